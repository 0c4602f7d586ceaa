"""What the rules make of a unit, written from the rules alone: 2.5, 2.51, 2.52, 4.12, 5.23, 17.1, 17.2, 19.3, 19.4.

Nothing here knows of VASSAL, of recipes or of the generator's own step machine; the step-machine test holds them all to
this. A place is a hex by its number, or a box by its name; a wish is a command or a drag of one unit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

FULL, REDUCED, REMNANT, READY = "full", "reduced", "remnant", "ready"
FACES = {
    "ccf-battalion": (FULL, REDUCED, REMNANT, "remnant-reduced"),  # 2.52, 17.1
    "marine-rifle": (FULL, REDUCED, REMNANT),  # 2.52, 17.2
    "marine-company": (FULL, REDUCED),  # 2.52
    "army-company": (FULL, REDUCED),  # 2.52
    "ranged": (READY,),  # 2.51, all below as well
    "armor": (READY,),
    "truck": (READY,),
    "platoon": (FULL,),
    "ccf-hq": (FULL,),
}
REMNANTS = {"ccf-battalion": "17.1", "marine-rifle": "17.2"}
VEHICLES = ("armor", "truck")
INFANTRY = ("marine-rifle", "marine-company", "army-company", "platoon")
WAITING, HOSPITAL = "CCF HQ Awaiting Replacement", "Field Hospital"
ALWAYS = frozenset({"Mark Moved", "Movement Trail"})


@dataclass(frozen=True)
class Unit:
    """A unit as the rules see it."""

    name: str
    kind: str
    side: str
    division: str
    place: str
    steps: int
    fired: bool = False
    roadblock: bool = False
    lost_at: str = ""

    @property
    def most(self) -> int:
        return len(FACES[self.kind])

    @property
    def on_map(self) -> bool:
        return len(self.place) == 4 and self.place.isdigit()

    @property
    def waits(self) -> bool:
        return self.kind == "ccf-hq" and self.place == WAITING

    @property
    def eliminated(self) -> str:
        return f"Eliminated {self.side}"

    @property
    def face(self) -> str:
        """What it shows; of a unit without steps only a Roadblock and the Fired status matter."""
        if self.roadblock:
            return "destroyed"
        return "fired" if self.fired else FACES[self.kind][self.most - max(self.steps, 1)]


Units = Mapping[str, Unit]


def back_side(unit: Unit) -> int:
    """The steps on the other side of the counter that lies there: 4 and 3, 2 and 1 share one, a lone last side none."""
    first_of_pair = (unit.most - unit.steps) % 2 == 0
    return unit.steps - 1 if first_of_pair else unit.steps + 1


def offered(units: Units, name: str) -> frozenset[str]:
    """The commands in a unit's menu."""
    unit = units[name]
    if unit.waits:
        return ALWAYS | {"HQ Gone for Good"} | ({"Replace HQ"} if unit.lost_at else set())
    if unit.roadblock:
        return ALWAYS | {"Clear Roadblock"}
    return ALWAYS | _of_steps(unit) | _of_place(unit) | _of_kind(units, unit)


def _of_steps(unit: Unit) -> set[str]:
    found = {"Regain a Step"} if unit.steps < unit.most else set()
    if unit.on_map and unit.steps:
        found |= {"Lose a Step"} | {f"Losses > Lose {count} Steps" for count in range(2, unit.steps + 1)}
    if unit.kind == "ranged" or (unit.most > 1 and unit.steps and back_side(unit)):
        found.add("Flip")
    return found


def _of_place(unit: Unit) -> set[str]:
    found = {"Eliminate"} if unit.steps or unit.place != unit.eliminated else set()
    if unit.on_map or unit.place == unit.eliminated:
        found |= {"To Field Hospital"} if unit.kind in INFANTRY else set()
        found |= {"To Off Map Division Box"} if unit.side == "CCF" else set()
    return found


def _of_kind(units: Units, unit: Unit) -> set[str]:
    if unit.kind in VEHICLES and unit.on_map:
        return {"Destroyed on Road"}
    pays = unit.kind == "ccf-battalion" and unit.on_map and unit.steps and waiting_hq(units, unit)
    return {"Losses > Pay a Step for HQ"} if pays else set()


def waiting_hq(units: Units, payer: Unit) -> Unit | None:
    """The headquarters of a unit's division, if it waits for replacement (4.12)."""
    waiting = (one for one in units.values() if one.waits and one.lost_at and one.division == payer.division)
    return next(waiting, None)
