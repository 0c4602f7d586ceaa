"""The kinds of fields a trait has: each a type for the caller, a way out and a way back.

`Text`, `Flag`, `Keys` ... are used as annotations in a trait's class statement. The kind's name tells a checker what
stands there: every `picture` must exist, every `sent key` must be heard by someone, every `format` may name properties.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from generator.traits.errors import TraitError
from generator.traits.figures import (
    Rgb,
    read_colour,
    read_real,
    read_share,
    read_whole,
    write_colour,
    write_real,
    write_share,
    write_whole,
)
from generator.traits.sequence import join, join_own, split, whole
from generator.traits.strokes import (
    Stroke,
    read_full_stroke,
    read_stroke,
    read_strokes,
    write_stroke,
    write_strokes,
)


@dataclass(frozen=True)
class Codec:
    """How a field is written and read: `read(text, missing)` gets what the reader takes where the text says nothing."""

    kind: str
    write: Callable[[Any], str]
    read: Callable[[str, Any], Any]


def _write_letter(value: str) -> str:
    if len(value) != 1:
        raise TraitError(f"one letter is wanted, not {value!r}")
    return whole(value)


def _write_texts(value: tuple[str, ...]) -> str:
    if value == ("",):
        raise TraitError("a list with nothing but one empty text cannot be written, VASSAL would read an empty list")
    return join_own(value, ",")


def _read_access(text: str, missing: str) -> str:
    if text.startswith("sides:"):
        return "sides:" + join(split(text.removeprefix("sides:"), ":"), ":")
    return text if text == "side:" else "player:"


def _write_access(value: str) -> str:
    if _read_access(value, "") != value:
        raise TraitError(f'who may do it is "player:", "side:" or sides(...), not {value!r}')
    return whole(value)


def _write_owner(value: str) -> str:
    if value == "null":
        raise TraitError('a player called "null" is nobody for VASSAL')
    return whole(value) or "null"


def sides(*names: str) -> str:
    """An `Access` for the named sides."""
    return "sides:" + join_own(names, ":")


def _text(kind: str) -> Codec:
    return Codec(kind, whole, lambda text, missing: text)


def _texts(kind: str, write: Callable[[Any], str] = _write_texts) -> Codec:
    return Codec(kind, write, lambda text, missing: tuple(split(text, ",")) if text else ())


def _key(kind: str, read: Callable[[str], Stroke] = read_stroke) -> Codec:
    return Codec(kind, lambda value: whole(write_stroke(value)), lambda text, missing: read(text))


def _keys(kind: str) -> Codec:
    return Codec(kind, lambda value: whole(write_strokes(value)), lambda text, missing: read_strokes(text))


def _write_bare(value: tuple[str, ...]) -> str:
    return join_own(value, ",")


Text = Annotated[str, _text("text")]
Format = Annotated[str, _text("format")]
"""A text with `$Property$` in it, or one `{expression}`; also where VASSAL computes a number."""
Match = Annotated[str, _text("condition")]
"""A condition: `{Steps > 1}` or the old `Steps > 1`; empty is always true."""
Picture = Annotated[str, _text("picture")]
"""The name of a file among the module's images."""
Letter = Annotated[str, Codec("letter", _write_letter, lambda text, missing: text[:1] or missing)]
Whole = Annotated[int, Codec("whole number", write_whole, read_whole)]
Real = Annotated[float, Codec("number", write_real, read_real)]
Share = Annotated[float, Codec("share", write_share, read_share)]
"""A part of 1, such as an opacity."""
Flag = Annotated[
    bool, Codec("yes or no", lambda value: "true" if value else "false", lambda text, missing: text == "true")
]
Key = Annotated[Stroke, _key("key")]
"""A key the trait listens to."""
FullKey = Annotated[Stroke, _key("key", read_full_stroke)]
SentKey = Annotated[Stroke, _key("sent key")]
"""A key the trait presses."""
Keys = Annotated[tuple[Stroke, ...], _keys("keys")]
SentKeys = Annotated[tuple[Stroke, ...], _keys("sent keys")]
Texts = Annotated[tuple[str, ...], _texts("texts")]
Formats = Annotated[tuple[str, ...], _texts("formats")]
Pictures = Annotated[tuple[str, ...], _texts("pictures", _write_bare)]
LevelNames = Annotated[tuple[str, ...], _texts("level names", _write_bare)]
Colour = Annotated[Rgb | None, Codec("colour", write_colour, read_colour)]
Access = Annotated[str, Codec("access", _write_access, _read_access)]
"""Who may do it: `player:` (who did it first), `side:` (his side), or `sides(...)`; anything else means the first."""
Owner = Annotated[str, Codec("player", _write_owner, lambda text, missing: "" if text == "null" else text)]
"""Who did it; empty for nobody."""
