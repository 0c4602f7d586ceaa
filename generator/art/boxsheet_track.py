"""The turn record: days from left to right, a space for every turn, nights darker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from generator.art.board_lettering import extent, fitted, lettered, written
from generator.art.board_style import MapStyle
from generator.art.marks import Mark, Rect
from generator.model.game import Track

NIGHT = "Night"

Space = tuple[str, int, int]
"""A turn's name, and the middle of its space."""


def track(record: Track, reminder: str, style: MapStyle) -> Iterator[Mark]:
    """The whole record; `reminder` stands on every night."""
    if not record.spaces:
        return
    wide, high = _room(record)
    colours = style.colours
    yield Rect(record.x, record.y, record.width, record.height, 9, colours.heading)
    for name, x, y in record.spaces:
        yield from _space(_turn(record, name), x, y, wide, high, reminder, style)
    yield from _days(record, wide, high, style)
    yield from _names(record, wide, high, style)
    yield Rect(record.x, record.y, record.width, record.height, 9, "", colours.panel_edge, 1.8)


def _room(record: Track) -> tuple[float, float]:
    """Width and height of a space: what lies between two neighbours' middles."""
    xs, ys = sorted({x for _, x, _ in record.spaces}), sorted({y for _, _, y in record.spaces})
    wide = (xs[-1] - xs[0]) / (len(xs) - 1) if len(xs) > 1 else 2.0 * (record.x + record.width - xs[0])
    high = (ys[-1] - ys[0]) / (len(ys) - 1) if len(ys) > 1 else 2.0 * (record.y + record.height - ys[0])
    return wide, high


def _turn(record: Track, name: str) -> str:
    """The turn of the day a space is for, `Night` of `27 Nov Night`."""
    return next((turn for turn in record.turns if name.endswith(f" {turn}")), "")


def _space(turn: str, x: float, y: float, wide: float, high: float, reminder: str, style: MapStyle) -> Iterator[Mark]:
    """A space, with the place of the turn marker in its middle."""
    night, colours = turn == NIGHT, style.colours
    yield Rect(x - wide / 2 + 2, y - high / 2 + 2, wide - 4, high - 4, 6, colours.night if night else colours.day)
    side = min(75.0, high - 10, wide - 10)
    edge = colours.night_edge if night else colours.slot_edge
    yield Rect(x - side / 2, y - side / 2, side, side, 6, "", edge, 1.2)
    kind = style.types.rule.model_copy(update={"colour": colours.night_ink if night else colours.faint})
    if extent(turn, kind)[0] + 16 < (wide - side) / 2:
        yield from written(turn, kind, x - wide / 2 + 12, y - high / 2 + 18)
    if night and reminder:
        yield from _reminder(reminder, x + wide / 2 - 8, y + high / 2 - 8, (wide - side) / 2 - 12, style)


def _reminder(words: str, right: float, bottom: float, room: float, style: MapStyle) -> Iterator[Mark]:
    """A tag in the lower right corner of a space."""
    kind = style.types.tag
    wide, high = extent(words, kind)
    if wide + 12 > room:
        return
    yield Rect(right - wide - 12, bottom - high - 10, wide + 12, high + 10, 5, style.colours.mark)
    yield from lettered(words, kind, right - wide / 2 - 6, bottom - high / 2 - 5)


def _days(record: Track, wide: float, high: float, style: MapStyle) -> Iterator[Mark]:
    """The day above its turns."""
    days = groupby(record.spaces, key=lambda space: space[0].removesuffix(_turn(record, space[0])).strip())
    for day, spaces in days:
        _, x, y = next(spaces)
        yield from lettered(day, fitted(day, style.types.heading, wide - 12), x, (record.y + y - high / 2) / 2)


def _names(record: Track, wide: float, high: float, style: MapStyle) -> Iterator[Mark]:
    """The record's name and the turns' names, to the left, if there is room for them."""
    left, first = record.x + 14, min(x for _, x, _ in record.spaces) - wide / 2
    top = min(y for _, _, y in record.spaces) - high / 2
    if first - left < 60:
        return
    yield from written(
        record.name, fitted(record.name, style.types.heading, first - left - 10), left, (record.y + top) / 2
    )
    for y, (name, _, _) in sorted({space[2]: space for space in reversed(record.spaces)}.items()):
        turn = _turn(record, name)
        yield from written(turn, fitted(turn, style.types.turn, first - left - 10), left, y)
