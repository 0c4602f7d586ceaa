"""A page of HTML as rows and paragraphs of plain text, by the standard library's own reader."""

from __future__ import annotations

from html.parser import HTMLParser

TEXTS = ("p", "li", "h1", "h2", "h3")


class _Reader(HTMLParser):
    """Gathers the words of cells, row by row, and of paragraphs outside tables."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.texts: list[str] = []
        self._into: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th") and self.rows:
            self.rows[-1].append("")
            self._into = self.rows[-1]
        elif tag in TEXTS and self._into is None:
            self.texts.append("")
            self._into = self.texts

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th", *TEXTS):
            self._into = None

    def handle_data(self, data: str) -> None:
        if self._into is not None:
            self._into[-1] += data


def _read(page: str) -> _Reader:
    reader = _Reader()
    reader.feed(page)
    return reader


def rows(page: str) -> dict[str, tuple[str, ...]]:
    """The rows of all tables: what stands first, and the other cells."""
    found = ([" ".join(cell.split()) for cell in row] for row in _read(page).rows)
    return {row[0]: tuple(row[1:]) for row in found if len(row) > 1 and row[0]}


def paragraphs(page: str) -> list[str]:
    """Paragraphs, list entries and headings, each as one line."""
    return [line for text in _read(page).texts if (line := " ".join(text.split()))]
