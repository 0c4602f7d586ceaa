"""Units as pieces: what holds state is the same for ever, and every unit has what the rules give it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.traits import (
    DynamicProperty,
    Layer,
    MarkMoved,
    Prototype,
    RestrictCommands,
    Trail,
    Trait,
    Trigger,
)
from generator.vassal.opened import Opened
from tests.games import CHOSIN, MINI, module

STATE = {
    "Steps": (
        r"PROP;Steps;true,0,9,false;:57348\,0\,StepsDown1:I\,-1,:57348\,0\,StepsDown2:I\,-2,"
        r":57348\,0\,StepsDown3:I\,-3,:57348\,0\,StepsDown4:I\,-4,:57348\,0\,StepsUp:I\,1,:57348\,0\,StepsNone:P\,0,"
        r":57348\,0\,StepsOne:P\,1,:57348\,0\,StepsOver:P\,{(MaxSteps-Steps)%2==0 ? Steps-1 \: Steps+1};steps left"
    ),
    "Fired": r"PROP;Fired;false,0,100,false;:57348\,0\,FiredOver:P\,{Fired==false};",
    "Roadblock": r"PROP;Roadblock;false,0,100,false;:57348\,0\,RoadblockOn:P\,true,:57348\,0\,RoadblockOff:P\,false;",
    "LostAt": (
        r"PROP;LostAt;false,0,100,false;:57348\,0\,LostHere:P\,"
        r'{CurrentMap=="Main Map" ? LocationName \: OldLocationName};'
    ),
    "markmoved": "markmoved;moved.png;20;-38;Mark Moved;77,130;has moved;false;;;;",
    "footprint": ("footprint;84,130;Movement Trail;false;false;10;250,250,250;150,30,30;100;50;20;30;1.0;;;;its way"),
}
"""The definitions that a running game's state hangs on. They are never changed: games under way would lose it."""


def opened(folder: Path) -> Opened:
    return Opened(module(folder).files)


def units(folder: Path) -> Iterator[tuple[str, tuple[Trait, ...]]]:
    """Every unit's name and its traits, prototypes unfolded."""
    book = opened(folder)
    for name, _, chain in book.pieces:
        if any(isinstance(trait, Prototype) for trait in chain):
            yield name, tuple(book.expanded(chain))


def state_of(traits: tuple[Trait, ...]) -> dict[str, str]:
    """The definitions of the traits that hold state."""
    found = {}
    for trait in traits:
        if isinstance(trait, DynamicProperty):
            found[trait.name] = trait.encode()[0]
        elif isinstance(trait, MarkMoved | Trail):
            found[trait.id] = trait.encode()[0]
    return found


def test_what_holds_state_is_pinned_on_every_unit() -> None:
    for name, traits in units(CHOSIN):
        assert state_of(traits) == STATE, name


def test_the_layer_keeps_its_name() -> None:
    for name, traits in units(CHOSIN):
        assert [trait.name for trait in traits if isinstance(trait, Layer)] == ["Face"], name


@pytest.mark.parametrize("folder", [CHOSIN, MINI], ids=["chosin", "mini"])
def test_a_unit_has_at_most_forty_traits(folder: Path) -> None:
    counted = {name: len(traits) + 1 for name, traits in units(folder)}
    assert max(counted.values()) <= 40


def test_a_command_is_restricted_by_the_condition_it_acts_on() -> None:
    """What cannot be done is neither in the menu nor on the keyboard: each menu entry has its restriction."""
    for name, traits in units(CHOSIN):
        hidden = {key: trait.condition for trait in traits if isinstance(trait, RestrictCommands) for key in trait.keys}
        for trait in traits:
            if isinstance(trait, Trigger) and trait.menu:
                assert hidden[trait.key] == "{!(" + trait.condition[1:-1] + ")}", (name, trait.menu)
