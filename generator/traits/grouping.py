"""What binds counters together or brings new ones: prototypes, mats, attachments, markers placed, counters replaced."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from generator.traits.changes import Parameters
from generator.traits.errors import TraitError
from generator.traits.fields import Codec, Flag, Format, Key, Match, SentKey, Text, Whole
from generator.traits.figures import read_whole
from generator.traits.piece import ADD, Piece, read_add_piece, write_add_piece
from generator.traits.sequence import join_own, split, whole
from generator.traits.strokes import NO_KEY
from generator.traits.target import CounterTarget, Target
from generator.traits.trait import Trait, Values, state, wire


def _write_ids(ids: tuple[str, ...]) -> str:
    return join_own((str(len(ids)), *ids), ";")


def _read_ids(text: str, missing: object) -> tuple[str, ...]:
    count, *ids = split(text, ";")
    return tuple(ids[: max(0, read_whole(count, 0))])


Ids = Annotated[tuple[str, ...], Codec("piece ids", _write_ids, _read_ids)]


class Prototype(Trait, id="prototype"):
    """Takes over the traits of a prototype (counters/UsePrototype.java).

    `parameters` is None almost always: with it, even empty, VASSAL replaces `$name$` in the whole prototype. Its text
    is `a=1,b=2`.
    """

    name: Text = ""
    parameters: str | None = None

    def write_type(self, *, newest: bool = False) -> str:
        """The name, and parameters only where there are any."""
        return join_own((self.name,) if self.parameters is None else (self.name, self.parameters), ";")

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The reverse of `write_type`."""
        name, *rest = split(body, ";")
        return {"name": name, "parameters": rest[0] if rest else None}


class Mat(Trait, id="mat"):
    """Carries other counters along (counters/Mat.java)."""

    name: Text = ""
    description: Text = wire("", needed=True)

    cargo: Ids = state(())


class MatCargo(Trait, id="matPiece"):
    """May stand on a mat and is carried along (counters/MatCargo.java)."""

    description: Text = ""
    keep_facing: Flag = True
    dx: Whole = 0
    dy: Whole = 0
    find_key: Key = NO_KEY
    detach_key: Key = NO_KEY

    mat: Text = state("noMat")


class Attachment(Trait, id="attach"):
    """Ties counters to this one (counters/Attachment.java)."""

    name: Text = ""
    description: Text = wire("", needed=True)
    menu: Text = wire("", missing="Attach to pieces")
    key: Key = NO_KEY
    clear_all_menu: Text = wire("", missing="Clear all attachments")
    clear_all_key: Key = NO_KEY
    filter: Match = ""
    restrict_range: Flag = False
    range: Whole = 1
    fixed_range: Flag = True
    range_property: Text = ""
    from_deck: Format = "-1"
    target: CounterTarget = Target()
    clear_menu: Text = wire("", missing="Clear matching attachments")
    clear_key: Key = NO_KEY
    clear_filter: Match = ""
    on_attach: Text = "nothing"
    on_detach: Text = "nothing"
    before_attach: Text = "clear"
    to_self: Flag = False
    automatic: Flag = True

    attached: Ids = state(())


MarkerPiece = Piece | str | None


def _write_piece(value: MarkerPiece) -> str:
    if value is None:
        return "null"
    return whole(value if isinstance(value, str) else write_add_piece(value))


def _read_piece(text: str, missing: object) -> MarkerPiece:
    if text == "null":
        return None
    if not text.startswith(ADD):
        return text
    try:
        piece, _ = read_add_piece(text)
        return piece if write_add_piece(piece) == text else text
    except TraitError:
        return text


PlacedPiece = Annotated[MarkerPiece, Codec("piece", _write_piece, _read_piece)]
"""The counter that comes: a Piece; or as text the path of one in the palette, or a definition that is not in VASSAL's
own form.
"""

TOP, BOTTOM, ABOVE, BELOW = range(4)
"""Where a placed marker goes in the stack: on top, to the bottom, just above or below the counter."""


class PlaceMarker(Trait, id="placemark"):
    """Puts a new counter beside this one (counters/PlaceMarker.java); positive `y` is up. Every such trait has a `gpid`
    of its own.
    """

    menu: Text = ""
    key: Key = NO_KEY
    piece: PlacedPiece = wire(None, needed=True)
    _text: Text = wire("null", missing="null")
    x: Format = "0"
    y: Format = "0"
    match: Flag = False
    """Place Marker: takes over the rotation. Replace: takes over the state of equal traits."""
    then: SentKey = NO_KEY
    """A key pressed on the new counter."""
    description: Text = ""
    gpid: Text = ""
    placement: Whole = TOP
    only_above: Flag = False
    """Replace: only traits outside this one take their state over."""
    copy_properties: Flag = False
    parameters: Parameters = ()
    _version: Whole = wire(1, missing=0)

    @classmethod
    def read_type(cls, body: str) -> Values:
        """VASSAL writes its own version, and `null` where there is no text."""
        values = super().read_type(body)
        return values | {"_version": 1}


class Replace(PlaceMarker, id="replace"):
    """Puts another counter in this one's place (counters/Replace.java)."""


def placed_piece(trait: PlaceMarker) -> Piece | None:
    """The counter a PlaceMarker or Replace brings, read from its definition if need be; None for a path or nothing."""
    if isinstance(trait.piece, Piece) or trait.piece is None:
        return trait.piece
    return read_add_piece(trait.piece)[0] if trait.piece.startswith(ADD) else None


def inner_pieces(traits: Iterable[Trait]) -> Iterable[Piece]:
    """Every counter that these traits may bring into play, at any depth."""
    for trait in traits:
        piece = placed_piece(trait) if isinstance(trait, PlaceMarker) else None
        if piece:
            yield piece
            yield from inner_pieces(piece.traits)
