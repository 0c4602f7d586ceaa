"""Counters for the knife: no drawn edge, colours that run over the cut and nowhere else."""

from __future__ import annotations

from generator.art.marks import Disc, Drawing, Polygon, Rect, Text
from generator.art.sheet_bleed import bled, plain_back, printed_counters, without_edge
from generator.art.style_file import load_style
from tests.games import ART, MINI, game


def test_the_drawn_edge_is_left_off_in_every_rule() -> None:
    bare = without_edge(load_style("modern", (ART,)))
    parts = [*bare.sheet.parts, *(part for rule in bare.rules for part in rule.settings.parts)]
    assert "paper" in parts
    assert not {"shade", "edge"} & set(parts)
    assert bare.corner == 0


def test_what_reaches_the_edge_runs_over_it() -> None:
    tab, box = Rect(0, 0, 75, 12, fill="#111111"), Rect(20, 30, 30, 20, fill="#222222")
    corner = Polygon(((0, 0), (10, 0), (0, 10)), "#333333")
    dot, word = Disc(5, 70, 2, "#444444"), Text(0, 40, "A", 10, "#555555")
    paper, *marks = bled(Drawing(75, 75, (tab, box, corner, dot, word), "#ffffff"), 5).marks
    assert paper == Rect(-5, -5, 85, 85, 0, "#ffffff")
    assert marks == [
        Rect(-5, -5, 85, 17, fill="#111111"),
        box,
        Polygon(((-5, -5), (10, -5), (-5, 10)), "#333333"),
        dot,
        word,
    ]


def test_every_face_of_the_small_game_and_its_markers_are_printed() -> None:
    names = dict(printed_counters(game(MINI), load_style("modern", (ART,))))
    assert {"n-1.full.png", "n-1.reduced.png", "s-gun.fired.png", "s-wagon.destroyed.png", "marker.cut.png"} <= set(
        names
    )


def test_a_plain_back_is_the_paper_of_its_front() -> None:
    front = Drawing(75, 75, (Disc(1, 1, 1, "#000000"),), "#abcdef")
    assert plain_back(front) == Drawing(75, 75, (), "#abcdef")
