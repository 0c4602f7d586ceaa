"""The board of a hex map: what is on it, what is not, and that names leave each other readable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from generator.art.board import board
from generator.art.board_frame import chained, course, cut, eased, frame, reaching
from generator.art.board_grid import grid, numbers
from generator.art.board_labels import Box, Name, Spot, Taken, around, covered, place
from generator.art.board_legend import entries
from generator.art.board_lettering import extent, lettered, scaled
from generator.art.board_names import names, printed
from generator.art.board_style import map_style
from generator.art.board_waternames import lake_name
from generator.art.marks import Line, Pixels, Rect, Text
from generator.problems import ProblemsError

from .games import chosin, told
from .grounds import SMALL, STYLE, drawn, feature, ground, small, style, without_relief, words


def overlap(one: Box, other: Box) -> float:
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)


def test_the_marks_of_a_small_ground(golden: Callable[[str, str], None]) -> None:
    golden("board.marks.txt", told(without_relief(drawn(small()))))


def test_relief_first_letters_last() -> None:
    """One run of shapes and one of letters: anything else takes far longer to draw."""
    marks = drawn(small()).marks
    kinds = [Text if isinstance(mark, Text) else Pixels if isinstance(mark, Pixels) else Rect for mark in marks]
    assert [kind for i, kind in enumerate(kinds) if i == 0 or kinds[i - 1] is not kind] == [Pixels, Rect, Text]


def test_what_a_player_reads() -> None:
    said = words(drawn(small()).marks)
    for name in ("LONG", "LAKE", "COLD RIVER", "TOWN-RI", "HIGH PASS 1219", "1403", "1200", "EAST HILL", "GATE BRIDGE"):
        assert name in said
    for name in ("SMALL", "A SMALL GROUND", "A SKETCH", "N"):
        assert name in said
    assert "MILES (A HEX IS HALF A MILE)" in said


def test_invented_heights_far_places_and_descriptions_are_not_named() -> None:
    said = " ".join(words(drawn(small()).marks))
    for name in ("NOWHERE", "1100", "FAR-NI", "NARROW", "1150", "NORTH", "(OLD)"):
        assert name not in said
    with_them = without_relief(drawn(small())).marks
    without = without_relief(drawn(ground(*(f for f in SMALL if f.category != "support")))).marks
    assert with_them == without


@pytest.mark.parametrize(
    ("kind", "category", "name", "heights", "says"),
    [
        ("height", "numbered hill", "Hill 1276 (South Ridge)", (1276,), "1276"),
        ("height", "named hill", "East Hill, top", (1230,), "East Hill"),
        ("height", "unnumbered hill", "Knoll of F/2/31", (1240,), ""),
        ("bridge", "road, blown", "Gatehouse (penstock, Treadway) bridge", (), "Gatehouse bridge"),
        ("bridge", "road", "Bridge at Hagaru", (), ""),
        ("river", "stream", "Stream of Hell Fire Valley", (), ""),
        ("pass", "main", "Funchilin Pass (upper end, plateau edge)", (1200,), "Funchilin Pass 1200"),
        ("feature", "road bend", "Hairpin below How Hill", (), "Hairpin"),
        ("lake", "reservoir", "Chosin (Changjin) Reservoir", (1060,), "Chosin (Changjin) Reservoir"),
    ],
)
def test_names_without_what_explains_them(
    kind: str, category: str, name: str, heights: tuple[float, ...], says: str
) -> None:
    assert printed(feature(kind, category, name, "0 0", *heights), style()) == says


def test_names_of_chosin_lie_on_the_map_and_not_on_each_other() -> None:
    on = chosin().ground
    placed = names(on, frame(on), style())
    said = {line for one in placed for line in one.name.lines}
    assert len(placed) > 70
    assert {"Hagaru", "Yudam-ni", "Koto-ri", "Toktong Pass 1219", "Gatehouse bridge", "1282", "Fox Hill"} <= said
    assert not {"Task Force Faith breaks up", "East Hill, top"} & said
    for one, other in combinations(placed, 2):
        assert not any(overlap(a, b) for a in one.boxes for b in other.boxes), (one.name.lines, other.name.lines)
    for one in placed:
        assert all(frame(on).holds(box[:2]) and frame(on).holds(box[2:]) for box in one.boxes), one.name.lines


def test_names_of_chosin_leave_hex_numbers_readable() -> None:
    on = chosin().ground
    number = style().types.number
    hexes = [box for m in numbers(on, style()) for box in covered((m.text,), number, Spot(m.x, m.y))]
    placed = [one for one in names(on, frame(on), style()) if not one.name.below]
    hidden = [b for b in hexes for one in placed for a in one.boxes if overlap(a, b) > 0.3 * overlap(b, b)]
    assert len(hidden) <= 12


def test_the_same_name_close_by_is_printed_once() -> None:
    twins = [
        feature("height", "named hill", "East Hill, top", "1 -1", 1230),
        feature("feature", "hill mass", "East Hill", "1.1 -1"),
    ]
    far = feature("height", "named hill", "East Hill", "3 -3", 1000)
    on = ground(*twins, far)
    assert [one.name.lines for one in names(on, frame(on), style())] == [("East Hill",), ("East Hill",)]


def test_the_arms_of_a_river_have_one_name() -> None:
    arms = ("0 -0.5, 4 -0.5", "1 -3, 4 -3")
    on = ground(*(feature("river", "major", f"Cold River{end}", arms[i]) for i, end in enumerate(("", ", side arm"))))
    assert [one.name.lines for one in names(on, frame(on), style())] == [("Cold River",)]


def test_roads_that_leave_the_map_say_where_to() -> None:
    on = ground(feature("road", "secondary", "Valley road (towards Huksu-ri)", "2 -2, 4.1 -2"))
    (one,) = names(on, frame(on), style())
    assert one.name.lines == ("to Huksu-ri",)
    assert one.spot.x > frame(on).right - 250


def test_every_hex_has_its_number_and_every_side_is_drawn_once() -> None:
    on = small()
    assert len({mark.text for mark in numbers(on, style())}) == 80
    sides = [frozenset(side) for line in grid(on, style()) if isinstance(line, Line) for side in pairwise(line.points)]
    assert max(Counter(sides).values()) == 1
    assert len(sides) == 3 * 80 + 2 * 10 + 2 * 8 - 1  # three a hex, and what is left of the rim


def test_only_what_is_on_the_map_is_drawn() -> None:
    on = ground(feature("road", "main", "Long road", "-9 -1, 9 -1"), feature("settlement", "village", "Off", "9 9"))
    inner = frame(on)
    roads = [m for m in drawn(on).marks if isinstance(m, Line) and m.colour == style().lines.main.colour]
    points = [p for line in roads for p in line.points if p[1] < inner.bottom]
    assert points
    assert all(inner.holds(p) for p in points)
    assert not [m for m in drawn(on).marks if isinstance(m, Rect) and m.y < 0]


def test_the_legend_tells_only_what_is_there() -> None:
    said = {entry.words for entry in entries(ground(feature("road", "track", "", "0 0, 1 -1")), style())}
    assert said == {"Track"}
    assert {"Reservoir, frozen", "Bridge, blown", "Hill, height not known"} <= {
        e.words for e in entries(small(), style())
    }


def test_a_board_without_room_has_no_strip() -> None:
    said = words(drawn(ground(bottom=60)).marks)
    assert "SMALL" not in said
    assert "SMALL" in words(drawn(ground()).marks)


def test_lines_are_cut_at_the_edge() -> None:
    inner = frame(small())
    (first, second) = cut(inner, ((-100, 300), (300, 300), (300, 9000), (500, 9000), (500, 300)))
    assert first[0] == (inner.left, 300)
    assert first[-1] == (300, inner.bottom)
    assert second == (pytest.approx((500, inner.bottom)), (500, 300))
    assert cut(inner, ((-5, -5), (-5, 900))) == ()


def test_lines_are_rounded_off_through_their_own_points() -> None:
    corner = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0))
    line = eased(corner)
    assert set(corner) <= {(round(x, 6), round(y, 6)) for x, y in line}
    assert max(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(line)) < 15
    ring = eased((*corner, (0.0, 100.0)), closed=True)
    assert len(ring) > 40
    assert ring[0] == (0.0, 0.0)


def test_lines_that_meet_are_one() -> None:
    a, b, c = ((0.0, 0.0), (1.0, 1.0)), ((1.0, 1.0), (2.0, 0.0)), ((9.0, 9.0), (8.0, 8.0))
    assert chained([a, b, c]) == (((0.0, 0.0), (1.0, 1.0), (2.0, 0.0)), c)


def test_a_road_that_ends_close_to_the_edge_leaves_the_map() -> None:
    inner = frame(small())
    close, far = inner.right - 30, inner.right - 200
    assert reaching(inner, ((300, 300), (close, 300)))[-1][0] > inner.right
    assert reaching(inner, ((300, 300), (far, 300))) == ((300, 300), (far, 300))
    assert reaching(inner, ((close, 300), (close, 500))) == ((close, 300), (close, 500))


def test_a_name_takes_the_place_that_is_free() -> None:
    kind, inner = style().types.hamlet, frame(small())
    spots = around(400, 400, *extent("Town", kind), 10)
    taken = Taken()
    (first, second) = place([Name(("Town",), kind, spots)] * 2, taken, inner)
    assert first.spot.x > 400
    assert second.spot.x < 400
    assert not any(overlap(a, b) for a in first.boxes for b in second.boxes)


def test_a_lakes_name_goes_inside_its_shore_or_nowhere() -> None:
    on = small()
    shore = eased(course(on, SMALL[0]), closed=True)
    (name,) = lake_name("Long Lake", shore, frame(on), style().types.water)
    xs, ys = [x for x, _ in shore], [y for _, y in shore]
    for left, top, right, bottom in covered(name.lines, name.style, name.spots[0]):
        assert min(xs) < left < right < max(xs)
        assert min(ys) < top < bottom < max(ys)
    assert list(lake_name("Long Lake", shore, frame(on), scaled(style().types.water, 10))) == []


def test_small_capitals_and_halos() -> None:
    kind = style().types.town
    marks = lettered("Koto-ri", kind, 100, 100)
    ink, halo = [m for m in marks if m.colour], [m for m in marks if not m.colour]
    assert [m.text for m in ink] == ["K", "OTO", "-", "RI"]
    assert ink[1].size < ink[0].size
    assert marks[: len(halo)] == tuple(halo)
    assert all(m.halo == kind.halo for m in halo)
    wide, _ = extent("Koto-ri", kind)
    assert ink[0].x == pytest.approx(100 - wide / 2, abs=0.1)


def test_a_style_is_told_what_is_wrong_with_it(tmp_path: Path) -> None:
    text = STYLE.read_text("utf-8").replace('paper: "#', 'paper: "').replace("exaggeration:", "exageration:")
    (tmp_path / "map.yaml").write_text(text, "utf-8")
    with pytest.raises(ProblemsError) as caught:
        map_style(tmp_path / "map.yaml")
    said = str(caught.value)
    assert 'must be a colour like "#a04030"' in said
    assert 'did you mean "exaggeration"?' in said
    assert all(problem.where.line > 1 for problem in caught.value.problems)


def test_an_empty_ground_is_drawn_too() -> None:
    drawing = board(replace(ground(), title="", subtitle="", note=""), style())
    assert len([m for m in drawing.marks if isinstance(m, Text) and m.anchor == "mm"]) == 80
