"""Print sheets: every counter once, backs behind their fronts, titles, paper too small."""

from __future__ import annotations

from collections import Counter as Tally

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.art.sheet_print import PAPERS, Counter, Flip, Format, Spot, back, batches, chosen, sheets
from tests.games import CHOSIN, MINI, game

A4, LETTER = (Format(*PAPERS[name]) for name in ("a4", "letter"))


def test_how_many_five_eighths_of_an_inch_lie_on_paper() -> None:
    assert (A4.columns, A4.rows) == (10, 14)
    assert (LETTER.columns, LETTER.rows) == (10, 13)
    assert Format(*PAPERS["a4"], side=200).columns == 0


def test_a_counter_of_two_faces_has_both_and_a_remnant_is_a_counter_of_its_own() -> None:
    counters = {c.front: c for _, runs in batches(game(CHOSIN)) for run in runs for c in run}
    assert counters["usmc-7-1-a.full.png"].back == "usmc-7-1-a.reduced.png"
    assert counters["usmc-7-1-a.remnant.png"].back == ""
    remnants = [c for c in counters.values() if c.front.endswith(".remnant.png") and c.owner.startswith("ccf")]
    assert len(remnants) == 108
    assert all(c.back.endswith(".remnant-reduced.png") for c in remnants)


def test_every_unit_is_printed_once_with_its_remnant() -> None:
    told = game(CHOSIN)
    fronts = Tally(c.front for _, runs in batches(told) for run in runs for c in run)
    markers = {f"marker.{marker.id}.png": marker.printed for marker in told.markers}
    assert {name: count for name, count in fronts.items() if count > 1} == {n: c for n, c in markers.items() if c > 1}
    assert len(fronts) == 304 + 108 + 29 + len(told.markers)


def test_sheets_are_of_one_side_and_say_which_of_how_many() -> None:
    made = sheets(batches(game(CHOSIN)), A4)
    assert [(s.title, s.number, s.of) for s in made][:4] == [
        ("UN counters", 1, 2),
        ("UN counters", 2, 2),
        ("CCF counters", 1, 2),
        ("CCF counters", 2, 2),
    ]
    assert made[-1].title == "Markers"


def test_counters_of_some_units_and_markers_alone() -> None:
    ((title, (run,)),) = chosen(batches(game(CHOSIN)), ["usmc-7-1-a", "turn"])
    assert title == "Replacement counters"
    assert [c.front for c in run] == ["usmc-7-1-a.full.png", "usmc-7-1-a.remnant.png", "marker.turn.png"]


@pytest.mark.parametrize("flip", ["long", "short"])
def test_nothing_lies_off_the_paper_or_on_something_else(flip: Flip) -> None:
    format = Format(*PAPERS["a4"], side=19, bleed=0.5, flip=flip)
    for sheet in sheets(batches(game(MINI)), format):
        for spots in (sheet.front, sheet.back):
            assert all(5 < s.x < format.width - 24 and 5 < s.y < format.height - 24 for s in spots)
            assert all(abs(a.x - b.x) >= 20 or abs(a.y - b.y) >= 20 for a in spots for b in spots if a is not b)


@given(st.floats(10, 170), st.floats(10, 250), st.sampled_from(("long", "short")))
def test_a_back_turned_over_comes_to_lie_behind_its_front(x: float, y: float, flip: Flip) -> None:
    """The paper turned over its long edge mirrors x; over its short edge it mirrors y."""
    front = Spot(Counter("a", "a.full.png", "a.reduced.png"), "a.full.png", x, y)
    format = Format(*PAPERS["letter"], flip=flip)
    behind, side = back(front, format), format.side
    across, down = format.width - behind.x - side, format.height - behind.y - side
    assert ((across, behind.y) if flip == "long" else (behind.x, down)) == pytest.approx((x, y))
    assert (behind.picture, behind.turned) == ("a.reduced.png", flip == "short")
