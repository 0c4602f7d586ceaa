"""The room a mark takes: rectangles of marks, letters measured by the font's tables. Nothing is drawn here."""

from __future__ import annotations

import math
from functools import singledispatch

from generator.art import fonts
from generator.art.marks import Disc, Line, Pixels, Polygon, Rect, Text

Room = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@singledispatch
def room(mark: object) -> Room:
    """The rectangle that holds all of a mark, generously for turned text."""
    raise TypeError(f"no mark: {mark!r}")


@room.register
def _(mark: Rect | Pixels) -> Room:
    return (mark.x, mark.y, mark.x + mark.width, mark.y + mark.height)


@room.register
def _(mark: Polygon | Line) -> Room:
    half = (mark.width if isinstance(mark, Line) else mark.line) / 2
    xs, ys = [x for x, _ in mark.points], [y for _, y in mark.points]
    return (min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)


@room.register
def _(mark: Disc) -> Room:
    return (mark.x - mark.radius, mark.y - mark.radius, mark.x + mark.radius, mark.y + mark.radius)


@room.register
def _(mark: Text) -> Room:
    face = fonts.font(mark.font)
    size = fonts.set_size(mark.font, mark.text, mark.size, mark.spacing, mark.shrink_to)
    wide, halo = fonts.width(mark.font, mark.text, size, mark.spacing), mark.halo_width
    left = mark.x - wide * SHARE[mark.anchor[0]]
    baseline = mark.y + fonts.drop(face, mark.anchor[1]) * size
    top, bottom = baseline - face.ascent * size / 1000, baseline + face.descent * size / 1000
    if mark.angle:
        reach = max(math.hypot(x - mark.x, y - mark.y) for x in (left, left + wide) for y in (top, bottom)) + halo
        return (mark.x - reach, mark.y - reach, mark.x + reach, mark.y + reach)
    return (left - halo, top - halo, left + wide + halo, bottom + halo)


SHARE = {"l": 0.0, "m": 0.5, "r": 1.0}
"""How much of a line lies left of its anchor."""
