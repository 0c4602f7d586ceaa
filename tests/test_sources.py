"""Where values come from, and the list of estimates filled in and fed back."""

from __future__ import annotations

import csv
import io
import shutil
from pathlib import Path

import pytest

from generator.model.resolve import load_game
from generator.problems import ProblemsError
from generator.sources import by_origin, fill, todo
from tests.games import CHOSIN, MINI, game


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small game that may be changed."""
    return Path(shutil.copytree(MINI, tmp_path / "mini"))


def fed(folder: Path, text: str) -> tuple[str, ...]:
    """What is written when a list is fed back."""
    (folder.parent / "todo.csv").write_text(text, "utf-8")
    done = fill(folder, load_game(folder)[0], folder.parent / "todo.csv")
    return tuple(f"{one.unit} {one.face} {one.old} {one.new}" for one in done)


def refused(folder: Path, rows: str) -> str:
    before = (folder / "units.csv").read_bytes()
    with pytest.raises(ProblemsError) as told:
        fed(folder, "id,face,printed\n" + rows)
    assert (folder / "units.csv").read_bytes() == before
    return str(told.value)


def test_values_by_origin_with_file_and_line() -> None:
    found = by_origin(CHOSIN, game(CHOSIN))
    (rule,) = found["rules"]
    assert (str(rule.where), rule.what, rule.count) == ("chosin/kinds.yaml:24", "full 12-9-1", 29)
    assert rule.source == "rule 2.52, errata page"
    assert all(one.where.line for listed in found.values() for one in listed)


def test_the_list_holds_every_estimate_once() -> None:
    rows = list(csv.DictReader(io.StringIO(todo(game(CHOSIN)))))
    values = [(u.id, face) for u in game(CHOSIN).units for face, value in u.values if value.origin == "estimate"]
    assert [(row["id"], row["face"]) for row in rows] == values
    assert {row["printed"] for row in rows} == {""}


def test_filled_values_become_the_owners_and_nothing_else_changes(mini: Path) -> None:
    before = (mini / "units.csv").read_text("utf-8")
    assert fed(mini, "id,face,printed\nn-2,full,6 3\nn-2,reduced,4-2\ns-1,reduced,\n") == (
        "2/Levy full 5-2 6-3",
        "2/Levy reduced 3-2 4-2",
    )
    assert (mini / "units.csv").read_text("utf-8") == before.replace("~5 2,~3-2", "6-3,4-2")
    values = {face: value for unit in load_game(mini)[0].units if unit.id == "n-2" for face, value in unit.values}
    assert [(value.text, value.origin) for value in values.values()] == [("6-3", "owner"), ("4-2", "owner")]


def test_ten_estimates_of_chosin(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(CHOSIN, tmp_path / "chosin"))
    rows = list(csv.DictReader(io.StringIO(todo(game(CHOSIN)))))
    for number, row in enumerate(rows[:200:20]):
        row["printed"] = f"{number + 3}-7-2"
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, rows[0].keys())
    writer.writeheader()
    writer.writerows(rows)
    assert len(fed(folder, buffer.getvalue())) == 10
    again = load_game(folder)[0]
    owned = [value for unit in again.units for _, value in unit.values if value.origin == "owner"]
    assert len(owned) == 10
    assert len(list(csv.DictReader(io.StringIO(todo(again))))) == len(rows) - 10
    old, new = (CHOSIN / "units.csv").read_text("utf-8"), (folder / "units.csv").read_text("utf-8")
    assert sum(a != b for a, b in zip(old.splitlines(), new.splitlines(), strict=True)) <= 10


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("n-3,full,4-4", 'todo.csv:2: error: there is no unit "n-3" (did you mean "n-2"?)'),
        ("n-2,ful,4-4", 'todo.csv:2: error: "2/Levy" has no face "ful" (it has full, reduced)'),
        ("n-2,full,4-4-1", 'todo.csv:2: error: "4-4-1" is no value; a value is 2 numbers'),
        ("n-2,full,~4-4", "todo.csv:2: error: ~4-4 is an estimate still"),
        ("n-1,full,4-4", "1/Levy full is 4-4 here, but 4-2 in mini/kinds.yaml:11: rule 3.1"),
        ("s-2,full,4-4", "近卫 full is 4-4 here, but 4-3 in mini/units.csv:6: printed counter"),
        ("n-2,full,4-4\nn-2,full,5-5", "todo.csv:3: error: 2/Levy full is 5-5 here, but 4-4 in todo.csv:2"),
    ],
)
def test_what_is_wrong_in_a_list_is_told_with_its_line(mini: Path, row: str, complaint: str) -> None:
    assert complaint in refused(mini, row + "\n")


def test_a_value_that_is_known_already_changes_nothing(mini: Path) -> None:
    before = (mini / "units.csv").read_bytes()
    assert fed(mini, "id,face,printed\nn-1,full,4-2\n") == ()
    assert (mini / "units.csv").read_bytes() == before


def test_line_ends_and_marks_of_the_author_stay(mini: Path) -> None:
    text = (mini / "units.csv").read_text("utf-8").replace("\n", "\r\n").replace(",,", ", ,")
    (mini / "units.csv").write_bytes(text.encode("utf-8-sig"))
    fed(mini, "id,face,printed\nn-2,full,6-3\n")
    assert (mini / "units.csv").read_bytes() == text.replace("~5 2", "6-3").encode("utf-8-sig")
