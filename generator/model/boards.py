"""What counters lie on: the hex map and the ground it shows, holding boxes, the turn record. Frozen nouns, no verbs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from generator.grids import HexGrid
from generator.model.units import Origin
from generator.problems import Where


@dataclass(frozen=True)
class Feature:
    """A thing on the ground, in miles east and north of the map's zero point (one point a place, several a line or
    the outline of an area), as read from the geography file; heights and levels in metres."""

    id: str
    kind: str
    category: str
    name: str
    points: tuple[tuple[float, float], ...]
    heights: tuple[float, ...]
    origin: Origin
    source: str


@dataclass(frozen=True)
class Ground:
    """The hex map: names VASSAL keeps in saves, the grid in board pixels, and what lies on it.

    `width` and `height` of the whole board in pixels; `hex_miles` across the flats of a hex; `first` is the centre
    of the first hex in miles. `columns` x `rows` hexes. `image` and its grid replace the drawn board when an owner
    brings a scan.
    """

    map_name: str
    board_name: str
    title: str
    subtitle: str
    note: str
    width: int
    height: int
    grid: HexGrid
    columns: int
    rows: int
    hex_miles: float
    first: tuple[float, float]
    features: tuple[Feature, ...]
    road_hexes: tuple[str, ...]
    image: Path | None = None


@dataclass(frozen=True)
class Box:
    """A holding box: a named rectangle (board pixels) with room for `columns` x `rows` counters of `pitch` pixels.

    `rule` is the rule it comes from, if any. `order` holds the ids of the units that have a place of their own in it,
    row by row; a unit finds the same place whenever it is sent here.
    """

    name: str
    title: str
    rule: str
    x: int
    y: int
    width: int
    height: int
    columns: int
    rows: int
    pitch: int
    order: tuple[str, ...]
    where: Where


@dataclass(frozen=True)
class Reminder:
    """What the chat says when a turn of the day begins, with the rule; `waiting`: and which headquarters wait."""

    turn: str
    text: str
    rule: str
    waiting: bool


@dataclass(frozen=True)
class Track:
    """The turn record: one space a turn, named as the turn is (`27 Nov AM`), each with the centre of its space."""

    name: str
    title: str
    x: int
    y: int
    width: int
    height: int
    spaces: tuple[tuple[str, int, int], ...]
    days: tuple[date, ...]
    turns: tuple[str, ...]
    reminders: tuple[Reminder, ...] = ()


@dataclass(frozen=True)
class BoxSheet:
    """The second map, with the holding boxes and the turn record."""

    map_name: str
    board_name: str
    title: str
    width: int
    height: int
    boxes: tuple[Box, ...]
    track: Track
