"""The second map: holding boxes with a place for every counter, and the turn record."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.board_lettering import extent, fitted, lettered, scaled, written
from generator.art.board_style import MapStyle
from generator.art.boxsheet_track import track
from generator.art.marks import Drawing, Mark, Rect, Text
from generator.model.game import Box, BoxSheet
from generator.model.slots import slot_centre

CORNER = 9.0
"""How far the corners of boxes are rounded, in pixels."""

SLOT_GAP = 4
"""Pixels between the slots of a box."""


def box_sheet(sheet: BoxSheet, style: MapStyle) -> Drawing:
    """The whole sheet; shapes first, then all lettering in one go."""
    marks = (
        *_title(sheet, style),
        *track(sheet.track, reminder(sheet), style),
        *(mark for one in sheet.boxes for mark in _box(one, style)),
    )
    shapes = tuple(mark for mark in marks if not isinstance(mark, Text))
    letters = tuple(mark for mark in marks if isinstance(mark, Text))
    return Drawing(sheet.width, sheet.height, (*shapes, *letters), style.colours.paper)


def reminder(sheet: BoxSheet) -> str:
    """What the Night turns remind of: the rule of the box where headquarters wait to be replaced (4.12), if any."""
    waiting = (box.rule for box in sheet.boxes if "Awaiting Replacement" in box.name)
    return next(waiting, "")


def _title(sheet: BoxSheet, style: MapStyle) -> Iterator[Mark]:
    """Across the top, as high as the room above the highest box or the turn record lets it be."""
    top = min([sheet.track.y, *(box.y for box in sheet.boxes)], default=0)
    left = min([sheet.track.x, *(box.x for box in sheet.boxes)], default=0)
    if sheet.title and top > 40:
        kind = scaled(style.types.title, min(1.0, top * 0.5 / style.types.title.size))
        kind = fitted(sheet.title, kind, sheet.width - 2 * left)
        yield from written(sheet.title, kind, left, top * 0.53)


def _box(box: Box, style: MapStyle) -> Iterator[Mark]:
    """A panel with its title and rule in a strip at the top, and faint slots below."""
    colours, kinds = style.colours, style.types
    margin = (box.width - box.columns * box.pitch) / 2
    strip = box.height - box.rows * box.pitch - margin
    yield Rect(box.x, box.y, box.width, box.height, CORNER, colours.panel)
    yield Rect(box.x, box.y, box.width, strip - 4, CORNER, colours.heading)
    yield Rect(box.x, box.y + strip - 4 - CORNER, box.width, CORNER, fill=colours.heading)
    yield from _slots(box, style)
    yield Rect(box.x, box.y, box.width, box.height, CORNER, "", colours.panel_edge, 1.8)
    middle = box.y + (strip - 4) / 2
    room = extent(box.rule, kinds.rule)[0] if box.rule else 0.0
    if box.rule:
        yield from lettered(box.rule, kinds.rule, box.x + box.width - 10, middle, share=1.0)
    title = fitted(box.title, kinds.heading, box.width - 24 - room - (8 if room else 0))
    yield from written(box.title, title, box.x + 12, middle)


def _slots(box: Box, style: MapStyle) -> Iterator[Mark]:
    """A faint place for every counter that can lie in the box."""
    side = box.pitch - SLOT_GAP
    for index in range(box.columns * box.rows):
        x, y = slot_centre(box, index)
        yield Rect(x - side / 2, y - side / 2, side, side, 6, style.colours.slot, style.colours.slot_edge, 1.2)
