"""Units and their kinds: what a counter is, how it loses steps, what it prints. Frozen nouns, no verbs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.problems import Where

Origin = Literal["rules", "history", "estimate", "owner"]
"""Where a value comes from: a rule of the game, a source of history, our guess, or the owner's printed counter."""


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
