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


def buttons(game: Game) -> Iterator[tuple[str, str, str]]:
    """The buttons of the toolbar with their keys, in its order."""
    yield "Undo, step", "Ctrl+Z, Page Down", "Takes the last command back; goes on in a log file"
    yield "Retire", "", "Gives your side up, or takes another"
    yield "Next Turn", "Alt+N", "Goes on to the next turn; Alt+T shows the turn in a window of its own"
    yield "Windows: Boxes", "Alt+B", f"{game.sheet.title or game.sheet.map_name}"
    yield "Windows: Counters", "Alt+C", "The counter tray, by side and formation, with the markers"
    yield "Windows: Order of Battle", "Alt+I", "All units by side, formation and place, with sums of their steps"
    yield "Windows: Losses", "Alt+J", "The same of units that have lost steps"
    yield "Windows: Charts", "Alt+G", "Steps, key to the counters and the terrain, turns, rules, set-ups"
    yield "Windows: Notes", "Alt+O", "Notes to share or to keep to yourself"
    yield "Tidy Up", "", "Moved marks and trails off, Fired back to ready, side by side; all trails shown or hidden"
    for number, dice in enumerate(game.dice, 1):
        yield dice.name, f"Alt+{number}", dice.tooltip
    yield "Zoom", "Ctrl+wheel, Ctrl+=, Ctrl+-", "Nearer, farther; Ctrl+Shift+= chooses"
    yield "Overview", "Ctrl+Shift+O", "The whole map, small"
    yield "Range", "Alt+L", "Range and line of sight: drag from hex to hex; with Ctrl it stays for everybody"
    yield "Lift counters", "Alt+H", "Takes all counters off the map for a look at the ground"
    yield "Picture, list", "", "Saves a picture of the map, a list of what stands on it"


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
