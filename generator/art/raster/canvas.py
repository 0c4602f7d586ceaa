"""A drawing's marks laid on a canvas from the bottom up, and the canvas cut to its shape."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from typing import Any

import numpy as np
from PIL import Image

from generator.art.marks import Drawing, Mark, Pixels, Rect, Text
from generator.art.raster.laid_in import pixels
from generator.art.raster.letters import texts
from generator.art.raster.shapes import shapes

Picture = Image.Image
Size = tuple[int, int]

SMALL = 400_000
"""Pixels of a picture whose bottom shapes are worth keeping for the next one like it."""


def draw(drawing: Drawing, scale: float = 1.0) -> Picture:
    """A drawing as a picture `scale` times its size; see-through where it has no ground or is cut to its corner."""
    size = (max(round(drawing.width * scale), 1), max(round(drawing.height * scale), 1))
    if drawing.ground:
        picture = _paint(drawing.marks, size, scale, drawing.ground)
    else:
        picture = _see_through(drawing.marks, size, scale)
    if drawing.corner:
        cut = Rect(0, 0, drawing.width, drawing.height, drawing.corner, "#ffffff")
        mask = _paint((cut,), size, scale, "#000000").getchannel(0)
        if picture.mode == "RGBA":
            mask = Image.fromarray(np.minimum(np.asarray(mask), np.asarray(picture.getchannel(3))))
        picture.putalpha(mask)
    return picture


def _see_through(marks: tuple[Mark, ...], size: Size, scale: float) -> Picture:
    """Drawn on black and on white: the difference tells how much one sees through."""
    black = np.asarray(_paint(marks, size, scale, "#000000")).astype(np.int32)
    white = np.asarray(_paint(marks, size, scale, "#ffffff")).astype(np.int32)
    alpha = 255 - (white - black).max(axis=2).clip(0, 255)
    colour = (black * 255 // np.maximum(alpha, 1)[..., None]).clip(0, 255)
    return Image.fromarray(np.dstack((colour, alpha)).astype(np.uint8), "RGBA")


def _paint(marks: tuple[Mark, ...], size: Size, scale: float, ground: str) -> Picture:
    runs = [(hand, tuple(run)) for hand, run in groupby(marks, key=_hand)]
    if runs and runs[0][0] is shapes and size[0] * size[1] < SMALL:
        picture = _first_shapes(runs.pop(0)[1], size, scale, ground).copy()
    else:
        picture = Image.new("RGB", size, ground)
    for hand, run in runs:
        hand(picture, run, scale)
    return picture


def _hand(mark: Mark) -> Callable[[Picture, tuple[Any, ...], float], None]:
    return texts if isinstance(mark, Text) else pixels if isinstance(mark, Pixels) else shapes


@lru_cache(maxsize=512)
def _first_shapes(marks: tuple[Mark, ...], size: Size, scale: float, ground: str) -> Picture:
    """Shapes at the bottom of a small picture: many counters share theirs, so they are drawn once."""
    picture = Image.new("RGB", size, ground)
    shapes(picture, marks, scale)
    return picture
