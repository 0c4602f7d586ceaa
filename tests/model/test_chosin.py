"""The game that comes with the generator: its counts, its order of battle, its values and positions."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.data.load import load_folder
from generator.model.game import Unit
from generator.model.ground import hexes
from generator.model.slots import unit_slots
from generator.model.steps import full_steps
from model.games import CHOSIN, chosin

DIVISIONS = {
    "20th Army": ["58", "59", "60", "89"],
    "26th Army": ["76", "77", "78", "88"],
    "27th Army": ["79", "80", "81", "94"],
}


def of_kind(kind: str) -> list[Unit]:
    return [unit for unit in chosin().units if unit.kind == kind]


def test_counts_by_kind() -> None:
    assert Counter(unit.kind for unit in chosin().units) == {
        "ccf-battalion": 108,
        "ccf-hq": 12,
        "marine-rifle": 29,
        "marine-company": 34,
        "army-company": 27,
        "ranged": 43,
        "armor": 21,
        "truck": 20,
        "platoon": 10,
    }
    assert Counter(unit.side for unit in chosin().units) == {"UN": 184, "CCF": 120}


def test_regiments_follow_the_rule_of_the_army_group() -> None:
    battalions = defaultdict(set)
    for unit in of_kind("ccf-battalion"):
        number, regiment = re.fullmatch(r"(\d)/(\d+)", unit.name).groups()  # type: ignore[union-attr]
        assert unit.id == f"ccf-{unit.division}-{regiment}-{number}"
        assert unit.formation.startswith(regiment) and unit.parent == f"{unit.division} Div"
        battalions[unit.division].add((int(regiment), int(number)))
    assert {*battalions} == {division for army in DIVISIONS.values() for division in army}
    for division, found in battalions.items():
        last = 3 * int(division)
        assert found == {(last - back, number) for back in range(3) for number in (1, 2, 3)}


def test_headquarters_stand_in_their_armies() -> None:
    found = defaultdict(list)
    for unit in of_kind("ccf-hq"):
        found[unit.parent].append(unit.division)
    assert found == DIVISIONS


def test_three_step_companies_are_the_rifle_companies_and_two_more() -> None:
    rifle = {unit.name for unit in of_kind("marine-rifle")}
    letters = {1: "ABC", 2: "DEF", 3: "GHI"}
    companies = {f"{c}/{b}/{r}" for r in (1, 5, 7) for b, cs in letters.items() for c in cs}
    assert len(companies) == 27
    assert rifle == companies | {"41 Cdo", "Recon Co"}
    assert all(dict(unit.values)["full"].text == "12-9-1" for unit in of_kind("marine-rifle"))


def test_steps_by_kind() -> None:
    assert {kind.name: full_steps(kind.track) for kind in chosin().kinds} == {
        "ccf-battalion": 4,
        "marine-rifle": 3,
        "marine-company": 2,
        "army-company": 2,
        "ranged": 1,
        "armor": 1,
        "truck": 1,
        "platoon": 1,
        "ccf-hq": 1,
    }


def test_only_the_value_that_the_rules_give_is_no_estimate() -> None:
    origins = Counter(value.origin for unit in chosin().units for _, value in unit.values)
    assert origins == {"estimate": 718, "rules": 29}
    for unit in chosin().units:
        for face, value in unit.values:
            assert (value.origin == "rules") == (unit.kind == "marine-rifle" and face == "full")
            assert value.source and value.where.line


def test_every_stage_of_every_unit_prints_a_value_and_none_gets_stronger() -> None:
    tracks = {kind.name: kind.track for kind in chosin().kinds}
    for unit in chosin().units:
        assert [face for face, _ in unit.values] == [stage.face for stage in tracks[unit.kind].stages]
        numbers = [[int(number) for number in value.text.split("-")] for _, value in unit.values]
        assert all(len(told) == 3 for told in numbers)
        for stronger, weaker in pairwise(numbers):
            assert all(a >= b for a, b in zip(stronger, weaker, strict=True))
            assert sum(stronger) > sum(weaker)


def test_no_unit_is_on_the_map_twice_and_everybody_is_somewhere() -> None:
    game = chosin()
    assert sorted(p.unit for p in game.scenario.placements) == sorted(unit.id for unit in game.units)
    boxes = {box.name for box in game.sheet.boxes}
    on_map = [p for p in game.scenario.placements if p.location not in boxes]
    assert {p.location for p in on_map} <= hexes(game.ground).keys()
    assert len(on_map) == 196


def test_known_positions_of_the_first_night() -> None:
    at = {p.unit: p.location for p in chosin().scenario.placements}
    assert at["usmc-7-2-f"] == "1419"  # Fox Hill
    assert at["usmc-7-3-h"] == "0607"  # Hill 1403
    assert at["ccf-76-hq"] == "Reinforcements 5 Dec"
    assert at["usmc-train-1"] == at["ccf-94-281-1"] == "In Reserve"
    assert at["usmc-1-3-g"] == at["rm-41-cdo"] == "Reinforcements 28 Nov"


def test_the_turn_record() -> None:
    track = chosin().sheet.track
    names = [name for name, _, _ in track.spaces]
    assert len(names) == len(set(names)) == 45
    assert (names[0], names[2], names[-1]) == ("27 Nov AM", "27 Nov Night", "11 Dec Night")
    assert (track.days[0], track.days[-1]) == (date(1950, 11, 27), date(1950, 12, 11))
    assert all(track.x < x < track.x + track.width and track.y < y < track.y + track.height for _, x, y in track.spaces)


def test_boxes_of_the_contract() -> None:
    names = {box.name for box in chosin().sheet.boxes}
    divisions = {f"Off Map {division}" for army in DIVISIONS.values() for division in army}
    dates = {f"Reinforcements {day}" for day in ("28 Nov", "29 Nov", "1 Dec", "3 Dec", "5 Dec", "7 Dec", "8 Dec")}
    others = {"Eliminated UN", "Eliminated CCF", "Field Hospital", "CCF HQ Awaiting Replacement", "In Reserve"}
    assert names == divisions | dates | others


@given(st.sampled_from(chosin().units))
def test_every_box_a_unit_may_go_to_has_its_place(unit: Unit) -> None:
    boxes = {box.name: unit_slots(box) for box in chosin().sheet.boxes}
    kind = next(kind for kind in chosin().kinds if kind.name == unit.kind)
    assert unit.id in boxes[f"Eliminated {unit.side}"]
    assert (unit.id in boxes["Field Hospital"]) == kind.infantry
    assert (unit.id in boxes["CCF HQ Awaiting Replacement"]) == (unit.kind == "ccf-hq")
    assert [name for name in boxes if name.startswith("Off Map") and unit.id in boxes[name]] == (
        [f"Off Map {unit.division}"] if unit.division else []
    )


@pytest.mark.parametrize("day", ["1127", "1128", "1201", "1206", "1208"])
def test_every_position_of_every_day_is_known(day: str) -> None:
    folder = load_folder(CHOSIN)
    keys = {row.key for row in folder.places}
    assert {row.days[day] for row in folder.positions} <= keys
    assert all(len(row.certainty) == 5 and set(row.certainty) <= set("his") for row in folder.positions)


def test_the_ground_tells_what_is_known_and_what_is_guessed() -> None:
    features = {feature.id: feature for feature in chosin().ground.features}
    assert len(features) == 248
    assert features["hill-1282"].origin == features["msr-yudam-toktong"].origin == "history"
    assert features["support-01"].origin == features["pungnyuri-gang"].origin == "estimate"
    assert features["hill-1282"].heights == (1282,)
    assert all(f.source for f in features.values() if f.origin == "history")


def test_hexes_are_readable_and_counters_fit_in_them() -> None:
    ground = chosin().ground
    assert 0.75 <= 75 / ground.grid.dy <= 0.85
    assert (ground.width, ground.height) == (3134, 5120)


@pytest.mark.parametrize("path", sorted(CHOSIN.rglob("*.*")), ids=lambda path: path.name)
def test_files_are_plain_text_with_lines_of_their_own(path: Path) -> None:
    raw = path.read_bytes()
    assert raw.endswith(b"\n") and b"\r" not in raw and b"\t" not in raw
    raw.decode("utf-8")
