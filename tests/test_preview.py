"""The preview's story, on the small game: one page, several styles, editions that know what changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from generator.package.serve import Edition
from generator.preview import Tools, Wish, Workshop, preview
from generator.problems import ProblemsError
from tests.games import ART, MINI, TEMPLATES

LOUD = """title: Loud
extends: modern
colours: {paper: "#dd2211"}
"""


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small game with a style of its own."""
    folder = Path(shutil.copytree(MINI, tmp_path / "mini"))
    (folder / "art" / "styles").mkdir(parents=True)
    (folder / "art" / "styles" / "loud.yaml").write_text(LOUD)
    return folder


def tools(folder: Path, kept: Path | None = None) -> Tools:
    return Tools((TEMPLATES,), (folder / "art", ART), kept)


def told(edition: Edition) -> Any:
    return json.loads(edition.state)


def changed(path: Path, old: str, new: str) -> list[Path]:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return [path]


def test_one_page_the_same_bytes_twice_and_nothing_drawn_again(mini: Path, tmp_path: Path) -> None:
    first = preview(mini, tmp_path / "out", tools(mini, tmp_path / "kept"), Wish(("modern",)))
    data = first.file.read_bytes()
    again = preview(mini, tmp_path / "out", tools(mini, tmp_path / "kept"), Wish(("modern",)))
    assert (first.file.name, first.pictures, first.drawn, again.drawn) == ("mini-0.1.0-preview.html", 16, 16, 0)
    assert again.file.read_bytes() == data
    assert data.count(b"data:image/png;base64,") == 16


def test_two_styles_side_by_side(mini: Path, tmp_path: Path) -> None:
    made = preview(mini, tmp_path, tools(mini), Wish(("modern",), "loud"))
    assert made.pictures == 32
    text = made.file.read_text("utf-8")
    assert '"against":"loud"' in text
    assert '{"name":"loud","title":"Loud"}' in text


def test_nothing_is_written_for_an_unsound_game(mini: Path, tmp_path: Path) -> None:
    changed(mini / "units.csv", "2/Levy,North", "2/Levy,Norht")
    with pytest.raises(ProblemsError, match=r"mini/units\.csv:3"):
        preview(mini, tmp_path / "out", tools(mini), Wish(("modern",)))
    assert not (tmp_path / "out").exists()


def test_only_pictures_that_changed_get_another_address(mini: Path) -> None:
    workshop = Workshop(mini, tools(mini), Wish(("loud",)))
    before = told(workshop.edition())["pictures"]["loud"]
    rule = 'rules:\n  - {when: {unit: n-1}, colours: {paper: "#00aa00"}}\n'
    style = mini / "art" / "styles" / "loud.yaml"
    style.write_text(LOUD + rule)
    after = told(workshop.edition([style]))["pictures"]["loud"]
    assert {name for name in after if after[name] != before[name]} == {"n-1.full.png", "n-1.reduced.png"}


def test_a_style_alone_does_not_read_the_game_again_but_a_table_does(mini: Path) -> None:
    workshop = Workshop(mini, tools(mini), Wish(("loud",)))
    workshop.edition()
    renamed = changed(mini / "units.csv", "1/Levy", "9/Levy")
    assert told(workshop.edition([mini / "art" / "styles" / "loud.yaml"]))["counters"][0]["name"] == "1/Levy"
    assert told(workshop.edition(renamed))["counters"][0]["name"] == "9/Levy"


def test_what_is_wrong_stands_above_the_pictures_from_before_until_it_is_mended(mini: Path) -> None:
    workshop = Workshop(mini, tools(mini), Wish(("loud",)))
    sound = workshop.edition()
    broken = workshop.edition(changed(mini / "art" / "styles" / "loud.yaml", '"#dd2211"', "gren"))
    (problem,) = told(broken)["problems"]
    assert problem["where"].endswith("styles/loud.yaml:3")
    assert (problem["level"], "gren" in problem["what"]) == ("error", True)
    assert (told(broken)["pictures"], dict(broken.pictures)) == (told(sound)["pictures"], dict(sound.pictures))
    style = mini / "art" / "styles" / "loud.yaml"
    style.write_text(LOUD)
    assert workshop.edition([style]).number == sound.number


def test_a_symbol_nobody_drew_is_told_with_everything_else(mini: Path) -> None:
    workshop = Workshop(mini, tools(mini), Wish(("loud",)))
    workshop.edition()
    style = mini / "art" / "styles" / "loud.yaml"
    style.write_text(LOUD + "rules:\n  - {when: {unit: n-1}, labels: {symbol: nothing}}\n")
    assert any('"nothing"' in problem["what"] for problem in told(workshop.edition([style]))["problems"])
    style.write_text(LOUD.replace('"#dd2211"', "gren"))
    both = workshop.edition([style, *changed(mini / "units.csv", "2/Levy,North", "2/Levy,Norht")])
    assert [problem["where"] for problem in told(both)["problems"]] == [
        "mini/art/styles/loud.yaml:3",
        "mini/units.csv:3",
    ]


def test_a_game_that_is_broken_from_the_start_shows_what_is_wrong(mini: Path) -> None:
    wrong = changed(mini / "units.csv", "2/Levy,North", "2/Levy,Norht")
    edition = Workshop(mini, tools(mini), Wish(("loud",))).edition(wrong)
    assert told(edition)["problems"][0]["where"] == "mini/units.csv:3"
    assert told(edition)["counters"] == []


def test_pictures_are_drawn_when_asked_for_and_kept(mini: Path, tmp_path: Path) -> None:
    workshop = Workshop(mini, tools(mini, tmp_path / "kept"), Wish(("loud",)))
    edition = workshop.edition()
    assert workshop.kept.drawn == 0
    address = told(edition)["pictures"]["loud"]["n-1.full.png"]
    assert edition.pictures[address]() == edition.pictures[address]()
    assert (workshop.kept.drawn, workshop.kept.found) == (1, 1)
