"""Asking a counter in the module's own words: texts with `$x$`, expressions in braces, conditions, filters.

A thin bridge between the table and `play.expressions`; what VASSAL would report as bad data ends in the asker's
`heard`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from generator.play.expressions import Context, fill, holds, selects
from generator.play.table import Table
from generator.play.world import TableWorld
from generator.traits import split


class Asker(Protocol):
    """A counter that can be asked (a lookup.View)."""

    @property
    def table(self) -> Table: ...

    @property
    def id(self) -> str: ...

    @property
    def heard(self) -> list[str]: ...

    def __call__(self, name: str) -> str | None: ...

    def of(self, id: str) -> Asker: ...

    def inside(self, at: int) -> Asker | None: ...


def text(ask: Asker, words: str, known: Mapping[str, str | None] | None = None, *, report: bool = False) -> str:
    """The text of a field: `known` values go before the counter's own; in a report, unknown `$x$` are left out."""
    outcome = fill(words, _context(ask, known or {}, report))
    ask.heard.extend(outcome.complaints)
    return outcome.result


def dollars(ask: Asker, words: str) -> str:
    """The words with `$x$` put in, and any expression left as it stands."""
    pieces = split(words, "$")
    inner = range(1, len(pieces) - 1, 2)
    return "".join(_value(ask, one) if at in inner else one for at, one in enumerate(pieces))


def _value(ask: Asker, name: str) -> str:
    value = ask(name) if name else ""
    return name if value is None else value


def true_of(ask: Asker, condition: str) -> bool:
    """Does a condition hold? The empty one does."""
    if not condition.strip():
        return True
    outcome = holds(condition, _context(ask, {}, False))
    ask.heard.extend(outcome.complaints)
    return outcome.result


def accepts(sender: Asker, one: Asker, condition: str) -> bool:
    """Does the sender's filter let a counter through? `$x$` is the sender's, a bare name the counter's."""
    outcome = selects(condition, _context(sender, {}, False), one)
    sender.heard.extend(outcome.complaints)
    return outcome.result


def _context(ask: Asker, known: Mapping[str, str | None], report: bool) -> Context:
    zeros = ask.table.setting.leading_zeros_are_text
    return Context(ask, TableWorld(ask), known, zeros, report)
