"""Who sees what, how a counter is named and turned, what expressions see of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from generator.play.lookup import View
from generator.play.menu import menu
from generator.play.press import press
from generator.play.setup import place_piece, set_table
from generator.play.table import Setting, Table
from generator.traits import (
    AreaOfEffect,
    BasicPiece,
    CalculatedProperty,
    DynamicProperty,
    Immobile,
    Invisible,
    KeyCommand,
    Layer,
    MarkMoved,
    Mask,
    Piece,
    PropertySheet,
    Report,
    Restricted,
    Rotate,
    SetTo,
    Trail,
    Trait,
    ctrl,
    marker,
    sides,
)

from .recording import GROUNDS, VALUES

DO = ctrl("D")


def counter(name: str, *traits: Trait) -> Piece:
    return Piece((BasicPiece(image="a.png", name=name), *traits))


def standing(*traits: Trait, **options: Any) -> Table:
    setting = Setting(**{"grounds": GROUNDS, "player": "Ann", "side": "Red", "sides": ("Red", "Blue"), **options})
    return place_piece(set_table(setting, VALUES), counter("Tank", *traits), "Main", 186, 180, id="tank")[0]


def as_side(table: Table, side: str) -> Table:
    return replace(table, setting=replace(table.setting, side=side, player=f"player of {side}"))


def ask(table: Table, *names: str) -> list[str | None]:
    return [View(table, "tank")(name) for name in names]


def test_what_one_side_hides_the_other_does_not_see() -> None:
    hidden = press(standing(Invisible(DO, "Hide", access="side:")), "tank", DO)
    assert ask(hidden, "PieceName", "Invisible", "InvisibleToOthers") == ["Tank(Hide)", "false", "true"]
    blue = as_side(hidden, "Blue")
    assert ask(blue, "PieceName", "Invisible") == ["", "true"]
    assert press(blue, "tank", DO).pieces == blue.pieces


def test_a_hidden_counter_takes_nobody_onto_it() -> None:
    hidden = as_side(press(standing(Invisible(DO, access="side:")), "tank", DO), "Blue")
    table, _ = place_piece(hidden, counter("Truck"), "Main", 186, 180, id="truck")
    assert table.piles == (("tank",), ("truck",))


def test_behind_a_mask_the_other_side_finds_no_keys() -> None:
    value = DynamicProperty("V", commands=(KeyCommand(ctrl("V"), SetTo("1"), menu="Set"),), value="0")
    table = press(standing(value, Mask(DO, "mask.png", "Mask", masked_name="?", access="side:")), "tank", DO)
    assert ask(table, "PieceName", "Obscured", "ObscuredToOthers") == ["Tank(?)", "false", "true"]
    blue = as_side(table, "Blue")
    assert ask(blue, "PieceName", "Obscured") == ["?", "true"]
    assert View(press(blue, "tank", ctrl("V")), "tank")("V") == "0"
    assert View(press(table, "tank", ctrl("V")), "tank")("V") == "1"
    assert menu(View(blue, "tank")) == ()


def test_named_sides_may_look_and_lift_a_mask() -> None:
    mask = Mask(DO, "mask.png", masked_name="?", access=sides("Red", "Blue"), masked_by="Red")
    for side, sees in (("Red", "Tank(?)"), ("Blue", "Tank(?)"), ("Green", "?")):
        table = as_side(standing(mask), side)
        assert ask(table, "PieceName") == [sees]
        lifted = ask(press(table, "tank", DO), "ObscuredToOthers") == ["false"]
        assert lifted == (side != "Green")


def test_a_mask_is_dealt_to_a_side() -> None:
    mask = Mask(image="m.png", access="side:", deal_key=DO, deal_when='{"Bl"+"ue"}')
    dealt = press(standing(mask), "tank", DO).pieces["tank"].traits[1]
    assert isinstance(dealt, Mask)
    assert dealt.masked_by == "Blue"


def test_reports_are_silent_about_what_nobody_sees() -> None:
    table = standing(Invisible(DO, access="side:"), Report((ctrl("R"), DO), "$newPieceName$ here"))
    hidden = press(table, "tank", DO)
    assert hidden.chat == ("* Tank here",)  # it was seen before
    assert press(hidden, "tank", ctrl("R")).chat == ()


def test_reports_of_a_masked_counter_give_the_masks_name() -> None:
    mask = Mask(image="m.png", masked_name="Somebody", access="side:", masked_by="Red")
    table = standing(mask, Report((DO,), "$newPieceName$ fires; $PieceName$"))
    assert press(table, "tank", DO).chat == ("* Somebody fires; Tank(Somebody)",)


def test_a_restriction_by_player_binds_only_strangers_of_other_sides() -> None:
    for owner, free in (("", True), ("Ann", True), ("Bob", False)):
        traits = (
            DynamicProperty("V", commands=(KeyCommand(DO, SetTo("1")),)),
            Restricted(("Blue",), True, owner=owner),
        )
        table = standing(*traits)
        assert ask(table, "Restricted") == [str(not free).lower()]
        assert (View(press(table, "tank", DO), "tank")("V") == "1") == free


@pytest.mark.parametrize(("degrees", "facing"), [("0", "1"), ("59", "2"), ("-60", "6"), ("361", "1"), ("", "1")])
def test_turning_to_degrees_takes_the_nearest_facing(degrees: str, facing: str) -> None:
    table = standing(Rotate(6, name="F", direct_key=DO, direct=degrees, direct_is_facing=False, facing=2))
    assert ask(press(table, "tank", DO), "F_Facing") == [facing]


def test_turning_to_a_word_is_told() -> None:
    table = standing(Rotate(6, name="F", direct_key=DO, direct="north"))
    after = press(table, "tank", DO)
    assert after.warnings == ('a counter cannot be turned to "north"',)


def test_an_area_for_one_player_is_seen_and_not_saved() -> None:
    area = AreaOfEffect(always_active=False, on_key=DO, name="A", for_all=False)
    after = press(standing(area), "tank", DO)
    assert ask(after, "A_Active") == ["true"]
    assert after.pieces["tank"].traits[1].encode()[1] == "false"


def test_a_layer_that_follows_stands_where_it_should_after_any_press() -> None:
    face = Layer(name="F", images=("a", "b", "c"), follow=True, expression="Pool", first_level=2)
    after = press(standing(face), "tank", DO)
    assert after.pieces["tank"].traits[1].encode()[1] == "2"  # Pool is 3, the first level stands for 2


def test_a_layer_that_follows_itself_is_told_about() -> None:
    face = Layer(name="F", images=("a", "b"), follow=True, expression="{F_Level+1}")
    assert press(standing(face), "tank", DO).warnings == ("trait 2 of Tank needs itself",)


def test_what_expressions_see_of_the_table() -> None:
    sums = {
        "S": 'SumStack("N")',
        "C": 'CountMap("N")',
        "Z": 'GetZoneProperty("Fog","Hills","Main")',
        "M": 'GetMapProperty("Mud","Main")',
    }
    traits = [CalculatedProperty(name, f"{{{words}}}") for name, words in sums.items()]
    table = standing(marker(N="2"), *traits, CalculatedProperty("R", "{Random(6)}"))
    for x in (186, 394):
        table, _ = place_piece(table, counter("Truck", marker(N="3")), "Main", x, 180)
    assert ask(table, "S", "C", "Z", "M") == ["5", "3", "2", "1"]
    assert ask(table, "R") == ask(table, "R")


def test_fields_of_a_property_sheet_are_properties() -> None:
    table = standing(PropertySheet("0Name~1Notes~2Ammo", "Sheet", values="Bob~two\tlines~3/5"))
    assert ask(table, "Name", "Notes", "Ammo", "Nothing") == ["Bob", "two\tlines", "3", None]


def test_what_a_counter_that_does_not_move_says() -> None:
    assert ask(standing(Immobile("g", "V", "R")), "IgnoreGrid", "cannotMove", "NoStack") == ["true", "true", "true"]
    assert ask(standing(Immobile()), "IgnoreGrid", "NoStack") == ["false", None]
    assert ask(standing(Immobile(stack="R"), Immobile(stack="L")), "NoStack") == [None]


def test_a_trail_says_moved_only_where_nobody_else_does() -> None:
    assert ask(standing(Trail()), "Moved") == ["false"]
    assert ask(standing(MarkMoved("m.png", moved=True), Trail()), "Moved") == ["true"]


def test_turning_freely_to_nothing_is_minus_nothing() -> None:
    turned = press(standing(Rotate(1, name="F", direct_key=DO, direct="360", angle=-90.0)), "tank", DO)
    assert turned.pieces["tank"].traits[1].encode()[1] == "-0.0"


def test_one_key_has_one_entry_in_the_menu() -> None:
    inner = DynamicProperty("V", commands=(KeyCommand(DO, SetTo("1"), menu="Set the value"),))
    for outer, shown in ((Invisible(DO, "Hide"), ["Hide"]), (Rotate(6, direct_key=DO), [])):
        assert [entry.path[0] for entry in menu(View(standing(inner, outer), "tank"))] == shown
