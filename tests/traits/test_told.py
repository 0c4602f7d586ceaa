"""Traits in plain words."""

from __future__ import annotations

from generator.traits import (
    KNOWN,
    Ask,
    Change,
    Choose,
    DynamicProperty,
    GlobalKeyCommand,
    KeyCommand,
    SetTo,
    Target,
    Trait,
    Trigger,
    Unknown,
    between,
    ctrl,
    marker,
    named,
)
from generator.traits.told import plain, purpose, said, title

from .samples import SAMPLES


def fields(trait: Trait) -> dict[str, str]:
    return dict(said(trait))


def test_a_trait_is_called_by_its_class() -> None:
    assert title(DynamicProperty()) == "Dynamic Property"
    assert title(Unknown("hexlink;1")) == 'unknown trait "hexlink"'
    assert purpose(DynamicProperty()) == "A value that changes by key"


def test_every_trait_has_a_purpose_in_a_line() -> None:
    for cls in KNOWN.values():
        what = purpose(cls())
        assert 10 < len(what) < 160, cls
        assert ".java" not in what


def test_only_what_says_something_is_told() -> None:
    trigger = Trigger("falls back", key=ctrl("F"), condition="{Steps>1}", actions=(named("Down"), ctrl("M")))
    assert fields(trigger) == {
        "description": "falls back",
        "key": "Ctrl+F",
        "condition": "{Steps>1}",
        "actions": "Down, Ctrl+M",
    }
    assert fields(Trigger()) == {}


def test_every_sample_can_be_told() -> None:
    for _, _, trait in SAMPLES:
        assert all(name and words for name, words in said(trait))


def test_values_that_change() -> None:
    commands = (
        KeyCommand(named("Down"), Change("-1"), menu="Lose"),
        KeyCommand(ctrl("N"), SetTo("")),
        KeyCommand(ctrl("A"), Ask("How many?")),
        KeyCommand(ctrl("P"), Choose("Which?", ("a", "b"))),
    )
    told = fields(DynamicProperty("Steps", between(0, 4, wrap=True), commands))
    assert told == {
        "name": "Steps",
        "limits": "0 to 4, then from the other end",
        "commands": 'Down ("Lose") adds -1, Ctrl+N sets nothing, Ctrl+A asks "How many?", '
        'Ctrl+P lets choose "Which?": a, b',
    }


def test_pairs_flags_and_targets() -> None:
    assert fields(marker(Side="UN", Steps="3")) == {"pairs": "Side=UN, Steps=3"}
    told = fields(GlobalKeyCommand(one_report=False, target=Target(by_place=True, place="CURSTACK")))
    assert told == {"one report": "no", "target": "by_place yes, place CURSTACK"}
    assert plain(()) == ""
