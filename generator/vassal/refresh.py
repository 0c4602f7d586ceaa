"""What VASSAL's Refresh Counters makes of a counter of a running game, and what it would forget.

A counter finds its slot in the new module by its id. The new definition takes over the old one's place and name; then
each trait takes over the state of the first old one, outermost first, that is of its class and has the very same
definition; layers, labels and rotations also of one of their name. Markers keep the new values (build/GpIdChecker.java,
copyState and findState; build/module/GameRefresher.java).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.traits import (
    BasicPiece,
    DynamicProperty,
    Label,
    Layer,
    MarkMoved,
    Report,
    Rotate,
    SendTo,
    Trail,
    Trait,
    Unknown,
    decode,
)
from generator.traits import Marker as Data

Chain = Sequence[Trait]
"""The traits of a counter, the basic piece first, prototypes unfolded."""

BY_NAME: dict[type[Trait], str] = {Layer: "name", Label: "description", Rotate: "name"}
"""Traits that may take over state from one of their name, and the field that holds it; players' default."""


def refreshed(old: Chain, new: Chain) -> tuple[Trait, ...]:
    """A counter of a running game after Refresh Counters; `new` is what its id stands for in the new module."""
    return tuple(_refreshed(old, trait) for trait in new)


def _refreshed(old: Chain, trait: Trait) -> Trait:
    if isinstance(trait, BasicPiece):
        was = next(one for one in old if isinstance(one, BasicPiece))
        return replace(trait, map=was.map, x=was.x, y=was.y, gpid=was.gpid, kept=was.kept)
    source = None if isinstance(trait, Data) or _fixed(trait) else remembered_by(old, trait)
    if source is None:
        return trait
    return decode(trait.encode()[0], source.encode()[1])


def _fixed(trait: Trait) -> bool:
    """Whether a label cannot be changed in play."""
    return isinstance(trait, Label) and not trait.key


def remembered_by(old: Chain, trait: Trait) -> Trait | None:
    """The trait of the old counter whose state this new one takes over; None if there is none."""
    if not has_state(trait):
        return None
    definition, field = trait.encode()[0], BY_NAME.get(type(trait), "")
    for one in reversed(old):
        if type(one) is type(trait):
            same_name = field and getattr(one, field) == getattr(trait, field)
            if one.encode()[0] == definition or same_name:
                return one
    return None


def has_state(trait: Trait) -> bool:
    """Whether a trait has a state at all; one that we do not know may."""
    return isinstance(trait, Unknown) or any(line.state for line in trait.lines)


def forgotten(old: Chain, new: Chain) -> Iterator[str]:
    """What a refreshed counter no longer remembers, in players' words."""
    taken = [remembered_by(old, trait) for trait in new]
    for trait in old:
        if holds_state(trait) and not any(one is trait for one in taken):
            yield memory(trait)


def holds_state(trait: Trait) -> bool:
    """Whether something that happens in play is remembered by a trait alone."""
    match trait:
        case BasicPiece() | Data():
            return False
        case Layer():
            return not trait.follow and len(trait.images) > 1
        case Report():
            return bool(trait.cycle_keys)
        case SendTo():
            return bool(trait.back_menu or trait.back_key.name or trait.back_key.code)
    return not _fixed(trait) and has_state(trait)


def memory(trait: Trait) -> str:
    """What players call that which a trait remembers."""
    match trait:
        case DynamicProperty():
            return trait.name
        case MarkMoved():
            return "mark of having moved"
        case Trail():
            return "movement trail"
        case Layer() | Rotate():
            return f"{trait.name or 'layer'}"
        case Label():
            return f"label {trait.description}".strip()
    return type(trait).__name__
