"""Counters that bring others into play, beyond the recordings; and the setting of the table."""

from __future__ import annotations

from generator.play.lookup import View
from generator.play.press import press
from generator.play.setup import place_piece, set_table, unfolded
from generator.play.table import Setting, Table, kept
from generator.traits import (
    BasicPiece,
    Clone,
    Comment,
    Delete,
    Deselect,
    DynamicProperty,
    Immobile,
    KeyCommand,
    Marker,
    Piece,
    PlaceMarker,
    Prototype,
    Replace,
    Rotate,
    SetPieceProperty,
    SetTo,
    Trait,
    ctrl,
    marker,
)

from .recording import GROUNDS

DO = ctrl("D")


def counter(name: str, *traits: Trait) -> Piece:
    return Piece((BasicPiece(image="a.png", name=name), *traits))


def standing(*traits: Trait) -> Table:
    return place_piece(set_table(Setting(GROUNDS)), counter("Tank", *traits), "Main", 186, 180, id="tank")[0]


def only_other(table: Table) -> str:
    (id,) = (id for id in table.pieces if id != "tank")
    return id


def test_a_placed_marker_turns_with_its_counter_and_so_does_the_way_to_it() -> None:
    fire = PlaceMarker(key=DO, piece=counter("Fire", Rotate(6), Immobile("g", stack="R")), y="60", match=True)
    after = press(standing(Rotate(6, facing=3), fire), "tank", DO)
    marker = after.pieces[only_other(after)]
    assert (marker.basic.x, marker.basic.y) == (186, 240)
    assert View(after, only_other(after))("_Facing") == "4"


def test_a_placed_marker_has_its_own_number_and_knows_its_parent() -> None:
    after = press(standing(PlaceMarker(key=DO, piece=counter("Fire"), gpid="901")), "tank", DO)
    fire = only_other(after)
    assert after.pieces[fire].basic.gpid == "901"
    assert kept(after, fire, "ParentID") == "tank"
    assert after.piles == (("tank", fire),)


def test_a_marker_that_does_not_stack_lies_beside() -> None:
    after = press(standing(PlaceMarker(key=DO, piece=counter("Fire", Immobile(stack="R")))), "tank", DO)
    assert after.piles == (("tank",), (only_other(after),))


def test_a_marker_by_its_path_is_told_about() -> None:
    path = "VASSAL.build.module.PieceWindow:Markers/VASSAL.build.widget.PieceSlot:Fire"
    after = press(standing(PlaceMarker(key=DO, piece=path)), "tank", DO)
    assert after.warnings == (f"a counter by its path in the palette is not played here: {path}",)


def test_the_replacement_is_selected_in_its_place() -> None:
    after = press(standing(Replace(key=DO, piece=counter("Wreck"))), "tank", DO)
    assert "tank" not in after.pieces
    assert [View(after, id)("BasicName") for id in after.selected] == ["Wreck"]


def test_a_clone_has_an_id_of_its_own() -> None:
    table = press(standing(Clone(key=DO), marker(Side="US")), "tank", DO)
    clone = only_other(table)
    assert View(table, clone)("UniqueID") == clone
    assert View(table, clone)("CloneID") == View(table, "tank")("CloneID") == "tank"
    assert table.selected == (clone,)
    assert table.piles == (("tank", clone),)


def test_a_deleted_counter_is_gone_from_its_pile_and_the_selection() -> None:
    table, _ = place_piece(standing(Delete(key=DO)), counter("Truck"), "Main", 186, 180, id="truck")
    after = press(table, "tank", DO)
    assert (after.piles, after.selected, list(after.pieces)) == ((("truck",),), (), ["truck"])


def test_a_counter_that_is_gone_is_not_unstacked() -> None:
    after = press(standing(Deselect(key=DO, unstack=True), Delete(key=DO)), "tank", DO)
    assert (after.piles, dict(after.pieces)) == ((), {})


def test_a_counter_out_of_its_stack_joins_it_when_its_value_changes() -> None:
    table = standing(
        DynamicProperty("V", commands=(KeyCommand(ctrl("V"), SetTo("1")),)), Deselect(key=DO, unstack=True)
    )
    table, _ = place_piece(table, counter("Truck"), "Main", 186, 180, id="truck")
    alone = press(table, "tank", DO)
    assert alone.piles == (("truck",), ("tank",))
    assert press(alone, "tank", ctrl("V")).piles == (("truck", "tank"),)


def test_by_name_a_trait_that_only_sets_a_value_hands_over_nothing() -> None:
    new = counter("Wreck", DynamicProperty("V", value="1"))
    old = DynamicProperty("V", value="7")
    for setter, value in ((SetPieceProperty("V"), ""), (SetPieceProperty("W"), "7")):
        table = standing(old, setter, Replace(key=DO, piece=new, match=True, copy_properties=True))
        after = press(table, "tank", DO)
        assert View(after, only_other(after))("V") == value


def test_nothing_is_placed_without_a_definition() -> None:
    table = standing(PlaceMarker(key=DO))
    assert press(table, "tank", DO).piles == table.piles


def test_prototypes_unfold_in_place_and_comments_go() -> None:
    inner, outer = marker(A="1"), marker(B="2")
    prototypes = {"P": (inner, Prototype("Q"), Comment("why")), "Q": (outer,)}
    piece = counter("Tank", Delete(), Prototype("P"), Clone(), Prototype("Nobody"))
    assert unfolded(piece, prototypes).traits[1:] == (Delete(), inner, outer, Clone())


def test_a_prototype_that_needs_itself_stops() -> None:
    prototypes = {"P": (marker(A="1"), Prototype("P"))}
    assert len(unfolded(counter("Tank", Prototype("P")), prototypes).traits) == 51


def test_parameters_of_a_prototype_are_put_in_and_unknown_names_lose_their_dollars() -> None:
    prototypes = {"P": (Marker((("Side", "$side$"), ("Other", "$other$"))), DynamicProperty("V", value="$n$"))}
    piece = unfolded(counter("Tank", Prototype("P", "side=US,n=4")), prototypes)
    assert piece.traits[1:] == (Marker((("Side", "US"), ("Other", "other"))), DynamicProperty("V", value="4"))
    assert unfolded(counter("Tank", Prototype("P")), prototypes).traits[1:] == prototypes["P"]


def test_the_value_a_counter_starts_with_is_worked_out() -> None:
    table = standing(marker(Max="3"), DynamicProperty("V", value="{Max+1}"))
    assert View(table, "tank")("V") == "4"
