"""A few keys tried on the terminal: each with what the chat says, and how the units stand that it changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from generator.cli.show import OUT
from generator.play.drag import drag, point_of
from generator.play.lookup import View
from generator.play.menu import Entry, menu
from generator.play.press import press
from generator.play.setup import UnknownPlace
from generator.play.table import Ground, Table, basic
from generator.problems import Problem, ProblemsError, Where, did_you_mean
from generator.traits import Stroke
from generator.traits.keynames import key_name, read_key_name


def pressed(table: Table, id: str, keys: Sequence[str], place: str) -> None:
    """Presses keys or menu texts on a unit and tells what happens; ProblemsError at the first that cannot be."""
    moved = drag(table, [id], ground_with(table, place).name, place) if place else table
    OUT.print(Text.assemble((id, "bold"), "  ", standing(table, id)))
    if place:
        table = _done(f"to {place}", table, moved, id)
    for key in keys:
        words, stroke = _meant(table, id, key)
        table = _done(words, table, press(table, id, stroke), id)
    OUT.print(Text.assemble(("\nin the menu now: ", "dim"), (", ".join(_offered(table, id)) or "nothing", "dim")))


def _done(words: str, before: Table, after: Table, id: str) -> Table:
    """Tells of one step, and gives the table after it."""
    OUT.print(f"\n{words}", style="bold cyan", markup=False)
    for line in after.chat:
        OUT.print(f"  {line}", markup=False)
    for line in after.warnings:
        OUT.print(f"  VASSAL complains: {line}", style="yellow", markup=False)
    changed = [one for one in after.pieces if after.pieces[one] != before.pieces.get(one)]
    if id not in changed:
        OUT.print("  nothing happens", style="dim", markup=False)
    for one in sorted(changed, key=lambda one: one != id):
        OUT.print(Text.assemble((f"  {'' if one == id else one + '  '}{standing(after, one)}", "dim")))
    return after


def standing(table: Table, id: str) -> str:
    """Where a unit is and how it stands: `1527, 3 of 4 steps, reduced`."""
    ask = View(table, id)
    told = [ask("LocationName") or "off the maps"]
    if ask("Steps") is not None:
        told.append(f"{ask('Steps')} of {ask('MaxSteps')} steps")
    shows = ask("Steps") != "0" or "true" in (ask("Fired"), ask("Roadblock"))
    return ", ".join((*told, *([ask("Face") or ""] if shows else [])))


def ground_with(table: Table, place: str) -> Ground:
    """The map that has a place of this name; ProblemsError if none has."""
    for ground in table.setting.grounds:
        try:
            point = point_of(ground, place)
        except UnknownPlace:
            continue
        if 0 <= point[0] < ground.board.width and 0 <= point[1] < ground.board.height:
            return ground
    boxes = [zone.name for ground in table.setting.grounds for zone in ground.board.zones]
    raise ProblemsError([Problem(Where(place), "there is no such hex or box", did_you_mean(place, boxes))])


def _meant(table: Table, id: str, key: str) -> tuple[str, Stroke]:
    """What a player means: an entry of the menu in any case, or a key; ProblemsError if it is neither."""
    entries = [entry for entry in menu(View(table, id)) if entry.enabled]
    named = {text.casefold(): entry for entry in entries for text in (" > ".join(entry.path), entry.path[-1])}
    entry = named.get(key.casefold())
    stroke = entry.key if entry else read_key_name(key)
    if stroke is None:
        known = [entry.path[-1] for entry in entries]
        hint = did_you_mean(key, known) or f"it offers {', '.join(known)}"
        what = f'"{basic(table, id).name}" does not offer "{key}" now'
        raise ProblemsError([Problem(Where(id), what, hint)])
    return _titled(entry or _of_key(entries, stroke), stroke), stroke


def _of_key(entries: list[Entry], stroke: Stroke) -> Entry | None:
    return next((entry for entry in entries if entry.key == stroke), None)


def _titled(entry: Entry | None, stroke: Stroke) -> str:
    """`Lose a Step (Ctrl+L)`."""
    if entry is None:
        return key_name(stroke)
    return entry.path[-1] + ("" if stroke.name else f" ({key_name(stroke)})")


def _offered(table: Table, id: str) -> Iterator[str]:
    for entry in menu(View(table, id)):
        if entry.enabled:
            yield _titled(entry, entry.key)
