"""What the help page in the module says of the commands a game has, beside those every unit has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.model.game import Game
from generator.model.names import FIELD_HOSPITAL
from generator.vassal.recipes.setting import Setting


@dataclass(frozen=True)
class Line:
    """One row of the table of commands."""

    menu: str
    key: str
    does: str


def commands(game: Game) -> Iterator[Line]:
    """The commands that only some kinds of units have, with their rules."""
    setting = Setting(game)
    if setting.has_box(FIELD_HOSPITAL):
        yield Line("To Field Hospital", "Ctrl+H", "Infantry that qualifies, as the players judge (19.4).")
    if any(setting.goes_off_map(kind) for kind in game.kinds):
        yield Line("To Off Map Division Box", "Ctrl+B", "To the box of its own division, as the players judge (19.3).")
    if any(kind.track.end == "roadblock" for kind in game.kinds):
        yield Line("Destroyed on Road", "Ctrl+W", "The vehicle burns and stays as a Roadblock (5.23).")
        yield Line("Clear Roadblock", "Ctrl+K", "The wreck goes to the eliminated (5.23).")
    if any(kind.track.end == "awaits-replacement" for kind in game.kinds):
        yield Line("Replace HQ", "", "A headquarters that waits returns to the hex where it was lost (4.12).")
        yield Line("HQ Gone for Good", "", "It cannot be replaced (4.12).")
    if any(kind.pays for kind in game.kinds):
        yield Line("Pay a Step for HQ", "Losses", "A unit loses a step and its headquarters returns (4.12).")
