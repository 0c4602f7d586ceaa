"""Scenarios as saved games: every piece whole and on its place, every side free, the turn set."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from generator.grids import locate
from generator.model.names import PALETTE, piece_key
from generator.model.slots import unit_slots
from generator.traits import DynamicProperty, Marker, Piece, Prototype, read_add_piece, split
from generator.vassal.comforts import setup_file
from generator.vassal.units import LAYERS
from tests.games import CHOSIN, MINI, game, module

ESC = "\x1b"
BOTH = [
    pytest.param(folder, number, id=f"{folder.name}-{one.id}")
    for folder in (CHOSIN, MINI)
    for number, one in enumerate(game(folder).scenarios)
]


@cache
def lines(folder: Path, file: str) -> tuple[str, ...]:
    return tuple(split(module(folder).saves[file], ESC))


@cache
def told(folder: Path, file: str) -> tuple[dict[str, Piece], list[list[str]]]:
    """The pieces by id, and the stacks as lists of their fields."""
    pieces, stacks = {}, []
    for command in split(lines(folder, file)[2], ESC)[1:]:
        id, type, state = split(command.removeprefix("+/"), "/")
        if type == "stack":
            stacks.append(split(state, ";"))
        else:
            pieces[id] = read_add_piece(command)[0]
    return pieces, stacks


@pytest.mark.parametrize(("folder", "number"), BOTH)
def test_everybody_stands_where_the_scenario_says(folder: Path, number: int) -> None:
    one, scenario = game(folder), game(folder).scenarios[number]
    pieces, stacks = told(folder, setup_file(scenario.id))
    found = {int(piece.basic.gpid): (piece.basic.map, piece.basic.x, piece.basic.y) for piece in pieces.values()}
    boxes = {box.name: unit_slots(box) for box in one.sheet.boxes}
    ids = dict(one.ledger)
    for placement in scenario.placements:
        place, gpid = placement.location, ids[piece_key(placement.unit, PALETTE)]
        if place in boxes:
            assert found[gpid] == (one.sheet.map_name, *boxes[place][placement.unit])
        else:
            assert found[gpid] == (one.ground.map_name, *locate(one.ground.grid, place))
    assert len(pieces) == len(scenario.placements) + sum(bool(marker.start) for marker in one.markers)
    assert sorted(id for stack in stacks for id in stack[3:-1]) == sorted(pieces)


@pytest.mark.parametrize(("folder", "number"), BOTH)
def test_a_hex_has_one_stack_and_a_stack_one_layer(folder: Path, number: int) -> None:
    pieces, stacks = told(folder, setup_file(game(folder).scenarios[number].id))
    assert max(Counter(tuple(stack[:3]) for stack in stacks).values()) == 1
    for stack in stacks:
        assert {stack[-1]} == {f"@@{LAYERS.index(_layer(pieces[id]))}" for id in stack[3:-1]}


def _layer(piece: Piece) -> str:
    (layer,) = [dict(t.pairs)["Layer"] for t in piece.traits if isinstance(t, Marker) and "Layer" in dict(t.pairs)]
    return layer


def test_pieces_are_whole_and_nobody_sits_at_the_table() -> None:
    for folder in (CHOSIN, MINI):
        for file in module(folder).saves:
            pieces, _ = told(folder, file)
            assert not [trait for piece in pieces.values() for trait in piece.traits if isinstance(trait, Prototype)]
            begin, *_, end = lines(folder, file)
            assert (begin, end) == ("begin_save", "end_save")
            assert "SETUP_STACK\t" in lines(folder, file)
            assert not [line for line in lines(folder, file) if line.startswith("PLAYER")]


def test_who_was_destroyed_has_no_steps_and_everybody_else_has_all() -> None:
    for folder in (CHOSIN, MINI):
        names = {unit.id: unit.name for unit in game(folder).units}
        for scenario in game(folder).scenarios:
            gone = {names[p.unit] for p in scenario.placements if p.location.startswith("Eliminated ")}
            pieces, _ = told(folder, setup_file(scenario.id))
            empty = {p.basic.name for p in pieces.values() if _steps(p) == "0"}
            assert empty == gone


def _steps(piece: Piece) -> str:
    values = [t.value for t in piece.traits if isinstance(t, DynamicProperty) and t.name == "Steps"]
    return values[0] if values else ""


def test_the_turn_and_its_marker_agree() -> None:
    one = game(MINI)
    spaces = {name: (x, y) for name, x, y in one.sheet.track.spaces}
    for scenario in one.scenarios:
        pieces, _ = told(MINI, setup_file(scenario.id))
        (marker,) = [p.basic for p in pieces.values() if p.basic.name == "Turn"]
        assert (marker.x, marker.y) == spaces[scenario.turn]
    assert one.scenarios[1].turn == "2 Jun Night"


def test_the_empty_map_has_the_turn_marker_and_nothing_else() -> None:
    pieces, _ = told(CHOSIN, "empty.vsav")
    assert [piece.basic.name for piece in pieces.values()] == ["Turn"]
