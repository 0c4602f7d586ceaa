"""Which names stand on the map, in what lettering, and where they may go."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.art.board_frame import Frame, course, cut, eased
from generator.art.board_labels import Name, Placed, around, place, upon
from generator.art.board_lettering import extent
from generator.art.board_places import belongs
from generator.art.board_style import MapStyle, Types, TypeStyle
from generator.art.board_taken import taken
from generator.art.board_water import RIVERS
from generator.art.board_waternames import lake_name, river_name
from generator.art.marks import Point
from generator.art.relief_survey import SUPPORT
from generator.model.game import Feature, Ground

BESIDE = {"settlement": 17.0, "pass": 19.0, "height": 10.0, "airstrip": 22.0, "bridge": 15.0, "overpass": 10.0}
"""How far from a feature's middle its name begins, in pixels, by kind."""

SPREAD = {"ridge name": 90.0, "mountain": 60.0, "hill mass": 45.0, "valley": 84.0}
"""How far from its point the name of something large may stand, by category."""

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

APART = 150.0
"""Closer together than this, the same name is printed once."""

EVENT = "event place"
"""Places where something happened are no features of the ground."""


@dataclass(frozen=True)
class Printed:
    """A feature, what the map prints for it, and its points in board pixels."""

    feature: Feature
    words: str
    points: tuple[Point, ...]


def names(ground: Ground, frame: Frame, style: MapStyle) -> tuple[Placed, ...]:
    """All names of the map, placed."""
    shown = _once(
        Printed(feature, printed(feature, style), course(ground, feature))
        for feature in ground.features
        if feature.category not in (SUPPORT, EVENT) and printed(feature, style)
    )
    here = [one for one in shown if frame.holds(one.points[0])]
    areas = tuple(course(ground, f) for f in ground.features if f.kind == "builtup")
    wanted = (
        *_lakes(shown, frame, style),
        *_standing(here, areas, style),
        *_rivers(shown, frame, style),
        *_goals(ground, frame, style),
    )
    return place(wanted, taken(ground, frame, style), frame)


def printed(feature: Feature, style: MapStyle) -> str:
    """What the map prints for a feature: its name without what explains it; a numbered hill's number; or nothing.

    A pass and its height are one name. Unnumbered hills have none.
    """
    number = re.match(r"Hill (\d+)", feature.name)
    if feature.category == "numbered hill" and number:
        return number[1]
    if feature.category == "unnumbered hill" or feature.name.startswith(style.unnamed or ("\n",)):
        return ""
    name = re.sub(r"\s*\([^)]*\)\s*", " ", feature.name) if feature.kind != "lake" else feature.name
    name = re.split(r", | below | under | from ", name)[0].strip()
    return f"{name} {feature.heights[0]:g}" if feature.kind == "pass" and feature.heights else name


def _once(found: Iterable[Printed]) -> list[Printed]:
    """Of features close together with the same name, one: the hill rather than what is called after it.

    The arms of a river are one river, however far apart they begin.
    """
    kept: list[Printed] = []
    for one in sorted(found, key=lambda one: one.feature.kind != "height"):
        apart = math.inf if one.feature.kind == "river" else APART
        if not any(k.words == one.words and math.dist(k.points[0], one.points[0]) < apart for k in kept):
            kept.append(one)
    return kept


def _standing(here: list[Printed], areas: tuple[tuple[Point, ...], ...], style: MapStyle) -> Iterator[Name]:
    """Names of places, the important ones first."""
    for one in sorted(here, key=_rank):
        lettering, (x, y) = _lettering(one.feature, style.types), _middle(one.points)
        if one.feature.category in SPREAD:
            yield Name((one.words,), lettering, upon(x, y, SPREAD[one.feature.category]))
        elif _rank(one) < len(ORDER):
            begin = max(BESIDE.get(one.feature.kind, 8.0), _built((x, y), areas))
            yield Name((one.words,), lettering, around(x, y, *extent(one.words, lettering), begin))


def _rank(one: Printed) -> int:
    known = (i for i, word in enumerate(ORDER) if word in (one.feature.category, one.feature.kind))
    return next(known, len(ORDER))


def _lettering(feature: Feature, types: Types) -> TypeStyle:
    """The sort of lettering of a feature's name."""
    by_category = {
        "town": types.town,
        "village": types.village,
        "numbered hill": types.height,
        "named hill": types.hill,
        "ridge name": types.ridge,
        "mountain": types.ridge,
        "hill mass": types.hill,
        "valley": types.hill,
    }
    by_kind = {"settlement": types.hamlet, "pass": types.hamlet}
    return by_category.get(feature.category) or by_kind.get(feature.kind, types.place)


def _built(point: Point, areas: tuple[tuple[Point, ...], ...]) -> float:
    """How far a place's built-up area reaches from its middle."""
    own = (area for area in areas if belongs(area, point))
    return max((math.dist(point, corner) * 0.8 for area in own for corner in area), default=0.0)


def _lakes(shown: list[Printed], frame: Frame, style: MapStyle) -> Iterator[Name]:
    for one in (one for one in shown if one.feature.kind == "lake"):
        yield from lake_name(one.words, eased(one.points, closed=True), frame, style.types.water)


def _rivers(shown: list[Printed], frame: Frame, style: MapStyle) -> Iterator[Name]:
    for one in (one for one in shown if one.feature.kind == "river" and one.feature.category in RIVERS):
        yield from river_name(one.words, cut(frame, eased(one.points)), style.types.stream)


def _goals(ground: Ground, frame: Frame, style: MapStyle) -> Iterator[Name]:
    """Where roads and railways lead that leave the map."""
    lettering = style.types.goal
    for feature in (f for f in ground.features if f.kind in ("road", "railway")):
        goal, stretches = re.search(r"\((?:to|towards) ([^)]+)\)", feature.name), cut(frame, course(ground, feature))
        if goal and stretches:
            words = f"to {goal[1]}"
            yield Name((words,), lettering, around(*stretches[-1][-1], *extent(words, lettering), 9.0))


def _middle(points: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
