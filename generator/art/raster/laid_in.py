"""Ready-made pictures laid into another."""

from __future__ import annotations

from math import ceil, floor

from PIL import Image

from generator.art.marks import Pixels
from generator.art.room import room

BAND = 1_600_000
"""Pixels stretched at once."""

Picture = Image.Image


def pixels(picture: Picture, marks: tuple[Pixels, ...], scale: float) -> None:
    """Stretches each to its rectangle, smoothly."""
    for mark in marks:
        _lay_in(picture, mark, scale)


def _lay_in(picture: Picture, mark: Pixels, scale: float) -> None:
    """Band by band, each from the rows it needs: a picture as large as a board is never there twice."""
    left, top, right, bottom = (round(v * scale) for v in room(mark))
    step = max(BAND // (right - left), 16)
    reach = ceil(2 * max(mark.rows / (bottom - top), 1)) + 1
    for start in range(top, bottom, step):
        end = min(start + step, bottom)
        high, low = ((y - top) * mark.rows / (bottom - top) for y in (start, end))
        first, last = max(floor(high) - reach, 0), min(ceil(low) + reach, mark.rows)
        rows = mark.rgb[first * mark.columns * 3 : last * mark.columns * 3]
        source = Image.frombytes("RGB", (mark.columns, last - first), rows)
        box = (0, high - first, mark.columns, low - first)
        picture.paste(source.resize((right - left, end - start), Image.Resampling.BICUBIC, box=box), (left, start))
