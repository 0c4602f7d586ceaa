"""What VASSAL shows while a module loads: the game's name before a winter's ridge, and a few of its counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.art.marks import Disc, Drawing, Line, Mark, Pixels, Polygon, Rect, Text
from generator.model.game import Game

WIDTH, HEIGHT = 720.0, 420.0
INK, PALE, RED = "#22303f", "#f4f6f8", "#b3261e"
SKY = ("#c9d3dc", "#d4dce3", "#dfe5ea", "#e9edf0")
RIDGES = (
    ("#b4c0ca", 0.50, (0.0, 0.45, 0.18, 0.85, 0.30, 0.62, 0.1, 0.7, 0.42, 0.95, 0.5, 0.2, 0.6)),
    ("#93a3b1", 0.62, (0.55, 0.2, 0.75, 0.35, 0.9, 0.5, 0.15, 0.6, 0.3, 0.8, 0.4, 0.7, 0.25)),
    ("#6f8192", 0.76, (0.3, 0.7, 0.4, 0.15, 0.55, 0.8, 0.6, 0.25, 0.5, 0.1, 0.65, 0.35, 0.5)),
)
"""Colour, height of the foot as a share, and peaks from left to right: three ranges, the farthest first."""


def splash(game: Game, counters: Sequence[Drawing]) -> Drawing:
    """The name, the title, and up to five counters along the lower edge."""
    marks = (*_sky(), *_ridges(), *_words(game), *_row(counters[:5]))
    return Drawing(WIDTH, HEIGHT, (*marks, Rect(0, 0, WIDTH, HEIGHT, 0, "", INK, 3)), PALE)


def _sky() -> Iterator[Mark]:
    band = HEIGHT / len(SKY)
    for number, colour in enumerate(SKY):
        yield Rect(0, number * band, WIDTH, band + 1, fill=colour)


def _ridges() -> Iterator[Mark]:
    for colour, foot, peaks in RIDGES:
        step = WIDTH / (len(peaks) - 1)
        crest = tuple((i * step, HEIGHT * (foot - 0.16 * peak)) for i, peak in enumerate(peaks))
        yield Polygon(((0, HEIGHT), *crest, (WIDTH, HEIGHT)), colour)
        yield Line(crest, "#ffffffb0", 2.5)


def _words(game: Game) -> Iterator[Mark]:
    room = WIDTH - 80
    yield Text(40, 92, game.name, 84, INK, "Bold", "ls", spacing=3, shrink_to=room)
    yield Rect(42, 108, 96, 5, fill=RED)
    yield Text(40, 144, game.title, 25, INK, "Medium", "ls", halo="#e9edf0", halo_width=3, shrink_to=room)
    if game.publisher:
        yield Text(
            40,
            174,
            f"A module for the game by {game.publisher}",
            19,
            INK,
            "Regular",
            "ls",
            halo="#e9edf0",
            halo_width=3,
            shrink_to=room,
        )
    yield Text(WIDTH - 22, HEIGHT - 14, f"version {game.version}", 16, PALE, "Regular", "rs")


def _row(counters: Sequence[Drawing]) -> Iterator[Mark]:
    for number, one in enumerate(counters):
        x, y = 40 + number * (one.width + 14), HEIGHT - one.height - 34
        yield Rect(x + 3, y + 4, one.width, one.height, one.corner, "#22303f55")
        if one.ground:
            yield Rect(x, y, one.width, one.height, one.corner, one.ground)
        yield from (moved(mark, x, y) for mark in one.marks)


def moved(mark: Mark, dx: float, dy: float) -> Mark:
    """The same mark at another place."""
    match mark:
        case Polygon() | Line():
            return replace(mark, points=tuple((x + dx, y + dy) for x, y in mark.points))
        case Rect() | Disc() | Text() | Pixels():
            return replace(mark, x=mark.x + dx, y=mark.y + dy)
