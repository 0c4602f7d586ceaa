"""What game.yaml, kinds.yaml, turns.yaml, markers.yaml and a scenario may say."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field

from generator.data.schema import Named, Record
from generator.data.schema_parts import DiceRecord, ScanRecord, SummaryRecord

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Few = Annotated[int, Field(ge=1, le=999)]


def _listed(value: object) -> object:
    """Several words in one line, parted by commas, are a list too."""
    return [word.strip() for word in value.split(",") if word.strip()] if isinstance(value, str) else value


Words = Annotated[tuple[str, ...], BeforeValidator(_listed)]
"""Words in a list, or in one line parted by commas."""


class SideRecord(Record):
    """A side: its short name and what players read."""

    name: str
    title: str = ""


class ExpectRecord(Record):
    """How many units of a kind there must be, and who says so."""

    kind: str
    count: Count
    source: str = ""


class GameFile(Record):
    """game.yaml: the game as a whole, its sides, and the words its units may use.

    `numbers`: how many numbers a printed value such as `12-9-1` has. `scenario`: the name of a file in scenarios/, the
    set-up of a new game; `scenarios`: all of them, in the order players see. `date`: the day of this edition;
    `breaks_saves`: why this version may change what running games keep their state by.
    """

    name: str
    version: str
    day: date | None = Field(default=None, alias="date")
    breaks_saves: str = ""
    title: str = ""
    publisher: str = ""
    credits: tuple[str, ...] = ()
    sides: tuple[SideRecord, ...]
    roles: Words = ()
    scenario: str
    scenarios: Words = ()
    dice: tuple[DiceRecord, ...] = ()
    summary: tuple[SummaryRecord, ...] = ()
    map: ScanRecord | None = None
    numbers: Few = 3
    services: Words = ()
    symbols: Words = ()
    sizes: Words = ()
    expect: tuple[ExpectRecord, ...] = ()


class CommandRecord(Record):
    """A command by its menu text: the rule that reports cite, and what the help page says of it."""

    command: str
    rule: str = ""
    text: str = ""


class CommandsFile(Record):
    """commands.yaml: commands that the program would word otherwise."""

    commands: tuple[CommandRecord, ...]


class StageRecord(Record):
    """A stop on a step track: steps left, the face that shows it, the rule."""

    steps: int
    face: str
    rule: str = ""


class ValueRecord(Record):
    """A printed value and where it comes from: rules, history, estimate or owner."""

    text: str
    origin: str
    source: str = ""


class KindRecord(Record):
    """A kind of unit: how it loses steps, and what its counters print unless units.csv says otherwise."""

    title: str
    rule: str
    stages: tuple[StageRecord, ...]
    back: str
    end: str
    infantry: bool = False
    pays: bool = False
    values: Named[ValueRecord] = Field(default_factory=dict)


class KindsFile(Record):
    """kinds.yaml: every kind of unit by name."""

    kinds: Named[KindRecord]


class ReminderRecord(Record):
    """What the chat says when a turn begins: `turn`, and only right after the turn `after` if that is given.

    `waiting`: the headquarters that wait for replacement are listed below it.
    """

    turn: str
    after: str = ""
    text: str
    rule: str = ""
    waiting: bool = False


class TurnsFile(Record):
    """turns.yaml: the turn record; first and last day, the turns of a day in order, and what they remind of."""

    name: str = "Turn Record"
    title: str = ""
    first: date
    last: date
    turns: Words
    reminders: tuple[ReminderRecord, ...] = ()


class MarkerRecord(Record):
    """A counter that is no unit: what it shows, and where it lies at the start (a hex, a box, a turn, or nowhere).

    `follows_turn`: it goes along the turn record by itself, and there is only one of it. `print`: how many are printed.
    """

    id: str
    name: str
    text: str = ""
    layer: str = "markers"
    start: str = ""
    follows_turn: bool = False
    print: Few = 1


class MarkersFile(Record):
    """markers.yaml."""

    markers: tuple[MarkerRecord, ...]


class ScenarioFile(Record):
    """scenarios/*.yaml: a set-up; `column` of positions.csv says where everybody stands.

    `boxes`: for words of that column that are no place on the map, the box that holds them; `word (SIDE)` is for one
    side alone, and `{side}` and `{division}` in the box's name are the unit's. `turn`: the turn of the day it begins
    with, else the first; `until`: the day it ends.
    """

    title: str
    note: str = ""
    day: date
    turn: str = ""
    until: date | None = None
    column: str
    boxes: Named[str] = Field(default_factory=dict)
