"""The cases of 4.12 on Chosin's own counters: headquarters that die, wait, come back and are paid for."""

from __future__ import annotations

import pytest

from generator.play.press import press
from generator.play.table import Table
from generator.vassal.words import TELL_WAITING

from .chosin import at, entries, only, unit

WAITING = "CCF HQ Awaiting Replacement"


def told(table: Table, name: str, command: str) -> Table:
    """The table after a command from the menu."""
    found = entries(table, name)
    (entry,) = [found[text] for text in found if text.rpartition(" > ")[2] == command]
    return press(table, name, entry.key)


def dead(*names: str) -> Table:
    """The headquarters of 58 Division is lost in 0713, with these others on the map."""
    table = only("HQ 58 Div", *names)
    for number, name in enumerate(("HQ 58 Div", *names)):
        table = at(table, name, f"0{713 + number}")
    return told(table, "HQ 58 Div", "Lose a Step")


def test_it_waits_and_remembers_its_hex() -> None:
    hq = unit(dead(), "HQ 58 Div")
    assert (hq.place, hq.steps, hq.lost_at) == (WAITING, 0, "0713")
    assert {"Replace HQ", "HQ Gone for Good"} <= set(entries(dead(), "HQ 58 Div"))


def test_a_subordinate_pays_and_it_returns_to_its_hex() -> None:
    after = told(dead("1/172"), "1/172", "Pay a Step for HQ")
    assert (unit(after, "1/172").steps, unit(after, "1/172").place) == (3, "0714")
    assert (unit(after, "HQ 58 Div").place, unit(after, "HQ 58 Div").steps) == ("0713", 1)
    assert [line for line in after.chat if "(4.12)" in line and "pays a step" in line]
    assert [line for line in after.chat if "replaced in 0713" in line]


def test_who_is_of_another_division_cannot_pay() -> None:
    assert not [text for text in entries(dead("1/175"), "1/175") if "Pay" in text]


def test_gone_for_good() -> None:
    hq = unit(told(dead(), "HQ 58 Div", "HQ Gone for Good"), "HQ 58 Div")
    assert (hq.place, hq.steps) == ("Eliminated CCF", 0)


def test_a_second_death_remembers_the_later_hex() -> None:
    back = told(dead(), "HQ 58 Div", "Replace HQ")
    again = told(at(back, "HQ 58 Div", "2020"), "HQ 58 Div", "Eliminate")
    assert (unit(again, "HQ 58 Div").place, unit(again, "HQ 58 Div").lost_at) == (WAITING, "2020")
    assert unit(told(again, "HQ 58 Div", "Replace HQ"), "HQ 58 Div").place == "2020"


def test_it_died_in_a_stack_and_the_others_stay() -> None:
    table = only("HQ 58 Div", "1/172", "2/172")
    for name in ("1/172", "HQ 58 Div", "2/172"):
        table = at(table, name, "0713")
    after = told(table, "HQ 58 Div", "Lose a Step")
    assert unit(after, "HQ 58 Div").lost_at == "0713"
    assert [unit(after, name).place for name in ("1/172", "2/172")] == ["0713", "0713"]


def test_two_wait_and_each_is_paid_for_by_its_own() -> None:
    table = told(dead("HQ 59 Div", "1/172", "1/175"), "HQ 59 Div", "Lose a Step")
    after = told(table, "1/175", "Pay a Step for HQ")
    assert unit(after, "HQ 58 Div").place == WAITING
    assert (unit(after, "HQ 59 Div").place, unit(after, "1/175").steps) == ("0714", 3)
    assert unit(after, "1/172").steps == 4


@pytest.mark.parametrize(("lost", "left", "place"), [(2, 1, "0714"), (3, 0, "Eliminated CCF")])
def test_a_remnant_pays_be_it_with_its_last_step(lost: int, left: int, place: str) -> None:
    table = told(dead("1/172"), "1/172", f"Lose {lost} Steps")
    after = told(table, "1/172", "Pay a Step for HQ")
    assert (unit(after, "1/172").steps, unit(after, "1/172").place) == (left, place)
    assert unit(after, "HQ 58 Div").place == "0713"


def test_the_reminder_makes_each_who_waits_speak() -> None:
    after = press(dead(), "HQ 58 Div", TELL_WAITING)
    assert after.chat[-1] == f"* HQ 58 Div ({WAITING}): awaits replacement, lost in 0713 (4.12)"
