"""Ids of pieces: given once, never changed, never given again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from generator.data.schema import read_table
from generator.data.schema_tables import LedgerRow
from generator.data.source import read_csv
from generator.model.ledger import HIGHEST, LOWEST, Ledger, assign, bound, missing, needed, render
from generator.model.names import AT_START, PALETTE, piece_key
from generator.problems import Problem
from model.games import chosin, mini

KEYS = st.lists(st.text("abc-123", min_size=1, max_size=6).map(lambda unit: piece_key(unit, PALETTE)), max_size=30)


def parsed(tmp_path: Path, text: str) -> tuple[Ledger, list[str]]:
    (tmp_path / "ledger.csv").write_text(text, encoding="utf-8")
    rows, said = read_table(LedgerRow, read_csv(tmp_path / "ledger.csv", "g/ledger.csv"))
    problems: list[Problem] = list(said)
    return bound(rows, problems), [str(problem) for problem in problems]


@given(KEYS, KEYS, st.randoms())
def test_ids_do_not_depend_on_order_or_on_what_came_between(first: list[str], later: list[str], luck: object) -> None:
    ledger = assign((), first)
    grown = assign(ledger, later)
    assert dict(ledger).items() <= dict(grown).items()
    assert assign((), reversed(first)) == ledger
    assert assign(grown, first[1:]) == grown


@given(KEYS)
def test_ids_are_one_each_and_fit_java(keys: list[str]) -> None:
    ledger = assign((), keys)
    ids = [gpid for _, gpid in ledger]
    assert len(ids) == len(set(ids)) == len(set(keys))
    assert all(LOWEST <= gpid <= HIGHEST < 2**31 for gpid in ids)
    assert list(ledger) == sorted(ledger)


def test_two_branches_give_different_ids() -> None:
    base = assign((), ["a@palette"])
    ours, theirs = assign(base, ["b@palette"]), assign(base, ["c@palette"])
    merged = dict(ours) | dict(theirs)
    assert len(set(merged.values())) == 3


def test_a_taken_id_is_passed_over() -> None:
    ((_, wanted),) = assign((), ["a@palette"])
    taken: Ledger = (("old@palette", wanted), ("older@palette", wanted + 1))
    assert dict(assign(taken, ["a@palette"]))["a@palette"] == wanted + 2


def test_the_last_id_is_followed_by_the_first() -> None:
    ((_, wanted),) = assign((), ["a@palette"])
    taken = tuple((f"{gpid}@palette", gpid) for gpid in range(wanted, wanted + 3))
    assert dict(assign(taken, ["a@palette"]))["a@palette"] == wanted + 3


@given(KEYS)
def test_written_and_read_again_it_is_the_same(tmp_path_factory: object, keys: list[str]) -> None:
    ledger = assign((), keys)
    path = tmp_path_factory.mktemp("ledger")  # type: ignore[attr-defined]
    assert parsed(path, render(ledger)) == (ledger, [])


def test_complaints(tmp_path: Path) -> None:
    text = "key,gpid\na@palette,5\na@palette,6\nb@palette,5\nc,7\nd@palette,0\ne@palette,many\nf@palette,2147483647\n"
    _, said = parsed(tmp_path, text)
    assert sorted(said) == [
        'g/ledger.csv:3: error: "a@palette" has an id already, in line 2 (delete one)',
        'g/ledger.csv:4: error: 5 is the id of "a@palette" too, in line 2 '
        "(delete the line that came later; the next build gives a new id)",
        'g/ledger.csv:5: error: "c" is no key of a piece (a key is like usmc-7-1-a@palette)',
        "g/ledger.csv:6: error: 0 cannot be an id (ids are from 1 to 2147483646)",
        'g/ledger.csv:7: error: "gpid" must be a whole number, not "many"',
        "g/ledger.csv:8: error: 2147483647 cannot be an id (ids are from 1 to 2147483646)",
    ]


def test_what_needs_an_id() -> None:
    game = mini()
    assert needed(game) == tuple(sorted(needed(game)))
    assert {"n-1@palette", "n-1@at-start", "s-wagon@at-start", "turn@palette", "turn@at-start", "cut@palette"} <= set(
        needed(game)
    )
    assert piece_key("cut", AT_START) not in needed(game)


def test_what_is_missing_is_told_and_given() -> None:
    game = mini()
    lacking = replace(game, ledger=tuple(row for row in game.ledger if not row[0].startswith("n-2@")))
    assert missing(lacking) == ("n-2@at-start", "n-2@palette")
    assert assign(lacking.ledger, missing(lacking)) == game.ledger


def test_retired_ids_stay() -> None:
    game = mini()
    smaller = replace(game, units=game.units[1:])
    assert missing(smaller) == ()
    assert assign(smaller.ledger, needed(smaller)) == game.ledger


def test_the_ledgers_that_come_with_the_games_are_whole() -> None:
    assert missing(mini()) == missing(chosin()) == ()
