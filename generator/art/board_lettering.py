"""Lettering of maps: names set in small capitals or as they are written, level or at an angle, round a middle."""

from __future__ import annotations

import math
from itertools import groupby

from generator.art import fonts
from generator.art.board_style import TypeStyle
from generator.art.marks import Text

Run = tuple[str, float]
"""Letters of one size, and that size."""


def extent(words: str, style: TypeStyle) -> tuple[float, float]:
    """Width of a name and height of its capitals in pixels."""
    runs = _runs(words, style)
    wide = sum(fonts.width(style.font, text, size, style.spacing) for text, size in runs)
    size = fonts.set_size(style.font, words, style.size)
    return wide + style.spacing * max(len(runs) - 1, 0), fonts.font(style.font).capital * size / 1000


def lettered(
    words: str, style: TypeStyle, x: float, y: float, angle: float = 0.0, share: float = 0.5
) -> tuple[Text, ...]:
    """A name with its middle at a point, turned counter-clockwise about it by degrees.

    `share` of its width lies left of the point. The halo comes first, so that it never covers a letter.
    """
    wide, high = extent(words, style)
    turn = math.radians(angle)
    along, down = (math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))
    at, marks = -wide * share, []
    for text, size in _runs(words, style):
        left = x + along[0] * at + down[0] * high / 2, y + along[1] * at + down[1] * high / 2
        marks.append((round(left[0], 1), round(left[1], 1), text, size))
        at += fonts.width(style.font, text, size, style.spacing) + style.spacing
    ink = [_text(*mark, style, angle, style.colour) for mark in marks]
    halo = [_text(*mark, style, angle, "") for mark in marks] if style.halo and style.halo_width else []
    return (*halo, *ink)


def written(words: str, style: TypeStyle, x: float, y: float) -> tuple[Text, ...]:
    """Words that begin at x, with the middle of their capitals at y."""
    return lettered(words, style, x, y, share=0.0)


def fitted(words: str, style: TypeStyle, room: float) -> TypeStyle:
    """The same lettering, smaller if the words would be wider than `room` pixels."""
    return scaled(style, min(1.0, max(room, 1.0) / max(extent(words, style)[0], 1.0)))


def scaled(style: TypeStyle, share: float) -> TypeStyle:
    """The same lettering in another size."""
    return style.model_copy(update={"size": style.size * share, "spacing": style.spacing * share})


def _text(x: float, y: float, text: str, size: float, style: TypeStyle, angle: float, colour: str) -> Text:
    halo, width = ("", 0.0) if colour else (style.halo, style.halo_width)
    return Text(x, y, text, size, colour, style.font, "ls", halo, width, style.spacing, angle)


def _runs(words: str, style: TypeStyle) -> tuple[Run, ...]:
    """In small capitals, small letters become capitals of a smaller size."""
    if not style.small:
        return ((words, fonts.set_size(style.font, words, style.size)),)
    runs = []
    for small, letters in groupby(words, key=lambda c: c.islower() or c == " "):
        text = "".join(letters)
        runs.append((text.upper(), fonts.set_size(style.font, text, style.size * (style.small if small else 1))))
    return tuple(runs)
