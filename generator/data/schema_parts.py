"""Smaller things that game.yaml may say: dice, rules in the author's words, a scan of the map."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from generator.data.schema import Record

Count = Annotated[int, Field(ge=1, le=1000)]


class DiceRecord(Record):
    """A button that rolls dice: how many, of how many sides, and what they are for."""

    name: str
    dice: Count = 1
    sides: Count = 6
    tooltip: str = ""


class SummaryRecord(Record):
    """A rule in the author's own words, by its number."""

    rule: str
    text: str


class ReferenceRecord(Record):
    """A hex and the pixels of its middle on a scan."""

    hex: str
    at_pixels: tuple[float, float] = Field(alias="at")


class ScanRecord(Record):
    """An owner's scan in place of the drawn map: a PNG or JPEG beside game.yaml, and two hexes by which it lies.

    `roads`: the road hexes by number; without them nothing is decided by road.
    """

    image: str
    reference: tuple[ReferenceRecord, ReferenceRecord]
    roads: tuple[str, ...] = ()
