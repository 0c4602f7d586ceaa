"""An author's own pictures: a file in the game's `art` folder, named as a face's picture, takes its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from generator.art.raster.encode import png
from generator.art.raster.given import NoPictureError, fitted, opened
from generator.model.game import Game
from generator.model.names import face_picture, marker_picture
from generator.model.steps import shown_faces
from generator.problems import Problem, Where, did_you_mean

FOLDER = "art"


def own_pictures(folder: Path) -> dict[str, bytes]:
    """The files of a game's `art` folder by name; without such a folder, none."""
    art = folder / FOLDER
    files = sorted(art.iterdir()) if art.is_dir() else []
    return {path.name: path.read_bytes() for path in files if path.is_file() and not path.name.startswith(".")}


def with_withdrawn(game: Game) -> Game:
    """The game with the units that are withdrawn: games under way still show them."""
    return replace(game, units=(*game.units, *game.edition.withdrawn))


def drawn_pictures(game: Game) -> Iterator[str]:
    """The names of all pictures that are drawn for a game's counters."""
    kinds = {kind.name: kind for kind in game.kinds}
    for unit in with_withdrawn(game).units:
        yield from (face_picture(unit, face) for face in shown_faces(kinds[unit.kind].track))
    yield from map(marker_picture, game.markers)


def unreadable(folder: Path, pictures: Mapping[str, bytes]) -> Iterator[Problem]:
    """Files that are no pictures."""
    for name, data in pictures.items():
        try:
            opened(data)
        except NoPictureError as error:
            yield Problem(_where(folder, name), f"this is no picture: {error}", "save it as a PNG")


def misnamed(folder: Path, pictures: Mapping[str, bytes], game: Game) -> Iterator[Problem]:
    """Files that take no picture's place, by a name that is wrong."""
    known = set(drawn_pictures(game))
    for name in pictures:
        if name not in known:
            hint = did_you_mean(name, known) or "a name is like usmc-7-1-a.full.png"
            yield Problem(_where(folder, name), "no counter's face has this name", hint)


def own_counter(data: bytes, side: int) -> bytes:
    """An author's picture as a counter's PNG of `side` pixels, in all its colours."""
    return png(fitted(opened(data), side), colours=0)


def _where(folder: Path, name: str) -> Where:
    return Where(f"{folder.name}/{FOLDER}/{name}")
