"""What the help page in the module says of the commands a game has, as this edition words them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.model.editions import words_of
from generator.model.game import Game
from generator.model.names import FIELD_HOSPITAL
from generator.vassal.recipes.setting import Setting

KEYS = {
    "Lose a Step": "Ctrl+L",
    "Regain a Step": "Ctrl+R",
    "Flip": "Ctrl+F",
    "Eliminate": "Ctrl+E",
    "To Field Hospital": "Ctrl+H",
    "To Off Map Division Box": "Ctrl+B",
    "Destroyed on Road": "Ctrl+W",
    "Clear Roadblock": "Ctrl+K",
    "Replace HQ": "",
    "HQ Gone for Good": "",
    "Pay a Step for HQ": "Losses",
}
"""The key of every command, or the sub-menu it is in."""


@dataclass(frozen=True)
class Line:
    """One row of the table of commands."""

    menu: str
    key: str
    does: str


def commands(game: Game) -> Iterator[Line]:
    """The commands that a game's units have, with their rules."""
    for menu in _menus(game):
        words = words_of(game.edition, menu)
        yield Line(menu, KEYS[menu], words.text + (f" ({words.rule})" if words.rule else ""))


def _menus(game: Game) -> Iterator[str]:
    setting = Setting(game)
    yield from ("Lose a Step", "Regain a Step", "Flip", "Eliminate")
    if setting.has_box(FIELD_HOSPITAL):
        yield "To Field Hospital"
    if any(setting.goes_off_map(kind) for kind in game.kinds):
        yield "To Off Map Division Box"
    if any(kind.track.end == "roadblock" for kind in game.kinds):
        yield from ("Destroyed on Road", "Clear Roadblock")
    if any(kind.track.end == "awaits-replacement" for kind in game.kinds):
        yield from ("Replace HQ", "HQ Gone for Good")
    if any(kind.pays for kind in game.kinds):
        yield "Pay a Step for HQ"
