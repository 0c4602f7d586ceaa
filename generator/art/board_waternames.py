"""Names of water: a lake's inside its shore, as large as it goes in; a river's along its straightest reach."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator
from itertools import accumulate, pairwise

from generator.art.board_frame import Frame
from generator.art.board_labels import Box, Name, Spot, covered
from generator.art.board_lettering import extent, scaled
from generator.art.board_style import TypeStyle
from generator.art.marks import Point

SIZES = (1.0, 0.85, 0.7, 0.55, 0.4)
"""Sizes a lake's name is tried in."""

STEP = 10
"""Pixels between the places where a lake's name is tried."""

OFF = 13.0
"""How far from a river's middle its name stands."""


class Inside:
    """What of the map lies inside a shore, in cells of `STEP` pixels: counts of cells from the left top corner."""

    def __init__(self, shore: tuple[Point, ...], frame: Frame) -> None:
        xs, ys = [x for x, _ in shore], [y for _, y in shore]
        self.left, self.top = max(min(xs), frame.left), max(min(ys), frame.top)
        self.columns = max(0, math.floor((min(max(xs), frame.right) - self.left) / STEP))
        self.rows = max(0, math.floor((min(max(ys), frame.bottom) - self.top) / STEP))
        self.counts = [[0] * (self.columns + 1)]
        for row in range(self.rows):
            flags = self._row(shore, self.top + (row + 0.5) * STEP)
            self.counts.append([a + b for a, b in zip(self.counts[-1], accumulate(flags, initial=0), strict=True)])

    def _row(self, shore: tuple[Point, ...], y: float) -> list[bool]:
        edges = zip(shore, (*shore[1:], shore[0]), strict=True)
        crossed = sorted(x1 + (y - y1) / (y2 - y1) * (x2 - x1) for (x1, y1), (x2, y2) in edges if (y1 > y) != (y2 > y))
        middles = (self.left + (column + 0.5) * STEP for column in range(self.columns))
        return [bisect(crossed, x) % 2 == 1 for x in middles]

    def holds(self, box: Box) -> bool:
        """Whether all of a box is inside."""
        left, right = math.floor((box[0] - self.left) / STEP), math.ceil((box[2] - self.left) / STEP)
        top, bottom = math.floor((box[1] - self.top) / STEP), math.ceil((box[3] - self.top) / STEP)
        if left < 0 or top < 0 or right > self.columns or bottom > self.rows:
            return False
        high, low = self.counts[top], self.counts[bottom]
        return low[right] - low[left] - high[right] + high[left] == (right - left) * (bottom - top)


def lake_name(words: str, shore: tuple[Point, ...], frame: Frame, style: TypeStyle) -> Iterator[Name]:
    """The name in as many lines as let it be largest, farthest from the shore; none if it goes in nowhere."""
    water = Inside(shore, frame)
    for size in SIZES:
        smaller = scaled(style, size)
        best = max((_best(lines, smaller, water) for lines in _split(words)), key=lambda one: one[0])
        if best[0] > 0:
            yield Name(best[1], smaller, (best[2],), below=True)
            return


def _best(lines: tuple[str, ...], style: TypeStyle, water: Inside) -> tuple[int, tuple[str, ...], Spot]:
    """How many pixels of water there are all round the name where there are most, and where that is."""
    boxes = covered(lines, style, Spot(0, 0))
    left, top, right, bottom = (f(box[i] for box in boxes) for i, f in enumerate((min, min, max, max)))
    most, place = 0, Spot(0, 0)
    for row in range(water.rows):
        for column in range(water.columns):
            x, y = water.left + column * STEP, water.top + row * STEP
            while water.holds(_grown((x + left, y + top, x + right, y + bottom), most + STEP)):
                most, place = most + STEP, Spot(x, y)
    return most, lines, place


def _grown(box: Box, by: float) -> Box:
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def _split(words: str) -> Iterator[tuple[str, ...]]:
    """The words in one line, in two and in three."""
    parts = words.split(" ")
    yield (words,)
    for i in range(1, len(parts)):
        yield (" ".join(parts[:i]), " ".join(parts[i:]))
    if len(parts) == 3:
        yield tuple(parts)


def river_name(words: str, stretches: tuple[tuple[Point, ...], ...], style: TypeStyle) -> Iterator[Name]:
    """The name beside the river where it runs straightest, readable from below."""
    wide, high = extent(words, style)
    spots = [spot for stretch in stretches for spot in _along(stretch, wide, OFF + high / 2)]
    if spots:
        yield Name((words,), style, tuple(spots))


def _along(points: tuple[Point, ...], wide: float, off: float) -> Iterator[Spot]:
    gone = [0.0]
    for p, q in pairwise(points):
        gone.append(gone[-1] + math.dist(p, q))
    for first in range(0, len(points), 3):
        last = next((i for i in range(first, len(points)) if gone[i] - gone[first] >= wide), None)
        if last is None:
            return
        (x1, y1), (x2, y2) = points[first], points[last]
        chord = math.dist((x1, y1), (x2, y2))
        dx, dy = (x2 - x1) / max(chord, 1e-6), (y2 - y1) / max(chord, 1e-6)
        bulge = [(x - x1) * -dy + (y - y1) * dx for x, y in points[first : last + 1]]
        dx, dy = (dx, dy) if dx >= 0 else (-dx, -dy)
        middle = ((x1 + x2) / 2, (y1 + y2) / 2)
        bend = max(bulge) - min(bulge)
        for side in (-1, 1):
            away = off + bend / 2
            x, y = middle[0] - dy * away * side, middle[1] + dx * away * side
            yield Spot(round(x, 1), round(y, 1), round(math.degrees(math.atan2(-dy, dx)), 1), bend * 0.8)
