"""Rectangles, polygons, lines and discs: filled four times as fine, then averaged."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from math import ceil, floor

from PIL import Image, ImageDraw

from generator.art import outline
from generator.art.marks import Line, Mark
from generator.art.room import Room, room

FINE, COARSE = 4, 3
"""How much finer shapes are filled: small pictures, and boards, whose lines are long and whose pixels are many."""
LARGE = 4_000_000
"""Pixels of a picture that is a board."""
HALF = 0.5 + 1e-6
"""A half, and a little for what sines leave: a point on the border of two pixels goes to the same one everywhere."""
TILE = 512
"""Pixels on the side of what is drawn at once (before it is made finer)."""

Picture = Image.Image


def shapes(picture: Picture, marks: tuple[Mark, ...], scale: float) -> None:
    """Draws shapes over a picture, touching only the tiles they lie in."""
    rooms = [_scaled(room(mark), scale) for mark in marks]
    finer = COARSE if picture.width * picture.height > LARGE else FINE
    for box in _tiles(picture.size, rooms):
        left, top, right, bottom = box
        seen = [m for m, r in zip(marks, rooms, strict=True) if _meet(r, box)]
        if not seen:
            continue
        fine = ((right - left) * finer, (bottom - top) * finer)
        part = picture.crop(box).resize(fine, Image.Resampling.NEAREST)
        _fill(part, seen, outline.Zoom(scale * finer, left * finer, top * finer, *fine))
        picture.paste(part.reduce(finer), (left, top))


def _scaled(box: Room, scale: float) -> Room:
    return (box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale)


def _meet(one: Room, other: Room) -> bool:
    return one[0] <= other[2] + 1 and one[2] >= other[0] - 1 and one[1] <= other[3] + 1 and one[3] >= other[1] - 1


def _tiles(size: tuple[int, int], rooms: list[Room]) -> Iterator[tuple[int, int, int, int]]:
    left, top, right, bottom = (f(r[i] for r in rooms) for i, f in enumerate((min, min, max, max)))
    left, right = max(floor(left) - 1, 0), min(ceil(right) + 1, size[0])
    top, bottom = max(floor(top) - 1, 0), min(ceil(bottom) + 1, size[1])
    for y in range(top, bottom, TILE):
        for x in range(left, right, TILE):
            yield (x, y, min(x + TILE, right), min(y + TILE, bottom))


def _fill(part: Picture, marks: list[Mark], zoom: outline.Zoom) -> None:
    """Lines of one translucent colour, one after the other, are laid on together: they do not darken each other."""
    pieces = ((isinstance(mark, Line) or id(mark), piece) for mark in marks for piece in outline.pieces(mark, zoom))
    for (_, colour), group in groupby(pieces, key=lambda p: (p[0], p[1][0])):
        outlines = [points for _, piece in group for points in piece[1]]
        if len(colour) == 9 and not colour.endswith("ff"):
            _fill_thinly(part, colour, outlines)
            continue
        pen = ImageDraw.Draw(part)
        for points in outlines:
            pen.polygon([(floor(x + HALF), floor(y + HALF)) for x, y in points], fill=colour[:7])


def _fill_thinly(part: Picture, colour: str, outlines: list[outline.Outline]) -> None:
    """A translucent colour, laid on once however many outlines overlap."""
    xs, ys = [x for points in outlines for x, _ in points], [y for points in outlines for _, y in points]
    left, top = max(floor(min(xs)), 0), max(floor(min(ys)), 0)
    right, bottom = min(ceil(max(xs)) + 2, part.width), min(ceil(max(ys)) + 2, part.height)
    if left >= right or top >= bottom:
        return
    mask = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(mask)
    for points in outlines:
        pen.polygon([(floor(x + HALF) - left, floor(y + HALF) - top) for x, y in points], fill=int(colour[7:], 16))
    part.paste(colour[:7], (left, top, right, bottom), mask)
