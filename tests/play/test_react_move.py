"""Sending, shifting, turning counters, and what moving leaves behind, beyond the recordings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from generator.play.lookup import View
from generator.play.press import press
from generator.play.setup import UnknownPlace, place_piece, set_table
from generator.play.table import Setting, Table, kept
from generator.traits import (
    BasicPiece,
    Delete,
    MarkMoved,
    MoveFixed,
    Piece,
    Pivot,
    Report,
    Rotate,
    SendTo,
    Trail,
    Trait,
    ctrl,
    named,
)

from .recording import GROUNDS

GO = ctrl("G")


def counter(name: str, *traits: Trait) -> Piece:
    return Piece((BasicPiece(image="a.png", name=name), *traits))


def standing(*traits: Trait, x: int = 186, y: int = 180, **options: Any) -> tuple[Table, str]:
    setting = Setting(**{"grounds": GROUNDS, "leading_zeros_are_text": True, **options})
    return place_piece(set_table(setting), counter("Tank", *traits), "Main", x, y, id="tank")


def where(table: Table, id: str = "tank") -> tuple[str, int, int]:
    basic = table.pieces[id].basic
    return basic.map, basic.x, basic.y


def test_to_the_nearest_goal_and_round_the_goals() -> None:
    goals = {"far": (394, 480), "near": (238, 210), "other": (394, 120)}
    for destination, visited in (("N", ["near", "near"]), ("C", ["other", "far", "near"])):
        table, _ = standing(SendTo(key=GO, destination=destination, filter='{BasicName=="Goal"}'))
        for id, (x, y) in goals.items():
            table, _ = place_piece(table, counter("Goal"), "Main", x, y, id=id)
        for goal in visited:
            table = press(table, "tank", GO)
            assert where(table) == ("Main", *goals[goal]), destination


def test_nobody_to_go_to() -> None:
    table, _ = standing(SendTo(key=GO, destination="A", filter='{BasicName=="Goal"}'))
    assert where(press(table, "tank", GO)) == ("Main", 186, 180)


def test_the_filter_knows_the_sender() -> None:
    table, _ = standing(SendTo(key=GO, destination="A", filter='{BasicName=="$BasicName$" && CurrentMap=="Side"}'))
    table, _ = place_piece(table, counter("Tank"), "Side", 50, 60)
    assert where(press(table, "tank", GO)) == ("Side", 50, 60)


def test_the_maps_move_key_is_pressed_on_what_moves() -> None:
    grounds = tuple(replace(one, move_key=named("Arrived")) for one in GROUNDS)
    send = SendTo(key=GO, map="Main", destination="Z", zone="Box")
    table, _ = standing(send, Report((named("Arrived"),), "in $location$ from $oldLocation$"), grounds=grounds)
    assert press(table, "tank", GO).chat == ("* in Box from 0403",)


def test_a_send_to_marks_moved_only_if_the_module_says_so() -> None:
    traits = (SendTo(key=GO, destination="Z", zone="Box"), MarkMoved("m.png"))
    for marks in (False, True):
        table, _ = standing(*traits, send_to_marks_moved=marks)
        assert View(press(table, "tank", GO), "tank")("Moved") == str(marks).lower()


def test_a_move_within_one_place_is_no_move_where_that_is_asked() -> None:
    for same, steps, moved in ((False, "0", "true"), (True, "0", "false"), (True, "60", "true")):
        table, _ = standing(MoveFixed(key=GO, dy=steps), MarkMoved("m.png", same_place_is_no_move=same))
        assert View(press(table, "tank", GO), "tank")("Moved") == moved


def test_a_turned_counter_moves_the_way_it_faces() -> None:
    for facing, place in ((0, (186, 120)), (3, (186, 240)), (1, (238, 150))):
        table, _ = standing(Rotate(6, facing=facing), MoveFixed(key=GO, dy="60"))
        assert where(press(table, "tank", GO))[1:] == place


def test_only_the_top_counter_moves_a_stack() -> None:
    move = MoveFixed(key=GO, dy="60", whole_stack=True)
    table, _ = standing(move)
    table, _ = place_piece(table, counter("Truck", move), "Main", 186, 180, id="truck")
    assert press(table, "tank", GO).pieces == table.pieces
    after = press(table, "truck", GO)
    assert where(after) == where(after, "truck") == ("Main", 186, 120)
    assert after.piles == (("tank", "truck"),)


def test_pivoting_about_a_corner() -> None:
    table, _ = standing(Rotate(4), Pivot(key=GO, x=10, y=0, angle=90.0), x=699, y=99)
    after = press(table, "tank", GO)
    assert where(after) == ("Main", 709, 89)
    assert View(after, "tank")("_Facing") == "2"


def test_a_trail_grows_with_moves_and_starts_anew() -> None:
    trail = Trail(key=ctrl("T"), for_all=True, clear_key=named("Clear"))
    table, _ = standing(trail, MoveFixed(key=GO, dy="60"))
    table = press(press(table, "tank", ctrl("T")), "tank", GO)
    table = press(table, "tank", GO)
    grown = table.pieces["tank"].traits[1]
    assert isinstance(grown, Trail)
    assert (grown.visible, grown.points, grown.start_map) == (True, ((186, 180), (186, 120)), "Map0")
    cleared = press(table, "tank", named("Clear")).pieces["tank"].traits[1]
    assert isinstance(cleared, Trail)
    assert cleared.points == ((186, 60),)


def test_a_trail_for_one_player_is_not_saved_as_seen() -> None:
    table, _ = standing(Trail(key=ctrl("T"), visible_at_start=False))
    seen = press(table, "tank", ctrl("T"))
    assert seen.pieces["tank"].traits[1].encode()[1].startswith("false;Map0;1;186,180")
    assert seen.memory["tank", 1] == 1
    assert press(seen, "tank", ctrl("T")).memory["tank", 1] == 0


def test_the_old_place_is_kept() -> None:
    table, _ = standing(SendTo(key=GO, map="Side", x="50", y="60"))
    after = press(table, "tank", GO)
    names = ("OldX", "OldY", "OldMap", "OldBoard", "OldZone", "OldLocationName")
    assert [kept(after, "tank", name) for name in names] == ["186", "180", "Main", "Board", "", "0403"]


def test_numbers_that_are_none_are_told() -> None:
    table, _ = standing(SendTo(key=GO, x="left", y="60"))
    assert press(table, "tank", GO).warnings == ('"left" is no whole number',)


def test_one_key_there_and_back() -> None:
    for menu, back in (("", (50, 60)), ("Send", (186, 180))):
        table, _ = standing(SendTo(menu, GO, "Side", x="50", y="60", back_key=GO))
        there = press(table, "tank", GO)
        assert where(there) == ("Side", 50, 60)
        assert where(press(there, "tank", GO))[1:] == back


def test_what_is_taken_off_and_sent_by_one_key_comes_back() -> None:
    table, _ = standing(SendTo(key=GO, map="Main", destination="Z", zone="Box"), Delete(key=GO))
    assert where(press(table, "tank", GO)) == ("Main", 699, 99)


def test_a_trails_own_key_goes_before_clearing_it() -> None:
    table, _ = standing(Trail(key=GO, for_all=True, clear_key=GO))
    trail = press(press(table, "tank", GO), "tank", GO).pieces["tank"].traits[1]
    assert isinstance(trail, Trail)
    assert not trail.visible


def test_a_counter_needs_a_map_that_exists() -> None:
    with pytest.raises(UnknownPlace, match="Mian"):
        place_piece(set_table(Setting(GROUNDS)), counter("Tank"), "Mian", 0, 0)
