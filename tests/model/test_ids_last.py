"""Reordering, sorting, renaming, inserting and removing rows changes no id."""

from __future__ import annotations

import csv
import io
import random
import shutil
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from generator.model.ledger import assign, missing, needed, render
from generator.model.resolve import load_game
from tests.games import CHOSIN, MINI

EDITS = st.lists(st.sampled_from(("shuffle", "sort", "rename", "insert", "remove")), min_size=1, unique=True)


def edited(folder: Path, edits: list[str], luck: random.Random) -> None:
    """A game's tables after some edits by hand; what a row lost in one table is taken out of the others."""
    units, positions = ([list(row) for row in _rows(folder / name)] for name in ("units.csv", "positions.csv"))
    for number, edit in enumerate(edits):
        body = units[1:]
        if edit == "shuffle":
            luck.shuffle(body)
        elif edit == "sort":
            column = luck.choice((0, 1, 7))
            body.sort(key=lambda row: row[column])
        elif edit == "rename":
            luck.choice(body)[1] += f" {number}"
        elif edit == "insert":
            like = luck.choice([row for row in body if row[2] in ("North", "UN")])
            body.insert(luck.randrange(len(body)), [f"new-{number}", f"New {number}", *like[2:]])
        else:
            gone = luck.choice([row for row in body if not row[9]])
            body.remove(gone)
            positions = [row for row in positions if row[0] != gone[0]]
        units = [units[0], *body]
    positions[1:] = luck.sample(positions[1:], len(positions) - 1)
    _write(folder / "units.csv", units)
    _write(folder / "positions.csv", positions)


def _rows(path: Path) -> list[list[str]]:
    return list(csv.reader(path.read_text("utf-8").splitlines()))


def _write(path: Path, rows: list[list[str]]) -> None:
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="\n").writerows(rows)
    path.write_text(buffer.getvalue(), "utf-8")


@pytest.mark.parametrize(("game", "examples"), [(MINI, 12), (CHOSIN, 2)], ids=["mini", "chosin"])
def test_no_edit_changes_an_id(tmp_path: Path, game: Path, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, phases=(Phase.explicit, Phase.generate))
    @given(EDITS, st.integers(0, 9999))
    def run(edits: list[str], luck: int) -> None:
        shutil.rmtree(tmp_path)
        ids_stay(Path(shutil.copytree(game, tmp_path / game.name)), edits, random.Random(luck))

    run()


def ids_stay(folder: Path, edits: list[str], luck: random.Random) -> None:
    game_file = folder / "game.yaml"
    game_file.write_text(game_file.read_text("utf-8").partition("\nexpect:")[0], "utf-8")
    before = dict(load_game(folder)[0].ledger)
    edited(folder, edits, luck)
    game = load_game(folder)[0]
    after = dict(assign(game.ledger, missing(game)))
    assert before.items() <= after.items()
    assert set(needed(game)) <= set(after)
    assert len(set(after.values())) == len(after)
    assert {key for key in after if key not in before} == {key for key in needed(game) if key.startswith("new-")}
    (folder / "ledger.csv").write_text(render(tuple(after.items())), "utf-8")
    assert load_game(folder)[0].ledger == tuple(sorted(after.items()))
