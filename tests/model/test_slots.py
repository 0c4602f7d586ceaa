"""Places in boxes: one each, inside the box, clear of the heading and of each other."""

from __future__ import annotations

from itertools import combinations

from generator.model.slots import slot_centre, unit_slots
from model.games import chosin, mini


def test_places_are_apart_and_inside() -> None:
    for game in (chosin(), mini()):
        for box in game.sheet.boxes:
            places = [slot_centre(box, index) for index in range(box.columns * box.rows)]
            half = box.pitch // 2
            for x, y in places:
                assert box.x <= x - half and x + half <= box.x + box.width
                assert box.y + 30 <= y - half and y + half <= box.y + box.height
            for (x1, y1), (x2, y2) in combinations(places, 2):
                assert max(abs(x1 - x2), abs(y1 - y2)) >= box.pitch


def test_a_regiment_is_a_row_and_the_headquarters_lies_below() -> None:
    (box,) = (box for box in chosin().sheet.boxes if box.name == "Off Map 58")
    places = unit_slots(box)
    assert len({places[f"ccf-58-172-{n}"][1] for n in (1, 2, 3)}) == 1
    assert places["ccf-58-172-1"][1] < places["ccf-58-173-1"][1] < places["ccf-58-hq"][1]
