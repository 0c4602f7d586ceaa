"""Where things are on a map: the name of a place, its zone, where a counter comes to rest (build/module/Map.java)."""

from __future__ import annotations

from generator.grids import (
    GridError,
    Point,
    RegionGrid,
    Zone,
    distance,
    locate,
    location_name,
    snap,
    zone_at,
)
from generator.play.table import Ground

OFF_BOARD = "offboard"


def on_board(ground: Ground, point: Point) -> bool:
    """Is the point on the map's board?"""
    x, y = point
    return 0 <= x < ground.board.width and 0 <= y < ground.board.height


def place_name(ground: Ground, point: Point) -> str:
    """What VASSAL calls the place."""
    name = location_name(ground.board, *point) if on_board(ground, point) else None
    return OFF_BOARD if name is None else name


def board_name(ground: Ground, point: Point) -> str:
    """The board at the point, or nothing."""
    return ground.board.name if on_board(ground, point) else ""


def zone_name(ground: Ground, point: Point) -> str:
    """The zone at the point, or nothing."""
    zone = zone_at(ground.board, *point) if on_board(ground, point) else None
    return zone.name if zone else ""


def find_zone(ground: Ground, name: str) -> Zone | None:
    """The zone of this name."""
    return next((zone for zone in ground.board.zones if zone.name == name), None)


def zone_middle(zone: Zone) -> Point:
    """The middle of the box around a zone."""
    xs, ys = zip(*zone.path, strict=True)
    return min(xs) + (max(xs) - min(xs)) // 2, min(ys) + (max(ys) - min(ys)) // 2


def region_point(ground: Ground, name: str) -> Point | None:
    """The point of the region of this name, in any zone."""
    grids = [zone.grid for zone in ground.board.zones] + [ground.board.grid]
    regions = (region for grid in grids if isinstance(grid, RegionGrid) for region in grid.regions)
    return next(((region.x, region.y) for region in regions if region.name == name), None)


def named_point(ground: Ground, name: str) -> Point | None:
    """The point of a grid location; None where the grid knows no such place."""
    try:
        return locate(ground.board, name)
    except GridError:
        return None


def rest(ground: Ground, point: Point) -> Point:
    """Where a counter put down at the point comes to rest: off the board it stays, and never one pixel off its edge."""
    if not on_board(ground, point):
        return point
    x, y = snap(ground.board, *point)
    return _pushed_in(x, ground.board.width), _pushed_in(y, ground.board.height)


def _pushed_in(value: int, size: int) -> int:
    return {size: size - 1, -1: 0}.get(value, value)


def steps_between(ground: Ground, start: Point, end: Point) -> int:
    """Hexes between two points; pixels where there is no hex grid (counters/RangeFilter.java)."""
    return distance(ground.board, start, end)
