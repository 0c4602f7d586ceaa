"""Broken games: every complaint has its file, its line and, where there is one, a proposal; all come in one run."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.model.resolve import load_game
from generator.problems import ProblemsError

MINI = Path(__file__).parents[1] / "games" / "mini"

BROKEN = [
    pytest.param(
        "units.csv",
        "2/Levy,North,",
        "2/Levy,Norht,",
        'mini/units.csv:3: error: there is no side "Norht" (did you mean "North"?)',
        id="unknown side",
    ),
    pytest.param(
        "units.csv",
        "Old Tom,South,,gun",
        "Old Tom,South,,gnu",
        'mini/units.csv:7: error: there is no kind "gnu" (did you mean "gun"?)',
        id="unknown kind",
    ),
    pytest.param(
        "positions.csv",
        "n-2,0302",
        "n-2,0907",
        "mini/positions.csv:3: error: there is no hex 0907 on the map (the nearest hex is 0806)",
        id="hex off the map",
    ),
    pytest.param(
        "units.csv",
        "s-1,Ford",
        "N-1,Ford",
        'mini/units.csv:5: error: the id "N-1" is taken, see mini/units.csv:2 '
        '(there written "n-1"; some file systems see no difference)',
        id="duplicate id",
    ),
    pytest.param(
        "units.csv",
        "2/Levy",
        "1/Levy",
        'mini/units.csv:3: error: the name "1/Levy" is taken, see mini/units.csv:2',
        id="duplicate name",
    ),
    pytest.param(
        "units.csv",
        "id,name,side,service,kind",
        "id,name,side,service,knid",
        'mini/units.csv:1: error: the column "kind" is missing',
        id="missing column",
    ),
    pytest.param(
        "units.csv",
        "G,,4-3,",
        "G,,4-x,",
        'mini/units.csv:6: error: "4-x" is no value; a value is 2 numbers, like 12-9',
        id="value that is no number",
    ),
    pytest.param(
        "kinds.yaml",
        "{steps: 1, face: reduced",
        "{steps: 2, face: reduced",
        'mini/kinds.yaml:3: error: the step track of "foot" goes 2, 2; it must go down by one and end at 1',
        id="step track that does not end",
    ),
    pytest.param(
        "map.yaml",
        "first: [0, 0]",
        "first: [0, 0",
        "mini/map.yaml:9: error: this YAML cannot be read: expected ',' or ']', but got ':'",
        id="broken YAML",
    ),
    pytest.param(
        "units.csv",
        "Old Tom",
        "Old Tom\\",
        'mini/units.csv:7: error: the name "Old Tom\\" ends in a backslash '
        "(VASSAL marks the ends of texts with a backslash and would run two together)",
        id="trailing backslash",
    ),
    pytest.param(
        "units.csv",
        "id,name,side,service,kind,symbol",
        "id,name,side,service,kind,symbl",
        'mini/units.csv:1: error: no column is called "symbl" (did you mean "symbol"?)',
        id="unknown column",
    ),
    pytest.param(
        "units.csv",
        "G,,4-3,",
        "G,,2003-04-03,",
        'mini/units.csv:6: error: "2003-04-03" is no value; a value is 2 numbers, like 12-9 '
        "(a spreadsheet may have made a date of it; make the column text, or type 12 9 1 with spaces)",
        id="value turned into a date",
    ),
    pytest.param(
        "units.csv",
        "Old Tom,South,,gun,artillery,battery,Guard,G,,,",
        "Old Tom,South,,gun,artillery,battery,Guard,G,,,3-3",
        'mini/units.csv:7: error: a unit of kind "gun" has no face for the column "reduced", which says "3-3" '
        "(leave the cell blank)",
        id="value for a face that is not there",
    ),
    pytest.param(
        "units.csv",
        "artillery,battery",
        "artilery,battery",
        'mini/units.csv:7: error: there is no symbol "artilery" (did you mean "artillery"?)',
        id="unknown symbol",
    ),
    pytest.param(
        "units.csv",
        "s-gun,Old Tom",
        "s-gun,",
        'mini/units.csv:7: error: "name" is missing',
        id="blank name",
    ),
    pytest.param(
        "units.csv",
        "Old Tom",
        "Old\x07Tom",
        "mini/units.csv:7: error: the name 'Old\\x07Tom' holds a character that cannot be printed, '\\x07'",
        id="control character",
    ),
    pytest.param(
        "units.csv",
        "Old Tom",
        "Old\0Tom",
        "mini/units.csv:7: error: holds a NUL byte (the file may be damaged, or no text at all)",
        id="NUL byte",
    ),
    pytest.param(
        "units.csv",
        "s-gun,",
        "s gun,",
        'mini/units.csv:7: error: "s gun" cannot be an id '
        "(letters a to z, digits, - and _; the name may hold anything)",
        id="id that makes no file name",
    ),
    pytest.param(
        "units.csv",
        "s-wagon,Guard's Wagon,South,,wagon,truck,company,Guard,G,,,,,,history,a diary,\n",
        "",
        'mini/game.yaml:17: error: 2 units of kind "wagon" are expected (the counter sheet), but there are 1',
        id="lost row",
    ),
    pytest.param(
        "positions.csv",
        "s-2,0603,0603,ii,a diary",
        "s-2,0603,0603,ii,a diary\ns-2,0503,0603,ii,a diary",
        'mini/positions.csv:7: error: "s-2" has a position already, see mini/positions.csv:6',
        id="unit twice on the map",
    ),
    pytest.param(
        "positions.csv",
        "s-gun,",
        "s-gum,",
        'mini/positions.csv:7: error: units.csv has no unit "s-gum" (did you mean "s-gun"?)',
        id="position of nobody",
    ),
    pytest.param(
        "positions.csv",
        "s-gun,south-bank,0502,hi,a diary\n",
        "",
        'mini/units.csv:7: warning: "Old Tom" has no position in the scenario "morning" '
        "(give it a hex or a box in positions.csv)",
        id="unit without a position",
    ),
    pytest.param(
        "positions.csv",
        "s-gun,south-bank",
        "s-gun,south-bnak",
        'mini/positions.csv:7: error: there is no place, hex or box "south-bnak" (did you mean "south-bank"?)',
        id="unknown place",
    ),
    pytest.param(
        "positions.csv",
        "n-1,north-ford,0303,hi",
        "n-1,north-ford,0303,hq",
        None,
        id="letter of another day is not asked",
    ),
    pytest.param(
        "positions.csv",
        "n-1,north-ford,0303,hi",
        "n-1,north-ford,0303,qi",
        'mini/positions.csv:2: error: "qi" does not say how sure 2 days are '
        "(one letter for each day: h history, s spot is ours, i inferred)",
        id="unknown certainty",
    ),
    pytest.param(
        "places.csv",
        "north-ford,The northern ford,1,-1",
        "north-ford,The northern ford,-2,-1",
        'mini/places.csv:2: error: "north-ford" (-2 east, -1 north) lies off the map (the nearest hex is 0102)',
        id="place off the map",
    ),
    pytest.param(
        "places.csv",
        "south-bank,The southern bank,4.2",
        "south-bank,The southern bank,4.2.1",
        'mini/places.csv:3: error: "E" must be a number, not "4.2.1"',
        id="coordinate that is no number",
    ),
    pytest.param(
        "boxes.yaml",
        "{name: On the Way, at: [10, 330], slots: [2, 1]}",
        "{name: On the Way, at: [10, 330], slots: [2, 1], hold: {side: South}}",
        'mini/boxes.yaml:10: error: there is no key "hold" here (did you mean "holds"?)',
        id="unknown key",
    ),
    pytest.param(
        "boxes.yaml",
        "at: [360, 180], slots: [4, 1]",
        "at: [360, 180], slots: [3, 1]",
        'mini/boxes.yaml:9: error: "Eliminated South" has room for 3 counters, but 4 can lie there '
        "(3 columns need 2 rows)",
        id="box too small",
    ),
    pytest.param(
        "boxes.yaml",
        "at: [360, 180]",
        "at: [300, 180]",
        'mini/boxes.yaml:9: error: "Eliminated South" and "Eliminated North" overlap',
        id="boxes overlap",
    ),
    pytest.param(
        "boxes.yaml",
        "at: [10, 330]",
        "at: [10, 500]",
        'mini/boxes.yaml:10: error: "On the Way" reaches from 10, 500 to 190, 630; the board is 700 x 520',
        id="box off its board",
    ),
    pytest.param(
        "boxes.yaml",
        "name: Eliminated South",
        "name: Eliminated Soth",
        'mini/boxes.yaml: error: there is no box "Eliminated South", where its side may have to go '
        '(did you mean "Eliminated Soth"?)',
        id="box that rules need",
    ),
    pytest.param(
        "boxes.yaml",
        "name: On the Way",
        "name: 1 Jun Night",
        'mini/boxes.yaml:10: error: the name "1 Jun Night" is taken by another box or turn',
        id="box called like a turn",
    ),
    pytest.param(
        "boxes.yaml",
        "map: Boxes",
        "map: The Fords",
        'mini/boxes.yaml: error: both maps are called "The Fords"',
        id="two maps of one name",
    ),
    pytest.param(
        "kinds.yaml",
        "back: fired",
        "back: steps",
        'mini/kinds.yaml:14: error: "gun" has one step; its back cannot be "steps" (fired, destroyed or blank)',
        id="back that does not fit",
    ),
    pytest.param(
        "kinds.yaml",
        'face: ready, rule: "3.3"',
        'face: redy, rule: "3.3"',
        'mini/kinds.yaml:17: error: "redy" is no face that shows steps (did you mean "ready"?)',
        id="unknown face",
    ),
    pytest.param(
        "kinds.yaml",
        "origin: history",
        "origin: hearsay",
        'mini/kinds.yaml:21: error: "hearsay" is no origin (one of rules, history, estimate, owner)',
        id="unknown origin",
    ),
    pytest.param(
        "kinds.yaml",
        "reduced: {text: 2-2",
        "redused: {text: 2-2",
        'mini/kinds.yaml:12: error: there is no face "redused" on this step track (did you mean "reduced"?)',
        id="value of an unknown face",
    ),
    pytest.param(
        "kinds.yaml",
        "reduced: {text: 2-2",
        "reduced: {text: 2-2-2",
        'mini/kinds.yaml:12: error: "2-2-2" is no value; a value is 2 numbers, like 12-9',
        id="a kind's value that is none",
    ),
    pytest.param(
        "geography.yaml",
        "points: 3.5 -4",
        "points:",
        'mini/geography.yaml:24: error: "knoll" has no points',
        id="feature nowhere",
    ),
    pytest.param(
        "turns.yaml",
        "1809-06-02",
        "June 2nd",
        'mini/turns.yaml:2: error: "last" must be a date like 1950-11-27, not "June 2nd"',
        id="no date",
    ),
    pytest.param(
        "turns.yaml",
        "last: 1809-06-02",
        "last: 1808-06-02",
        "mini/turns.yaml:2: error: the turn record would have -363 days (look at first and last)",
        id="turn record that ends before it begins",
    ),
    pytest.param(
        "scenarios/morning.yaml",
        "day: 1809-06-01",
        "day: 1809-07-01",
        "mini/scenarios/morning.yaml: error: 1809-07-01 is not on the turn record, "
        "which goes from 1809-06-01 to 1809-06-02",
        id="scenario on another day",
    ),
    pytest.param(
        "scenarios/morning.yaml",
        "column: 0601",
        "column: 601",
        'mini/scenarios/morning.yaml:3: error: positions.csv has no column "601" (did you mean "0601"?)',
        id="unknown day of positions",
    ),
    pytest.param(
        "markers.yaml",
        "start: 1 Jun Day",
        "start: 1 June Day",
        'mini/markers.yaml:2: error: there is no place, hex or box "1 June Day" (did you mean "1 Jun Day"?)',
        id="marker nowhere",
    ),
    pytest.param(
        "markers.yaml",
        "id: cut",
        "id: s-gun",
        'mini/markers.yaml:3: error: the id "s-gun" is taken, see mini/units.csv:7',
        id="marker with a unit's id",
    ),
    pytest.param(
        "geography.yaml",
        "points: 3.5 -4",
        "points: 3.5 -4, 3",
        'mini/geography.yaml:24: error: "points" must be pairs of numbers with commas between them, '
        'like `-6.7 6.9, -6.5 6.7`, not "3.5 -4, 3"',
        id="half a point",
    ),
    pytest.param(
        "geography.yaml",
        "id: path",
        "id: river",
        'mini/geography.yaml: error: two features have the id "river"',
        id="feature twice",
    ),
    pytest.param(
        "geography.yaml",
        "heights: 120",
        "heights: 120 130",
        'mini/geography.yaml:25: error: "knoll" has 1 points and 2 heights '
        "(one height for each point, or one for the whole)",
        id="heights that do not match",
    ),
    pytest.param(
        "map.yaml",
        "roads: [main]",
        "roads: [mian]",
        'mini/map.yaml:10: error: geography.yaml has no road of class "mian" (did you mean "main"?)',
        id="unknown class of road",
    ),
    pytest.param(
        "game.yaml",
        "version: 0.1.0",
        "version: first",
        'mini/game.yaml: error: "first" is no version (numbers with dots, like 1.0.0)',
        id="no version",
    ),
    pytest.param(
        "game.yaml",
        "roles: [Umpire]",
        "roles: [South]",
        'mini/game.yaml: error: "South" is there twice among sides and roles',
        id="role called like a side",
    ),
    pytest.param(
        "game.yaml",
        "scenario: morning",
        "scenario: mourning",
        'mini/scenarios/mourning.yaml: error: there is no such file (did you mean "morning.yaml"?)',
        id="missing file",
    ),
    pytest.param(
        "ledger.csv",
        "n-2@palette",
        "n-1@palette",
        'mini/ledger.csv:6: error: "n-1@palette" has an id already, in line 4 (delete one)',
        id="piece twice in the ledger",
    ),
    pytest.param(
        "ledger.csv",
        "key,gpid\n",
        "key,gpid\n<<<<<<< ours\n",
        "mini/ledger.csv:2: error: holds a mark left by a merge (choose one of the two versions and delete the marks)",
        id="merge marks",
    ),
]


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MINI, tmp_path / "mini"))


def complaints(folder: Path) -> list[str]:
    try:
        _, warnings = load_game(folder)
    except ProblemsError as error:
        return [str(problem) for problem in error.problems]
    return [str(warning) for warning in warnings]


def break_it(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN)
def test_a_broken_game_is_told_where_and_what(mini: Path, file: str, old: str, new: str, said: str | None) -> None:
    break_it(mini, file, old, new)
    found = complaints(mini)
    assert (said in found) if said else not found, "\n".join(found)


@pytest.mark.parametrize(("file", "old", "new", "said"), BROKEN)
def test_a_single_mistake_does_not_echo(mini: Path, file: str, old: str, new: str, said: str | None) -> None:
    break_it(mini, file, old, new)
    assert len(complaints(mini)) <= 2


def test_everything_is_found_in_one_run(mini: Path) -> None:
    break_it(mini, "units.csv", "2/Levy,North,", "2/Levy,Norht,")
    break_it(mini, "units.csv", "G,,4-3,", "G,,4-x,")
    break_it(mini, "kinds.yaml", "back: fired", "bakc: fired")
    break_it(mini, "map.yaml", "first: [0, 0]", "first: [0, 0")
    break_it(mini, "turns.yaml", "1809-06-02", "June 2nd")
    (mini / "places.csv").write_bytes(b"key,name,E,N\nford,F\xfcrt,1,1\n")
    assert {said.split(": error")[0] for said in complaints(mini)} >= {
        "mini/units.csv:3",
        "mini/units.csv:6",
        "mini/kinds.yaml:18",
        "mini/kinds.yaml:13",
        "mini/map.yaml:9",
        "mini/turns.yaml:2",
        "mini/places.csv:2",
    }


@pytest.mark.parametrize("name", ["game.yaml", "kinds.yaml", "units.csv", "positions.csv", "map.yaml", "boxes.yaml"])
def test_a_missing_file_is_one_complaint(mini: Path, name: str) -> None:
    (mini / name).unlink()
    assert complaints(mini) == [f"mini/{name}: error: there is no such file"]


@pytest.mark.parametrize("name", ["geography.yaml", "markers.yaml", "ledger.csv"])
def test_some_files_can_be_left_out(mini: Path, name: str) -> None:
    (mini / name).unlink()
    break_it(mini, "map.yaml", "roads: [main]", "roads: []")
    assert complaints(mini) == []


def test_a_missing_folder_is_a_complaint(mini: Path) -> None:
    assert complaints(mini.with_name("mimi")) == ['mimi: error: there is no such folder (did you mean "mini"?)']


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe\x00", b"- a\n- b\n", b"a: &a [*a]\n", b"[" * 500, b"a: 1\na: 2\n"])
def test_junk_is_a_complaint_not_a_crash(mini: Path, junk: bytes) -> None:
    for file in mini.glob("*.*"):
        if file.name != "game.yaml":
            file.write_bytes(junk)
    found = complaints(mini)
    assert {said.split(":")[0] for said in found} == {
        f"mini/{p.name}" for p in mini.glob("*.*") if p.name != "game.yaml"
    }
