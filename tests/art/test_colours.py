"""Colours as numbers, against published values."""

from __future__ import annotations

import pytest

from generator.art import colours


def test_contrast_is_that_of_the_web() -> None:
    assert colours.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert colours.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_distance_is_that_of_cie_1976() -> None:
    assert colours.distance("#ff0000", "#ff0000") == 0
    assert colours.distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert colours.distance("#ff0000", "#00ff00") == pytest.approx(170.6, abs=0.5)


def test_mixing_and_seeing() -> None:
    assert colours.mix("#000000", 0.5, "#ffffff") == "#808080"
    assert colours.translucent("#102030", 0.5) == "#10203080"
    assert colours.readable("#222222", ["#333333", "#eeeeee"]) == "#eeeeee"
    assert colours.grey("#ffffff") == "#ffffff"


@pytest.mark.parametrize("eyes", ["protan", "deutan", "tritan"])
def test_the_colour_blind_see_greys_as_they_are(eyes: colours.Eyes) -> None:
    assert colours.distance(colours.seen_by(eyes, "#808080"), "#808080") < 1


def test_red_and_green_are_alike_to_some() -> None:
    red, green = "#b23a2e", "#5f7a2e"
    assert colours.distance(*(colours.seen_by("deutan", c) for c in (red, green))) < colours.distance(red, green) / 2
