"""The module the key presses were recorded in, as a setting; and a recorded scene set on the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from generator.grids import Board, Region, RegionGrid, Zone, outline, read_grid
from generator.play.setup import place_piece, set_table
from generator.play.table import Container, Ground, Setting, Table
from generator.traits import read_add_piece, read_prototype

VECTORS = Path(__file__).parent / "vectors"
ROWS: list[dict[str, Any]] = json.loads((VECTORS / "presses.json").read_text("utf-8"))
MODULE = ElementTree.parse(VECTORS / "presses-module.xml").getroot()
SHORT = "VASSAL.build.module."


def _all(node: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [one for one in node if one.tag.rpartition(".")[2] == name]


def _zone(node: ElementTree.Element) -> Zone:
    regions = [region for grid in _all(node, "RegionGrid") for region in _all(grid, "Region")]
    grid = RegionGrid(tuple(Region(one.attrib["name"], *_origin(one)) for one in regions)) if regions else None
    about = node.attrib
    path, parent = outline(about["path"]), about["useParentGrid"] == "true"
    return Zone(about["name"], path, about["locationFormat"], grid, parent)


def _origin(node: ElementTree.Element) -> tuple[int, int]:
    return int(node.attrib["originx"]), int(node.attrib["originy"])


def _ground(node: ElementTree.Element) -> Ground:
    board = _all(_all(node, "BoardPicker")[0], "Board")[0]
    zoned = _all(board, "ZonedGrid")[0]
    size = int(board.attrib["width"]), int(board.attrib["height"])
    hexes = [read_grid(one.attrib, _all(one, "HexGridNumbering")[0].attrib, size) for one in _all(zoned, "HexGrid")]
    zones = tuple(map(_zone, _all(zoned, "Zone")))
    return Ground(node.attrib["mapName"], Board(*size, zones, next(iter(hexes), None), board.attrib["name"]))


def _values() -> dict[tuple[Container, str], str]:
    owned: dict[tuple[Container, str], str] = {}
    for owner, node in [((), MODULE)] + [((one.attrib["mapName"],), one) for one in _all(MODULE, "Map")]:
        for group in _all(node, "GlobalProperties"):
            for one in _all(group, "GlobalProperty"):
                owned[owner, one.attrib["name"]] = one.attrib["initialValue"]
        for zone in (one for one in node.iter() if one.tag.endswith(".Zone") and owner):
            for one in _all(zone, "ZoneProperty"):
                owned[(*owner, zone.attrib["name"]), one.attrib["name"]] = one.attrib["initialValue"]
    return owned


GROUNDS = tuple(map(_ground, _all(MODULE, "Map")))
VALUES = _values()


def setting(row: dict[str, Any]) -> Setting:
    """The module with a row's prototypes and options."""
    prototypes = {name: read_prototype(text) for name, text in row["prototypes"].items()}
    zeros = row.get("options", {}).get("storeLeadingZeroIntegersAsStrings", "true") == "true"
    return Setting(GROUNDS, prototypes, "Tester", "Red", ("Red", "Blue"), zeros)


def scene(row: dict[str, Any]) -> tuple[Table, str]:
    """The table of a row before any key, and the id of its counter."""
    table = set_table(setting(row), VALUES)
    others = row.get("others", [])
    unit = {"definition": row["definition"], "at": row["at"], "id": "unit"}
    under = [one for one in others if one.get("under")]
    for one in [*under, unit, *(one for one in others if one not in under)]:
        map, x, y = one["at"]
        table, _ = place_piece(table, read_add_piece(one["definition"])[0], map, x, y, id=one.get("id"))
    return table, "unit"
