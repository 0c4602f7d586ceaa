"""Unit symbols and silhouettes: strokes in a unit square, laid into a box of a counter.

A stroke's x and y run from 0 to 1 across and down the box. The radius of a circle is a share of the box's height, so
that it stays round in any box; an arc has one across and one down. Colours are names the caller knows (`ink` ...).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.art.marks import Disc, Line, Mark, Point, Polygon, Text

Shape = str
"""`line`, `area` (points); `dot`, `ring` (a point, a radius); `arc` (also from and to, degrees clockwise); `word`."""

INKS = ("ink", "fill", "frame", "paper", "accent", "flame", "ember", "wreck")
"""The colours a stroke can have; what they are is for the counter to say."""


@dataclass(frozen=True)
class Stroke:
    """One stroke: its shape and points, thickness (1 = that of the frame), and the name of its colour."""

    shape: Shape
    points: tuple[Point, ...]
    radius: tuple[float, float] = (0.0, 0.0)
    thick: float = 1.0
    turn: tuple[float, float] = (0.0, 360.0)
    colour: str = "ink"
    text: str = ""


@dataclass(frozen=True)
class Symbol:
    """A symbol: whether it stands in a frame, and its strokes from the bottom up."""

    name: str
    framed: bool
    strokes: tuple[Stroke, ...]


@dataclass(frozen=True)
class Place:
    """A box in pixels that a symbol is laid into, and the thickness of its lines."""

    x: float
    y: float
    width: float
    height: float
    line: float

    def at(self, point: Point) -> Point:
        """A point of the unit square in pixels."""
        return (self.x + point[0] * self.width, self.y + point[1] * self.height)


def drawn(strokes: Iterable[Stroke], place: Place, colours: Mapping[str, str]) -> Iterator[Mark]:
    """The marks of some strokes; KeyError if a colour is not known."""
    for stroke in strokes:
        ink, points = colours[stroke.colour], tuple(place.at(p) for p in stroke.points)
        line, radius = stroke.thick * place.line, stroke.radius[1] * place.height
        match stroke.shape:
            case "line":
                yield Line(points, ink, line)
            case "area":
                yield Polygon(points, ink)
            case "dot":
                yield from (Disc(x, y, radius, ink) for x, y in points)
            case "ring":
                yield from (Disc(x, y, radius + line / 2, "", ink, line) for x, y in points)
            case "arc":
                yield Line(_arc(points[0], stroke, place), ink, line)
            case "word":
                x, y = points[0]
                yield Text(x, y, stroke.text, radius * 2, ink, "Bold")
            case unknown:
                raise ValueError(f"no stroke has the shape {unknown!r}")


def _arc(middle: Point, stroke: Stroke, place: Place) -> tuple[Point, ...]:
    """A part of an ellipse, in steps of about 7 degrees."""
    start, end = stroke.turn
    count = max(2, round(abs(end - start) / 7))
    wide, high = stroke.radius[0] * place.width, stroke.radius[1] * place.height
    turns = (math.radians(start + (end - start) * i / count) for i in range(count + 1))
    return tuple((middle[0] + wide * math.cos(t), middle[1] + high * math.sin(t)) for t in turns)
