"""From miles to board pixels to hexes, and which hexes a road runs through."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import ceil, dist

from generator.grids import GridError, HexGrid, Point, centre, locate, location_name, snap
from generator.model.game import Ground

Miles = tuple[float, float]
Pixels = tuple[float, float]

_NICK = 0.1
"""A road that runs through less of a hex than this part of its height only nicks a corner."""


def pixels_per_mile(ground: Ground) -> float:
    """The scale of the board."""
    return ground.grid.dy / ground.hex_miles


def to_pixels(ground: Ground, place: Miles) -> Pixels:
    """Miles east and north to board pixels right and down."""
    scale = pixels_per_mile(ground)
    return (
        ground.grid.x0 + (place[0] - ground.first[0]) * scale,
        ground.grid.y0 - (place[1] - ground.first[1]) * scale,
    )


def hexes(ground: Ground) -> dict[str, Point]:
    """Every hex of the map and its middle, column by column."""
    middles = (centre(ground.grid, c + 1, r + 1) for c in range(ground.columns) for r in range(ground.rows))
    return {str(location_name(ground.grid, *middle)): middle for middle in middles}


def hex_at(grid: HexGrid, place: Pixels) -> str:
    """The hex a counter would lie in if it were put down at these pixels; it may be beyond the map's edge."""
    return str(location_name(grid, *snap(grid, round(place[0]), round(place[1]))))


def nearest_hex(ground: Ground, place: Pixels) -> str:
    """The hex of the map that is nearest to these pixels."""
    return min(((dist(place, middle), name) for name, middle in hexes(ground).items()), default=(0, ""))[1]


def near_name(ground: Ground, name: str) -> str:
    """The hex of the map that is nearest to a hex beyond its edge; empty if no hex can be called so."""
    try:
        return nearest_hex(ground, locate(ground.grid, name))
    except GridError:
        return ""


def road_hexes(ground: Ground, roads: Iterable[tuple[Miles, ...]]) -> frozenset[str]:
    """The hexes of the map that these lines run through; a corner that is only nicked does not count."""
    names = {middle: name for name, middle in hexes(ground).items()}
    middles = {middle for road in roads for middle in _kept(ground, _runs(ground.grid, _walk(ground, road)))}
    return frozenset(names[middle] for middle in middles if middle in names)


def _walk(ground: Ground, road: tuple[Miles, ...]) -> Iterator[tuple[Pixels, float]]:
    """Points along a line, close together, each with the pixels it stands for."""
    stride = ground.grid.dy / 30
    for (x1, y1), (x2, y2) in pairwise(to_pixels(ground, place) for place in road):
        length = dist((x1, y1), (x2, y2))
        steps = max(1, ceil(length / stride))
        for i in range(steps):
            at = (i + 0.5) / steps
            yield (x1 + at * (x2 - x1), y1 + at * (y2 - y1)), length / steps


def _runs(grid: HexGrid, walk: Iterable[tuple[Pixels, float]]) -> list[tuple[Point, float]]:
    """The middles of the hexes in the order they are come through, each with the length of road in it."""
    runs: list[tuple[Point, float]] = []
    for (x, y), length in walk:
        middle = snap(grid, round(x), round(y))
        if runs and runs[-1][0] == middle:
            runs[-1] = (middle, runs[-1][1] + length)
        else:
            runs.append((middle, length))
    return runs


def _kept(ground: Ground, runs: list[tuple[Point, float]]) -> Iterator[Point]:
    """The hexes of a road: a short run between two hexes that touch is left out, the road hangs together without it."""
    height = ground.grid.dy
    for i, (middle, length) in enumerate(runs):
        inner = 0 < i < len(runs) - 1
        if not inner or length >= _NICK * height or dist(runs[i - 1][0], runs[i + 1][0]) > 1.1 * height:
            yield middle
