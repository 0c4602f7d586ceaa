"""`vmodgen explain`: what is told of a unit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from typer.testing import CliRunner, Result

from generator import playing
from generator.cli.app import app
from tests.games import MINI


@pytest.fixture(autouse=True, scope="module")
def built_once() -> Iterator[None]:
    """Every call sees the same module, which takes a second or two to tell."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "unbuilt", cache(playing.unbuilt))
        yield


def explain(*words: str) -> Result:
    return CliRunner().invoke(app, ["explain", *words])


@pytest.fixture(scope="module")
def battalion() -> str:
    """What is told of a CCF battalion, blanks in a row made one."""
    told = explain("1/172")
    assert told.exit_code == 0, told.output
    return "\n".join(" ".join(line.split()) for line in told.output.splitlines())


def test_who_it_is(battalion: str) -> None:
    assert battalion.startswith("1/172 ccf-58-172-1\nCCF infantry battalion, CCF; 172nd Regt, 58 Div; at the start in ")


def test_its_step_track(battalion: str) -> None:
    track = "4 full 14-9-1 estimate 2.52\n3 reduced 9-6-1 estimate 2.52\n2 remnant 5-3-1 estimate 17.1\n"
    assert f"Steps\n{track}1 remnant-reduced 3-2-1 estimate 17.1\n0 eliminated 2.52" in battalion


@pytest.mark.parametrize(
    "line",
    [
        "Lose a Step Ctrl+L 2.52, 17.1 The next weaker face",
        "Losses > Lose 4 Steps 2.52, 17.1",
        "Losses > Pay a Step for HQ 4.12 A unit loses a step",
        "To Off Map Division Box Ctrl+B 19.3",
        "Movement Trail Ctrl+T",
    ],
)
def test_its_commands_with_keys_and_rules(battalion: str, line: str) -> None:
    assert f"\n{line}" in battalion.partition("Commands")[2].partition("Its own traits")[0]


def test_a_menu_of_its_own_keeps_its_order(battalion: str) -> None:
    under = [line.partition(" > ")[2].split(" ")[1] for line in battalion.splitlines() if line.startswith("Losses > ")]
    assert under == ["2", "3", "4", "a"]


def test_its_traits_in_plain_words(battalion: str) -> None:
    assert 'Prototype "CCF infantry battalion: commands"' in battalion
    assert "Trigger: presses other keys of this counter when a key is heard and a condition holds\n" in battalion
    assert 'Lose a Step key Ctrl+L; condition {CurrentMap=="Main Map" && Steps>=1}; actions StepsDown1,' in battalion
    assert "Dynamic Property: a value that changes by key\nsteps left name Steps; limits 0 to 9; commands " in battalion


def test_brief_leaves_the_traits_out() -> None:
    told = explain("ccf-58-hq", "--brief")
    assert "0  awaits replacement" in told.output
    assert "Prototype" not in told.output


@pytest.mark.parametrize(
    ("unit", "lines"),
    [
        ("1/D/1 Tk", ("0  eliminated, or a Roadblock on the road", "destroyed, on the back")),
        ("Wpns 1/1", ("fired, on the back",)),
    ],
)
def test_what_follows_the_last_step(unit: str, lines: tuple[str, ...]) -> None:
    told = explain(unit, "--brief").output
    assert all(line in told for line in lines)


def test_a_marker_has_traits_only() -> None:
    told = explain("Turn").output
    assert "Its own traits" in told
    assert "Steps" not in told


def test_another_game_by_its_folder() -> None:
    told = explain("1/Levy", "--game", str(MINI), "--brief")
    assert told.exit_code == 0
    assert told.output.startswith("1/Levy  n-1\n")


def test_a_wrong_name_is_told_with_the_right_one() -> None:
    told = explain("1/17")
    assert told.exit_code == 1
    assert '1/17: error: there is no such unit (did you mean "1/17' in told.output
    assert told.output.endswith("1 complaint, 1 error; there is nothing to explain\n")


def test_no_unit_is_a_wrong_use() -> None:
    assert explain().exit_code == 2
