"""What sets one edition of a game apart from another: its day, the errata in it, what was withdrawn. Frozen nouns."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from generator.data.commands import WORDS, CommandWords
from generator.model.units import Unit
from generator.problems import Where

_UNKNOWN = Where("")


@dataclass(frozen=True)
class Erratum:
    """A correction that is in the game: who said it and when, the rules it touches, and what it changed in words."""

    id: str
    day: date
    source: str
    rules: tuple[str, ...]
    note: str
    changes: tuple[str, ...]
    where: Where


@dataclass(frozen=True)
class Pin:
    """Something running games keep their state by: what it is, its definition, the version that defined it so."""

    what: str
    definition: str
    version: str
    where: Where = _UNKNOWN


@dataclass(frozen=True)
class Edition:
    """An edition: its day, its errata by date, the units that are withdrawn, and how its commands are worded.

    Pictures of withdrawn units stay in the module, for games under way. `pins` must not change, unless `breaks_saves`
    says why running games may lose their state in this edition.
    """

    day: date | None = None
    errata: tuple[Erratum, ...] = ()
    withdrawn: tuple[Unit, ...] = ()
    commands: tuple[tuple[str, CommandWords], ...] = ()
    pins: tuple[Pin, ...] = ()
    breaks_saves: str = ""
    breaks_where: Where = _UNKNOWN


def words_of(edition: Edition, command: str) -> CommandWords:
    """How a command is worded in an edition."""
    return dict(edition.commands).get(command) or WORDS[command]
