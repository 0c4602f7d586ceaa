"""Moving counters by hand: they are picked up, put down, told about, and hear the map's move key.

    after = drag(table, ["tank"], "Main", "0713")
    after = drag(table, ["tank", "truck"], "Main", (186, 180))

VASSAL's order: every counter keeps where it was, is marked as moved and put down; then the moves are told; then each
counter hears the key (build/module/map/PieceMover.java, MovementReporter.java). Where nothing snaps, VASSAL stacks a
counter with one whose picture lies under the point; pictures are not known here, so only the very same point counts.
What is hidden from others moves without a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.grids import Point
from generator.play.ground import named_point, place_name, region_point, rest
from generator.play.lookup import View, place
from generator.play.moment import EndlessKeys, Moment
from generator.play.names import public_name
from generator.play.piles import lift, put_down, remembering
from generator.play.press import NoSuchCommand, cleared, send, settled
from generator.play.react_send import as_read
from generator.play.setup import UnknownPlace
from generator.play.table import Ground, Table, basic, pile_of
from generator.play.trails import mark, mark_if_elsewhere
from generator.play.wording import text

Way = tuple[str, Point, Point]
"""From a point of a map to a point of the map moved to; counters that go one way are told of together."""


def drag(table: Table, ids: Sequence[str], map: str, to: str | Point) -> Table:
    """The table after counters were dragged, the first to a place by its name or a point, the others along with it.

    Of a stack the lowest comes first. UnknownPlace where the map or the place does not exist, NoSuchCommand where there
    is no such counter. What may not be moved by this player stays (counters/DragBuffer.java).
    """
    ground = known_ground(table, map)
    point = point_of(ground, to) if isinstance(to, str) else to
    missing = [id for id in ids if id not in table.pieces]
    if missing:
        raise NoSuchCommand(f'there is no counter "{missing[0]}"')
    heard: list[str] = []
    moving = [id for id in ids if View(table, id, heard)("RestrictedMovement") != "true"]
    start = replace(table, chat=(), warnings=(), sent=(), selected=tuple(moving), chance=table.chance + 1)
    after = _dropped(start, moving, ground, point)
    after = replace(after, chat=tuple(_told(start, after, moving, ground, heard)))
    try:
        after = _heard(after, moving, ground, heard)
    except EndlessKeys:
        after, heard = start, [f'a move on "{ground.name}" was taken back: keys press one another without an end']
    return replace(settled(cleared(after), heard), warnings=tuple(dict.fromkeys(heard)))


def known_ground(table: Table, map: str) -> Ground:
    """The map of this name; UnknownPlace if there is none."""
    ground = table.setting.ground(map)
    if ground is None:
        raise UnknownPlace(f'there is no map "{map}"; there are {[one.name for one in table.setting.grounds]}')
    return ground


def point_of(ground: Ground, place: str) -> Point:
    """The point of a place of the map: a region, a hex, a zone; UnknownPlace if there is none."""
    point = region_point(ground, place) or named_point(ground, place)
    if point is None:
        raise UnknownPlace(f'there is no place "{place}" on map {ground.name}')
    return point


def _dropped(table: Table, ids: Sequence[str], ground: Ground, point: Point) -> Table:
    """Each goes as far as the one before it went, and comes to rest by itself."""
    for id in ids:
        table = lift(remembering(table, id), id)
    dx = dy = 0
    for id in ids:
        x, y = place(table, id)
        aim = point if id == ids[0] else (x + dx, y + dy)
        spot = aim if View(table, id)("IgnoreGrid") == "true" else rest(ground, aim)
        if spot != (x, y):
            table = mark(table, id, ground.marks_moved, only_maybe=ground.marks_moved)
        table = put_down(table, id, ground, spot)
        end = aim if len(pile_of(table, id)) > 1 else spot
        dx, dy = end[0] - x, end[1] - y
    for id in ids if ground.marks_moved else ():
        table = mark_if_elsewhere(table, id)
    return table


def _told(before: Table, after: Table, ids: Sequence[str], ground: Ground, heard: list[str]) -> Iterator[str]:
    """A line for each way that counters went."""
    ways: dict[Way, list[View]] = {}
    for id in ids:
        view = View(after, id, heard)
        if view("InvisibleToOthers") != "true":
            ways.setdefault((basic(before, id).map, place(before, id), place(after, id)), []).append(view)
    for (map, start, end), views in ways.items():
        come_from = before.setting.ground(map)
        old, new = place_name(come_from, start) if come_from else "", place_name(ground, end)
        known = {
            "pieceName": ", ".join(public_name(view) for view in views),
            "location": new,
            "mapName": ground.name,
            "previousLocation": old,
            "previousMap": map,
        }
        words = ground.move_format if map == ground.name else ground.arrive_format
        said = text(views[0], words, known, report=True) if words else ""
        if said and (map != ground.name or new != old or ground.moves_in_place):
            yield as_read(said)


def _heard(table: Table, ids: Sequence[str], ground: Ground, heard: list[str]) -> Table:
    """Every counter that was moved hears the map's key, as it is by then."""
    for id in ids if ground.move_key else ():
        moment = Moment(id, 0, ground.move_key, table, send, heard=heard)
        table = send(table, id, ground.move_key, moment) if id in table.pieces else table
    return table
