"""Where pieces come from: the slots of the counter tray and the stacks that stand at the start."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from generator.grids import locate
from generator.model.game import Game, Marker, Scenario, Unit
from generator.model.names import AT_START, PALETTE, piece_key
from generator.model.slots import unit_slots
from generator.traits import Piece, write_add_piece
from generator.vassal.recipes.setting import Setting
from generator.vassal.units import marker_piece, unit_piece

MARKERS = "Markers"

COUNTER = 75
"""The side of a counter in pixels at scale 1."""


@dataclass(frozen=True)
class Slot:
    """A place a piece is taken from: what VASSAL lists it as, its id, its size in pixels, its definition."""

    name: str
    gpid: int
    size: int
    piece: Piece

    @property
    def definition(self) -> str:
        """The text of a PieceSlot."""
        return write_add_piece(self.piece)


@dataclass(frozen=True)
class Group:
    """A page of the tray, such as a regiment, or a tab with pages."""

    name: str
    slots: tuple[Slot, ...] = ()
    groups: tuple[Group, ...] = ()


@dataclass(frozen=True)
class Stack:
    """Counters that stand together at the start, the lowest first; `location` is a hex, or empty where x and y rule."""

    name: str
    map: str
    location: str
    x: int
    y: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Slots:
    """Makes slots: with the ledger's ids, for counters of one size."""

    setting: Setting
    ids: Mapping[str, int]
    size: int

    def of(self, thing: Unit | Marker, place: str) -> Slot:
        """The slot of a unit or marker in its tray or at the start."""
        gpid = self.ids[piece_key(thing.id, place)]
        make = (
            unit_piece(self.setting, thing, gpid)
            if isinstance(thing, Unit)
            else marker_piece(self.setting, thing, gpid)
        )
        return Slot(thing.name, gpid, self.size, make)


def palette(slots: Slots) -> tuple[Group, ...]:
    """The counter tray: a tab a side, a page a formation (a division where units have one), and the markers."""
    game = slots.setting.game
    tabs = []
    for side in game.sides:
        pages: dict[str, list[Slot]] = defaultdict(list)
        for unit in game.units:
            if unit.side == side.name:
                pages[page_of(unit)].append(slots.of(unit, PALETTE))
        tabs.append(Group(side.name, groups=tuple(Group(name, tuple(page)) for name, page in pages.items())))
    markers = tuple(slots.of(one, PALETTE) for one in game.markers)
    return (*tabs, Group(MARKERS, groups=(Group(MARKERS, markers),)))


def page_of(unit: Unit) -> str:
    """The page of the tray a unit lies on."""
    return f"Division {unit.division}" if unit.division else unit.formation


def stacks(slots: Slots, scenario: Scenario, place: str = AT_START) -> tuple[Stack, ...]:
    """What stands where at the start: one stack a hex, first in the table on top; in a box each on its own place.

    `place` is where the pieces come from, for their ids. The marker that goes along the turns stands on the first.
    """
    game = slots.setting.game
    units = {unit.id: unit for unit in game.units}
    by_place: dict[str, list[Unit | Marker]] = defaultdict(list)
    for placement in scenario.placements:
        by_place[placement.location].append(units[placement.unit])
    for one in game.markers:
        if one.start:
            by_place[scenario.turn if one.follows_turn and scenario.turn else one.start].append(one)
    return tuple(stack for where in sorted(by_place) for stack in _stacks_at(slots, where, by_place[where], place))


def _stacks_at(slots: Slots, place: str, things: list[Unit | Marker], source: str) -> list[Stack]:
    game = slots.setting.game
    made = [slots.of(thing, source) for thing in things]
    box = next((box for box in game.sheet.boxes if box.name == place), None)
    if box is not None:
        spots = unit_slots(box)
        return [
            Stack(f"{place}: {thing.name}", game.sheet.map_name, "", *spots[thing.id], (slot,))
            for thing, slot in zip(things, made, strict=True)
        ]
    spaces = {name: (x, y) for name, x, y in game.sheet.track.spaces}
    if place in spaces:
        return [Stack(place, game.sheet.map_name, place, *spaces[place], tuple(reversed(made)))]
    x, y = locate(game.ground.grid, place)
    return [Stack(place, game.ground.map_name, place, x, y, tuple(reversed(made)))]


def slots_of(game: Game, side: int = COUNTER, scale: int = 1) -> Slots:
    """The slots of a game whose pieces have their ids; counters of `side` pixels, drawn `scale` times as large."""
    return Slots(Setting(game, scale), dict(game.ledger), side)
