"""The gallery as text: one file that needs nothing, with everything it knows in it."""

from __future__ import annotations

import json
import re
from typing import Any

from generator.package.web import Gallery, inlined, page, state, worst_first
from generator.package.web_words import counters
from generator.problems import Problem, Where
from tests.games import CHOSIN, MINI, TEMPLATES, game

PNG = b"\x89PNG not quite"


def gallery(*problems: Problem) -> Gallery:
    pictures = {face["picture"]: PNG for counter in counters(game(MINI)) for face in counter["faces"]}
    return Gallery(game(MINI), (("modern", "Modern"),), inlined({"modern": pictures}), problems)


def told(text: str) -> Any:
    found = re.search(r'<script type="application/json" id="state">(.*?)</script>', text, re.DOTALL)
    assert found
    return json.loads(found[1])


def test_every_unit_and_marker_is_there_side_by_side() -> None:
    them = told(page(gallery(), (TEMPLATES,)))["counters"]
    assert [c["id"] for c in them] == ["n-1", "n-2", "n-wagon", "s-1", "s-2", "s-gun", "s-wagon", "turn", "cut"]
    assert [c["shelf"] for c in them[::3]] == ["The Northern Levy", "The Southern Guard", "The Southern Guard"]
    assert them[-1]["shelf"] == "Markers"


def test_what_is_known_of_a_face_comes_with_its_place_in_the_files() -> None:
    face = counters(game(MINI))[1]["faces"][1]
    assert (face["picture"], face["steps"], face["value"], face["rule"]) == ("n-2.reduced.png", 1, "3-2", "3.2")
    assert (face["origin"], face["where"]) == ("estimate", "mini/units.csv:3")


def test_a_fired_gun_keeps_its_value_and_a_wagon_goes_by_the_origin_of_the_unit() -> None:
    gun, wagon = counters(game(MINI))[5], counters(game(MINI))[6]
    assert [face["value"] for face in gun["faces"]] == ["6-3", "6-3"]
    assert (gun["origins"], wagon["origins"]) == (("history",), ("history",))
    assert [face["face"] for face in wagon["faces"]] == ["ready", "destroyed"]


def test_formations_stay_together() -> None:
    formations = [c["formation"] for c in counters(game(CHOSIN)) if c["side"] == "UN"]
    runs = [f for at, f in enumerate(formations) if at == 0 or formations[at - 1] != f]
    assert len(runs) == len(set(runs))


def test_nothing_is_loaded_from_anywhere() -> None:
    text = page(gallery(), (TEMPLATES,))
    assert not re.search(r"""(?:src|href)\s*=\s*["']?(?:https?:)?//|@import|url\("(?!data:)""", text)
    assert "EventSource" not in text
    assert "EventSource" in page(gallery(), (TEMPLATES,), live=True)


def test_names_with_quotes_and_angle_brackets_do_no_harm() -> None:
    text = page(gallery(), (TEMPLATES,))
    assert "<№ 1>" not in text
    assert told(text)["counters"][2]["name"] == 'Oak & Ash; "2d" <№ 1>'


def test_complaints_say_where() -> None:
    wrong = Problem(Where("styles/modern.yaml", 12), 'no colour is called "gren"', 'did you mean "green"?')
    doubt = Problem(Where("a.csv", 1), "hm", level="warning")
    them = told(page(gallery(*worst_first([doubt, wrong])), (TEMPLATES,)))["problems"]
    assert [p["where"] for p in them] == ["styles/modern.yaml:12", "a.csv:1"]
    assert them[0]["hint"] == 'did you mean "green"?'


def test_another_number_when_anything_else_is_another() -> None:
    numbers = {json.loads(state(g))["number"] for g in (gallery(), gallery(), gallery(Problem(Where("a"), "b")))}
    assert len(numbers) == 2


def test_without_a_game_there_is_a_page_with_what_is_wrong() -> None:
    them = told(page(Gallery(None, (), {}, (Problem(Where("game.yaml"), "there is no such file"),)), (TEMPLATES,)))
    assert them["counters"] == []
    assert them["problems"][0]["what"] == "there is no such file"
