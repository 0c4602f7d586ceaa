"""Which names stand on the map, in what lettering, and where they may go."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from generator.art.board_frame import Frame, course, cut, eased
from generator.art.board_grid import numbers
from generator.art.board_labels import (
    LINE,
    NUMBER,
    SYMBOL,
    Box,
    Name,
    Placed,
    Spot,
    Taken,
    around,
    covered,
    place,
    upon,
)
from generator.art.board_lettering import extent
from generator.art.board_places import belongs
from generator.art.board_style import MapStyle, Types, TypeStyle
from generator.art.board_water import RIVERS
from generator.art.board_waternames import lake_name, river_name
from generator.art.marks import Point
from generator.art.relief_survey import SUPPORT
from generator.model.game import Feature, Ground

BESIDE = {"settlement": 17.0, "pass": 16.0, "height": 10.0, "airstrip": 12.0, "bridge": 15.0, "overpass": 10.0}
"""How far from its middle the symbol of a kind reaches, in pixels."""

SPREAD = {"ridge name": 90.0, "mountain": 60.0, "hill mass": 45.0, "valley": 45.0}
"""How far from its point the name of something large may stand."""

APART = 150.0
"""Closer together than this, the same name is printed once."""

EVENT = "event place"
"""Places where something happened are no features of the ground."""


def names(ground: Ground, frame: Frame, style: MapStyle) -> tuple[Placed, ...]:
    """All names of the map, placed."""
    taken = Taken()
    taken.add(_number_boxes(ground, style), NUMBER)
    taken.add(_symbols(ground, frame), SYMBOL)
    taken.add(_roads(ground, frame), LINE)
    shown = _once(
        ground, [f for f in ground.features if f.category not in (SUPPORT, EVENT) and printed(f, style)], style
    )
    here = [f for f in shown if frame.holds(course(ground, f)[0])]
    return place(
        (*_water(ground, frame, shown, style), *_standing(ground, here, style), *_along(ground, frame, style)),
        taken,
        frame,
    )


def _water(ground: Ground, frame: Frame, shown: list[Feature], style: MapStyle) -> Iterator[Name]:
    for feature in (f for f in shown if f.kind == "lake"):
        yield from lake_name(
            printed(feature, style), eased(course(ground, feature), closed=True), frame, style.types.water
        )


def _standing(ground: Ground, here: list[Feature], style: MapStyle) -> Iterator[Name]:
    """Names of places, the important ones first."""
    for feature in sorted(here, key=_rank):
        lettering, words, (x, y) = (
            _lettering(feature, style.types),
            printed(feature, style),
            _middle(course(ground, feature)),
        )
        if feature.category in SPREAD:
            yield Name((words,), lettering, upon(x, y, SPREAD[feature.category]))
        elif _rank(feature) < len(ORDER):
            reach = max(BESIDE.get(feature.kind, 8.0), _built(ground, (x, y)))
            yield Name((words,), lettering, around(x, y, *extent(words, lettering), reach))


ORDER = (
    "town",
    "village",
    "pass",
    "numbered hill",
    "bridge",
    "settlement",
    "height",
    "feature",
    "airstrip",
    "overpass",
)
"""Kinds or categories of what has a name beside it or on it, the important ones first."""


def _rank(feature: Feature) -> int:
    known = [i for i, word in enumerate(ORDER) if word in (feature.category, feature.kind)]
    return known[0] if known else len(ORDER)


def _lettering(feature: Feature, types: Types) -> TypeStyle:
    """The sort of lettering of a feature's name."""
    by_category = {
        "town": types.town,
        "village": types.village,
        "numbered hill": types.height,
        "named hill": types.hill,
    }
    by_category |= {"ridge name": types.ridge, "mountain": types.ridge, "hill mass": types.hill, "valley": types.hill}
    by_kind = {"settlement": types.hamlet, "pass": types.hamlet}
    return by_category.get(feature.category) or by_kind.get(feature.kind, types.place)


def _built(ground: Ground, point: Point) -> float:
    """How far a place's built-up area reaches from its middle."""
    areas = (course(ground, f) for f in ground.features if f.kind == "builtup")
    return max(
        (math.dist(point, corner) * 0.8 for area in areas if belongs(area, point) for corner in area), default=0.0
    )


def _along(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Name]:
    """Rivers, and where roads and railways lead that leave the map."""
    for feature in (f for f in ground.features if f.kind == "river" and f.category in RIVERS and printed(f, style)):
        stretches = cut(frame, eased(course(ground, feature)))
        yield from river_name(printed(feature, style), stretches, style.types.stream)
    for feature in (f for f in ground.features if f.kind in ("road", "railway")):
        goal, stretches = re.search(r"\((to|towards) ([^)]+)\)", feature.name), cut(frame, course(ground, feature))
        if goal and stretches:
            words = f"to {goal[2]}"
            yield Name((words,), style.types.goal, around(*stretches[-1][-1], *extent(words, style.types.goal), 9.0))


def printed(feature: Feature, style: MapStyle) -> str:
    """What the map prints for a feature: its name without what explains it; a numbered hill's number; or nothing.

    A pass and its height are one name. Unnumbered hills have none.
    """
    if feature.kind == "height" and (number := _number(feature)):
        return number
    if feature.category == "unnumbered hill" or feature.name.startswith(tuple(style.unnamed)):
        return ""
    name = re.sub(r"\s*\([^)]*\)\s*", " ", feature.name) if feature.kind != "lake" else feature.name
    name = re.split(r", | below | under | from ", name)[0].strip()
    return f"{name} {feature.heights[0]:g}" if feature.kind == "pass" and feature.heights else name


def _number(feature: Feature) -> str:
    """The number in the name of a numbered hill."""
    found = re.match(r"Hill (\d+)", feature.name)
    return found[1] if found and feature.category == "numbered hill" else ""


def _once(ground: Ground, features: list[Feature], style: MapStyle) -> list[Feature]:
    """Of features close together with the same name, one: the hill rather than what is called after it."""
    kept: list[Feature] = []
    for feature in sorted(features, key=lambda f: f.kind != "height"):
        point, words = course(ground, feature)[0], printed(feature, style)
        near = (f for f in kept if math.dist(course(ground, f)[0], point) < APART)
        if not any(printed(f, style) == words for f in near):
            kept.append(feature)
    return kept


def _middle(points: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def _number_boxes(ground: Ground, style: MapStyle) -> Iterator[Box]:
    for mark in numbers(ground, style):
        yield from covered((mark.text,), style.types.number, Spot(mark.x, mark.y))


def _symbols(ground: Ground, frame: Frame) -> Iterator[Box]:
    for feature in ground.features:
        reach = BESIDE.get(feature.kind, 0.0) - 3
        if reach > 0 and feature.category != SUPPORT:
            for x, y in course(ground, feature):
                if frame.holds((x, y)):
                    yield (x - reach, y - reach, x + reach, y + reach)
        if feature.kind == "builtup":
            corners = course(ground, feature)
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            yield (min(xs), min(ys), max(xs), max(ys))


def _roads(ground: Ground, frame: Frame) -> Iterator[Box]:
    for feature in (f for f in ground.features if f.kind in ("road", "railway")):
        for x, y in eased(course(ground, feature), step=9):
            if frame.holds((x, y)):
                yield (x - 4, y - 4, x + 4, y + 4)
