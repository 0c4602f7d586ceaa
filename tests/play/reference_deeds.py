"""What commands and hands do to units by the rules, and what the chat must say: the other half of `reference.py`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .reference import FACES, HOSPITAL, REMNANTS, VEHICLES, WAITING, Unit, Units, back_side, waiting_hq


@dataclass(frozen=True)
class Line:
    """A line of the chat: the unit, where it was, a word of what happened, the steps left, the rules it cites."""

    unit: str
    place: str
    word: str
    left: tuple[int, int] | None
    rules: frozenset[str]


Told = tuple[Units, list[Line]]


def track_rule(unit: Unit) -> str:
    return "2.52" if unit.most > 1 else "2.51"


def rules_of_steps(unit: Unit) -> set[str]:
    """The rule of the step track, and that of the Remnant when it is one."""
    remnant = unit.steps >= 1 and "remnant" in FACES[unit.kind][unit.most - unit.steps]
    return {track_rule(unit)} | ({REMNANTS[unit.kind]} if remnant else set())


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
    return _by_a_rule(unit, word)


def _by_a_rule(unit: Unit, word: str) -> tuple[Unit, Line]:
    """The commands that a rule of their own allows."""
    match word:
        case "To Field Hospital":
            return replace(unit, place=HOSPITAL), _line(unit, HOSPITAL, None, {"19.4"})
        case "To Off Map Division Box":
            box = f"Off Map {unit.division}"
            return replace(unit, place=box), _line(unit, box, None, {"19.3"})
        case "Destroyed on Road":
            after = replace(unit, steps=0, roadblock=True, lost_at=unit.place)
            return after, _line(unit, "destroyed", after, {"5.23"})
        case "Clear Roadblock":
            return replace(_gone(unit), roadblock=False), _line(unit, "cleared", None, {"2.51", "5.23"})
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
    """The units after a hand moved one: a Roadblock goes back (5.23), a headquarters waits where others wait (4.12)."""
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
    return Line(unit.name, unit.place, word, (after.steps, after.most) if after else None, frozenset(rules))
