"""Which hex a point is in, where a counter dropped there comes to rest, and how far two hexes are apart.

Everything is whole pixels; Java's `(int)` cuts towards zero, its `floor` does not, and both matter.
Source: board/HexGrid.java (snapTo, getRawColumn, getRawRow, range) and tools/hex.
"""

from math import floor

from generator.grids.hexgrid import HexGrid
from generator.grids.shapes import Point, hexagon, inside_hex, round_half_up

_UPPER = ((-1, -1), (-1, 0), (1, -1), (1, 0))
_LOWER = ((-1, 0), (-1, 1), (1, 0), (1, 1))


def turned(grid: HexGrid, x: int, y: int) -> Point:
    """Board point to grid point or back: a sideways grid is an upright one with x and y swapped."""
    return (y, x) if grid.sideways else (x, y)


def raw_cell(grid: HexGrid, x: int, y: int) -> Point:
    """Column and row of a point, counted from the first hex, before offsets, stagger and descent."""
    x, y = turned(grid, x, y)
    column = floor((x - grid.x0) / grid.dx + 0.5)
    lowered = round_half_up((x - grid.x0) / grid.dx) % 2 != 0
    return column, round_half_up((y - grid.y0 - (grid.dy / 2 if lowered else 0)) / grid.dy)


def snap_hexes(grid: HexGrid, x: int, y: int) -> Point:
    """Where a counter dropped at (x, y) comes to rest: the hex's centre, or a side or corner if those are legal."""
    if not grid.snap_to:
        return x, y
    x, y = turned(grid, x, y)
    rest = centre = _nearest_centre(grid, x, y)
    if grid.edges_legal or grid.corners_legal:
        target = _side_or_corner(grid, x, y)
        rest = target if _squared(centre, target) > 2 else centre
    return turned(grid, *rest)


def hexes_between(grid: HexGrid, a: Point, b: Point) -> int:
    """Distance in hexes between two snapped points."""
    (q1, r1), (q2, r2) = (_slanted(raw_cell(grid, *point)) for point in (a, b))
    q, r = q1 - q2, r1 - r2
    return (abs(q) + abs(r) + abs(q + r)) // 2


def _slanted(cell: Point) -> Point:
    column, row = cell
    return column, row - (column - column % 2) // 2


def _squared(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _side_or_corner(grid: HexGrid, x: int, y: int) -> Point:
    if not grid.corners_legal:
        return _nearest_side(grid, x, y)
    corner = _nearest_corner(grid, x, y)
    if not grid.edges_legal:
        return corner
    side = _nearest_side(grid, x, y)
    return side if _squared((x, y), side) < _squared((x, y), corner) else corner


def _centre(grid: HexGrid, column: int, row: int) -> Point:
    lowered = int(grid.dy / 2) if column % 2 else 0
    return int(grid.dx * column + grid.x0), int(grid.dy * row + lowered + grid.y0)


def _nearest_centre(grid: HexGrid, x: int, y: int) -> Point:
    column = floor((x - grid.x0 + grid.dx / 2) / grid.dx)
    row = floor((y - grid.y0 + (0 if column % 2 else grid.dy / 2)) / grid.dy)
    first = _centre(grid, column, row)
    neighbours = (_centre(grid, column + i, row + j) for i, j in (_LOWER if column % 2 else _UPPER))
    for centre in (first, *neighbours):
        if inside_hex(hexagon(*centre, grid.dx, grid.dy), x, y):
            return centre
    return first


def _nearest_side(grid: HexGrid, x: int, y: int) -> Point:
    dx, dy, x0, y0 = grid.dx, grid.dy, grid.x0, grid.y0
    across = floor((x - x0 + dx / 4) * 2 / dx)
    if across % 2 == 0:
        down = int(dy / 2 * floor((y - y0 + dy / 4) * 2 / dy) + y0)
    else:
        down = int(dy / 2 * floor((y - y0) * 2 / dy) + int(dy / 4) + y0)
    return int(dx / 2 * across + x0), down


def _nearest_corner(grid: HexGrid, x: int, y: int) -> Point:
    dx, dy, x0, y0 = grid.dx, grid.dy, grid.x0, grid.y0
    down = floor((y - y0 + dy / 4) * 2 / dy)
    if down % 2 == 0:
        across = int(2 * dx / 3 * int(floor(x - x0 + dx / 3) * 3 / (2 * dx)) + x0)
    else:
        across = int(2 * dx / 3 * int(floor(x - x0 + dx / 3 + dx / 3) * 3 / (2 * dx)) - int(dx / 3) + x0)
    return across, int(dy / 2 * down + y0)
