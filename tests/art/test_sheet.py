"""Sheets: every counter has a place of its own, pages are not too high, laid marks keep their form."""

from __future__ import annotations

from generator.art.compose import printed
from generator.art.marks import Disc, Drawing, Line, Pixels, Polygon, Rect, Text
from generator.art.raster import draw
from generator.art.sheet import by_formation, contact_sheet, laid, moved, pages

from .games import chosin, modern


def test_counters_lie_side_by_side() -> None:
    (page,) = pages([("One", list("abcde")), ("Two", list("fg"))], side=10, columns=3, gap=2, title=5)
    assert [(p.name, p.x, p.y) for p in page.places] == [
        ("a", 2, 7), ("b", 14, 7), ("c", 26, 7), ("d", 2, 19), ("e", 14, 19), ("f", 2, 36), ("g", 14, 36),
    ]  # fmt: skip
    assert (page.width, page.height) == (38, 48) and [(t.name, t.y) for t in page.titles] == [("One", 2), ("Two", 31)]


def test_pages_are_not_too_high_and_lose_nothing() -> None:
    groups = [(str(n), [f"{n}.{at}" for at in range(n)]) for n in range(1, 30)]
    found = pages(groups, side=10, columns=4, gap=1, title=6, most=100)
    assert len(found) > 3 and all(page.height <= 100 for page in found)
    assert [p.name for page in found for p in page.places] == [name for _, names in groups for name in names]
    for page in found:
        assert all(any(p.y == t.y + 6 for p in page.places) for t in page.titles)


def test_a_contact_sheet_shows_a_whole_side() -> None:
    groups = by_formation(chosin(), "CCF")
    assert sum(len(names) for _, names in groups) == 108 * 4 + 12 * 2
    sheet = contact_sheet(groups[:2], printed(chosin(), modern()), columns=12)
    picture = draw(sheet)
    assert picture.mode == "RGB" and picture.size == (round(sheet.width), round(sheet.height))


def test_laid_corners_are_those_of_the_counter() -> None:
    counter = Drawing(40, 40, (Rect(0, 0, 40, 40, fill="#ff0000"),), "#00ff00", 8)
    picture = draw(Drawing(60, 60, tuple(laid(counter, 10, 10, "#0000ff")), "#0000ff"))
    assert picture.getpixel((11, 11)) == picture.getpixel((48, 48)) == (0, 0, 255)
    assert picture.getpixel((30, 10)) == picture.getpixel((30, 30)) == (255, 0, 0)


def test_every_mark_can_be_moved() -> None:
    assert moved(Rect(1, 2, 3, 4), 5, 6) == Rect(6, 8, 3, 4)
    assert moved(Disc(1, 2, 3), 5, 6) == Disc(6, 8, 3)
    assert moved(Text(1, 2, "a", 3, "#000000"), 5, 6) == Text(6, 8, "a", 3, "#000000")
    assert moved(Pixels(1, 2, 3, 4, 1, 1, b"abc"), 5, 6) == Pixels(6, 8, 3, 4, 1, 1, b"abc")
    assert moved(Line(((0, 0), (1, 1)), "#000000", 1), 5, 6) == Line(((5, 6), (6, 7)), "#000000", 1)
    assert moved(Polygon(((0, 0), (1, 1))), 5, 6) == Polygon(((5, 6), (6, 7)))
