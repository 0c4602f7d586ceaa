"""The relief of a ground as a ready-made picture: hills lit from the upper left, tinted by height, water frozen."""

from __future__ import annotations

import numpy as np

from generator.art.board_frame import Frame, widened
from generator.art.board_style import ReliefStyle
from generator.art.marks import Pixels
from generator.art.relief_cells import Cells, Field, from_edge
from generator.art.relief_heights import CELLS, heights
from generator.art.relief_shade import Land, light, picture
from generator.art.relief_survey import Survey, survey
from generator.model.game import Ground

EDGE = 0.5
"""Miles of ground worked out beyond the map, so that its edge looks like any other ground."""


def relief(ground: Ground, inner: Frame, style: ReliefStyle) -> Pixels:
    """The relief that fills a frame, a pixel of it for a pixel of the board."""
    wide = widened(inner, EDGE)
    told = survey(ground, wide)
    grid, metres = heights(told, wide.width, wide.height, wide.mile)
    land = Land(metres, light(metres, CELLS, style.exaggeration), _water(grid, told, style), grid.side)
    columns, rows = round(inner.width), round(inner.height)
    rgb = picture(land, (columns, rows), EDGE * inner.mile, style)
    return Pixels(inner.left, inner.top, columns, rows, columns, rows, rgb)


def _water(grid: Cells, told: Survey, style: ReliefStyle) -> Field:
    """How far inside water each cell lies, in pixels."""
    reach = style.shore_width + 2 * grid.side
    water = np.full((grid.rows, grid.columns), -reach, dtype=np.float32)
    for lake in told.lakes:
        np.maximum(water, from_edge(grid, lake.shore, reach), out=water)
    return water
