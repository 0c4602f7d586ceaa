"""Pictures that somebody gives us: opened with care, and fitted to a counter."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageOps

Picture = Image.Image


class NoPictureError(ValueError):
    """The bytes are no picture that can be read; the text says why."""


def opened(data: bytes) -> Picture:
    """A picture from the bytes of a PNG, JPEG or WebP file; a NoPictureError if they are none, or cut off."""
    try:
        with Image.open(BytesIO(data)) as picture:
            return picture.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise NoPictureError(str(error).removesuffix(".") or "it cannot be read") from None


def fitted(picture: Picture, side: int) -> Picture:
    """The picture as a square of `side` pixels: its middle, scaled; nothing is stretched."""
    return ImageOps.fit(picture, (side, side), Image.Resampling.LANCZOS)
