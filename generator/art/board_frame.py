"""Where the ground lies on the board: miles to pixels, lines rounded off and cut to the map's edge."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from generator.art.marks import Point
from generator.grids import centre
from generator.model.game import Feature, Ground
from generator.model.ground import pixels_per_mile, to_pixels

CLOSE = 0.35
"""A road that ends so many miles from the map's edge is meant to leave the map."""


@dataclass(frozen=True)
class Frame:
    """The rectangle of the board that shows ground, in board pixels, and how many of them are a mile."""

    left: float
    top: float
    right: float
    bottom: float
    mile: float

    @property
    def width(self) -> float:
        """From the left edge to the right one."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From the upper edge to the lower one."""
        return self.bottom - self.top

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a point lies on the map, at least `margin` pixels from its edge."""
        return (
            self.left + margin <= point[0] <= self.right - margin
            and self.top + margin <= point[1] <= self.bottom - margin
        )


def frame(ground: Ground) -> Frame:
    """The rectangle round all hexes; half hexes at its upper and lower edge show ground too."""
    grid = ground.grid
    corners = [centre(grid, c, r) for c in (1, min(2, ground.columns), ground.columns) for r in (1, ground.rows)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    across, down = round(grid.dx * 2 / 3), round(grid.dy / 2)
    return Frame(min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down, pixels_per_mile(ground))


def widened(inner: Frame, miles: float) -> Frame:
    """A frame with so many miles more on every side."""
    more = miles * inner.mile
    return Frame(inner.left - more, inner.top - more, inner.right + more, inner.bottom + more, inner.mile)


def course(ground: Ground, feature: Feature) -> tuple[Point, ...]:
    """The points of a feature in board pixels."""
    return tuple(to_pixels(ground, place) for place in feature.points)


def reaching(frame: Frame, points: tuple[Point, ...]) -> tuple[Point, ...]:
    """A line whose end lies close to the map's edge and points at it, carried on beyond it."""
    if len(points) < 2:
        return points
    first, last = _carried_on(frame, points[1], points[0]), _carried_on(frame, points[-2], points[-1])
    return (*first, *points, *last)


def _carried_on(frame: Frame, before: Point, end: Point) -> tuple[Point, ...]:
    length = math.dist(before, end)
    if not frame.holds(end) or not length:
        return ()
    reach = CLOSE * frame.mile
    beyond = _mix(before, end, 1 + 1.5 * reach / length)
    return () if frame.holds(end, reach) or frame.holds(beyond) else (beyond,)


def eased(points: Sequence[Point], closed: bool = False, step: float = 6.0) -> tuple[Point, ...]:
    """The line rounded off through its own points, with a point about every `step` pixels (centripetal Catmull-Rom)."""
    if len(points) < 3:
        return tuple(points)
    before, after = (points[-1], points[0]) if closed else (_beyond(points[1], points[0]), _beyond(*points[-2:]))
    ring = [before, *points, after, *([points[1]] if closed else [])]
    line: list[Point] = []
    for i in range(len(ring) - 3):
        a, b, c, d = ring[i : i + 4]
        parts = max(1, math.ceil(math.dist(b, c) / step))
        line += (_between(a, b, c, d, k / parts) for k in range(parts))
    return tuple(line) if closed else (*line, points[-1])


def _beyond(a: Point, b: Point) -> Point:
    return (2 * b[0] - a[0], 2 * b[1] - a[1])


def _between(a: Point, b: Point, c: Point, d: Point, part: float) -> Point:
    """A point on the curve from b to c (Barry and Goldman's pyramid; knots by the root of distance, so no loops)."""
    t = [0.0]
    for p, q in pairwise((a, b, c, d)):
        t.append(t[-1] + max(math.dist(p, q), 1e-6) ** 0.5)
    at = t[1] + (t[2] - t[1]) * part
    ab = _mix(a, b, at / t[1])
    bc = _mix(b, c, part)
    cd = _mix(c, d, (at - t[2]) / (t[3] - t[2]))
    abc, bcd = _mix(ab, bc, (at - t[0]) / (t[2] - t[0])), _mix(bc, cd, (at - t[1]) / (t[3] - t[1]))
    return _mix(abc, bcd, part)


def _mix(p: Point, q: Point, share: float) -> Point:
    return (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)


def chained(lines: Iterable[tuple[Point, ...]]) -> tuple[tuple[Point, ...], ...]:
    """Lines that go on where another ends become one, so that they can be rounded off together."""
    chains: list[tuple[Point, ...]] = []
    for line in lines:
        before = next((i for i, chain in enumerate(chains) if chain[-1] == line[0]), None)
        if before is None:
            chains.append(line)
        else:
            chains[before] = (*chains[before], *line[1:])
    return tuple(chains)


def cut(frame: Frame, points: Sequence[Point]) -> tuple[tuple[Point, ...], ...]:
    """The stretches of a line that lie on the map."""
    stretches: list[list[Point]] = []
    for p, q in pairwise(points):
        inner = _clip(frame, p, q)
        if inner is None:
            continue
        if stretches and stretches[-1][-1] == inner[0]:
            stretches[-1].append(inner[1])
        else:
            stretches.append(list(inner))
    return tuple(tuple(stretch) for stretch in stretches)


def _clip(frame: Frame, p: Point, q: Point) -> tuple[Point, Point] | None:
    """The part of a segment inside the frame (Liang and Barsky)."""
    enter, leave = 0.0, 1.0
    dx, dy = q[0] - p[0], q[1] - p[1]
    walls = ((-dx, p[0] - frame.left), (dx, frame.right - p[0]), (-dy, p[1] - frame.top), (dy, frame.bottom - p[1]))
    for speed, room in walls:
        if speed == 0 and room < 0:
            return None
        if speed < 0:
            enter = max(enter, room / speed)
        elif speed > 0:
            leave = min(leave, room / speed)
    if enter >= leave:
        return None
    return (p if enter == 0 else _mix(p, q, enter), q if leave == 1 else _mix(p, q, leave))


def rounded(points: Iterable[Point]) -> tuple[Point, ...]:
    """The points to a tenth of a pixel, so that a drawing reads the same on every machine."""
    return tuple((round(x, 1), round(y, 1)) for x, y in points)
