"""Marks as filled outlines on a fine grid, for whoever draws them: corners rounded, dashes cut, lines made of strips.

A `Piece` is a colour and the outlines it fills. Outlines are in fine pixels; whoever fills them includes the pixels on
the edge, so each is half a fine pixel smaller all round. Nothing is drawn here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from generator.art.marks import Disc, Line, Mark, Point, Polygon, Rect

Outline = tuple[Point, ...]
Piece = tuple[str, tuple[Outline, ...]]


@dataclass(frozen=True)
class Zoom:
    """From picture to fine pixels: so many times larger, and the part of it that is wanted (fine pixels)."""

    times: float
    left: float = 0.0
    top: float = 0.0
    width: float = math.inf
    height: float = math.inf

    def point(self, x: float, y: float) -> Point:
        """A point in fine pixels, pixel centres at whole numbers."""
        return (x * self.times - self.left - 0.5, y * self.times - self.top - 0.5)

    def near(self, points: Outline, reach: float) -> bool:
        """Whether the wanted part can see something of these points, drawn `reach` thick."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        across = max(xs) > -reach and min(xs) < self.width + reach
        return across and max(ys) > -reach and min(ys) < self.height + reach


def pieces(mark: Mark, zoom: Zoom) -> tuple[Piece, ...]:
    """What to fill for a mark, bottom first; nothing for text and ready-made pictures."""
    match mark:
        case Rect():
            return _rect(mark, zoom)
        case Disc():
            return _disc(mark, zoom)
        case Polygon():
            closed = (*mark.points, *mark.points[:1])
            edge = Line(closed, mark.outline, mark.line)
            fill = (tuple(zoom.point(*p) for p in mark.points),)
            return (*_inked(mark.fill, fill), *_inked(mark.outline, _line(edge, zoom)))
        case Line():
            return _inked(mark.colour, _line(mark, zoom))
        case _:
            return ()


def _inked(colour: str, outlines: tuple[Outline, ...]) -> tuple[Piece, ...]:
    return ((colour, outlines),) if colour and outlines else ()


def _rect(mark: Rect, zoom: Zoom) -> tuple[Piece, ...]:
    left, top = round(mark.x * zoom.times - zoom.left), round(mark.y * zoom.times - zoom.top)
    right, bottom = (mark.x + mark.width) * zoom.times - zoom.left, (mark.y + mark.height) * zoom.times - zoom.top
    wide, high = max(round(right) - left - 1, 0), max(round(bottom) - top - 1, 0)
    radius = max(mark.radius * zoom.times - 0.5, 0.0) if mark.radius else 0.0
    outer = rounded(left, top, wide, high, radius)
    inset = max(round(mark.line * zoom.times) - 1, 0)
    inner = rounded(left + inset, top + inset, wide - 2 * inset, high - 2 * inset, max(radius - inset, 0.0))
    return (*_inked(mark.fill, (outer,)), *_inked(mark.outline if mark.line else "", (ring(outer, inner),)))


def _disc(mark: Disc, zoom: Zoom) -> tuple[Piece, ...]:
    x, y = zoom.point(mark.x, mark.y)
    radius = max(mark.radius * zoom.times - 0.5, 0.0)
    outer = circle(x, y, radius)
    inner = circle(x, y, max(radius - max(mark.line * zoom.times - 1, 0.0), 0.0))
    return (*_inked(mark.fill, (outer,)), *_inked(mark.outline if mark.line else "", (ring(outer, inner),)))


def _line(mark: Line, zoom: Zoom) -> tuple[Outline, ...]:
    """A line as strips and, at its joints and ends, discs; dashes end square."""
    width = mark.width * zoom.times
    points = tuple(zoom.point(*p) for p in mark.points)
    outlines: list[Outline] = []
    for part in dashes(points, tuple(d * zoom.times for d in mark.dash)):
        pairs = (pair for pair in pairwise(part) if zoom.near(pair, width))
        outlines += (strip(*pair, max(width - 1, 0.0)) for pair in pairs if pair[0] != pair[1])
        joints = (part[1:-1] if mark.dash else part) if width > 2 else ()
        outlines += (circle(x, y, max(width / 2 - 0.5, 0.0)) for x, y in joints if zoom.near(((x, y),), width))
    return tuple(outlines)


def ring(outer: Outline, inner: Outline) -> Outline:
    """The room between two outlines, as one outline that runs round both."""
    return (*outer, outer[0], *inner, inner[0])


@lru_cache(maxsize=1024)
def rounded(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    """A rectangle with rounded corners, clockwise from the left top corner's left end."""
    radius = min(radius, width / 2, height / 2)
    if radius <= 0:
        return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    steps = max(4, min(24, round(radius)))
    corners = ((x + radius, 180), (x + width - radius, 270), (x + width - radius, 0), (x + radius, 90))
    middles = (y + radius, y + radius, y + height - radius, y + height - radius)
    return tuple(
        _on_circle(cx, cy, radius, start + 90 * i / steps)
        for (cx, start), cy in zip(corners, middles, strict=True)
        for i in range(steps + 1)
    )


@lru_cache(maxsize=1024)
def circle(x: float, y: float, radius: float) -> Outline:
    """A circle as points, more for a larger one."""
    count = max(8, min(96, round(radius * 2)))
    return tuple(_on_circle(x, y, radius, 360 * i / count) for i in range(count))


def _on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return (x + radius * math.cos(turn), y + radius * math.sin(turn))


def strip(start: Point, end: Point, width: float) -> Outline:
    """The four corners of a straight stroke that has some length."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
    return ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))


def dashes(points: Outline, pattern: tuple[float, ...]) -> list[Outline]:
    """A line cut into strokes by lengths of stroke and gap in turn, around its corners; whole without a pattern."""
    if sum(pattern) <= 0 or min(pattern) < 0:
        return [points]
    strokes: list[Outline] = []
    turn, left, current = 0, pattern[0], [points[0]]
    for start, end in pairwise(points):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            share = done / length
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if turn % 2 == 0:
                strokes.append((*current, point))
            turn += 1
            left, current = pattern[turn % len(pattern)], [point]
        left -= length - done
        current.append(end)
    return [*strokes, tuple(current)] if turn % 2 == 0 and len(current) > 1 else strokes
