"""An author's own pictures take the place of drawn ones: which picture each name means, and what is wrong with it.

A picture is named after a unit and its face (`usmc-7-1-a.full.png`), a marker (`marker.turn.png`), or after a kind and
a face (`kind.armor.ready.png`), which is then that of all its units that have none of their own. A file goes before a
counter cut from a scan, that before a kind's; an earlier folder goes before a later one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from generator.art.folders import FOLDER
from generator.art.own_files import Brought, Claim, Own, brought
from generator.art.raster import VERSION
from generator.art.raster.encode import png
from generator.art.raster.given import cut, fitted
from generator.model.game import Game
from generator.model.names import MOVED_PICTURE, face_picture, marker_picture
from generator.model.steps import printed_faces
from generator.problems import Problem, Where

KIND = "kind."


def own_pictures(folder: Path, game: Game, given: tuple[Path, ...] = ()) -> dict[str, Own]:
    """The own pictures for a game in a folder, by the names of the pictures whose place they take."""
    return placed(found(folder, given), game)


def found(folder: Path, given: tuple[Path, ...] = ()) -> Brought:
    """What own pictures there are for the game in a folder; `given` are folders that go first."""
    wrong = tuple(Problem(Where(str(one)), "there is no such folder") for one in given if not one.is_dir())
    all_ = brought((*given, folder / FOLDER))
    return replace(all_, problems=(*wrong, *all_.problems))


def with_withdrawn(game: Game) -> Game:
    """The game with the units that are withdrawn: games under way still show them."""
    return replace(game, units=(*game.units, *game.edition.withdrawn))


def placed(told: Brought, game: Game) -> dict[str, Own]:
    """The own pictures by the names of those whose place they take; names that match nothing are left out."""
    names = names_of(game)
    claims = [*_by_kind(told, game), *reversed(told.cuts), *reversed(told.files)]
    return {f"{name}.png": claim.own for claim in claims for name in [meant(claim, names)] if name}


def names_of(game: Game) -> dict[str, str]:
    """Every name a picture may have, and what it means: itself, or for a unit's bare id its first face."""
    kinds = {kind.name: kind for kind in game.kinds}
    names = {Path(MOVED_PICTURE).stem: Path(MOVED_PICTURE).stem}
    for unit in with_withdrawn(game).units:
        faces = printed_faces(kinds[unit.kind].track) if unit.kind in kinds else ()
        names |= {stem: stem for face in faces for stem in [Path(face_picture(unit, face)).stem]}
    return names | {stem: stem for marker in game.markers for stem in [Path(marker_picture(marker)).stem]}


def meant(claim: Claim, names: Mapping[str, str]) -> str:
    """The picture that a claim means; empty if none."""
    wanted = (claim.name, f"{claim.name}.{claim.face}" if claim.face else "", f"marker.{claim.name}")
    return next((name for name in wanted if name in names), "") or _front(claim, names)


def _front(claim: Claim, names: Mapping[str, str]) -> str:
    """A bare id in a sheet without a face: the unit's front, which is printed first."""
    if claim.face or not claim.own.where.line:
        return ""
    return next((name for name in names if name.rpartition(".")[0] == claim.name), "")


def kind_names(game: Game) -> dict[str, tuple[str, str]]:
    """The names after kinds, `kind.armor.ready`, with the kind and the face they mean."""
    return {f"{KIND}{k.name}.{face}": (k.name, face) for k in game.kinds for face in printed_faces(k.track)}


def _by_kind(told: Brought, game: Game) -> Iterator[Claim]:
    kinds = kind_names(game)
    for claim in (*reversed(told.cuts), *reversed(told.files)):
        kind, face = kinds.get(claim.name, ("", ""))
        for unit in with_withdrawn(game).units:
            if kind and unit.kind == kind:
                yield replace(claim, name=f"{unit.id}.{face}")


def own_key(own: Own, side: int) -> str:
    """A fingerprint of `own_counter`, without making it."""
    return f"{VERSION} own {side} {own.key}"


def own_counter(own: Own, side: int) -> bytes:
    """An author's picture as a counter's PNG of `side` pixels, in all its colours."""
    handling = own.handling
    return png(fitted(cut(own.data, handling.crop, side), side, handling.fit, handling.corner), colours=0)
