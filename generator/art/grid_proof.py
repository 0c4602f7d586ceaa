"""The grid laid over a scan, strong and plain, to see whether VASSAL's hexes are the printed ones."""

from __future__ import annotations

from generator.art.board_grid import corners, true_middle
from generator.art.marks import Disc, Drawing, Line, Mark, Pixels, Text
from generator.art.raster.given import rgb
from generator.model.game import Ground
from generator.model.ground import hexes

LINE, NUMBER, HALO = "#d4145acc", "#8b0f3f", "#ffffffd0"


def grid_proof(ground: Ground, picture: bytes) -> Drawing:
    """A board's picture with every hex, its middle, and its number as VASSAL will say it."""
    width, height, pixels = rgb(picture)
    marks: list[Mark] = [Pixels(0, 0, ground.width, ground.height, width, height, pixels)]
    size = max(9.0, min(ground.grid.dy * 0.17, 26.0))
    for name, (x, y) in hexes(ground).items():
        marks.append(Line(corners(ground.grid, *true_middle(ground.grid, x, y)), LINE, 1.6))
        marks.append(Disc(x, y, 2.2, LINE))
        marks.append(
            Text(x, y + ground.grid.dy * 0.2, name, size, NUMBER, "Bold", "mm", halo=HALO, halo_width=size * 0.18)
        )
    return Drawing(ground.width, ground.height, tuple(marks))
