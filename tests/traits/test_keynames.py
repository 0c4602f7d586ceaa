"""Keys as players write them."""

from __future__ import annotations

import pytest

from generator.traits import NO_KEY, Stroke, alt, ctrl, ctrl_shift, named, plain, shift
from generator.traits.keynames import CODES, key_name, read_key_name

KEYS = [
    (ctrl("L"), "Ctrl+L"),
    (alt("3"), "Alt+3"),
    (shift("F"), "Shift+F"),
    (ctrl_shift("m"), "Ctrl+Shift+M"),
    (plain("+"), "+"),
    (Stroke(127), "Delete"),
    (Stroke(114, 65), "Shift+F3"),
]


@pytest.mark.parametrize(("stroke", "name"), KEYS)
def test_there_and_back(stroke: Stroke, name: str) -> None:
    assert key_name(stroke) == name
    assert read_key_name(name) == read_key_name(name.lower()) == stroke


def test_every_key_with_a_name_comes_back() -> None:
    for code in CODES:
        assert read_key_name(key_name(Stroke(code))) == Stroke(code)


def test_order_and_doubles_do_not_matter() -> None:
    assert read_key_name("shift+ctrl+ctrl+m") == ctrl_shift("M")


def test_named_keys_and_no_key() -> None:
    assert key_name(named("StepLoss")) == "StepLoss"
    assert key_name(NO_KEY) == ""
    assert key_name(Stroke(500)) == "key 500"


@pytest.mark.parametrize("text", ["", "Lose a Step", "Ctrl", "Ctrl+", "Ctrl+Lose", "Strg+L", "StepLoss", "é"])
def test_what_is_no_key(text: str) -> None:
    assert read_key_name(text) is None
