"""What errata/*.yaml may say: an erratum, and each kind of change it can make."""

from __future__ import annotations

from datetime import date

from pydantic import Field

from generator.data.schema import Record
from generator.data.schema_game import CommandRecord, StageRecord, Words
from generator.data.schema_parts import SummaryRecord
from generator.data.schema_tables import UnitColumns, UnitRow


class UnitChange(UnitColumns):
    """A unit corrected: any column of units.csv; one left blank is the kind's again."""

    id: str
    name: str = ""
    side: str = ""
    kind: str = ""


class KindChange(Record):
    """A kind of unit corrected: its words, its whole step track, or the values its counters print face by face."""

    id: str
    title: str = ""
    rule: str = ""
    stages: tuple[StageRecord, ...] = ()
    back: str = ""
    end: str = ""
    infantry: bool = False
    pays: bool = False
    full: str = ""
    reduced: str = ""
    remnant: str = ""
    remnant_reduced: str = Field(default="", alias="remnant-reduced")
    ready: str = ""


class StartChange(Record):
    """A unit stands elsewhere at the start: a place, a hex, a box, or `nowhere`; in the main set-up if none is named.

    `nowhere` without a set-up takes it out of all of them.
    """

    unit: str
    at_place: str = Field(alias="at")
    scenario: str = ""


class NewUnit(UnitRow):
    """A unit that was not there before, with every column of units.csv; `start` says where it stands in the main
    set-up, if anywhere.
    """

    start: str = ""


class Withdrawal(Record):
    """A unit that is no longer in the game."""

    id: str
    note: str = ""


class ErratumFile(Record):
    """errata/*.yaml: what a publisher or an owner corrects. `id` is the file's name.

    `rules`: the rules it touches. `version`: the module's from here on. `apply: no`: only when it is named.
    """

    id: str
    day: date = Field(alias="date")
    source: str
    rules: Words = ()
    note: str = ""
    version: str = ""
    apply: bool = True
    units: tuple[UnitChange, ...] = ()
    kinds: tuple[KindChange, ...] = ()
    commands: tuple[CommandRecord, ...] = ()
    summary: tuple[SummaryRecord, ...] = ()
    start: tuple[StartChange, ...] = ()
    new: tuple[NewUnit, ...] = ()
    withdrawn: tuple[Withdrawal, ...] = ()
