"""Values as authors type them and spreadsheets mangle them."""

from __future__ import annotations

import pytest

from generator.model.game import Value
from generator.model.values import typed_value
from generator.problems import Problem, Where

HERE = Where("g/units.csv", 3)


@pytest.mark.parametrize(
    ("typed", "text", "origin"),
    [
        ("12-9-1", "12-9-1", "owner"),
        ("12 9 1", "12-9-1", "owner"),
        ("12–9–1", "12-9-1", "owner"),
        ("12 - 9 - 1", "12-9-1", "owner"),
        ("~8-6-1", "8-6-1", "estimate"),
        ("~ 8 6 1", "8-6-1", "estimate"),
        ("0-0-0", "0-0-0", "owner"),
        ("120-9-1", "120-9-1", "owner"),
    ],
)
def test_a_value(typed: str, text: str, origin: str) -> None:
    value = typed_value(typed, 3, HERE)
    assert isinstance(value, Value)
    assert (value.text, value.origin, value.where) == (text, origin, HERE)


@pytest.mark.parametrize(
    "date",
    [
        "2009-12-01",
        "12/9/2001",
        "12/9/01",
        "09.Dez",
        "12.09.2001",
        "9-Dec-01",
        "Dec-01",
        "01-Dec",
        "12-09-01",
        "~2009-12-01",
    ],
)
def test_a_date_is_told_as_such(date: str) -> None:
    problem = typed_value(date, 3, HERE)
    assert isinstance(problem, Problem)
    assert problem.hint.startswith("a spreadsheet may have made a date of it")
    assert "12 9 1 with spaces" in problem.hint


@pytest.mark.parametrize("typed", ["12-9", "12-9-1-4", "a-b-c", "12--1", "-12-9-1", "~", "12,9,1", "½-1-1", "１２-9-1"])
def test_what_is_no_value(typed: str) -> None:
    problem = typed_value(typed, 3, HERE)
    assert isinstance(problem, Problem)
    assert str(problem).startswith(
        f'g/units.csv:3: error: "{typed.removeprefix("~")}" is no value; a value is 3 numbers'
    )


def test_how_many_numbers_is_for_the_game_to_say() -> None:
    assert isinstance(typed_value("4-2", 2, HERE), Value)
    assert isinstance(typed_value("4-2", 3, HERE), Problem)
