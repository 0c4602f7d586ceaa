"""Putting counters down: onto a pile, out of one, into one (placeOrMerge in Map.java, StackMetrics.java)."""

from __future__ import annotations

from dataclasses import replace

from generator.play.ground import board_name, place_name, zone_name
from generator.play.lookup import View, place
from generator.play.table import Ground, Table, basic, ground_of, keep, pile_of, with_basic
from generator.traits import Immobile, Mat


def stacks(table: Table, id: str) -> bool:
    """May the counter lie in a pile with others?"""
    for trait in reversed(table.pieces[id].traits):
        if isinstance(trait, Immobile):
            return trait.stack == "L"
        if isinstance(trait, Mat):
            return False
    return True


def lift(table: Table, id: str) -> Table:
    """The counter out of its pile, its place unchanged."""
    piles = (tuple(one for one in pile if one != id) for pile in table.piles)
    return replace(table, piles=tuple(pile for pile in piles if pile))


def put_down(table: Table, id: str, ground: Ground, point: tuple[int, int]) -> Table:
    """The counter at a point of a map, on top of what it can be stacked with there."""
    table = with_basic(lift(table, id), id, map=ground.name, x=point[0], y=point[1])
    below = next((pile for pile in table.piles if _takes(table, pile, id, ground, point)), None)
    if below is None:
        return replace(table, piles=(*table.piles, (id,)))
    return into(table, id, below, _visible_top(table, below) + 1)


def _takes(table: Table, pile: tuple[str, ...], id: str, ground: Ground, point: tuple[int, int]) -> bool:
    here = ground_of(table, pile[0]) == ground and place(table, pile[0]) == point
    return here and ground.stacking and stacks(table, id) and stacks(table, pile[0]) and _visible_top(table, pile) >= 0


def _visible_top(table: Table, pile: tuple[str, ...]) -> int:
    seen = (at for at in range(len(pile) - 1, -1, -1) if View(table, pile[at])("Invisible") != "true")
    return next(seen, -1)


def into(table: Table, id: str, pile: tuple[str, ...], at: int) -> Table:
    """The counter inside a pile, `at` counted from its bottom."""
    rest = tuple(one for one in pile if one != id)
    filled = (*rest[:at], id, *rest[at:])
    map, (x, y) = basic(table, rest[0]).map, place(table, rest[0])
    table = with_basic(table, id, map=map, x=x, y=y)
    piles = (filled if one == pile else tuple(other for other in one if other != id) for one in table.piles)
    return replace(table, piles=tuple(one for one in piles if one))


def beside(table: Table, id: str) -> Table:
    """The counter out of its pile, at the same place on its own; one that is off the map stays off."""
    if not any(id in pile for pile in table.piles):
        return table
    return replace(lift(table, id), piles=(*lift(table, id).piles, (id,)))


def take_away(table: Table, id: str) -> Table:
    """The counter off every map; it is forgotten when the press is over."""
    table = with_basic(lift(table, id), id, map="")
    return replace(table, selected=tuple(one for one in table.selected if one != id))


def remembering(table: Table, id: str) -> Table:
    """The table with the counter's OldX, OldMap, OldLocationName ... set to where it is (putOldProperties)."""
    ground, (x, y) = ground_of(table, id), place(table, id)
    names = [naming(ground, (x, y)) if ground else "" for naming in (board_name, zone_name, place_name)]
    old = dict(zip(("OldBoard", "OldZone", "OldLocationName"), names, strict=True))
    return keep(table, id, OldX=str(x), OldY=str(y), OldMap=ground.name if ground else "", OldDeckName="", **old)


def top_of(table: Table, id: str) -> bool:
    """Is the counter the topmost visible one of its pile?"""
    pile = pile_of(table, id)
    return pile[_visible_top(table, pile)] == id
