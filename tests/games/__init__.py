"""The games that tests play with, loaded once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from generator.model.game import Game
from generator.model.ledger import numbered
from generator.model.resolve import load_game
from generator.vassal.buildfile import Module, module_texts
from generator.vassal.maps import Boards
from generator.vassal.slots import slots_of

ROOT = Path(__file__).parents[2]
CHOSIN = ROOT / "generator" / "games" / "chosin"
MINI = ROOT / "tests" / "games" / "mini"
TEMPLATES = ROOT / "templates"
ART = ROOT / "counter_art"


@cache
def game(folder: Path) -> Game:
    """The game in a folder, every piece with its id."""
    loaded, warnings = load_game(folder)
    assert not warnings
    return numbered(loaded)[0]


@cache
def module(folder: Path) -> Module:
    """The texts of a game's module; pictures are named and not drawn."""
    told = game(folder)
    return module_texts(slots_of(told), Boards("map.png", "boxes.png"), (TEMPLATES,))
