"""Drawings become pictures: every kind of mark, cut corners, see-through grounds, the same bytes every time."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from generator.art.marks import Disc, Drawing, Line, Mark, Pixels, Polygon, Rect, Text
from generator.art.raster import Picture, draw, png

GROUND = "#204060"
MARKS: dict[str, Mark] = {
    "rectangle": Rect(10, 10, 20, 20, fill="#ff0000"),
    "rounded": Rect(10, 10, 20, 20, 5, fill="#ff0000"),
    "frame": Rect(10, 10, 20, 20, outline="#ff0000", line=2),
    "polygon": Polygon(((10, 10), (30, 10), (20, 30)), fill="#ff0000"),
    "outline": Polygon(((10, 10), (30, 10), (20, 30)), outline="#ff0000", line=2),
    "line": Line(((10, 10), (30, 30)), "#ff0000", 2),
    "dashes": Line(((10, 10), (30, 10)), "#ff0000", 2, (4, 2)),
    "disc": Disc(20, 20, 8, fill="#ff0000"),
    "ring": Disc(20, 20, 8, outline="#ff0000", line=2),
    "thin": Rect(10, 10, 20, 20, fill="#ff000080"),
    "text": Text(20, 20, "12-9-1", 14, "#ff0000"),
    "turned": Text(20, 20, "12-9-1", 14, "#ff0000", angle=30),
    "halo": Text(20, 20, "A", 14, GROUND, halo="#ff0000", halo_width=1.5),
    "pixels": Pixels(10, 10, 20, 20, 1, 1, b"\xff\x00\x00"),
}


def reds(picture: Picture) -> int:
    """How many pixels turned redder than the ground."""
    return sum(red > 0x20 for red in picture.convert("RGB").getchannel(0).tobytes())


def at(picture: Picture, point: tuple[int, int]) -> Any:
    """The channels of a pixel, or its one channel."""
    return picture.getpixel(point)


@pytest.mark.parametrize("name", MARKS)
def test_every_mark_is_drawn_where_it_lies(name: str) -> None:
    picture = draw(Drawing(40, 40, (MARKS[name],), GROUND))
    assert reds(picture) > 20
    box = picture.convert("RGB").getchannel(0).point(lambda v: 255 if v > 0x40 else 0).getbbox()
    assert box and box[0] >= 0 and box[1] >= 8 and box[2] <= 40 and box[3] <= 32


@pytest.mark.parametrize("name", MARKS)
def test_a_mark_keeps_its_size_at_any_scale(name: str) -> None:
    areas = [reds(draw(Drawing(40, 40, (MARKS[name],), GROUND), scale)) / scale**2 for scale in (2, 4)]
    assert areas[0] == pytest.approx(areas[1], rel=0.2)


def test_a_rectangle_on_whole_pixels_is_exact() -> None:
    picture = draw(Drawing(40, 40, (Rect(10, 12, 20, 8, fill="#ff0000"),), GROUND))
    counts = {colour: count for count, colour in picture.getcolors() or ()}
    assert counts == {(255, 0, 0): 160, (0x20, 0x40, 0x60): 1440}


def test_lines_have_their_width() -> None:
    picture = draw(Drawing(40, 40, (Line(((5, 20), (35, 20)), "#ff0000", 3),), "#000000"))
    column = [at(picture, (20, y))[0] for y in range(40)]
    assert sum(column) == pytest.approx(3 * 255, abs=20)


def test_corners_are_see_through_and_the_middle_is_not() -> None:
    picture = draw(Drawing(75, 75, (), GROUND, 6))
    alpha = picture.getchannel(3)
    assert [at(alpha, p) for p in ((0, 0), (74, 0), (0, 74), (74, 74))] == [0, 0, 0, 0]
    assert at(alpha, (37, 37)) == at(alpha, (37, 0)) == 255
    assert any(0 < v < 255 for v in alpha.tobytes())


def test_without_a_ground_only_marks_are_seen() -> None:
    marks = (Rect(10, 10, 10, 10, fill="#c08040"), Rect(20, 10, 10, 10, fill="#c0804080"))
    picture = draw(Drawing(40, 40, marks))
    assert at(picture, (5, 5))[3] == 0
    assert at(picture, (15, 15)) == (0xC0, 0x80, 0x40, 255)
    assert at(picture, (25, 15)) == pytest.approx((0xC0, 0x80, 0x40, 0x80), abs=3)


def test_tiles_do_not_show() -> None:
    """A shape across many tiles looks like the same shape in one."""
    line, far = Line(((3, 5), (30, 33)), "#ff0000", 2), 500
    here = draw(Drawing(40, 40, (line,), GROUND))
    moved = Line(tuple((x + far, y + far) for x, y in line.points), "#ff0000", 2)
    there = draw(Drawing(1100, 1100, (moved, Rect(0, 0, 1, 1, fill=GROUND)), GROUND))
    assert there.crop((far, far, far + 40, far + 40)).tobytes() == here.tobytes()


def test_one_translucent_colour_is_laid_on_once() -> None:
    cross = (Line(((10, 20), (30, 20)), "#ff000080", 4), Line(((20, 10), (20, 30)), "#ff000080", 4))
    picture = draw(Drawing(40, 40, cross, "#000000"))
    assert at(picture, (20, 20)) == at(picture, (12, 20))


def test_text_stays_within_what_it_may_take() -> None:
    text = Text(20, 20, "a very long word", 20, "#ff0000", shrink_to=30)
    box = draw(Drawing(40, 40, (text,), "#000000")).getbbox()
    assert box and box[2] - box[0] <= 31


@pytest.mark.parametrize("text", ["№ 1", "中文", "é", "\U0001f600", "", " ", "\t"])
def test_any_text_can_be_drawn(text: str) -> None:
    draw(Drawing(40, 40, (Text(20, 20, text, 14, "#ff0000", shrink_to=30),), GROUND))


def test_a_png_is_the_same_every_time_and_keeps_flat_colours() -> None:
    drawing = Drawing(75, 75, tuple(MARKS.values()), GROUND, 6)
    first, second = png(draw(drawing)), png(draw(drawing))
    assert first == second
    opened = Image.open(BytesIO(first))
    assert opened.mode == "P" and opened.size == (75, 75)
    rgba = opened.convert("RGBA")
    assert at(rgba, (37, 60)) == (0x20, 0x40, 0x60, 255) and at(rgba, (0, 0))[3] == 0


def test_large_pictures_are_given_few_colours_too() -> None:
    shades = Pixels(0, 0, 900, 600, 4, 1, bytes((200, 30, 30, 30, 200, 30, 30, 30, 200, 90, 90, 90)))
    opened = Image.open(BytesIO(png(draw(Drawing(900, 600, (shades,), "#000000")))))
    assert opened.mode == "P" and opened.size == (900, 600)
    red, green, blue = at(opened.convert("RGB"), (40, 300))
    assert red > 150 > max(green, blue)
