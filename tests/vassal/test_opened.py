"""A built module read back: maps, what stands where, options, values."""

from __future__ import annotations

import struct

import pytest

from generator.grids import RegionGrid, locate
from generator.problems import ProblemsError
from generator.traits import named
from generator.vassal.maps import box_board, ground_board
from generator.vassal.opened import Opened
from tests.games import CHOSIN, game, module

GROUND, SHEET = game(CHOSIN).ground, game(CHOSIN).sheet
SIZES = {"map.png": (GROUND.width, GROUND.height), "boxes.png": (SHEET.width, SHEET.height)}


def opened() -> Opened:
    return Opened(module(CHOSIN).files, SIZES)


def changed(*pairs: tuple[str, str]) -> Opened:
    text = module(CHOSIN).files["buildFile.xml"].decode()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return Opened({"buildFile.xml": text.encode()}, SIZES)


def test_the_boards_come_back_as_they_went() -> None:
    ground, boxes = (chart.board for chart in opened().maps)
    assert boxes == box_board(game(CHOSIN))
    drawn = ground_board(game(CHOSIN))
    assert (ground.name, ground.zones, ground.width) == (drawn.name, drawn.zones, drawn.width)
    assert ground.grid is not None
    assert drawn.grid is not None
    assert [getattr(ground.grid, name) for name in ("dx", "dy", "x0", "y0")] == [
        getattr(drawn.grid, name) for name in ("dx", "dy", "x0", "y0")
    ]


def test_what_a_map_does_with_counters() -> None:
    for chart in opened().maps:
        assert (chart.stacking, chart.marks_moved, chart.moves_in_place) == (True, True, False)
        assert (chart.move_key, chart.change_format) == (named("Moved"), "$message$")
        assert chart.move_format == chart.arrive_format == "$pieceName$ ($previousLocation$): moves to $location$"


def test_stacks_stand_where_they_were_put() -> None:
    meant = {(one.map, one.name, one.x, one.y, tuple(s.piece for s in one.slots)) for one in module(CHOSIN).standing}
    found = {(one.map, one.name, one.x, one.y, one.pieces) for one in opened().standing}
    assert found == meant
    assert len(found) == len(opened().standing)


def test_a_named_place_goes_before_the_point_and_a_wrong_name_does_not() -> None:
    first, point = 'location="0207"', locate(GROUND.grid, "0207")
    (moved,) = [one for one in changed((first, 'location="0101"')).standing if one.name == "0207"]
    assert (moved.x, moved.y) == locate(GROUND.grid, "0101") != point
    (lost,) = [one for one in changed((first, 'location="nowhere"')).standing if one.name == "0207"]
    assert (lost.x, lost.y) == point


def test_a_stack_of_a_board_that_is_not_there_does_not_stand() -> None:
    gone = changed(('name="0207" owningBoard="Chosin Reservoir"', 'name="0207" owningBoard="Another"'))
    assert len(gone.standing) == len(opened().standing) - 1


def test_sides_and_options() -> None:
    assert opened().sides[:2] == ("UN", "CCF")
    assert opened().options["storeLeadingZeroIntegersAsStrings"] == "true"
    assert opened().options["sendToLocationMoveTrails"] == "Never"


def test_values_of_module_map_and_zone() -> None:
    values = changed(
        (
            "<VASSAL.build.module.properties.GlobalProperties>",
            "<VASSAL.build.module.properties.GlobalProperties>"
            '<VASSAL.build.module.properties.GlobalProperty name="Frost" initialValue="3"/>',
        ),
        (
            'useHighlight="false" highlightProperty=""/>',
            'useHighlight="false" highlightProperty=""><VASSAL.build.module.properties.ZoneProperty name="Snow"'
            ' initialValue="1"/></VASSAL.build.module.map.boardPicker.board.mapgrid.Zone>',
        ),
    ).values
    wanted: dict[tuple[tuple[str, ...], str], str] = {((), "Frost"): "3", (("Main Map", "Margin"), "Snow"): "1"}
    assert values == {**wanted, ((), "TurnTracker.defaultDocked"): "true"}


def test_a_board_is_measured_by_its_picture() -> None:
    files = dict(module(CHOSIN).files)
    with pytest.raises(ProblemsError, match=r"map\.png: error: the size of this board cannot be told"):
        _ = Opened(files).maps
    for name, size in SIZES.items():
        files[f"images/{name}"] = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", *size)
    assert [(one.board.width, one.board.height) for one in Opened(files).maps] == list(SIZES.values())


PARTS = "VASSAL.build.module.map."


def test_what_a_map_may_be_told_not_to_do() -> None:
    quiet = changed(('disabled="false"', 'disabled="true"'), ('snapto="true"', 'snapto="false"')).maps
    assert [chart.stacking for chart in quiet] == [False, True]
    tracks = [zone.grid for zone in quiet[1].board.zones if isinstance(zone.grid, RegionGrid)]
    assert [grid.snap_to for grid in tracks] == [False]


def test_a_zone_may_use_the_grid_of_its_board() -> None:
    (margin,) = changed(('useParentGrid="false"', 'useParentGrid="true"')).maps[0].board.zones
    assert margin.use_parent_grid


def test_a_stack_may_name_a_region_that_its_zone_keeps_silent() -> None:
    name, x, y = SHEET.track.spaces[0]
    silent = changed(('locationFormat="$gridLocation$" useParentGrid', 'locationFormat="$name$" useParentGrid'))
    (turn,) = [one for one in silent.standing if one.name == name]
    assert (turn.x, turn.y) == (x, y)
    moved = changed(
        ('locationFormat="$gridLocation$" useParentGrid', 'locationFormat="$name$" useParentGrid'),
        (f'location="{name}" x="{x}"', f'location="{name}" x="1"'),
    )
    (turn,) = [one for one in moved.standing if one.name == name]
    assert (turn.x, turn.y) == (x, y)


TWIN = f'<{PARTS}boardPicker.Board name="Chosin Reservoir" image="map.png"/>'
HEXES, SQUARES = (f"{PARTS}boardPicker.board.{shape}Grid" for shape in ("Hex", "Square"))


@pytest.mark.parametrize(
    ("pairs", "complaint"),
    [
        ([(f"</{PARTS}BoardPicker>", f"{TWIN}</{PARTS}BoardPicker>")], "a map with 2 boards cannot be read"),
        ([(f"<{HEXES} ", f"<{SQUARES} "), (f"</{HEXES}>", f"</{SQUARES}>")], "square grids cannot be read"),
    ],
)
def test_what_cannot_be_read_yet_is_told(pairs: list[tuple[str, str]], complaint: str) -> None:
    with pytest.raises(ProblemsError, match=complaint):
        _ = changed(*pairs).maps
