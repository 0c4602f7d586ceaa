"""Rules of a sound game that no small broken folder shows; and the list of rules itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from inspect import getmembers, isgeneratorfunction

import pytest

from generator.data.load import NEEDED, OPTIONAL
from generator.model import checks_kinds, checks_map, checks_units
from generator.model.checks import DOUBTS, RULES, Rule
from generator.model.game import Game, Kind, Placement, Unit
from model.games import chosin, mini


def told(rule: Rule, game: Game) -> list[str]:
    return [str(problem).partition(": error: ")[2] for problem in rule(game)]


def with_unit(name: str, **changed: str) -> Game:
    units = [replace(u, **changed) if u.id == name else u for u in chosin().units]  # type: ignore[arg-type]
    return replace(chosin(), units=tuple(units))


def without(keep: Callable[[Unit], bool]) -> Game:
    return replace(chosin(), units=tuple(unit for unit in chosin().units if keep(unit)))


def with_kind(name: str, change: Callable[[Kind], Kind]) -> Game:
    return replace(chosin(), kinds=tuple(change(k) if k.name == name else k for k in chosin().kinds))


def test_every_rule_is_in_the_list_once_with_its_text() -> None:
    rules = [*(rule for rule, _ in RULES), *DOUBTS]
    modules = (checks_kinds, checks_map, checks_units)
    public = {f for m in modules for name, f in getmembers(m, isgeneratorfunction) if not name.startswith("_")}
    assert public == set(rules) and len(rules) == len(set(rules))
    assert all(rule.__doc__ and rule.__doc__.strip().endswith(".") for rule in rules)
    assert {file for _, files in RULES for file in files} <= {*NEEDED, *OPTIONAL}


@pytest.mark.parametrize("rule", [*(rule for rule, _ in RULES), *DOUBTS], ids=lambda rule: rule.__name__)
def test_the_games_that_come_along_are_sound(rule: Rule) -> None:
    assert told(rule, chosin()) == told(rule, mini()) == []


def test_a_division_without_headquarters() -> None:
    game = without(lambda unit: unit.id != "ccf-76-hq")
    assert told(checks_units.a_division_has_one_headquarters, game) == ["division 76 has no headquarters"]


def test_a_division_with_two() -> None:
    game = with_unit("ccf-77-hq", division="76")
    found = told(checks_units.a_division_has_one_headquarters, game)
    assert found[0].startswith("division 76 has a headquarters already, see chosin/units.csv:")
    assert found[1].startswith("division 77 has no headquarters")


def test_a_headquarters_without_division() -> None:
    game = with_unit("ccf-77-hq", division="")
    assert (
        told(checks_units.a_division_has_one_headquarters, game)[0]
        == '"HQ 77 Div" is a headquarters without a division'
    )
    assert told(checks_units.a_side_has_divisions_or_not, game) == [
        '"HQ 77 Div" has no division, but other units of CCF have'
    ]


def test_a_division_without_a_box() -> None:
    assert told(checks_map.rules_find_their_boxes, with_unit("ccf-77-229-1", division="95")) == [
        'there is no box "Off Map 95", where "1/229" may have to go (did you mean "Off Map 94"?)'
    ]


@pytest.mark.parametrize("name", ["Field Hospital", "CCF HQ Awaiting Replacement", "Eliminated CCF", "Off Map 58"])
def test_a_box_that_rules_need(name: str) -> None:
    sheet = chosin().sheet
    game = replace(chosin(), sheet=replace(sheet, boxes=tuple(box for box in sheet.boxes if box.name != name)))
    assert told(checks_map.rules_find_their_boxes, game)[0].startswith(f'there is no box "{name}"')


def test_a_unit_that_starts_where_it_has_no_place() -> None:
    game = chosin()
    moved = Placement("ccf-58-hq", "Field Hospital", "owner", "", game.units[0].where)
    scenario = replace(game.scenario, placements=(moved, *game.scenario.placements[1:]))
    assert told(checks_map.who_starts_in_a_box_has_a_place_there, replace(game, scenario=scenario)) == [
        '"ccf-58-hq" starts in "Field Hospital", which does not hold such units'
    ]


def test_a_face_twice_on_a_track() -> None:
    def twice(kind: Kind) -> Kind:
        stages = tuple(replace(stage, face="full") for stage in kind.track.stages)
        return replace(kind, track=replace(kind.track, stages=stages))

    game = with_kind("army-company", twice)
    assert told(checks_kinds.a_face_is_on_a_track_once, game) == ['the step track of "army-company" shows "full" twice']


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ((), "goes nothing; it must go down by one and end at 1"),
        ((3, 1), "goes 3, 1; it must go down by one and end at 1"),
        ((3, 2), "goes 3, 2; it must go down by one and end at 1"),
        ((1, 2), "goes 1, 2; it must go down by one and end at 1"),
        ((5, 4, 3, 2, 1), "has 5 steps; 4 are the most"),
    ],
)
def test_tracks_that_are_none(steps: tuple[int, ...], said: str) -> None:
    def changed(kind: Kind) -> Kind:
        stages = tuple(replace(kind.track.stages[0], steps=n) for n in steps)
        return replace(kind, track=replace(kind.track, stages=stages))

    game = with_kind("army-company", changed)
    found = told(checks_kinds.a_step_track_goes_down_by_one_to_one, game)
    assert found == [f'the step track of "army-company" {said}']


@pytest.mark.parametrize(
    ("kind", "back", "said"),
    [
        ("ccf-battalion", "fired", '"ccf-battalion" has several steps; its back must be "steps"'),
        ("ccf-hq", "steps", '"ccf-hq" has one step; its back cannot be "steps" (fired, destroyed or blank)'),
        ("truck", "blank", '"truck" ends as a roadblock; its back must be "destroyed"'),
    ],
)
def test_backs_that_do_not_fit(kind: str, back: str, said: str) -> None:
    game = with_kind(kind, lambda k: replace(k, track=replace(k.track, back=back)))  # type: ignore[arg-type]
    assert told(checks_kinds.a_back_fits_its_track, game) == [said]


def test_an_expected_kind_that_is_none() -> None:
    game = replace(chosin(), kinds=tuple(kind for kind in chosin().kinds if kind.name != "ranged"))
    found = told(checks_units.counts_are_as_expected, game)
    assert len(found) == 1 and found[0].startswith('there is no kind "ranged" (one of marine-rifle, ')


@pytest.mark.parametrize("word", ["service", "symbol", "size"])
def test_unknown_words(word: str) -> None:
    found = told(checks_units.a_unit_uses_known_words, with_unit("usmc-7-1-a", **{word: "cavalry"}))
    assert len(found) == 1 and found[0].startswith(f'there is no {word} "cavalry" (one of ')
