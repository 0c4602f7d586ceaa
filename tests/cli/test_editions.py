"""Errata, differences and sources on the command line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli.app import app
from tests.games import MINI


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small game that may be changed."""
    return Path(shutil.copytree(MINI, tmp_path / "mini"))


def erratum(folder: Path, text: str, id: str = "sheet", day: str = "2030-01-01") -> None:
    (folder / "errata").mkdir(exist_ok=True)
    head = f"id: {id}\ndate: {day}\nsource: a sheet\n"
    (folder / "errata" / f"{id}.yaml").write_text(head + text, "utf-8")


def test_the_three_steps_of_the_readme(mini: Path, tmp_path: Path) -> None:
    begun = run("errata", "new", "spring-sheet", str(mini))
    assert begun.exit_code == 0, begun.output
    path = mini / "errata" / "spring-sheet.yaml"
    text = path.read_text("utf-8")
    text = (
        text.replace("source:  ", "source: errata sheet ")
        .replace("# units:", "units:")
        .replace("#   - {id: n-1,", "  - {id: n-1,")
    )
    path.write_text(text.replace("values: 12-9}", "values: 5-3}"), "utf-8")
    listed = run("errata", "list", str(mini))
    assert listed.exit_code == 0, listed.output
    assert "mini/errata/spring-sheet.yaml:11: 1/Levy: full strength 4-2, now 5-3" in listed.output
    built = run("build", str(mini), "--output", str(tmp_path / "out"))
    assert built.exit_code == 0, built.output
    assert (tmp_path / "out" / "mini-0.1.1.vmod").is_file()


def test_a_skeleton_is_a_sound_file_that_changes_nothing(mini: Path) -> None:
    run("errata", "new", "empty", str(mini))
    listed = run("errata", "list", str(mini))
    assert listed.exit_code == 1
    assert "error: an erratum says where it comes from" in listed.output
    assert 'the erratum "empty" changes nothing' in listed.output


@pytest.mark.parametrize("id", ["none", "all", "a/b", "é", ""])
def test_a_skeleton_needs_a_name_of_its_own(mini: Path, id: str) -> None:
    assert run("errata", "new", id, str(mini)).exit_code == 1
    assert not (mini / "errata").exists()


def test_a_skeleton_never_writes_over_an_erratum(mini: Path) -> None:
    erratum(mini, "units:\n  - {id: n-1, values: 5-3}\n")
    assert "this erratum is there already" in run("errata", "new", "sheet", str(mini)).output
    assert "5-3" in (mini / "errata" / "sheet.yaml").read_text("utf-8")


def test_any_state_of_a_game_builds(mini: Path, tmp_path: Path) -> None:
    erratum(mini, "version: 0.2.0\nunits:\n  - {id: n-1, values: 5-3}\n")
    erratum(mini, "version: 0.3.0\napply: no\nunits:\n  - {id: n-1, values: 6-3}\n", "later", "2031-01-01")
    for errata, version in (("none", "0.1.0"), ("all", "0.2.0"), ("later", "0.3.0")):
        built = run("build", str(mini), "--output", str(tmp_path / "out"), "--errata", errata)
        assert built.exit_code == 0, built.output
        assert (tmp_path / "out" / f"mini-{version}.vmod").is_file()
    told = run("build", str(mini), "--errata", "latre")
    assert told.exit_code == 1
    assert '--errata: error: there is no erratum "latre" (did you mean "later"?)' in told.output


def test_diff_of_two_states_and_of_a_file(mini: Path, tmp_path: Path) -> None:
    run("build", str(mini), "--output", str(tmp_path / "out"))
    erratum(mini, "version: 0.2.0\nunits:\n  - {id: n-1, values: 5-3}\n")
    old, into = str(tmp_path / "out" / "mini-0.1.0.vmod"), ("--output", str(tmp_path))
    for before in (old, f"{mini}@none"):
        told = run("diff", before, f"{mini}@all", *into, "--fail-on-loss")
        assert told.exit_code == 0, told.output
        assert "1/Levy  full 4-2, now 5-3" in told.output
        assert "a running game loses nothing" in told.output
        assert "data:image/png;base64," in (tmp_path / "diff.html").read_text("utf-8")
    assert "nothing changed for players" in run("diff", old, f"{mini}@none", *into).output


def test_a_loss_fails_only_where_asked_to(mini: Path, tmp_path: Path) -> None:
    erratum(mini, "withdrawn:\n  - {id: s-2}\nstart:\n  - {unit: s-2, at: nowhere}\n")
    words = ("diff", f"{mini}@none", f"{mini}@sheet", "--output", str(tmp_path))
    assert run(*words).exit_code == 0
    failed = run(*words, "--fail-on-loss")
    assert failed.exit_code == 1
    assert "What a running game would lose" in failed.output


def test_what_is_no_module_is_a_complaint(tmp_path: Path) -> None:
    (tmp_path / "x.vmod").write_text("no zip")
    told = run("diff", str(tmp_path / "x.vmod"), "chosin")
    assert told.exit_code == 1
    assert "x.vmod: error: this is no module" in told.output


def test_sources_there_and_back(mini: Path, tmp_path: Path) -> None:
    assert "mini/kinds.yaml:11: foot: full 4-2, 2 units (rule 3.1)" in run("sources", str(mini)).output
    todo = tmp_path / "todo.csv"
    written = run("sources", str(mini), "--todo", str(todo))
    assert f"written: {todo}, 5 estimates to fill in" in written.output
    todo.write_text(
        todo.read_text("utf-8").replace("n-2,2/Levy,Levy,foot,full,5-2,", "n-2,2/Levy,Levy,foot,full,5-2,7-7")
    )
    filled = run("sources", str(mini), "--fill", str(todo))
    assert filled.exit_code == 0, filled.output
    assert "2/Levy: full 5-2, now 7-7" in filled.output
    todo.write_text("id,face,printed\nn-22,full,1-1\n")
    failed = run("sources", str(mini), "--fill", str(todo))
    assert failed.exit_code == 1
    assert 'todo.csv:2: error: there is no unit "n-22"' in failed.output
