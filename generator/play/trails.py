"""Marks of movement: whether a counter has moved, and how it came (MovementMarkable.java, Footprint.java)."""

from __future__ import annotations

from dataclasses import replace

from generator.play.lookup import View, place
from generator.play.table import Table, basic, kept, put
from generator.traits import MarkMoved, Trail


def cleared(trait: Trail, here: tuple[int, int]) -> Trail:
    """A trail that starts anew."""
    visible = trait.visible if trait.started else trait.visible_at_start
    return replace(trait, visible=visible, points=(here,), started=True)


def mark(table: Table, id: str, moved: bool, *, only_maybe: bool = False) -> Table:
    """The counter marked as moved, or not; its trails grow or start anew.

    With `only_maybe`, a trait that asks for another place first is left alone.
    """
    for at, trait in enumerate(table.pieces[id].traits):
        if isinstance(trait, MarkMoved) and not (only_maybe and trait.same_place_is_no_move):
            table = put(table, id, at, replace(trait, moved=moved))
        elif isinstance(trait, Trail):
            table = put(table, id, at, trail_after(table, id, trait, moved))
    return table


def trail_after(table: Table, id: str, trait: Trail, moved: bool) -> Trail:
    """A trail with the counter's place added to it, or cleared."""
    here = place(table, id)
    if not moved:
        return cleared(trait, here)
    points = trait.points if trait.points[-1:] == (here,) else (*trait.points, here)
    visible = trait.visible if trait.started else trait.visible_at_start
    return replace(trait, visible=visible, points=points, start_map=_map_id(table, id), started=True)


def mark_if_elsewhere(table: Table, id: str) -> Table:
    """The counter marked as moved if its place has another name now, where a trait asks for that."""
    traits = table.pieces[id].traits
    asks = any(isinstance(trait, MarkMoved) and trait.same_place_is_no_move for trait in traits)
    elsewhere = View(table, id)("LocationName") != kept(table, id, "OldLocationName")
    return mark(table, id, True) if asks and elsewhere else table


def looked_at(table: Table, id: str) -> Table:
    """The counter as it is once the screen has been drawn: a trail seen on another map starts anew there."""
    map_id = _map_id(table, id)
    for at, trait in enumerate(table.pieces[id].traits):
        if isinstance(trait, Trail) and map_id and map_id != trait.start_map and _seen(table, id, at, trait):
            table = put(table, id, at, replace(cleared(trait, place(table, id)), start_map=map_id))
    return table


def _seen(table: Table, id: str, at: int, trait: Trail) -> bool:
    seen = trait.visible if trait.for_all else bool(table.memory.get((id, at), int(trait.visible_at_start)))
    return seen or not trait.key


def _map_id(table: Table, id: str) -> str:
    """VASSAL's own word for a map in a trail: `Map0` is the first."""
    names = [ground.name for ground in table.setting.grounds]
    map = basic(table, id).map
    return f"Map{names.index(map)}" if map in names else ""
