"""A game folder is read as a whole."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.data.load import NEEDED, OPTIONAL, load_folder
from generator.problems import ProblemsError, Where

MINI = Path(__file__).parents[1] / "games" / "mini"


def test_the_small_game_is_read_without_complaint() -> None:
    folder = load_folder(MINI)
    assert folder.problems == ()
    assert (folder.id, len(folder.units), len(folder.ledger)) == ("mini", 7, 17)


def test_every_file_of_the_small_game_is_known() -> None:
    assert {path.name for path in MINI.glob("*.*")} == {*NEEDED, *OPTIONAL}


def test_a_folder_is_named_after_itself_however_it_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(MINI)
    assert load_folder(Path()).file("units.csv") == Where("mini/units.csv")


def test_what_is_sound_is_told_by_file(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(MINI, tmp_path / "mini"))
    (folder / "kinds.yaml").write_text("kinds: none\n")
    told = load_folder(folder)
    assert told.kinds is None
    assert not told.sound("units.csv", "kinds.yaml")
    assert told.sound("units.csv", "map.yaml")


def test_a_missing_file_is_not_taken_for_one_that_is_there(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(MINI, tmp_path / "mini"))
    (folder / "units.csv").rename(folder / "unit.csv")
    (folder / "map.yaml").unlink()
    assert [str(problem) for problem in load_folder(folder).problems] == [
        "mini/map.yaml: error: there is no such file",
        'mini/units.csv: error: there is no such file (did you mean "unit.csv"?)',
    ]


def test_no_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ProblemsError, match="chosen: error: there is no such folder"):
        load_folder(tmp_path / "chosen")
