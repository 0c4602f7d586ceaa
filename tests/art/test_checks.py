"""A game that this style cannot draw is told so, with the line of its own file."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from generator.art.checks import art_problems

from .games import chosin, modern, unit


def told(**changes: Any) -> list[str]:
    odd = replace(unit("usmc-7-1-a"), **changes)
    return [str(problem) for problem in art_problems(replace(chosin(), units=(odd,)), modern())]


def test_chosin_is_drawn_as_it_is() -> None:
    assert not list(art_problems(chosin(), modern()))


def test_unknown_symbols_and_sizes() -> None:
    (said,) = told(symbol="infantri")
    assert said.startswith("chosin/units.csv:") and 'no symbol is called "infantri" (did you mean "infantry"?)' in said
    assert "no mark of size" in told(size="compny")[0] and not told(size="")


def test_letters_the_typeface_lacks_are_a_warning() -> None:
    (said,) = told(name="№ 1 中")
    assert "warning" in said and 'the typeface has no "№中"' in said
