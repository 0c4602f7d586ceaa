"""Sheets: counters at their places on pages, and contact sheets to look at. Arithmetic and marks; nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from generator.art.compose import Faces
from generator.art.marks import Disc, Drawing, Line, Mark, Pixels, Polygon, Rect, Text
from generator.art.outline import rounded
from generator.model.game import Game
from generator.model.names import face_picture, marker_picture
from generator.model.steps import printed_faces

GROUND = "#c7ced6"
INK = "#27313b"


@dataclass(frozen=True)
class Place:
    """Where a counter lies on a page: its left top corner."""

    name: str
    x: float
    y: float


@dataclass(frozen=True)
class Page:
    """A page of counters under titles; lengths in the unit of the counter's side."""

    width: float
    height: float
    titles: tuple[Place, ...]
    places: tuple[Place, ...]


Groups = Sequence[tuple[str, Sequence[str]]]
"""Titles, and the names of the counters under each."""


def pages(
    groups: Groups, side: float, columns: int, gap: float = 6.0, title: float = 22.0, most: float = 1e9
) -> tuple[Page, ...]:
    """Counters in rows, group after group, on pages no higher than `most`; a title stays with its first row."""
    width, done = columns * (side + gap) + gap, list[Page]()
    titles, places, y = list[Place](), list[Place](), gap
    for name, counters in groups:
        rows = [counters[at : at + columns] for at in range(0, len(counters), columns)]
        for number, row in enumerate(rows):
            head = title if number == 0 else 0.0
            if places and y + head + side + gap > most:
                done.append(Page(width, y, tuple(titles), tuple(places)))
                titles, places, y = [], [], gap
            titles += [Place(name, gap, y)] if number == 0 else []
            places += (Place(c, gap + at * (side + gap), y + head) for at, c in enumerate(row))
            y += head + side + gap
    return (*done, Page(width, y, tuple(titles), tuple(places)))


def by_formation(game: Game, side: str) -> Groups:
    """The printed faces of a side's units, formation by formation, in the order of the units."""
    tracks = {kind.name: kind.track for kind in game.kinds}
    units = sorted(
        (unit for unit in game.units if unit.side == side),
        key=lambda unit: [u.formation for u in game.units].index(unit.formation),
    )
    return [
        (name or side, [face_picture(unit, face) for unit in them for face in printed_faces(tracks[unit.kind])])
        for name, them in ((name, list(group)) for name, group in groupby(units, key=lambda unit: unit.formation))
    ]


def markers(game: Game) -> Groups:
    """The markers."""
    return [("Markers", [marker_picture(marker) for marker in game.markers])]


def contact_sheet(groups: Groups, faces: Faces, columns: int = 12, ground: str = GROUND) -> Drawing:
    """All counters of some groups in one drawing."""
    drawings = dict(faces)
    side = next(iter(drawings.values())).width
    (page,) = pages(groups, side, columns)
    marks: list[Mark] = [Text(t.x, t.y + 16, t.name, 15, INK, "SemiBold", "ls") for t in page.titles]
    for place in page.places:
        marks += laid(drawings[place.name], place.x, place.y, ground)
    return Drawing(page.width, page.height, tuple(marks), ground)


def laid(drawing: Drawing, x: float, y: float, ground: str) -> Iterator[Mark]:
    """A drawing's marks moved to a place on a sheet of that colour, its corners rounded."""
    if drawing.ground:
        yield Rect(x, y, drawing.width, drawing.height, 0, drawing.ground)
    yield from (moved(mark, x, y) for mark in drawing.marks)
    if drawing.corner:
        yield from (Polygon(points, ground) for points in _corners(drawing, x, y))


def moved(mark: Mark, x: float, y: float) -> Mark:
    """A mark, so much farther to the right and down."""
    match mark:
        case Polygon() | Line():
            return replace(mark, points=tuple((px + x, py + y) for px, py in mark.points))
        case Rect() | Disc() | Text() | Pixels():
            return replace(mark, x=mark.x + x, y=mark.y + y)


def _corners(drawing: Drawing, x: float, y: float) -> Iterable[tuple[tuple[float, float], ...]]:
    """What is left of a square outside a rounded corner, for each corner."""
    arc = rounded(x, y, drawing.width, drawing.height, drawing.corner)
    tips = ((x, y), (x + drawing.width, y), (x + drawing.width, y + drawing.height), (x, y + drawing.height))
    share = len(arc) // 4
    return [(tip, *arc[at * share : (at + 1) * share]) for at, tip in enumerate(tips)]
