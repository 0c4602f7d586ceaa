"""Pressing a key, or choosing from the menu: the table afterwards, with what was said and sent.

    after = press(table, tank, named("StepLoss"))
    after = press(table, tank, "Lose step")
    after.chat, after.sent, after.warnings

VASSAL's order: a key goes through a counter's traits from the outermost inwards; Triggers and Reports wait until
everything inside them is done, so that they come last, innermost first (counters/Decorator.java). Restrictions stop a
key on its way in; what lies outside them still hears it. Keys that press keys without an end take the whole press back.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from generator.play import react_bring, react_move, react_send, react_show, react_values
from generator.play.faces import level_of, may_change, may_see
from generator.play.lookup import View
from generator.play.menu import menu
from generator.play.moment import EndlessKeys, Moment, same_key
from generator.play.own_values import is_restricted
from generator.play.react import react
from generator.play.snapshot import looked_through
from generator.play.table import Table, basic, put
from generator.play.trails import looked_at
from generator.play.wording import true_of
from generator.traits import Layer, Mask, Report, RestrictCommands, Restricted, Stroke, Trait, Trigger

FAMILIES = (react_bring, react_move, react_send, react_show, react_values)
"""The files in which traits learn to react; naming them here brings them in."""


class NoSuchCommand(ValueError):  # noqa: N818  # names what is missing
    """A menu text that the counter does not offer now, or a counter that is not there."""


def press(table: Table, id: str, key: Stroke | str, answers: tuple[str, ...] = ()) -> Table:
    """The table after a key, or an entry of the menu by its text, was pressed on a counter.

    `answers` are what the player types or picks where a trait asks him. A NoSuchCommand where the menu has no such
    entry that can be chosen, or the counter is not on the table.
    """
    if id not in table.pieces:
        raise NoSuchCommand(f'there is no counter "{id}"')
    heard: list[str] = []
    stroke = _chosen(table, id, key) if isinstance(key, str) else key
    selected = table.selected if id in table.selected else (id,)
    start = replace(table, chat=(), warnings=(), sent=(), sounds=(), answers=answers, selected=selected)
    start = replace(start, chance=table.chance + 1)
    moment = Moment(id, 0, stroke, start, send, heard=heard)
    try:
        looked_through(moment.view(start))
        after = send(start, id, stroke, moment)
    except EndlessKeys:
        name = basic(table, id).name
        after, heard = start, [f'on "{name}" keys press one another without an end: {_said(stroke)} was taken back']
    after = settled(cleared(after), heard)
    return replace(after, answers=(), warnings=tuple(dict.fromkeys(heard)))


def _said(stroke: Stroke) -> str:
    return stroke.name or f"{stroke.code},{stroke.modifiers}"


def _chosen(table: Table, id: str, text: str) -> Stroke:
    entries = menu(View(table, id))
    found = next((entry for entry in entries if text in (entry.path[-1], " > ".join(entry.path))), None)
    if found is None or not found.enabled:
        offered = ", ".join(" > ".join(entry.path) for entry in entries if entry.enabled)
        raise NoSuchCommand(f'"{basic(table, id).name}" does not offer "{text}"; it offers {offered or "nothing"}')
    return found.key


def send(table: Table, id: str, stroke: Stroke, moment: Moment) -> Table:
    """The table after a key went through a counter, from its outermost trait on."""
    return _through(table, replace(moment, id=id, stroke=stroke, at=len(table.pieces[id].traits) - 1))


def _through(table: Table, moment: Moment) -> Table:
    if moment.at < 1:
        return table
    trait = table.pieces[moment.id].traits[moment.at]
    further = replace(moment, at=moment.at - 1)
    if isinstance(trait, Trigger | Report):
        table = _through(table, further)
        return react(table.pieces[moment.id].traits[moment.at], table, moment)
    reached, passed = lets_in(trait, table, moment)
    table = react(trait, table, moment) if reached else table
    return _through(table, further) if passed else table


@singledispatch
def lets_in(trait: Trait, table: Table, moment: Moment) -> tuple[bool, bool]:
    """Does the key reach the trait itself, and does it go further in?"""
    return True, True


@lets_in.register
def _(trait: RestrictCommands, table: Table, moment: Moment) -> tuple[bool, bool]:
    watched = any(same_key(key, moment.stroke) for key in trait.keys)
    refused = watched and true_of(moment.view(table), trait.condition)
    return not refused, not refused


@lets_in.register
def _(trait: Restricted, table: Table, moment: Moment) -> tuple[bool, bool]:
    free = not is_restricted(trait, table)
    return free, free


@lets_in.register
def _(trait: Mask, table: Table, moment: Moment) -> tuple[bool, bool]:
    seen = may_see(trait, table.setting)
    return seen or may_change(trait, table.setting), seen


def cleared(table: Table) -> Table:
    """The table without the counters that were taken away."""
    lying = {id for pile in table.piles for id in pile}
    pieces = {id: piece for id, piece in table.pieces.items() if id in lying}
    selected = tuple(id for id in table.selected if id in lying)
    return replace(table, pieces=pieces, selected=selected)


def settled(table: Table, heard: list[str]) -> Table:
    """The table once it has been looked at: layers that follow a value stand at it, trails have found their map."""
    for id, piece in table.pieces.items():
        for at, trait in enumerate(piece.traits):
            if isinstance(trait, Layer) and trait.follow:
                level = level_of(trait, View(table, id, heard), at)
                table = put(table, id, at, replace(trait, level=level))
        table = looked_at(table, id)
    return table
