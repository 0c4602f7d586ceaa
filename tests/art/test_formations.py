"""Formations are told apart: neighbours' tabs differ, parts of a formation have flashes that show on its tab."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from generator.art import colours
from generator.art.formations import APART, flash_colours, hatches, tab_colours
from generator.art.look import dress, look

from .games import chosin, mini, modern, styled

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


def test_stripes_tell_formations_of_one_colour_apart() -> None:
    tabs = {("A", str(n)): colour for n, colour in enumerate(["#000000", "#ffffff", "#000000", "#000000", "#000000"])}
    assert list(hatches({**tabs, ("B", "x"): "#000000"}).values()) == [0, 0, 1, 2, 0, 0]
    assert list(hatches({("A", "x"): "#000000", ("A", "named"): "#000000"}, {"named"}).items()) == [
        (("A", "named"), 0),
        (("A", "x"), 1),
    ]


@pytest.mark.parametrize("eyes", ["protan", "deutan", "tritan"])
def test_neighbours_differ_to_every_eye_in_contrast(eyes: colours.Eyes) -> None:
    wardrobe = dress(styled("contrast"), chosin().units)
    for side in ("UN", "CCF"):
        tabs = [colours.seen_by(eyes, tab) for (owner, _), tab in wardrobe.tabs.items() if owner == side]
        assert min(colours.distance(a, b) for a, b in pairwise(tabs)) >= 20


def test_contrast_tells_all_divisions_apart_by_colour_or_stripes() -> None:
    wardrobe = dress(styled("contrast"), chosin().units)
    looks = [(tab, wardrobe.hatches[group]) for group, tab in wardrobe.tabs.items() if group[0] == "CCF"]
    assert len(set(looks)) == len(looks) == 12


@pytest.mark.parametrize("eyes", ["protan", "deutan", "tritan"])
def test_sides_differ_to_every_eye_in_contrast(eyes: colours.Eyes) -> None:
    wardrobe = dress(styled("contrast"), chosin().units)
    kinds = {kind.name: kind for kind in chosin().kinds}
    papers = {
        (u.side, look(wardrobe, u, kinds[u.kind], kinds[u.kind].track.stages[0].face).colour("paper"))
        for u in chosin().units
    }
    seen = [(side, colours.seen_by(eyes, paper)) for side, paper in papers]
    assert min(colours.distance(a, b) for s, a in seen for t, b in seen if s != t) >= 25
