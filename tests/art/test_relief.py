"""The relief: lakes lie flat, hills stand at their height, light comes from the upper left, the bytes are the same."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from generator.art import relief_shade
from generator.art.board_frame import Frame, frame, widened
from generator.art.marks import Pixels
from generator.art.relief import EDGE, relief
from generator.art.relief_cells import Cells, Field, covered, from_edge, marked, read
from generator.art.relief_heights import CELLS, heights
from generator.art.relief_streams import cut, flooded
from generator.art.relief_survey import Survey, survey
from generator.model.game import Ground

from .games import chosin
from .grounds import SMALL, drawn, feature, ground, small, style

SQUARE = ((20.0, 20.0), (60.0, 20.0), (60.0, 60.0), (20.0, 60.0))


@cache
def worked_out(on: Ground) -> tuple[Frame, Survey, Cells, Field]:
    wide = widened(frame(on), EDGE)
    told = survey(on, wide)
    return wide, told, *heights(told, wide.width, wide.height, wide.mile)


def test_a_lake_lies_flat_and_its_banks_are_no_lower() -> None:
    _, told, cells, metres = worked_out(small())
    water = covered(cells, told.lakes[0].shore)
    assert water.sum() > 500
    assert (metres[water] == 1000).all()


def test_hills_stand_at_their_height_and_higher_than_what_is_round_them() -> None:
    _, told, cells, metres = worked_out(small())
    for place, height in told.tops.items():
        row, column = cells.of(place) or (0, 0)
        near = math.ceil(0.25 * CELLS)
        rim = [metres[row + r, column + c] for r in (-near, 0, near) for c in (-near, 0, near) if r or c]
        assert abs(metres[row, column] - height) <= 25
        assert max(rim) < metres[row, column]


def test_every_numbered_hill_of_chosin_stands_at_its_number() -> None:
    _, told, cells, metres = worked_out(chosin().ground)
    inside = {place: height for place, height in told.tops.items() if cells.of(place)}
    wrong = {place: height for place, height in inside.items() if abs(metres[cells.of(place)] - height) > 25}
    assert len(inside) > 40
    assert not wrong


def test_the_same_ground_gives_the_same_bytes_of_the_maps_size() -> None:
    on = ground(*SMALL[:1], SMALL[7], bottom=60)
    one, two = (relief(on, frame(on), style().relief) for _ in "12")
    assert one == two
    assert len(one.rgb) == one.columns * one.rows * 3
    assert (one.x, one.y) == (frame(on).left, frame(on).top)
    assert (one.columns, one.rows) == (frame(on).width, frame(on).height)


def test_ice_is_blue_and_snow_is_not() -> None:
    on = small()
    picture = drawn(on).marks[0]
    assert isinstance(picture, Pixels)
    pixels = np.frombuffer(picture.rgb, np.uint8).reshape(picture.rows, picture.columns, 3).astype(int)
    blueness = pixels[..., 2] - pixels[..., 0]
    x, y = round(0.9 * 184 + 53), round(0.7 * 184 + 46)
    assert blueness[y, x] > 20
    assert np.median(blueness[500:, :]) < 15


def test_ground_of_which_nothing_is_known_is_level_but_for_chance() -> None:
    _, told, _, metres = worked_out(ground())
    assert not told.heights
    assert abs(float(metres.mean())) < 60


def test_a_line_of_heights_is_thickened_and_single_heights_count_for_all_its_points() -> None:
    on = ground(
        feature("ridge", "crest", "Ridge", "0 -1, 1 -1", 1100, 1200), feature("floor", "", "Floor", "0 -2, 1 -2", 900)
    )
    told = survey(on, frame(on))
    assert len(told.crests) == 11
    assert sorted(told.heights[p] for p in told.crests)[5] == 1150
    assert {told.heights[p] for p in told.floors} == {900}


def test_invented_heights_hold_the_relief_but_are_no_tops() -> None:
    told = survey(small(), frame(small()))
    assert len(told.loose) == 4
    assert not told.loose & told.tops.keys()
    assert told.loose <= told.heights.keys()


def test_light_comes_from_the_upper_left() -> None:
    rise = np.fromfunction(lambda r, c: 10.0 * (r + c), (20, 20)).astype(np.float32)
    towards, away = (relief_shade.light(field, CELLS, 1.0)[10, 10] for field in (rise, -rise))
    level = relief_shade.light(np.zeros((5, 5), np.float32), CELLS, 1.0)
    assert np.allclose(level, 1)
    assert towards > 1.05 > 0.95 > away


def test_cells_inside_an_outline() -> None:
    grid = Cells(10, 10, 10.0)
    inside = covered(grid, SQUARE)
    assert inside.sum() == 16
    assert inside[2:6, 2:6].all()
    assert marked(grid, [(15, 25), (-1, 3), (100, 100)]).nonzero() == (np.array([2]), np.array([1]))


def test_distance_from_an_outline_is_positive_inside_and_no_more_than_the_reach() -> None:
    distance = from_edge(Cells(10, 10, 10.0), SQUARE, 18.0)
    assert distance[3, 3] == 15
    assert distance[2, 3] == 5
    assert distance[1, 3] == -5
    assert distance[9, 9] == -18


def test_reading_between_cells_keeps_their_values_and_straight_slopes() -> None:
    field = np.arange(12, dtype=np.float32).reshape(3, 4)
    assert np.allclose(read(field, np.array([0, 1, 2], np.float32), 0), field)
    assert np.allclose(read(field, np.array([1.5], np.float32), 1)[:, 0], field[:, 1] + 0.5)


def hollow() -> tuple[np.ndarray, np.ndarray]:
    field = np.fromfunction(lambda r, c: 100.0 + c + 0 * r, (9, 9))
    field[4, 4] = 20
    outlets = np.zeros((9, 9), np.bool_)
    outlets[:, 0] = True
    return field, outlets


def test_a_flooded_ground_has_a_way_down_from_everywhere() -> None:
    field, outlets = hollow()
    filled = flooded(field, outlets)
    assert (filled >= field).all()
    assert filled[4, 4] > 100
    padded = np.pad(filled, 1, constant_values=np.inf)
    lowest = np.min([padded[1 + r : 10 + r, 1 + c : 10 + c] for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c], axis=0)
    assert (lowest < filled)[~outlets].all()


def test_streams_only_cut_down_and_spare_crests() -> None:
    field, outlets = hollow()
    field[4, 4] = 104
    hard = np.zeros((9, 9), np.bool_)
    soft = cut(field, outlets, hard, 4, np.random.RandomState(1))
    hard[:, 3:6] = True
    spared = cut(field, outlets, hard, 4, np.random.RandomState(1))
    assert (soft <= field).all()
    assert (soft[:, 0] == field[:, 0]).all()
    assert soft[2:7, 4].sum() < spared[2:7, 4].sum() < field[2:7, 4].sum()
