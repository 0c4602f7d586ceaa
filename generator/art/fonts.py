"""The typeface of everything we print: where its files are, how wide a word is, which letters it has.

One family, pinned as a dependency, so that pictures are the same on every machine. Widths are read from the font's
own tables (OpenType: head, hhea, hmtx, OS/2, cmap); nothing is drawn here.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import fontpkg_barlow_condensed as family

SNAP_BELOW = 26.0
"""Up to this font size (pixels) capitals are drawn whole pixels high, which keeps small type crisp."""


@dataclass(frozen=True)
class Font:
    """One face of the family: measures in thousandths of its size, widths by character."""

    path: str
    capital: float
    ascent: float
    descent: float
    widths: Mapping[str, float]
    unknown: float

    def __hash__(self) -> int:
        return hash(self.path)


def version() -> str:
    """The font's name and version, for whoever keeps drawn pictures."""
    told = json.loads((Path(family.ROOT) / "metadata.json").read_text("utf-8"))
    return f"{told['slug']} {told['version']}"


def faces() -> tuple[str, ...]:
    """Every face of the family by name, `Bold`, `SemiBoldItalic` and so on."""
    return tuple(sorted(p.stem.partition("-")[2] for p in (Path(family.ROOT) / "files").glob("*.ttf")))


@lru_cache(maxsize=32)
def font(face: str) -> Font:
    """The face of that name; KeyError if the family has none."""
    path = Path(family.ROOT) / "files" / f"BarlowCondensed-{face}.ttf"
    if not path.is_file():
        raise KeyError(face)
    tables = _tables(path.read_bytes())
    em = struct.unpack_from(">H", tables["head"], 18)[0]
    ascent, descent = struct.unpack_from(">hh", tables["hhea"], 4)
    capital = struct.unpack_from(">h", tables["OS/2"], 88)[0]
    widths = _widths(tables, 1000 / em)
    unknown = struct.unpack_from(">H", tables["hmtx"])[0] * 1000 / em
    return Font(str(path), capital * 1000 / em, ascent * 1000 / em, -descent * 1000 / em, widths, unknown)


def advance(face: Font, letter: str) -> float:
    """The room one letter takes, in thousandths of the font size."""
    return face.widths.get(letter, face.unknown)


def width(face: str, text: str, size: float, spacing: float = 0.0) -> float:
    """The room a line of text takes at a size, with `spacing` between letters."""
    measures = font(face)
    return sum(advance(measures, c) for c in text) * size / 1000 + spacing * max(len(text) - 1, 0)


def set_size(face: str, text: str, size: float, spacing: float = 0.0, shrink_to: float = 0.0) -> float:
    """The size a line is really set in: smaller if it must not pass `shrink_to`, capitals whole pixels if small."""
    if shrink_to and (plain := width(face, text, size)) > 0:
        room = shrink_to - spacing * max(len(text) - 1, 0)
        size = min(size, max(size * room / plain, 0.1))
    if size >= SNAP_BELOW:
        return size
    capital = font(face).capital / 1000
    snapped = max(round(size * capital), 1) / capital
    if shrink_to and width(face, text, snapped, spacing) > shrink_to:
        return size
    return snapped


def drop(face: Font, anchor: str) -> float:
    """How far the baseline lies below an anchor, in font sizes: top `t` and middle `m` are those of a capital."""
    below = {"a": face.ascent, "t": face.capital, "m": face.capital / 2, "s": 0.0, "b": -face.descent}
    return (below | {"d": -face.descent})[anchor] / 1000


def missing(text: str, face: str = "SemiBold") -> str:
    """The characters of a text that the family has no letter for; they are drawn as a boxed question mark."""
    known = font(face).widths
    return "".join(dict.fromkeys(c for c in text if c not in known))


def _tables(data: bytes) -> dict[str, bytes]:
    found = {}
    for at in range(12, 12 + 16 * int.from_bytes(data[4:6], "big"), 16):
        tag, _, start, length = struct.unpack_from(">4sLLL", data, at)
        found[tag.decode("latin-1")] = data[start : start + length]
    return found


def _widths(tables: dict[str, bytes], unit: float) -> dict[str, float]:
    count = struct.unpack_from(">H", tables["hhea"], 34)[0]
    metrics = struct.unpack_from(f">{count * 2}H", tables["hmtx"])
    return {c: metrics[2 * min(glyph, count - 1)] * unit for c, glyph in _letters(tables["cmap"]).items()}


def _letters(cmap: bytes) -> dict[str, int]:
    """Character -> glyph number, from the font's Unicode table (format 4: the basic plane)."""
    for at in range(4, 4 + 8 * struct.unpack_from(">H", cmap, 2)[0], 8):
        start = struct.unpack_from(">L", cmap, at + 4)[0]
        if struct.unpack_from(">H", cmap, start)[0] == 4:
            return dict(_segments(cmap[start:]))
    raise ValueError("the font has no table of Unicode letters")


def _segments(table: bytes) -> list[tuple[str, int]]:
    double = struct.unpack_from(">H", table, 6)[0]
    ends, starts = 14, 16 + double
    found = []
    for at in range(0, double, 2):
        last, first = struct.unpack_from(">H", table, ends + at)[0], struct.unpack_from(">H", table, starts + at)[0]
        shift = struct.unpack_from(">H", table, starts + double + at)[0]
        here = starts + 2 * double + at
        jump = struct.unpack_from(">H", table, here)[0]
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code if not jump else struct.unpack_from(">H", table, here + jump + 2 * (code - first))[0]
            if glyph and (glyph + shift) & 0xFFFF:
                found.append((chr(code), (glyph + shift) & 0xFFFF))
    return found
