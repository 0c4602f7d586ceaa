"""Marks: everything that can be on a counter, a map or a sheet, as values. Nothing is drawn here.

Coordinates are pixels of the finished picture at scale 1, x to the right, y down, fractions allowed. Colours are
`#rrggbb` or `#rrggbbaa`; an empty colour draws nothing. Widths are of the full line.
"""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Rect:
    """A rectangle with rounded corners; the outline lies inside the edge."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    fill: str = ""
    outline: str = ""
    line: float = 0.0


@dataclass(frozen=True)
class Polygon:
    """A closed outline, filled or not."""

    points: tuple[Point, ...]
    fill: str = ""
    outline: str = ""
    line: float = 0.0


@dataclass(frozen=True)
class Line:
    """A line through points, with round joins; `dash` is the lengths of stroke and gap, or empty."""

    points: tuple[Point, ...]
    colour: str
    width: float
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Disc:
    """A filled circle, a ring, or both."""

    x: float
    y: float
    radius: float
    fill: str = ""
    outline: str = ""
    line: float = 0.0


@dataclass(frozen=True)
class Text:
    """A line of text at an anchor point (`lt` left top, `mm` middle, `rs` right baseline ... as Pillow names them).

    `size` is the height of the font in pixels, `font` a face of the family such as `Bold` or `SemiBoldItalic`.
    `spacing` is extra room between letters; `angle` turns it counter-clockwise about the anchor, in degrees.
    `shrink_to` is a width it must not pass: the text is drawn smaller if need be.
    """

    x: float
    y: float
    text: str
    size: float
    colour: str
    font: str = "SemiBold"
    anchor: str = "mm"
    halo: str = ""
    halo_width: float = 0.0
    spacing: float = 0.0
    angle: float = 0.0
    shrink_to: float = 0.0


@dataclass(frozen=True)
class Pixels:
    """A ready-made picture laid in, such as a relief: RGB bytes of `columns` x `rows`, stretched to its rectangle."""

    x: float
    y: float
    width: float
    height: float
    columns: int
    rows: int
    rgb: bytes


Mark = Rect | Polygon | Line | Disc | Text | Pixels


@dataclass(frozen=True)
class Drawing:
    """A picture before it is drawn: its size in pixels at scale 1, its ground colour (empty: see-through), its marks
    from the bottom up, and a rounded outline that everything is cut to."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    ground: str = ""
    corner: float = 0.0
