"""The hex grid of the map: thin sides, each drawn once, and a number at the top of each hex."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from generator.art.board_style import MapStyle
from generator.art.marks import Line, Mark, Point, Text
from generator.grids import HexGrid
from generator.model.game import Ground
from generator.model.ground import hexes

NUMBER_DOWN = 0.415
"""How far above its middle a hex's number stands, as a share of its height."""


def grid(ground: Ground, style: MapStyle) -> Iterator[Mark]:
    """The sides of all hexes of the map."""
    drawn: set[tuple[Point, Point]] = set()
    line = style.lines.grid
    for place in hexes(ground).values():
        x, y = true_middle(ground.grid, *place)
        run: list[Point] = []
        for p, q in pairwise(corners(ground.grid, x, y)):
            side = (min(p, q), max(p, q))
            if side in drawn:
                yield from _run(run, line.colour, line.width)
                run = []
                continue
            drawn.add(side)
            run = [*run, q] if run else [p, q]
        yield from _run(run, line.colour, line.width)


def _run(points: list[Point], colour: str, width: float) -> Iterator[Mark]:
    if points:
        yield Line(tuple(points), colour, width)


def true_middle(grid: HexGrid, x: int, y: int) -> Point:
    """The middle of a hex before VASSAL cuts it to whole pixels."""
    column = round((x - grid.x0) / grid.dx)
    down = grid.dy / 2 if column % 2 else 0.0
    return grid.x0 + column * grid.dx, grid.y0 + down + round((y - grid.y0 - down) / grid.dy) * grid.dy


def corners(grid: HexGrid, x: float, y: float) -> tuple[Point, ...]:
    """The corners of a flat-topped hex, from the left one clockwise and back to it, to a tenth of a pixel."""
    half, far, near = grid.dy / 2, grid.dx * 2 / 3, grid.dx / 3
    ring = ((-far, 0.0), (-near, -half), (near, -half), (far, 0.0), (near, half), (-near, half), (-far, 0.0))
    return tuple((round(x + dx, 1), round(y + dy, 1)) for dx, dy in ring)


def numbers(ground: Ground, style: MapStyle) -> Iterator[Text]:
    """The number of each hex, as VASSAL calls it."""
    kind = style.types.number
    for name, (x, y) in hexes(ground).items():
        at = y - ground.grid.dy * NUMBER_DOWN
        yield Text(x, round(at, 1), name, kind.size, kind.colour, kind.font, "mm", spacing=kind.spacing)
