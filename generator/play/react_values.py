"""Traits that change values: Dynamic Property, Set Global Property, Set Piece Property."""

from __future__ import annotations

from dataclasses import replace

from generator.play.aim import Aim, aimed_at
from generator.play.ground import find_zone, zone_name
from generator.play.lookup import View, place
from generator.play.moment import Moment
from generator.play.react import react
from generator.play.table import MODULE, Container, Table, game_value, ground_of, with_value
from generator.play.values import changed, set_value
from generator.play.wording import dollars, text
from generator.traits import Change, Changer, DynamicProperty, KeyCommand, SetGlobalProperty, SetPieceProperty, SetTo


def _heard(commands: tuple[KeyCommand, ...], moment: Moment) -> list[Changer]:
    return [command.does for command in commands if moment.pressed(command.key)]


@react.register
def _(trait: DynamicProperty, table: Table, moment: Moment) -> Table:
    for changer in _heard(trait.commands, moment):
        now = table.pieces[moment.id].traits[moment.at]
        assert isinstance(now, DynamicProperty)
        table, value = changed(table, changer, now.value, trait.limits, moment.view(table), trait.name)
        if value is not None:
            table = set_value(table, moment.id, moment.at, value, moment.heard)
    return table


@react.register
def _(trait: SetGlobalProperty, table: Table, moment: Moment) -> Table:
    for changer in _heard(trait.commands, moment):
        view = moment.view(table)
        name = text(view, trait.name)
        owner = next((one for one in _owners(trait, view) if (one, name) in table.values), None)
        if owner is None:
            moment.heard.append(f'no global property "{name}" is in reach of {trait.level}')
            continue
        old = game_value(table, (owner,), name) or ""
        table, value = changed(table, changer, old, trait.limits, view, name)
        if value is not None:
            table = with_value(table, owner, name, text(view, value) if "$" in value else value)
    return table


def _owners(trait: SetGlobalProperty, view: View) -> tuple[Container, ...]:
    """Whose values are looked through: the zone's, then the map's, then the module's (SetGlobalProperty.java)."""
    ground = ground_of(view.table, view.id)
    wanted = text(view, trait.search) if trait.level.startswith("Named") else ""
    if trait.level == "Named Map":
        ground = view.table.setting.ground(wanted)
    if ground is None:
        return (MODULE,)
    zone = zone_name(ground, place(view.table, view.id)) if trait.level.startswith("Current") else ""
    if trait.level == "Named Zone" and find_zone(ground, wanted):
        zone = wanted
    return ((ground.name, zone), (ground.name,), MODULE) if zone else ((ground.name,), MODULE)


@react.register
def _(trait: SetPieceProperty, table: Table, moment: Moment) -> Table:
    for changer in _heard(trait.commands, moment)[:1]:
        name = text(moment.view(table), trait.name)
        aim = Aim(trait.target, trait.filter, trait.range if trait.restrict_range else None, by_index=False)
        for id in aimed_at(aim, moment.view(table)):
            if aim.accepts(moment.view(table), View(table, id, moment.heard)):
                table = _set_in(table, id, name, changer, trait, moment)
    return table


def _set_in(table: Table, id: str, name: str, changer: Changer, trait: SetPieceProperty, moment: Moment) -> Table:
    """The outermost Dynamic Property of this name in a counter changed, by its own limits unless ours go before."""
    traits = table.pieces[id].traits
    for at in range(len(traits) - 1, 0, -1):
        own = traits[at]
        if isinstance(own, DynamicProperty) and own.name == name:
            limits = trait.limits if trait.override_limits else own.limits
            asked = _asked_here(changer, moment.view(table))
            table, value = changed(table, asked, own.value, limits, View(table, id, moment.heard), name)
            return table if value is None else set_value(table, id, at, value, moment.heard)
    return table


def _asked_here(changer: Changer, sender: View) -> Changer:
    """`$x$` is asked of the sender before the rest is asked of the receiver."""
    match changer:
        case SetTo(value):
            return replace(changer, value=dollars(sender, value))
        case Change(by):
            return replace(changer, by=dollars(sender, by))
    return changer
