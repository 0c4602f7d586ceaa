"""Where a counter stands and what the place is called, by VASSAL's own arithmetic.

Nouns: `HexGrid` (read_grid, attributes: from and to XML attributes), `RegionGrid` of `Region`s, `Zone`, `Board`.
Verbs take a board, or any grid of it, first:

    location_name(place, x, y) -> str | None     what VASSAL calls a point
    locate(place, name) -> (x, y)                the reverse; GridError when there is no such place
    snap(place, x, y) -> (x, y)                  where a dropped counter comes to rest
    distance(place, a, b) -> int                 in hexes; in pixels where there are none
    hexes_between(grid, a, b) -> int             the same for two points already at rest on this hex grid
    centre(grid, column, row) -> (x, y)          middle of the hex with that printed column and row
    cell(grid, x, y) -> (column, row)            its reverse
    zone_at(board, x, y) -> Zone | None          the zone at a point

Points are whole board pixels.
"""

from generator.grids.board import (
    Board,
    Grid,
    Zone,
    distance,
    locate,
    location_name,
    outline,
    snap,
    zone_at,
)
from generator.grids.hexes import hexes_between
from generator.grids.hexgrid import GridError, HexGrid, attributes, read_grid
from generator.grids.numbering import cell, centre
from generator.grids.regions import Region, RegionGrid
from generator.grids.shapes import Outline, Point, inside

__all__ = [
    "Board",
    "Grid",
    "GridError",
    "HexGrid",
    "Outline",
    "Point",
    "Region",
    "RegionGrid",
    "Zone",
    "attributes",
    "cell",
    "centre",
    "distance",
    "hexes_between",
    "inside",
    "locate",
    "location_name",
    "outline",
    "read_grid",
    "snap",
    "zone_at",
]
