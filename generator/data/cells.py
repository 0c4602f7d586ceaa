"""Cells of a table written anew in the author's own text: all else, down to quotes and line ends, stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from generator.data.source import separator

Span = tuple[int, int]
"""Where a cell's text begins and ends, with its quotes."""


def with_cells(text: str, new: Mapping[tuple[str, str], str], key: str = "id") -> str:
    """The text with new words in some cells, by the row's `key` and the column; KeyError if there is no such cell.

    A row that ends before the column is filled up with blank cells.
    """
    mark, rows = _table(text)
    columns = [_word(text, span) for span in rows[0]]
    by_key = {_word(text, row[columns.index(key)]): row for row in rows[1:] if len(row) > columns.index(key)}
    edits: list[tuple[Span, str]] = []
    for (id, column), word in sorted(new.items(), key=lambda cell: columns.index(cell[0][1])):
        row, number = by_key[id], columns.index(column)
        if number < len(row):
            edits.append((row[number], _like(text, row[number], word)))
        else:
            edits.append(((row[-1][1], row[-1][1]), mark * (number - len(row) + 1) + word))
            row += [(row[-1][1], row[-1][1])] * (number - len(row) + 1)
    return _edited(text, edits)


def columns_of(text: str) -> tuple[str, ...]:
    """The names of a table's columns."""
    _, rows = _table(text)
    return tuple(_word(text, span) for span in rows[0])


def _edited(text: str, edits: list[tuple[Span, str]]) -> str:
    parts, at = [], 0
    for (begin, end), word in sorted(edits, key=lambda edit: edit[0]):
        parts += [text[at:begin], word]
        at = end
    return "".join((*parts, text[at:]))


def _table(text: str) -> tuple[str, list[list[Span]]]:
    """The mark between cells, and every row that says anything as spans; a `sep=` line is no row."""
    told = re.match(r'"?sep=(.)"?\r?\n', text)
    begin = told.end() if told else 0
    mark = told[1] if told else separator(text.partition("\n")[0])
    return mark, [row for row in _rows(text, mark, begin) if any(_word(text, span) for span in row)]


def _rows(text: str, mark: str, at: int) -> Iterator[list[Span]]:
    cell = re.compile(rf'[ \t]*"(?:[^"]|"")*"[^{re.escape(mark)}\r\n]*|[^{re.escape(mark)}\r\n]*')
    row: list[Span] = []
    while at <= len(text):
        found = cell.match(text, at)
        end = found.end() if found else at
        row.append((at, end))
        if text[end : end + 1] == mark:
            at = end + 1
            continue
        yield row
        row, at = [], end + (2 if text[end : end + 2] == "\r\n" else 1)


def _word(text: str, span: Span) -> str:
    raw = text[span[0] : span[1]].strip()
    return raw[1:-1].replace('""', '"').strip() if raw[:1] == '"' else raw


def _like(text: str, span: Span, word: str) -> str:
    """A word in the manner of the cell it goes into: quoted where that was."""
    return f'"{word}"' if text[span[0] : span[1]].lstrip()[:1] == '"' else word
