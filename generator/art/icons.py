"""The icons of the toolbar: one hand, one line width, one colour and one accent, on a square of 24 pixels."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.marks import Disc, Drawing, Line, Mark, Polygon, Rect
from generator.model.names import ICONS, icon_picture

SIDE = 24
INK, ACCENT, PAPER = "#34465a", "#b3261e", "#f4f6f8"
WIDTH = 1.8

Marks = tuple[Mark, ...]


def icons() -> Iterator[tuple[str, Drawing]]:
    """Every icon's picture name and drawing."""
    for what in ICONS:
        yield icon_picture(what), Drawing(SIDE, SIDE, DRAWN[what])


def stroke(*points: tuple[float, float], colour: str = INK) -> Line:
    """A line through points in the hand of all icons."""
    return Line(points, colour, WIDTH)


def frame(x: float, y: float, width: float, height: float, radius: float = 1.5, fill: str = PAPER) -> Rect:
    """A box with an outline."""
    return Rect(x, y, width, height, radius, fill, INK, WIDTH)


def arrow(x: float, y: float, dx: float, dy: float = 0.0, colour: str = INK) -> Marks:
    """An arrow from a point along a straight way."""
    tip = (x + dx, y + dy)
    back = 3.6 if dx + dy > 0 else -3.6
    wings = (
        ((tip[0] - back, tip[1] - 3.6), tip, (tip[0] - back, tip[1] + 3.6))
        if dx
        else ((tip[0] - 3.6, tip[1] - back), tip, (tip[0] + 3.6, tip[1] - back))
    )
    return stroke((x, y), tip, colour=colour), stroke(*wings, colour=colour)


def lines(x: float, y: float, width: float, count: int, gap: float = 4.0) -> Marks:
    """Lines of writing."""
    return tuple(stroke((x, y + i * gap), (x + width, y + i * gap)) for i in range(count))


def _counter(x: float, y: float, fill: str = PAPER) -> Marks:
    """A small counter with the crossed box of infantry."""
    return (
        frame(x, y, 12, 12, 2, fill),
        Line(((x + 3, y + 4), (x + 9, y + 8)), INK, 1.1),
        Line(((x + 3, y + 8), (x + 9, y + 4)), INK, 1.1),
    )


_EYE = (Polygon(((2, 12), (7, 7), (12, 5.8), (17, 7), (22, 12), (17, 17), (12, 18.2), (7, 17)), PAPER, INK, WIDTH),)
_PUPIL = Disc(12, 12, 3.2, INK)
_DIE = (
    Disc(8, 8, 1.6, INK),
    Disc(16, 16, 1.6, INK),
    Disc(12, 12, 1.6, ACCENT),
    Disc(16, 8, 1.6, INK),
    Disc(8, 16, 1.6, INK),
)
_CLOCK = (Disc(12, 12, 9.2, PAPER, INK, WIDTH), stroke((12, 6.6), (12, 12), (16, 14.2)))

_GLASS = (Disc(10, 10, 7, PAPER, INK, WIDTH), Line(((15.2, 15.2), (21, 21)), INK, 2.8))

DRAWN: dict[str, Marks] = {
    "boxes": (
        frame(2.5, 3, 19, 18),
        stroke((2.5, 8), (21.5, 8)),
        stroke((12, 8), (12, 21)),
        stroke((2.5, 14.5), (21.5, 14.5)),
    ),
    "camera": (frame(2, 6.5, 20, 13.5, 2.5), frame(8, 3.5, 8, 4, 1), Disc(12, 13.2, 4, "", INK, WIDTH)),
    "charts": (
        frame(3, 3, 18, 18),
        stroke((7, 17), (7, 13)),
        stroke((12, 17), (12, 7.5), colour=ACCENT),
        stroke((17, 17), (17, 11)),
    ),
    "clean": (
        stroke((16.5, 3), (11, 12)),
        Polygon(((7, 11), (15, 15), (13, 21), (4, 17)), PAPER, INK, WIDTH),
        stroke((8, 19), (10, 15)),
        stroke((3, 21.2), (20, 21.2)),
    ),
    "counters": (*_counter(9, 3), *_counter(3, 9)),
    "dice": (frame(3.5, 3.5, 17, 17, 3.5), *_DIE),
    "eye-closed": (*_EYE, _PUPIL, stroke((4, 20), (20, 4), colour=ACCENT)),
    "eye-open": (*_EYE, _PUPIL),
    "fired": (*_counter(6, 6), stroke((4, 19.5), (20, 4.5), colour=ACCENT)),
    "inventory": (
        frame(4, 2.5, 16, 19),
        stroke((7, 7), (8.6, 7), colour=ACCENT),
        stroke((11, 7), (17, 7)),
        stroke((7, 12), (8.6, 12), colour=ACCENT),
        stroke((11, 12), (17, 12)),
        stroke((7, 17), (8.6, 17), colour=ACCENT),
        stroke((11, 17), (17, 17)),
    ),
    "list": (frame(4, 2.5, 16, 19), *lines(7.5, 7.5, 9, 4, 3.2)),
    "losses": (*_counter(6, 3), *arrow(12, 16, 0, 6, ACCENT)),
    "moved": (*_counter(2.5, 6), *arrow(15.5, 12, 6, 0, ACCENT)),
    "next": (*_CLOCK, Polygon(((14, 13), (23, 18), (14, 23)), ACCENT, PAPER, 1.0)),
    "notes": (
        Polygon(((4, 2.5), (15, 2.5), (20, 7.5), (20, 21.5), (4, 21.5)), PAPER, INK, WIDTH),
        stroke((15, 3), (15, 7.5), (19.6, 7.5)),
        *lines(7.5, 12, 9, 2),
    ),
    "overview": (frame(2.5, 4, 19, 16), Rect(11, 10, 8, 7.5, 0.5, "", ACCENT, WIDTH)),
    "recenter": (
        stroke((12, 2.5), (12, 21.5)),
        stroke((2.5, 12), (21.5, 12)),
        Disc(12, 12, 5.5, "", INK, WIDTH),
        Disc(12, 12, 2, ACCENT),
    ),
    "retire": (
        Disc(9, 7, 4, PAPER, INK, WIDTH),
        Polygon(((2.5, 21), (4, 14), (9, 12), (14, 14), (15.5, 21)), PAPER, INK, WIDTH),
        *arrow(15.5, 8, 7, 0, ACCENT),
    ),
    "ruler": (
        Polygon(((2.5, 16.5), (16.5, 2.5), (21.5, 7.5), (7.5, 21.5)), PAPER, INK, WIDTH),
        stroke((7, 12), (9, 14)),
        stroke((10.4, 8.6), (12.4, 10.6)),
        stroke((13.8, 5.2), (15.8, 7.2)),
    ),
    "server": (
        Disc(12, 12, 9.2, PAPER, INK, WIDTH),
        stroke((2.8, 12), (21.2, 12)),
        stroke((12, 2.8), (7.8, 8), (7.8, 16), (12, 21.2)),
        stroke((12, 2.8), (16.2, 8), (16.2, 16), (12, 21.2)),
    ),
    "step": (Polygon(((5, 4), (15, 12), (5, 20)), PAPER, INK, WIDTH), stroke((18.5, 4), (18.5, 20))),
    "trails": (
        Line(((4, 20), (9, 14), (13, 17), (19, 7)), ACCENT, WIDTH, (2.5, 2.5)),
        Disc(4, 20, 2, INK),
        Disc(9, 14, 2, INK),
        Disc(13, 17, 2, INK),
        *arrow(19, 12, 0, -8),
    ),
    "turn": _CLOCK,
    "undo": (stroke((5, 9), (15, 9), (19, 12), (19, 16), (15, 19.5), (9, 19.5)), stroke((9, 4.6), (4.4, 9), (9, 13.4))),
    "windows": (frame(7.5, 3, 14, 11), frame(2.5, 9, 14, 11.5), stroke((2.5, 12.6), (16.5, 12.6))),
    "zoom": (*_GLASS, *lines(7.6, 8.4, 4.8, 2, 3.2)),
    "zoom-in": (*_GLASS, stroke((6.6, 10), (13.4, 10)), stroke((10, 6.6), (10, 13.4))),
    "zoom-out": (*_GLASS, stroke((6.6, 10), (13.4, 10))),
}
"""The marks of every icon, from the bottom up."""
