"""What somebody new does to the counters in a copy of Chosin, with data files only, and the lines each task takes."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from generator.art.checks import art_problems
from generator.art.compose import Faces, faces
from generator.art.own import found, own_counter, own_pictures
from generator.art.own_checks import own_problems
from generator.art.style_file import load_style

from .games import ART, ROOT, chosin, shown, texts


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A clean copy of the game's art, in a folder for the game."""
    folder = tmp_path / "chosin"
    shutil.copytree(ROOT / "generator" / "games" / "chosin" / "art", folder / "art")
    return folder


def redrawn(copy: Path, style: str = "modern") -> Faces:
    """All faces; nothing may be wrong with the style."""
    made = load_style(style, (copy / "art", ART))
    assert not list(art_problems(chosin(), made))
    return faces(chosin(), made)


def differing(drawn: Faces) -> set[str]:
    """The pictures that are not as they were."""
    return {name for (name, new), (_, old) in zip(drawn, shown(), strict=True) if new != old}


def test_the_colour_of_a_side_one_line(copy: Path) -> None:
    path = copy / "art" / "style.yaml"
    path.write_text(path.read_text().replace('{nation: "#dfae58", box:', '{nation: "#c9b037", box:', 1))
    changed = differing(redrawn(copy))
    assert changed and all(name.startswith(("ccf-58", "ccf-59", "ccf-60", "ccf-89")) for name in changed)


def test_a_symbol_five_lines_in_a_new_file(copy: Path) -> None:
    (copy / "art" / "symbols").mkdir()
    (copy / "art" / "symbols" / "mine.yaml").write_text(
        'source: mine\nsymbols:\n  recon:\n    strokes:\n      - {line: "0 0.5, 1 0.5"}\n'
    )
    changed = differing(redrawn(copy))
    assert changed == {f"usmc-recon.{face}.png" for face in ("full", "reduced", "remnant")}


def test_an_own_picture_for_one_back_no_line_one_file(copy: Path) -> None:
    buffer = BytesIO()
    Image.new("RGB", (150, 150), "#123456").save(buffer, "PNG")
    (copy / "art" / "usmc-7-1-a.reduced.png").write_bytes(buffer.getvalue())
    assert not list(own_problems(found(copy), chosin()))
    assert set(own_pictures(copy, chosin())) == {"usmc-7-1-a.reduced.png"}


def test_values_at_the_top_eight_lines_in_a_new_file(copy: Path) -> None:
    (copy / "art" / "styles").mkdir(exist_ok=True)
    (copy / "art" / "styles" / "top.yaml").write_text(
        "extends: modern\n"
        "boxes: {values: 9.5 17 86.5 34, pips: 3.4 60 5.4 35.2, size: 32 53 40 5.8, symbol: 33 61 38 27,\n"
        "  left: 9.5 61 22 27.4, right: 72.5 61 24 27.4, band: 0 58.5 100 32.2}\n"
        "rules:\n"
        "  - when: {face: fired}\n"
        "    boxes: {slash: 0 50 100 48, word: 0 50 100 48, left: 5 52.5 33 14.5, right: 61 82 35.4 14}\n"
        "  - when: {size: division, symbol: hq}\n"
        "    boxes: {symbol: 10 58 36 36, size: 48 53 48 5.8, name: 47 63 49 30}\n"
    )
    drawn = dict(redrawn(copy, "top"))
    for name in ("usmc-7-1-a.full", "usmc-1-1-wpns.fired", "ccf-58-hq.full", "ccf-58-172-1.remnant-reduced"):
        for text in texts(drawn[f"{name}.png"]):
            assert (text.text.count("-") == 2) == (15 < text.y < 38)


def test_a_style_from_modern_in_ten_lines(copy: Path) -> None:
    (copy / "art" / "styles").mkdir(exist_ok=True)
    (copy / "art" / "styles" / "night.yaml").write_text(
        "title: Night\n"
        "extends: modern\n"
        "corner: 14\n"
        'colours: {dark: "#0b1020", light: "#e8ecf8", paper: nation + 60% dark, fill: box + 25% dark}\n'
        "letters:\n"
        "  values: {font: Black}\n"
        "  tab-text: {font: Bold}\n"
        "rules:\n"
        "  - when: {face: destroyed}\n"
        '    colours: {paper: "#000000"}\n'
    )
    assert len(differing(redrawn(copy, "night"))) == len(shown())


def test_ten_counters_from_a_scan_five_lines(copy: Path) -> None:
    sheet = Image.new("RGB", (20 + 5 * 160, 20 + 2 * 160), "#dddddd")
    for number in range(10):
        x, y = 15 + number % 5 * 160, 15 + number // 5 * 160
        ImageDraw.Draw(sheet).rectangle((x, y, x + 149, y + 149), (number * 20, 90, 90))
    sheet.save(copy / "art" / "front.jpg", quality=95)
    (copy / "art" / "sheets.yaml").write_text(
        "sheets:\n"
        "  - {file: front.jpg, origin: [15, 15], pitch: [160, 160], size: [150, 150], columns: 5, rows: 2,\n"
        '    names: "usmc-1-1-a, usmc-1-1-b, usmc-1-1-c, usmc-1-2-d, usmc-1-2-e,\n'
        '      usmc-1-2-f, usmc-1-3-g, usmc-1-3-h, usmc-1-3-i, ccf-58-172-1"}\n'
    )
    assert not list(own_problems(found(copy), chosin()))
    own = own_pictures(copy, chosin())
    assert len(own) == 10
    last = Image.open(BytesIO(own_counter(own["ccf-58-172-1.full.png"], 75))).convert("RGB").getpixel((37, 37))
    assert all(abs(a - b) < 4 for a, b in zip(last, (180, 90, 90), strict=True))
