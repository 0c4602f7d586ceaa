"""What each trait puts into its counter's menu (getKeyCommands of its Java class)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from generator.play.faces import may_change
from generator.play.lookup import View, place
from generator.play.places import destination
from generator.play.table import basic, ground_of
from generator.play.wording import true_of
from generator.traits import (
    NO_KEY,
    AreaOfEffect,
    Clone,
    Delete,
    Deselect,
    DynamicProperty,
    GlobalHotkey,
    GlobalKeyCommand,
    Invisible,
    Label,
    Layer,
    MarkMoved,
    Mask,
    MenuSeparator,
    MoveFixed,
    Pivot,
    PlaceMarker,
    PlaySound,
    PropertySheet,
    ReturnToDeck,
    Rotate,
    SendTo,
    SetGlobalProperty,
    SetPieceProperty,
    Stroke,
    SubMenu,
    Table,
    Trail,
    Trait,
    Trigger,
)


@dataclass(frozen=True)
class Command:
    """An entry of a menu: its text, its key, whether it can be chosen; a menu of its own has `entries`."""

    text: str
    key: Stroke = NO_KEY
    enabled: bool = True
    entries: tuple[str, ...] | None = None


def _offer(*pairs: tuple[str, Stroke], enabled: bool = True) -> tuple[Command, ...]:
    return tuple(Command(text, key, enabled) for text, key in pairs if text and key)


@singledispatch
def offers(trait: Trait, view: View, at: int) -> tuple[Command, ...]:
    """The entries of one trait."""
    return ()


@offers.register(DynamicProperty)
@offers.register(SetGlobalProperty)
@offers.register(SetPieceProperty)
def _(trait: DynamicProperty, view: View, at: int) -> tuple[Command, ...]:
    return tuple(Command(one.menu, one.key) for one in trait.commands if one.menu)


@offers.register(Clone)
@offers.register(PlaySound)
@offers.register(Label)
@offers.register(ReturnToDeck)
def _(trait: Clone, view: View, at: int) -> tuple[Command, ...]:
    return _offer((trait.menu, trait.key))


@offers.register(Delete)
@offers.register(Deselect)
@offers.register(GlobalHotkey)
@offers.register(GlobalKeyCommand)
@offers.register(MoveFixed)
@offers.register(Trail)
def _(trait: Delete, view: View, at: int) -> tuple[Command, ...]:
    return _offer((trait.menu, trait.key), enabled=bool(basic(view.table, view.id).map))


@offers.register
def _(trait: PlaceMarker, view: View, at: int) -> tuple[Command, ...]:
    on = bool(basic(view.table, view.id).map) and trait.piece is not None
    return (Command(trait.menu, trait.key, on),) if trait.menu else ()


@offers.register(PropertySheet)
@offers.register(Table)
def _(trait: PropertySheet, view: View, at: int) -> tuple[Command, ...]:
    return (Command(trait.menu, trait.key),)


@offers.register
def _(trait: Pivot, view: View, at: int) -> tuple[Command, ...]:
    turns = any(isinstance(one, Rotate) for one in view.table.pieces[view.id].traits[:at])
    return _offer((trait.menu, trait.key), (trait.menu2, trait.key2), enabled=turns)


@offers.register
def _(trait: Trigger, view: View, at: int) -> tuple[Command, ...]:
    on = bool(basic(view.table, view.id).map) and true_of(view, trait.condition)
    return (Command(trait.menu, trait.key, on),) if trait.menu else ()


@offers.register
def _(trait: Layer, view: View, at: int) -> tuple[Command, ...]:
    switch = _offer((trait.activate_menu, trait.activate_key)) if not trait.always_active else ()
    if trait.follow:
        return switch
    last, level = len(trait.images), abs(trait.level)
    up = _offer((trait.increase_menu, trait.increase_key), enabled=trait.loop or level < last) if last > 1 else ()
    down = _offer((trait.decrease_menu, trait.decrease_key), enabled=trait.loop or level > 1) if last > 1 else ()
    rest = _offer((trait.reset_menu, trait.reset_key), (trait.random_menu, trait.random_key))
    return (*switch, *up, *down, *rest)


@offers.register
def _(trait: MarkMoved, view: View, at: int) -> tuple[Command, ...]:
    pairs = ((trait.mark_menu, trait.mark_key), (trait.unmark_menu, trait.unmark_key))
    return _offer((trait.menu, trait.key), *pairs)


@offers.register
def _(trait: Rotate, view: View, at: int) -> tuple[Command, ...]:
    """A text is enough here; turning directly is always among the entries, though it shows only with a text."""
    turns = ((trait.clockwise_menu, trait.clockwise_key), (trait.back_menu, trait.back_key))
    own = ((trait.set_menu, trait.set_key),) if trait.facings == 1 else turns
    texts = (Command(text, key) for text, key in (*own, (trait.random_menu, trait.random_key)) if text)
    return (*texts, Command(trait.direct_menu, trait.direct_key))


@offers.register
def _(trait: Invisible, view: View, at: int) -> tuple[Command, ...]:
    return _offer((trait.menu, trait.key), enabled=may_change(trait, view.table.setting))


@offers.register
def _(trait: Mask, view: View, at: int) -> tuple[Command, ...]:
    """Dealing takes a place among the entries without being shown."""
    hide = (Command(trait.menu, trait.key),) if trait.menu and may_change(trait, view.table.setting) else ()
    return (*hide, Command("", trait.deal_key))


@offers.register
def _(trait: AreaOfEffect, view: View, at: int) -> tuple[Command, ...]:
    pairs = ((trait.menu, trait.key), (trait.on_menu, trait.on_key), (trait.off_menu, trait.off_key))
    return () if trait.always_active else tuple(Command(text, key) for text, key in pairs if text)


@offers.register
def _(trait: SendTo, view: View, at: int) -> tuple[Command, ...]:
    here = ground_of(view.table, view.id)
    back = _offer((trait.back_menu, trait.back_key), enabled=bool(here and trait.back_x))
    if not trait.menu or not trait.key:
        return back
    target = destination(trait, View(view.table, view.id))
    moves = here is not None and target is not None and target != (here, place(view.table, view.id))
    return (*_offer((trait.menu, trait.key), enabled=moves), *back)


@offers.register
def _(trait: SubMenu, view: View, at: int) -> tuple[Command, ...]:
    return (Command(trait.name, entries=trait.entries),)


@offers.register
def _(trait: MenuSeparator, view: View, at: int) -> tuple[Command, ...]:
    return ()
