"""Symbols: every one of the game's is drawn; broken symbol files are told with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.art.marks import Disc, Line, Polygon, Text
from generator.art.symbol_file import load_symbols
from generator.art.symbols import Place, Stroke, drawn
from generator.problems import ProblemsError

from .games import ART

NEEDED = [
    "infantry",
    "marine",
    "mg",
    "commando",
    "recon",
    "engineer",
    "hq",
    "weapons",
    "mortar",
    "antitank",
    "recoilless",
    "artillery",
    "rocket",
    "aaa",
    "armor",
    "truck",
    "service",
    "medical",
    "signal",
    "wreck-truck",
    "wreck-tank",
    "wreck-halftrack",
    "silhouette-tank",
    "silhouette-truck",
    "silhouette-halftrack",
    "flag",
]
SIZES = ["platoon", "company", "battery", "battalion", "regiment", "brigade", "division", "corps"]
HEAD = "source: me\nsymbols:\n  a:\n    strokes:\n"
PLACE = Place(10, 20, 30, 20, 1.5)
INKS = dict.fromkeys(("ink", "fill", "frame", "paper", "accent", "flame", "ember", "wreck"), "#000000")


def test_every_symbol_is_there_and_differs() -> None:
    symbols = load_symbols((ART,))
    wanted = [*NEEDED, *(f"size-{size}" for size in SIZES)]
    assert set(wanted) <= set(symbols)
    alike = {("size-company", "size-battery")}
    drawings = {name: tuple(drawn(symbols[name].strokes, PLACE, INKS)) for name in wanted}
    assert not [(a, b) for a in wanted for b in wanted if a < b and drawings[a] == drawings[b] and (b, a) not in alike]


@pytest.mark.parametrize("name", [*NEEDED[:19], *(f"size-{size}" for size in SIZES)])
def test_strokes_stay_near_their_box(name: str) -> None:
    for stroke in load_symbols((ART,))[name].strokes:
        assert all(-0.01 <= x <= 1.01 and -0.01 <= y <= 1.5 for x, y in stroke.points)


def test_a_stroke_of_each_shape() -> None:
    middle = ((0.5, 0.5),)
    strokes = [
        Stroke("line", ((0, 0), (1, 1)), thick=2),
        Stroke("area", ((0, 0), (1, 0), (1, 1))),
        Stroke("dot", middle, (0.5, 0.5)),
        Stroke("ring", middle, (0.25, 0.25)),
        Stroke("arc", middle, (0.5, 0.25), turn=(0, 90)),
        Stroke("word", middle, (0.25, 0.25), text="SVC"),
    ]
    line, area, dot, ring, arc, word = drawn(strokes, PLACE, {"ink": "#102030"})
    assert line == Line(((10, 20), (40, 40)), "#102030", 3)
    assert area == Polygon(((10, 20), (40, 20), (40, 40)), "#102030")
    assert dot == Disc(25, 30, 10, "#102030") and ring == Disc(25, 30, 5.75, "", "#102030", 1.5)
    assert isinstance(arc, Line) and arc.points[0] == (40, 30) and arc.points[-1] == pytest.approx((25, 35))
    assert isinstance(word, Text) and (word.x, word.y, word.size) == (25, 30, 10)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("source: me\nsymbols:\n  a:\n    strokes:\n      - {radius: 1}\n", ":5: error: a stroke is one of line, area"),
        ("source: me\nsymbols:\n  a:\n    strokes:\n      - {lin: 0 0}\n", 'did you mean "line"?'),
        ("source: me\nsymbols:\n  a:\n    strokes:\n      - {line: 0 0 1}\n", "must be pairs of numbers"),
        ("symbols: {}\n", '"source" is missing'),
        (
            HEAD + '      - {line: "0 0, 1 1", colour: inc}\n',
            ':5: error: a stroke has no colour "inc" (did you mean "ink"?)',
        ),
        (HEAD + '      - {area: "0 0, 1 1"}\n', "this has fewer than 3 points"),
        (HEAD + '      - {dot: "0 0"}\n', "a stroke of this shape (dot) wants a radius"),
        (HEAD + '      - {word: "0 0", radius: 1}\n', "a word wants a text"),
        (HEAD + '      - {line: "0 0, 9 9"}\n', "must lie near the box"),
    ],
)
def test_broken_files_are_told(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "symbols").mkdir()
    (tmp_path / "symbols" / "own.yaml").write_text(text)
    with pytest.raises(ProblemsError) as error:
        load_symbols((tmp_path, ART))
    assert told in str(error.value) and "symbols/own.yaml" in str(error.value)


def test_an_own_symbol_goes_first(tmp_path: Path) -> None:
    (tmp_path / "symbols").mkdir()
    (tmp_path / "symbols" / "own.yaml").write_text(
        "source: me\nsymbols:\n  infantry:\n    strokes:\n      - line: 0 0.5, 1 0.5\n"
    )
    assert load_symbols((tmp_path, ART))["infantry"].strokes == (Stroke("line", ((0, 0.5), (1, 0.5))),)
