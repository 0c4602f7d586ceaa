"""The module as a whole: names that are for ever, a sound build file, and rules that find what is not."""

from __future__ import annotations

import re

import pytest

from generator.model.names import ICONS, face_picture, icon_picture, marker_picture
from generator.model.steps import shown_faces
from generator.vassal import checks
from generator.vassal.opened import Opened
from tests.games import CHOSIN, game, module

PICTURE = b"png"


def files() -> dict[str, bytes]:
    """Chosin's module with a stand-in for every picture."""
    told = game(CHOSIN)
    kinds = {kind.name: kind for kind in told.kinds}
    names = ["map.png", "boxes.png", "moved.png", *map(marker_picture, told.markers), *map(icon_picture, ICONS)]
    names += [face_picture(unit, face) for unit in told.units for face in shown_faces(kinds[unit.kind].track)]
    return {**module(CHOSIN).files, **{f"images/{name}": PICTURE for name in names}}


def changed(old: str, new: str) -> dict[str, bytes]:
    """The module with a text of its build file replaced."""
    whole = files()
    assert old.encode() in whole["buildFile.xml"]
    return {**whole, "buildFile.xml": whole["buildFile.xml"].replace(old.encode(), new.encode(), 1)}


def said(changed_files: dict[str, bytes]) -> str:
    return "\n".join(str(problem) for problem in checks.complaints(changed_files))


def test_chosin_is_sound() -> None:
    assert checks.complaints(files()) == ()


def test_names_that_saved_games_keep_are_pinned() -> None:
    root = Opened(files()).root
    assert root.get("name") == "CHOSIN"
    maps = [one.get("mapName") for one in root.iter("VASSAL.build.module.Map")]
    boards = [one.get("name") for one in root.iter("VASSAL.build.module.map.boardPicker.Board")]
    zones = [one.get("name", "") for one in root.iter("VASSAL.build.module.map.boardPicker.board.mapgrid.Zone")]
    assert maps == ["Main Map", "Holding Boxes"]
    assert boards == ["Chosin Reservoir", "Holding Boxes"]
    divisions = (58, 59, 60, 76, 77, 78, 79, 80, 81, 88, 89, 94)
    ruled = {"Eliminated UN", "Eliminated CCF", "Field Hospital", "CCF HQ Awaiting Replacement"}
    assert {*ruled, *(f"Off Map {division}" for division in divisions)} <= set(zones)
    dated = [zone for zone in zones if zone.startswith("Reinforcements")]
    assert dated == [
        f"Reinforcements {day}" for day in ("28 Nov", "29 Nov", "1 Dec", "3 Dec", "5 Dec", "7 Dec", "8 Dec")
    ]


def test_every_unit_has_a_slot_in_the_tray_and_one_at_the_start() -> None:
    counted = [name for name, _, _ in Opened(files()).pieces]
    for unit in game(CHOSIN).units:
        assert counted.count(unit.name) == 2, unit.name


def test_a_hex_has_one_stack() -> None:
    stacks = Opened(files()).root.iter("VASSAL.build.module.map.SetupStack")
    places = [stack.get("location") for stack in stacks if stack.get("useGridLocation") == "true"]
    assert len(places) == len(set(places)) > 50


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            'name="Unit: state"',
            'name="Unit: stat"',
            'wants a prototype "Unit: state", which is not there (did',
        ),
        ("usmc-7-1-a.full.png", "usmc-7-1-A.full.png", 'there is no picture "usmc-7-1-A.full.png" (did you mean'),
        ('image="map.png"', 'image="mop.png"', "images/map.png: error: nothing uses this picture"),
        ("LastStepLost", "LastStepLoss", "presses the key LastStepLos"),
    ],
)
def test_a_broken_module_is_refused(old: str, new: str, complaint: str) -> None:
    assert complaint in said(changed(old, new))


def test_an_id_given_twice_is_found() -> None:
    ids = re.findall(r'gpid="(\d+)"', files()["buildFile.xml"].decode())
    assert f"the id {ids[0]} is given 2 times" in said(changed(f'gpid="{ids[1]}"', f'gpid="{ids[0]}"'))


def test_a_piece_that_cannot_be_read_is_told() -> None:
    assert "a piece cannot be read back" in said({**files(), "buildFile.xml": _cut()})


def _cut() -> bytes:
    whole = files()["buildFile.xml"]
    start = whole.index(b"+/null/")
    end = whole.index(b"</", start)
    return whole[: start + 40] + whole[end:]


def test_names_in_the_archive_are_plain_and_differ_by_more_than_case() -> None:
    told = said({**files(), "images/Map.png": PICTURE, "images/é.png": PICTURE})
    assert "two names in the archive differ only by case" in told
    assert "letters that not every machine can write" in told
