"""Charts that are drawn: the key to the terrain, every symbol of the map with what it means."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.board_legend import entries
from generator.art.board_lettering import fitted, written
from generator.art.board_style import MapStyle
from generator.art.marks import Drawing, Mark, Rect
from generator.model.game import Ground

PAD, ROW, SYMBOL = 26.0, 46.0, 80.0
WIDTH = 780.0


def terrain_key(ground: Ground, style: MapStyle) -> Drawing:
    """What is on the map, one symbol a line in two columns."""
    found = entries(ground, style)
    rows = -(-len(found) // 2)
    height = 2 * PAD + 40 + max(rows, 1) * ROW
    return Drawing(WIDTH, height, tuple(_key(ground, style, height, rows)), style.colours.paper)


def _key(ground: Ground, style: MapStyle, height: float, rows: int) -> Iterator[Mark]:
    colours, kinds = style.colours, style.types
    yield Rect(8, 8, WIDTH - 16, height - 16, 10, colours.strip, colours.panel_edge, 1.6)
    yield from written("Key to the terrain", kinds.subtitle, PAD, PAD + 16)
    top, column = PAD + 40 + ROW / 2, WIDTH / 2 - PAD
    for number, entry in enumerate(entries(ground, style)):
        x, y = PAD + number // rows * (column + PAD / 2), top + number % rows * ROW
        yield from entry.symbol(x + SYMBOL / 2, y)
        words = fitted(entry.words, kinds.legend, column - SYMBOL - 30)
        yield from written(entry.words, words, x + SYMBOL + 14, y)
