"""Sheets to print: every counter of cardboard a game needs, at its place on paper, front and back. Arithmetic only.

Lengths are millimetres from the left top corner of the paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from generator.model.game import FaceKey, Game, Unit
from generator.model.names import face_picture, marker_picture
from generator.model.steps import printed_faces

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of papers, by their names in small letters."""

EDGE = 10.0
"""Room at the left and right for cut marks and what printers cannot reach."""
HEAD, FOOT = 23.0, 19.0
"""Room for the sheet's title and for the ruler at its foot."""

Flip = Literal["long", "short"]
"""The edge the paper is turned over for its back."""


@dataclass(frozen=True)
class Format:
    """How sheets are laid out: paper, side of a counter, how far colours run over its cut, how the paper is turned."""

    width: float
    height: float
    side: float = 15.875
    bleed: float = 1.0
    flip: Flip = "long"

    @property
    def pitch(self) -> float:
        """From one counter to the next: their bleeds meet."""
        return self.side + 2 * self.bleed

    @property
    def columns(self) -> int:
        """How many counters lie side by side; 0 if the paper is too small."""
        return max(int((self.width - 2 * EDGE + 1e-6) // self.pitch), 0)

    @property
    def rows(self) -> int:
        """How many rows a sheet has; 0 if the paper is too small."""
        return max(int((self.height - HEAD - FOOT + 1e-6) // self.pitch), 0)


@dataclass(frozen=True)
class Counter:
    """A counter of cardboard: whose it is, and the pictures on its two sides; an empty back is plain."""

    owner: str
    front: str
    back: str


@dataclass(frozen=True)
class Spot:
    """A picture at a place on a page (the left top corner of the counter), upside down or not."""

    counter: Counter
    picture: str
    x: float
    y: float
    turned: bool = False


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper: its title, which one of how many, and what lies on its front and back."""

    title: str
    number: int
    of: int
    front: tuple[Spot, ...]
    back: tuple[Spot, ...]


Batch = tuple[str, Sequence[Sequence[Counter]]]
"""A title, and runs of counters that each begin a row."""


def batches(game: Game) -> tuple[Batch, ...]:
    """Every counter of a game: side by side, Remnants after the others, then the markers."""
    sides = ((f"{side.name} counters", _units(game, side.name)) for side in game.sides)
    return (*((title, runs) for title, runs in sides if any(runs)), ("Markers", (_markers(game),)))


def chosen(batches: Iterable[Batch], owners: Iterable[str]) -> tuple[Batch, ...]:
    """The counters of some units and markers alone, all on one kind of sheet."""
    wanted = set(owners)
    runs = [[c for c in run if c.owner in wanted] for _, them in batches for run in them]
    return (("Replacement counters", ([counter for run in runs for counter in run],)),)


def sheets(batches: Iterable[Batch], format: Format) -> tuple[Sheet, ...]:
    """The counters on sheets, batch after batch; a sheet holds counters of one batch."""
    return tuple(sheet for title, runs in batches for sheet in _sheets(title, runs, format))


def _units(game: Game, side: str) -> Sequence[Sequence[Counter]]:
    """The counters units begin with, and those they change to (17.1, 17.2)."""
    tracks = {kind.name: kind.track for kind in game.kinds}
    order = {name: at for at, name in enumerate(dict.fromkeys(unit.formation for unit in game.units))}
    units = sorted((unit for unit in game.units if unit.side == side), key=lambda unit: order[unit.formation])
    counters = [tuple(_of_unit(unit, printed_faces(tracks[unit.kind]))) for unit in units]
    return ([first for first, *_ in counters], [more for _, *rest in counters for more in rest])


def _of_unit(unit: Unit, faces: Sequence[FaceKey]) -> Iterator[Counter]:
    """Two faces make a counter; a last one alone has a plain back."""
    pictures = [face_picture(unit, face) for face in faces]
    for at in range(0, len(pictures), 2):
        yield Counter(unit.id, pictures[at], "".join(pictures[at + 1 : at + 2]))


def _markers(game: Game) -> Sequence[Counter]:
    """Markers say the same on both sides: none ever lies the wrong way up."""
    return [
        Counter(marker.id, marker_picture(marker), marker_picture(marker))
        for marker in game.markers
        for _ in range(marker.printed)
    ]


def _sheets(title: str, runs: Sequence[Sequence[Counter]], format: Format) -> Iterator[Sheet]:
    wide, high = format.columns, format.rows
    rows = [run[at : at + wide] for run in runs for at in range(0, len(run), wide)]
    pages = [rows[at : at + high] for at in range(0, len(rows), high)]
    for number, page in enumerate(pages, 1):
        front = tuple(_fronts(page, format))
        yield Sheet(title, number, len(pages), front, tuple(back(spot, format) for spot in front))


def _fronts(rows: Sequence[Sequence[Counter]], format: Format) -> Iterator[Spot]:
    left = (format.width - format.columns * format.pitch) / 2 + format.bleed
    for row, counters in enumerate(rows):
        for column, counter in enumerate(counters):
            x, y = left + column * format.pitch, HEAD + format.bleed + row * format.pitch
            yield Spot(counter, counter.front, x, y)


def back(spot: Spot, format: Format) -> Spot:
    """Where a counter's back lies on the back of the paper, as the printer sees that page.

    Turned over the long edge, left and right change places. Over the short edge, it is that same page upside down.
    """
    if format.flip == "long":
        return Spot(spot.counter, spot.counter.back, format.width - spot.x - format.side, spot.y)
    return Spot(spot.counter, spot.counter.back, spot.x, format.height - spot.y - format.side, turned=True)
