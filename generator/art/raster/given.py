"""Pictures that somebody gives us: opened with care, cut, fitted to a counter, their corners rounded."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw, ImageOps

from generator.art.raster.vectors import VectorError, is_vector, rendered

Picture = Image.Image
Box = tuple[float, float, float, float]

FINE = 4


class NoPictureError(ValueError):
    """The bytes are no picture that can be read; the text says why."""


@lru_cache(maxsize=4)
def opened(data: bytes, zoom: float = 1.0) -> Picture:
    """A picture from the bytes of a PNG, JPEG, WebP or SVG file, not to be changed; `zoom` enlarges an SVG.

    A NoPictureError if they are none, or cut off.
    """
    try:
        with Image.open(BytesIO(rendered(data, zoom) if is_vector(data) else data)) as picture:
            return ImageOps.exif_transpose(picture).convert("RGBA")
    except (OSError, ValueError, SyntaxError, VectorError, Image.DecompressionBombError) as error:
        raise NoPictureError(str(error).removesuffix(".") or "it cannot be read") from None


def size(data: bytes) -> tuple[int, int]:
    """Width and height of a picture in pixels; an SVG's as it says itself."""
    return opened(data).size


def cut(data: bytes, crop: Box | None, side: int) -> Picture:
    """A picture, or a part of it given in pixels of the file; an SVG is drawn fine enough for a counter of `side`."""
    picture = opened(data)
    width, height = crop[2:] if crop else picture.size
    zoom = side / min(width, height) if is_vector(data) else 1.0
    if zoom != 1.0:
        picture = opened(data, zoom)
    if crop is None:
        return picture
    left, top, wide, high = (round(v * zoom) for v in crop)
    return picture.crop((left, top, left + max(wide, 1), top + max(high, 1)))


def fitted(picture: Picture, side: int, fit: str = "cover", corner: float = 0.0) -> Picture:
    """The picture as a square of `side` pixels, corners rounded by so many hundredths of it.

    `cover`: its middle fills the square; `contain`: all of it is seen; `stretch`: it is pulled to a square.
    """
    whole, finest = (side, side), Image.Resampling.LANCZOS
    if fit == "stretch":
        made = picture.resize(whole, finest)
    else:
        made = ImageOps.pad(picture, whole, finest) if fit == "contain" else ImageOps.fit(picture, whole, finest)
    return _rounded(made, corner) if corner else made


def _rounded(picture: Picture, corner: float) -> Picture:
    side = picture.width * FINE
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, side - 1, side - 1), corner / 100 * side, 255)
    picture.putalpha(ImageChops.multiply(picture.getchannel("A"), mask.reduce(FINE)))
    return picture


def rgb(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and the pixels of a picture, three bytes each; see-through places are white."""
    picture = opened(data)
    ground = Image.new("RGBA", picture.size, "white")
    ground.alpha_composite(picture)
    return picture.width, picture.height, ground.convert("RGB").tobytes()


def whole(data: bytes) -> Picture:
    """A large picture as it is, without a see-through part."""
    width, height, pixels = rgb(data)
    return Image.frombytes("RGB", (width, height), pixels)
