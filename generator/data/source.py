"""What the author wrote, as it stands there: YAML and CSV read into plain lists, mappings and words with their lines.

Every word is text, whatever YAML might take it for: `0713` is no number, `no` no refusal, `1.10` no 1.1. What it means
is for the schema to say. The only room that knows ruamel.yaml.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from generator.problems import Problem, ProblemsError, Where

_NUL = re.compile("\0")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")
_MERGE_MARKS = re.compile(r"^(<<<<<<<|>>>>>>>)", re.MULTILINE)
_DAMAGED = "the file may be damaged, or no text at all"


@dataclass(frozen=True)
class Spot:
    """Where a record stands: its own place, and the line of each of its keys or cells."""

    where: Where
    keys: Mapping[str, int] = field(default_factory=dict)

    def of(self, key: str) -> Where:
        """The place of one key; of the record if it does not write that key."""
        return Where(self.where.file, self.keys.get(key, self.where.line))


@dataclass(frozen=True)
class Mapped:
    """A mapping the author wrote: its entries (texts, lists or mappings again), and where they stand."""

    entries: Mapping[str, Any]
    spot: Spot


@dataclass(frozen=True)
class Table:
    """A CSV file: its columns, its rows that say anything (a blank cell is left out), and what is wrong with others."""

    columns: tuple[str, ...]
    rows: tuple[Mapped, ...]
    header: Where
    problems: tuple[Problem, ...] = ()


def read_text(path: Path, name: str) -> str:
    """The text of a file, UTF-8 with or without a byte order mark; `name` is what complaints call it."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise _stop(name, 0, f"cannot be read: {error.strerror}") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _stop(name, line, "is not UTF-8 text", 'save it as "UTF-8" or "CSV UTF-8"') from None
    _refuse(name, text, _NUL, "a NUL byte", _DAMAGED)
    _refuse(name, text, _MERGE_MARKS, "a mark left by a merge", "choose one of the two versions and delete the marks")
    return text


def read_yaml(path: Path, name: str) -> Mapped:
    """A YAML file whose top is a mapping."""
    text = read_text(path, name)
    _refuse(name, text, _CONTROL, "a control character", _DAMAGED)
    try:
        node = YAML(typ="safe", pure=True).compose(text)
        data = None if node is None else _plain(node, name, ())
    except YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        what = getattr(error, "problem", None) or str(error).partition("\n")[0]
        raise _stop(name, mark.line + 1 if mark else 0, f"this YAML cannot be read: {what}") from None
    except RecursionError:
        raise _stop(name, 0, "this YAML is nested too deeply") from None
    if not isinstance(data, Mapped):
        raise _stop(name, 1, "must be a mapping, with lines like `key: value`")
    return data


def _plain(node: Any, name: str, inside: tuple[int, ...]) -> Any:
    line = node.start_mark.line + 1
    if id(node) in inside:
        raise _stop(name, line, "this YAML contains itself")
    match node:
        case ScalarNode():
            return "" if str(node.tag).endswith(":null") else str(node.value)
        case SequenceNode():
            return [_plain(item, name, (*inside, id(node))) for item in node.value]
        case MappingNode():
            return _mapping(node, name, (*inside, id(node)))
    raise _stop(name, line, "this YAML cannot be read")


def _mapping(node: MappingNode, name: str, inside: tuple[int, ...]) -> Mapped:
    entries: dict[str, Any] = {}
    lines: dict[str, int] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, ScalarNode):
            raise _stop(name, line, "a key must be a word")
        word = str(key.value)
        if word in entries:
            raise _stop(name, line, f'"{word}" is there twice; the first is in line {lines[word]}')
        entries[word], lines[word] = _plain(value, name, inside), line
    return Mapped(entries, Spot(Where(name, node.start_mark.line + 1), lines))


def read_csv(path: Path, name: str) -> Table:
    """A CSV file whose first row names the columns, as any spreadsheet writes it.

    Comma, semicolon or tab; a `sep=` line, trailing blank columns and blank rows are passed over.
    """
    problems: list[Problem] = []
    rows = _rows(read_text(path, name), name, problems)
    line, columns = next(rows, (1, []))
    while columns and not columns[-1]:
        columns.pop()
    twice = [c for i, c in enumerate(columns) if c and c in columns[:i]]
    if twice:
        problems.append(Problem(Where(name, line), f'two columns are called "{twice[0]}"'))
    if not columns:
        raise _stop(name, 1, "the first row must name the columns")
    mapped = tuple(_row(columns, cells, Where(name, at), problems) for at, cells in rows)
    return Table(tuple(columns), mapped, Where(name, line), tuple(problems))


def _row(columns: list[str], cells: list[str], where: Where, problems: list[Problem]) -> Mapped:
    pairs = list(zip_longest(columns, cells, fillvalue=""))
    stray = next((cell for column, cell in pairs if cell and not column), "")
    if stray:
        problems.append(Problem(where, f'"{stray}" stands in a column without a name', "does a text need quotes?"))
    return Mapped({column: cell for column, cell in pairs if column and cell}, Spot(where))


def _rows(text: str, name: str, problems: list[Problem]) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not blank, each with the line it begins in; a broken one ends them."""
    head, _, rest = text.partition("\n")
    told = re.fullmatch(r'"?sep=(.)"?\r?', head)
    mark, text, skipped = (told[1], rest, 1) if told else (separator(head), text, 0)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
    line = 1
    try:
        for cells in reader:
            cells = [cell.strip() for cell in cells]
            if any(cells):
                yield line + skipped, cells
            line = reader.line_num + 1
    except csv.Error as error:
        what = f"this row cannot be read: {error}"
        problems.append(Problem(Where(name, line + skipped), what, "look at its quotes"))


def separator(head: str) -> str:
    """What parts the cells of a table, by its first row: a comma, a semicolon or a tab."""
    bare = re.sub(r'"[^"]*"', "", head)
    return max(",;\t", key=bare.count)


def _refuse(name: str, text: str, pattern: re.Pattern[str], what: str, hint: str) -> None:
    found = pattern.search(text)
    if found:
        raise _stop(name, text.count("\n", 0, found.start()) + 1, f"holds {what}", hint)


def _stop(name: str, line: int, what: str, hint: str = "") -> ProblemsError:
    return ProblemsError([Problem(Where(name, line), what, hint)])
