"""A fingerprint of a picture before it is drawn: the same marks, typeface and raster give the same file."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from generator.art import fonts, raster
from generator.art.marks import Drawing


def digest(drawing: Drawing, scale: float = 1.0, colours: int = 256) -> str:
    """A name for what `png(draw(drawing, scale), colours)` would give; stable from run to run."""
    told = f"{_makers()}|{float(scale)!r}|{colours}|{drawing!r}"
    return blake2b(told.encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=1)
def _makers() -> str:
    return f"{raster.VERSION}|{fonts.version()}"
