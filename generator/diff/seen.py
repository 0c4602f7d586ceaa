"""A module as players see it: counters with their faces, data, commands and places; pages of help; maps.

Read from the finished files, so that anybody's module can be compared. A counter that a module has several slots for
(in the tray, at the start) is one thing here, known by its UnitId, or by its name where it has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from generator.diff.saves import standing_in
from generator.diff.traits import behaviour
from generator.grids import location_name
from generator.traits import BasicPiece, Layer, Trait
from generator.traits import Marker as Data
from generator.vassal.opened import Opened
from generator.vassal.opened_maps import Chart

IMAGES = "images/"


@dataclass(frozen=True)
class Slot:
    """One piece of a module: its id, and its traits, prototypes unfolded."""

    id: str
    name: str
    traits: tuple[Trait, ...]

    @cached_property
    def data(self) -> Mapping[str, str]:
        """The values of its markers by name."""
        return {name: value for trait in self.traits if isinstance(trait, Data) for name, value in trait.pairs}

    @property
    def key(self) -> str:
        """What it is known by from edition to edition."""
        return self.data.get("UnitId") or self.name


@dataclass(frozen=True)
class Counter:
    """A counter of the game, with all its slots: the ids of pieces it may have in a running game."""

    key: str
    name: str
    slots: tuple[Slot, ...]

    @property
    def data(self) -> Mapping[str, str]:
        """The values of its markers by name."""
        return self.slots[0].data

    @property
    def kind(self) -> str:
        """The kind of unit it is; empty for one that is no unit."""
        return self.data.get("Kind", "")

    @cached_property
    def faces(self) -> tuple[tuple[str, str], ...]:
        """Its pictures, each with what players call the face."""
        found = [("front", trait.image) for trait in self.slots[0].traits if isinstance(trait, BasicPiece)]
        for trait in self.slots[0].traits:
            if isinstance(trait, Layer):
                found += zip(map(_face, trait.level_names), trait.images, strict=False)
        return tuple((face, picture) for face, picture in found if picture)

    @cached_property
    def behaviour(self) -> Mapping[tuple[str, str], str]:
        """What it can do, says and reckons."""
        return behaviour(self.slots[0].traits)


def _face(level: str) -> str:
    return level.strip("+ ").removeprefix("(").removesuffix(")").replace(" (", " ") or "front"


@dataclass(frozen=True)
class Seen:
    """A module as players see it; `label` is what the reader of a comparison calls it."""

    label: str
    opened: Opened

    @property
    def name(self) -> str:
        """The name VASSAL knows the module by."""
        return self._told("name")

    @property
    def version(self) -> str:
        """The version VASSAL compares."""
        return self._told("version")

    @property
    def title(self) -> str:
        """What it says of itself, without the build."""
        return self._told("description").partition(" (build ")[0]

    def _told(self, attribute: str) -> str:
        return str(self.opened.root.get(attribute, ""))

    def picture(self, name: str) -> bytes:
        """A picture by name; empty if the module lacks it."""
        return self.opened.files.get(IMAGES + name, b"")

    @cached_property
    def slots(self) -> Mapping[str, Slot]:
        """Every slot by its id."""
        found = self.opened.pieces
        return {gpid: Slot(gpid, name, tuple(self.opened.expanded(traits))) for name, gpid, traits in found}

    @cached_property
    def counters(self) -> Mapping[str, Counter]:
        """Every counter by what it is known by."""
        found: dict[str, list[Slot]] = {}
        for slot in self.slots.values():
            found.setdefault(slot.key, []).append(slot)
        return {key: Counter(key, slots[0].name, tuple(slots)) for key, slots in found.items()}

    @cached_property
    def charts(self) -> Mapping[str, Chart]:
        """Every map by name."""
        return {chart.name: chart for chart in self.opened.maps}

    @cached_property
    def starts(self) -> Mapping[tuple[str, str], str]:
        """Where counters stand when a game begins, by set-up and counter."""
        found = {("", key): place for key, place in self._at_start()}
        for setup, pieces in standing_in(self.opened):
            for id, map_name, x, y in pieces:
                if id in self.slots:
                    found[setup, self.slots[id].key] = self.place(map_name, x, y)
        return found

    def _at_start(self) -> Iterator[tuple[str, str]]:
        for stack in self.opened.standing:
            for piece in stack.pieces:
                slot = self.slots.get(piece.basic.gpid)
                if slot is not None:
                    yield slot.key, self.place(stack.map, stack.x, stack.y)

    def place(self, map_name: str, x: int, y: int) -> str:
        """What players call a point: a hex, a box, a turn."""
        chart = self.charts.get(map_name)
        name = location_name(chart.board, x, y) if chart else None
        return name or f"{map_name} {x},{y}"

    @cached_property
    def sides(self) -> Sequence[str]:
        """Who can play."""
        return self.opened.sides


def read_module(label: str, files: Mapping[str, bytes]) -> Seen:
    """A module from its files by name."""
    return Seen(label, Opened(files))
