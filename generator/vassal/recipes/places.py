"""Where units are sent: the boxes of the eliminated, the wounded and the divisions off the map (19.3, 19.4)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.model.game import Box, Kind, Unit
from generator.model.names import FIELD_HOSPITAL, eliminated_box, off_map_box
from generator.model.slots import unit_slots
from generator.traits import SendTo, Stroke, Trait
from generator.vassal.recipes.setting import Setting, hidden_unless, report
from generator.vassal.words import (
    HOSPITAL,
    OFF_MAP,
    SEND_BACK,
    SEND_GONE,
    any_of,
    expression,
    in_box,
    on_map,
    quoted,
)

MOVED_AWAY = "$BasicName$ ($oldLocation$)"
"""The unit and where it was, in a report after the move."""


def gone(setting: Setting) -> tuple[Trait, ...]:
    """To the box of the eliminated of its side (2.51, 2.52)."""
    return (to_box(setting, eliminated_box("$Side$"), "Eliminated", SEND_GONE, "to the eliminated"),)


def wounded(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """To Field Hospital: from the map or from the eliminated; the players judge whether the unit qualifies (19.4)."""
    if not (kind.infantry and setting.has_box(FIELD_HOSPITAL)):
        return ()
    menu = "To Field Hospital"
    send = to_box(setting, FIELD_HOSPITAL, "Hospital", HOSPITAL, menu, menu)
    line = report("to the hospital", (HOSPITAL,), f"{MOVED_AWAY}: to the {FIELD_HOSPITAL} ({setting.rule(menu)})")
    return send, hidden_unless(menu, HOSPITAL, from_map_or_eliminated(setting, kind)), line


def off_map(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """To Off Map Division Box: from the map or from the eliminated; the players judge (19.3)."""
    if not setting.goes_off_map(kind):
        return ()
    menu = "To Off Map Division Box"
    send = to_box(setting, off_map_box("$Division$"), "OffMap", OFF_MAP, menu, menu)
    line = report("off the map", (OFF_MAP,), f"{MOVED_AWAY}: to {off_map_box('$Division$')} ({setting.rule(menu)})")
    return send, hidden_unless(menu, OFF_MAP, from_map_or_eliminated(setting, kind)), line


def from_map_or_eliminated(setting: Setting, kind: Kind) -> str:
    """The unit stands on the map as a unit, or lies with the eliminated of its side."""
    return any_of(on_map(setting.map), *(in_box(eliminated_box(side.name)) for side in setting.sides(kind)))


def to_box(setting: Setting, zone: str, place: str, key: Stroke, description: str, menu: str = "") -> SendTo:
    """Sends a unit to its own place in a box: the middle of the zone, off by the unit's own two numbers."""
    return SendTo(
        menu=menu,
        key=key,
        map=setting.box_map,
        board=setting.game.sheet.board_name,
        x_index=f"${place}X$",
        y_index=f"${place}Y$",
        description=description,
        destination="Z",
        zone=zone,
    )


def back_to_hex(setting: Setting) -> SendTo:
    """Sends a unit to the hex it remembers in LostAt."""
    return SendTo(
        key=SEND_BACK,
        map=setting.map,
        board=setting.game.ground.board_name,
        description="back to the hex it remembers",
        destination="G",
        location="$LostAt$",
    )


def gone_or_waiting(setting: Setting, kind: Kind) -> SendTo:
    """Where a headquarters goes: from the map to the box where it waits, from elsewhere to the eliminated (4.12)."""
    here = on_map(setting.map)
    eliminated = eliminated_box(setting.sides(kind)[0].name)
    return SendTo(
        key=SEND_GONE,
        map=setting.box_map,
        board=setting.game.sheet.board_name,
        x_index=expression(f"{here} ? AwaitingX : EliminatedX"),
        y_index=expression(f"{here} ? AwaitingY : EliminatedY"),
        description="to wait, or to the eliminated",
        destination="Z",
        zone=expression(f"{here} ? {quoted(setting.awaiting(kind))} : {quoted(eliminated)}"),
    )


def box_places(setting: Setting, unit: Unit) -> Iterator[tuple[str, str]]:
    """A unit's own places in the boxes it may be sent to, as offsets from the middle of the box in pixels."""
    for place, name in _boxes_of(setting, unit):
        for box in setting.game.sheet.boxes:
            if box.name == name:
                x, y = _offset(box, unit.id)
                yield f"{place}X", str(x)
                yield f"{place}Y", str(y)


def _boxes_of(setting: Setting, unit: Unit) -> Iterator[tuple[str, str]]:
    kind = next(kind for kind in setting.game.kinds if kind.name == unit.kind)
    yield "Eliminated", eliminated_box(unit.side)
    if kind.infantry:
        yield "Hospital", FIELD_HOSPITAL
    if unit.division:
        yield "OffMap", off_map_box(unit.division)
    if kind.track.end == "awaits-replacement":
        yield "Awaiting", setting.awaiting(kind)


def _offset(box: Box, unit: str) -> tuple[int, int]:
    x, y = unit_slots(box).get(unit, (box.x + box.width // 2, box.y + box.height // 2))
    return x - (box.x + box.width // 2), y - (box.y + box.height // 2)
