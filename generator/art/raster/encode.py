"""Pictures become PNG files: few colours, small, the same bytes every time."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from PIL import Image

from generator.art import palette

BAND = 400_000
"""Pixels of a large picture that are given their colours at once."""

ALIKE = 200
"""Pixels of much the same colour that are looked at when a large picture's colours are chosen."""

Picture = Image.Image


def png(picture: Picture, colours: int = 256) -> bytes:
    """A picture as a PNG file of at most so many colours (0: all of them), the same bytes every time.

    Small pictures keep their flat colours exactly and their see-through edge; large opaque ones are spread over the
    colours by median cut.
    """
    if colours and picture.mode == "RGB" and picture.width * picture.height > BAND:
        picture = _many_shades(picture, colours)
    elif colours:
        picture = _few_shades(picture, colours)
    file = BytesIO()
    picture.save(file, "PNG", compress_level=6)
    return file.getvalue()


def _few_shades(picture: Picture, colours: int) -> Picture:
    numbers, chosen = palette.reduce(np.asarray(picture.convert("RGBA")), colours)
    reduced = Image.fromarray(numbers, "P")
    reduced.putpalette(chosen[:, :3].tobytes(), "RGB")
    if picture.mode == "RGBA":
        reduced.info["transparency"] = chosen[:, 3].tobytes()
    return reduced


def _sample(picture: Picture) -> Picture:
    """Every fourth row and column, but of much the same colour only so many: a thin road counts beside a wide field."""
    thinned = picture.resize((picture.width // 4, picture.height // 4), Image.Resampling.NEAREST)
    pixels = np.asarray(thinned).reshape(-1, 3)
    alike = (pixels >> 3).astype(np.int32) @ np.array((1 << 10, 1 << 5, 1), np.int32)
    order = np.argsort(alike, kind="stable")
    found = alike[order]
    sample = pixels[order[np.arange(len(found)) - np.searchsorted(found, found) < ALIKE]]
    return Image.fromarray(sample[None])


def _many_shades(picture: Picture, colours: int) -> Picture:
    """The colours are chosen on a sample, then laid on band by band."""
    chosen = _sample(picture).quantize(colours, Image.Quantize.MEDIANCUT, kmeans=1)
    reduced = Image.new("P", picture.size)
    reduced.putpalette(chosen.getpalette() or [], "RGB")
    step = max(BAND // picture.width, 16)
    for top in range(0, picture.height, step):
        band = picture.crop((0, top, picture.width, min(top + step, picture.height)))
        reduced.paste(band.quantize(palette=chosen, dither=Image.Dither.NONE), (0, top))
    return reduced
