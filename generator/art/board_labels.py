"""Places for names: each takes the cheapest of its places that leaves symbols, hex numbers and other names readable.

Names are placed one after the other, the important ones first; nothing is moved afterwards, so the same names always
come to the same places.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.art.board_frame import Frame
from generator.art.board_lettering import extent, lettered
from generator.art.board_style import TypeStyle
from generator.art.marks import Text

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

NAME, SYMBOL, NUMBER, LINE, OUTSIDE = 1000.0, 60.0, 25.0, 7.0, 5000.0
"""What it costs a name to lie on another name, a symbol, a hex number or a road, or to leave the map."""

TILE = 96


@dataclass(frozen=True)
class Spot:
    """A place for a name: its middle, its angle in degrees, and what it costs to be there rather than in the best."""

    x: float
    y: float
    angle: float = 0.0
    cost: float = 0.0


@dataclass(frozen=True)
class Name:
    """Lines of words to be put in one of several places; large ones may lie below the hex numbers."""

    lines: tuple[str, ...]
    style: TypeStyle
    spots: tuple[Spot, ...]
    below: bool = False


@dataclass(frozen=True)
class Placed:
    """A name in its place, and the boxes it covers."""

    name: Name
    spot: Spot
    boxes: tuple[Box, ...]


class Taken:
    """What is taken on the map: boxes and what it costs to lie on them, found by tile."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[int, int], list[tuple[Box, float]]] = defaultdict(list)

    def add(self, boxes: Iterable[Box], cost: float) -> None:
        """Takes these boxes."""
        for box in boxes:
            for tile in _tiles(box):
                self._tiles[tile].append((box, cost))

    def cost(self, box: Box) -> float:
        """What it costs to lie here; a box that is only touched costs less than one that is covered."""
        found = {entry for tile in _tiles(box) for entry in self._tiles.get(tile, ())}
        return math.fsum(cost * _shared(box, other) for other, cost in found)


def place(names: Iterable[Name], taken: Taken, frame: Frame) -> tuple[Placed, ...]:
    """All names in their places; `taken` comes to hold them too."""
    placed = []
    for name in names:
        choice = (Placed(name, spot, covered(name.lines, name.style, spot)) for spot in name.spots)
        best = min(choice, key=lambda one: (_cost(one, taken, frame), one.spot.y, one.spot.x))
        taken.add(best.boxes, NAME)
        placed.append(best)
    return tuple(placed)


def marks(placed: Iterable[Placed]) -> Iterator[Text]:
    """The names as marks."""
    for one in placed:
        for line, x, y in _lines(one.name, one.spot):
            yield from lettered(line, one.name.style, x, y, one.spot.angle)


def covered(lines: tuple[str, ...], style: TypeStyle, spot: Spot) -> tuple[Box, ...]:
    """The boxes that lines of words cover, a little room round them; turned words are cut into short boxes."""
    name = Name(lines, style, ())
    return tuple(box for line, x, y in _lines(name, spot) for box in _line(line, style, x, y, spot.angle))


def around(x: float, y: float, width: float, height: float, room: float) -> tuple[Spot, ...]:
    """Places beside a symbol that reaches `room` pixels from its middle: right, left, above, below, and further off."""
    spots = []
    for far in (0.0, 9.0, 20.0):
        across, down = room + far + width / 2, room + far + height / 2
        for shift in (0.0, -8.0, 8.0, -16.0, 16.0, -26.0, 26.0):
            cost = far * 0.5 + abs(shift) * 0.12
            spots += [Spot(x + across, y + shift, 0, cost), Spot(x - across, y + shift, 0, cost + 1.5)]
        for shift in (0.0, -0.25, 0.25, -0.5, 0.5):
            cost = far * 0.5 + abs(shift) * 3
            spots += [Spot(x + shift * width, y - down, 0, cost + 1), Spot(x + shift * width, y + down, 0, cost + 2)]
    return tuple(spots)


def upon(x: float, y: float, reach: float, step: float = 12.0) -> tuple[Spot, ...]:
    """Places on and round the middle of something large, up to `reach` pixels away."""
    count = math.floor(reach / step)
    ways = [(i * step, j * step) for i in range(-count, count + 1) for j in range(-count, count + 1)]
    return tuple(Spot(x + dx, y + dy, 0, math.hypot(dx, dy) * 0.15) for dx, dy in ways)


def _cost(placed: Placed, taken: Taken, frame: Frame) -> float:
    out = sum(not (frame.holds(box[:2], 6) and frame.holds(box[2:], 6)) for box in placed.boxes)
    return placed.spot.cost + out * OUTSIDE + math.fsum(taken.cost(box) for box in placed.boxes)


def _lines(name: Name, spot: Spot) -> Iterator[tuple[str, float, float]]:
    """Each line and its middle."""
    lead, turn = name.style.size * 1.05, math.radians(spot.angle)
    for i, line in enumerate(name.lines):
        down = (i - (len(name.lines) - 1) / 2) * lead
        yield line, spot.x + math.sin(turn) * down, spot.y + math.cos(turn) * down


def _line(line: str, style: TypeStyle, x: float, y: float, angle: float) -> Iterator[Box]:
    wide, high = extent(line, style)
    turn, pad = math.radians(angle), 2.0
    if angle == 0:
        yield (x - wide / 2 - pad, y - high / 2 - pad, x + wide / 2 + pad, y + high / 2 + pad)
        return
    count = max(1, math.ceil(wide / high))
    half = max(wide / count * abs(math.cos(turn)), high) / 2 + pad
    for i in range(count):
        along = (i + 0.5) / count * wide - wide / 2
        middle_x, middle_y = x + along * math.cos(turn), y - along * math.sin(turn)
        yield (middle_x - half, middle_y - half, middle_x + half, middle_y + half)


def _tiles(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(math.floor(box[0] / TILE), math.floor(box[2] / TILE) + 1):
        for row in range(math.floor(box[1] / TILE), math.floor(box[3] / TILE) + 1):
            yield column, row


def _shared(box: Box, other: Box) -> float:
    """How much of the smaller box both share, at least a quarter if they touch at all."""
    wide, high = min(box[2], other[2]) - max(box[0], other[0]), min(box[3], other[3]) - max(box[1], other[1])
    if wide <= 0 or high <= 0:
        return 0.0
    least = min((box[2] - box[0]) * (box[3] - box[1]), (other[2] - other[0]) * (other[3] - other[1]))
    return max(0.25, wide * high / max(least, 1e-6))
