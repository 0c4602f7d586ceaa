"""Counters moved by hand: where they come to rest, what is marked and told, and the key they hear then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.grids import Board, Region, RegionGrid, Zone
from generator.play.drag import drag, point_of
from generator.play.lookup import View
from generator.play.press import NoSuchCommand, press
from generator.play.setup import UnknownPlace, place_piece, set_table
from generator.play.table import Ground, Setting, Table, kept
from generator.traits import (
    BasicPiece,
    Change,
    Delete,
    DynamicProperty,
    Immobile,
    Invisible,
    KeyCommand,
    Label,
    MarkMoved,
    Piece,
    Report,
    Restricted,
    Trait,
    Trigger,
    named,
)

from .chosin import FIELD, MAP, ROAD, only, unit
from .recording import GROUNDS

ARRIVED = named("Arrived")
TOLD = "$pieceName$ ($previousLocation$): moves to $location$"


def table(*traits: Trait, **changes: object) -> Table:
    """Tank in 0403 with these traits, Truck on top of it, Gun alone in 0401."""
    told = {"move_format": TOLD, "arrive_format": TOLD + " of $mapName$", **changes}
    grounds: tuple[Ground, ...] = tuple(replace(one, **told) for one in GROUNDS)  # type: ignore[arg-type]
    laid = set_table(Setting(grounds, player="Ann", side="Red", sides=("Red", "Blue")))
    for name, x, y in (("Tank", 186, 180), ("Truck", 186, 180), ("Gun", 186, 60)):
        own = traits if name == "Tank" else ()
        laid, _ = place_piece(laid, Piece((BasicPiece(image="a.png", name=name), *own)), "Main", x, y, id=name.lower())
    return laid


def where(after: Table, id: str = "tank") -> tuple[str, int, int]:
    basic = after.pieces[id].basic
    return basic.map, basic.x, basic.y


def test_a_counter_comes_to_rest_in_the_hex() -> None:
    assert where(drag(table(), ["tank"], "Main", (190, 70))) == ("Main", 186, 60)
    assert where(drag(table(), ["tank"], "Main", "0402")) == ("Main", 186, 120)
    assert where(drag(table(Immobile("g")), ["tank"], "Main", (190, 70))) == ("Main", 190, 70)


def test_the_old_place_is_kept() -> None:
    after = drag(table(), ["tank"], "Side", (50, 60))
    assert [kept(after, "tank", f"Old{what}") for what in ("Map", "LocationName", "X", "Y")] == [
        "Main",
        "0403",
        "186",
        "180",
    ]


def test_it_lies_on_what_was_there() -> None:
    after = drag(table(), ["tank"], "Main", "0401")
    assert after.piles == (("truck",), ("gun", "tank"))
    assert after.selected == ("tank",)


def test_a_stack_keeps_its_order_and_others_go_along() -> None:
    assert drag(table(), ["tank", "truck"], "Main", "0401").piles == (("gun", "tank", "truck"),)
    assert drag(table(), ["tank", "truck"], "Main", (190, 182)).piles == (("gun",), ("tank", "truck"))
    after = drag(table(), ["tank", "gun"], "Main", (238, 210))
    assert where(after) == ("Main", 238, 210)
    assert where(after, "gun") == ("Main", 238, 90)


def test_what_was_moved_is_marked() -> None:
    moved = MarkMoved("m.png")
    assert View(drag(table(moved), ["tank"], "Main", "0402"), "tank")("Moved") == "true"
    assert View(drag(table(moved), ["tank"], "Main", (188, 181)), "tank")("Moved") == "false"
    never = table(replace(moved, moved=True), marks_moved=False)
    assert View(drag(never, ["tank"], "Main", "0402"), "tank")("Moved") == "false"


def test_a_move_within_one_place_is_no_move_where_that_is_asked() -> None:
    forget = named("Forget")
    laid = table(MarkMoved("m.png", same_place_is_no_move=True, unmark_key=forget))
    moved = drag(laid, ["tank"], "Main", (650, 50))
    assert View(moved, "tank")("Moved") == "true"
    again = drag(press(moved, "tank", forget), ["tank"], "Main", (660, 60))
    assert where(again) == ("Main", 660, 60)
    assert View(again, "tank")("Moved") == "false"


def test_a_map_that_never_marks_does_not_mark_by_the_place_either() -> None:
    never = table(MarkMoved("m.png", same_place_is_no_move=True), marks_moved=False)
    assert View(drag(never, ["tank"], "Main", "0402"), "tank")("Moved") == "false"


def test_whoever_follows_one_that_joins_a_stack_goes_as_far_as_the_hand_did() -> None:
    """A counter dropped on a stack is not snapped before the way of the next is measured; alone it is."""
    free, _ = place_piece(table(), Piece((BasicPiece(name="Jeep"), Immobile("g"))), "Main", 238, 210, id="jeep")
    assert where(drag(free, ["tank", "jeep"], "Main", (190, 70)), "jeep") == ("Main", 242, 100)
    assert where(drag(free, ["tank", "jeep"], "Main", (190, 130)), "jeep") == ("Main", 238, 150)


def test_a_region_is_found_by_its_name_where_its_zone_keeps_it_silent() -> None:
    path = ((0, 0), (100, 0), (100, 100), (0, 100))
    zone = Zone("Sea", path, "$name$", RegionGrid((Region("Port", 20, 30),)))
    assert point_of(Ground("Main", Board(100, 100, (zone,))), "Port") == (20, 30)


def test_moves_are_told_together_and_only_if_the_place_changed() -> None:
    assert drag(table(), ["tank", "truck"], "Main", "0401").chat == ("* Tank, Truck (0403): moves to 0401",)
    assert drag(table(), ["tank"], "Main", (188, 181)).chat == ()
    assert drag(table(moves_in_place=True), ["tank"], "Main", (188, 181)).chat == ("* Tank (0403): moves to 0403",)
    assert drag(table(), ["tank"], "Side", (50, 60)).chat[0].endswith(" of Side")
    assert drag(table(move_format=""), ["tank"], "Main", "0401").chat == ()


def test_what_others_do_not_see_moves_without_a_word() -> None:
    hidden = table(Invisible(ARRIVED, hidden_by="Ann"))
    assert drag(hidden, ["tank", "truck"], "Main", "0401").chat == ("* Truck (0403): moves to 0401",)


def test_everybody_hears_the_key_once_all_have_moved() -> None:
    counts = DynamicProperty("N", commands=(KeyCommand(ARRIVED, Change("1")),), value="0")
    says = Report((ARRIVED,), "$BasicName$ from $OldLocationName$ in $location$ beside {StackSize}")
    after = drag(table(counts, says, move_key=ARRIVED), ["tank", "truck"], "Main", "0402")
    assert after.chat == (
        "* Tank, Truck (0403): moves to 0402",
        "* Tank from 0403 in 0402 beside {StackSize}",
    )
    assert View(after, "tank")("N") == "1"
    assert View(after, "tank")("StackSize") == "2"


def test_a_key_that_takes_the_counter_away_leaves_nothing() -> None:
    after = drag(table(Delete(key=ARRIVED), move_key=ARRIVED), ["tank"], "Main", "0402")
    assert "tank" not in after.pieces
    assert after.piles == (("truck",), ("gun",))


def test_keys_without_an_end_take_the_move_back() -> None:
    loops = Trigger(key=ARRIVED, actions=(ARRIVED,))
    laid = table(loops, move_key=ARRIVED)
    after = drag(laid, ["tank"], "Main", "0402")
    assert where(after) == where(laid)
    assert after.chat == ()
    assert "taken back" in after.warnings[0]


def test_what_a_player_may_not_move_stays() -> None:
    bound = table(Restricted(("Blue",), False, movement=True))
    after = drag(bound, ["tank", "truck"], "Main", "0401")
    assert where(after) == ("Main", 186, 180)
    assert where(after, "truck") == ("Main", 186, 60)


def test_a_name_that_a_face_gives_is_told() -> None:
    after = drag(table(Label(label="x", name_format="$label$-$pieceName$")), ["tank"], "Main", "0401")
    assert after.chat == ("* x-Tank (0403): moves to 0401",)


def test_what_does_not_exist_is_told() -> None:
    with pytest.raises(UnknownPlace, match='no map "Mian"'):
        drag(table(), ["tank"], "Mian", "0401")
    with pytest.raises(UnknownPlace, match='no place "nowhere" on map Main'):
        drag(table(), ["tank"], "Main", "nowhere")
    with pytest.raises(NoSuchCommand, match='no counter "tonk"'):
        drag(table(), ["tonk"], "Main", "0401")


def test_units_dragged_with_a_roadblock_go_on() -> None:
    """5.23, with Chosin's own counters."""
    laid = drag(only("1/D/1 Tk", "A/1/7"), ["1/D/1 Tk", "A/1/7"], MAP, ROAD)
    laid = drag(laid, ["A/1/7"], MAP, ROAD)
    burning = press(laid, "1/D/1 Tk", "Destroyed on Road")
    after = drag(burning, ["1/D/1 Tk", "A/1/7"], MAP, FIELD)
    assert (unit(after, "1/D/1 Tk").place, unit(after, "A/1/7").place) == (ROAD, FIELD)
    assert after.chat[-1] == f"* 1/D/1 Tk ({FIELD}): a Roadblock does not move, back to {ROAD} (5.23)"
