"""Which points lie inside an outline, to the pixel, as Java decides it.

A left or upper edge belongs to the outline, a right or lower edge does not. Java does it twice, with sums in another
order: for zones (java.awt.Polygon.contains) and for hexes (java.awt.geom.Area.contains).
"""

import math
import struct
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[int, int]
Outline = Sequence[Point]


def inside(outline: Outline, x: int, y: int) -> bool:
    """Is this point in the zone? (java.awt.Polygon.contains)"""
    if len(outline) <= 2:
        return False
    return sum(_left_of(upper, lower, x, y) for upper, lower in _slopes(outline, y)) % 2 == 1


def inside_hex(outline: Outline, x: int, y: int) -> bool:
    """Is this point in the hex? (java.awt.geom.Area.contains)"""
    hits = 0
    for (x1, y1), (x2, y2) in _slopes(outline, y):
        hits += x < x1 + (y - y1) * (x2 - x1) / (y2 - y1)
    return hits % 2 == 1


def hexagon(x: int, y: int, dx: float, dy: float) -> list[Point]:
    """Outline of the flat-topped hex around (x, y), in Java's single precision (HexGrid.getSingleHexShape)."""
    half_dy = single(0.5 * single(dy))
    r = single(single(2 * single(dx)) / 3)
    half_r = single(0.5 * r)
    top, bottom = round_half_up(single(y - half_dy)), round_half_up(single(y + half_dy)) + 1
    left, right = round_half_up(single(x - half_r)), round_half_up(single(x + half_r)) + 1
    far_left, far_right = round_half_up(single(x - r)), round_half_up(single(x + r)) + 1
    return [(far_left, y), (left, top), (right, top), (far_right, y), (right, bottom), (left, bottom)]


def single(value: float) -> float:
    """The nearest number that Java's `float` can hold."""
    return float(struct.unpack("f", struct.pack("f", value))[0])


def round_half_up(value: float) -> int:
    """Java's Math.round: halves go up."""
    floor = math.floor(value)
    return floor + (value - floor >= 0.5)


def _slopes(outline: Outline, y: int) -> list[tuple[Point, Point]]:
    """Edges that the line at this height crosses, each with its upper end first."""
    edges = [*pairwise(outline), (outline[-1], outline[0])]
    upper_first = (edge if edge[0][1] < edge[1][1] else edge[::-1] for edge in edges)
    return [(upper, lower) for upper, lower in upper_first if upper[1] <= y < lower[1]]


def _left_of(upper: Point, lower: Point, x: int, y: int) -> bool:
    (x1, y1), (x2, y2) = upper, lower
    if x >= max(x1, x2) or x < min(x1, x2):
        return x < min(x1, x2)
    return x - x1 < (y - y1) / (y2 - y1) * (x2 - x1)
