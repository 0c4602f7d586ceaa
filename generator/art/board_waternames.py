"""Names of water: a lake's inside its shore, as large as it goes in; a river's along its straightest reach."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from generator.art.board_frame import Frame
from generator.art.board_labels import Name, Spot, covered
from generator.art.board_style import TypeStyle
from generator.art.board_water import inside
from generator.art.board_lettering import extent
from generator.art.marks import Point

SIZES = (1.0, 0.85, 0.7, 0.55, 0.4)
"""Sizes a lake's name is tried in."""

STEP = 20
"""Pixels between the places where a lake's name is tried."""

OFF = 13.0
"""How far from a river's middle its name stands."""


def lake_name(words: str, shore: tuple[Point, ...], frame: Frame, style: TypeStyle) -> Iterator[Name]:
    """The name in as many lines as let it be largest, where it is farthest from the shore; none if it goes in nowhere."""
    for size in SIZES:
        smaller = style.model_copy(update={"size": style.size * size, "spacing": style.spacing * size})
        found = [(_room(lines, smaller, spot, shore), lines, spot) for lines in _split(words) for spot in _spots(lines, smaller, shore, frame)]
        if found:
            _, lines, spot = max(found, key=lambda one: (one[0], -one[2].y, -one[2].x))
            yield Name(lines, smaller, (spot,))
            return


def _split(words: str) -> Iterator[tuple[str, ...]]:
    """The words in one line, in two and in three."""
    parts = words.split(" ")
    yield (words,)
    for i in range(1, len(parts)):
        yield (" ".join(parts[:i]), " ".join(parts[i:]))
    if len(parts) == 3:
        yield tuple(parts)


def _spots(lines: tuple[str, ...], style: TypeStyle, shore: tuple[Point, ...], frame: Frame) -> Iterator[Spot]:
    xs, ys = [x for x, _ in shore], [y for _, y in shore]
    left, right = max(min(xs), frame.left), min(max(xs), frame.right)
    top, bottom = max(min(ys), frame.top), min(max(ys), frame.bottom)
    for column in range(1, math.ceil((right - left) / STEP)):
        for row in range(1, math.ceil((bottom - top) / STEP)):
            spot = Spot(left + column * STEP, top + row * STEP)
            if inside(shore, (spot.x, spot.y)) and _fits(lines, style, spot, shore, frame):
                yield spot


def _fits(lines: tuple[str, ...], style: TypeStyle, spot: Spot, shore: tuple[Point, ...], frame: Frame) -> bool:
    pad = style.size * 0.35
    for left, top, right, bottom in covered(lines, style, spot):
        ring = [(x, y) for x in (left - pad, (left + right) / 2, right + pad) for y in (top - pad, bottom + pad)]
        if not all(frame.holds(point, 4) and inside(shore, point) for point in ring):
            return False
    return True


def _room(lines: tuple[str, ...], style: TypeStyle, spot: Spot, shore: tuple[Point, ...]) -> float:
    """How far the name's boxes are from the shore."""
    corners = [(x, y) for left, top, right, bottom in covered(lines, style, spot) for x in (left, right) for y in (top, bottom)]
    return round(min(math.dist(corner, point) for corner in corners for point in shore[::4]), 1)


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
