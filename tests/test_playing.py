"""A built module laid out to be played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.play.lookup import View
from generator.play.press import press
from generator.play.table import pile_of
from generator.playing import find, laid_out, setting
from generator.problems import ProblemsError
from generator.traits import BasicPiece, Piece, write_add_piece
from generator.vassal.opened import Opened
from tests.games import CHOSIN, game, module
from tests.play.chosin import everybody


def opened(*pairs: tuple[str, str]) -> Opened:
    text = module(CHOSIN).files["buildFile.xml"].decode()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    ground, sheet = game(CHOSIN).ground, game(CHOSIN).sheet
    sizes = {"map.png": (ground.width, ground.height), "boxes.png": (sheet.width, sheet.height)}
    return Opened({"buildFile.xml": text.encode()}, sizes)


def test_everybody_stands_where_the_scenario_has_him() -> None:
    table = everybody()
    names = {unit.id: unit.name for unit in game(CHOSIN).units}
    for placement in game(CHOSIN).scenario.placements:
        assert View(table, names[placement.unit])("LocationName") == placement.location
    assert set(names.values()) <= table.pieces.keys()


def test_of_a_stack_the_first_in_the_table_is_on_top() -> None:
    table = everybody()
    ids = [placement.unit for placement in game(CHOSIN).scenario.placements]
    for pile in table.piles:
        units = [View(table, id)("UnitId") or "" for id in reversed(pile)]
        order = [ids.index(unit) for unit in units if unit in ids]
        assert order == sorted(order)


def test_a_key_changes_nobody_else() -> None:
    table = everybody()
    after = press(table, "1/172", "Lose a Step")
    assert after.chat == ("* 1/172 (1527): loses a step, 3 of 4 left (2.52)",)
    assert {id for id in table.pieces if after.pieces[id] != table.pieces[id]} == {"1/172"}
    assert pile_of(after, "1/172") == pile_of(table, "1/172")


def test_a_unit_is_found_by_name_and_by_id() -> None:
    table = everybody()
    assert find(table, "1/172") == find(table, "ccf-58-172-1") == find(table, "CCF-58-172-1") == "1/172"
    assert find(table, "hq 58 div") == "HQ 58 Div"
    with pytest.raises(ProblemsError, match=r'HQ 58 Dvi: error: there is no such unit \(did you mean "HQ 58 Div"\?\)'):
        find(table, "HQ 58 Dvi")


def test_a_shared_name_gets_a_number() -> None:
    twin = write_add_piece(Piece((BasicPiece(name="HQ 89 Div"),)))
    slot = f'<VASSAL.build.widget.PieceSlot entryName="x" gpid="1">{twin}</VASSAL.build.widget.PieceSlot>'
    table = laid_out(
        opened(("    </VASSAL.build.module.map.SetupStack>", slot + "</VASSAL.build.module.map.SetupStack>"))
    )
    assert {"HQ 89 Div #1", "HQ 89 Div #2"} <= table.pieces.keys()
    assert find(table, "HQ 89 Div #2") == "HQ 89 Div #2"


def test_options_and_maps_become_the_setting() -> None:
    told = setting(opened(), side="CCF")
    assert (told.side, told.leading_zeros_are_text, told.send_to_marks_moved) == ("CCF", True, False)
    assert [ground.name for ground in told.grounds] == ["Main Map", "Holding Boxes"]
    other = setting(
        opened(
            ('storeLeadingZeroIntegersAsStrings="true"', 'storeLeadingZeroIntegersAsStrings="false"'),
            ('sendToLocationMoveTrails="Never"', 'sendToLocationMoveTrails="Always"'),
            ('markMoved="Always"', 'markMoved="Never"'),
            ('onlyReportChangedLocation="true"', 'onlyReportChangedLocation="false"'),
        )
    )
    assert (other.leading_zeros_are_text, other.send_to_marks_moved) == (False, True)
    changed = replace(told.grounds[0], marks_moved=False, moves_in_place=True)
    assert other.grounds == (changed, told.grounds[1])
