"""Named points (turn track boxes, holding boxes): the nearest one takes a counter and gives a place its name.

Of two regions equally near, VASSAL takes the first in its table, whose order is that of Java's HashMap;
`_in_table_order` gives the same. Source: board/RegionGrid.java, board/Region.java.
"""

import struct
from dataclasses import dataclass

from generator.grids.hexgrid import GridError
from generator.grids.shapes import Point


@dataclass(frozen=True, slots=True)
class Region:
    """A named point on a board."""

    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class RegionGrid:
    """The regions of a zone or board."""

    regions: tuple[Region, ...]
    snap_to: bool = True


def region_name(grid: RegionGrid, x: int, y: int) -> str | None:
    """Name of the nearest region; None if there is none at all."""
    nearest = _nearest(grid, x, y)
    return nearest.name if nearest else None


def snap_regions(grid: RegionGrid, x: int, y: int) -> Point:
    """The nearest region's point."""
    nearest = _nearest(grid, x, y) if grid.snap_to else None
    return (nearest.x, nearest.y) if nearest else (x, y)


def locate_region(grid: RegionGrid, name: str) -> Point:
    """The point of the region with this name; a GridError if there is none."""
    for region in _in_table_order(grid.regions):
        if region.name == name:
            return region.x, region.y
    known = ", ".join(region.name for region in grid.regions)
    raise GridError(f"no region is called {name!r}; there are {known or 'none'}")


def _nearest(grid: RegionGrid, x: int, y: int) -> Region | None:
    table = _in_table_order(grid.regions)
    return min(table, key=lambda region: (region.x - x) ** 2 + (region.y - y) ** 2, default=None)


def _in_table_order(regions: tuple[Region, ...]) -> list[Region]:
    """One region a point, the last one given, in the order of Java's HashMap."""
    by_point = {(region.x, region.y): region for region in regions}
    size = 16
    while len(by_point) > size * 3 // 4:
        size *= 2
    return sorted(by_point.values(), key=lambda region: _hash(region) % size)


def _hash(region: Region) -> int:
    """HashMap's spreading of java.awt.geom.Point2D.hashCode."""
    x, y = (struct.unpack(">Q", struct.pack(">d", value))[0] for value in (region.x, region.y))
    bits = (x ^ y * 31) % 2**64
    code = (bits ^ bits >> 32) % 2**32
    return int(code ^ code >> 16)
