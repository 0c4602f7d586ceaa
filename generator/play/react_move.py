"""Traits that move a counter: Send to Location, Move Fixed Distance, Pivot."""

from __future__ import annotations

import math
from dataclasses import replace

from generator.grids import Point
from generator.play.ground import rest
from generator.play.lookup import View, place
from generator.play.moment import Moment
from generator.play.piles import put_down, remembering, top_of
from generator.play.places import Target, destination, whole
from generator.play.react import react
from generator.play.rotation import degrees_of, turned, turned_to
from generator.play.table import Ground, Table, ground_of, pile_of, put
from generator.play.trails import mark, mark_if_elsewhere
from generator.traits import MoveFixed, Pivot, Rotate, SendTo
from generator.traits.strokes import java_int


@react.register
def _(trait: SendTo, table: Table, moment: Moment) -> Table:
    """With a menu text the entry is greyed out where the counter is already; then its key may mean "back"."""
    target = destination(trait, moment.view(table)) if moment.pressed(trait.key) else None
    here = ground_of(table, moment.id), place(table, moment.id)
    if target and target != here:
        return _sent(target, table, moment)
    goes_back = moment.pressed(trait.back_key) and (bool(trait.menu) or not moment.pressed(trait.key))
    return _sent_back(table, moment) if goes_back else table


def _sent(target: Target, table: Table, moment: Moment) -> Table:
    """Also a counter that was taken off the map by the same key comes back onto it."""
    id, (ground, point) = moment.id, target
    here, (x, y) = ground_of(table, id), place(table, id)
    table = _with_back(table, id, here.name if here else "", str(x), str(y))
    point = _at_rest(moment.view(table), ground, point)
    return moved(table, moment, id, ground, point, marks=table.setting.send_to_marks_moved)


def _sent_back(table: Table, moment: Moment) -> Table:
    """Every Send to Location of a counter shares one place to go back to."""
    traits = (trait for trait in table.pieces[moment.id].traits if isinstance(trait, SendTo))
    back = next((trait for trait in traits if trait.back_x and trait.back_y), None)
    ground = table.setting.ground(back.back_map) if back else None
    x, y = (java_int(back.back_x), java_int(back.back_y)) if back else (None, None)
    table = _with_back(table, moment.id, "", "", "")
    if ground is None or x is None or y is None:
        return table
    return moved(table, moment, moment.id, ground, (x, y), marks=table.setting.send_to_marks_moved)


def _with_back(table: Table, id: str, map: str, x: str, y: str) -> Table:
    for at, trait in enumerate(table.pieces[id].traits):
        if isinstance(trait, SendTo):
            table = put(table, id, at, replace(trait, back_map=map, back_x=x, back_y=y))
    return table


def _at_rest(view: View, ground: Ground, point: Point) -> Point:
    return point if view("IgnoreGrid") == "true" else rest(ground, point)


def moved(table: Table, moment: Moment, id: str, ground: Ground, point: Point, *, marks: bool) -> Table:
    """The counter moved to a point: old place kept, marked where wanted, the map's move key pressed
    (EditablePiece.java).
    """
    here = ground_of(table, id)
    if marks and here and here.marks_moved:
        table = mark(table, id, True, only_maybe=True)
    table = put_down(remembering(table, id), id, ground, point)
    if marks and ground.marks_moved:
        table = mark_if_elsewhere(table, id)
    return moment.send(table, id, ground.move_key, moment.deeper()) if ground.move_key else table


@react.register
def _(trait: MoveFixed, table: Table, moment: Moment) -> Table:
    id, view = moment.id, moment.view(table)
    ground = ground_of(table, id)
    if not moment.pressed(trait.key) or ground is None:
        return table
    pile = pile_of(table, id)
    if trait.whole_stack and not top_of(table, id):
        return table
    point = _at_rest(view, ground, _shifted(trait, view, moment))
    for one in pile if trait.whole_stack else (id,):
        table = moved(table, moment, one, ground, point, marks=True)
    return table


def _shifted(trait: MoveFixed, view: View, moment: Moment) -> Point:
    """Right and up by the trait's distances, turned with the counter by the rotations inside the trait."""
    right, up = (
        whole(view, distance) + whole(view, index) * whole(view, offset)
        for distance, index, offset in (
            (trait.dx, trait.x_index, trait.x_offset),
            (trait.dy, trait.y_index, trait.y_offset),
        )
    )
    inner = (one for one in view.table.pieces[view.id].traits[: moment.at] if isinstance(one, Rotate))
    angle = sum(degrees_of(one) for one in inner)
    x, y = place(view.table, view.id)
    dx, dy = _rounded((right, -up), angle)
    return x + dx, y + dy


def _rounded(point: Point, degrees: float) -> Point:
    x, y = turned(point, degrees)
    return math.floor(x + 0.5), math.floor(y + 0.5)


@react.register
def _(trait: Pivot, table: Table, moment: Moment) -> Table:
    keys = ((trait.key, trait.angle), (trait.key2, trait.angle2))
    angle = next((angle for key, angle in keys if moment.pressed(key)), None)
    ground = ground_of(table, moment.id)
    inner = enumerate(table.pieces[moment.id].traits[: moment.at])
    rotates = [(at, one) for at, one in inner if isinstance(one, Rotate)]
    if angle is None or not rotates or ground is None:
        return table
    if not trait.fixed_angle:
        moment.heard.append("pivoting by hand is not played here")
        return table
    at, rotate = rotates[-1]
    after = turned_to(rotate, degrees_of(rotate) + angle)
    (x0, y0), (x1, y1) = (turned((trait.x, trait.y), degrees_of(one)) for one in (rotate, after))
    x, y = place(table, moment.id)
    table = put(table, moment.id, at, after)
    moved_by = math.floor(x0 - x1 + 0.5), math.floor(y0 - y1 + 0.5)
    point = _at_rest(moment.view(table), ground, (x + moved_by[0], y + moved_by[1]))
    return moved(mark(table, moment.id, True), moment, moment.id, ground, point, marks=False)
