"""Numbers and colours as Java writes and reads them."""

from __future__ import annotations

import math
import re
import struct
from decimal import Decimal

from generator.traits.errors import TraitError
from generator.traits.strokes import java_int

Rgb = tuple[int, ...]
"""Red, green, blue, each 0 to 255, and perhaps a fourth number, the opacity."""


def write_whole(value: int) -> str:
    """A whole number of at most 32 bits."""
    if not -(2**31) <= value < 2**31:
        raise TraitError(f"a whole number has at most 32 bits: {value}")
    return str(int(value))


def read_whole(text: str, missing: int) -> int:
    """The reverse of `write_whole`; what is no number is `missing`."""
    value = java_int(text)
    return missing if value is None else value


def write_real(value: float) -> str:
    """As Java's Double.toString: `200.0`, `1.0E7`."""
    value = float(value)
    if math.isnan(value):
        return "NaN"
    sign = "-" if math.copysign(1, value) < 0 else ""
    if math.isinf(value):
        return f"{sign}Infinity"
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        return repr(value)
    _, digits, exponent = Decimal(repr(value)).normalize().as_tuple()
    figures = "".join(map(str, digits))
    return f"{sign}{figures[0]}.{figures[1:] or '0'}E{int(exponent) + len(figures) - 1}"


def read_real(text: str, missing: float) -> float:
    """The reverse of `write_real`, after Java's Double.parseDouble; what is no number is `missing`."""
    number = text.strip()
    if re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?[dDfF]?", number, re.ASCII):
        return float(number.rstrip("dDfF"))
    words = {"NaN": math.nan, "Infinity": math.inf, "+Infinity": math.inf, "-Infinity": -math.inf}
    return words.get(number, missing)


def write_share(value: float) -> str:
    """A part of 1, as VASSAL keeps it: with seven figures, so that 0.3 becomes 0.30000001192092896."""
    if not 0 <= value <= 1:
        raise TraitError(f"a share is between 0 and 1: {value}")
    return write_real(_single(value))


def read_share(text: str, missing: float) -> float:
    """The reverse of `write_share`; too much or too little becomes 1 or 0."""
    value = read_real(text, missing)
    return _single(0.0 if math.isnan(value) else min(1.0, max(0.0, value)))


def _single(value: float) -> float:
    return float(struct.unpack("f", struct.pack("f", value))[0])


def write_colour(value: Rgb | None) -> str:
    """`1,2,3`, `1,2,3,128`, or nothing."""
    if value is None:
        return ""
    if len(value) not in (3, 4) or any(not 0 <= part <= 255 for part in value):
        raise TraitError(f"a colour is red, green, blue and perhaps opacity, each 0 to 255: {value}")
    return ",".join(map(str, value[:3] if value[3:] == (255,) else value))


def read_colour(text: str, missing: Rgb | None) -> Rgb | None:
    """The reverse of `write_colour`; what VASSAL cannot understand becomes black, as there
    (configure/ColorConfigurer.java).
    """
    if text in ("", "null"):
        return None
    if re.fullmatch(r"0[xX][0-9a-fA-F]{1,6}", text):
        return tuple(int(text[2:], 16).to_bytes(3, "big"))
    parts = [java_int(part) for part in text.split(",") if part]
    parts = parts[: 4 if len(parts) > 3 else 3]
    colour = tuple(part for part in parts if part is not None and 0 <= part <= 255)
    if len(parts) < 3 or len(colour) != len(parts):
        return (0, 0, 0)
    return colour[:3] if colour[3:] == (255,) else colour
