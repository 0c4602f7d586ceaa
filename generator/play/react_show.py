"""Traits that change how a counter looks: layers, facings, masks, labels, marks of movement."""

from __future__ import annotations

import random
from dataclasses import replace

from generator.play.faces import hidden, level_of, may_change, may_see, owner_now
from generator.play.lookup import place
from generator.play.moment import Moment
from generator.play.react import react
from generator.play.rotation import turned_to
from generator.play.table import Table, put, remember
from generator.play.trails import cleared, mark
from generator.play.wording import dollars, text
from generator.traits import AreaOfEffect, Invisible, Label, Layer, MarkMoved, Mask, Rotate, Trail
from generator.traits.figures import read_real
from generator.traits.strokes import java_int


def _put(
    table: Table, moment: Moment, trait: Layer | Rotate | Invisible | Mask | Label | AreaOfEffect | Trail
) -> Table:
    return put(table, moment.id, moment.at, trait)


@react.register
def _(trait: Layer, table: Table, moment: Moment) -> Table:
    trait = replace(trait, level=level_of(trait, moment.view(table), moment.at))
    if moment.pressed(trait.activate_key) and not trait.always_active:
        trait = replace(trait, level=-trait.level)
    if trait.follow:
        return _put(table, moment, trait)
    last, sign = len(trait.images), 1 if trait.level > 0 else -1
    if moment.pressed(trait.increase_key):
        up = abs(trait.level) + 1
        trait = replace(trait, level=sign * (up if up <= last else 1 if trait.loop else last))
    if moment.pressed(trait.decrease_key):
        down = abs(trait.level) - 1
        trait = replace(trait, level=sign * (down if down >= 1 else last if trait.loop else 1))
    if moment.pressed(trait.reset_key):
        trait = replace(trait, level=_reset(trait, table, moment))
    if moment.pressed(trait.random_key):
        table, level = _dice(table, last)
        trait = replace(trait, level=level + 1 if trait.level > 0 else -level - 1)
    return _put(table, moment, trait)


def _reset(trait: Layer, table: Table, moment: Moment) -> int:
    """Resetting to nothing switches the layer off; what is beyond the last level becomes the last."""
    said = text(moment.view(table), trait.reset_level)
    level = java_int(said)
    if level is None or not 1 <= abs(level) <= len(trait.images):
        moment.heard.append(f'layer "{trait.name}" cannot be reset to "{said}"')
    if level is None:
        return trait.level
    wanted = min(max(abs(level), 1), len(trait.images))
    return wanted if level > 0 else -wanted


def _dice(table: Table, sides: int) -> tuple[Table, int]:
    """A throw from 0 to one below `sides`: the same table always throws the same."""
    return replace(table, chance=table.chance + 1), random.Random(table.chance).randrange(max(1, sides))


@react.register
def _(trait: Rotate, table: Table, moment: Moment) -> Table:
    free, facings = trait.facings == 1, max(1, trait.facings)
    if free and moment.pressed(trait.set_key) and trait.set_menu:
        moment.heard.append("turning by hand is not played here")
    elif not free and moment.pressed(trait.clockwise_key):
        trait = replace(trait, facing=(trait.facing + 1) % facings)
    elif not free and moment.pressed(trait.back_key):
        trait = replace(trait, facing=(trait.facing - 1) % facings)
    elif moment.pressed(trait.random_key):
        table, throw = _dice(table, 360 if free else facings)
        trait = replace(trait, angle=float(-throw)) if free else replace(trait, facing=throw)
    elif moment.pressed(trait.direct_key):
        trait = _turned(trait, text(moment.view(table), trait.direct), moment)
    return _put(table, moment, trait)


def _turned(trait: Rotate, said: str, moment: Moment) -> Rotate:
    """The counter at a facing, or at so many degrees, clockwise."""
    degrees = trait.facings == 1 or not trait.direct_is_facing
    default = 0.0 if degrees else 1.0
    wanted = read_real(said, -1e9) if said else default
    if wanted == -1e9:
        moment.heard.append(f'a counter cannot be turned to "{said}"')
        wanted = default
    return turned_to(trait, wanted) if degrees else replace(trait, facing=(int(wanted) - 1) % max(1, trait.facings))


@react.register
def _(trait: Invisible, table: Table, moment: Moment) -> Table:
    setting = table.setting
    if not moment.pressed(trait.key) or not may_change(trait, setting):
        return table
    owner = "" if trait.hidden_by or not may_see(trait, setting) else owner_now(trait, setting)
    return put(table, moment.id, moment.at, hidden(trait, owner))


@react.register
def _(trait: Mask, table: Table, moment: Moment) -> Table:
    setting = table.setting
    if moment.pressed(trait.key):
        return put(table, moment.id, moment.at, hidden(trait, "" if trait.masked_by else owner_now(trait, setting)))
    if moment.pressed(trait.deal_key) and may_see(trait, setting):
        view = moment.view(table)
        whom = text(view, dollars(view, trait.deal_when))
        mine = owner_now(trait, setting) if whom == setting.side else ""
        owner = mine if trait.access == "player:" else whom
        return put(table, moment.id, moment.at, hidden(trait, owner if whom in setting.sides else ""))
    return table


@react.register
def _(trait: Label, table: Table, moment: Moment) -> Table:
    if not moment.pressed(trait.key) or not table.answers:
        return table
    answer, *rest = table.answers
    return put(replace(table, answers=tuple(rest)), moment.id, moment.at, replace(trait, label=answer))


@react.register
def _(trait: AreaOfEffect, table: Table, moment: Moment) -> Table:
    if trait.always_active:
        return table
    toggled = moment.pressed(trait.key)
    on = moment.pressed(trait.on_key) and not trait.active
    off = moment.pressed(trait.off_key) and trait.active
    return _put(table, moment, replace(trait, active=not trait.active)) if toggled or on or off else table


@react.register
def _(trait: MarkMoved, table: Table, moment: Moment) -> Table:
    from_keys = ((trait.key, not trait.moved), (trait.mark_key, True), (trait.unmark_key, False))
    moved = next((moved for key, moved in from_keys if moment.pressed(key)), None)
    return table if moved is None else mark(table, moment.id, moved)


@react.register
def _(trait: Trail, table: Table, moment: Moment) -> Table:
    seen = bool(table.memory.get((moment.id, moment.at), int(trait.visible_at_start)))
    now = trait.visible if trait.for_all else seen
    wanted = ((trait.key, not now), (trait.on_key, True), (trait.off_key, False))
    show = next((show for key, show in wanted if moment.pressed(key)), None)
    if show is None:
        clears = moment.pressed(trait.clear_key)
        return _put(table, moment, cleared(trait, place(table, moment.id))) if clears else table
    table = remember(table, moment.id, moment.at, int(show))
    return _put(table, moment, replace(trait, visible=show if trait.for_all else trait.visible, started=True))
