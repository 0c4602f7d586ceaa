"""What running games keep their state by does not change, unless the game says so."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest

from generator.model.editions import Edition, Pin
from generator.model.game import Game
from generator.traits import DynamicProperty
from generator.vassal import pinned
from tests.games import CHOSIN, MINI, game


def said(told: Game) -> list[str]:
    return [str(problem) for problem in pinned.complaints(told)]


def edited(told: Game, version: str = "", breaks: str = "", **changed: str) -> Game:
    """The game with other pins, another version, or leave to break saves."""
    pins = tuple(replace(pin, **changed) if pin.what.endswith(": Steps") else pin for pin in told.edition.pins)
    return replace(told, version=version or told.version, edition=replace(told.edition, pins=pins, breaks_saves=breaks))


@pytest.mark.parametrize("folder", [CHOSIN, MINI], ids=["chosin", "mini"])
def test_a_game_is_as_it_was_pinned(folder: object) -> None:
    told = game(folder)  # type: ignore[arg-type]
    assert said(told) == []
    assert pinned.pinned(told) == told.edition.pins


def test_every_kind_of_unit_remembers_alike() -> None:
    by_trait: dict[str, set[str]] = {}
    for pin in game(CHOSIN).edition.pins:
        owner, _, trait = pin.what.partition(": ")
        if trait and not owner.startswith("marker "):
            by_trait.setdefault(trait, set()).add(pin.definition)
    assert set(by_trait) == {"Steps", "Fired", "Roadblock", "LostAt", "mark of having moved", "movement trail"}
    assert all(len(definitions) == 1 for definitions in by_trait.values())


def test_a_change_is_refused_with_file_and_line(monkeypatch: pytest.MonkeyPatch) -> None:
    other = lambda steps: DynamicProperty("Steps", description="steps", value=str(steps))  # noqa: E731
    monkeypatch.setattr("generator.vassal.units.state.steps", other)
    told = said(game(MINI))
    assert len(told) == 3
    assert told[0].startswith("mini/state.csv:")
    assert "Steps is not what it was in version 0.1.0: games under way would lose it; it is now PROP;Steps;" in told[0]
    assert "`breaks_saves: reason`" in told[0]


def test_a_change_with_leave_needs_a_higher_version_and_is_pinned_anew() -> None:
    same = edited(game(MINI), definition="PROP;Steps;old", breaks="steps are counted anew")
    assert len(said(same)) == 3
    assert all("raise the version: 0.1.0 must not have two meanings" in line for line in said(same))
    raised = edited(game(MINI), "0.2.0", "steps are counted anew", definition="PROP;Steps;old")
    assert said(raised) == []
    versions = {pin.version for pin in pinned.pinned(raised) if pin.what.endswith(": Steps")}
    assert versions == {"0.2.0"}
    assert {pin.version for pin in pinned.pinned(raised) if not pin.what.endswith(": Steps")} == {"0.1.0"}


def test_a_leave_that_is_left_over_is_doubted() -> None:
    (line,) = said(edited(game(MINI), "0.3.0", "an old reason"))
    assert "warning: nothing in this version breaks saved games (delete `breaks_saves`)" in line


def test_what_is_gone_stays_pinned_and_what_is_new_is_added() -> None:
    old = Pin("cavalry: Steps", "PROP;Steps;gone", "0.0.1")
    told = replace(game(MINI), edition=Edition(pins=(old,)))
    assert old in pinned.pinned(told)
    assert set(game(MINI).edition.pins) <= {replace(pin, where=old.where) for pin in pinned.pinned(told)} | set(
        game(MINI).edition.pins
    )


def test_written_and_read_again_it_is_the_same() -> None:
    pins = game(CHOSIN).edition.pins
    rows = list(csv.reader(pinned.render(pins).splitlines()))[1:]
    assert [tuple(row) for row in rows] == [(pin.what, pin.definition, pin.version) for pin in pins]
