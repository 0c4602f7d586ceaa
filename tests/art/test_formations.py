"""Formations are told apart: neighbours' tabs differ, parts of a formation have flashes that show on its tab."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from generator.art import colours
from generator.art.formations import APART, flash_colours, tab_colours
from generator.art.look import dress

from .games import chosin, mini, modern

GAMES = {"chosin": chosin, "mini": mini}


@pytest.mark.parametrize("name", GAMES)
def test_neighbours_differ(name: str) -> None:
    wardrobe = dress(modern(), GAMES[name]().units)
    for side in {side for side, _ in wardrobe.tabs}:
        tabs = [tab for (owner, _), tab in wardrobe.tabs.items() if owner == side]
        assert all(colours.distance(a, b) >= APART for a, b in pairwise(tabs))


def test_chosin_divisions_and_regiments_all_differ() -> None:
    named = list(modern().tabs.items())
    divisions = [tab for name, tab in named if name.isdigit()]
    regiments = [tab for name, tab in named if not name.isdigit()]
    assert len(divisions) == 12
    for tabs in (divisions, regiments):
        assert min(colours.distance(a, b) for i, a in enumerate(tabs) for b in tabs[:i]) >= APART


def test_the_same_game_gives_the_same_colours() -> None:
    assert dress(modern(), chosin().units).tabs == dress(modern(), chosin().units).tabs


def test_many_unnamed_formations_take_turns() -> None:
    tabs = list(tab_colours(modern(), [("A", str(n)) for n in range(1000, 1040)]).values())
    assert set(tabs) <= set(modern().palette) and len(set(tabs)) > 8
    assert all(colours.distance(a, b) >= APART for a, b in pairwise(tabs))


def test_a_colour_like_the_last_one_is_passed_over() -> None:
    style = replace(modern(), palette=("#ff0000", "#ff0808", "#0000ff"), tabs={"named": "#f00000"})
    assert list(tab_colours(style, [("A", "x"), ("A", "y")]).values()) == ["#ff0000", "#0000ff"]
    assert tab_colours(style, [("A", "x"), ("A", "named")])["A", "x"] == "#0000ff"


def test_flashes_show_on_the_tab_and_run_out() -> None:
    whole = ("A", "1st")
    found = flash_colours(modern(), {whole: "#f6efd9"}, [(whole, part) for part in ("a", "", "b", "c", "d", "e", "a")])
    shown = [colour for colour in found.values() if colour]
    assert (whole, "") not in found and len(found) == 5 and found[whole, "e"] == ""
    assert all(colours.distance(colour, "#f6efd9") >= APART for colour in shown) and len(set(shown)) == len(shown)
