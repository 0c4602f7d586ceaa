"""The Chosin counters on a table, out of the built build file, told in the reference's words."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from generator.play.drag import drag
from generator.play.lookup import View
from generator.play.menu import Entry, menu
from generator.play.table import Table
from generator.playing import laid_out
from generator.traits import ctrl
from generator.vassal.opened import Opened
from tests.games import CHOSIN, game, module

from .reference import Unit, Units, offered
from .reference_deeds import Line

MAP, BOXES = "Main Map", "Holding Boxes"
ROADS = frozenset(game(CHOSIN).ground.road_hexes)
ROAD, FIELD = min(ROADS), "0101"
UNITS = {one.name: one for one in game(CHOSIN).units}
KEYS = {
    "Lose a Step": ctrl("L"),
    "Regain a Step": ctrl("R"),
    "Flip": ctrl("F"),
    "Eliminate": ctrl("E"),
    "To Field Hospital": ctrl("H"),
    "To Off Map Division Box": ctrl("B"),
    "Destroyed on Road": ctrl("W"),
    "Clear Roadblock": ctrl("K"),
}
"""The keys that the contract gives to commands."""

SAID = re.compile(
    r"\* (?P<unit>.+?)(?P<face> \((?:reduced|fired|destroyed)\)| Remnant(?: \(reduced\))?)?"
    r" \((?P<place>[^()]*)\): (?P<what>.*)"
)


@cache
def everybody() -> Table:
    """Chosin's module as a new game begins."""
    ground, sheet = game(CHOSIN).ground, game(CHOSIN).sheet
    sizes = {"map.png": (ground.width, ground.height), "boxes.png": (sheet.width, sheet.height)}
    return laid_out(Opened(module(CHOSIN).files, sizes))


def only(*names: str) -> Table:
    """A table with none but these counters, where they stand at the start."""
    whole = everybody()
    piles = tuple(kept for pile in whole.piles if (kept := tuple(id for id in pile if id in names)))
    return replace(whole, pieces={id: whole.pieces[id] for id in names}, piles=piles)


def at(table: Table, name: str, place: str) -> Table:
    """The table with a unit dragged to a hex or a box."""
    return drag(table, [name], MAP if place.isdigit() else BOXES, place)


def unit(table: Table, name: str) -> Unit:
    """What a counter says of itself."""
    ask = View(table, name)
    told = {word: ask(word) or "" for word in ("Kind", "Side", "Division", "LocationName", "Steps", "LostAt")}
    return Unit(
        name=name,
        kind=told["Kind"],
        side=told["Side"],
        division=told["Division"],
        place=told["LocationName"],
        steps=int(told["Steps"]),
        fired=ask("Fired") == "true",
        roadblock=ask("Roadblock") == "true",
        lost_at=told["LostAt"],
    )


def entries(table: Table, name: str) -> dict[str, Entry]:
    """The menu of a counter by its texts."""
    return {" > ".join(entry.path): entry for entry in menu(View(table, name))}


def differs(said: str, line: Line) -> str:
    """What is wrong with a line of the chat; nothing if it says all it must."""
    found = SAID.fullmatch(said)
    if found is None:
        return f"{said!r} is no report"
    left = re.search(r"(\d+) of (\d+) left", found["what"])
    rules = ",".join(re.findall(r"\(([\d., ]+)\)", found["what"])).replace(" ", "").split(",")
    heard = Line(
        unit=found["unit"],
        place=found["place"],
        word=line.word if line.word in found["what"] else found["what"],
        left=(int(left[1]), int(left[2])) if left else None,
        rules=frozenset(rules) - {""},
    )
    return "" if heard == line else f"{said!r} is not {line}"


def must_be(table: Table, units: Units) -> None:
    """The counters are what the reference has."""
    for name, one in units.items():
        found = unit(table, name)
        assert found == one, f"{found}\nis by the rules\n{one}"
        if one.steps or one.roadblock or one.fired:
            shown = View(table, name)("Face"), View(table, name)("Face_Image")
            assert shown == (one.face, f"{UNITS[name].id}.{one.face}.png"), f"{one} shows {shown}"


def must_offer(table: Table, units: Units, name: str) -> dict[str, Entry]:
    """A counter's menu is what the reference has, and every command keeps its key."""
    found = entries(table, name)
    wrong = sorted(offered(units, name) ^ found.keys())
    assert not wrong, f"{units[name]}: in the menu, or missing from it: {wrong}"
    for command, key in KEYS.items():
        assert command not in found or (found[command].key, found[command].enabled) == (key, True), command
    return found


def must_say(table: Table, lines: list[Line]) -> None:
    """The chat is what the reference says, line for line, and VASSAL would complain of nothing."""
    assert not table.warnings, table.warnings
    assert len(table.chat) == len(lines), f"{table.chat} for {lines}"
    for said, line in zip(table.chat, lines, strict=True):
        assert not differs(said, line), differs(said, line)
