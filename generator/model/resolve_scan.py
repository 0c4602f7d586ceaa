"""The hex map on an owner's scan: two hexes and their pixels give the grid."""

from __future__ import annotations

from dataclasses import replace

from generator.data.scan import Scan
from generator.data.schema_parts import ScanRecord
from generator.grids import centre, location_name
from generator.model.game import Ground
from generator.problems import Problem, did_you_mean


def on_scan(drawn: Ground, told: ScanRecord, scan: Scan, problems: list[Problem]) -> Ground:
    """The map with the scan's size and the grid its reference hexes give; nothing that was drawn is on it."""
    places = {_name(drawn, column, row): (column, row) for column, row in _all(drawn)}
    found = [places.get(one.hex) for one in told.reference]
    for one, place in zip(told.reference, found, strict=True):
        if place is None:
            hint = did_you_mean(one.hex, places) or "columns and rows of the map stand in map.yaml"
            problems.append(Problem(one.at("hex"), f"there is no hex {one.hex} on the map", hint))
    for word in told.roads:
        if word not in places:
            problems.append(Problem(told.at("roads"), f"there is no hex {word} on the map", did_you_mean(word, places)))
    bare = replace(drawn, width=scan.width, height=scan.height, image=scan.path, features=(), road_hexes=told.roads)
    first, second = found
    return bare if first is None or second is None else _laid(bare, told, first, second, problems)


def _laid(
    bare: Ground, told: ScanRecord, first: tuple[int, int], second: tuple[int, int], problems: list[Problem]
) -> Ground:
    """The grid by which both hexes lie where they were measured; the columns of even number are half a hex lower."""
    (x1, y1), (x2, y2) = (one.at_pixels for one in told.reference)
    across, down = second[0] - first[0], _down(second) - _down(first)
    if not across or not down or (x2 - x1) / across <= 0 or (y2 - y1) / down <= 0:
        what = f"{told.reference[0].hex} and {told.reference[1].hex} do not give the grid"
        hint = "take two hexes of different columns and rows, far apart, and their pixels from the upper left corner"
        problems.append(Problem(told.at("reference"), what, hint))
        return bare
    dx, dy = (x2 - x1) / across, (y2 - y1) / down
    grid = replace(
        bare.grid,
        dx=round(dx, 4),
        dy=round(dy, 4),
        x0=round(x1 - (first[0] - 1) * dx),
        y0=round(y1 - _down(first) * dy),
    )
    return replace(bare, grid=grid)


def _down(place: tuple[int, int]) -> float:
    """How many hexes a hex lies below the first row."""
    column, row = place
    return row - 1 + (0.5 if column % 2 == 0 else 0.0)


def _all(ground: Ground) -> list[tuple[int, int]]:
    return [(column + 1, row + 1) for column in range(ground.columns) for row in range(ground.rows)]


def _name(ground: Ground, column: int, row: int) -> str:
    return str(location_name(ground.grid, *centre(ground.grid, column, row)))
