"""Keys, numbers, colours and lists, one by one."""

from __future__ import annotations

import pytest

from generator.traits import (
    NO_KEY,
    Stroke,
    TraitError,
    alt,
    ctrl,
    ctrl_shift,
    named,
    plain,
    read_stroke,
    sides,
    write_stroke,
)
from generator.traits.changes import Ask, Change, Choose, SetTo, read_changer, write_changer
from generator.traits.figures import (
    read_colour,
    read_real,
    read_whole,
    write_colour,
    write_real,
    write_share,
    write_whole,
)
from generator.traits.strokes import read_strokes, write_strokes
from generator.traits.target import Target, read_target, write_target


@pytest.mark.parametrize(
    ("stroke", "text"),
    [
        (ctrl("L"), "76,130"),
        (ctrl_shift("l"), "76,195"),
        (alt("1"), "49,520"),
        (plain("["), "91,0"),
        (Stroke(112), "112,0"),
        (named("StepLoss"), "57348,0,StepLoss"),
        (NO_KEY, ""),
        (Stroke(0), "0,0"),
    ],
)
def test_a_key_both_ways(stroke: Stroke, text: str) -> None:
    assert write_stroke(stroke) == text
    assert read_stroke(text) == stroke


def test_old_spellings_of_keys() -> None:
    assert read_stroke("D") == ctrl("D")
    assert read_stroke("68,2") == ctrl("D")
    assert read_stroke("68,3") == ctrl_shift("D")
    assert read_stroke("12345,0,MyKey") == named("MyKey")
    assert read_strokes("FG") == (ctrl("F"), ctrl("G"))
    assert read_strokes("70,130") == ()
    assert read_stroke("x,y") == NO_KEY


def test_no_key_is_false_and_left_out_of_a_list() -> None:
    assert not NO_KEY
    assert not Stroke(0)
    assert write_strokes((ctrl("L"), NO_KEY, named("a"))) == "76\\,130,57348\\,0\\,a"


def test_names_of_keys_have_no_comma() -> None:
    with pytest.raises(TraitError, match="comma"):
        named("a,b")
    with pytest.raises(TraitError, match="comma"):
        write_stroke(Stroke(57348, 0, "a,b"))
    with pytest.raises(TraitError, match="named"):
        ctrl("StepLoss")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (200.0, "200.0"),
        (0.25, "0.25"),
        (1e7, "1.0E7"),
        (1.5e-5, "1.5E-5"),
        (-0.0, "-0.0"),
        (12345678.9, "1.23456789E7"),
    ],
)
def test_numbers_as_java_writes_them(value: float, text: str) -> None:
    assert write_real(value) == text
    assert read_real(text, 1.0) == value


def test_numbers_that_are_none_take_the_default() -> None:
    assert read_whole("", 7) == read_whole("x", 7) == read_whole("1.5", 7) == read_whole("99999999999", 7) == 7
    assert read_whole("+5", 0) == 5
    assert read_real("", 2.5) == read_real("1_0", 2.5) == 2.5
    assert write_share(0.3) == "0.30000001192092896"
    with pytest.raises(TraitError, match="32 bits"):
        write_whole(2**31)
    with pytest.raises(TraitError, match="between 0 and 1"):
        write_share(1.5)


def test_colours() -> None:
    assert write_colour((1, 2, 3)) == "1,2,3"
    assert write_colour((1, 2, 3, 255)) == "1,2,3"
    assert write_colour((1, 2, 3, 4)) == "1,2,3,4"
    assert read_colour("0x102030", None) == (16, 32, 48)
    assert read_colour("1,2", None) == read_colour("1,2,300", None) == read_colour("a,b,c", None) == (0, 0, 0)
    assert read_colour("", (1, 2, 3)) is None
    with pytest.raises(TraitError, match="colour"):
        write_colour((1, 2))


def test_what_a_key_does_to_a_value() -> None:
    for changer in (SetTo("{A+1}"), Change("-1"), Ask("How many?"), Choose("Which?", ("1", "2,3"))):
        assert read_changer(write_changer(changer)) == changer
    assert read_changer("") == SetTo("new value")
    assert read_changer("I") == Change("1")
    assert read_changer("R") == Ask("Enter new value")
    assert read_changer("E") == Choose("Select new value", ())


def test_a_target_both_ways() -> None:
    target = Target(by_place=True, place="CURLOC", by_property=True, property="RemnantOf", value="$BasicName$")
    assert write_target(target) == "COUNTER|true|CURLOC|||||0|0||true|RemnantOf|$BasicName$|EQUALS||"
    assert read_target(write_target(target)) == target
    assert read_target("").sender == "MAP"
    with pytest.raises(TraitError, match="NOWHERE"):
        read_target("COUNTER|true|NOWHERE")


def test_sides_are_guarded() -> None:
    assert sides("US", "C:F") == "sides:US:C\\:F"
