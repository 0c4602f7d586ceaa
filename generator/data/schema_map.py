"""What map.yaml, geography.yaml and boxes.yaml may say."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field

from generator.data.schema import Record
from generator.data.schema_game import Few, Positive, Words

Length = Annotated[float, Field(gt=0, le=9999)]


def _points(value: object) -> object:
    """`-6.7 6.9, -6.5 6.7` as pairs of numbers."""
    if not isinstance(value, str):
        return value
    pairs = [pair.split() for pair in value.split(",") if pair.strip()]
    if not all(len(pair) == 2 for pair in pairs):
        raise ValueError("must be pairs of numbers with commas between them, like `-6.7 6.9, -6.5 6.7`")
    return pairs


def _numbers(value: object) -> object:
    return value.replace(",", " ").split() if isinstance(value, str) else value


Points = Annotated[tuple[tuple[float, float], ...], BeforeValidator(_points)]
"""Places in miles east and north of the map's zero point."""

Numbers = Annotated[tuple[float, ...], BeforeValidator(_numbers)]


class MarginsRecord(Record):
    """Paper round the hexes, in pixels; the bottom holds title and legend."""

    left: int = 40
    top: int = 40
    right: int = 40
    bottom: int = 40


class MapFile(Record):
    """map.yaml: the hex map.

    `hex`: height of a hex in pixels; `miles`: the same on the ground; `first`: miles east and north of the middle
    of the first hex; `roads`: the classes of road in geography.yaml that count as road for rules.
    """

    map: str
    board: str
    title: str = ""
    subtitle: str = ""
    note: str = ""
    columns: Few
    rows: Few
    hex: Length
    miles: Length
    first: tuple[float, float]
    margins: MarginsRecord
    roads: Words = ()


class FeatureRecord(Record):
    """A thing on the ground. `class` sorts a kind, `heights` go with the points, `level` is a lake's; metres.

    `quality` and `height` say how good place and height are: measured, sketched, estimated; number, read, estimated.
    """

    id: str
    kind: str
    sort: str = Field(default="", alias="class")
    name: str = ""
    points: Points
    heights: Numbers = ()
    source: str = ""
    quality: str = ""
    height: str = ""
    error: float = 0.0
    note: str = ""


class GeographyFile(Record):
    """geography.yaml: what lies on the ground."""

    source: str = ""
    features: tuple[FeatureRecord, ...]


class HoldsRecord(Record):
    """Who has a place of his own in a box; several conditions must all be met."""

    side: str = ""
    division: str = ""
    kinds: Words = ()
    infantry: bool = False


class BoxRecord(Record):
    """A holding box: upper left corner, columns and rows of counters; without `holds`, those who start there."""

    name: str
    title: str = ""
    rule: str = ""
    at_corner: tuple[int, int] = Field(alias="at")
    slots: tuple[Few, Few]
    holds: HoldsRecord | None = None


class TrackRecord(Record):
    """Where the turn record is: upper left corner, size, and the strip at the top and left for names."""

    at_corner: tuple[int, int] = Field(alias="at")
    size: tuple[Positive, Positive]
    heading: int = 40
    names: int = 0


class BoxesFile(Record):
    """boxes.yaml: the second map.

    `pitch`: pixels from counter to counter; `heading`: height of the strip above a box's counters; `padding`: paper
    left, right and below them.
    """

    map: str
    board: str
    title: str = ""
    width: Positive
    height: Positive
    pitch: Positive
    heading: int = 40
    padding: int = 10
    track: TrackRecord
    boxes: tuple[BoxRecord, ...]
