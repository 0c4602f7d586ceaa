"""The strip below the map: title, legend, scale, north, and what the map does not claim to be."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.board_frame import Frame
from generator.art.board_legend import entries
from generator.art.board_lettering import extent, lettered, written
from generator.art.board_style import MapStyle, TypeStyle
from generator.art.marks import Mark, Polygon, Rect
from generator.model.game import Ground

LEAST = 150.0
"""A margin lower than this holds no strip."""

GAP, PAD = 18.0, 34.0
"""Paper between map and strip; room inside the strip."""

ROW, COLUMN, SYMBOL = 39.0, 345.0, 74.0
"""The legend: height of a row, width of a column, width of its symbol."""

SCALE_MILES = 3

Line = tuple[str, TypeStyle, float]
"""Words, their lettering, and how far down the strip they stand, as a share of its height."""


def strip(ground: Ground, inner: Frame, style: MapStyle) -> Iterator[Mark]:
    """The strip, if the board leaves room for it; the legend takes what title and scale leave."""
    top, bottom = inner.bottom + GAP, ground.height - GAP
    if bottom - top < LEAST:
        return
    panel = style.colours
    yield Rect(inner.left, top, inner.width, bottom - top, 10, panel.strip, panel.panel_edge, 1.6)
    lines = _lines(ground, style)
    yield from _title(lines, inner.left + PAD, top, bottom - top)
    left = inner.left + 2 * PAD + max(extent(words, lettering)[0] for words, lettering, _ in lines)
    right = inner.right - PAD - SCALE_MILES * inner.mile - 110
    yield Rect(left, top + 22, 1.6, bottom - top - 44, fill=panel.panel_edge)
    yield Rect(right, top + 22, 1.6, bottom - top - 44, fill=panel.panel_edge)
    yield from _legend(ground, style, (left + PAD, top, right - PAD, bottom))
    yield from _scale(ground, inner, style, right + PAD, (top + bottom) / 2)
    yield from _north(inner.right - PAD - 22, (top + bottom) / 2, style)


def _lines(ground: Ground, style: MapStyle) -> tuple[Line, ...]:
    kinds = style.types
    return (
        (ground.title or ground.board_name, kinds.title, 0.29),
        (ground.subtitle, kinds.subtitle, 0.58),
        (ground.note, kinds.note, 0.74),
        (style.relief_note, kinds.note, 0.87),
    )


def _title(lines: tuple[Line, ...], left: float, top: float, high: float) -> Iterator[Mark]:
    for words, lettering, share in lines:
        yield from written(words, lettering, left, top + high * share)


def _legend(ground: Ground, style: MapStyle, room: tuple[float, float, float, float]) -> Iterator[Mark]:
    """Symbols and their meaning, column by column, as many as there is room for."""
    left, top, right, bottom = room
    rows, columns = int((bottom - top - 14) // ROW), max(int((right - left) // COLUMN), 0)
    first = (top + bottom) / 2 - rows * ROW / 2 + ROW / 2
    step = (right - left) / max(columns, 1)
    for i, entry in enumerate(entries(ground, style)[: rows * columns]):
        x, y = left + i // rows * step, first + i % rows * ROW
        yield from entry.symbol(x + SYMBOL / 2, y)
        yield from written(entry.words, style.types.legend, x + SYMBOL + 16, y)


def _scale(ground: Ground, inner: Frame, style: MapStyle, left: float, middle: float) -> Iterator[Mark]:
    """Miles as blocks, dark and light in turn."""
    mile, ink, kind = inner.mile, style.colours.ink, style.types.legend
    y = middle - 6
    yield Rect(left, y, SCALE_MILES * mile, 13, fill=style.colours.paper, outline=ink, line=1.6)
    for i in range(0, SCALE_MILES, 2):
        yield Rect(left + i * mile, y, mile, 13, fill=ink)
    for i in range(SCALE_MILES + 1):
        yield from lettered(f"{i}", kind, left + i * mile, y - 18)
    words = f"miles (a hex is {_amount(ground.hex_miles)})"
    yield from written(words, kind, left, y + 38)


def _amount(miles: float) -> str:
    return {0.5: "half a mile", 0.25: "a quarter of a mile", 1.0: "a mile"}.get(miles, f"{miles:g} miles")


def _north(x: float, middle: float, style: MapStyle) -> Iterator[Mark]:
    """An arrow, one half dark."""
    ink, top, bottom = style.colours.ink, middle - 40, middle + 58
    yield Polygon(((x, top), (x + 20, bottom), (x, bottom - 18)), ink, ink, 1.6)
    yield Polygon(((x, top), (x - 20, bottom), (x, bottom - 18)), style.colours.paper, ink, 1.6)
    yield from lettered("N", style.types.heading, x, top - 22)
