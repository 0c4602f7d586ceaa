"""Errata laid over a game: later words over earlier ones, each value at its line, and what is wrong with them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.data.errata import chosen
from generator.data.load import load_folder
from generator.model.game import Game
from generator.model.resolve import load_game
from generator.problems import ProblemsError
from tests.games import CHOSIN, MINI

HEAD = "id: {id}\ndate: {day}\nsource: a letter\n"


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small game that may be changed."""
    return Path(shutil.copytree(MINI, tmp_path / "mini"))


def erratum(folder: Path, id: str, text: str, day: str = "2030-01-01") -> None:
    path = folder / "errata" / f"{id}.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEAD.format(id=id, day=day) + text, "utf-8")


def loaded(folder: Path, errata: str = "all") -> Game:
    game, warnings = load_game(folder, errata)
    assert warnings == ()
    return game


def said(folder: Path, errata: str = "all") -> list[str]:
    try:
        return [str(problem) for problem in load_game(folder, errata)[1]]
    except ProblemsError as error:
        return [str(problem) for problem in error.problems]


def value(game: Game, unit: str, face: str) -> tuple[str, str, str, str]:
    (one,) = [dict(u.values)[face] for u in game.units if u.id == unit]  # type: ignore[index]
    return one.text, one.origin, one.source, str(one.where)


def test_a_value_keeps_the_line_that_set_it(mini: Path) -> None:
    erratum(mini, "one", "units:\n  - {id: n-1, values: 5 3}\n")
    assert value(loaded(mini), "n-1", "full") == ("5-3", "rules", "erratum one: a letter", "mini/errata/one.yaml:5")
    assert value(loaded(mini), "n-1", "reduced")[3] == "mini/kinds.yaml:12"
    assert value(loaded(mini, "none"), "n-1", "full")[3] == "mini/kinds.yaml:11"


def test_a_later_word_goes_over_an_earlier_one(mini: Path) -> None:
    erratum(mini, "b", "units:\n  - {id: n-1, values: 5-3}\n", "2030-01-01")
    erratum(mini, "a", "units:\n  - {id: n-1, values: 6-3}\n", "2030-02-01")
    assert value(loaded(mini), "n-1", "full")[0] == "6-3"
    assert value(loaded(mini, "b"), "n-1", "full")[0] == "5-3"
    assert [one.id for one in loaded(mini).edition.errata] == ["b", "a"]


def test_only_named_ones_are_applied_and_examples_only_when_named(mini: Path) -> None:
    erratum(mini, "real", "units:\n  - {id: n-1, values: 5-3}\n")
    erratum(mini, "shown", "apply: no\nunits:\n  - {id: n-1, values: 9-9}\n", "2031-01-01")
    folder = load_folder(mini)
    assert [one.id for one in chosen(folder.errata, "all")] == ["real"]
    assert [one.id for one in chosen(folder.errata, "none")] == []
    assert [one.id for one in chosen(folder.errata, "shown, real")] == ["real", "shown"]
    with pytest.raises(ProblemsError, match=r'there is no erratum "shwon" \(did you mean "shown"\?\)'):
        chosen(folder.errata, "shwon")


def test_kinds_tracks_and_what_units_inherit(mini: Path) -> None:
    track = "    stages: [{steps: 1, face: full, rule: '9'}]\n    back: blank\n    reduced:\n"
    text = "kinds:\n  - id: foot\n    title: Foot\n" + track + "  - {id: gun, ready: ~7-3}\n"
    erratum(mini, "one", text + "units:\n  - {id: n-2, reduced: }\n")
    game = loaded(mini, "all")
    (foot,) = [kind for kind in game.kinds if kind.name == "foot"]
    assert (foot.title, foot.track.back, len(foot.track.stages)) == ("Foot", "blank", 1)
    assert value(game, "s-gun", "ready")[:2] == ("7-3", "estimate")


def test_places_commands_and_names(mini: Path) -> None:
    text = 'start:\n  - {unit: n-1, at: "0505"}\ncommands:\n  - {command: Flip, rule: "7.7"}\n'
    erratum(mini, "one", text + "units:\n  - {id: n-1, name: First}\n")
    game = loaded(mini)
    (place,) = [one for one in game.scenario.placements if one.unit == "n-1"]
    assert (place.location, place.origin, str(place.where)) == ("0505", "rules", "mini/errata/one.yaml:5")
    assert dict(game.edition.commands)["Flip"].rule == "7.7"
    assert game.edition.errata[0].changes == (
        "First: name 1/Levy, now First",
        "First: stands in 0505 at the start, not in north-ford",
        "Flip: rule 3.3, now 7.7",
    )


def test_new_units_count_and_withdrawn_ones_too(mini: Path) -> None:
    new = "new:\n  - {id: n-9, name: 9/Levy, side: North, kind: foot, start: '0404'}\n"
    gone = "withdrawn:\n  - {id: s-gun}\nstart:\n  - {unit: s-gun, at: nowhere}\n"
    erratum(mini, "one", new + gone)
    game = loaded(mini)
    assert "n-9" in {unit.id for unit in game.units}
    assert [unit.id for unit in game.edition.withdrawn] == ["s-gun"]
    assert {one.kind: one.count for one in game.expected} == {"foot": 5, "gun": 0, "wagon": 2}
    assert [box.order for box in game.sheet.boxes if box.name == "Eliminated South"] == [
        box.order for box in loaded(mini, "none").sheet.boxes if box.name == "Eliminated South"
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("units:\n  - {id: n-11, name: x}\n", 'one.yaml:5: error: there is no unit "n-11" (did you mean "n-1"?)'),
        (
            "units:\n  - {id: 1/Levy, values: 5-2}\n",
            'one.yaml:5: error: there is no unit "1/Levy" ("1/Levy" is the name of n-1)',
        ),
        (
            "units:\n  - {id: n-1, valus: 4-2}\n",
            'one.yaml:5: error: there is no key "valus" here (did you mean "values"?)',
        ),
        ("kinds:\n  - {id: fot, full: 4-2}\n", 'one.yaml:5: error: there is no kind "fot" (did you mean "foot"?)'),
        ("kinds:\n  - {id: gun, full: 4-2}\n", 'one.yaml:5: error: there is no face "full" on this step track'),
        (
            "commands:\n  - {command: Filp, rule: '1'}\n",
            'one.yaml:5: error: there is no command "Filp" (did you mean "Flip"?)',
        ),
        ("start:\n  - {unit: n-1, at: '9999'}\n", "one.yaml:5: error: there is no hex 9999 on the map"),
        ("start:\n  - {unit: n-1, at: '0101', scenario: eve}\n", 'one.yaml:5: error: there is no set-up "eve"'),
        ("units:\n  - {id: n-1, values: 4-2-1}\n", 'one.yaml:5: error: "4-2-1" is no value'),
        ("", 'one.yaml:1: error: the erratum "one" changes nothing'),
        ("units:\n  - {id: n-1, values: 4-2}\n", 'one.yaml:1: error: the erratum "one" changes nothing'),
        (
            "units:\n  - {id: n-1, values: 4-2}\n",
            'one.yaml:5: warning: "values" of n-1 is "4-2" already, see mini/kinds.yaml:11; this changes nothing',
        ),
        (
            "withdrawn:\n  - {id: n-1}\n",
            'one.yaml:5: error: "n-1" is withdrawn, but stands in a set-up, see mini/positions.csv:2',
        ),
        ("new:\n  - {id: n-1, name: X, side: North, kind: foot}\n", '"n-1" is not new, see mini/units.csv:2'),
        (
            "version: 0.1.0\nunits:\n  - {id: n-1, name: X}\n",
            "version 0.1.0 is not later than 0.1.0, see mini/game.yaml",
        ),
        (
            "units:\n  - {id: n-1, name: X}\nwithdrawn:\n  - {id: n-1}\nstart:\n  - {unit: n-1, at: nowhere}\n",
            '"n-1" is withdrawn here, but corrected in mini/errata/one.yaml:5, which has the same date',
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(mini: Path, text: str, complaint: str) -> None:
    erratum(mini, "one", text)
    assert complaint in "\n".join(said(mini))


def test_two_words_of_one_day_that_contradict_are_told_with_both_lines(mini: Path) -> None:
    erratum(mini, "one", "units:\n  - {id: n-1, values: 5-3}\n")
    erratum(mini, "two", "rules: ['3.1']\nunits:\n  - {id: n-1, values: 6-3}\n")
    (line,) = said(mini)
    assert line.startswith(
        'mini/errata/two.yaml:6: error: "values" of n-1 is "6-3" here, but "5-3" in mini/errata/one.yaml:5'
    )


def test_a_withdrawn_unit_cannot_be_corrected_later(mini: Path) -> None:
    erratum(mini, "one", "withdrawn:\n  - {id: n-1}\nstart:\n  - {unit: n-1, at: nowhere}\n")
    erratum(mini, "two", "units:\n  - {id: n-1, name: X}\n", "2031-01-01")
    assert any('two.yaml:5: error: "n-1" was withdrawn in mini/errata/one.yaml:5' in line for line in said(mini))


def test_an_id_is_the_name_of_its_file(mini: Path) -> None:
    erratum(mini, "one", "units:\n  - {id: n-1, values: 5-3}\n")
    (mini / "errata" / "one.yaml").rename(mini / "errata" / "other.yaml")
    assert 'mini/errata/other.yaml:1: error: "one" cannot be the id of this erratum' in said(mini)[0]


def test_the_example_that_comes_with_chosin_is_applied_only_when_named() -> None:
    assert loaded(CHOSIN).edition.errata == ()
    example = loaded(CHOSIN, "example")
    assert (example.version, len(example.edition.errata[0].changes)) == ("1.0.1", 7)
