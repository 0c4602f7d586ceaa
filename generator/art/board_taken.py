"""What names should leave readable: hex numbers, symbols, roads and water's edges."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.board_frame import Frame, course, eased
from generator.art.board_grid import numbers
from generator.art.board_labels import LINE, NUMBER, SYMBOL, Box, Spot, Taken, covered
from generator.art.board_style import MapStyle
from generator.art.marks import Point
from generator.art.relief_survey import SUPPORT
from generator.model.game import Feature, Ground

REACH = {"settlement": 14.0, "pass": 16.0, "height": 8.0, "airstrip": 7.0, "bridge": 13.0, "overpass": 8.0}
"""How far from its points the symbol of a kind reaches, in pixels."""

LINES = ("road", "railway", "cableway", "river", "lake")


def taken(ground: Ground, frame: Frame, style: MapStyle) -> Taken:
    """What is taken before any name is placed."""
    found = Taken()
    for mark in numbers(ground, style):
        found.add(covered((mark.text,), style.types.number, Spot(mark.x, mark.y)), NUMBER)
    for feature in (f for f in ground.features if f.category != SUPPORT):
        points = course(ground, feature)
        if feature.kind in REACH:
            found.add(_round(_dense(feature, points), REACH[feature.kind], frame), SYMBOL)
        elif feature.kind in LINES:
            cost = 3 * LINE if feature.category == "main" else LINE
            found.add(_round(eased(points, feature.kind == "lake", 9), 4, frame), cost)
        elif feature.kind in ("builtup", "marsh"):
            found.add([_round_all(points)], SYMBOL if feature.kind == "builtup" else NUMBER)
    return found


def _dense(feature: Feature, points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The points of a symbol; of an airstrip, all along it."""
    if len(points) < 2:
        wide = 20 if feature.kind == "airstrip" else 0
        return tuple((x + dx, y) for x, y in points for dx in sorted({-wide, 0, wide}))
    (x1, y1), (x2, y2) = points[0], points[-1]
    return tuple((x1 + (x2 - x1) * i / 8, y1 + (y2 - y1) * i / 8) for i in range(9))


def _round(points: tuple[Point, ...], reach: float, frame: Frame) -> Iterator[Box]:
    return ((x - reach, y - reach, x + reach, y + reach) for x, y in points if frame.holds((x, y)))


def _round_all(points: tuple[Point, ...]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))
