"""Boards with zones and named regions, and the verbs that work on every kind of grid.

`Board` is one board with its ZonedGrid: zones, the first one that holds a point wins, and a grid for the rest. A zone
words its places by `location_format` and has a hex grid, a `RegionGrid`, the board's own grid (`use_parent_grid`) or
none.

Source: board/ZonedGrid.java, mapgrid/Zone.java, board/RegionGrid.java, module/Map.java (snapTo).
"""

import math
import re
from dataclasses import dataclass

from generator.grids.formats import fill, pieces
from generator.grids.hexes import hexes_between, snap_hexes
from generator.grids.hexgrid import GridError, HexGrid
from generator.grids.numbering import hex_name, locate_hex
from generator.grids.regions import RegionGrid, locate_region, region_name, snap_regions
from generator.grids.shapes import Outline, Point, inside, round_half_up

Grid = HexGrid | RegionGrid | None


@dataclass(frozen=True, slots=True)
class Zone:
    """A named part of a board; `path` is its outline in board pixels."""

    name: str
    path: Outline
    location_format: str = "$name$"
    grid: Grid = None
    use_parent_grid: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A board of width x height pixels, its zones in order, and the grid of what lies outside them."""

    width: int
    height: int
    zones: tuple[Zone, ...] = ()
    grid: Grid = None
    name: str = ""


def outline(path: str) -> Outline:
    """The points of a zone's `path`, as in "0,0;100,0;50,80"."""
    try:
        return tuple((int(x), int(y)) for x, y in (corner.split(",") for corner in path.split(";") if corner))
    except ValueError as error:
        raise GridError(f"a zone's path is like 0,0;100,0;50,80, not {path!r}") from error


def zone_at(board: Board, x: int, y: int) -> Zone | None:
    """The zone at this point, the first if several overlap."""
    return next((zone for zone in board.zones if inside(zone.path, x, y)), None)


def location_name(place: Board | Grid, x: int, y: int) -> str | None:
    """What VASSAL calls this point; None where nothing names it."""
    match place:
        case HexGrid():
            return hex_name(place, x, y)
        case RegionGrid():
            return region_name(place, x, y)
        case Board():
            zone = zone_at(place, x, y)
            if zone is None:
                return location_name(place.grid, x, y)
            known = {"name": zone.name, "gridLocation": location_name(_grid_of(place, zone), x, y)}
            return fill(zone.location_format, known)
        case None:
            return None


def locate(place: Board | Grid, name: str) -> Point:
    """The point that a name stands for; a GridError if there is none. On a board zones are asked first, in order."""
    match place:
        case HexGrid():
            return locate_hex(place, name)
        case RegionGrid():
            return locate_region(place, name)
        case Board():
            for zone in place.zones:
                if point := _locate_in_zone(place, zone, name):
                    return point
            return locate(place.grid, name)
        case None:
            raise GridError(f"no place is called {name!r}: there is no grid")


def snap(place: Board | Grid, x: int, y: int) -> Point:
    """Where a counter dropped at (x, y) comes to rest."""
    match place:
        case HexGrid():
            return snap_hexes(place, x, y)
        case RegionGrid():
            return snap_regions(place, x, y)
        case Board():
            zone = zone_at(place, x, y)
            return snap(place.grid if zone is None else _grid_of(place, zone), x, y)
        case None:
            return x, y


def distance(place: Board | Grid, a: Point, b: Point) -> int:
    """Hexes between two points, each snapped first; pixels where there are no hexes (ZonedGrid.range)."""
    match place:
        case HexGrid():
            return hexes_between(place, snap(place, *a), snap(place, *b))
        case Board():
            grid, zone = place.grid, zone_at(place, *a)
            if zone and zone == zone_at(place, *b) and (own := _grid_of(place, zone)):
                grid = own
            if isinstance(grid, HexGrid):
                return hexes_between(grid, _at_rest(place, a), _at_rest(place, b))
    return round_half_up(math.dist(a, b))


def _grid_of(board: Board, zone: Zone) -> Grid:
    return board.grid if zone.use_parent_grid else zone.grid


def _at_rest(board: Board, point: Point) -> Point:
    """A point off the board stays where it is, and a counter never rests one pixel off the edge (Map.snapTo)."""
    x, y = point
    if not (0 <= x < board.width and 0 <= y < board.height):
        return point
    x, y = snap(board, x, y)
    return _pushed_in(x, board.width), _pushed_in(y, board.height)


def _pushed_in(value: int, size: int) -> int:
    return {size: size - 1, -1: 0}.get(value, value)


def _locate_in_zone(board: Board, zone: Zone, name: str) -> Point | None:
    grid = _grid_of(board, zone)
    inner = "(?P<place>.*)" if grid else ""
    wording = {"name": re.escape(zone.name), "gridLocation": inner}
    texts = pieces(zone.location_format)
    pattern = "".join(wording.get(text, "") if is_property else re.escape(text) for text, is_property in texts)
    match = re.fullmatch(pattern, name) if pattern else None
    if match is None:
        return None
    if "place" not in match.groupdict():
        return _middle(zone)
    try:
        point = locate(grid, match["place"])
    except GridError:
        return None
    return point if inside(zone.path, *point) else None


def _middle(zone: Zone) -> Point | None:
    """Mean of the corners, or the first corner where the mean lies outside."""
    if not zone.path:
        return None
    x, y = (int(sum(values) / len(zone.path)) for values in zip(*zone.path, strict=True))
    point = (x, y) if inside(zone.path, x, y) else zone.path[0]
    return point if inside(zone.path, *point) else None
