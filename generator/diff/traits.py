"""What a counter can do, says and reckons, as short texts that can be compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.traits import (
    CalculatedProperty,
    Report,
    RestrictCommands,
    SendTo,
    Stroke,
    SubMenu,
    Trait,
    Trigger,
)

COMMAND, ACTION, REPORT, OFFERED, PLACE, RECKONED, MENU = (
    "command",
    "effect",
    "report",
    "condition",
    "destination",
    "reckoning",
    "sub-menu",
)
"""What a text is about: a menu entry's key, what it sets off, what is said, when it is offered, where it sends ..."""


def behaviour(traits: Sequence[Trait]) -> Mapping[tuple[str, str], str]:
    """Texts by what they are about and the name of the thing."""
    found: dict[tuple[str, str], str] = {}
    for trait in traits:
        menu, key = getattr(trait, "menu", ""), getattr(trait, "key", None)
        if menu and isinstance(key, Stroke):
            found[COMMAND, menu] = shown(key)
        match trait:
            case Trigger():
                does = " ".join(shown(one) for one in trait.actions)
                found[ACTION, trait.menu or trait.description] = f"{trait.condition} {does}"
            case Report():
                found[REPORT, trait.description] = trait.message
            case RestrictCommands():
                found[OFFERED, trait.name] = trait.condition
            case SendTo():
                found[PLACE, trait.description] = f"{trait.map} {trait.zone or trait.region or trait.location}".strip()
            case CalculatedProperty():
                found[RECKONED, trait.name] = trait.expression
            case SubMenu():
                found[MENU, trait.name] = ", ".join(trait.entries)
    return found


def shown(key: Stroke) -> str:
    """A key as players write it: `Ctrl+L`; plumbing by its own name."""
    if key.name:
        return key.name
    held = [word for bit, word in ((2, "Ctrl"), (8, "Alt"), (1, "Shift")) if key.modifiers & bit]
    return "+".join([*held, chr(key.code)]) if key.code else "no key"
