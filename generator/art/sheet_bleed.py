"""Counters made ready for the knife: no drawn edge, square corners, and colours that run over the cut."""

from __future__ import annotations

from dataclasses import replace

from generator.art.compose import Faces, marker, printed
from generator.art.marks import Drawing, Line, Mark, Polygon, Rect
from generator.art.style import Settings, Style
from generator.model.game import Game
from generator.model.names import marker_picture

EDGE_PARTS = ("shade", "edge")
"""Parts that stand for the edge of the cardboard, which a printed counter has by itself."""

TOUCHING = 0.002
"""How near to the edge (in sides) a mark is taken to reach it."""


def printed_counters(game: Game, style: Style) -> Faces:
    """Every printed face of a game and every marker, without a drawn edge."""
    bare = without_edge(style)
    return (*printed(game, bare), *((marker_picture(m), marker(m, bare)) for m in game.markers))


def without_edge(style: Style) -> Style:
    """The style for counters that are cut out."""
    rules = tuple(replace(rule, settings=_bare(rule.settings)) for rule in style.rules)
    return replace(style, corner=0.0, sheet=_bare(style.sheet), rules=rules)


def _bare(settings: Settings) -> Settings:
    return replace(settings, parts=tuple(part for part in settings.parts if part not in EDGE_PARTS))


def plain_back(front: Drawing) -> Drawing:
    """The back of a counter with nothing on it: the paper of its front."""
    return replace(front, marks=())


def bled(drawing: Drawing, by: float) -> Drawing:
    """The drawing with all that touches its edge reaching `by` farther out; it keeps its size and its place."""
    ground = Rect(-by, -by, drawing.width + 2 * by, drawing.height + 2 * by, 0, drawing.ground)
    return replace(drawing, marks=(ground, *(_stretched(mark, drawing, by) for mark in drawing.marks)))


def _stretched(mark: Mark, drawing: Drawing, by: float) -> Mark:
    match mark:
        case Rect(radius=0):
            left, right = (_out(x, drawing.width, by) for x in (mark.x, mark.x + mark.width))
            top, bottom = (_out(y, drawing.height, by) for y in (mark.y, mark.y + mark.height))
            return replace(mark, x=left, y=top, width=right - left, height=bottom - top)
        case Polygon() | Line():
            points = tuple((_out(x, drawing.width, by), _out(y, drawing.height, by)) for x, y in mark.points)
            return replace(mark, points=points)
        case _:
            return mark


def _out(value: float, end: float, by: float) -> float:
    near = end * TOUCHING
    return value - by if value <= near else value + by if value >= end - near else value
