"""What stands on the ground: towns and their houses, airstrips, hills."""

from __future__ import annotations

import math
from collections.abc import Iterator

from generator.art.board_frame import Frame, course, rounded
from generator.art.board_style import MapStyle
from generator.art.board_water import inside
from generator.art.marks import Line, Mark, Point, Polygon, Rect
from generator.art.relief_survey import SUPPORT
from generator.model.game import Feature, Ground

HOUSES: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "village": ((-13, -8, 9, 6), (1, -11, 7, 6), (8, -1, 9, 6), (-8, 3, 7, 7), (-1, -2, 6, 5), (3, 7, 8, 5)),
    "hamlet": ((-9, -6, 8, 5), (2, -8, 6, 5), (-4, 2, 6, 5), (5, 1, 7, 5)),
    "railhead": ((-10, -4, 20, 5), (-6, 4, 6, 5), (4, 4, 6, 5)),
    "sawmill": ((-8, -5, 15, 5), (-8, 3, 6, 5)),
}
"""Houses by the sort of settlement: left, top, width, height round its middle."""

HILL = 8.5
"""Half the width of a hill's triangle."""

LIGHT_STRIP = 0.09
"""Half the length in miles of an airstrip whose ends are not known."""


def places(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    """Houses, airstrips and hills on the map; a built-up area has its houses already."""
    areas = [course(ground, f) for f in ground.features if f.kind == "builtup"]
    for feature in ground.features:
        points = course(ground, feature)
        if not frame.holds(points[0], 14):
            continue
        if feature.kind == "settlement" and not any(belongs(area, points[0]) for area in areas):
            yield from houses(points[0], feature.category, style)
        elif feature.kind == "airstrip" and frame.holds(points[-1], 14):
            yield from airstrip(points if len(points) > 1 else _short(points[0], frame), style)
        elif feature.kind == "height" and feature.category != SUPPORT:
            yield hill(points[0], _known(feature), style)


def built_up(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Mark]:
    """The built-up areas; roads run over them."""
    for feature in (f for f in ground.features if f.kind == "builtup"):
        area = course(ground, feature)
        if all(frame.holds(point) for point in area):
            yield from _blocks(area, style)


def _blocks(area: tuple[Point, ...], style: MapStyle) -> Iterator[Mark]:
    """An area with houses scattered over it."""
    yield Polygon(rounded(area), style.colours.built)
    left, top = min(x for x, _ in area), min(y for _, y in area)
    for row in range(math.ceil((max(y for _, y in area) - top) / 10)):
        for column in range(math.ceil((max(x for x, _ in area) - left) / 12)):
            chance = (row * 7 + column * 13 + row * column * 5) % 11
            x, y = left + column * 12 + chance % 4, top + row * 10 + chance % 3
            wide, high = 5 + chance % 4, 4 + chance % 3
            if chance < 8 and all(inside(area, (x + dx, y + dy)) for dx in (0, wide) for dy in (0, high)):
                yield Rect(round(x, 1), round(y, 1), wide, high, fill=style.colours.house)


def houses(point: Point, category: str, style: MapStyle) -> Iterator[Mark]:
    """A few houses; a sort of settlement that is not known looks like a hamlet."""
    for left, top, wide, high in HOUSES.get(category, HOUSES["hamlet"]):
        yield Rect(round(point[0] + left, 1), round(point[1] + top, 1), wide, high, fill=style.colours.house)


def airstrip(points: tuple[Point, ...], style: MapStyle) -> Iterator[Mark]:
    """A runway: a broad line with its middle marked."""
    line = style.lines.airstrip
    yield Line(rounded(points), line.colour, line.width)
    yield Line(rounded(points), style.colours.paper, line.width - 3.4)
    yield Line(rounded(points), line.colour, 1.4, (7, 6))


def hill(point: Point, known: bool, style: MapStyle) -> Polygon:
    """A hill's top: a triangle, hollow where its height is only guessed."""
    x, y = point
    corners = rounded(((x, y - HILL), (x + HILL, y + HILL * 0.75), (x - HILL, y + HILL * 0.75)))
    if known:
        return Polygon(corners, style.colours.hill)
    return Polygon(corners, style.colours.paper, style.colours.hill, 1.8)


def _known(feature: Feature) -> bool:
    """Whether a hill's number is its height."""
    return f"{feature.heights[0]:g}" in feature.name.replace(",", " ").split() if feature.heights else False


def belongs(area: tuple[Point, ...], point: Point) -> bool:
    """Whether a built-up area is this place's own."""
    return inside(area, point) or min(math.dist(point, corner) for corner in area) < 24


def _short(point: Point, frame: Frame) -> tuple[Point, ...]:
    half = LIGHT_STRIP * frame.mile
    return ((point[0] - half, point[1]), (point[0] + half, point[1]))
