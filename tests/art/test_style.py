"""Styles: settings laid over settings, colour words, and what is wrong in a style file told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.art.style import Box, Lettering, Rule, Settings, colour
from generator.art.style_file import load_style
from generator.problems import ProblemsError

from .games import ART


def style_folder(folder: Path, text: str, name: str = "own") -> Path:
    (folder / "styles").mkdir(parents=True, exist_ok=True)
    (folder / "styles" / f"{name}.yaml").write_text(text)
    return folder


def complaints(folder: Path, text: str) -> list[str]:
    with pytest.raises(ProblemsError) as error:
        load_style("own", (style_folder(folder, text), ART))
    return [str(problem) for problem in error.value.problems]


def test_later_settings_win_word_by_word() -> None:
    below = Settings(colours={"paper": "#111111", "ink": "#eeeeee"}, letters={"name": Lettering("Bold", 20)})
    above = Settings(colours={"paper": "#222222"}, letters={"name": Lettering(size=30)}, parts=("paper",))
    both = below.under(above)
    assert both.colours == {"paper": "#222222", "ink": "#eeeeee"}
    assert both.letters["name"] == Lettering("Bold", 30) and both.parts == ("paper",)


def test_a_rule_asks_for_every_fact() -> None:
    rule = Rule((("side", ("UN",)), ("face", ("full", "ready"))), Settings())
    assert rule.fits({"side": "UN", "face": "ready"})
    assert not rule.fits({"side": "UN", "face": "fired"}) and not rule.fits({"face": "full"})


def test_colour_words() -> None:
    words = {"dark": "#000000", "light": "#ffffff", "paper": "light", "ink": "ink on paper", "pale": "dark + 50% paper"}
    assert colour(words, "paper") == "#ffffff" and colour(words, "ink") == "#000000"
    assert colour(words, "pale") == "#808080"
    with pytest.raises(KeyError):
        colour(words, "papr")
    with pytest.raises(KeyError):
        colour({"a": "b", "b": "a"}, "a")


def test_a_style_of_few_lines_extends_another(tmp_path: Path) -> None:
    own = style_folder(tmp_path, 'extends: modern\nboxes: {values: 9 3 86 20}\ntabs: {7th Marines: "#123456"}\n')
    style, modern = load_style("own", (own, ART)), load_style("modern", (ART,))
    assert style.sheet.boxes["values"] == Box(9, 3, 86, 20) and style.tabs["7th Marines"] == "#123456"
    assert style.rules == modern.rules and style.palette == modern.palette


def test_an_earlier_folder_goes_first(tmp_path: Path) -> None:
    own = style_folder(tmp_path, "title: Mine\nside: 60\n", "modern")
    assert load_style("modern", (own, ART)).side == 60


BROKEN = {
    "extends: modern\ncolours:\n  ink: papr\n": '"papr" is no colour (did you mean "paper"?)',
    "extends: modern\ncolours: {ink: blue}\n": 'styles/own.yaml:2: error: "blue" is no colour',
    "extends: modern\ntabs:\n  5th Marines: gold\n": 'styles/own.yaml:3: error: "gold" is no colour (write it like',
    "extends: modern\nparts: [papper]\n": 'a counter has no part "papper" (did you mean "paper"?)',
    "extends: modern\nrules:\n  - when: {sid: UN}\n": ':3: error: a rule cannot ask for "sid" (did you mean "side"?)',
    "extends: modern\nletters:\n  values: {font: Blod}\n": 'the typeface has no "Blod" (did you mean "Bold"?)',
    "extends: modern\nletters:\n  values: {anchor: x}\n": '"x" is no anchor (l, m or r)',
    'extends: modern\nlabels: {left: "{hed}"}\n': 'a text cannot name "hed" (did you mean "head"?)',
    'extends: modern\nlabels: {left: "{head"}\n': "the braces in",
    "extends: modern\nboxes:\n  values: 1 2 3\n": '"values" must be four numbers: left, top, width, height',
    "extends: modern\nletters: {motto: {size: 9}}\nparts: [motto]\n": 'the text "motto" has no box',
    "extends: modrn\n": 'no style is called "modrn" (did you mean "modern"?)',
    "extends: own\n": "extends itself",
    "extend: modern\n": 'there is no key "extend" here (did you mean "extends"?)',
    "extends: modern\nside: -4\n": '"side"',
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_wrong_is_told(text: str, tmp_path: Path) -> None:
    assert any(BROKEN[text] in said for said in complaints(tmp_path, text))


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = 'extends: modern\ncolours: {ink: papr}\nparts: [papper]\nlabels: {left: "{hed}"}\n'
    assert len(complaints(tmp_path, text)) == 3
