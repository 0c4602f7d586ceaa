"""What units.csv, positions.csv, places.csv, ledger.csv and state.csv may say; one class a file, one field a column."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from generator.data.schema import Named, Record


class UnitColumns(Record):
    """What may be left blank of a unit, in units.csv and in errata. A `~` before a value marks an estimate."""

    service: str = ""
    symbol: str = ""
    size: str = ""
    formation: str = ""
    parent: str = ""
    division: str = ""
    values: str = ""
    reduced: str = ""
    remnant: str = ""
    remnant_reduced: str = ""
    note: str = ""


class UnitRow(UnitColumns):
    """units.csv: one unit a row. A blank value is the kind's."""

    id: str
    name: str
    side: str
    kind: str
    origin: str = ""
    source: str = ""


class PositionRow(Record):
    """positions.csv: where a unit stood; the columns named by four digits are dates, month and day.

    `certainty`: one letter a date: h a source says so, s the town is given but the spot is ours, i inferred.
    """

    columns_like: ClassVar[tuple[str, str]] = ("days", r"\d{4}")

    id: str
    days: Named[str] = Field(default_factory=dict)
    certainty: str = ""
    source: str = ""


class PlaceRow(Record):
    """places.csv: a named place in miles east and north of the map's zero point; without them it is off the map."""

    key: str
    name: str = ""
    E: float | None = None
    N: float | None = None
    error: float | None = None
    source: str = ""


class LedgerRow(Record):
    """ledger.csv: the id of a piece, given once."""

    key: str
    gpid: int


class StateRow(Record):
    """state.csv: what running games keep their state by, and the version that defined it so."""

    what: str
    definition: str
    version: str


class FillRow(Record):
    """The list of estimates, to fill in: `printed` is what the owner reads off a unit's face."""

    id: str
    name: str = ""
    formation: str = ""
    kind: str = ""
    face: str
    estimate: str = ""
    printed: str = ""
