"""`vmodgen preview`: what is written, what is told. The live one is tried in a browser."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from generator.cli import main  # noqa: F401  (the commands are all there)
from generator.cli.app import app
from tests.games import MINI


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["preview", *words])


def test_a_page_is_written_and_pictures_are_kept(tmp_path: Path) -> None:
    told = run(str(MINI), "--output", str(tmp_path))
    assert told.exit_code == 0, told.output
    assert "16 pictures, 16 of them drawn anew" in told.output
    assert (tmp_path / "mini-0.1.0-preview.html").is_file()
    assert "16 pictures, 0 of them drawn anew" in run(str(MINI), "--output", str(tmp_path)).output


def test_no_such_style(tmp_path: Path) -> None:
    told = run(str(MINI), "--style", "modern", "--against", "modren", "--output", str(tmp_path / "out"))
    assert told.exit_code == 1
    assert 'no style is called "modren" (did you mean "modern"?)' in told.output
    assert not (tmp_path / "out").exists()
