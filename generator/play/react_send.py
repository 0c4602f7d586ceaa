"""Traits that press further keys, and those that are heard: Trigger, Global Key Command, Hotkey, Report, Play Sound."""

from __future__ import annotations

import html
from dataclasses import replace

from generator.play.aim import Aim, aimed_at
from generator.play.ground import place_name
from generator.play.lookup import View, place
from generator.play.menu import command_name
from generator.play.moment import Moment, noted
from generator.play.names import public_name
from generator.play.places import whole
from generator.play.react import react
from generator.play.snapshot import Snapshot
from generator.play.table import Sent, Table, basic, ground_of, put, remember
from generator.play.values import hand_over
from generator.play.wording import text, true_of
from generator.traits import GlobalHotkey, GlobalKeyCommand, PlaySound, Report, Stroke, Trigger
from generator.traits.strokes import java_int

MOST_ROUNDS = 500
"""VASSAL breaks a loop off after one round more (build/module/../LoopControl.java)."""


@react.register
def _(trait: Trigger, table: Table, moment: Moment) -> Table:
    heard = any(moment.pressed(key) for key in (trait.key, *trait.watch))
    if not heard or not true_of(moment.view(table), trait.condition):
        return table
    if not trait.loop:
        return _acted(trait, table, moment)
    table = remember(table, moment.id, moment.at, whole(moment.view(table), trait.index_start))
    step = whole(moment.view(table), trait.index_step)
    table = _pressed(table, trait.before_loop, moment)
    table = _looped(trait, table, moment, step)
    return _pressed(table, trait.after_loop, moment)


def _looped(trait: Trigger, table: Table, moment: Moment, step: int) -> Table:
    limit = whole(moment.view(table), trait.loop_count) if trait.loop_type == "counted" else MOST_ROUNDS + 2
    for done in range(1, limit + 1):
        if trait.loop_type == "while" and not _said_true(moment.view(table), trait.loop_while):
            return table
        table = _acted(trait, table, moment)
        if trait.loop_type == "until" and _said_true(moment.view(table), trait.loop_until):
            return table
        if done > MOST_ROUNDS:
            moment.heard.append(f'the loop of trigger "{trait.description}" never ends: stopped after {done} rounds')
            return table
        if done < limit:
            index = table.memory.get((moment.id, moment.at), 0)
            table = remember(table, moment.id, moment.at, index + step)
    return table


def _said_true(view: View, condition: str) -> bool:
    """In a loop the empty condition does not hold."""
    return bool(condition.strip()) and true_of(view, condition)


def _acted(trait: Trigger, table: Table, moment: Moment) -> Table:
    """The trigger's keys in their order, as long as the counter is on a map."""
    for key in trait.actions:
        table = _pressed(table, key, moment)
    return table


def _pressed(table: Table, key: Stroke, moment: Moment) -> Table:
    return moment.send_on(table, key) if key and basic(table, moment.id).map else table


@react.register
def _(trait: GlobalKeyCommand, table: Table, moment: Moment) -> Table:
    if not moment.pressed(trait.key) or not trait.sends:
        return table
    sender = moment.view(table)
    reach = _range(trait, sender) if trait.restrict_range else None
    aim = Aim(trait.target, trait.filter, reach, outermost=moment.at == len(table.pieces[moment.id].traits) - 1)
    table = replace(table, quiet=table.quiet or trait.one_report, muted=table.muted or trait.no_sounds)
    for id in aimed_at(aim, sender):
        one = View(table, id, moment.heard)
        if aim.accepts(View(table, moment.id, moment.heard), one):
            table = _commanded(trait, table, id, moment)
    return replace(table, quiet=table.quiet and not trait.one_report, muted=table.muted and not trait.no_sounds)


def _commanded(trait: GlobalKeyCommand, table: Table, id: str, moment: Moment) -> Table:
    """Parameters are set first, also where the counter lacks the key."""
    told = hand_over(table, trait.parameters, id, moment.view(table), moment.heard)
    sent = noted(told, Sent(trait.sends, id))
    return moment.send(sent, id, trait.sends, replace(moment.deeper(), before=table))


def _range(trait: GlobalKeyCommand, sender: View) -> int:
    if trait.fixed_range:
        return trait.range
    said = sender(trait.range_property) or ""
    number = java_int(said)
    if number is None:
        sender.heard.append(f'the range {trait.range_property} is "{said}" and no number')
    return trait.range if number is None else number


@react.register
def _(trait: GlobalHotkey, table: Table, moment: Moment) -> Table:
    return noted(table, Sent(trait.sends)) if moment.pressed(trait.key) else table


@react.register
def _(trait: PlaySound, table: Table, moment: Moment) -> Table:
    if not moment.pressed(trait.key) or (table.muted and not trait.always):
        return table
    return replace(table, sounds=(*table.sounds, text(moment.view(table), trait.clip)))


@react.register
def _(trait: Report, table: Table, moment: Moment) -> Table:
    """Says its text with the names before and after; silent for what no opponent can see (ReportState.java)."""
    view, before = moment.view(table), View(moment.before, moment.id, moment.heard)
    ways = [(key, True) for key in trait.keys] + [(key, False) for key in trait.cycle_keys]
    forward = next((forward for key, forward in ways if moment.pressed(key)), None)
    if forward is None or all(one("InvisibleToOthers") == "true" for one in (view, before)):
        return table
    trait, words = _turn(trait, forward)
    table = put(table, moment.id, moment.at, trait)
    ground = ground_of(table, moment.id)
    known = _known(view, before, moment)
    if "menuCommand" in words or (ground and "menuCommand" in ground.change_format):
        known["menuCommand"] = command_name(view, moment.stroke)
    said = text(Snapshot(view, before), words, known, report=True)
    if table.quiet and not trait.always:
        return table
    said = text(view, ground.change_format, known | {"message": said}, report=True) if ground else said
    return replace(table, chat=(*table.chat, as_read(said))) if said else table


def _turn(trait: Report, forward: bool) -> tuple[Report, str]:
    """The text whose turn it is, where a report goes through several."""
    count, at = len(trait.cycle_messages), trait.cycle
    if at < 0 or not count:
        return trait, trait.message
    if forward:
        return replace(trait, cycle=(at + 1) % count), trait.cycle_messages[at % count]
    back = (at - 1) % count
    return replace(trait, cycle=back), trait.cycle_messages[(back - 1) % count]


def _known(view: View, before: View, moment: Moment) -> dict[str, str | None]:
    ground = ground_of(view.table, view.id)
    return {
        "mapName": ground.name if ground else None,
        "location": place_name(ground, place(view.table, view.id)) if ground else None,
        "oldMapName": view("OldMap"),
        "oldLocation": view("OldLocationName"),
        "oldPieceName": public_name(before),
        "newPieceName": public_name(view),
    }


def as_read(said: str) -> str:
    """A line as it stands in the chat log: a first sign that only gives a colour is gone, `&amp;` is `&`, and blanks
    in a row are one.
    """
    bare = said.lstrip()
    return "* " + html.unescape(" ".join((bare[1:] if bare[:1] in tuple("|!?~`") else said).split()))
