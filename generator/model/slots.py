"""Where a counter lies in a holding box: one place each, so that nothing heaps."""

from __future__ import annotations

from generator.model.game import Box


def slot_centre(box: Box, index: int) -> tuple[int, int]:
    """The middle of a box's slot in board pixels; slots are counted row by row, the upper left is 0.

    The slots fill the box's width and stand on its lower edge with the same margin; above them is the heading.
    """
    row, column = divmod(index, box.columns)
    margin = (box.width - box.columns * box.pitch) // 2
    top = box.y + box.height - margin - box.rows * box.pitch
    return box.x + margin + column * box.pitch + box.pitch // 2, top + row * box.pitch + box.pitch // 2


def unit_slots(box: Box) -> dict[str, tuple[int, int]]:
    """The units that have a place of their own in a box, by id, each with its middle."""
    return {unit: slot_centre(box, index) for index, unit in enumerate(box.order)}
