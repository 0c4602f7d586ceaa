"""Whom a Global Key Command or a Set Piece Property reaches (counters/GlobalCommand.java, GlobalCommandTarget.java)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.play.expressions.patterns import PatternError, matches
from generator.play.ground import steps_between
from generator.play.lookup import View, place
from generator.play.table import basic, ground_of, on_map, pile_of
from generator.play.wording import accepts, dollars, text
from generator.traits import Target

_NUMBER = re.compile(r"(\+-)?\d+(\.\d+)?", re.ASCII)
_OWN = ("CURSTACK", "CURMAP", "CURZONE", "CURLOC", "CURMAT", "CURATTACH")


@dataclass(frozen=True)
class Aim:
    """A choice of counters: by target, filter and range (None where there is no limit).

    With `by_index` VASSAL looks counters in range up in an index; that leaves the sender out if the trait that sends is
    its outermost (`outermost`), because the index knows the counter by that trait (VassalMapPieceIndex.java).
    """

    target: Target
    filter: str
    range: int | None = None
    by_index: bool = True
    outermost: bool = False

    def accepts(self, sender: View, one: View) -> bool:
        """Does a counter pass filter and range, at this moment?"""
        return (not self.filter or accepts(sender, one, self.filter)) and self._in_range(sender, one)

    def _in_range(self, sender: View, one: View) -> bool:
        if self.range is None:
            return True
        here = ground_of(sender.table, sender.id)
        if here is None or basic(one.table, one.id).map != here.name:
            return False
        return steps_between(here, place(sender.table, sender.id), place(one.table, one.id)) <= self.range


def aimed_at(aim: Aim, sender: View) -> list[str]:
    """The counters that are asked whether they pass the filter, in no order one may rely on."""
    table, target = sender.table, aim.target
    if target.by_place and target.place == "CURSTACK":
        found = list(pile_of(table, sender.id))
    elif target.by_place and target.place in ("DECK", "CURMAT", "CURATTACH"):
        sender.heard.append(f"a target {target.place} is not played here")
        return []
    else:
        found = _searched(aim, sender)
    return [id for id in found if _by_property(target, sender, sender.of(id))]


def _searched(aim: Aim, sender: View) -> list[str]:
    table, target = sender.table, aim.target
    wanted = _wanted_map(target, sender)
    grounds = [ground for ground in table.setting.grounds if wanted in ("", ground.name)]
    everyone = [id for ground in grounds for id in on_map(table, ground)]
    if target.by_place and target.place in ("XY", "LOCATION", "CURLOC"):
        return [id for id in everyone if _at_place(target, sender, sender.of(id))]
    if aim.range is not None and aim.by_index:
        here = [id for id in everyone if basic(table, id).map == basic(table, sender.id).map]
        return [id for id in here if id != sender.id or not aim.outermost]
    if target.by_place and target.place in ("ZONE", "CURZONE"):
        return [id for id in everyone if _at_place(target, sender, sender.of(id))]
    return everyone


def _wanted_map(target: Target, sender: View) -> str:
    if not target.by_place:
        return ""
    return basic(sender.table, sender.id).map if target.place in _OWN else _said(target.map, sender)


def _at_place(target: Target, sender: View, one: View) -> bool:
    match target.place:
        case "CURLOC":
            return one("LocationName") == sender("LocationName")
        case "CURZONE":
            return one("CurrentZone") == sender("CurrentZone")
        case "LOCATION":
            return one("LocationName") == _said(target.location, sender)
        case "ZONE":
            return one("CurrentZone") == _said(target.zone, sender)
    return (one("CurrentX"), one("CurrentY")) == (_said(target.x, sender), _said(target.y, sender))


def _said(words: str, sender: View) -> str:
    """`$x$` first, then the whole as an expression."""
    return text(sender, dollars(sender, words))


def _by_property(target: Target, sender: View, one: View) -> bool:
    if not target.by_property:
        return True
    name, wanted = _said(target.property, sender), _said(target.value, sender)
    value = one(name) if name else None
    if not name or target.comparison in ("EQUALS", "NOT_EQUALS"):
        return not name or (value == wanted) == (target.comparison == "EQUALS")
    if value is None:
        return False
    if target.comparison in ("MATCH", "NOT_MATCH"):
        return _fits(wanted, value, sender) == (target.comparison == "MATCH")
    both = _NUMBER.fullmatch(value) and _NUMBER.fullmatch(wanted)
    return (
        _ordered(target.comparison, float(value), float(wanted)) if both else _ordered(target.comparison, value, wanted)
    )


def _fits(pattern: str, value: str, sender: View) -> bool:
    try:
        return matches(pattern, value)
    except PatternError as error:
        sender.heard.append(f"not a pattern: {error}")
        return False


def _ordered(comparison: str, value: float | str, wanted: float | str) -> bool:
    if value == wanted:
        return comparison.endswith("EQUALS")
    return (value > wanted) == comparison.startswith("GREATER")  # type: ignore[operator]
