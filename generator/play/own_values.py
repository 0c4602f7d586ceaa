"""What each trait answers when its counter is asked for a property (getProperty of its Java class)."""

from __future__ import annotations

from functools import singledispatch

from generator.play.faces import label_text, level_of, may_see, shown, single_or_text, stripped
from generator.play.names import inner_name
from generator.play.table import Table
from generator.play.wording import Asker
from generator.traits import (
    AreaOfEffect,
    BasicName,
    CalculatedProperty,
    DynamicProperty,
    Immobile,
    Invisible,
    Label,
    Layer,
    Marker,
    MarkMoved,
    Mask,
    Message,
    PropertySheet,
    Restricted,
    Rotate,
    Trait,
    Trigger,
    split,
)


@singledispatch
def own_value(trait: Trait, ask: Asker, at: int, name: str) -> str | None:
    """What one trait answers; None if the name is not its own."""
    return None


@own_value.register
def _(trait: Layer, ask: Asker, at: int, name: str) -> str | None:
    if not name.startswith(trait.name):
        return None
    match name.removeprefix(trait.name):
        case "_Level":
            return str(level_of(trait, ask, at))
        case "_Image":
            return shown(trait, level_of(trait, ask, at))[0]
        case "_Name":
            return stripped(shown(trait, level_of(trait, ask, at))[1])
        case "_Active":
            return _yes(trait.level > 0)
    return None


@own_value.register
def _(trait: Marker, ask: Asker, at: int, name: str) -> str | None:
    return next((value for own, value in trait.pairs if own == name), None)


@own_value.register
def _(trait: DynamicProperty, ask: Asker, at: int, name: str) -> str | None:
    return trait.value if trait.name == name else None


@own_value.register
def _(trait: CalculatedProperty, ask: Asker, at: int, name: str) -> str | None:
    if not trait.name or trait.name != name:
        return None
    inside = ask.inside(at)
    return "" if inside is None else single_or_text(inside, trait.expression)


@own_value.register
def _(trait: Message, ask: Asker, at: int, name: str) -> str | None:
    return trait.message if trait.name == name else None


@own_value.register
def _(trait: BasicName, ask: Asker, at: int, name: str) -> str | None:
    return trait.name if name == "BasicName" else None


@own_value.register
def _(trait: Label, ask: Asker, at: int, name: str) -> str | None:
    return label_text(trait, ask, at, inner_name(ask, at)) if name == trait.property else None


@own_value.register
def _(trait: MarkMoved, ask: Asker, at: int, name: str) -> str | None:
    return _yes(trait.moved) if name == "Moved" else None


@own_value.register
def _(trait: AreaOfEffect, ask: Asker, at: int, name: str) -> str | None:
    return _yes(trait.active or trait.always_active) if name == f"{trait.name}_Active" else None


@own_value.register
def _(trait: Rotate, ask: Asker, at: int, name: str) -> str | None:
    if name == f"{trait.name}_Facing":
        return str(1 if trait.facings == 1 else trait.facing + 1)
    if name == f"{trait.name}_Degrees":
        angle = trait.angle if trait.facings == 1 else trait.facing * 360 / max(1, trait.facings)
        return str(int(abs(angle) + 0.5) % 360)
    return None


@own_value.register
def _(trait: Invisible, ask: Asker, at: int, name: str) -> str | None:
    if name == "InvisibleToOthers":
        return _yes(bool(trait.hidden_by))
    return _yes(not may_see(trait, ask.table.setting)) if name == "Invisible" else None


@own_value.register
def _(trait: Mask, ask: Asker, at: int, name: str) -> str | None:
    if name == "ObscuredToOthers":
        return _yes(bool(trait.masked_by))
    return _yes(not may_see(trait, ask.table.setting)) if name == "Obscured" else None


@own_value.register
def _(trait: Restricted, ask: Asker, at: int, name: str) -> str | None:
    if name == "Restricted":
        return _yes(is_restricted(trait, ask.table))
    return _yes(is_restricted(trait, ask.table) and trait.movement) if name == "RestrictedMovement" else None


@own_value.register
def _(trait: Immobile, ask: Asker, at: int, name: str) -> str | None:
    answers = {
        "Immobile": trait.move != "N",
        "IgnoreGrid": "g" in trait.select,
        "cannotMove": trait.move == "V",
    }
    if name == "NoStack":  # a counter that stacks is silent, and so are the traits inside
        return "true" if trait.stack != "L" else ""
    return _yes(answers[name]) if name in answers else None


@own_value.register
def _(trait: Trigger, ask: Asker, at: int, name: str) -> str | None:
    counts = trait.loop and trait.index and trait.index_property
    return str(ask.table.memory.get((ask.id, at), 0)) if counts and name == trait.index_property else None


@own_value.register
def _(trait: PropertySheet, ask: Asker, at: int, name: str) -> str | None:
    fields = [(kind[:1], kind[1:]) for kind in split(trait.definition, "~")]
    values = [*split(trait.values, "~"), *[""] * len(fields)]
    for (kind, own), value in zip(fields, values, strict=False):
        if own == name:
            return value.partition("/")[0] if kind in "2345" else value
    return None


def is_restricted(trait: Restricted, table: Table) -> bool:
    """Is the counter out of the player's hands? (counters/Restricted.java)"""
    setting = table.setting
    others = trait.by_player and bool(trait.owner) and trait.owner not in (setting.player_id, setting.player)
    if (others or not trait.by_player) and setting.sides:
        return setting.side not in trait.sides
    return others


def _yes(flag: bool) -> str:
    return "true" if flag else "false"
