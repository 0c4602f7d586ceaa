"""The PDF measured: sizes, fronts behind backs, cut marks, fonts, the same bytes twice."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from generator.art.raster import draw, png
from generator.art.sheet_bleed import printed_counters
from generator.art.sheet_print import PAPERS, Flip, Format, batches, chosen, sheets
from generator.art.style_file import load_style
from generator.package.sheets import Press, pdf
from tests.games import ART, MINI, game

MM = 72 / 25.4
Box = tuple[float, float, float, float]
"""Left, top, width, height in millimetres from the left top corner of the page."""


@cache
def printed(flip: Flip = "long", paper: str = "a4", side: float = 15.875, only: tuple[str, ...] = ()) -> bytes:
    format, told = Format(*PAPERS[paper], side=side, flip=flip), game(MINI)
    drawings = dict(printed_counters(told, load_style("modern", (ART,))))
    own = {"n-1.full.png": png(draw(drawings["marker.cut.png"], 2))}
    whole = batches(told)
    laid = sheets(chosen(whole, only) if only else whole, format)
    return pdf(laid, format, Press(drawings, own, "Two Fords", "Cut along the marks."))


def pages(data: bytes) -> list[PageObject]:
    return list(PdfReader(BytesIO(data)).pages)


def times(m: list[float], n: list[float]) -> list[float]:
    """One transformation after another, as PDF's `cm` says."""
    (a, b, c, d, e, f), (g, h, i, j, x, y) = m, n
    return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + x, e * h + f * j + y]


def steps(page: PageObject) -> Iterator[tuple[str, list[float], list[float]]]:
    """Every operator that draws or clips, its numbers, and the transformation it stands under."""
    now, kept = [1.0, 0, 0, 1, 0, 0], list[list[float]]()
    content: Any = ContentStream(page.get_contents(), page.pdf)
    for words, name in content.operations:
        match name:
            case b"q":
                kept.append(now)
            case b"Q":
                now = kept.pop()
            case b"cm":
                now = times([float(w) for w in words], now)
            case b"re" | b"m" | b"W*":
                yield name.decode(), [float(w) for w in words], now


def at(x: float, y: float, m: list[float], page: PageObject) -> tuple[float, float]:
    high = float(page.mediabox.height)
    return (m[0] * x + m[2] * y + m[4]) / MM, (high - (m[1] * x + m[3] * y + m[5])) / MM


def counters(page: PageObject, bleed: float = 1.0) -> list[Box]:
    """Where counters lie: the rectangles that they are clipped to, less their bleed."""
    found, last = list[Box](), (0.0, 0.0, 0.0, 0.0)
    for name, words, now in steps(page):
        if name == "re":
            x, y, wide, high = words
            corners = [at(x, y, now, page), at(x + wide, y + high, now, page)]
            (left, right), (top, low) = (sorted(pair) for pair in zip(*corners, strict=True))
            last = (left + bleed, top + bleed, right - left - 2 * bleed, low - top - 2 * bleed)
        elif name == "W*":
            found.append(last)
    return found


def marks(page: PageObject) -> list[tuple[float, float]]:
    """Where plain lines begin."""
    return [at(words[0], words[1], now, page) for name, words, now in steps(page) if name == "m"]


@pytest.mark.parametrize("side", [15.875, 20.0])
def test_counters_are_true_to_size(side: float) -> None:
    boxes = [box for page in pages(printed(side=side)) for box in counters(page)]
    assert len(boxes) == 2 * 11
    assert all(abs(wide - side) < 0.1 and abs(high - side) < 0.1 for _, _, wide, high in boxes)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_lie_behind_their_fronts(flip: Flip, paper: str) -> None:
    wide, high = PAPERS[paper]
    told = pages(printed(flip, paper))
    assert [len(counters(page)) for page in told] == [3, 3, 4, 4, 4, 4]
    for front, behind in zip(told[::2], told[1::2], strict=True):
        for (x, y, side, _), (bx, by, _, _) in zip(counters(front), counters(behind), strict=True):
            seen = (wide - bx - side, by) if flip == "long" else (bx, high - by - side)
            assert abs(seen[0] - x) < 0.2
            assert abs(seen[1] - y) < 0.2


def test_every_counter_has_cut_marks_on_all_four_sides() -> None:
    page = pages(printed())[0]
    xs = {round(x, 2) for x, _ in marks(page)}
    ys = {round(y, 2) for _, y in marks(page)}
    assert len(counters(page)) == 3
    for x, y, side, _ in counters(page):
        assert {round(x, 2), round(x + side, 2)} <= xs
        assert {round(y, 2), round(y + side, 2)} <= ys


def test_pages_are_counted_titled_and_of_the_paper_s_size() -> None:
    told = pages(printed(paper="letter"))
    assert len(told) == 6
    assert [float(v) / MM for v in told[0].mediabox[2:]] == pytest.approx([215.9, 279.4])
    assert ["North counters" in page.extract_text() for page in told] == [True, True, False, False, False, False]
    assert [page.extract_text().split("\n")[1] for page in told] == ["front", "back"] * 3


def test_every_font_is_embedded() -> None:
    fonts = [font.get_object() for page in pages(printed()) for font in page["/Resources"]["/Font"].values()]  # type: ignore[index]
    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"].get_object() for font in fonts)


def test_the_same_bytes_twice() -> None:
    first = printed()
    printed.cache_clear()
    assert printed() == first


def test_it_tells_the_printer_not_to_scale_and_which_edge() -> None:
    wishes = PdfReader(BytesIO(printed("short"))).trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]
    assert (wishes["/PrintScaling"], wishes["/Duplex"]) == ("/None", "/DuplexFlipShortEdge")


def test_an_own_picture_is_laid_in() -> None:
    assert [len(page.images) for page in pages(printed(only=("n-1",)))] == [1, 0]


@pytest.mark.skipif(not shutil.which("pdftoppm"), reason="pdftoppm (poppler-utils) is not installed")
def test_ink_on_paper_is_true_to_size_and_back_to_back(tmp_path: Path) -> None:
    """One counter alone, rasterised by another program and measured in pixels at 600 dpi."""
    (tmp_path / "one.pdf").write_bytes(printed(only=("s-wagon",)))
    subprocess.run(["pdftoppm", "-r", "600", "-gray", tmp_path / "one.pdf", tmp_path / "page"], check=True)
    dot = 25.4 / 600
    seen = [inked(path) for path in sorted(tmp_path.glob("page*"))]
    for left, top, right, low in seen:
        assert (right - left) * dot == pytest.approx(17.875, abs=0.1)
        assert (low - top) * dot == pytest.approx(17.875, abs=0.1)
    (left, top, *_), (_, behind_top, behind_right, _) = seen
    assert 210 - behind_right * dot == pytest.approx(left * dot, abs=0.2)
    assert behind_top * dot == pytest.approx(top * dot, abs=0.2)


def inked(path: Path) -> tuple[int, int, int, int]:
    """The box of all ink within the block of counters, without cut marks, title and ruler."""
    with Image.open(path) as page:
        dark = page.convert("L").point(lambda v: 255 if v < 250 else 0)
        block = dark.crop((0, int(23 / 25.4 * 600), dark.width, int(41.5 / 25.4 * 600)))
        solid = block.reduce(16).point(lambda v: 255 if v > 200 else 0)
        left, top, right, low = solid.getbbox() or (0, 0, 0, 0)
        margin = (max(left * 16 - 16, 0), max(top * 16 - 16, 0), right * 16 + 16, low * 16 + 16)
        fine = block.crop(margin).getbbox() or (0, 0, 0, 0)
        shift = int(23 / 25.4 * 600)
        return (fine[0] + margin[0], fine[1] + margin[1] + shift, fine[2] + margin[0], fine[3] + margin[1] + shift)
