"""The table of commands that players were promised: exact words, keys, sub-menu, and which kinds have them."""

from __future__ import annotations

import pytest

from generator.traits import NO_KEY, Clone, Delete, SendTo, Stroke, SubMenu, Trait, Trigger, ctrl
from generator.vassal.opened import Opened
from tests.games import CHOSIN, game, module

STEPS = {"ccf-battalion": 4, "marine-rifle": 3, "marine-company": 2, "army-company": 2}
KINDS = {kind.name for kind in game(CHOSIN).kinds}
INFANTRY = {"marine-rifle", "marine-company", "army-company", "platoon"}
VEHICLES = {"armor", "truck"}

COMMANDS: list[tuple[str, Stroke, set[str], str]] = [
    ("Lose a Step", ctrl("L"), KINDS, ""),
    ("Lose 2 Steps", NO_KEY, set(STEPS), "Losses"),
    ("Lose 3 Steps", NO_KEY, {"ccf-battalion", "marine-rifle"}, "Losses"),
    ("Lose 4 Steps", NO_KEY, {"ccf-battalion"}, "Losses"),
    ("Regain a Step", ctrl("R"), KINDS, ""),
    ("Flip", ctrl("F"), {"ranged", *STEPS}, ""),
    ("Eliminate", ctrl("E"), KINDS, ""),
    ("To Field Hospital", ctrl("H"), INFANTRY, ""),
    ("To Off Map Division Box", ctrl("B"), {"ccf-battalion", "ccf-hq"}, ""),
    ("Destroyed on Road", ctrl("W"), VEHICLES, ""),
    ("Clear Roadblock", ctrl("K"), VEHICLES, ""),
    ("Replace HQ", NO_KEY, {"ccf-hq"}, ""),
    ("HQ Gone for Good", NO_KEY, {"ccf-hq"}, ""),
    ("Pay a Step for HQ", NO_KEY, {"ccf-battalion"}, "Losses"),
]
"""Words, key (none where only the menu has it), kinds, sub-menu."""


def chains() -> dict[str, list[tuple[Trait, ...]]]:
    """The traits of every unit, in the tray and at the start, by its kind."""
    book, kinds = Opened(module(CHOSIN).files), {unit.name: unit.kind for unit in game(CHOSIN).units}
    found: dict[str, list[tuple[Trait, ...]]] = {kind: [] for kind in KINDS}
    for name, _, traits in book.pieces:
        if name in kinds:
            found[kinds[name]].append(tuple(book.expanded(traits)))
    return found


def menu(traits: tuple[Trait, ...]) -> list[tuple[str, Stroke, str]]:
    """All that can ever be in a unit's menu: words, key on the keyboard, sub-menu."""
    under = {entry: trait.name for trait in traits if isinstance(trait, SubMenu) for entry in trait.entries}
    commands = [trait for trait in traits if isinstance(trait, Trigger | SendTo) and trait.menu]
    return [(one.menu, NO_KEY if one.key.name else one.key, under.get(one.menu, "")) for one in commands]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_kind_has_its_commands_and_no_others(kind: str) -> None:
    promised = [(words, key, under) for words, key, kinds, under in COMMANDS if kind in kinds]
    units = chains()[kind]
    assert units
    for traits in units:
        assert sorted(menu(traits), key=str) == sorted(promised, key=str)


def test_units_have_no_delete_and_no_clone() -> None:
    for units in chains().values():
        assert not any(isinstance(trait, Delete | Clone) for traits in units for trait in traits)


def test_markers_have_both_with_their_usual_keys() -> None:
    names = {one.name for one in game(CHOSIN).markers if not one.follows_turn}
    markers = [traits for name, _, traits in Opened(module(CHOSIN).files).pieces if name in names]
    assert markers
    for traits in markers:
        keys = {(one.menu, one.key) for one in traits if isinstance(one, Delete | Clone)}
        assert keys == {("Delete", ctrl("D")), ("Clone", ctrl("C"))}
