"""Lists, dice, menus, preferences, charts and viewers: data for the toolbar, of any game."""

from __future__ import annotations

import re
from dataclasses import replace

from generator.model.game import Dice
from generator.model.terrain import terrain
from generator.vassal import comforts, pages, viewers
from generator.vassal.maps import Boards
from generator.vassal.opened import Opened
from generator.vassal.turns import tidying
from tests.games import CHOSIN, MINI, game, module

DRAWN = Boards("map.png", "boxes.png", "splash.png", (("Terrain", "key.png"),))


def test_a_menu_names_buttons_that_are_there() -> None:
    """A menu of VASSAL's toolbar finds its buttons by their texts, and leaves out what it does not find."""
    for folder in (CHOSIN, MINI):
        root = Opened(module(folder).files).root
        texts = {one.get(name) for one in root.iter() for name in ("text", "buttonText", "buttonName")}
        menus = list(comforts.menus(game(folder), tidying(game(folder))))
        assert {item for menu in menus for item in menu.items} <= texts


def test_one_sort_of_dice_needs_no_menu() -> None:
    assert [menu.name for menu in comforts.menus(game(CHOSIN), ())] == ["Windows", "Tidy Up", "Dice"]
    assert [menu.name for menu in comforts.menus(game(MINI), ())] == ["Windows", "Tidy Up"]


def test_a_roll_tells_each_die_and_the_sum_of_several() -> None:
    assert comforts.rolled(Dice("1d6", 1, 6, "")) == "** $name$: $result1$ ** $playerName$"
    three = comforts.rolled(Dice("3d8", 3, 8, ""))
    assert three == "** $name$: $result1$+$result2$+$result3$ = $numericalTotal$ ** $playerName$"


def test_a_preference_for_each_automatism_the_game_has() -> None:
    names = [one.name for one in comforts.preferences(game(CHOSIN))]
    assert names == ["ClearMovedAtTurn", "TurnReminders", "RoadDetection", "AutoEliminate"]
    roadless = replace(game(MINI), ground=replace(game(MINI).ground, road_hexes=()))
    assert "RoadDetection" not in [one.name for one in comforts.preferences(roadless)]


def test_charts_that_are_pages_are_in_the_archive() -> None:
    for folder in (CHOSIN, MINI):
        told = pages.charts(game(folder), DRAWN)
        written = {chart.file for chart in told if chart.file.endswith(".html")}
        assert written <= set(module(folder).files)
        assert "key.png" in {chart.file for chart in told}
    assert "rules.html" in module(CHOSIN).files
    assert "rules.html" not in module(MINI).files


def test_the_step_table_is_the_step_model() -> None:
    rows = {row.kind.name: row for row in pages.words(game(CHOSIN))["step_rows"]}  # type: ignore[attr-defined]
    battalion = [(stand.face, stand.steps, stand.rule) for stand in rows["ccf-battalion"].stands]
    assert battalion == [
        ("full", 4, "2.52"),
        ("reduced", 3, "2.52"),
        ("remnant", 2, "17.1"),
        ("remnant reduced", 1, "17.1"),
    ]
    assert [(s.face, s.steps) for s in rows["armor"].stands] == [("ready", 1), ("destroyed", 0)]
    assert [(s.face, s.steps) for s in rows["ccf-hq"].stands] == [("full", 1)]


def test_set_ups_are_told_with_how_sure_they_are() -> None:
    for row in pages.words(game(CHOSIN))["setup_rows"]:  # type: ignore[attr-defined]
        assert row.on_map + sum(count for _, count in row.in_boxes) == row.history + row.inferred == 304
        assert row.sources


def test_pages_name_no_picture_that_is_not_drawn() -> None:
    named = re.findall(r'<img src="([^"]+)"', module(CHOSIN).files["steps.html"].decode())
    assert len(named) == 19
    assert set(named) <= {name for _, _, chain in Opened(module(CHOSIN).files).pieces for name in _pictures(chain)}


def _pictures(chain: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(name for trait in chain for name in getattr(trait, "images", ()))


def test_a_hex_says_what_lies_in_it() -> None:
    known = dict(terrain(game(MINI).ground))
    assert known["Gallows Hill"] == {"0505"}
    assert "0303" in known["main road"]
    assert "track" in known
    told = viewers.empty_hex(game(MINI).ground)
    assert '("|0505|".contains("|"+LocationName+"|") ? ", Gallows Hill" : "")' in told


def test_a_hex_has_its_best_road_only() -> None:
    known = dict(terrain(game(CHOSIN).ground))
    assert not known["main road"] & known["secondary road"]
    assert known["main road"] | known["secondary road"] == set(game(CHOSIN).ground.road_hexes)
    assert len(known["Chosin (Changjin) Reservoir"]) > 50
