"""Style files over style files: a game's word over any style, namesakes, and styles that let no game choose colours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.art.checks import art_problems, unknown_words
from generator.art.folders import called
from generator.art.style_file import load_style
from generator.art.style_layers import style_names
from generator.data.load import load_folder
from generator.problems import ProblemsError

from .games import ART, MINI, chosin, mini, styled

STYLES = ("classic", "modern", "contrast")


def folder(root: Path, **files: str) -> Path:
    """An `art` folder with `style` (laid over) and styles by name."""
    art = root / "art"
    (art / "styles").mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (art / "style.yaml" if name == "style" else art / "styles" / f"{name}.yaml").write_text(text)
    return art


@pytest.mark.parametrize("style", STYLES)
def test_every_style_is_sound_for_every_game(style: str) -> None:
    plain, laid = load_style(style, (ART,)), styled(style)
    assert not [p for game in (chosin(), mini()) for p in art_problems(game, plain) if p.level == "error"]
    assert not list(art_problems(chosin(), laid))


def test_there_are_three_styles_and_each_has_a_title() -> None:
    assert style_names((ART,)) == tuple(sorted(STYLES))
    assert {load_style(name, (ART,)).title for name in STYLES} == {"Classic", "Modern", "Contrast"}


@pytest.mark.parametrize("style", STYLES)
def test_a_game_s_word_is_laid_over_any_style(style: str, tmp_path: Path) -> None:
    art = folder(tmp_path, style='colours: {nation: "#123456"}\nshort: {Levy: Lv}\n')
    assert load_style(style, (art, ART)).sheet.colours["nation"] == "#123456"
    assert load_style(style, (art, ART)).short["Levy"] == "Lv"


def test_a_game_s_own_style_lies_over_the_game_s_word(tmp_path: Path) -> None:
    art = folder(
        tmp_path, style='colours: {nation: "#111111"}\n', mine='extends: modern\ncolours: {nation: "#222222"}\n'
    )
    assert load_style("mine", (art, ART)).sheet.colours["nation"] == "#222222"
    assert load_style("modern", (art, ART)).sheet.colours["nation"] == "#111111"


def test_a_style_from_a_player_s_folder_lies_under_the_game_s_word(tmp_path: Path) -> None:
    game = folder(tmp_path / "game", style='colours: {nation: "#111111"}\n')
    player = folder(tmp_path / "player", mine='extends: modern\ncolours: {nation: "#222222", pip: "#333333"}\n')
    colours = load_style("mine", (game, player, ART)).sheet.colours
    assert (colours["nation"], colours["pip"]) == ("#111111", "#333333")


def test_a_namesake_changes_the_one_below(tmp_path: Path) -> None:
    art = folder(tmp_path, modern="extends: modern\ncorner: 20\n", mine="extends: modern\n")
    for name in ("modern", "mine"):
        style = load_style(name, (art, ART))
        assert style.corner == 20 and style.sheet.boxes == load_style("modern", (ART,)).sheet.boxes


def test_a_rule_can_be_for_one_style_and_those_that_extend_it(tmp_path: Path) -> None:
    rule = 'rules:\n  - when: {style: classic, side: North}\n    colours: {nation: "#123456"}\n'
    art = folder(tmp_path, style=rule, mine="extends: classic\n")
    counts = {name: len(load_style(name, (art, ART)).rules) for name in (*STYLES, "mine")}
    bare = {name: len(load_style(name, (ART,)).rules) for name in STYLES}
    assert [counts[name] - bare[name] for name in STYLES] == [1, 0, 0] and counts["mine"] == counts["classic"]


def test_contrast_takes_no_colours_of_formations_from_a_game() -> None:
    assert not set(styled("contrast").tabs.values()) - set(styled("contrast").palette)
    assert styled("contrast").palette == load_style("contrast", (ART,)).palette
    assert styled("classic").tabs == styled("modern").tabs != {}


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"style": "extends: modern\n"}, "art/style.yaml:1: error: what is laid over every style extends none"),
        ({"style": "emblems: {turn: snwo}\n"}, 'no symbol is called "snwo" (did you mean "snow"?)'),
        ({"style": "letters: {values: {colour: papr}}\n"}, '"papr" is no colour (did you mean "paper"?)'),
        ({"style": 'labels: {left: "{name:d}"}\n'}, 'a text cannot name "name:d"'),
        ({"style": 'labels: {left: "{}"}\n'}, "a text cannot name"),
        ({"style": "boxes: {values: 1 2 3 -4}\n"}, "must have width and height above 0"),
        ({"style": "a: [\n"}, "art/style.yaml:2: error: this YAML cannot be read"),
        (
            {"modern": "extends: modrn\n", "style": "corner: 99\n"},
            'styles/modern.yaml:1: error: no style is called "modrn"',
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_file_and_line(files: dict[str, str], told: str, tmp_path: Path) -> None:
    with pytest.raises(ProblemsError) as error:
        load_style("modern", (folder(tmp_path, **files), ART))
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("parts: [paper]\n", '"paper" wants the colour "ground"'),
        ("parts: [tab]\ncolours: {tab: formation, tab-edge: tab}\n", '"tab" has no box "tab"'),
        (
            'parts: [symbol]\nboxes: {symbol: 0 0 9 9}\nlabels: {symbol: "infantri"}\n',
            '"infantri" (did you mean "infantry"?)',
        ),
    ],
)
def test_what_a_part_wants_and_does_not_find_is_told(text: str, told: str, tmp_path: Path) -> None:
    style = load_style("bare", (folder(tmp_path, bare=text), ART))
    assert any(told in str(problem) for problem in art_problems(mini(), style))


def test_words_nobody_drew_are_told_though_the_game_cannot_be_bound() -> None:
    rows = load_folder(MINI)
    odd = replace(rows, game=None, units=(rows.units[0].model_copy(update={"symbol": "infantri", "size": "compny"}),))
    said = [str(problem) for problem in unknown_words(odd, styled("modern").symbols)]
    assert len(said) == 2 and all("mini/units.csv:2" in one and "did you mean" in one for one in said)


def test_files_are_called_by_their_game() -> None:
    assert called(Path("/x/chosin/art"), "style.yaml") == "chosin/art/style.yaml"
    assert called(Path("/x/counter_art"), "styles/modern.yaml") == "counter_art/styles/modern.yaml"
