"""A key arriving at a trait: which, where, and how to press further ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from generator.play.lookup import View
from generator.play.table import Sent, Table
from generator.traits import Stroke

DEEPEST = 50
"""So many keys may press one another in turn, as in VASSAL (tools/RecursionLimiter.java)."""


class EndlessKeys(Exception):  # noqa: N818  # a fact about the module, not an error of ours
    """Keys press one another without an end."""


Send = Callable[[Table, str, Stroke, "Moment"], Table]


@dataclass(frozen=True)
class Moment:
    """A key at trait `at` of counter `id`; `before` is the table as it was when the counter first heard a key.

    `heard` collects what VASSAL would report as bad data; `send` presses a key on a counter.
    """

    id: str
    at: int
    stroke: Stroke
    before: Table
    send: Send
    depth: int = 0
    heard: list[str] = field(default_factory=list)

    def view(self, table: Table) -> View:
        """The counter, ready to be asked."""
        return View(table, self.id, self.heard)

    def pressed(self, key: Stroke) -> bool:
        """Is it this key?"""
        return bool(key) and same_key(key, self.stroke)

    def send_on(self, table: Table, key: Stroke) -> Table:
        """Presses another key on the same counter, from its outermost trait on."""
        return self.send(noted(table, Sent(key, self.id)), self.id, key, self.deeper())

    def send_to(self, table: Table, id: str, key: Stroke) -> Table:
        """Presses a key on another counter, for which the table now is "before"."""
        return self.send(noted(table, Sent(key, id)), id, key, replace(self.deeper(), before=table))

    def deeper(self) -> Moment:
        """One step further down; EndlessKeys where that goes on for ever."""
        if self.depth >= DEEPEST:
            raise EndlessKeys
        return replace(self, depth=self.depth + 1)


def same_key(one: Stroke, other: Stroke) -> bool:
    """Are two keys the same? Of a named key only its name counts."""
    return one.name == other.name and (bool(one.name) or (one.code, one.modifiers) == (other.code, other.modifiers))


def noted(table: Table, sent: Sent) -> Table:
    """The table with a key among those that were sent."""
    return replace(table, sent=(*table.sent, sent))
