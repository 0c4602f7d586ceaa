"""A trait: its class statement is its wire format.

    class Report(Trait, id="report"):
        keys: Keys = ()
        message: Format = ""
        cycle: Whole = state(-1)

The order of the lines is the order on the wire; `state(...)` marks what changes in play, `wire(...)` what else VASSAL's
reader knows of a field. The statement becomes a frozen dataclass, and `encode`, `decode` and `lines` come from it. A
trait that is irregular overrides `write_type` with `read_type`, or `write_state` with `read_state`, as a pair. Retired
fields begin with an underscore.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform, get_type_hints

from generator.traits.errors import TraitError
from generator.traits.fields import Codec
from generator.traits.sequence import join_own, split, whole

T = TypeVar("T")
Values = dict[str, Any]


@dataclass(frozen=True)
class Line:
    """One line of a trait's class statement: a field, its place and its kind."""

    name: str
    codec: Codec
    default: Any
    missing: Any
    needed: bool
    state: bool
    since: str

    @property
    def kind(self) -> str:
        """What stands in the field: "key", "picture", "format" ..."""
        return self.codec.kind


def wire(default: T, *, missing: object = MISSING, needed: bool = False, since: str = "") -> T:
    """A field of the definition: our default, what VASSAL's reader takes when it is missing, whether it refuses to do
    without.

    `since` names a VASSAL newer than the one we write for: such a field is read, and written only if asked for.
    """
    about = {"missing": default if missing is MISSING else missing, "needed": needed, "since": since}
    return field(default=default, metadata=about)


def state(default: T, *, missing: object = MISSING) -> T:
    """A field that changes in play."""
    about = {"missing": default if missing is MISSING else missing, "state": True}
    return field(default=default, metadata=about)


KNOWN: dict[str, type[Trait]] = {}
"""Every trait by its word on the wire."""


@dataclass_transform(frozen_default=True)
class Trait:
    """What all traits have: a word on the wire, the fields in their order, a way out and a way back."""

    id: ClassVar[str] = ""
    lines: ClassVar[tuple[Line, ...]] = ()

    def __init_subclass__(cls, *, id: str, known: bool = True) -> None:
        cls.id = id
        dataclass(frozen=True)(cls)
        hints = get_type_hints(cls, include_extras=True)
        cls.lines = tuple(_line(one, hints[one.name]) for one in fields(cast(Any, cls)))
        if known:
            KNOWN[id] = cls

    def encode(self, *, newest: bool = False) -> tuple[str, str]:
        """Definition and state as text; `newest` also writes fields of VASSAL releases after the one we write for."""
        try:
            return f"{self.id};{self.write_type(newest=newest)}", whole(self.write_state())
        except TraitError as error:
            raise error.within(trait=self.id) from None

    def write_type(self, *, newest: bool = False) -> str:
        """The definition without its first word."""
        lines = (line for line in self.lines if not line.state and (newest or not line.since))
        return write_values(self, lines)

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The reverse of `write_type`."""
        return read_values(body, (line for line in cls.lines if not line.state))

    def write_state(self) -> str:
        """The state: one field stands as it is, several are joined."""
        lines = [line for line in self.lines if line.state]
        if len(lines) == 1:
            return write_value(self, lines[0])
        return write_values(self, lines) if lines else ""

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`; `known` is what `read_type` found."""
        lines = [line for line in cls.lines if line.state]
        if len(lines) == 1:
            return {lines[0].name: lines[0].codec.read(text, lines[0].missing)}
        return read_values(text, lines) if lines else {}

    @classmethod
    def build(cls, body: str, text: str) -> Self:
        """The trait from its definition without the first word, and its state."""
        known = cls.read_type(body)
        return cls(**(known | cls.read_state(text, known)))


def decode(type: str, state: str = "") -> Trait:
    """The trait of a definition and a state; a TraitError where VASSAL's reader would give up."""
    word, semicolon, body = type.partition(";")
    cls = KNOWN.get(word)
    if cls is None or not semicolon:
        return Unknown(type, state)
    try:
        return cls.build(body, state)
    except TraitError as error:
        raise error.within(trait=word) from None


def write_values(trait: Trait, lines: Iterable[Line]) -> str:
    """The fields joined as VASSAL does."""
    return join_own((write_value(trait, line) for line in lines), ";")


def write_value(trait: Trait, line: Line) -> str:
    """One field as text; a TraitError names the field."""
    try:
        return line.codec.write(getattr(trait, line.name))
    except TraitError as error:
        raise error.within(field=line.name) from None


def read_values(text: str, lines: Iterable[Line]) -> Values:
    """The reverse of `write_values`: what is missing at the end is what the reader takes then, what is too much is
    dropped.
    """
    items = iter(split(text, ";"))
    return {line.name: _read_value(next(items, None), line) for line in lines}


def _read_value(item: str | None, line: Line) -> Any:
    if item is None and line.needed:
        raise TraitError("the field is missing, VASSAL does without neither it nor the piece", field=line.name)
    try:
        return line.missing if item is None else line.codec.read(item, line.missing)
    except TraitError as error:
        raise error.within(field=line.name) from None


def _line(one: Field[Any], hint: Any) -> Line:
    codec = next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Codec)), _RAW)
    about = one.metadata
    return Line(
        name=one.name,
        codec=codec,
        default=one.default,
        missing=about.get("missing", one.default),
        needed=about.get("needed", False),
        state=about.get("state", False),
        since=about.get("since", ""),
    )


_RAW = Codec("raw", whole, lambda text, missing: text)


class Unknown(Trait, id="", known=False):
    """A trait VASSAL's own code does not have, or one of a custom class: carried through as it came."""

    type: str = ""
    unknown_state: str = ""

    def encode(self, *, newest: bool = False) -> tuple[str, str]:
        """Both texts as they were read."""
        return whole(self.type), whole(self.unknown_state)
