"""Traits that bring counters into play or take them out: Place Marker, Replace, Clone, Delete, Deselect."""

from __future__ import annotations

from dataclasses import replace

from generator.grids import Point
from generator.play.ground import rest
from generator.play.lookup import View, place
from generator.play.matching import matched
from generator.play.moment import Moment
from generator.play.piles import beside, into, put_down, remembering, stacks, take_away
from generator.play.react import react
from generator.play.rotation import degrees_of, turned, turned_to
from generator.play.setup import new_piece
from generator.play.table import Ground, Table, basic, ground_of, keep, pile_of, put, with_piece
from generator.play.values import hand_over
from generator.play.wording import dollars, text
from generator.traits import (
    BasicPiece,
    Clone,
    Delete,
    Deselect,
    Piece,
    PlaceMarker,
    Replace,
    Rotate,
    placed_piece,
)
from generator.traits.grouping import BELOW, BOTTOM, TOP
from generator.traits.strokes import java_int


@react.register
def _(trait: PlaceMarker, table: Table, moment: Moment) -> Table:
    ground = ground_of(table, moment.id)
    if not moment.pressed(trait.key) or ground is None or trait.piece is None:
        return table
    return _brought(trait, table, moment, ground)[0]


@react.register
def _(trait: Replace, table: Table, moment: Moment) -> Table:
    ground = ground_of(table, moment.id)
    if not moment.pressed(trait.key) or ground is None:
        return table
    selected = moment.id in table.selected
    table, new = _brought(trait, table, moment, ground)
    table = take_away(table, moment.id)
    return replace(table, selected=(*table.selected, new)) if selected else table


def _brought(trait: PlaceMarker, table: Table, moment: Moment, ground: Ground) -> tuple[Table, str]:
    """The new counter on the map, told what it is to know, and its key pressed."""
    table, new = _made(trait, table, moment)
    table = _laid(trait, table, moment, new, ground)
    giver = moment.view(table)
    if not isinstance(trait, Replace):
        table = keep(table, new, ParentID=giver("UniqueID") or "")
    table = hand_over(table, trait.parameters, new, giver, moment.heard)
    return (moment.send_to(table, new, trait.then) if trait.then else table), new


def _made(trait: PlaceMarker, table: Table, moment: Moment) -> tuple[Table, str]:
    piece = placed_piece(trait)
    if piece is None:
        if trait.piece is not None:
            moment.heard.append(f"a counter by its path in the palette is not played here: {trait.piece}")
        piece = Piece((BasicPiece(),))
    table, new = new_piece(table, piece, moment.heard, gpid=trait.gpid)
    if isinstance(trait, Replace) and trait.match:
        old = table.pieces[moment.id].traits
        visible = old[: moment.at + 1] if trait.only_above else old
        made = matched(table.pieces[new].traits, visible, by_name=trait.copy_properties)
        table = with_piece(table, new, Piece(made))
    return table, new


def _laid(trait: PlaceMarker, table: Table, moment: Moment, new: str, ground: Ground) -> Table:
    x, y = place(table, moment.id)
    view = moment.view(table)
    right, up = (java_int(text(view, dollars(view, words))) or 0 for words in (trait.x, trait.y))
    offset = (right, -up)
    if trait.match:
        table, offset = _turned_alike(table, moment.id, new, offset)
    point = (x + offset[0], y + offset[1])
    if View(table, new)("IgnoreGrid") != "true":
        point = rest(ground, point)
    together = ground.stacking and stacks(table, new) and stacks(table, moment.id)
    if (right, up) == (0, 0) and together:
        return _into_pile(table, moment.id, new, trait.placement)
    return _elsewhere(table, new, ground, point, trait.placement)


def _into_pile(table: Table, old: str, new: str, placement: int) -> Table:
    pile = pile_of(table, old)
    here = pile.index(old)
    at = {TOP: len(pile), BOTTOM: 0, BELOW: here}.get(placement, here + 1)
    return into(table, new, pile, at)


def _elsewhere(table: Table, new: str, ground: Ground, point: Point, placement: int) -> Table:
    table = put_down(table, new, ground, point)
    pile = pile_of(table, new)
    return into(table, new, pile, 0) if placement in (BOTTOM, BELOW) and len(pile) > 1 else table


def _turned_alike(table: Table, old: str, new: str, offset: Point) -> tuple[Table, Point]:
    """The new counter turned as the old one is, and the way to it too; both have to be able to turn."""
    olds = [trait for trait in table.pieces[old].traits if isinstance(trait, Rotate)]
    news = [(at, trait) for at, trait in enumerate(table.pieces[new].traits) if isinstance(trait, Rotate)]
    if not olds or not news:
        return table, offset
    degrees = degrees_of(olds[-1])
    at, trait = news[-1]
    x, y = turned(offset, degrees)
    return put(table, new, at, turned_to(trait, degrees)), (int(x), int(y))


@react.register
def _(trait: Clone, table: Table, moment: Moment) -> Table:
    if not moment.pressed(trait.key):
        return table
    view, ground = moment.view(table), ground_of(table, moment.id)
    origin = view("CloneID") or view("UniqueID") or ""
    table = keep(table, moment.id, CloneID=origin)
    table, new = new_piece(table, table.pieces[moment.id], moment.heard)
    table = keep(table, new, UniqueID=new)
    if ground is None:
        return table
    table = put_down(table, new, ground, place(table, moment.id))
    return replace(table, selected=(*(id for id in table.selected if id != moment.id), new))


@react.register
def _(trait: Delete, table: Table, moment: Moment) -> Table:
    if not moment.pressed(trait.key) or not basic(table, moment.id).map:
        return table
    return take_away(remembering(table, moment.id), moment.id)


@react.register
def _(trait: Deselect, table: Table, moment: Moment) -> Table:
    if not moment.pressed(trait.key):
        return table
    if trait.which in ("A", "S"):
        return replace(table, selected=() if trait.which == "A" else (moment.id,))
    if trait.unstack:
        table = beside(table, moment.id)
    return replace(table, selected=tuple(id for id in table.selected if id != moment.id))
