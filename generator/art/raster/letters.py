"""Text: each letter by FreeType, four times as fine, at the place the font's own widths give it."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from generator.art import fonts
from generator.art.marks import Text
from generator.art.room import SHARE

FINE = 4

Picture = Image.Image


def texts(picture: Picture, marks: tuple[Text, ...], scale: float) -> None:
    """Sets lines of text over a picture, each halo below its letters."""
    for mark in marks:
        _text(picture, mark, scale)


def _text(picture: Picture, mark: Text, scale: float) -> None:
    size = fonts.set_size(mark.font, mark.text, mark.size * scale, mark.spacing * scale, mark.shrink_to * scale)
    line = _Line(mark.font, mark.text, size, mark.spacing * scale)
    wide, low = line.width(), fonts.drop(fonts.font(mark.font), mark.anchor[1]) * size
    x, y = mark.x * scale - wide * SHARE[mark.anchor[0]], floor(mark.y * scale + low + 0.5)
    for colour, stroke in ((mark.halo, mark.halo_width * scale), (mark.colour, 0.0)):
        if not colour or (colour is mark.halo and not stroke):
            continue
        if mark.angle:
            mask, left, top = _turned(line, wide * SHARE[mark.anchor[0]], low, mark.angle, stroke)
            _ink(picture, colour, mask, (floor(mark.x * scale) + left, floor(mark.y * scale) + top))
        else:
            mask, left, top = _level(line, floor((x - floor(x)) * FINE), stroke)
            _ink(picture, colour, mask, (floor(x) + left, y + top))


def _ink(picture: Picture, colour: str, mask: Picture, at: tuple[int, int]) -> None:
    if len(colour) == 9:
        share = int(colour[7:], 16)
        mask = mask.point(lambda v: v * share // 255)
    picture.paste(colour[:7], (*at, at[0] + mask.width, at[1] + mask.height), mask)


class _Line(NamedTuple):
    """A line of text in its final size, in pixels."""

    face: str
    text: str
    size: float
    spacing: float

    def width(self) -> float:
        return fonts.width(self.face, self.text, self.size, self.spacing)


@lru_cache(maxsize=4096)
def _level(line: _Line, quarters: int, stroke: float) -> tuple[Picture, int, int]:
    """A level line as a mask, and where the mask's left top lies from the left end of the baseline."""
    pad, up, down = ceil(stroke + line.size / 4) + 1, ceil(line.size + stroke) + 1, ceil(line.size / 4 + stroke) + 1
    mask = Image.new("L", ((ceil(line.width()) + 2 * pad) * FINE, (up + down) * FINE))
    _set(mask, line, pad * FINE + quarters, up * FINE, stroke)
    return mask.reduce(FINE), -pad, -up


@lru_cache(maxsize=64)
def _turned(line: _Line, before: float, low: float, angle: float, stroke: float) -> tuple[Picture, int, int]:
    """A line turned about its anchor as a mask, and where the mask's left top lies from the anchor."""
    reach = ceil(max(before, line.width() - before) + line.size * 1.5 + stroke)
    mask = Image.new("L", (2 * reach * FINE, 2 * reach * FINE))
    _set(mask, line, (reach - before) * FINE, round((reach + low) * FINE), stroke)
    return mask.rotate(angle, Image.Resampling.BICUBIC).reduce(FINE), -reach, -reach


def _set(mask: Picture, line: _Line, x: float, y: int, stroke: float) -> None:
    """Sets a line letter by letter at the fine size, by the font's own widths."""
    pen, face = ImageDraw.Draw(mask), fonts.font(line.face)
    letters = _freetype(face.path, line.size * FINE)
    for letter in line.text:
        pen.text((floor(x + 0.5), y), letter, 255, letters, anchor="ls", stroke_width=stroke * FINE)
        x += (fonts.advance(face, letter) * line.size / 1000 + line.spacing) * FINE


@lru_cache(maxsize=256)
def _freetype(path: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
