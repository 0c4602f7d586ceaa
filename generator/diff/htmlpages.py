"""A page of HTML as rows and paragraphs of plain text, by the standard library's own reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

TEXTS = ("p", "li", "h1", "h2", "h3")
CELLS = ("td", "th")


@dataclass
class Row:
    """A row of a table: its cells, and whether there are pictures in it."""

    cells: list[str] = field(default_factory=list)
    pictured: bool = False


class _Reader(HTMLParser):
    """Gathers the words of cells, row by row, and of paragraphs outside tables."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.texts: list[str] = []
        self._into: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append(Row())
        elif tag == "img" and self.rows:
            self.rows[-1].pictured = True
        elif tag in CELLS and self.rows:
            self._begin(self.rows[-1].cells)
        elif tag in TEXTS and self._into is None:
            self._begin(self.texts)
        elif self._into:
            self._into[-1] += " " * (tag == "br")

    def _begin(self, into: list[str]) -> None:
        into.append("")
        self._into = into

    def handle_endtag(self, tag: str) -> None:
        if tag in CELLS or (tag in TEXTS and self._into is self.texts):
            self._into = None

    def handle_data(self, data: str) -> None:
        if self._into is not None:
            self._into[-1] += data


def _read(page: str) -> _Reader:
    reader = _Reader()
    reader.feed(page)
    return reader


def rows(page: str) -> dict[str, tuple[str, ...]]:
    """The rows without pictures of all tables: what stands first, and the other cells."""
    found = ([_line(cell) for cell in row.cells] for row in _read(page).rows if not row.pictured)
    return {row[0]: tuple(row[1:]) for row in found if len(row) > 1 and row[0]}


def captions(page: str) -> list[str]:
    """The cells of rows with pictures."""
    cells = (_line(cell) for row in _read(page).rows if row.pictured for cell in row.cells)
    return [cell for cell in cells if cell]


def paragraphs(page: str) -> list[str]:
    """Paragraphs, list entries and headings, each as one line."""
    return [line for text in _read(page).texts if (line := _line(text))]


def _line(text: str) -> str:
    return " ".join(text.split())
