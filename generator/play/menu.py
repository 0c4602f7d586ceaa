"""The menu of a counter: what each trait offers, what restrictions leave of it, what goes into menus of its own.

Sources: getKeyCommands of each trait's Java class, build/module/map/MenuDisplayer.java.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.play.faces import may_see
from generator.play.lookup import View
from generator.play.moment import same_key
from generator.play.offers import Command, offers
from generator.play.own_values import is_restricted
from generator.play.wording import true_of
from generator.traits import Mask, RestrictCommands, Restricted, Stroke, Trait


@dataclass(frozen=True)
class Entry:
    """What the player sees: the texts from the outer menu inwards, whether it can be chosen, and its key."""

    path: tuple[str, ...]
    enabled: bool
    key: Stroke


def menu(view: View) -> tuple[Entry, ...]:
    """The menu of a counter as it pops up."""
    items = _one_a_key(commands(view))
    inner = {id(item): parent for parent in items if parent.entries is not None for item in _under(parent, items)}
    shown = []
    for item in items:
        if item.entries is not None:
            under = [one for one in _under(item, items) if inner[id(one)] is item]
            shown += [Entry((item.text, one.text), one.enabled, one.key) for one in under]
        elif id(item) not in inner and item.text.strip():
            shown.append(Entry((item.text,), item.enabled, item.key))
    return tuple(shown)


def _one_a_key(all: list[Command]) -> list[Command]:
    """Of several entries with one key only the outermost stays, even where it has no text and is not shown."""
    items: list[Command] = []
    for command in all:
        if not command.key or not any(same_key(one.key, command.key) for one in items):
            items.append(command)
    return items


def _under(parent: Command, items: list[Command]) -> list[Command]:
    return [item for text in parent.entries or () for item in items if item.text == text and item is not parent]


def commands(view: View) -> list[Command]:
    """What a counter's traits offer, the outermost first."""
    found: list[Command] = []
    for at, trait in enumerate(view.table.pieces[view.id].traits):
        found = _restricted(trait, view, [*offers(trait, view, at), *found])
    return found


def command_name(view: View, key: Stroke) -> str:
    """The text of the innermost entry with this key, for `$menuCommand$`."""
    return next((one.text for one in reversed(commands(view)) if same_key(one.key, key)), "")


def _restricted(trait: Trait, view: View, found: list[Command]) -> list[Command]:
    if isinstance(trait, Restricted):
        return [] if is_restricted(trait, view.table) else found
    if isinstance(trait, Mask) and not may_see(trait, view.table.setting):
        return list(offers(trait, view, 0))
    if not isinstance(trait, RestrictCommands) or not true_of(view, trait.condition):
        return found
    hit = [any(same_key(key, one.key) for key in trait.keys) for one in found]
    if trait.action == "Disable":
        return [replace(one, enabled=False) if is_hit else one for one, is_hit in zip(found, hit, strict=True)]
    return [one for one, is_hit in zip(found, hit, strict=True) if not is_hit]
