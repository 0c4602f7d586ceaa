"""The number printed in a hex, and the hex that carries a number.

VASSAL names a point by columns and rows of rectangles: near a slanted side that can be the neighbouring hex's number.
Snap first. Source: board/mapgrid/HexGridNumbering.java and RegularGridNumbering.java.
"""

import re
import string
from math import floor

from generator.grids.formats import fill, pieces
from generator.grids.hexes import raw_cell, turned
from generator.grids.hexgrid import GridError, HexGrid
from generator.grids.shapes import Point

# Letters go A..Z, AA, BB .. ZZ, AAA: one letter, repeated.
_LONGEST = 200
_LETTERS = "-?(?:" + "|".join(letter + "+" for letter in string.ascii_uppercase) + ")"


def cell(grid: HexGrid, x: int, y: int) -> Point:
    """Column and row of a point as they are printed."""
    column, row = raw_cell(grid, x, y)
    shift = (-1 if _rows_descend(grid) else 1) if grid.stagger and column % 2 else 0
    column, row = _turned_back(grid, column, row)
    return column + grid.h_off, row + shift + grid.v_off


def centre(grid: HexGrid, column: int, row: int) -> Point:
    """Middle of the hex with this printed column and row (HexGridNumbering.getCenterPoint)."""
    column, row = column - grid.h_off, row - grid.v_off
    if grid.stagger and column % 2:
        row += 1 if _rows_descend(grid) else -1
    column, row = _turned_back(grid, column, row)
    x = int(column * grid.dx) + grid.x0
    y = int(row * grid.dy + (grid.dy / 2 if column % 2 else 0)) + grid.y0
    return turned(grid, x, y)


def hex_name(grid: HexGrid, x: int, y: int) -> str | None:
    """What VASSAL calls this point; None on a grid without numbers."""
    if not grid.numbered:
        return None
    column, row = cell(grid, x, y)
    across, down = _number(column, grid.h_type, grid.h_leading), _number(row, grid.v_type, grid.v_leading)
    whole = across + grid.sep + down if grid.first == "H" else down + grid.sep + across
    known = {"gridLocation": whole, "row": down, "column": across}
    return fill(grid.location_format, known, unknown="")


def locate_hex(grid: HexGrid, name: str) -> Point:
    """Middle of the hex with this name; a GridError when no hex can have it. Hexes beyond the board are found too."""
    match = re.fullmatch(_pattern(grid), name) if grid.numbered and len(name) < _LONGEST else None
    if not match or not {"column", "row"} <= match.groupdict().keys():
        raise GridError(f"no hex is called {name!r} on this grid; a hex is called like {hex_name(grid, 0, 0)!r}")
    return centre(grid, _value(match["column"], grid.h_type), _value(match["row"], grid.v_type))


def _rows_descend(grid: HexGrid) -> bool:
    return grid.h_descend if grid.sideways else grid.v_descend


def _turned_back(grid: HexGrid, column: int, row: int) -> Point:
    """Counted from the far end, where numbers descend: VASSAL divides widths by dy, and heights by dx."""
    across, down = floor(grid.width / grid.dy + 0.5), floor(grid.height / grid.dx + 0.5)
    columns, rows = (down, across) if grid.sideways else (across, down)
    columns_descend = grid.v_descend if grid.sideways else grid.h_descend
    return columns - column if columns_descend else column, rows - row if _rows_descend(grid) else row


def _number(number: int, kind: str, leading: int) -> str:
    sign, size = "-" if number < 0 else "", abs(number)
    if kind == "A":
        return sign + string.ascii_uppercase[size % 26] * (size // 26 + 1)
    return sign + str(size).rjust(leading + 1, "0")


def _value(name: str, kind: str) -> int:
    if kind != "A":
        return int(name)
    letters = name.removeprefix("-")
    value = 26 * (len(letters) - 1) + string.ascii_uppercase.index(letters[-1])
    return -value if letters != name else value


def _pattern(grid: HexGrid) -> str:
    across = f"(?P<column>{_digits(grid.h_type, grid.h_leading)})"
    down = f"(?P<row>{_digits(grid.v_type, grid.v_leading)})"
    sep = re.escape(grid.sep)
    whole = across + sep + down if grid.first == "H" else down + sep + across
    known = {"gridLocation": whole, "row": down, "column": across}
    return "".join(
        known.get(text, "") if is_property else re.escape(text) for text, is_property in pieces(grid.location_format)
    )


def _digits(kind: str, leading: int) -> str:
    return _LETTERS if kind == "A" else f"-?[0-9]{{{max(leading, 0) + 1},}}"
