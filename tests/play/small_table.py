"""A small table for expressions: the map Main of the recordings, with counters on it, and an empty map Side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator import grids
from generator.grids import Board, HexGrid, Region, RegionGrid, Zone
from generator.play.expressions import Properties

BOARD = Board(
    800,
    600,
    (
        Zone("Box", grids.outline("600,0;799,0;799,199;600,199")),
        Zone(
            "Track",
            grids.outline("600,200;799,200;799,399;600,399"),
            "$gridLocation$",
            RegionGrid((Region("T1", 640, 300), Region("T2", 700, 300), Region("T 3", 760, 300))),
        ),
        Zone("Hills", grids.outline("0,400;299,400;299,599;0,599"), "$name$ $gridLocation$", use_parent_grid=True),
    ),
    HexGrid(dx=52.0, dy=60.0, x0=30, y0=30, stagger=False),
)
MODULE = {"Pool": "3", "Ring": "3", "Weather": "fair", "Level": "10", "PlayerSide": "Red", "PlayerName": "Tester"}
MODULE["playerName"] = "Tester"
MAP = MODULE | {"Level": "20", "Mud": "1"}
HILLS = MAP | {"Fog": "2", "Level": "30"}


@dataclass(frozen=True)
class Unit:
    """A piece on the map Main: its own properties, its place, its map's and its module's properties."""

    name: str
    own: Mapping[str, str]
    at: tuple[int, int] = (186, 180)

    def __call__(self, name: str) -> str | None:
        return self.own.get(name, self.place().get(name, (HILLS if self.zone() == "Hills" else MAP).get(name)))

    def zone(self) -> str:
        zone = grids.zone_at(BOARD, *self.at)
        return zone.name if zone else ""

    def place(self) -> dict[str, str]:
        x, y = self.at
        location = grids.location_name(BOARD, x, y) or ""
        return {
            "BasicName": self.name,
            "PieceName": self.name,
            "LocationName": location,
            "CurrentMap": "Main",
            "CurrentBoard": "Board",
            "CurrentZone": self.zone(),
            "CurrentX": str(x),
            "CurrentY": str(y),
            "StackPos": "1",
            "StackSize": "1",
        }


@dataclass(frozen=True)
class Table:
    """The map Main with all its pieces; Side is empty."""

    units: Sequence[Unit]

    def maps(self) -> Mapping[str, Sequence[Properties]]:
        return {"Main": self.units, "Side": []}

    def stack(self, piece: Properties) -> Sequence[Properties]:
        return [unit for unit in self.units if unit.at == piece.at] if isinstance(piece, Unit) else [piece]

    def attached(self, piece: Properties, attachment: str) -> Sequence[Properties]:
        return [unit for unit in self.units if unit.own.get("Leader") == attachment]

    def mat(self, piece: Properties) -> Sequence[Properties]:
        return [piece]

    def map_property(self, map_name: str, name: str) -> str | None:
        return MAP.get(name)

    def zone_property(self, map_name: str, zone: str, name: str) -> str | None:
        return HILLS.get(name) if zone == "Hills" else None

    def distance(self, map_name: str, start: tuple[int, int], end: tuple[int, int]) -> int:
        return grids.distance(BOARD, start, end)

    def random(self, low: int, high: int) -> int:
        return high


OWN = {"A": "5", "B": "3", "T": "true", "F": "false", "Side": "US", "Hex": "0512", "Dec": "2.5", "Neg": "-2"}
OWN |= {"Name": "1D", "Old Name": "Bob"}

TANK = Unit("Tank", OWN | {"Steps": "2", "Leader": "HQ"})
GUN = Unit("Gun", {"Steps": "3", "Side": "US", "Leader": "HQ"}, (238, 210))
SCOUT = Unit("Scout", {"Steps": "x", "Side": "CCF", "Invisible": "true"})
FAR = Unit("Far", {"Steps": "40", "Side": "CCF"}, (134, 510))
TABLE = Table([TANK, GUN, SCOUT, FAR])
