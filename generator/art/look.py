"""What one face of one counter shows and in which settings: facts gathered, colours found, boxes in pixels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from generator.art import style as styles
from generator.art.formations import Group, Part, flash_colours, hatches, tab_colours
from generator.art.style import Lettering, Settings, Style
from generator.art.symbols import Place
from generator.model.game import FaceKey, Kind, Marker, Unit, Value

_FACES: tuple[FaceKey, ...] = ("fired", "destroyed")
"""Faces that may carry no values of their own; a fired unit keeps those it has when ready."""


@dataclass(frozen=True)
class Pips:
    """Steps left, and steps at full strength."""

    left: int
    full: int


@dataclass(frozen=True)
class Look:
    """One face: facts for rules and texts, the settings that follow, and the colours that depend on the unit."""

    style: Style
    settings: Settings
    facts: Mapping[str, str]
    own: Mapping[str, str]
    estimate: bool
    pips: Pips

    @cached_property
    def _found(self) -> dict[str, str]:
        return {}

    @cached_property
    def _words(self) -> Mapping[str, str]:
        return {**self.settings.colours, **self.own}

    def colour(self, word: str) -> str:
        """The hex colour of a colour word; KeyError if nobody knows it."""
        if word not in self._found:
            self._found[word] = styles.colour(self._words, word)
        return self._found[word]

    def place(self, box: str) -> Place:
        """A box in pixels."""
        found, unit = self.settings.boxes[box], self.style.side / 100
        return Place(found.x * unit, found.y * unit, found.width * unit, found.height * unit, self.style.line * unit)

    def letters(self, name: str) -> Lettering:
        """How a text is set."""
        return self.settings.letters[name]

    def text(self, label: str) -> str:
        """The text of a label, shortened if the style knows a shorter one."""
        said = self.settings.labels.get(label, "").format_map(self.facts)
        return self.style.short.get(said, said)


@dataclass(frozen=True)
class Wardrobe:
    """A style made up for a game: the colours that tell its formations apart."""

    style: Style
    tabs: Mapping[Group, str]
    flashes: Mapping[Part, str]
    hatches: Mapping[Group, int] = field(default_factory=dict)
    sides: tuple[str, ...] = ()

    def order(self, side: str) -> str:
        """Which of the sides it is: `1` for the first."""
        return str(self.sides.index(side) + 1) if side in self.sides else ""


def dress(style: Style, units: Iterable[Unit], sides: Iterable[str] = ()) -> Wardrobe:
    """Gives every formation its colour, in the order of the units' ids; `sides` are a game's, in its order.

    The order of the table has no say: sorting it by hand must not recolour the counters of a game under way.
    """
    units = tuple(sorted(units, key=lambda unit: unit.id))
    groups = [_groups(style, unit) for unit in units]
    tabs = tab_colours(style, (group for group, _ in groups))
    sides = tuple(dict.fromkeys((*sides, *(unit.side for unit in units))))
    return Wardrobe(style, tabs, flash_colours(style, tabs, groups), hatches(tabs, style.tabs), sides)


def _groups(style: Style, unit: Unit) -> Part:
    facts = _facts(unit)
    labels = styles.settings_for(style, facts).labels
    whole, part = (labels.get(key, "").format_map(facts) for key in ("tab-group", "flash-group"))
    return (unit.side, whole), part


def look(wardrobe: Wardrobe, unit: Unit, kind: Kind, face: FaceKey) -> Look:
    """How a face of a unit looks."""
    values = dict(unit.values)
    value = values.get(face) or (values.get("ready") if face in _FACES else None)
    group, part = _groups(wardrobe.style, unit)
    own = {"formation": wardrobe.tabs.get(group, "#808080"), "flash": wardrobe.flashes.get((group, part), "")}
    facts = {**_facts(unit), "face": face, "value": value.text if value else "", "flash": _said(own["flash"])}
    facts |= {"order": wardrobe.order(unit.side), "hatch": str(wardrobe.hatches.get(group, 0))}
    settings = styles.settings_for(wardrobe.style, facts)
    return Look(wardrobe.style, settings, facts, own, _guessed(value), _pips(kind, face))


def marker_look(style: Style, marker: Marker) -> Look:
    """How a marker looks."""
    emblem = style.emblems.get(marker.id, "")
    facts = {"marker": marker.id, "name": marker.name, "text": marker.text, "face": "marker"}
    facts |= {"symbol": emblem, "emblem": _said(emblem)}
    facts = {name: facts.get(name, "") for name in (*styles.FACTS, *facts, "hatch")}
    settings = styles.settings_for(style, facts)
    return Look(style, settings, facts, {"formation": "#808080", "flash": ""}, False, Pips(0, 0))


def _said(word: str) -> str:
    return "yes" if word else "no"


def _guessed(value: Value | None) -> bool:
    return value is not None and value.origin == "estimate"


def _pips(kind: Kind, face: FaceKey) -> Pips:
    stages = kind.track.stages
    return Pips(next((s.steps for s in stages if s.face == face), 1), stages[0].steps)


def _facts(unit: Unit) -> dict[str, str]:
    facts = {name: str(getattr(unit, name, "")) for name in styles.FACTS}
    head, tail = head_and_tail(unit.name, unit.parent)
    return {**facts, "unit": unit.id, "name": unit.name, "head": head, "tail": tail}


def head_and_tail(name: str, parent: str) -> tuple[str, str]:
    """A unit's name for the two sides of its symbol, itself left and what it belongs to right: `A`, `1/7`.

    Parted where the parent begins, else before a bracket, else at the first stroke, else at the first space; a name
    that begins with its parent (`4/11 Prov 5`) has it moved to the right.
    """
    if parent and name.startswith(f"{parent} "):
        return name[len(parent) + 1 :], parent
    if parent and name.endswith(parent) and name[: -len(parent)].strip(" /"):
        return name[: -len(parent)].rstrip(" /"), parent
    for mark, kept in ((" (", "("), ("/", ""), (" ", "")):
        head, found, tail = name.partition(mark)
        if found and head and tail:
            return head, kept + tail
    return name, ""
