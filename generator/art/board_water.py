"""Water on the map: shores, rivers and streams, marsh. Ice itself belongs to the relief."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from generator.art.board_frame import Frame, course, cut, eased, reaching, rounded
from generator.art.board_style import LineStyle, MapStyle
from generator.art.marks import Line, Mark, Point
from generator.model.game import Feature, Ground

RIVERS = ("major", "minor")
"""Categories of river that have names; all others are streams."""


def water(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    """Streams below rivers below shores, so that each runs into the larger one."""
    rivers = [f for f in ground.features if f.kind == "river"]
    sorts = ((style.lines.stream, ""), (style.lines.brook, "minor"), (style.lines.river, "major"))
    for feature in (f for f in ground.features if f.kind == "marsh"):
        yield from _marsh(course(ground, feature), frame, style.lines.marsh)
    for line, sort in sorts:
        yield from _runs(
            ground, frame, (f for f in rivers if (f.category if f.category in RIVERS else "") == sort), line
        )
    for feature in (f for f in ground.features if f.kind == "lake"):
        shore = eased(course(ground, feature), closed=True)
        yield from stroke(frame, (*shore, shore[0]), style.lines.shore)
    for feature in (f for f in ground.features if f.kind == "dam"):
        yield from stroke(frame, course(ground, feature), style.lines.bridge)


def _runs(ground: Ground, frame: Frame, features: Iterable[Feature], style: LineStyle) -> Iterator[Mark]:
    lines = [eased(reaching(frame, course(ground, f))) for f in features]
    yield from casings(frame, lines, style)
    for line in lines:
        yield from stroke(frame, line, style)


def stroke(frame: Frame, points: tuple[Point, ...], style: LineStyle) -> Iterator[Line]:
    """A line on the map, without its casing."""
    for stretch in cut(frame, points):
        yield Line(rounded(stretch), style.colour, style.width, style.dash)


def casings(frame: Frame, lines: Iterable[tuple[Point, ...]], style: LineStyle) -> Iterator[Line]:
    """The casings of lines; all of them go under all of the lines, so that crossings stay open."""
    if style.casing and style.edge:
        for points in lines:
            for stretch in cut(frame, points):
                yield Line(rounded(stretch), style.casing, style.width + 2 * style.edge)


def _marsh(outline: tuple[Point, ...], frame: Frame, style: LineStyle) -> Iterator[Mark]:
    """Short level strokes, row by row, every second row shifted."""
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    for row in range(math.ceil((bottom - top) / 8)):
        y = top + 4 + row * 8
        x = left + 3 + row % 2 * 9
        while x < right:
            if inside(outline, (x, y)) and inside(outline, (x + 10, y)) and frame.holds((x, y), 10):
                yield Line(rounded(((x, y), (x + 10, y))), style.colour, style.width)
            x += 18


def inside(outline: tuple[Point, ...], point: Point) -> bool:
    """Whether a point lies inside a closed outline."""
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            within = not within
    return within
