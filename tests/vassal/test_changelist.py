"""The change list: which edition this is, in the chat and on a help page."""

from __future__ import annotations

from functools import cache

from generator.model.game import Game
from generator.model.ledger import numbered
from generator.model.resolve import load_game
from generator.vassal.buildfile import module_texts
from generator.vassal.changelist import PAGE, edition_line
from generator.vassal.maps import Boards
from generator.vassal.slots import slots_of
from tests.games import CHOSIN, TEMPLATES, game


@cache
def example() -> Game:
    return numbered(load_game(CHOSIN, "example")[0])[0]


def texts(told: Game) -> dict[str, str]:
    files = module_texts(slots_of(told), Boards("map.png", "boxes.png"), (TEMPLATES,)).files
    return {name: data.decode() for name, data in files.items()}


def test_the_chat_says_which_edition_this_is() -> None:
    assert edition_line(game(CHOSIN)) == "CHOSIN 1.0.0, 30 November 2026. Errata: none. Build build-id-to-come."
    line = "CHOSIN 1.0.1, 1 December 2026. Errata: example. Build build-id-to-come."
    assert edition_line(example()) == line
    assert f'reportFormat="{line}"' in texts(example())["buildFile.xml"]


def test_the_help_page_tells_each_change_in_words() -> None:
    page = texts(example())[PAGE]
    assert "<li>A/1/32: full strength ~9-7-1, now 9-8-1</li>" in page
    assert "Rules 2.52, 5.23." in page
    assert "None." not in page
    assert "None." in texts(game(CHOSIN))[PAGE]


def test_the_build_stands_in_both_descriptions() -> None:
    for name in ("buildFile.xml", "moduledata"):
        assert "(build build-id-to-come)" in texts(game(CHOSIN))[name]
