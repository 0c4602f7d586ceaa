"""Names: what may be in them, and what is made of them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.model.checks_units import a_name_can_be_printed
from generator.model.game import Unit
from generator.model.names import (
    awaiting_box,
    eliminated_box,
    face_picture,
    hashed_picture,
    marker_picture,
    off_map_box,
    piece_key,
)
from generator.model.steps import printed_faces
from model.games import chosin, mini


def complaints(**changed: str) -> list[str]:
    game = mini()
    unit = replace(game.units[0], **changed)  # type: ignore[arg-type]
    return [str(problem) for problem in a_name_can_be_printed(replace(game, units=(unit,)))]


@given(st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), min_size=1).filter(str.strip))
def test_any_printable_name_is_allowed(name: str) -> None:
    assert bool(complaints(name=name)) == name.endswith("\\")


@pytest.mark.parametrize(
    "name", ["1/5", ";", ",", "'", '"', "&", "<", "№", "近卫", "a\\b", "a/b\\c;d,e", "$x$", "{x}", "~"]
)
def test_odd_names_are_allowed(name: str) -> None:
    assert complaints(name=name, formation=name, parent=name) == []


@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\x7f", "\x85", "\n", "\t", "\u2028", "\u2029", "\ue000", "\ufffe"])
@pytest.mark.parametrize("field", ["name", "formation", "parent"])
def test_what_no_printer_prints_is_refused(field: str, letter: str) -> None:
    (said,) = complaints(**{field: f"A{letter}B"})
    assert f"the {field} " in said and "cannot be printed" in said


@pytest.mark.parametrize("name", ["", " ", "\u3000"])
def test_a_blank_name_is_refused(name: str) -> None:
    assert complaints(name=name) == ["mini/units.csv:2: error: the name is blank"]
    assert complaints(formation=name) == []


def test_boxes_that_rules_know() -> None:
    assert (eliminated_box("UN"), off_map_box("58"), awaiting_box("CCF")) == (
        "Eliminated UN",
        "Off Map 58",
        "CCF HQ Awaiting Replacement",
    )


def pictures(units: tuple[Unit, ...]) -> list[str]:
    tracks = {kind.name: kind.track for kind in chosin().kinds}
    return [face_picture(unit, face) for unit in units for face in printed_faces(tracks[unit.kind])]


def test_no_two_pictures_share_a_name_in_capitals_or_not() -> None:
    game = chosin()
    names = [*pictures(game.units), *(marker_picture(marker) for marker in game.markers)]
    assert len({name.casefold() for name in names}) == len(names)


def test_a_large_picture_is_named_after_its_content() -> None:
    assert hashed_picture("map", b"1") != hashed_picture("map", b"2")
    assert hashed_picture("map", b"1") == hashed_picture("map", b"1")


def test_a_key_of_a_piece() -> None:
    assert piece_key("usmc-7-1-a", "palette") == "usmc-7-1-a@palette"
