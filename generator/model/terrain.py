"""What lies in a hex, in words: roads, water, places by name. Only what the ground's data says; no rule is in it."""

from __future__ import annotations

from generator.grids import inside
from generator.model.game import Feature, Ground
from generator.model.ground import hex_at, hexes, road_hexes, to_pixels

WAYS = (("main", "main road"), ("secondary", "secondary road"), ("track", "track"))
"""Classes of road, the best first, and how they are called."""

AREAS = ("lake", "marsh")
"""Kinds of features that are areas; the last point joins the first."""

PLACES = ("settlement", "pass", "airstrip", "bridge", "height")
"""Kinds of features that are in one hex and have a name."""

Terrain = tuple[tuple[str, frozenset[str]], ...]
"""Words, and the hexes they hold for."""


def terrain(ground: Ground) -> Terrain:
    """Names of places first, then water, then the best road; words that hold for no hex are left out."""
    found = (*_places(ground), *_areas(ground), *_ways(ground))
    return tuple((words, where) for words, where in found if where)


def _places(ground: Ground) -> Terrain:
    known = hexes(ground)
    named: dict[str, set[str]] = {}
    for feature in ground.features:
        if feature.kind in PLACES and feature.name:
            where = hex_at(ground.grid, to_pixels(ground, feature.points[0]))
            if where in known:
                named.setdefault(feature.name, set()).add(where)
    return tuple((name, frozenset(where)) for name, where in named.items())


def _areas(ground: Ground) -> Terrain:
    return tuple((f.name or f.kind, _hexes_of(f, ground)) for f in ground.features if f.kind in AREAS)


def _hexes_of(area: Feature, ground: Ground) -> frozenset[str]:
    """The hexes whose middle lies in an area."""
    shore = tuple((round(x), round(y)) for x, y in (to_pixels(ground, place) for place in area.points))
    return frozenset(name for name, middle in hexes(ground).items() if inside(shore, *middle))


def _ways(ground: Ground) -> Terrain:
    """Each hex with its best road."""
    found: list[tuple[str, frozenset[str]]] = []
    taken: frozenset[str] = frozenset()
    for category, words in WAYS:
        roads = [f.points for f in ground.features if f.kind == "road" and f.category == category]
        here = road_hexes(ground, roads) - taken
        found.append((words, here))
        taken |= here
    return tuple(found)
