"""Whom a Global Key Command reaches before its filter is asked (counters/GlobalCommandTarget.java)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Literal

from generator.traits.errors import TraitError
from generator.traits.fields import Codec
from generator.traits.sequence import join_own, split

Sender = Literal["COUNTER", "MAP", "MODULE", "DECK"]
Place = Literal[
    "CURSTACK", "CURMAP", "CURZONE", "CURLOC", "MAP", "ZONE", "LOCATION", "XY", "DECK", "CURMAT", "CURATTACH"
]
Comparison = Literal["EQUALS", "NOT_EQUALS", "GREATER", "GREATER_EQUALS", "LESS", "LESS_EQUALS", "MATCH", "NOT_MATCH"]

_WORDS: dict[str, tuple[str, ...]] = {
    "sender": Sender.__args__,  # type: ignore[attr-defined]
    "place": Place.__args__,  # type: ignore[attr-defined]
    "comparison": Comparison.__args__,  # type: ignore[attr-defined]
}


@dataclass(frozen=True)
class Target:
    """A choice of counters: by place (`by_place`) and by one property (`by_property`); all the texts are formats.

    `sender` says what sends: a counter, a map, the module, a deck. The places that begin with CUR are the sender's own.
    """

    sender: Sender = "COUNTER"
    by_place: bool = False
    place: Place = "MAP"
    map: str = ""
    board: str = ""
    zone: str = ""
    location: str = ""
    x: str = "0"
    y: str = "0"
    deck: str = ""
    by_property: bool = False
    property: str = ""
    value: str = ""
    comparison: Comparison = "EQUALS"
    attachment: str = ""
    attachment_id: str = ""


def write_target(target: Target) -> str:
    """`COUNTER|false|MAP|...`"""
    values = (getattr(target, one.name) for one in fields(Target))
    return join_own(({True: "true", False: "false"}.get(value, value) for value in values), "|")


def read_target(text: str) -> Target:
    """The reverse of `write_target`; a word VASSAL does not know is a TraitError, as it gives up there."""
    values: dict[str, object] = {}
    for item, one in zip(split(text, "|"), fields(Target), strict=False):
        words = _WORDS.get(one.name)
        if words and item and item not in words:
            raise TraitError(f'a target has no {one.name} "{item}"; known: {", ".join(words)}')
        if isinstance(one.default, bool):
            values[one.name] = item == "true"
        elif item or not words:
            values[one.name] = item
    values.setdefault("sender", "MAP")
    return Target(**values)  # type: ignore[arg-type]


def _read_for_counter(text: str, missing: Target) -> Target:
    target = read_target(text)
    return Target(**{one.name: getattr(target, one.name) for one in fields(Target)} | {"sender": "COUNTER"})


CounterTarget = Annotated[Target, Codec("target", write_target, _read_for_counter)]
"""A target whose sender is a counter, whatever the text says."""
