"""Measures of the typeface, read from its own tables."""

from __future__ import annotations

import pytest
from PIL import ImageFont

from generator.art import fonts


@pytest.mark.parametrize("face", ["Bold", "SemiBold", "MediumItalic"])
def test_widths_are_those_of_the_font_file(face: str) -> None:
    letters = ImageFont.truetype(fonts.font(face).path, 1000, layout_engine=ImageFont.Layout.BASIC)
    for text in ("12-9-1", "A/1/7", "41 Commando", "é№"):
        assert fonts.width(face, text, 1000) == pytest.approx(letters.getlength(text), abs=len(text))


def test_text_is_made_smaller_to_fit() -> None:
    size = fonts.set_size("Bold", "Headquarters", 30, shrink_to=40)
    assert size < 30 and fonts.width("Bold", "Headquarters", size) <= 40.01
    assert fonts.set_size("Bold", "A", 30, shrink_to=40) == 30


def test_small_capitals_are_whole_pixels_high() -> None:
    for size in (9.3, 11.25, 13.5, 20.2):
        capital = fonts.set_size("SemiBold", "A", size) * fonts.font("SemiBold").capital / 1000
        assert capital == pytest.approx(round(capital))


def test_letters_it_lacks_are_named() -> None:
    assert fonts.missing("A/1/7 №中é") == "№中"


def test_a_face_that_is_not_there() -> None:
    assert "Bold" in fonts.faces() and fonts.version().startswith("barlow-condensed ")
    with pytest.raises(KeyError):
        fonts.font("Bodl")
