"""Keys pressed on counters: VASSAL's recordings, and what they do not cover, as sentences."""

from __future__ import annotations

from typing import Any

import pytest

from generator.play.lookup import View
from generator.play.menu import menu
from generator.play.press import NoSuchCommand, press, settled
from generator.play.setup import on_bare_table, place_piece, set_table
from generator.play.table import Sent, Setting, Table
from generator.traits import (
    Ask,
    BasicPiece,
    Change,
    Choose,
    DynamicProperty,
    GlobalHotkey,
    GlobalKeyCommand,
    KeyCommand,
    Label,
    Layer,
    MarkMoved,
    Piece,
    PlaySound,
    Prototype,
    Report,
    ReturnToDeck,
    SetTo,
    Stroke,
    SubMenu,
    Target,
    Trait,
    Trigger,
    between,
    ctrl,
    named,
    read_stroke,
)

from .recording import GROUNDS, ROWS, VALUES, scene

OTHERWISE = {
    "calculated property: refers to itself": (
        "VASSAL breaks the endless expression off after 50 rounds and keeps what it has by then; we stop at once"
    ),
}


def test_the_recordings_are_all_here() -> None:
    assert len(ROWS) == 246
    assert set(OTHERWISE) <= {row["note"] for row in ROWS}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["note"])
def test_presses_as_vassal_does(row: dict[str, Any]) -> None:
    wrong = list(differences(row))
    assert bool(wrong) == (row["note"] in OTHERWISE), wrong


def differences(row: dict[str, Any]) -> Any:
    table, unit = scene(row)
    table = settled(table, [])
    yield from _unlike(table, unit, row["properties before"] | {"globals": row.get("globals before", {})})
    yield from _unlike_menu(table, unit, row, "menu before")
    known: set[str] = set()
    for at, (key, after, chat) in enumerate(zip(row["keys"], row["after"], row["chat"], strict=True)):
        table = press(table, *_aimed(table, unit, key))
        yield from ((at, *one) for one in _unlike(table, unit, after))
        if list(table.chat) != chat:
            yield at, "chat", table.chat, chat
        if bool(set(table.warnings) - known) != (at in row.get("warned", ())):  # VASSAL reports the same thing once
            yield at, "warned", table.warnings
        known |= set(table.warnings)
    yield from _unlike_menu(table, unit, row, "menu after")
    yield from _unlike_end(table, unit, row)


def _aimed(table: Table, unit: str, key: Any) -> tuple[str, Stroke]:
    if isinstance(key, str):
        return unit, read_stroke(key)
    return next(id for id in table.pieces if View(table, id)("BasicName") == key["piece"]), read_stroke(key["key"])


def _unlike(table: Table, id: str, wanted: dict[str, Any]) -> Any:
    for name, value in wanted.items():
        found: Any
        match name:
            case "gone":
                found, value = id in table.pieces, False
            case "globals":
                found = {one: table.values.get(((), one)) for one in value}
            case "selected":
                found = [View(table, one)("BasicName") for one in table.selected]
            case "map" | "x" | "y":
                found = getattr(table.pieces[id].basic, name)
            case _:
                found = View(table, id)(name)
        if found != value:
            yield name, found, value


def _unlike_menu(table: Table, unit: str, row: dict[str, Any], when: str) -> Any:
    if when in row:
        shown = [[list(one.path), one.enabled, _accelerator(one.key)] for one in menu(View(table, unit))]
        if shown != row[when]:
            yield when, shown, row[when]


def _accelerator(key: Stroke) -> str | None:
    return f"Ctrl+{chr(key.code)}" if key.code and not key.name else None


def _unlike_end(table: Table, unit: str, row: dict[str, Any]) -> Any:
    def where(pile: tuple[str, ...]) -> tuple[str, int, int]:
        basic = table.pieces[pile[0]].basic
        return basic.map, basic.y, basic.x

    lying = [id for pile in sorted(table.piles, key=where) for id in pile]
    for id, wanted in zip(lying, row["pieces"], strict=True):
        yield from _unlike(table, id, wanted)
    if "states" in row:
        states = [trait.encode()[1] for trait in reversed(table.pieces[unit].traits[1:])]
        if states != row["states"]:
            yield "states", states, row["states"]


def counter(*traits: Trait, name: str = "Tank") -> Piece:
    return Piece((BasicPiece(image="tank.png", name=name), *traits))


def standing(*traits: Trait, **options: Any) -> tuple[Table, str]:
    return place_piece(set_table(Setting(GROUNDS, **options), VALUES), counter(*traits), "Main", 186, 180)


def steps(value: str = "2") -> DynamicProperty:
    return DynamicProperty(
        "Steps", between(0, 4), (KeyCommand(named("Dn"), Change("-1"), menu="Lose step"),), value=value
    )


FLIP = ctrl("F")


def test_flipping_twice_is_not_flipping() -> None:
    face = Layer(name="Face", images=("a.png", "b.png"), increase_key=FLIP)
    table, tank = standing(face)
    once = press(table, tank, FLIP)
    assert once.pieces != table.pieces
    assert press(once, tank, FLIP).pieces == table.pieces


def test_a_press_leaves_the_table_before_it_as_it_was() -> None:
    table, tank = standing(steps())
    press(table, tank, named("Dn"))
    assert View(table, tank)("Steps") == "2"


def test_a_menu_text_is_as_good_as_a_key() -> None:
    table, tank = standing(steps(), SubMenu("Losses", ("Lose step",)))
    for text in ("Lose step", "Losses > Lose step"):
        assert View(press(table, tank, text), tank)("Steps") == "1"
    with pytest.raises(NoSuchCommand, match=r'"Tank" does not offer "Fly"; it offers Losses > Lose step'):
        press(table, tank, "Fly")
    with pytest.raises(NoSuchCommand, match="no counter"):
        press(table, "nobody", "Fly")


def test_an_entry_that_is_greyed_out_cannot_be_chosen() -> None:
    table, tank = standing(steps("1"), Trigger(menu="Rally", key=ctrl("R"), condition="{Steps>1}"))
    with pytest.raises(NoSuchCommand, match="Rally"):
        press(table, tank, "Rally")


def test_what_a_press_sent_is_told() -> None:
    lose = Trigger(key=ctrl("L"), actions=(named("Dn"), named("Say")))
    table, tank = standing(steps(), lose, GlobalHotkey(key=named("Say"), sends=named("Phase")))
    after = press(table, tank, ctrl("L"))
    assert after.sent == (Sent(named("Dn"), tank), Sent(named("Say"), tank), Sent(named("Phase")))
    assert press(after, tank, ctrl("Q")).sent == ()


def test_the_cascade_trap() -> None:
    """Two triggers on one key, the wrong way round: the first changes what the second then tests."""
    at_two = Trigger(key=ctrl("L"), condition="{Steps==2}", actions=(named("Dn"),))
    at_one = Trigger(key=ctrl("L"), condition="{Steps==1}", actions=(named("Dn"),))
    for order, left in (((at_two, at_one), "0"), ((at_one, at_two), "1")):
        table, tank = standing(steps(), *order)
        assert View(press(table, tank, ctrl("L")), tank)("Steps") == left


def test_keys_without_an_end_are_taken_back_with_a_word() -> None:
    table, tank = standing(steps(), Trigger(key=ctrl("L"), actions=(named("Dn"), ctrl("L"))))
    after = press(table, tank, ctrl("L"))
    assert View(after, tank)("Steps") == "2"
    assert after.warnings == ('on "Tank" keys press one another without an end: 76,130 was taken back',)


def test_two_counters_that_command_each_other_without_an_end() -> None:
    table, tank = standing(GlobalKeyCommand(key=ctrl("G"), sends=ctrl("G")))
    assert "without an end" in press(table, tank, ctrl("G")).warnings[0]


def test_a_loop_without_an_end_stops_and_says_so() -> None:
    endless = Trigger("rout", key=ctrl("L"), actions=(named("Dn"),), loop=True, loop_type="while", loop_while="{true}")
    table, tank = standing(steps(), endless)
    assert press(table, tank, ctrl("L")).warnings == (
        'the loop of trigger "rout" never ends: stopped after 501 rounds',
    )


def test_the_player_is_asked_and_may_cancel() -> None:
    ask = KeyCommand(ctrl("A"), Ask("How many?"))
    pick = KeyCommand(ctrl("P"), Choose("Which?", ("1", "{1+1}", "$Steps$")))
    table, tank = standing(DynamicProperty("Steps", commands=(ask, pick), value="7"))
    assert View(press(table, tank, ctrl("A")), tank)("Steps") == "7"
    assert View(press(table, tank, ctrl("A"), answers=("3",)), tank)("Steps") == "3"
    assert View(press(table, tank, ctrl("P"), answers=("2",)), tank)("Steps") == "2"
    assert View(press(table, tank, ctrl("P"), answers=("9",)), tank)("Steps") == "7"


def test_a_label_is_written_by_the_player() -> None:
    table, tank = standing(Label(key=ctrl("N"), menu="Note", label="old"))
    assert View(press(table, tank, "Note", answers=("dug in",)), tank)("PieceName") == "Tank (dug in)"
    assert View(press(table, tank, "Note"), tank)("PieceName") == "Tank (old)"


def test_the_same_table_throws_the_same_dice() -> None:
    dice = Layer(name="D", images=tuple("abcdef"), random_key=ctrl("R"))
    table, tank = standing(dice)
    throws, first = set(), press(table, tank, ctrl("R"))
    assert press(table, tank, ctrl("R")) == first
    for _ in range(20):
        table = press(table, tank, ctrl("R"))
        throws.add(View(table, tank)("D_Level"))
    assert len(throws) > 2


def test_a_trait_that_is_not_played_says_so() -> None:
    table, tank = standing(ReturnToDeck(key=ctrl("P")))
    assert press(table, tank, ctrl("P")).warnings == ('the trait "return" is not played here',)
    assert press(table, tank, ctrl("Q")).warnings == ()


def test_sounds_are_told_unless_held_back() -> None:
    call = GlobalKeyCommand(key=ctrl("G"), sends=ctrl("P"), no_sounds=True)
    table, tank = standing(PlaySound(clip="$BasicName$.wav", key=ctrl("P")), call)
    assert press(table, tank, ctrl("P")).sounds == ("Tank.wav",)
    assert press(table, tank, ctrl("G")).sounds == ()


def test_one_counter_alone_is_enough() -> None:
    table, tank = on_bare_table(counter(Prototype("Unit")), {"Unit": (steps(),)})
    assert View(press(table, tank, "Lose step"), tank)("Steps") == "1"


def test_a_range_leaves_the_sender_out_only_if_its_outermost_trait_sends() -> None:
    call = GlobalKeyCommand(key=ctrl("G"), sends=named("Dn"), restrict_range=True, range=1)
    for traits, left in (((steps(), call), "2"), ((call, steps()), "1")):
        table, tank = standing(*traits)
        assert View(press(table, tank, ctrl("G")), tank)("Steps") == left


def test_a_target_that_is_not_played_reaches_nobody() -> None:
    mat = Target(by_place=True, place="CURMAT")
    table, tank = standing(steps(), GlobalKeyCommand(key=ctrl("G"), sends=named("Dn"), target=mat))
    after = press(table, tank, ctrl("G"))
    assert after.warnings == ("a target CURMAT is not played here",)
    assert View(after, tank)("Steps") == "2"


def test_names_before_and_after_in_a_report() -> None:
    face = Layer(name="F", images=("a", "b"), level_names=("", "+ (reduced)"), follow=True, expression="{3-Steps}")
    report = Report((named("Dn"),), "$location$: $oldPieceName$ becomes $newPieceName$, $oldSteps$ to $Steps$ $oldNo$")
    table, tank = standing(face, steps(), report)
    assert press(table, tank, "Lose step").chat == ("* 0403: Tank becomes Tank (reduced), 2 to 1",)


def test_chat_is_that_of_the_last_press() -> None:
    table, tank = standing(Report((ctrl("R"),), "here"), MarkMoved("m.png", key=ctrl("M")))
    said = press(table, tank, ctrl("R"))
    assert said.chat == ("* here",)
    assert press(said, tank, ctrl("M")).chat == ()


def test_a_value_may_be_set_beyond_its_limits() -> None:
    more = KeyCommand(named("Up"), Change("9"))
    table, tank = standing(DynamicProperty("V", between(0, 4), (more, KeyCommand(named("Set"), SetTo("9"))), value="1"))
    assert View(press(table, tank, named("Up")), tank)("V") == "4"
    assert View(press(table, tank, named("Set")), tank)("V") == "9"
