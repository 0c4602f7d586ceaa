"""Ids of pieces: given once, never given again, so that a game under way finds its counters in the next edition.

An id follows from the piece's key, not from the order of the pieces or the highest id so far: two authors who add
units on two branches hardly ever give the same one. Retired keys stay in the ledger.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import blake2b

from generator.data.schema_tables import LedgerRow
from generator.model.game import Game, Marker, Unit
from generator.model.names import AT_START, PALETTE, piece_key
from generator.problems import Problem

Ledger = tuple[tuple[str, int], ...]

LOWEST = 100_000_000
HIGHEST = 999_999_999
"""Ids we give; well within Java's int, with room for VASSAL's own above."""

_INT_MAX = 2**31 - 2


def needed(game: Game) -> tuple[str, ...]:
    """The key of every piece of a game, sorted: units and markers in their trays, and those that start somewhere."""
    keys = {piece_key(thing.id, PALETTE) for thing in things(game)}
    keys |= {piece_key(placement.unit, AT_START) for placement in game.scenario.placements}
    keys |= {piece_key(marker.id, AT_START) for marker in game.markers if marker.start}
    return tuple(sorted(keys))


def things(game: Game) -> tuple[Unit | Marker, ...]:
    """Everything that has a counter."""
    return (*game.units, *game.markers)


def missing(game: Game) -> tuple[str, ...]:
    """The keys of pieces that have no id yet, sorted."""
    known = {key for key, _ in game.ledger}
    return tuple(key for key in needed(game) if key not in known)


def assign(ledger: Ledger, keys: Iterable[str]) -> Ledger:
    """The ledger with an id for each of these keys too, sorted by key; ids that are there stay as they are."""
    ids = dict(ledger)
    taken = set(ids.values())
    for key in sorted(set(keys) - ids.keys()):
        ids[key] = _free(key, taken)
        taken.add(ids[key])
    return tuple(sorted(ids.items()))


def numbered(game: Game) -> tuple[Game, tuple[str, ...]]:
    """The game with an id for every piece, and the keys of those that had none."""
    new = missing(game)
    return replace(game, ledger=assign(game.ledger, new)), new


def render(ledger: Ledger) -> str:
    """The text of ledger.csv: `key,gpid` and one line a piece, sorted by key. Ids have no comma or quote in them."""
    lines = (f"{key},{gpid}" for key, gpid in sorted(ledger))
    return "\n".join(("key,gpid", *lines)) + "\n"


def bound(rows: Sequence[LedgerRow], problems: list[Problem]) -> Ledger:
    """The rows of ledger.csv as a ledger, the reverse of `render`; two ids of a key, or keys of an id, are a complaint.

    A line that is there twice is none: merging two branches can leave that.
    """
    keys: dict[str, LedgerRow] = {}
    ids: dict[int, LedgerRow] = {}
    for row in rows:
        problems += _wrong(row, keys.get(row.key), ids.get(row.gpid))
        keys.setdefault(row.key, row)
        ids.setdefault(row.gpid, row)
    return tuple(sorted((key, row.gpid) for key, row in keys.items()))


def _wrong(row: LedgerRow, same_key: LedgerRow | None, same_id: LedgerRow | None) -> Iterable[Problem]:
    if same_key is not None and same_key.gpid != row.gpid:
        yield Problem(row.at("key"), f'"{row.key}" has an id already, in line {same_key.at("key").line}', "delete one")
    elif same_id is not None and same_key is None:
        what = f'{row.gpid} is the id of "{same_id.key}" too, in line {same_id.at("gpid").line}'
        yield Problem(row.at("gpid"), what, "delete the line that came later; the next build gives a new id")
    if not 0 < row.gpid <= _INT_MAX:
        yield Problem(row.at("gpid"), f"{row.gpid} cannot be an id", f"ids are from 1 to {_INT_MAX}")
    if "@" not in row.key.strip("@"):
        hint = f"a key is like usmc-7-1-a@{PALETTE}"
        yield Problem(row.at("key"), f'"{row.key}" is no key of a piece', hint)


def _free(key: str, taken: set[int]) -> int:
    span = HIGHEST - LOWEST + 1
    start = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") % span
    return next(gpid for i in range(span) if (gpid := LOWEST + (start + i) % span) not in taken)
