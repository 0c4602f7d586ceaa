"""What every recipe needs to know of the game, and the shape of a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.model.editions import words_of
from generator.model.game import Game, Kind, Side
from generator.model.names import awaiting_box, off_map_box
from generator.traits import NO_KEY, Report, RestrictCommands, Stroke, Trait, Trigger
from generator.vassal.words import expression, none_of


@dataclass(frozen=True)
class Setting:
    """The table: the hex map and the box map by name, the boxes there are, the road hexes.

    Pictures of counters are drawn `scale` times as large as they lie on the map.
    """

    game: Game
    scale: int = 1

    @property
    def map(self) -> str:
        """The name of the hex map."""
        return self.game.ground.map_name

    @property
    def box_map(self) -> str:
        """The name of the map with the boxes."""
        return self.game.sheet.map_name

    def has_box(self, name: str) -> bool:
        """Whether the game has a box of this name."""
        return any(box.name == name for box in self.game.sheet.boxes)

    def sides(self, kind: Kind) -> tuple[Side, ...]:
        """The sides that have units of this kind."""
        names = {unit.side for unit in self.game.units if unit.kind == kind.name}
        return tuple(side for side in self.game.sides if side.name in names)

    def goes_off_map(self, kind: Kind) -> bool:
        """Whether units of this kind belong to divisions with a box of their own (19.3)."""
        return any(self.has_box(off_map_box(u.division)) for u in self.game.units if u.kind == kind.name and u.division)

    def rule(self, command: str) -> str:
        """The rule that reports of a command cite."""
        return words_of(self.game.edition, command).rule

    def awaiting(self, kind: Kind) -> str:
        """The box where headquarters of this kind's side wait (4.12)."""
        return awaiting_box(self.sides(kind)[0].name)


def command(menu: str, key: Stroke, when: str, *does: Stroke) -> tuple[Trait, ...]:
    """A menu entry that presses other keys, and is not there while it cannot."""
    trigger = Trigger(description=menu, menu=menu, key=key, condition=expression(when), actions=does)
    return trigger, hidden_unless(menu, key, when)


def hidden_unless(menu: str, key: Stroke, when: str) -> Trait:
    """Takes a command out of the menu, and off the keyboard, while a condition does not hold."""
    return RestrictCommands(name=menu, condition=expression(none_of(when)), keys=(key,))


def silent(description: str, key: Stroke, when: str, *does: Stroke) -> Trait:
    """A trigger without a menu entry."""
    return Trigger(description=description, key=key, condition=expression(when), actions=does)


def report(description: str, keys: Sequence[Stroke], message: str) -> Trait:
    """A line in the chat when one of the keys is heard; it sees what the key has changed."""
    return Report(keys=tuple(key for key in keys if key != NO_KEY), message=message, description=description)


WHO = "$BasicName$ ($LocationName$)"
"""The unit and where it is, at the head of a report written as text."""

WHO_COMPUTED = 'BasicName+" ("+LocationName+")'
"""The same at the head of a computed report; its last text is still open: go on with `: ..."`."""
