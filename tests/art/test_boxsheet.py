"""The box sheet: every box with its name and a slot for every counter, every turn with its space."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from generator.art.boxsheet import box_sheet, reminder
from generator.art.marks import Drawing, Rect
from generator.model.game import BoxSheet
from generator.model.slots import slot_centre

from .games import chosin, mini, told
from .grounds import style, words


def drawn(sheet: BoxSheet) -> Drawing:
    return box_sheet(sheet, style())


def rects(drawing: Drawing, fill: str) -> list[Rect]:
    return [mark for mark in drawing.marks if isinstance(mark, Rect) and mark.fill == fill]


def holds(rect: Rect, x: float, y: float) -> bool:
    return rect.x < x < rect.x + rect.width and rect.y < y < rect.y + rect.height


def test_the_marks_of_a_small_sheet(golden: Callable[[str, str], None]) -> None:
    golden("boxsheet.marks.txt", told(drawn(mini().sheet)))


def test_every_box_has_its_title_and_its_rule() -> None:
    sheet = chosin().sheet
    said = Counter(words(drawn(sheet).marks))
    for box in sheet.boxes:
        assert said[box.title.upper()] == 1, box.title
    for rule, count in Counter(box.rule for box in sheet.boxes if box.rule not in ("", reminder(sheet))).items():
        assert said[rule] == count
    assert said[sheet.title.upper()] == 1


def test_every_counter_has_a_slot_inside_its_box_and_no_two_touch() -> None:
    sheet = chosin().sheet
    slots = rects(drawn(sheet), style().colours.slot)
    assert len(slots) == sum(box.columns * box.rows for box in sheet.boxes)
    for box in sheet.boxes:
        middles = [slot_centre(box, i) for i in range(box.columns * box.rows)]
        own = [slot for slot in slots if any(holds(slot, x, y) for x, y in middles)]
        assert len(own) == len(middles)
        for slot in own:
            assert box.x < slot.x
            assert slot.x + slot.width < box.x + box.width
            assert box.y + 30 < slot.y
            assert slot.y + slot.height < box.y + box.height
        assert own[0].width < box.pitch


def test_every_turn_has_its_space_and_nights_are_darker() -> None:
    sheet = chosin().sheet
    colours = style().colours
    drawing = drawn(sheet)
    days, nights = rects(drawing, colours.day), rects(drawing, colours.night)
    assert len(sheet.track.spaces) == len(days) + len(nights) == 45
    for name, x, y in sheet.track.spaces:
        assert sum(holds(space, x, y) for space in (nights if name.endswith("Night") else days)) == 1, name
    said = words(drawing.marks)
    assert {"27 NOV", "30 NOV", "11 DEC", "AM", "PM", "NIGHT"} <= set(said)


def test_nights_remind_of_headquarters_where_there_is_a_box_for_them() -> None:
    sheet = chosin().sheet
    assert reminder(sheet) == "4.12"
    assert len(rects(drawn(sheet), style().colours.mark)) == 15
    without = replace(sheet, boxes=tuple(box for box in sheet.boxes if box.rule != "4.12"))
    assert not rects(drawn(without), style().colours.mark)


def test_a_long_title_is_made_to_fit() -> None:
    sheet = mini().sheet
    box = replace(sheet.boxes[0], title="A Box with a Very Long Title That Nobody Would Ever Write", rule="19.4")
    drawing = drawn(replace(sheet, boxes=(box,)))
    assert box.title.upper() in words(drawing.marks)
    assert "19.4" in words(drawing.marks)


def test_shapes_first_letters_last() -> None:
    kinds = [type(mark).__name__ == "Text" for mark in drawn(chosin().sheet).marks]
    assert kinds == sorted(kinds)


def test_a_sheet_without_turns_has_no_record() -> None:
    sheet = mini().sheet
    drawing = drawn(replace(sheet, track=replace(sheet.track, spaces=(), days=())))
    assert not rects(drawing, style().colours.night)
