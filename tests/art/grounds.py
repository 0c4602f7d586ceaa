"""A small ground with one of everything, the style of maps, and what a drawing says in words."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

from generator.art import fonts
from generator.art.board import board
from generator.art.board_style import MapStyle, map_style
from generator.art.marks import Drawing, Mark, Text
from generator.grids import HexGrid
from generator.model.game import Feature, Ground, Origin

STYLE = Path(__file__).parents[2] / "counter_art" / "styles" / "map.yaml"

GRID = HexGrid(dx=79.674, dy=92.0, x0=93, y0=86, stagger=False, h_leading=1, v_leading=1)


@cache
def style() -> MapStyle:
    return map_style(STYLE)


def feature(
    kind: str,
    category: str,
    name: str,
    points: str,
    *heights: float,
    origin: Origin = "history",
) -> Feature:
    """A feature whose points are written as in a geography file."""
    pairs = tuple((float(e), float(n)) for e, n in (pair.split() for pair in points.split(",")))
    return Feature(f"{kind}-{name}", kind, category, name, pairs, heights, origin, "made up")


def ground(*features: Feature, bottom: int = 250) -> Ground:
    """A board of 10 x 8 hexes of half a mile; 0101 lies at (0, 0), the last hex near (3.9, -3.7)."""
    width = 93 + round(9 * GRID.dx) + 53 + 40
    height = 86 + 7 * 92 + 92 + bottom
    return Ground(
        "Map", "Board", "Small", "A small ground", "a sketch", width, height, GRID, 10, 8, 0.5, (0.0, 0.0), features,
        (),
    )  # fmt: skip


SMALL = (
    feature("lake", "reservoir", "Long Lake", "0.3 -0.2, 1.6 -0.2, 1.6 -1.2, 0.3 -1.2", 1000),
    feature("river", "major", "Cold River", "1.6 -0.8, 2.4 -1.2, 3.0 -2.2, 3.1 -3.9"),
    feature("road", "main", "MSR", "0.2 -2.0, 1.5 -1.8, 2.6 -1.6, 4.1 -1.5"),
    feature("railway", "disused", "Narrow gauge", "0.2 -2.6, 2.0 -2.4, 3.4 -2.5"),
    feature("bridge", "road, blown", "Gate (old) bridge", "2.65 -1.58"),
    feature("settlement", "town", "Town-ri", "1.5 -1.8"),
    feature("pass", "main", "High Pass (upper end)", "3.6 -1.5", 1219),
    feature("height", "numbered hill", "Hill 1403 (North)", "3.2 -0.6", 1403),
    feature("height", "numbered hill", "Hill 1200", "1.0 -3.2", 1200),
    feature("height", "named hill", "East Hill, top", "2.2 -3.3", 1150, origin="estimate"),
    feature("height", "support", "Nowhere Peak", "3.9 -3.4", 1100, origin="estimate"),
    feature("height", "support", "", "-0.2 -3.9", 1050, origin="estimate"),
    feature("height", "support", "", "-0.2 0.2", 1050, origin="estimate"),
    feature("height", "support", "", "4.1 0.2", 1100, origin="estimate"),
    feature("settlement", "hamlet", "Far-ni", "9 -9"),
)


def small() -> Ground:
    return ground(*SMALL)


@cache
def drawn(on: Ground) -> Drawing:
    """The board of a ground, drawn once."""
    return board(on, style())


def without_relief(drawing: Drawing) -> Drawing:
    """The drawing but for its first mark, the relief."""
    return replace(drawing, marks=drawing.marks[1:])


def words(marks: Iterable[Mark]) -> list[str]:
    """What the letters of a drawing say, in capitals; runs of letters that follow each other are one text."""
    said: list[str] = []
    end = (math.inf, math.inf)
    for text in (mark for mark in marks if isinstance(mark, Text) and mark.colour):
        joined = text.anchor == "ls" and math.dist(end, (text.x, text.y)) < 1
        said = [*said[:-1], said[-1] + text.text] if joined else [*said, text.text]
        along, turn = (
            fonts.width(text.font, text.text, text.size, text.spacing) + text.spacing,
            math.radians(text.angle),
        )
        end = (text.x + along * math.cos(turn), text.y - along * math.sin(turn))
    return [text.upper() for text in said]
