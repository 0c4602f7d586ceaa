"""What game.yaml, kinds.yaml, turns.yaml, markers.yaml and a scenario may say."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field

from generator.data.schema import Named, Record

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

    `numbers`: how many numbers a printed value such as `12-9-1` has. `scenario`: the name of a file in scenarios/.
    """

    name: str
    version: str
    title: str = ""
    publisher: str = ""
    credits: tuple[str, ...] = ()
    sides: tuple[SideRecord, ...]
    roles: Words = ()
    scenario: str
    numbers: Few = 3
    services: Words = ()
    symbols: Words = ()
    sizes: Words = ()
    expect: tuple[ExpectRecord, ...] = ()


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


class TurnsFile(Record):
    """turns.yaml: the turn record; first and last day, and the turns of a day in order."""

    name: str = "Turn Record"
    title: str = ""
    first: date
    last: date
    turns: Words


class MarkerRecord(Record):
    """A counter that is no unit: what it shows, and where it lies at the start (a hex, a box, a turn, or nowhere)."""

    id: str
    name: str
    text: str = ""
    layer: str = "markers"
    start: str = ""


class MarkersFile(Record):
    """markers.yaml."""

    markers: tuple[MarkerRecord, ...]


class ScenarioFile(Record):
    """scenarios/*.yaml: a set-up; `column` of positions.csv says where everybody stands.

    `boxes`: for words of that column that are no place on the map, the box that holds them.
    """

    title: str
    note: str = ""
    day: date
    column: str
    boxes: Named[str] = Field(default_factory=dict)
