"""Which names stand on the map, in what lettering, and where they may go."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator

from generator.art.board_frame import Frame, course, cut, eased
from generator.art.board_grid import numbers
from generator.art.board_labels import LINE, NUMBER, SYMBOL, Box, Name, Placed, Spot, Taken, around, covered, place, upon
from generator.art.board_lettering import extent
from generator.art.board_style import MapStyle, TypeStyle
from generator.art.board_water import RIVERS
from generator.art.board_waternames import lake_name, river_name
from generator.art.marks import Point
from generator.art.relief_survey import SUPPORT
from generator.model.game import Feature, Ground

BESIDE = {"settlement": 17.0, "pass": 16.0, "height": 10.0, "airstrip": 12.0, "bridge": 15.0, "overpass": 10.0}
"""How far from its middle the symbol of a kind reaches, in pixels."""

SPREAD = {"ridge name": 90.0, "mountain": 60.0, "hill mass": 45.0, "valley": 45.0}
"""How far from its point the name of something large may stand."""

EVENT = "event place"
"""Places where something happened are no features of the ground."""


def names(ground: Ground, frame: Frame, style: MapStyle) -> tuple[Placed, ...]:
    """All names of the map, placed."""
    taken = Taken()
    taken.add(_number_boxes(ground, style), NUMBER)
    taken.add(_symbols(ground, frame), SYMBOL)
    taken.add(_roads(ground, frame), LINE)
    return place(_once(_all(ground, frame, style)), taken, frame)


def _all(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Name]:
    """The important ones first."""
    kinds = style.types
    shown = [f for f in ground.features if f.category not in (SUPPORT, EVENT) and printed(f, style)]
    for feature in (f for f in shown if f.kind == "lake"):
        yield from lake_name(printed(feature, style), eased(course(ground, feature), closed=True), frame, kinds.water)
    here = [f for f in shown if frame.holds(course(ground, f)[0])]
    for sort, lettering in (("town", kinds.town), ("village", kinds.village)):
        yield from _beside(ground, style, (f for f in here if f.kind == "settlement" and f.category == sort), lettering)
    yield from _beside(ground, style, (f for f in here if f.kind == "pass"), kinds.hamlet)
    yield from _beside(ground, style, (f for f in here if f.kind == "height" and _number(f)), kinds.height)
    yield from _beside(ground, style, (f for f in here if f.kind == "bridge"), kinds.place)
    yield from _beside(ground, style, _others(here), kinds.hamlet)
    yield from _large(ground, style, here)
    yield from _beside(ground, style, (f for f in here if f.kind == "height" and f.category == "named hill"), kinds.hill)
    yield from _beside(ground, style, (f for f in here if f.kind in ("airstrip", "overpass")), kinds.place)
    yield from _beside(ground, style, (f for f in here if f.kind == "feature" and f.category not in SPREAD), kinds.place)
    for feature in (f for f in shown if f.kind == "river" and f.category in RIVERS):
        yield from river_name(printed(feature, style), cut(frame, eased(course(ground, feature))), kinds.stream)


def _others(here: Iterable[Feature]) -> Iterator[Feature]:
    return (f for f in here if f.kind == "settlement" and f.category not in ("town", "village"))


def _beside(ground: Ground, style: MapStyle, features: Iterable[Feature], lettering: TypeStyle) -> Iterator[Name]:
    for feature in features:
        x, y = _middle(course(ground, feature))
        words = printed(feature, style)
        wide, high = extent(words, lettering)
        yield Name((words,), lettering, around(x, y, wide, high, BESIDE.get(feature.kind, 8.0)))


def _large(ground: Ground, style: MapStyle, here: Iterable[Feature]) -> Iterator[Name]:
    """Names that stand on what they name; hills and valleys in a plainer letter than ridges."""
    for feature in (f for f in here if f.kind == "feature" and f.category in SPREAD):
        lettering = style.types.hill if feature.category in ("hill mass", "valley") else style.types.ridge
        yield Name((printed(feature, style),), lettering, upon(*_middle(course(ground, feature)), SPREAD[feature.category]))


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


def _once(found: Iterable[Name]) -> Iterator[Name]:
    """A name that would stand twice close together is printed once."""
    printed_at: list[tuple[tuple[str, ...], Spot]] = []
    for name in found:
        spot = name.spots[0]
        if not any(lines == name.lines and math.dist((s.x, s.y), (spot.x, spot.y)) < 130 for lines, s in printed_at):
            printed_at.append((name.lines, spot))
            yield name


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


def _roads(ground: Ground, frame: Frame) -> Iterator[Box]:
    for feature in (f for f in ground.features if f.kind in ("road", "railway")):
        for x, y in eased(course(ground, feature), step=9):
            if frame.holds((x, y)):
                yield (x - 4, y - 4, x + 4, y + 4)
