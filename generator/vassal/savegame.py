"""A scenario as a saved game, as VASSAL writes one when players press Save.

Written from the same data at every build, so that it never grows stale; no player is in it, so that every side is free.
Sources: build/module/GameState.java (the frame), BasicCommandEncoder.java (pieces), counters/Stack.java, and
turn/TurnTracker.java (the turn).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from generator.model.game import Game, Scenario
from generator.model.names import PALETTE, eliminated_box
from generator.traits import BasicPiece, DynamicProperty, Marker, Piece, Prototype, Trait, join, write_add_piece
from generator.vassal import turns
from generator.vassal.slots import Slot, Slots, Stack, stacks
from generator.vassal.units import LAYERS, prototypes
from generator.vassal.words import STEPS

ESC = "\x1b"

Prototypes = Mapping[str, tuple[Trait, ...]]


def saved_game(slots: Slots, scenario: Scenario) -> str:
    """The text of a saved game in which everybody stands where the scenario says."""
    game = slots.setting.game
    known = dict(prototypes(slots.setting))
    standing = stacks(slots, scenario, PALETTE)
    gone = {p.unit for p in scenario.placements if p.location in _eliminated(game)}
    names = {unit.name for unit in game.units if unit.id in gone}
    pieces = [text for number, stack in enumerate(standing) for text in _stack(stack, f"s{number}", known, names)]
    board = [
        f"{map_name}BoardPicker\t{board}\t0\t0"
        for map_name, board in (
            (game.ground.map_name, game.ground.board_name),
            (game.sheet.map_name, game.sheet.board_name),
        )
    ]
    turn = f"TURNTurnTracker0\t{turns.state_at(game, scenario.turn)}"
    return join(("begin_save", "", join(("", *pieces), ESC), *board, "SETUP_STACK\t", turn, "end_save"), ESC)


def _eliminated(game: Game) -> set[str]:
    return {eliminated_box(side.name) for side in game.sides}


def _stack(stack: Stack, name: str, known: Prototypes, gone: set[str]) -> Iterator[str]:
    """The pieces of a stack, the lowest first, and the stack itself after them."""
    ids = [f"{name}-{number}" for number in range(len(stack.slots))]
    for id, slot in zip(ids, stack.slots, strict=True):
        yield write_add_piece(_standing(slot, stack, id, known, slot.name in gone), id)
    layer = LAYERS.index(_layer(stack.slots[0].piece))
    place = (stack.map, str(stack.x), str(stack.y), *ids, f"@@{layer}")
    yield "+/" + join((name, "stack", join(place, ";")), "/")


def _layer(piece: Piece) -> str:
    values = dict(pair for trait in piece.traits if isinstance(trait, Marker) for pair in trait.pairs)
    return values["Layer"]


def _standing(slot: Slot, stack: Stack, id: str, known: Prototypes, gone: bool) -> Piece:
    """A slot's piece on its place, every prototype unfolded: in a saved game a piece is whole."""
    traits = tuple(_expanded(slot.piece.traits, known))
    basic = replace(slot.piece.basic, map=stack.map, x=stack.x, y=stack.y, kept=(("UniqueID", id),))
    told = (replace(t, value="0") if gone and isinstance(t, DynamicProperty) and t.name == STEPS else t for t in traits)
    return Piece(tuple(basic if isinstance(trait, BasicPiece) else trait for trait in told))


def _expanded(traits: tuple[Trait, ...], known: Prototypes) -> Iterator[Trait]:
    for trait in traits:
        if isinstance(trait, Prototype):
            yield from _expanded(known[trait.name], known)
        else:
            yield trait
