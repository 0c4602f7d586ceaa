"""The table: maps, the counters on them, values of the module, and what was said. Frozen: a press makes a new one.

Counters lie in piles, bottom first; a counter that does not stack is a pile of its own. Where a counter lies stands in
its BasicPiece (`map`, `x`, `y`), as in VASSAL.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from generator.grids import Board
from generator.traits import NO_KEY, BasicPiece, Piece, Stroke, Trait

Container = tuple[str, ...]
"""Who owns a value: () the module, (map,), or (map, zone)."""
MODULE: Container = ()


@dataclass(frozen=True)
class Ground:
    """A map of the module with its one board.

    Of a drag it says `move_format` within the map and `arrive_format` onto it (nothing where they are empty), and of
    one that ends where it began only if `moves_in_place`.
    """

    name: str
    board: Board
    stacking: bool = True
    marks_moved: bool = True
    move_key: Stroke = NO_KEY
    change_format: str = "$message$"
    move_format: str = ""
    arrive_format: str = ""
    moves_in_place: bool = False


@dataclass(frozen=True)
class Setting:
    """What does not change in play: the maps, the prototypes (traits innermost first), who plays, options."""

    grounds: tuple[Ground, ...] = ()
    prototypes: Mapping[str, tuple[Trait, ...]] = field(default_factory=dict)
    player: str = "Player"
    side: str = ""
    sides: tuple[str, ...] = ()
    leading_zeros_are_text: bool = False
    send_to_marks_moved: bool = False
    player_id: str = ""
    """What VASSAL knows the player by (his password); his name where it does not matter."""

    def ground(self, name: str) -> Ground | None:
        """The map of this name."""
        return next((ground for ground in self.grounds if ground.name == name), None)


@dataclass(frozen=True)
class Sent:
    """A key that a trait pressed: on a counter (its id), or on the toolbar (no id)."""

    stroke: Stroke
    to: str = ""


@dataclass(frozen=True)
class Table:
    """Everything that can change in play.

    pieces: every counter by its id; piles: ids, bottom first; values: by owner and name. `chat`, `warnings`, `sent` and
    `sounds` are those of the last press. `answers` wait for traits that ask the player; without one he cancels.
    `chance` is where the dice stand. `memory` is what VASSAL keeps but does not save: a trigger's loop index, a trail
    seen by one player.
    """

    setting: Setting
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    piles: tuple[tuple[str, ...], ...] = ()
    values: Mapping[tuple[Container, str], str] = field(default_factory=dict)
    chat: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    sent: tuple[Sent, ...] = ()
    sounds: tuple[str, ...] = ()
    selected: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    chance: int = 0
    serial: int = 0
    memory: Mapping[tuple[str, int], int] = field(default_factory=dict)
    quiet: bool = False
    """Reports are held back, as during a Global Key Command with one report."""
    muted: bool = False
    """Sounds are held back, as during a Global Key Command without sounds."""


def put(table: Table, id: str, at: int, trait: Trait) -> Table:
    """The table with one trait of a counter replaced."""
    traits = table.pieces[id].traits
    return with_piece(table, id, Piece((*traits[:at], trait, *traits[at + 1 :])))


def with_piece(table: Table, id: str, piece: Piece) -> Table:
    """The table with a counter replaced."""
    return replace(table, pieces=_with(table.pieces, id, piece))


def basic(table: Table, id: str) -> BasicPiece:
    """Name, place and kept values of a counter."""
    return table.pieces[id].basic


def with_basic(table: Table, id: str, **changes: Any) -> Table:
    """The table with fields of a counter's BasicPiece replaced."""
    return put(table, id, 0, replace(basic(table, id), **changes))


def kept(table: Table, id: str, name: str) -> str | None:
    """A value that VASSAL keeps with the counter, such as OldLocationName."""
    return dict(basic(table, id).kept).get(name)


def keep(table: Table, id: str, **values: str) -> Table:
    """The table with such values set."""
    return with_basic(table, id, kept=tuple((dict(basic(table, id).kept) | values).items()))


def ground_of(table: Table, id: str) -> Ground | None:
    """The map a counter is on."""
    return table.setting.ground(basic(table, id).map)


def pile_of(table: Table, id: str) -> tuple[str, ...]:
    """The counters stacked with this one, itself included, bottom first."""
    return next((pile for pile in table.piles if id in pile), (id,))


def with_value(table: Table, owner: Container, name: str, value: str) -> Table:
    """The table with a value of the module, a map or a zone set."""
    return replace(table, values=_with(table.values, (owner, name), value))


def remember(table: Table, id: str, at: int, number: int) -> Table:
    """The table with something kept in mind for a trait."""
    return replace(table, memory=_with(table.memory, (id, at), number))


def on_map(table: Table, ground: Ground) -> list[str]:
    """The counters on a map, pile by pile, bottom first."""
    return [id for pile in table.piles for id in pile if basic(table, id).map == ground.name]


def game_value(table: Table, owners: tuple[Container, ...], name: str) -> str | None:
    """A value of the first owner that has it, or what the game itself knows (GameModule.getProperty)."""
    setting = table.setting
    for owner in owners:
        if (owner, name) in table.values:
            return table.values[owner, name]
    known = {"PlayerSide": setting.side, "playerSide": setting.side, "PlayerName": setting.player}
    known |= {"playerName": setting.player, "PlayerId": setting.player, "playerId": setting.player}
    return known.get(name)


def _with(mapping: Mapping[Any, Any], key: Any, value: Any) -> Mapping[Any, Any]:
    return MappingProxyType({**mapping, key: value})
