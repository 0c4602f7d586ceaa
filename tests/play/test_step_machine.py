"""The step machine proved: the counters out of the built module against the rules, pressed on a table.

Every unit loses its steps in every way there is; a unit of every kind goes through every state it can get into alone;
divisions and their neighbours go through what chance brings. Steps, face, status, place, chat and menu are held to
`reference.py`, and what is not offered must do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.play.press import press
from generator.play.table import Table
from generator.traits import Piece

from .chosin import (
    FIELD,
    KEYS,
    ROAD,
    ROADS,
    UNITS,
    at,
    entries,
    must_be,
    must_offer,
    must_say,
    only,
    unit,
)
from .reference import ALWAYS, FACES, HOSPITAL, VEHICLES, WAITING, Unit, Units, offered
from .reference_deeds import Told, commanded, dragged

PAY = "Losses > Pay a Step for HQ"
BY_KIND = {kind: [name for name, one in UNITS.items() if one.kind == kind] for kind in FACES}


def lose_in_every_way(table: Table, name: str) -> int:
    """Every sequence of losses up to gone; ways that meet in the very same counter are followed once from there."""
    todo: list[tuple[Table, Units]] = [(table, {name: unit(table, name)})]
    seen: list[Mapping[str, Piece]] = []
    presses = 0
    while todo:
        table, units = todo.pop()
        if table.pieces in seen:
            continue
        seen.append(table.pieces)
        must_be(table, units)
        menu = must_offer(table, units, name)
        for command in (one for one in menu if "Lose " in one):
            after = press(table, name, menu[command].key)
            then, lines = commanded(units, name, command, ROADS)
            must_say(after, lines)
            todo.append((after, then))
            presses += 1
    assert len(seen) == units[name].most + 1, "as many counters as steps, and one that is gone"
    return presses


@pytest.mark.parametrize("kind", FACES)
def test_every_unit_loses_its_steps_in_every_way(kind: str) -> None:
    steps = len(FACES[kind])
    for name in BY_KIND[kind]:
        for place in (FIELD, ROAD) if kind in VEHICLES else (FIELD,):
            assert lose_in_every_way(at(only(name), name, place), name) == steps * (steps + 1) // 2


def places(one: Unit) -> Iterator[str]:
    """Where a unit may be dragged to: a hex in the field, one on the road, and the boxes of its side."""
    yield from (FIELD, ROAD, one.eliminated)
    yield from (f"Off Map {one.division}", WAITING) if one.side == "CCF" else (HOSPITAL,)


def steps_from(table: Table, units: Units, name: str) -> Iterator[tuple[Table, Told]]:
    """All a player can do with one counter, on the table and by the rules."""
    menu = must_offer(table, units, name)
    for command in menu.keys() - ALWAYS:
        yield press(table, name, menu[command].key), commanded(units, name, command, ROADS)
    for place in places(units[name]):
        yield at(table, name, place), dragged(units, name, place)
    for command in KEYS.keys() - menu.keys():
        yield press(table, name, KEYS[command]), (units, [])


@pytest.mark.parametrize("kind", FACES)
def test_a_unit_alone_is_right_in_every_state_it_can_get_into(kind: str) -> None:
    name = BY_KIND[kind][0]
    table = at(only(name), name, FIELD)
    todo: list[tuple[Table, Units]] = [(table, {name: unit(table, name)})]
    seen: set[Unit] = set()
    while todo:
        table, units = todo.pop()
        if units[name] not in seen:
            seen.add(units[name])
            for after, (then, lines) in steps_from(table, units, name):
                must_say(after, lines)
                must_be(after, then)
                todo.append((after, then))
    assert len(seen) >= (units[name].most + 1) * 3


@pytest.mark.parametrize("hq", BY_KIND["ccf-hq"])
def test_every_battalion_pays_for_the_headquarters_of_its_division(hq: str) -> None:
    """The headquarters dies in one hex after another; each battalion pays once, with 4 steps, 3, 2, or its last."""
    payers = [name for name in BY_KIND["ccf-battalion"] if UNITS[name].division == UNITS[hq].division]
    assert payers
    table = only(hq, *payers)
    for place, name in zip(cycle((FIELD, ROAD)), table.pieces, strict=False):
        table = at(table, name, place)
    units: Units = {name: unit(table, name) for name in table.pieces}
    for before, payer in enumerate(payers):
        for name, wish in [*[(payer, "Lose a Step")] * (before % 4), (hq, "Lose a Step"), (payer, PAY)]:
            table = press(table, name, must_offer(table, units, name)[wish].key)
            units, lines = commanded(units, name, wish, ROADS)
            must_say(table, lines)
            must_be(table, units)
        must_offer(table, units, payers[before - 1])
        table, (units, _) = at(table, hq, FIELD), dragged(units, hq, FIELD)


DIVISION = ["HQ 58 Div", "1/172", "2/173", "HQ 59 Div", "1/175"]
CAST = [*DIVISION, *(BY_KIND[kind][-1] for kind in FACES if not kind.startswith("ccf"))]
"""Two headquarters, battalions of theirs that can pay, and one unit of every other kind."""


@settings(max_examples=15, derandomize=True, deadline=None)
@given(st.data())
def test_whatever_players_do_one_after_another(data: st.DataObject) -> None:
    table = on_the_field()
    units: Units = {name: unit(table, name) for name in CAST}
    for _ in range(25):
        name = data.draw(st.sampled_from([*DIVISION, *DIVISION, *CAST]))
        able = sorted(offered(units, name) - ALWAYS)
        wish = data.draw(st.sampled_from([*able, *able, *able, *places(units[name])]))
        if wish in able:
            table = press(table, name, entries(table, name)[wish].key)
            units, lines = commanded(units, name, wish, ROADS)
        else:
            table, (units, lines) = at(table, name, wish), dragged(units, name, wish)
        must_say(table, lines)
        must_be(table, units)
        for one in {name, DIVISION[1]}:
            must_offer(table, units, one)


@cache
def on_the_field() -> Table:
    """The cast in hexes of their own, the vehicles on the road."""
    table = only(*CAST)
    for name in CAST:
        table = at(table, name, ROAD if unit(table, name).kind in VEHICLES else FIELD)
    return table
