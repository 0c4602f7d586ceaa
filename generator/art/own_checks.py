"""What can be wrong with an author's own pictures: no pictures, too small, cut beyond the edge, names of nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from generator.art.own import kind_names, meant, names_of
from generator.art.own_files import Brought, Claim
from generator.art.raster.given import NoPictureError, size
from generator.model.game import Game
from generator.problems import Problem, did_you_mean

SMALL = 75
"""Pixels that a picture should have on its shorter side, at scale 1."""
OBLONG = 1.25
"""A picture longer than this share of its width loses much when it becomes a square."""


def own_problems(told: Brought, game: Game | None, scale: int = 1) -> Iterator[Problem]:
    """Everything that is wrong with own pictures; without a game, whether they are pictures at all."""
    yield from told.problems
    for claim in (*told.files, *told.cuts):
        yield from _unfit(claim, SMALL * scale)
    if game is not None:
        names = {**names_of(game), **dict.fromkeys(kind_names(game), "")}
        yield from (p for claim in (*told.files, *told.cuts) for p in _unnamed(claim, names))
        yield from _twice(told)
        stems = {claim.name for claim in told.files}
        for name, where in told.handled:
            if name not in stems:
                yield Problem(where, f'there is no picture "{name}" here', did_you_mean(name, stems))


def _unfit(claim: Claim, wanted: int) -> Iterator[Problem]:
    own, crop = claim.own, claim.own.handling.crop
    try:
        width, height = size(own.data)
    except NoPictureError as error:
        yield Problem(own.where, f"this is no picture: {error}", "save it as a PNG")
        return
    if crop and (crop[0] + crop[2] > width + 1 or crop[1] + crop[3] > height + 1):
        what = f'"{claim.name}" is cut out beyond the edge of the picture ({width} x {height})'
        yield Problem(own.where, what, "look at origin, pitch, size or crop")
        return
    width, height = (round(crop[2]), round(crop[3])) if crop else (width, height)
    vector = own.where.file.lower().endswith(".svg")
    if min(width, height) < wanted and not vector:
        what = f"{width} x {height} pixels are few for a counter of {wanted}; it is enlarged"
        yield Problem(own.where, what, level="warning")
    if own.handling.fit == "cover" and max(width, height) > OBLONG * min(width, height):
        what = f"{width} x {height} pixels are no square; only the middle is seen"
        yield Problem(own.where, what, "`crop` or `fit: contain` in pictures.yaml", "warning")


def _unnamed(claim: Claim, names: Mapping[str, str]) -> Iterator[Problem]:
    if claim.name in names or meant(claim, names):
        return
    ending = Path(claim.own.where.file).suffix if not claim.own.where.line else ""
    lowered = {name.lower(): name for name in names}
    if right := lowered.get(claim.name.lower()):
        yield Problem(claim.own.where, "small and capital letters differ", f'its name is "{right}{ending}"')
        return
    hint = did_you_mean(claim.name + ending, [name + ending for name in names])
    what = f'no counter\'s face has this name: "{claim.name}"' if claim.own.where.line else _NAMELESS
    yield Problem(claim.own.where, what, hint or "a name is like usmc-7-1-a.full.png")


_NAMELESS = "no counter's face has this name"


def _twice(told: Brought) -> Iterator[Problem]:
    """Two files of one folder for one picture, such as a PNG and a JPEG, or names that differ by case only."""
    seen: dict[tuple[str, str], Claim] = {}
    for claim in told.files:
        key = (str(Path(claim.own.where.file).parent), claim.name.lower())
        if key in seen:
            other = Path(seen[key].own.where.file).name
            yield Problem(claim.own.where, f'"{other}" is for the same picture', "keep one of the two")
        seen[key] = claim
