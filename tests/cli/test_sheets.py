"""`vmodgen sheets`: what is written, what is told."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from pypdf import PdfReader
from typer.testing import CliRunner, Result

from generator.cli import main  # noqa: F401  (the commands are all there)
from generator.cli.app import app
from tests.games import MINI


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["sheets", *words])


def pages(path: Path) -> int:
    return len(PdfReader(BytesIO(path.read_bytes())).pages)


def test_the_small_game_on_three_sheets(tmp_path: Path) -> None:
    told = run(str(MINI), "--output", str(tmp_path))
    assert told.exit_code == 0, told.output
    assert "11 counters on 3 sheets of paper, 6 pages" in told.output
    assert pages(tmp_path / "mini-0.1.0-sheets-a4.pdf") == 6


def test_replacements_on_letter(tmp_path: Path) -> None:
    told = run(str(MINI), "--only", "n-1, cut", "--paper", "Letter", "--flip", "short", "--output", str(tmp_path))
    assert told.exit_code == 0, told.output
    assert "4 counters on 1 sheet of paper" in told.output
    assert pages(tmp_path / "mini-0.1.0-replacements-letter.pdf") == 2


def test_what_is_wrong_is_told_at_once_and_nothing_is_written(tmp_path: Path) -> None:
    told = run(str(MINI), "--only", "n-11", "--output", str(tmp_path / "out"))
    assert told.exit_code == 1
    assert '--only: error: no unit or marker has the id "n-11" (did you mean "n-1"?)' in told.output
    assert not (tmp_path / "out").exists()


def test_no_such_style(tmp_path: Path) -> None:
    told = run(str(MINI), "--style", "modren", "--output", str(tmp_path / "out"))
    assert told.exit_code == 1
    assert 'no style is called "modren" (did you mean "modern"?)' in told.output


def test_a_paper_that_does_not_exist_is_exit_code_two() -> None:
    assert run(str(MINI), "--paper", "A7").exit_code == 2


def test_own_pictures_from_a_folder_are_printed(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    Image.new("RGB", (300, 300), "#336699").save(tmp_path / "mine" / "s-gun.fired.png")
    told = run(str(MINI), "--only", "s-gun", "--art", str(tmp_path / "mine"), "--output", str(tmp_path))
    assert told.exit_code == 0, told.output
    data = (tmp_path / "mini-0.1.0-replacements-a4.pdf").read_bytes()
    assert [len(page.images) for page in PdfReader(BytesIO(data)).pages] == [0, 1]
