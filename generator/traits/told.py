"""A trait in plain words: what it is called, what it does, and every field that says something.

All of it comes from the class statement: its name, the first line of its docstring, its lines and their defaults.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import singledispatch
from typing import Any, cast

from generator.traits.changes import Ask, Change, Choose, KeyCommand, Limits, SetTo
from generator.traits.keynames import key_name
from generator.traits.strokes import Stroke
from generator.traits.trait import Trait, Unknown


def title(trait: Trait) -> str:
    """`Dynamic Property`; of a trait that VASSAL does not have, its word on the wire."""
    if isinstance(trait, Unknown):
        return f'unknown trait "{trait.type.partition(";")[0]}"'
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(trait).__name__)


def purpose(trait: Trait) -> str:
    """What the trait does: the first sentence of its docstring, without the Java file."""
    sentence = re.split(r"(?<=[.:])\s", " ".join((type(trait).__doc__ or "").split()))[0]
    return re.sub(r" \([^()]*\.java[^()]*\)", "", sentence).rstrip(".:")


def said(trait: Trait) -> Iterator[tuple[str, str]]:
    """The fields that differ from what stands there anyway, with their names in words; retired ones stay out."""
    for line in trait.lines:
        value = getattr(trait, line.name)
        words = plain(value)
        if value != line.default and words and not line.name.startswith("_"):
            yield line.name.replace("_", " "), words


@singledispatch
def plain(value: Any) -> str:
    """A value as one would say it."""
    if not is_dataclass(value):
        return str(value)
    told = ((one.name, getattr(value, one.name), one.default) for one in fields(cast(Any, value)))
    return ", ".join(f"{name} {plain(own)}" for name, own, default in told if own != default)


@plain.register
def _(value: bool) -> str:
    return "yes" if value else "no"


@plain.register
def _(value: tuple) -> str:  # type: ignore[type-arg]  # of whatever kind
    """Pairs are told as `name=value`, anything else one after another."""
    return ", ".join("=".join(map(plain, one)) if isinstance(one, tuple) else plain(one) for one in value)


@plain.register
def _(value: Stroke) -> str:
    return key_name(value)


@plain.register
def _(value: KeyCommand) -> str:
    menu = f' ("{value.menu}")' if value.menu else ""
    return f"{key_name(value.key)}{menu} {plain(value.does)}"


@plain.register
def _(value: SetTo) -> str:
    return f"sets {value.value or 'nothing'}"


@plain.register
def _(value: Change) -> str:
    return f"adds {value.by}"


@plain.register
def _(value: Ask) -> str:
    return f'asks "{value.prompt}"'


@plain.register
def _(value: Choose) -> str:
    return f'lets choose "{value.prompt}": {", ".join(value.values)}'


@plain.register
def _(value: Limits) -> str:
    again = ", then from the other end" if value.wrap else ""
    return f"{value.low} to {value.high}{again}" if value.numeric else ""
