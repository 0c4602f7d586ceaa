"""Geometry of marks: dashes, corners, rings."""

from __future__ import annotations

import math

import pytest

from generator.art.marks import Disc, Line, Polygon, Rect, Text
from generator.art.outline import Zoom, dashes, pieces, rounded
from generator.art.room import room


def test_dashes_go_round_corners() -> None:
    found = dashes(((0, 0), (10, 0), (10, 10)), (8, 4))
    assert found == [((0, 0), (8, 0)), ((10, 2), (10, 10))]


def test_a_line_without_pattern_is_whole() -> None:
    assert dashes(((0, 0), (10, 0)), ()) == [((0, 0), (10, 0))]
    assert dashes(((0, 0), (10, 0)), (0, 0)) == [((0, 0), (10, 0))]


def test_a_corner_is_a_quarter_of_a_circle() -> None:
    points = rounded(0, 0, 40, 20, 5)
    assert all(0 <= x <= 40 and 0 <= y <= 20 for x, y in points)
    assert all(math.dist(p, (5, 5)) == pytest.approx(5) for p in points[: len(points) // 4])
    assert rounded(0, 0, 4, 2, 0) == ((0, 0), (4, 0), (4, 2), (0, 2))


def test_what_has_no_colour_is_not_drawn() -> None:
    zoom = Zoom(4)
    assert pieces(Rect(0, 0, 9, 9), zoom) == pieces(Disc(0, 0, 9), zoom) == ()
    assert pieces(Polygon(((0, 0), (9, 0), (9, 9))), zoom) == pieces(Text(0, 0, "A", 9, "#000000"), zoom) == ()
    assert pieces(Line(((0, 0), (0, 0)), "", 2), zoom) == ()


def test_a_far_line_is_not_looked_at() -> None:
    near = Zoom(4, 0, 0, 400, 400)
    assert pieces(Line(((1000, 1000), (1200, 1000)), "#000000", 2), near) == ()
    assert pieces(Line(((-50, 50), (500, 50)), "#000000", 2), near)


def test_room_of_marks() -> None:
    assert room(Rect(1, 2, 3, 4)) == (1, 2, 4, 6)
    assert room(Disc(5, 5, 2)) == (3, 3, 7, 7)
    assert room(Line(((0, 0), (10, 4)), "#000000", 2)) == (-1, -1, 11, 5)
    left, top, right, bottom = room(Text(50, 50, "12-9-1", 20, "#000000", "Bold"))
    assert left < 50 < right and top < 50 < bottom and right - left == pytest.approx(42.06)
    with pytest.raises(TypeError):
        room("no mark")
