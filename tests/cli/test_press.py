"""`vmodgen press`: keys and menu texts tried on a unit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from typer.testing import CliRunner, Result

from generator import playing
from generator.cli import pressing
from generator.cli.app import app
from generator.play.setup import on_bare_table
from generator.problems import ProblemsError
from generator.traits import BasicPiece, Piece, Trigger, ctrl, named
from tests.play.chosin import FIELD, ROAD


@pytest.fixture(autouse=True, scope="module")
def built_once() -> Iterator[None]:
    """Every call sees the same module, which takes a second or two to tell."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "unbuilt", cache(playing.unbuilt))
        yield


def press(*words: str) -> Result:
    return CliRunner().invoke(app, ["press", *words])


def test_several_in_a_row_told_as_the_chat_would() -> None:
    told = press("1/172", "Lose a Step", "Ctrl+L", "losses > lose 2 steps", "--at", FIELD)
    assert told.exit_code == 0, told.output
    start, moved, *steps, menu = told.output.strip().split("\n\n")
    assert start == "1/172  1527, 4 of 4 steps, full"
    assert moved == f"to {FIELD}\n  * 1/172 (1527): moves to {FIELD}\n  {FIELD}, 4 of 4 steps, full"
    assert steps == [
        "Lose a Step (Ctrl+L)\n"
        f"  * 1/172 ({FIELD}): loses a step, 3 of 4 left (2.52)\n  {FIELD}, 3 of 4 steps, reduced",
        "Lose a Step (Ctrl+L)\n"
        f"  * 1/172 ({FIELD}): loses a step, 2 of 4 left (2.52, 17.1)\n  {FIELD}, 2 of 4 steps, remnant",
        f"Lose 2 Steps\n  * 1/172 ({FIELD}): loses 2 steps, 0 of 4 left, eliminated (2.52)\n"
        "  Eliminated CCF, 0 of 4 steps",
    ]
    assert menu.startswith("in the menu now: Regain a Step (Ctrl+R), To Off Map Division Box (Ctrl+B), ")


def test_what_is_not_offered_does_nothing() -> None:
    told = press("1/D/1 Tk", "ctrl+k", "--at", ROAD)
    assert told.exit_code == 0
    assert "Ctrl+K\n  nothing happens\n" in told.output


def test_a_vehicle_burns_where_it_is_put() -> None:
    told = press("usmc-tk-d-1", "Ctrl+L", "--at", ROAD)
    assert f"* 1/D/1 Tk ({ROAD}): loses a step, 0 of 1 left, a Roadblock (2.51, 5.23)" in told.output
    assert f"  {ROAD}, 0 of 1 steps, destroyed\n" in told.output
    fired = press("Wpns 1/1", "Flip", "--at", "Field Hospital").output
    assert "  Field Hospital, 1 of 1 steps, fired\n" in fired


def test_what_happens_to_others_is_told_too() -> None:
    told = press("HQ 58 Div", "Lose a Step", "Replace HQ").output
    assert "CCF HQ Awaiting Replacement, 0 of 1 steps" in told
    assert "replaced in 1628, 1 of 1 left (4.12)" in told


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("HQ 58 Dvi", "Ctrl+L"), 'HQ 58 Dvi: error: there is no such unit (did you mean "HQ 58 Div"?)'),
        (("1/172", "Lose a Stpe"), '"1/172" does not offer "Lose a Stpe" now (did you mean "Lose a Step"?)'),
        (("HQ 58 Div", "Ctrl+L", "jump"), "(it offers HQ Gone for Good, Replace HQ, "),
        (("1/172", "Ctrl+L", "--at", "Eliminated CFF"), '(did you mean "Eliminated CCF"?)'),
        (("1/172", "Ctrl+L", "--at", "9999"), "9999: error: there is no such hex or box"),
        (
            ("1/172", "Ctrl+L", "--game", "chosen"),
            'there is no such game, bundled or in a folder (did you mean "chosin"',
        ),
    ],
)
def test_what_is_wrong_is_told(words: tuple[str, ...], complaint: str) -> None:
    told = press(*words)
    assert told.exit_code == 1
    assert complaint in told.output
    assert told.output.endswith("1 complaint, 1 error; nothing more was pressed\n")


def test_what_is_grey_in_the_menu_cannot_be_chosen() -> None:
    never = Trigger(menu="Jump", key=ctrl("J"), condition="{1==2}", actions=(named("Up"),))
    table, id = on_bare_table(Piece((BasicPiece(name="Tank"), never)))
    with pytest.raises(ProblemsError, match='"Tank" does not offer "Jump" now'):
        pressing.pressed(table, id, ["Jump"], "")


def test_no_key_is_a_wrong_use() -> None:
    assert press("1/172").exit_code == 2
