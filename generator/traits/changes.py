"""Values that change on a key: what a Dynamic Property hears, and within which limits it counts.

    DynamicProperty("Steps", limits=between(0, 4), commands=(KeyCommand(named("StepDn"), Change("-1")),), value="2")

Sources: counters/DynamicProperty.java, build/module/properties/PropertyChangerConfigurer.java,
configure/ParameterListConfigurer.java.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from generator.traits.errors import TraitError
from generator.traits.fields import Codec
from generator.traits.figures import read_whole, write_whole
from generator.traits.sequence import join_own, split
from generator.traits.strokes import Stroke, read_stroke, write_stroke


@dataclass(frozen=True)
class Limits:
    """Whether a value counts in numbers, from where to where, and whether it starts again at the other end."""

    numeric: bool = False
    low: int = 0
    high: int = 100
    wrap: bool = False


def between(low: int, high: int, *, wrap: bool = False) -> Limits:
    """Limits of a number."""
    return Limits(True, low, high, wrap)


@dataclass(frozen=True)
class SetTo:
    """The value becomes this (a format)."""

    value: str


@dataclass(frozen=True)
class Change:
    """The value changes by this much (a format); only then do limits apply."""

    by: str


@dataclass(frozen=True)
class Ask:
    """The player types the value."""

    prompt: str


@dataclass(frozen=True)
class Choose:
    """The player picks one of the values."""

    prompt: str
    values: tuple[str, ...]


Changer = SetTo | Change | Ask | Choose


@dataclass(frozen=True)
class KeyCommand:
    """A key (and perhaps a menu text) and what it does to the value."""

    key: Stroke
    does: Changer
    menu: str = field(default="", kw_only=True)


def _write_limits(limits: Limits) -> str:
    flags = ["true" if flag else "false" for flag in (limits.numeric, limits.wrap)]
    return ",".join((flags[0], write_whole(limits.low), write_whole(limits.high), flags[1]))


def _read_limits(text: str, missing: Limits) -> Limits:
    items = [*split(text, ","), *[""] * 4]
    return Limits(items[0] == "true", read_whole(items[1], 0), read_whole(items[2], 100), items[3] == "true")


def write_changer(changer: Changer) -> str:
    """`P,value`, `I,step`, `R,prompt`, `E,prompt,values`."""
    match changer:
        case SetTo(value):
            return join_own(("P", value), ",")
        case Change(by):
            return join_own(("I", by), ",")
        case Ask(prompt):
            return join_own(("R", prompt), ",")
        case Choose(prompt, values):
            if values == ("",):
                raise TraitError("a choice of nothing but one empty text cannot be written")
            return join_own(("E", prompt, join_own(values, ",")), ",")


def read_changer(text: str) -> Changer:
    """The reverse of `write_changer`; a letter that VASSAL does not know means "set"."""
    letter, *rest = split(text, ",")
    match letter[:1]:
        case "I":
            return Change(rest[0] if rest else "1")
        case "R":
            return Ask(rest[0] if rest else "Enter new value")
        case "E":
            values = tuple(split(rest[1], ",")) if len(rest) > 1 and rest[1] else ()
            return Choose(rest[0] if rest else "Select new value", values)
        case _:
            return SetTo(rest[0] if rest else "new value")


def _write_command(command: KeyCommand) -> str:
    return join_own((command.menu, write_stroke(command.key), write_changer(command.does)), ":")


def _read_command(text: str) -> KeyCommand:
    menu, key, changer, *_ = [*split(text, ":"), "", ""]
    return KeyCommand(read_stroke(key), read_changer(changer), menu=menu)


def _write_commands(commands: tuple[KeyCommand, ...]) -> str:
    return join_own(map(_write_command, commands), ",")


def _read_commands(text: str, missing: object) -> tuple[KeyCommand, ...]:
    return tuple(map(_read_command, split(text, ","))) if text else ()


def _write_pairs(pairs: tuple[tuple[str, str], ...]) -> str:
    return join_own((join_own(pair, ":") for pair in pairs), ",")


def _read_pairs(text: str, missing: object) -> tuple[tuple[str, str], ...]:
    if not text:
        return ()
    pairs = ([*split(item, ":"), ""] for item in split(text, ","))
    return tuple((name, value) for name, value, *_ in pairs)


Constraints = Annotated[Limits, Codec("limits", _write_limits, _read_limits)]
KeyCommands = Annotated[tuple[KeyCommand, ...], Codec("key commands", _write_commands, _read_commands)]
Parameters = Annotated[tuple[tuple[str, str], ...], Codec("parameters", _write_pairs, _read_pairs)]
"""Values handed over: pairs of a Dynamic Property's name and an expression; `$X$` is the sender's, a bare name the
receiver's.
"""
