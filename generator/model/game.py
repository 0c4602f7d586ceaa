"""The game as its designer speaks of it: sides, kinds, units, map, boxes, scenarios. Frozen nouns, no verbs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from generator.grids import HexGrid
from generator.problems import Where

Origin = Literal["rules", "history", "estimate", "owner"]
"""Where a value comes from: a rule of the game, a source of history, our guess, or the owner's printed counter."""

_UNKNOWN = Where("")

FaceKey = Literal["full", "reduced", "remnant", "remnant-reduced", "ready", "fired", "destroyed", "blank"]
"""What one side of a counter shows."""

Back = Literal["steps", "fired", "destroyed", "blank"]
"""What lies on the back of a kind's counter: a weaker face, a status, or nothing (2.5)."""

End = Literal["eliminated", "roadblock", "awaits-replacement"]
"""What follows the last step: gone, a burning vehicle on the road (5.23), or a headquarters that may return (4.12)."""


@dataclass(frozen=True)
class Value:
    """A printed text, such as `12-9-1`, and where it comes from (`source` in words, `where` in the author's files)."""

    text: str
    origin: Origin
    source: str
    where: Where


@dataclass(frozen=True)
class Side:
    """A side that owns units; `title` is what players read."""

    name: str
    title: str


@dataclass(frozen=True)
class Stage:
    """One stop on a step track: the steps left, the face that shows it, the rule that says so."""

    steps: int
    face: FaceKey
    rule: str


@dataclass(frozen=True)
class StepTrack:
    """How a kind of unit dies: stages from full strength down to one step, then `end`.

    `rule` is the rule of the track as a whole (2.51 or 2.52). `back` says what turning the counter over shows.
    """

    stages: tuple[Stage, ...]
    back: Back
    end: End
    rule: str


@dataclass(frozen=True)
class Kind:
    """A kind of unit: its step track, the values its counters carry unless a unit says otherwise, and what it can do.

    `infantry`: may go to the Field Hospital (19.4). `pays`: may pay a step for its division's headquarters (4.12).
    """

    name: str
    title: str
    track: StepTrack
    values: tuple[tuple[FaceKey, Value], ...]
    infantry: bool
    pays: bool
    where: Where


@dataclass(frozen=True)
class Unit:
    """A unit in play: one counter (and its Remnant), known for ever by `id`, to players by `name`.

    `symbol` names a unit symbol, `size` a size mark (platoon ... division). `formation` and `parent` are what the
    counter prints; `division` is the bare number of a CCF division, else empty. `values` are for every face that
    prints some. `origin` and `source` tell whether the unit itself is history or our own splitting.
    """

    id: str
    name: str
    side: str
    service: str
    kind: str
    symbol: str
    size: str
    formation: str
    parent: str
    division: str
    values: tuple[tuple[FaceKey, Value], ...]
    origin: Origin
    source: str
    note: str
    where: Where


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
    road_hexes: frozenset[str]


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
    """A set-up: a name, the day, and where everybody stands."""

    id: str
    title: str
    note: str
    day: date
    placements: tuple[Placement, ...]


@dataclass(frozen=True)
class Marker:
    """A counter that is no unit, such as the turn marker; `text` is on it, `start` is where it lies, if anywhere."""

    id: str
    name: str
    text: str
    layer: str
    start: str
    where: Where = _UNKNOWN


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
