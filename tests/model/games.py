"""Games for the tests of this room, loaded once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from generator.model.game import Game
from generator.model.resolve import load_game

ROOT = Path(__file__).parents[2]
CHOSIN = ROOT / "generator" / "games" / "chosin"
MINI = ROOT / "tests" / "games" / "mini"


@cache
def chosin() -> Game:
    game, warnings = load_game(CHOSIN)
    assert not warnings
    return game


@cache
def mini() -> Game:
    game, warnings = load_game(MINI)
    assert not warnings
    return game
