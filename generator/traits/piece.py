"""A piece: a chain of traits, and the one line of text it is on the wire.

In our code the chain is written as VASSAL's editor lists it: THE BASIC PIECE FIRST (innermost), THE OUTERMOST TRAIT
LAST. On the wire the outermost comes first, and everything inside it is one more item behind a TAB
(counters/Decorator.java, build/module/ BasicCommandEncoder.java).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from generator.traits.errors import TraitError
from generator.traits.fields import Picture, Text, Whole
from generator.traits.figures import read_whole, write_whole
from generator.traits.sequence import join_own, split
from generator.traits.trait import Trait, Values, decode, state, wire

TAB = "\t"
ADD = "+/"


class BasicPiece(Trait, id="piece"):
    """The counter itself: its name, its picture, its place and its number (counters/BasicPiece.java)."""

    _clone_letter: Text = ""
    _delete_letter: Text = ""
    image: Picture = wire("", needed=True)
    name: Text = wire("", needed=True)

    map: Text = state("")
    x: Whole = state(0)
    y: Whole = state(0)
    gpid: Text = state("")
    kept: tuple[tuple[str, str], ...] = state(())
    """Properties that are saved with the piece, such as UniqueID."""

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The two old letters are single letters."""
        values = super().read_type(body)
        letters = {name: values[name][:1] for name in ("_clone_letter", "_delete_letter")}
        return values | letters

    def write_state(self) -> str:
        """`map;x;y;gpid;count;name;value...`, the map `null` off any map."""
        place = (self.map or "null", write_whole(self.x), write_whole(self.y), self.gpid, str(len(self.kept)))
        return join_own((*place, *(text for pair in self.kept for text in pair)), ";")

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`; before VASSAL 3.3 the state ended after the gpid."""
        map, x, y, gpid, count, *rest = [*split(text, ";"), *[""] * 4]
        wanted = min(max(read_whole(count, 0), 0), (len(rest) + 1) // 2)
        pairs = zip(rest[0::2], [*rest[1::2], ""], strict=False)
        kept = tuple(pairs)[:wanted]
        place = {"map": "" if map == "null" else map, "x": read_whole(x, 0), "y": read_whole(y, 0)}
        return {**place, "gpid": gpid, "kept": kept}


@dataclass(frozen=True)
class Piece:
    """A counter or marker: its traits, the basic piece first, the outermost last."""

    traits: tuple[Trait, ...]

    @property
    def basic(self) -> BasicPiece:
        """The innermost trait; a TraitError where that is something else (a stack, a deck)."""
        if self.traits and isinstance(self.traits[0], BasicPiece):
            return self.traits[0]
        raise TraitError("the first trait of a piece is its BasicPiece", number=1)


def write_piece(piece: Piece, *, newest: bool = False) -> tuple[str, str]:
    """Definition and state of the whole piece."""
    if not piece.traits:
        raise TraitError("a piece has at least its BasicPiece")
    type, state = "", ""
    for number, trait in enumerate(piece.traits, 1):
        try:
            own_type, own_state = _encoded(trait, newest)
        except TraitError as error:
            raise error.within(number=number) from None
        first = number == 1
        type = own_type if first else join_own((own_type, type), TAB)
        state = own_state if first else join_own((own_state, state), TAB)
    return type, state


@lru_cache(maxsize=4096)
def _encoded(trait: Trait, newest: bool) -> tuple[str, str]:
    """One trait as text; many pieces share theirs, by prototype or by kind."""
    return trait.encode(newest=newest)


def read_piece(type: str, state: str) -> Piece:
    """The reverse of `write_piece`; a trait without a state is a TraitError, as VASSAL gives the piece up then."""
    types, states = _levels(type), _levels(state, like=_levels(type))
    count = len(types)
    traits = []
    for number, (own_type, own_state) in enumerate(zip(types, states, strict=False)):
        try:
            traits.append(decode(own_type, own_state))
        except TraitError as error:
            raise error.within(number=count - number) from None
    if len(states) < count:
        raise TraitError("there is no state for this trait", trait=types[len(states)].partition(";")[0])
    return Piece(tuple(reversed(traits)))


def _levels(text: str, like: list[str] | None = None) -> list[str]:
    """The items of a nested chain, outermost first; states only go as deep as the definitions."""
    levels: list[str] = []
    rest: str | None = text
    while rest is not None and (like is None or len(levels) < len(like)):
        last = like is not None and len(levels) == len(like) - 1
        own, *inner = [rest] if last else split(rest, TAB)
        levels.append(own)
        rest = inner[0] if inner else None
    return levels


def write_add_piece(piece: Piece, id: str | None = None, *, newest: bool = False) -> str:
    """`+/id/definition/state`: what stands in a palette, a prototype, a place-marker trait and a saved game."""
    type, state = write_piece(piece, newest=newest)
    return ADD + join_own(("null" if id is None else id, type, state), "/")


def read_add_piece(text: str) -> tuple[Piece, str | None]:
    """The piece and its id in a saved game (None in a definition); the reverse of `write_add_piece`."""
    items = split(text.strip().removeprefix(ADD), "/")
    if not text.strip().startswith(ADD) or len(items) < 3:
        raise TraitError("a definition is +/id/traits/states")
    return read_piece(items[1], items[2]), None if items[0] == "null" else items[0]


NOBODY = BasicPiece()
"""What stands inside a prototype in place of a piece."""


def write_prototype(traits: Iterable[Trait]) -> str:
    """The text of a prototype: its traits, innermost first, without a basic piece."""
    type, state = write_piece(Piece((NOBODY, *traits)))
    return ADD + join_own(("null", type, state), "/")


def read_prototype(text: str) -> tuple[Trait, ...]:
    """The reverse of `write_prototype`."""
    return read_add_piece(text)[0].traits[1:]
