"""Setting the table: prototypes unfolded, counters made and put down, the game's values laid out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from generator.grids import Board
from generator.play.piles import put_down
from generator.play.table import Container, Ground, Setting, Table, basic, with_basic, with_piece
from generator.play.values import set_value
from generator.traits import Comment, DynamicProperty, Piece, Prototype, Trait, decode, split

DEEPEST = 50


class UnknownPlace(ValueError):  # noqa: N818  # names what is unknown
    """A map that the setting does not have."""


def set_table(setting: Setting, values: Mapping[tuple[Container, str], str] | None = None) -> Table:
    """An empty table with the game's global properties."""
    return Table(setting, values=dict(values or {}))


def place_piece(table: Table, piece: Piece, map: str, x: int, y: int, id: str | None = None) -> tuple[Table, str]:
    """The table with a counter put down at a point, stacked where it can be; and the counter's id."""
    ground = table.setting.ground(map)
    if ground is None:
        raise UnknownPlace(f'there is no map "{map}"; there are {[one.name for one in table.setting.grounds]}')
    heard: list[str] = []
    table, id = new_piece(table, piece, heard, id=id)
    return replace(put_down(table, id, ground, (x, y)), warnings=tuple(heard)), id


def on_bare_table(
    piece: Piece, prototypes: Mapping[str, tuple[Trait, ...]] | None = None, side: str = ""
) -> tuple[Table, str]:
    """One counter alone on a map without a grid: enough to try its keys."""
    setting = Setting((Ground("Map", Board(1000, 1000, name="Board")),), prototypes or {}, side=side)
    return place_piece(set_table(setting), piece, "Map", 500, 500)


def new_piece(
    table: Table, piece: Piece, heard: list[str], *, gpid: str | None = None, id: str | None = None
) -> tuple[Table, str]:
    """The table with a counter on no map yet: prototypes unfolded, values worked out as VASSAL does on making it."""
    serial = table.serial + 1
    id = id if id is not None else f"new{serial}"
    table = with_piece(replace(table, serial=serial), id, unfolded(piece, table.setting.prototypes))
    kept = tuple(pair for pair in basic(table, id).kept if pair[0] != "UniqueID")
    table = with_basic(table, id, map="", kept=kept, gpid=basic(table, id).gpid if gpid is None else gpid)
    traits = table.pieces[id].traits
    for at in range(len(traits) - 1, 0, -1):
        own = table.pieces[id].traits[at]
        if isinstance(own, DynamicProperty):
            table = set_value(table, id, at, own.value, heard)
    return table, id


def unfolded(piece: Piece, prototypes: Mapping[str, tuple[Trait, ...]]) -> Piece:
    """The counter with the traits of its prototypes in place of their names, comments left out.

    A prototype that does not exist is as good as none, as in VASSAL; one that needs itself stops after a while.
    """
    return Piece(tuple(_unfolded(piece.traits, prototypes, 0)))


def _unfolded(traits: Iterable[Trait], prototypes: Mapping[str, tuple[Trait, ...]], depth: int) -> Iterable[Trait]:
    for trait in traits:
        if isinstance(trait, Prototype):
            if depth < DEEPEST:
                own = filled(prototypes.get(trait.name, ()), trait.parameters)
                yield from _unfolded(own, prototypes, depth + 1)
        elif not isinstance(trait, Comment):
            yield trait


def filled(traits: tuple[Trait, ...], parameters: str | None) -> Iterable[Trait]:
    """The traits with a prototype's parameters (`a=1,b=2`) put in for `$a$` and `$b$`, in definitions and states."""
    if parameters is None:
        return traits
    pairs = (split(pair, "=") for pair in split(parameters, ","))
    known = {name: value[0] for name, *value in pairs if value}
    return [decode(*(_put_in(words, known) for words in trait.encode())) for trait in traits]


def _put_in(words: str, known: Mapping[str, str]) -> str:
    """What is no parameter stays as its bare name, and a lone `$` is lost (FormattedStringExpression.java)."""
    pieces = split(words, "$")
    inner = range(1, len(pieces) - 1, 2)
    return "".join(known.get(one, one) if at in inner else one for at, one in enumerate(pieces))
