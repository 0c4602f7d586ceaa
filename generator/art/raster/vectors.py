"""SVG pictures drawn (door: resvg). Text in them is set in our own typeface, never in one of the machine's."""

from __future__ import annotations

import re

import resvg_py

from generator.art import fonts

FAMILY = "Barlow Condensed"
LARGEST = 4000
"""Pixels on the longer side of what is drawn."""

_ROOT = re.compile(rb"\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<(\w+:)?svg\b", re.DOTALL)


class VectorError(ValueError):
    """An SVG that cannot be drawn; the text says why."""


def is_vector(data: bytes) -> bool:
    """Whether the bytes of a file are an SVG."""
    return _ROOT.match(data.removeprefix(b"\xef\xbb\xbf")) is not None


def rendered(data: bytes, zoom: float = 1.0) -> bytes:
    """An SVG as the bytes of a PNG, `zoom` times as large as it says itself; the same everywhere."""
    try:
        text = data.decode("utf-8-sig")
        plain = _drawn(text, 1.0)
        longest = max(int.from_bytes(plain[16:20], "big"), int.from_bytes(plain[20:24], "big"))
        zoom = min(zoom, LARGEST / longest)
        return plain if zoom == 1.0 else _drawn(text, zoom)
    except UnicodeDecodeError:
        raise VectorError("this SVG is not UTF-8 text") from None
    except ValueError as error:
        raise VectorError(str(error)) from None


def _drawn(text: str, zoom: float) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=text,
            zoom=zoom,
            skip_system_fonts=True,
            font_files=[fonts.font(face).path for face in ("Regular", "Bold", "SemiBold", "Italic")],
            font_family=FAMILY,
            serif_family=FAMILY,
            sans_serif_family=FAMILY,
            monospace_family=FAMILY,
        )
    )
