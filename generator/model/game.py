"""The game as its designer speaks of it: sides, units, boards, scenarios. Frozen nouns, no verbs.

The nouns of units and boards stand in files of their own and are named here too, so that one import finds them all.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from generator.model.boards import Box, BoxSheet, Feature, Ground, Reminder, Track
from generator.model.editions import Edition
from generator.model.units import Back, End, FaceKey, Kind, Origin, Stage, StepTrack, Unit, Value
from generator.problems import Where

_UNKNOWN = Where("")
_FIRST = Edition()

__all__ = [
    "Back",
    "Box",
    "BoxSheet",
    "Dice",
    "Edition",
    "End",
    "Expected",
    "FaceKey",
    "Feature",
    "Game",
    "Ground",
    "Kind",
    "Marker",
    "Origin",
    "Placement",
    "Reminder",
    "Scenario",
    "Side",
    "Stage",
    "StepTrack",
    "Track",
    "Unit",
    "Value",
    "Words",
]


@dataclass(frozen=True)
class Side:
    """A side that owns units; `title` is what players read."""

    name: str
    title: str


@dataclass(frozen=True)
class Placement:
    """Where a unit stands at the start: a hex number or the name of a box."""

    unit: str
    location: str
    origin: Origin
    source: str
    where: Where


@dataclass(frozen=True)
class Scenario:
    """A set-up: a name, the day, and where everybody stands.

    `turn` is the space of the turn record it begins on, `until` the day it ends, if it says so.
    """

    id: str
    title: str
    note: str
    day: date
    placements: tuple[Placement, ...]
    turn: str = ""
    until: date | None = None


@dataclass(frozen=True)
class Marker:
    """A counter that is no unit, such as the turn marker; `text` is on it, `start` is where it lies, if anywhere.

    `follows_turn`: it goes along the turn record by itself, and cannot be copied or deleted. `printed`: how many of it
    are on the sheets to print.
    """

    id: str
    name: str
    text: str
    layer: str
    start: str
    where: Where = _UNKNOWN
    follows_turn: bool = False
    printed: int = 1


@dataclass(frozen=True)
class Dice:
    """A button that rolls: so many dice of so many sides, and what players read about it."""

    name: str
    count: int
    sides: int
    tooltip: str


@dataclass(frozen=True)
class Words:
    """The words units of this game may use; `numbers` is how many numbers a printed value has (3 for `12-9-1`)."""

    services: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    sizes: tuple[str, ...] = ()
    numbers: int = 3


@dataclass(frozen=True)
class Expected:
    """How many units of a kind there must be, and who says so."""

    kind: str
    count: int
    source: str
    where: Where


@dataclass(frozen=True)
class Game:
    """Everything an author says about a game, checked and bound together."""

    id: str
    name: str
    version: str
    title: str
    publisher: str
    credits: tuple[str, ...]
    sides: tuple[Side, ...]
    roles: tuple[str, ...]
    kinds: tuple[Kind, ...]
    units: tuple[Unit, ...]
    ground: Ground
    sheet: BoxSheet
    scenario: Scenario
    markers: tuple[Marker, ...]
    ledger: tuple[tuple[str, int], ...]
    words: Words = Words()
    expected: tuple[Expected, ...] = ()
    edition: Edition = _FIRST
    scenarios: tuple[Scenario, ...] = ()
    dice: tuple[Dice, ...] = ()
    summary: tuple[tuple[str, str], ...] = ()
    """Rules by number, in the author's own words."""
