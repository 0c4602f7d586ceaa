"""Properties: what a counter answers when it is asked for a name, outermost trait first, then its place, then the game.

Sources: getProperty of each trait's Java class, counters/BasicPiece.java (getPublicProperty), GameModule.java.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from generator.grids import Point
from generator.play.ground import board_name, place_name, zone_name
from generator.play.names import name_of
from generator.play.own_values import own_value
from generator.play.table import MODULE, Container, Ground, Table, basic, game_value, ground_of, kept, pile_of
from generator.traits import Trail


@dataclass(frozen=True, eq=False)
class View:
    """A counter on a table, ready to be asked: `view("Steps")`.

    What VASSAL would report of bad data on the way is put into `heard`; `busy` are the traits now being worked out, so
    that one that needs itself stops.
    """

    table: Table
    id: str
    heard: list[str] = field(default_factory=list)
    busy: frozenset[tuple[str, int]] = frozenset()

    def __call__(self, name: str) -> str | None:
        """The property of this name, None where nobody knows it."""
        traits = self.table.pieces[self.id].traits
        for at in range(len(traits) - 1, 0, -1):
            found = own_value(traits[at], self, at, name)
            if found is not None:
                return found or None if name == "NoStack" else found
        return _basic_value(self, name)

    def of(self, id: str) -> View:
        """Another counter on the same table."""
        return View(self.table, id, self.heard, self.busy)

    def inside(self, at: int) -> View | None:
        """The same counter while one of its traits is worked out; None where that trait needs itself."""
        if (self.id, at) in self.busy:
            self.heard.append(f"trait {at + 1} of {basic(self.table, self.id).name} needs itself")
            return None
        return View(self.table, self.id, self.heard, self.busy | {(self.id, at)})


def _basic_value(view: View, name: str) -> str | None:
    table, id = view.table, view.id
    here = _PLACES.get(name)
    if here:
        return here(view)
    value = kept(table, id, name)
    if value is None:
        value = game_value(table, _owners(table, id), name)
    trails = any(isinstance(trait, Trail) for trait in table.pieces[id].traits)
    return "false" if value is None and name == "Moved" and trails else value


def _owners(table: Table, id: str) -> tuple[Container, ...]:
    """Whose values a counter sees, nearest first: its zone's, its map's, the module's."""
    ground = ground_of(table, id)
    if ground is None:
        return (MODULE,)
    zone = zone_name(ground, place(table, id))
    return ((ground.name, zone), (ground.name,), MODULE) if zone else ((ground.name,), MODULE)


def place(table: Table, id: str) -> tuple[int, int]:
    """The point a counter is at."""
    return basic(table, id).x, basic(table, id).y


def _stack_position(view: View) -> str:
    pile = pile_of(view.table, view.id)
    return str(len(pile) - pile.index(view.id))


def _ground_value(view: View, naming: Callable[[Ground, Point], str]) -> str:
    ground = ground_of(view.table, view.id)
    return naming(ground, place(view.table, view.id)) if ground else ""


_PLACES: dict[str, Callable[[View], str]] = {
    "BasicName": lambda view: basic(view.table, view.id).name,
    "PieceName": name_of,
    "LocationName": lambda view: _ground_value(view, place_name),
    "CurrentMap": lambda view: basic(view.table, view.id).map,
    "CurrentBoard": lambda view: _ground_value(view, board_name),
    "CurrentZone": lambda view: _ground_value(view, zone_name),
    "CurrentX": lambda view: str(basic(view.table, view.id).x),
    "CurrentY": lambda view: str(basic(view.table, view.id).y),
    "DeckName": lambda view: "",
    "DeckPosition": lambda view: "0",
    "PieceUID": lambda view: view.id,
    "UniqueID": lambda view: kept(view.table, view.id, "UniqueID") or view.id,
    "StackPos": _stack_position,
    "StackSize": lambda view: str(len(pile_of(view.table, view.id))),
    "PieceId": lambda view: basic(view.table, view.id).gpid,
    "Selected": lambda view: _yes(view.id in view.table.selected),
}


def _yes(flag: bool) -> str:
    return "true" if flag else "false"
