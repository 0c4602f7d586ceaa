"""Miles, pixels, hexes and roads."""

from __future__ import annotations

from math import dist

from hypothesis import given
from hypothesis import strategies as st

from generator.grids import Point, hexes_between
from generator.model.game import Ground
from generator.model.ground import hex_at, hexes, near_name, nearest_hex, pixels_per_mile, road_hexes, to_pixels
from model.games import chosin, mini

EDGE = st.floats(-3, 9)


def neighbours(ground: Ground, name: str) -> set[str]:
    middles = hexes(ground)
    return {other for other, middle in middles.items() if hexes_between(ground.grid, middles[name], middle) == 1}


def test_hexes_are_numbered_columns_then_rows_with_even_columns_lower() -> None:
    middles = hexes(chosin().ground)
    assert (next(iter(middles)), list(middles)[-1], len(middles)) == ("0101", "3852", 38 * 52)
    assert middles["0102"][1] - middles["0101"][1] == 92
    assert middles["0201"][1] - middles["0101"][1] == 46
    assert neighbours(chosin().ground, "0202") == {"0201", "0203", "0102", "0103", "0302", "0303"}


def test_every_hex_lies_on_the_board() -> None:
    for ground in (chosin().ground, mini().ground):
        side, half = 2 * ground.grid.dx / 3, ground.grid.dy / 2
        for x, y in hexes(ground).values():
            assert side <= x <= ground.width - side
            assert half <= y <= ground.height - half


def test_the_middle_of_the_first_hex_is_where_the_map_says() -> None:
    ground = chosin().ground
    assert to_pixels(ground, ground.first) == hexes(ground)["0101"] == (93, 86)
    assert pixels_per_mile(ground) == 184
    hagaru = to_pixels(ground, (0, 0))
    assert dist(hagaru, (93 + 10.1 * 184, 86 + 10.9 * 184)) < 0.001
    assert hex_at(ground.grid, hagaru) == "2422"


@given(EDGE, EDGE)
def test_the_nearest_hex_of_a_place_on_the_map_is_its_own(east: float, south: float) -> None:
    ground = mini().ground
    pixels = to_pixels(ground, (east, -south))
    middles = hexes(ground)
    name, near = hex_at(ground.grid, pixels), nearest_hex(ground, pixels)
    distance = dist(middles[near], pixels)
    if name in middles:
        assert dist(middles[name], pixels) <= distance + 5  # VASSAL judges by whole pixels
    assert distance == min(dist(middle, pixels) for middle in middles.values())


def test_the_nearest_of_a_hex_beyond_the_edge() -> None:
    ground = chosin().ground
    assert near_name(ground, "3901") == "3801"
    assert near_name(ground, "3854") == "3852"
    assert near_name(ground, "Hagaru") == ""


def bare(ground: Ground, *places: Point) -> frozenset[str]:
    """The road hexes of one line through the middles of hexes, told in pixels."""
    scale = pixels_per_mile(ground)
    miles = tuple(
        (ground.first[0] + (x - ground.grid.x0) / scale, ground.first[1] - (y - ground.grid.y0) / scale)
        for x, y in places
    )
    return road_hexes(ground, [miles])


def test_a_road_runs_through_every_hex_between() -> None:
    ground = mini().ground
    middles = hexes(ground)
    assert bare(ground, middles["0103"], middles["0106"]) == {"0103", "0104", "0105", "0106"}
    assert bare(ground, middles["0101"], middles["0201"], middles["0302"]) == {"0101", "0201", "0302"}


def test_a_nicked_corner_is_no_road_but_a_crossed_one_is() -> None:
    ground = mini().ground
    x, y = hexes(ground)["0303"]
    corner = x + round(ground.grid.dx / 3)
    column = {"0302", "0303", "0304"}
    assert bare(ground, (corner + 2, y - 100), (corner + 2, y + 100)) == column
    assert bare(ground, (corner + 9, y - 100), (corner + 9, y + 100)) == column | {"0402", "0403"}


def test_the_roads_of_chosin_hang_together() -> None:
    ground = chosin().ground
    middles, left = hexes(ground), set(ground.road_hexes)
    assert left <= middles.keys()
    reached = [min(left)]
    left.discard(reached[0])
    for name in reached:
        near = {other for other in left if hexes_between(ground.grid, middles[name], middles[other]) == 1}
        left -= near
        reached += sorted(near)
    assert not left


def test_the_main_supply_route_is_road_and_tracks_are_not() -> None:
    ground = chosin().ground
    for place in ((-6.7, 6.83), (-4.42, 1.62), (0, 0), (3.1, -9.8)):
        assert hex_at(ground.grid, to_pixels(ground, place)) in ground.road_hexes
    assert hex_at(ground.grid, to_pixels(ground, (-9.7, 3.3))) not in ground.road_hexes
    assert hex_at(ground.grid, to_pixels(ground, (-1.2, 3.6))) not in ground.road_hexes
