"""The command line: exit codes, complaints, help."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import generator
from generator.cli.app import app
from tests.games import MINI


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small game that may be changed."""
    return Path(shutil.copytree(MINI, tmp_path / "mini"))


def test_version() -> None:
    assert run("--version").output.strip() == f"vmodgen {generator.__version__}"


def test_help_names_the_commands() -> None:
    told = run("--help").output
    assert all(command in told for command in ("build", "check"))


def test_a_wrong_option_is_exit_code_two() -> None:
    assert run("build", "--colour").exit_code == 2


def test_check_counts_by_kind() -> None:
    told = run("check")
    assert told.exit_code == 0
    assert "ccf-battalion   108 units, 432 of 432 values are estimates" in told.output
    assert "marine-rifle    29 units, 58 of 87 values are estimates" in told.output


def test_build_writes_the_module_and_says_so(mini: Path, tmp_path: Path) -> None:
    told = run("build", str(mini), "--output", str(tmp_path / "out"))
    assert told.exit_code == 0, told.output
    assert (tmp_path / "out" / "mini-0.1.0.vmod").is_file()
    assert "0101 to 0806" in told.output


def test_complaints_come_with_file_and_line_and_exit_code_one(mini: Path, tmp_path: Path) -> None:
    units = mini / "units.csv"
    units.write_text(units.read_text("utf-8").replace("2/Levy,North,", "2/Levy,Norht,"), "utf-8")
    told = run("build", str(mini), "--output", str(tmp_path / "out"))
    assert told.exit_code == 1
    assert 'mini/units.csv:3: error: there is no side "Norht" (did you mean "North"?)' in told.output
    assert "1 complaint, 1 error; nothing was written" in told.output
    assert not (tmp_path / "out").exists()


def test_no_such_game() -> None:
    told = run("check", "chosen")
    assert told.exit_code == 1
    assert 'chosen: error: there is no such game, bundled or in a folder (did you mean "chosin"?)' in told.output


def test_a_folder_that_cannot_be_written_is_a_complaint(mini: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    told = run("build", str(mini), "--output", str(tmp_path / "file"))
    assert told.exit_code == 1
    assert "nothing was written" in told.output
