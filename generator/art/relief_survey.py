"""What is known of the heights: numbers, floors, feet, crests and lake levels, as places in pixels and metres."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from generator.art.board_frame import Frame, course, eased
from generator.art.marks import Point
from generator.model.game import Feature, Ground

CLOSE = 0.1
"""Lines of known heights are thickened to a point every so many miles."""

SUPPORT = "support"
"""Heights of this category are invented to hold the relief; they are neither drawn nor named."""


@dataclass(frozen=True)
class Lake:
    """Still water: its shore in pixels from the map's corner, and its level in metres."""

    shore: tuple[Point, ...]
    level: float


@dataclass(frozen=True)
class Survey:
    """Known heights by place (pixels from the map's left top corner).

    `tops` are the hills, `floors` valleys that streams run to, `crests` ridges that no stream cuts, `loose` the
    invented ones.
    """

    heights: dict[Point, float]
    tops: dict[Point, float]
    floors: frozenset[Point]
    crests: frozenset[Point]
    loose: frozenset[Point]
    lakes: tuple[Lake, ...]


def survey(ground: Ground, frame: Frame) -> Survey:
    """Everything the features of a ground say about heights; hills first, so that a line through one cannot move it."""
    singles = [f for f in ground.features if f.kind == "height" and f.heights]
    lakes = [f for f in ground.features if f.kind == "lake" and f.heights]
    lines = {kind: _lines(ground, frame, kind) for kind in ("ridge", "floor", "slope-foot")}
    places = {_spot(ground, frame, f): f.heights[0] for f in singles}
    shores = tuple(Lake(_shore(ground, frame, f), f.heights[0]) for f in lakes)
    heights = dict(places)
    for point, height in [*((p, lake.level) for lake in shores for p in lake.shore), *_joined(lines)]:
        heights.setdefault(point, height)
    return Survey(
        heights=heights,
        tops={_spot(ground, frame, f): f.heights[0] for f in singles if f.category != SUPPORT},
        floors=frozenset(lines["floor"]),
        crests=frozenset(lines["ridge"]),
        loose=frozenset(_spot(ground, frame, f) for f in singles if f.category == SUPPORT),
        lakes=shores,
    )


def _joined(lines: dict[str, dict[Point, float]]) -> Iterator[tuple[Point, float]]:
    for points in lines.values():
        yield from points.items()


def _lines(ground: Ground, frame: Frame, kind: str) -> dict[Point, float]:
    found: dict[Point, float] = {}
    for feature in ground.features:
        if feature.kind == kind and feature.heights:
            for point, height in _thickened(ground, frame, feature):
                found.setdefault(point, height)
    return found


def _thickened(ground: Ground, frame: Frame, feature: Feature) -> Iterator[tuple[Point, float]]:
    """Points along a line, close together, each with its height in between."""
    heights = feature.heights if len(feature.heights) > 1 else feature.heights * len(feature.points)
    for (p, low), (q, high) in pairwise(zip(_local(ground, frame, feature), heights, strict=True)):
        parts = max(1, math.ceil(math.dist(p, q) / (CLOSE * frame.mile)))
        for k in range(parts + 1):
            share = k / parts
            yield _place(p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share), low + (high - low) * share


def _shore(ground: Ground, frame: Frame, feature: Feature) -> tuple[Point, ...]:
    eased_shore = eased(course(ground, feature), closed=True)
    return tuple(_place(x - frame.left, y - frame.top) for x, y in eased_shore)


def _local(ground: Ground, frame: Frame, feature: Feature) -> tuple[Point, ...]:
    return tuple((x - frame.left, y - frame.top) for x, y in course(ground, feature))


def _spot(ground: Ground, frame: Frame, feature: Feature) -> Point:
    return _place(*_local(ground, frame, feature)[0])


def _place(x: float, y: float) -> Point:
    return (round(x, 1), round(y, 1))
