"""The table as expressions see it: other counters, values of maps and zones, distances, dice."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from generator.play.ground import find_zone, steps_between
from generator.play.table import MODULE, game_value, on_map, pile_of
from generator.traits import Attachment

Properties = Callable[[str], str | None]


@dataclass(frozen=True)
class TableWorld:
    """What expressions may ask of the table around a counter (the asker of wording.py)."""

    ask: Any
    dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", random.Random(self.ask.table.chance))

    def maps(self) -> Mapping[str, Sequence[Properties]]:
        """All counters on each map."""
        table = self.ask.table
        return {one.name: [self.ask.of(id) for id in on_map(table, one)] for one in table.setting.grounds}

    def stack(self, piece: Properties) -> Sequence[Properties]:
        """The counters in a counter's pile, bottom first."""
        return [self.ask.of(id) for id in pile_of(self.ask.table, _id(piece))]

    def attached(self, piece: Properties, attachment: str) -> Sequence[Properties]:
        """The counters tied to a counter under a name."""
        pieces = self.ask.table.pieces
        traits = (one for one in pieces[_id(piece)].traits if isinstance(one, Attachment) and one.name == attachment)
        return [self.ask.of(id) for trait in traits for id in trait.attached if id in pieces]

    def mat(self, piece: Properties) -> Sequence[Properties]:
        """Mats are not played here: the counter alone."""
        return [piece]

    def map_property(self, map_name: str, name: str) -> str | None:
        """A value of a map, else of the module."""
        return game_value(self.ask.table, ((map_name,), MODULE), name)

    def zone_property(self, map_name: str, zone: str, name: str) -> str | None:
        """A value of a zone, else of its map, else of the module."""
        ground = self.ask.table.setting.ground(map_name)
        if ground is None or find_zone(ground, zone) is None:
            return None
        return game_value(self.ask.table, ((map_name, zone), (map_name,), MODULE), name)

    def distance(self, map_name: str, start: tuple[int, int], end: tuple[int, int]) -> int:
        """Hexes between two points, pixels where there are none."""
        ground = self.ask.table.setting.ground(map_name)
        return steps_between(ground, start, end) if ground else 0

    def random(self, low: int, high: int) -> int:
        """A throw; the same table always throws the same."""
        return self.dice.randint(low, high)


def _id(piece: Properties) -> str:
    return str(piece.id)  # type: ignore[attr-defined]  # pieces that come back are views of ours
