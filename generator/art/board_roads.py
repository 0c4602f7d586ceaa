"""Roads, railway and cableway on the map, and what crosses them: bridges."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from generator.art.board_frame import Frame, chained, course, cut, eased, reaching, rounded
from generator.art.board_style import LineStyle, MapStyle
from generator.art.board_water import casings, stroke
from generator.art.marks import Disc, Line, Mark, Point
from generator.model.game import Feature, Ground

TIE, TIE_LENGTH = 15.0, 9.0
"""Pixels from tie to tie of a railway, and how long a tie is."""

BRIDGE = 11.0
"""Half the length of a bridge."""


def roads(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    """Tracks, railways, side roads, the main road: the more important lie on top."""
    ways = {"track": style.lines.track, "secondary": style.lines.secondary, "main": style.lines.main}
    lines = {
        category: [eased(line) for line in chained(_courses(ground, frame, "road", category))] for category in ways
    }
    yield from _rails(ground, frame, style)
    for category, way in ways.items():
        yield from casings(frame, lines[category], way)
    for category, way in ways.items():
        for line in lines[category]:
            yield from stroke(frame, line, way)
    yield from _cables(ground, frame, style)


def _courses(ground: Ground, frame: Frame, kind: str, category: str) -> Iterator[tuple[Point, ...]]:
    lines = (course(ground, f) for f in ground.features if f.kind == kind and f.category == category)
    return (reaching(frame, line) for line in lines)


def _rails(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    for category, way in (("working", style.lines.railway), ("disused", style.lines.disused)):
        for line in chained(_courses(ground, frame, "railway", category)):
            yield from railway(frame, eased(line), way)


def railway(frame: Frame, points: tuple[Point, ...], style: LineStyle) -> Iterator[Mark]:
    """A line with ties across it."""
    for stretch in cut(frame, points):
        yield Line(rounded(stretch), style.colour, style.width, style.dash)
        for (x, y), (dx, dy) in _steps(stretch, TIE):
            end = (dy * TIE_LENGTH / 2, -dx * TIE_LENGTH / 2)
            yield Line(rounded(((x - end[0], y - end[1]), (x + end[0], y + end[1]))), style.colour, style.width)


def _cables(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    for feature in (f for f in ground.features if f.kind == "cableway"):
        yield from cableway(frame, course(ground, feature), style.lines.cableway)
    for feature in (f for f in ground.features if f.kind == "feature" and f.category == "penstock"):
        yield from stroke(frame, course(ground, feature), style.lines.penstock)


def cableway(frame: Frame, points: tuple[Point, ...], style: LineStyle) -> Iterator[Mark]:
    """A thin line with a pylon every now and then."""
    for stretch in cut(frame, points):
        yield Line(rounded(stretch), style.colour, style.width)
        for (x, y), _ in _steps(stretch, 22):
            yield Disc(round(x, 1), round(y, 1), 2.6, style.colour)


def _steps(points: tuple[Point, ...], step: float) -> Iterator[tuple[Point, Point]]:
    """Points along a line, so far from each other, each with the direction there."""
    left = step / 2
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.dist((x1, y1), (x2, y2))
        while left < length:
            share = left / length
            yield (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share), ((x2 - x1) / length, (y2 - y1) / length)
            left += step
        left -= length


def bridges(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    """Bridges lie along the road or railway they carry; a blown one shows its gap."""
    for feature in ground.features:
        if feature.kind in ("bridge", "overpass"):
            point = course(ground, feature)[0]
            if frame.holds(point, BRIDGE):
                along = _bearing(ground, _carried(feature), point)
                yield from bridge(point, along, "blown" in feature.category, style)


def _carried(bridge: Feature) -> str:
    """The kind of line that runs over a bridge."""
    if bridge.kind == "overpass":
        return "cableway"
    return "railway" if "rail" in bridge.category else "road"


def bridge(point: Point, along: Point, blown: bool, style: MapStyle) -> Iterator[Mark]:
    """Two rails beside the road with their ends bent outwards; blown: red, and a stroke through the gap."""
    (x, y), (dx, dy) = point, along
    line = style.lines.blown if blown else style.lines.bridge
    for side in (-1, 1):
        off = side * (style.lines.main.width / 2 + style.lines.main.edge + line.width / 2 + 0.8)
        rail = [(-BRIDGE - 3, off + side * 4), (-BRIDGE + 2, off), (BRIDGE - 2, off), (BRIDGE + 3, off + side * 4)]
        yield Line(rounded((x + dx * a - dy * b, y + dy * a + dx * b) for a, b in rail), line.colour, line.width)
    if blown:
        cross = [(-6, -9), (6, 9)]
        yield Line(rounded((x + dx * a - dy * b, y + dy * a + dx * b) for a, b in cross), line.colour, line.width + 0.6)


def _bearing(ground: Ground, kind: str, point: Point) -> Point:
    """The direction of the nearest line of that kind; from left to right if there is none."""
    best = (math.inf, (1.0, 0.0))
    for feature in (f for f in ground.features if f.kind == kind):
        for p, q in pairwise(eased(course(ground, feature))):
            length = math.dist(p, q)
            if length:
                away = math.dist(point, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2))
                best = min(best, (away, ((q[0] - p[0]) / length, (q[1] - p[1]) / length)))
    return best[1]


def passes(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    """A pass: the slopes on both sides of the road, as two bent strokes."""
    for feature in (f for f in ground.features if f.kind == "pass"):
        point = course(ground, feature)[0]
        if frame.holds(point, 20):
            yield from saddle(point, _bearing(ground, "road", point), style)


def saddle(point: Point, along: Point, style: MapStyle) -> Iterator[Mark]:
    """Two strokes bent towards a road from its sides."""
    (x, y), (dx, dy) = point, along
    for side in (-1, 1):
        arc = [(a, side * (9 + a * a * 0.045)) for a in (-13.0, -8.0, -4.0, 0.0, 4.0, 8.0, 13.0)]
        turned = [(x + dx * a - dy * b, y + dy * a + dx * b) for a, b in arc]
        yield Line(rounded(turned), style.colours.hill, 2.8)
