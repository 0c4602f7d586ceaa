"""Names, snapping, ranges and look-ups agree with what VASSAL 3.7.26 recorded, pixel for pixel."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator import grids
from generator.grids import Board, GridError, HexGrid, Region, RegionGrid, Zone

RECORDED = json.loads((Path(__file__).parent / "play/vectors/grids.json").read_text())
PLAIN = grids.read_grid(RECORDED[0]["grid"], RECORDED[0]["grid"], (600, 500))
each_recording = pytest.mark.parametrize("recorded", RECORDED, ids=[entry["note"] for entry in RECORDED])


def board(recorded: dict[str, Any]) -> Board:
    outside = recorded["grid"] | recorded.get("outer grid", {})
    width, height = recorded["board"]
    zones = tuple(zone(entry, recorded["grid"]) for entry in recorded.get("zones", []))
    return Board(width, height, zones, grids.read_grid(outside, outside, (width, height)))


def zone(entry: dict[str, Any], own_grid: dict[str, str]) -> Zone:
    grid: grids.Grid = None
    if "regions" in entry:
        grid = RegionGrid(tuple(Region(name, x, y) for name, (x, y) in entry["regions"].items()))
    if "grid" in entry:
        grid = grids.read_grid(own_grid, own_grid)
    path = grids.outline(entry["path"])
    return Zone(entry["name"], path, entry["locationFormat"], grid, entry["useParentGrid"] == "true")


@each_recording
def test_points_are_named_and_snapped(recorded: dict[str, Any]) -> None:
    place = board(recorded)
    for x, y, name, *rest in recorded["points"]:
        at_rest = grids.snap(place, x, y)
        assert [grids.location_name(place, x, y), *at_rest] == [name, *rest[:2]], (x, y)
        assert grids.location_name(place, *at_rest) == rest[2], (x, y)


@each_recording
def test_names_are_found(recorded: dict[str, Any]) -> None:
    place = board(recorded)
    for name, *found in recorded["locations"]:
        if found == ["error", "BadCoords"]:
            with pytest.raises(GridError):
                grids.locate(place, name)
        else:
            assert list(grids.locate(place, name)) == found, name


@each_recording
def test_ranges(recorded: dict[str, Any]) -> None:
    """VASSAL snaps both points on the map first; in the recordings the map always held the board of the first grid."""
    hexes = board(recorded).grid
    assert isinstance(hexes, HexGrid)
    for x1, y1, x2, y2, distance in recorded["ranges"]:
        assert grids.hexes_between(hexes, on_the_map(x1, y1), on_the_map(x2, y2)) == distance, (x1, y1, x2, y2)


def on_the_map(x: int, y: int) -> tuple[int, int]:
    return grids.snap(PLAIN, x, y) if 0 <= x < 600 and 0 <= y < 500 else (x, y)


@each_recording
def test_centres_and_cells_undo_each_other(recorded: dict[str, Any]) -> None:
    width, height = recorded["board"]
    grid = grids.read_grid(recorded["grid"], recorded["grid"], (width, height))
    for column in range(-3, 12):
        for row in range(-3, 12):
            assert grids.cell(grid, *grids.centre(grid, column, row)) == (column, row)


@each_recording
def test_attributes_come_back(recorded: dict[str, Any]) -> None:
    grid = grids.read_grid(recorded["grid"], recorded["grid"])
    hexes, numbering = grids.attributes(grid)
    assert hexes | numbering == recorded["grid"] | {"locationFormat": "$gridLocation$"}
    assert grids.read_grid(hexes, numbering) == grid


def test_distance_snaps_its_points() -> None:
    assert grids.distance(PLAIN, (31, 32), (290, 5)) == 5
    assert grids.distance(Board(600, 500, grid=PLAIN), (40, 40), (290, 5)) == 5
    assert grids.distance(None, (0, 0), (3, 4)) == 5


def test_distance_inside_a_zone_is_by_the_zones_own_grid() -> None:
    wide = replace(PLAIN, dx=104.0, dy=120.0)
    place = Board(600, 500, (Zone("Wide", grids.outline("0,0;600,0;600,500;0,500"), grid=wide),), PLAIN)
    assert grids.distance(place, (30, 30), (30, 270)) == 2
    assert grids.distance(place, (30, 30), (-30, 30)) == grids.distance(PLAIN, (30, 30), (-30, 30))


def test_distance_on_a_board_leaves_points_off_it_and_pulls_back_those_on_its_edge() -> None:
    place = Board(600, 500, grid=PLAIN)
    assert grids.distance(place, (213, -3), (30, 30)) == 4
    assert grids.distance(PLAIN, (213, -3), (30, 30)) == 3
    fine = replace(PLAIN, dx=3.3, dy=4.7, x0=-28, y0=28)
    assert grids.snap(fine, 112, 26) == (113, 25)
    assert grids.distance(Board(113, 138, grid=fine), (112, 26), (50, 26)) == 18
    assert grids.distance(fine, (112, 26), (50, 26)) == 19


def test_a_corner_next_to_the_centre_is_the_centre() -> None:
    """VASSAL's corners can come out a pixel or two off a centre; then the counter rests on the centre."""
    grid = replace(PLAIN, dx=50.37, dy=41.7, edges_legal=True, corners_legal=True)
    assert grids.snap(grid, 287, 127) == (281, 133)


def test_a_grid_without_numbers_names_nothing() -> None:
    grid = grids.read_grid({"dx": "52.0", "dy": "60.0"})
    assert grids.location_name(grid, 30, 30) is None
    assert grids.attributes(grid)[1] == {}
    with pytest.raises(GridError, match="0101"):
        grids.locate(grid, "0101")
    with pytest.raises(GridError):
        grids.locate(PLAIN, "0101" * 2000)


def test_defaults_are_those_of_vassal() -> None:
    assert grids.read_grid({}) == HexGrid(numbered=False)
    assert grids.read_grid({"dy": "128"}).dx == pytest.approx(110.85, abs=0.01)


@pytest.mark.parametrize("words", [{"dx": "wide"}, {"dx": "0"}, {"x0": "1.5"}, {"dy": "nan"}, {"first": ""}])
def test_a_grid_that_cannot_be(words: dict[str, str]) -> None:
    with pytest.raises(GridError):
        grids.read_grid(words, words)


def test_location_format_with_text_and_single_numbers() -> None:
    grid = replace(PLAIN, location_format="Hex $column$ / $row$.")
    assert grids.location_name(grid, 186, 180) == "Hex 04 / 03."
    assert grids.locate(grid, "Hex 04 / 03.") == (186, 180)
    with pytest.raises(GridError, match="expression"):
        grids.location_name(replace(PLAIN, location_format="{gridLocation}"), 0, 0)


def test_first_zone_wins_and_a_zone_without_grid_keeps_counters_where_they_are() -> None:
    left, both = grids.outline("0,0;10,0;10,10;0,10"), grids.outline("0,0;20,0;20,10;0,10")
    place = Board(100, 100, (Zone("Left", left), Zone("Both", both, "$name$ $gridLocation$ $Weather$")), PLAIN)
    assert [grids.location_name(place, x, 5) for x in (0, 9, 10, 19)] == ["Left", "Left", *["Both  Weather"] * 2]
    assert grids.snap(place, 7, 7) == (7, 7)
    found = grids.zone_at(place, 20, 5)
    assert found is None


def test_a_region_name_found_outside_its_zone_is_not_of_that_zone() -> None:
    box = Zone("Box", grids.outline("0,0;10,0;10,10;0,10"), "$gridLocation$", RegionGrid((Region("Far", 50, 50),)))
    with pytest.raises(GridError, match="Far"):
        grids.locate(Board(100, 100, (box,)), "Far")


def test_middle_of_a_hollow_zone_is_its_first_corner() -> None:
    hollow = Zone("Ell", grids.outline("0,0;90,0;90,9;9,9;9,90;0,90"))
    assert grids.locate(Board(100, 100, (hollow,)), "Ell") == (0, 0)
    with pytest.raises(GridError, match="path"):
        grids.outline("0,0;nowhere")


def test_regions_equally_near_are_taken_in_javas_order() -> None:
    """Java's HashMap keeps these eight points in the order T3, T6, T7, T1, T2, T4, T8, T5."""
    row = RegionGrid(tuple(Region(f"T{i}", 100 * i, 0) for i in range(1, 9)))
    between = [grids.location_name(row, 100 * i + 50, 0) for i in range(1, 8)]
    assert between == ["T1", "T3", "T3", "T4", "T6", "T6", "T7"]
    longer = RegionGrid(tuple(Region(f"T{i}", 100 * i, 0) for i in range(1, 15)))
    assert [grids.location_name(longer, 100 * i + 50, 0) for i in range(1, 6)] == ["T2", "T2", "T3", "T4", "T6"]
    assert grids.location_name(RegionGrid((Region("A", 5, 5), Region("B", 5, 5))), 0, 0) == "B"
    assert grids.snap(RegionGrid((Region("A", 5, 5),), snap_to=False), 1, 2) == (1, 2)
    assert grids.location_name(RegionGrid(()), 1, 2) is None


@given(name=st.text(), entry=st.sampled_from(RECORDED))
def test_no_name_breaks_the_look_up(name: str, entry: dict[str, Any]) -> None:
    try:
        x, y = grids.locate(board(entry), name)
    except GridError:
        return
    assert isinstance(x, int)
    assert isinstance(y, int)


@given(x=st.integers(-(10**6), 10**6), y=st.integers(-(10**6), 10**6), entry=st.sampled_from(RECORDED[:21]))
def test_a_counter_at_rest_stays_at_rest(x: int, y: int, entry: dict[str, Any]) -> None:
    grid = board(entry).grid
    at_rest = grids.snap(grid, x, y)
    assert grids.snap(grid, *at_rest) == at_rest
    name = grids.location_name(grid, *at_rest)
    assert name is not None
    if entry["grid"]["hType"] == "N" and entry["grid"]["sep"]:
        assert grids.locate(grid, name) == at_rest
