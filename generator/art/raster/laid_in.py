"""Ready-made pictures laid into another."""

from __future__ import annotations

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
    source = Image.frombytes("RGB", (mark.columns, mark.rows), mark.rgb)
    left, top, right, bottom = (round(v * scale) for v in room(mark))
    step = max(BAND // (right - left), 16)
    for start in range(top, bottom, step):
        end = min(start + step, bottom)
        rows = [(y - top) * mark.rows / (bottom - top) for y in (start, end)]
        band = (right - left, end - start)
        part = source.resize(band, Image.Resampling.BICUBIC, box=(0, rows[0], mark.columns, rows[1]))
        picture.paste(part, (left, start))
