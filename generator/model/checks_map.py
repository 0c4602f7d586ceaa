"""Rules about maps, boxes, the turn record and who stands where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from generator.model.game import Box, Game, Placement, Track
from generator.model.names import FIELD_HOSPITAL, awaiting_box, eliminated_box, off_map_box
from generator.problems import Problem, Where, did_you_mean


def a_map_and_a_board_have_names_of_their_own(game: Game) -> Iterator[Problem]:
    """The two maps have different names, and so have their boards: saved games know them by these."""
    for what, one, other in (
        ("map", game.ground.map_name, game.sheet.map_name),
        ("board", game.ground.board_name, game.sheet.board_name),
    ):
        if one == other:
            yield Problem(_file(game, "boxes.yaml"), f'both {what}s are called "{one}"')


def a_place_has_one_name(game: Game) -> Iterator[Problem]:
    """Boxes and the spaces of the turn record have names of their own."""
    seen = {name for name, _, _ in game.sheet.track.spaces}
    for box in game.sheet.boxes:
        if box.name in seen:
            yield Problem(box.where, f'the name "{box.name}" is taken by another box or turn')
        seen.add(box.name)


def a_box_lies_on_its_board(game: Game) -> Iterator[Problem]:
    """A box lies on its board as a whole, and so does the turn record."""
    sheet = game.sheet
    for thing, where in _areas(game):
        right, low = thing.x + thing.width, thing.y + thing.height
        if thing.x < 0 or thing.y < 0 or right > sheet.width or low > sheet.height:
            what = f'"{thing.name}" reaches from {thing.x}, {thing.y} to {right}, {low}'
            yield Problem(where, f"{what}; the board is {sheet.width} x {sheet.height}")


def boxes_do_not_overlap(game: Game) -> Iterator[Problem]:
    """No box covers part of another, or of the turn record."""
    for (one, _), (other, where) in combinations(_areas(game), 2):
        apart = (
            one.x + one.width <= other.x
            or other.x + other.width <= one.x
            or one.y + one.height <= other.y
            or other.y + other.height <= one.y
        )
        if not apart:
            yield Problem(where, f'"{other.name}" and "{one.name}" overlap')


def rules_find_their_boxes(game: Game) -> Iterator[Problem]:
    """A side has its Eliminated box, infantry a Field Hospital (19.4), a division its box (19.3), waiting HQs one."""
    names = {box.name for box in game.sheet.boxes}
    kinds = {kind.name: kind for kind in game.kinds}
    needed = {eliminated_box(side.name): "its side" for side in game.sides}
    for unit in game.units:
        kind = kinds.get(unit.kind)
        if unit.division:
            needed.setdefault(off_map_box(unit.division), f'"{unit.name}"')
        if kind and kind.infantry:
            needed.setdefault(FIELD_HOSPITAL, f'"{unit.name}"')
        if kind and kind.track.end == "awaits-replacement":
            needed.setdefault(awaiting_box(unit.side), f'"{unit.name}"')
    for name, who in needed.items():
        if name not in names:
            what = f'there is no box "{name}", where {who} may have to go'
            yield Problem(_file(game, "boxes.yaml"), what, did_you_mean(name, names))


def a_box_holds_all_who_can_lie_there(game: Game) -> Iterator[Problem]:
    """A box has a place for every unit that can lie in it."""
    for box in game.sheet.boxes:
        room = box.columns * box.rows
        if len(box.order) > room:
            what = f'"{box.name}" has room for {room} counters, but {len(box.order)} can lie there'
            yield Problem(box.where, what, f"{box.columns} columns need {-(-len(box.order) // box.columns)} rows")


def who_starts_in_a_box_has_a_place_there(game: Game) -> Iterator[Problem]:
    """A unit that starts in a box is among those the box holds."""
    boxes = {box.name: box for box in game.sheet.boxes}
    ids = {unit.id for unit in game.units}
    for placement in _placements(game):
        box = boxes.get(placement.location)
        if box is not None and placement.unit in ids and placement.unit not in box.order:
            yield Problem(placement.where, f'"{placement.unit}" starts in "{box.name}", which does not hold such units')


def a_unit_stands_in_one_place(game: Game) -> Iterator[Problem]:
    """No unit is on the map twice."""
    first: dict[str, Placement] = {}
    for placement in game.scenario.placements:
        there = first.setdefault(placement.unit, placement)
        if there is not placement:
            yield Problem(placement.where, f'"{placement.unit}" has a position already, see {there.where}')


def a_unit_starts_somewhere(game: Game) -> Iterator[Problem]:
    """A unit has a position in the scenario, or it waits in its tray and may have been forgotten."""
    placed = {placement.unit for placement in game.scenario.placements}
    for unit in game.units:
        if unit.id not in placed:
            what = f'"{unit.name}" has no position in the scenario "{game.scenario.id}"'
            yield Problem(unit.where, what, "give it a hex or a box in positions.csv", level="warning")


def a_position_is_of_a_unit(game: Game) -> Iterator[Problem]:
    """A position belongs to a unit of units.csv."""
    ids = {unit.id for unit in game.units}
    for placement in game.scenario.placements:
        if placement.unit not in ids:
            what = f'units.csv has no unit "{placement.unit}"'
            yield Problem(placement.where, what, did_you_mean(placement.unit, ids))


def a_feature_has_an_id_of_its_own(game: Game) -> Iterator[Problem]:
    """A feature of the ground has an id of its own."""
    ids = [feature.id for feature in game.ground.features]
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield Problem(_file(game, "geography.yaml"), f'two features have the id "{name}"')


def a_scenario_begins_on_the_turn_record(game: Game) -> Iterator[Problem]:
    """A scenario's days are days of the turn record."""
    days = game.sheet.track.days
    for scenario in game.scenarios:
        for day in (scenario.day, scenario.until):
            if days and day and day not in days:
                what = f"{day} is not on the turn record, which goes from {days[0]} to {days[-1]}"
                yield Problem(_file(game, f"scenarios/{scenario.id}.yaml"), what)


def _placements(game: Game) -> Iterator[Placement]:
    """Every position of every scenario, those of the first set-up first."""
    yield from game.scenario.placements
    yield from (p for one in game.scenarios if one.id != game.scenario.id for p in one.placements)


def _areas(game: Game) -> list[tuple[Box | Track, Where]]:
    boxes: list[tuple[Box | Track, Where]] = [(box, box.where) for box in game.sheet.boxes]
    return [(game.sheet.track, _file(game, "boxes.yaml")), *boxes]


def _file(game: Game, name: str) -> Where:
    return Where(f"{game.id}/{name}")
