"""The two maps: ground with its hexes, roads and features; the sheet with its boxes and turn record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt

from generator.data.load import Folder
from generator.data.schema_map import BoxesFile, BoxRecord, FeatureRecord, HoldsRecord, MapFile
from generator.grids import HexGrid
from generator.model.game import Box, BoxSheet, Feature, Ground, Kind, Origin, Placement, Unit
from generator.model.ground import road_hexes
from generator.model.resolve_scan import on_scan
from generator.model.resolve_turns import track
from generator.problems import Problem, did_you_mean

_GUESSED = ("estimated", "support")


def ground(folder: Folder, problems: list[Problem]) -> Ground | None:
    """The hex map with everything on it."""
    if folder.map is None:
        return None
    records = folder.geography.features if folder.geography else []
    bare = _bare(folder.map, tuple(_feature(record, problems) for record in records))
    if folder.scan and folder.game and folder.game.map:
        return on_scan(bare, folder.game.map, folder.scan, problems)
    roads = [f.points for f in bare.features if f.kind == "road" and f.category in folder.map.roads]
    if folder.sound("geography.yaml"):
        _known_roads(folder.map, {f.category for f in bare.features if f.kind == "road"}, problems)
    return replace(bare, road_hexes=tuple(sorted(road_hexes(bare, roads))))


def sheet(folder: Folder, problems: list[Problem]) -> BoxSheet | None:
    """The second map; its boxes are still empty, see `filled`."""
    told = folder.boxes
    if told is None:
        return None
    boxes = tuple(_box(told, record) for record in told.boxes)
    record = track(told, folder.turns, problems)
    return BoxSheet(told.map, told.board, told.title, told.width, told.height, boxes, record)


def filled(
    bare: BoxSheet, folder: Folder, units: tuple[Unit, ...], kinds: tuple[Kind, ...], start: Iterable[Placement]
) -> BoxSheet:
    """The sheet with the units that have a place of their own in each box, by id and then those that errata add.

    With the withdrawn ones among `units`, neither another order of the table nor an erratum moves anybody.
    """
    added = {change.id: number for number, change in enumerate(folder.changes) if change.subject == "new"}
    units = tuple(sorted(units, key=lambda unit: (added.get(unit.id, -1), unit.id)))
    holds = {record.name: record.holds for record in folder.boxes.boxes} if folder.boxes else {}
    starting = {(placement.location, placement.unit) for placement in start}
    boxes = []
    for box in bare.boxes:
        rule = holds.get(box.name)
        here = [u for u in units if (box.name, u.id) in starting] if rule is None else _held(rule, units, kinds)
        boxes.append(replace(box, order=tuple(dict.fromkeys(unit.id for unit in here))))
    return replace(bare, boxes=tuple(boxes))


def _bare(told: MapFile, features: tuple[Feature, ...]) -> Ground:
    """The map without roads: from margins and hexes follow the middle of the first hex and the size of the board."""
    dx = round(told.hex * sqrt(3) / 2, 3)
    side = round(2 * dx / 3)
    half = round(told.hex / 2)
    grid = HexGrid(
        dx=dx,
        dy=told.hex,
        x0=told.margins.left + side,
        y0=told.margins.top + half,
        h_leading=max(1, len(str(told.columns)) - 1),
        v_leading=max(1, len(str(told.rows)) - 1),
        stagger=False,
    )
    lowered = half if told.columns > 1 else 0
    return Ground(
        map_name=told.map,
        board_name=told.board,
        title=told.title,
        subtitle=told.subtitle,
        note=told.note,
        width=round(grid.x0 + (told.columns - 1) * dx + side + told.margins.right),
        height=round(grid.y0 + (told.rows - 1) * told.hex + lowered + half + told.margins.bottom),
        grid=grid,
        columns=told.columns,
        rows=told.rows,
        hex_miles=told.miles,
        first=told.first,
        features=features,
        road_hexes=(),
    )


def _feature(record: FeatureRecord, problems: list[Problem]) -> Feature:
    if len(record.heights) not in (0, 1, len(record.points)):
        what = f'"{record.id}" has {len(record.points)} points and {len(record.heights)} heights'
        problems.append(Problem(record.at("heights"), what, "one height for each point, or one for the whole"))
    if not record.points:
        problems.append(Problem(record.at("points"), f'"{record.id}" has no points'))
    return Feature(
        id=record.id,
        kind=record.kind,
        category=record.sort,
        name=record.name,
        points=tuple(record.points),
        heights=tuple(record.heights),
        origin=_origin(record),
        source=record.source,
    )


def _origin(record: FeatureRecord) -> Origin:
    """History only if neither the place nor a height was guessed."""
    guessed = any(word in text for text in (record.quality, record.height, record.sort) for word in _GUESSED)
    return "estimate" if guessed else "history"


def _known_roads(told: MapFile, known: set[str], problems: list[Problem]) -> None:
    for word in told.roads:
        if word not in known:
            hint = did_you_mean(word, known)
            problems.append(Problem(told.at("roads"), f'geography.yaml has no road of class "{word}"', hint))


def _box(told: BoxesFile, record: BoxRecord) -> Box:
    columns, rows = record.slots
    return Box(
        name=record.name,
        title=record.title or record.name,
        rule=record.rule,
        x=record.at_corner[0],
        y=record.at_corner[1],
        width=columns * told.pitch + 2 * told.padding,
        height=told.heading + rows * told.pitch + told.padding,
        columns=columns,
        rows=rows,
        pitch=told.pitch,
        order=(),
        where=record.at(),
    )


def _held(rule: HoldsRecord, units: tuple[Unit, ...], kinds: tuple[Kind, ...]) -> list[Unit]:
    infantry = {kind.name for kind in kinds if kind.infantry}
    held = [
        unit
        for unit in units
        if rule.side in ("", unit.side)
        and rule.division in ("", unit.division)
        and (not rule.kinds or unit.kind in rule.kinds)
        and (not rule.infantry or unit.kind in infantry)
    ]
    return sorted(held, key=lambda unit: rule.kinds.index(unit.kind)) if rule.kinds else held
