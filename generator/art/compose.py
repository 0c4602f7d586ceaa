"""Counters composed: a face of a unit, or a marker, becomes a drawing. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.compose_parts import PARTS
from generator.art.compose_text import label
from generator.art.look import Look, dress, look, marker_look
from generator.art.marks import Drawing, Mark
from generator.art.style import Style
from generator.model.game import FaceKey, Game, Kind, Marker, Unit
from generator.model.names import face_picture, marker_picture
from generator.model.steps import printed_faces, shown_faces

Faces = tuple[tuple[str, Drawing], ...]
"""Picture names and what they show."""


def counter(game: Game, unit: Unit, face: FaceKey, style: Style) -> Drawing:
    """One face of a unit."""
    kind = next(kind for kind in game.kinds if kind.name == unit.kind)
    return _drawing(look(dress(style, game.units, sides(game)), unit, kind, face))


def marker(marker: Marker, style: Style) -> Drawing:
    """A counter that is no unit."""
    return _drawing(marker_look(style, marker))


def faces(game: Game, style: Style) -> Faces:
    """Everything a module shows: every face that play turns up, and every marker, by picture name."""
    units = tuple(_unit_faces(game, style, printed=False))
    return (*units, *((marker_picture(m), marker(m, style)) for m in game.markers))


def printed(game: Game, style: Style) -> Faces:
    """Every face that is printed on a sheet, blank backs too, front before back, unit after unit."""
    return tuple(_unit_faces(game, style, printed=True))


def _unit_faces(game: Game, style: Style, printed: bool) -> Iterator[tuple[str, Drawing]]:
    wardrobe, kinds = dress(style, game.units, sides(game)), {kind.name: kind for kind in game.kinds}
    for unit in game.units:
        for face in _faces_of(kinds[unit.kind], printed):
            yield face_picture(unit, face), _drawing(look(wardrobe, unit, kinds[unit.kind], face))


def sides(game: Game) -> tuple[str, ...]:
    """The names of a game's sides, in its order."""
    return tuple(side.name for side in game.sides)


def _faces_of(kind: Kind, printed: bool) -> tuple[FaceKey, ...]:
    return printed_faces(kind.track) if printed else shown_faces(kind.track)


def _drawing(look: Look) -> Drawing:
    style = look.style
    marks: tuple[Mark, ...] = tuple(mark for part in look.settings.parts for mark in _part(look, part))
    return Drawing(style.side, style.side, marks, look.colour("ground"), style.corner * style.side / 100)


def _part(look: Look, part: str) -> Iterator[Mark]:
    return PARTS[part](look) if part in PARTS else label(look, part)
