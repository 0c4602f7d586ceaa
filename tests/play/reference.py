"""What the rules make of a unit, written from the rules alone: 2.5, 2.51, 2.52, 4.12, 5.23, 17.1, 17.2, 19.3, 19.4.

Nothing here knows of VASSAL, of recipes or of the generator's own step machine; the step-machine test holds them all to
this. A place is a hex by its number, or a box by its name; a wish is a command or a drag of one unit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

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


@dataclass(frozen=True)
class Line:
    """A line of the chat: the unit, where it was, a word of what happened, the steps left, the rules it cites."""

    unit: str
    place: str
    word: str
    left: tuple[int, int] | None
    rules: frozenset[str]


Units = Mapping[str, Unit]
Told = tuple[Units, list[Line]]


def track_rule(unit: Unit) -> str:
    return "2.52" if unit.most > 1 else "2.51"


def rules_of_steps(unit: Unit) -> set[str]:
    """The rule of the step track, and that of the Remnant when it is one."""
    remnant = unit.steps >= 1 and "remnant" in FACES[unit.kind][unit.most - unit.steps]
    return {track_rule(unit)} | ({REMNANTS[unit.kind]} if remnant else set())


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


def commanded(units: Units, name: str, command: str, roads: frozenset[str]) -> Told:
    """The units after a command, and what the chat says."""
    unit = units[name]
    word = command.rpartition(" > ")[2]
    if word == "Pay a Step for HQ":
        return _paid(units, unit)
    if word.startswith("Lose"):
        count = 1 if word == "Lose a Step" else int(word.split()[1])
        after, line = _lost(unit, count, roads, "loses")
        return {**units, name: after}, [line]
    after, line = _one(unit, word)
    return {**units, name: after}, [line]


def _lost(unit: Unit, count: int, roads: frozenset[str], word: str, *more: str) -> tuple[Unit, Line]:
    after = replace(unit, steps=unit.steps - count)
    rules = rules_of_steps(after) | set(more)
    if not after.steps and unit.kind in VEHICLES and unit.place in roads:
        after, rules = replace(after, roadblock=True, lost_at=unit.place), rules | {"5.23"}
    elif not after.steps:
        after, rules = _gone(after), rules | ({"4.12"} if unit.kind == "ccf-hq" else set())
    return after, _line(unit, word, after, rules)


def _gone(unit: Unit) -> Unit:
    """Off the map without steps: to the eliminated, but a headquarters waits if it was lost on the map (4.12)."""
    if unit.kind == "ccf-hq" and unit.on_map:
        return replace(unit, steps=0, place=WAITING, lost_at=unit.place)
    return replace(unit, steps=0, place=unit.eliminated)


def _one(unit: Unit, word: str) -> tuple[Unit, Line]:
    """The commands that concern only the unit itself."""
    match word:
        case "Regain a Step":
            after = replace(unit, steps=unit.steps + 1)
            return after, _line(unit, "regains", after, rules_of_steps(after))
        case "Flip" if unit.kind == "ranged":
            return replace(unit, fired=not unit.fired), _line(unit, "ready" if unit.fired else "fired", None, {"2.51"})
        case "Flip":
            after = replace(unit, steps=back_side(unit))
            return after, _line(unit, "turned over", after, rules_of_steps(after))
        case "Eliminate":
            after = _gone(unit)
            waits = {"4.12"} if after.waits else set()
            return after, _line(unit, "eliminated", after, {track_rule(unit)} | waits)
        case "To Field Hospital":
            return replace(unit, place=HOSPITAL), _line(unit, HOSPITAL, None, {"19.4"})
        case "To Off Map Division Box":
            box = f"Off Map {unit.division}"
            return replace(unit, place=box), _line(unit, box, None, {"19.3"})
        case "Destroyed on Road":
            after = replace(unit, steps=0, roadblock=True, lost_at=unit.place)
            return after, _line(unit, "destroyed", after, {"5.23"})
        case "Clear Roadblock":
            after = replace(unit, steps=0, roadblock=False, place=unit.eliminated)
            return after, _line(unit, "cleared", None, {"2.51", "5.23"})
        case "Replace HQ":
            after = replace(unit, steps=1, place=unit.lost_at)
            return after, _line(unit, "replaced", after, {"4.12"})
        case "HQ Gone for Good":
            return replace(unit, steps=0, place=unit.eliminated), _line(unit, "gone for good", None, {"4.12"})
    raise KeyError(word)


def _paid(units: Units, payer: Unit) -> Told:
    """The payer loses a step, be it the last, and the headquarters stands where it was lost (4.12)."""
    hq = waiting_hq(units, payer)
    assert hq is not None
    poorer, line = _lost(payer, 1, frozenset(), "pays", "4.12")
    back, arrival = _one(hq, "Replace HQ")
    return {**units, payer.name: poorer, hq.name: back}, [line, arrival]


def dragged(units: Units, name: str, place: str) -> Told:
    """The units after a hand moved one: a Roadblock goes back (5.23), a headquarters waits while it lies there (4.12)."""
    unit = units[name]
    there = replace(unit, place=place)
    lines = [_line(unit, f"moves to {place}", None, set())] if place != unit.place else []
    if unit.roadblock:
        if lines:
            lines.append(_line(there, f"back to {unit.lost_at}", None, {"5.23"}))
        there = unit
    elif unit.waits and not there.waits and not unit.steps and place != unit.eliminated:
        there = replace(there, steps=1)
        lines.append(_line(there, "no longer", there, {"4.12"}))
    elif there.waits and unit.on_map and unit.steps:
        there = replace(there, steps=0, lost_at=unit.place)
        lines.append(_line(there, "awaits", None, {"4.12"}))
    return {**units, name: there}, lines


def _line(unit: Unit, word: str, after: Unit | None, rules: set[str]) -> Line:
    """A line about a unit where it was; with the steps left where `after` is given."""
    return Line(unit.name, unit.place, word, after and (after.steps, after.most), frozenset(rules))
