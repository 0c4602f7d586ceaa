"""The maps of a module as its build file tells them: board, zones, grids, and what a map does with counters.

Sources: build/module/Map.java, map/BoardPicker.java, map/boardPicker/Board.java, board/ZonedGrid.java.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lxml import etree

from generator.grids import Board, Grid, Point, Region, RegionGrid, Zone, outline, read_grid
from generator.problems import Problem, ProblemsError, Where
from generator.traits import Stroke, read_stroke

MAPS = tuple(f"VASSAL.build.module.{kind}" for kind in ("Map", "PrivateMap", "PlayerHand"))
"""Components that are maps."""

PARTS = "VASSAL.build.module.map."
BOARD = PARTS + "boardPicker.Board"
PROPERTIES = "VASSAL.build.module.properties."
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Chart:
    """A map with the board that lies on it.

    `move_key` is pressed on every counter that was moved there; the formats are those of its reports, empty where it
    is silent; `moves_in_place` says whether a move within one place is reported.
    """

    name: str
    board: Board
    stacking: bool
    marks_moved: bool
    move_key: Stroke
    change_format: str
    move_format: str
    arrive_format: str
    moves_in_place: bool


def read_map(node: etree._Element, files: Mapping[str, bytes], sizes: Mapping[str, Point]) -> Chart:
    """A map of the build file."""
    board = _board(_laid_out(node), files, sizes)
    metrics = node.find(PARTS + "StackMetrics")
    return Chart(
        name=node.get("mapName", ""),
        board=board,
        stacking=metrics is None or metrics.get("disabled") != "true",
        marks_moved=node.get("markMoved") != "Never",
        move_key=read_stroke(node.get("moveKey", "")),
        change_format=node.get("changeFormat", "$message$"),
        move_format=node.get("moveWithinFormat", ""),
        arrive_format=node.get("moveToFormat", ""),
        moves_in_place=node.get("onlyReportChangedLocation", "false") != "true",
    )


def _laid_out(node: etree._Element) -> etree._Element:
    """The board that a new game begins with; one board a map is what we can read."""
    boards = list(node.iter(BOARD))
    words = (node.findtext(f"{PARTS}BoardPicker/setup") or "").split("\t")
    chosen = words[1::3] or [boards[0].get("name", "")] if boards else []
    found = [one for one in boards if one.get("name") in chosen]
    if len(found) != 1:
        raise _unread(node.get("mapName", ""), f"a map with {len(found)} boards cannot be read; it must have one")
    return found[0]


def _board(node: etree._Element, files: Mapping[str, bytes], sizes: Mapping[str, Point]) -> Board:
    size = _size(node, files, sizes)
    holder = next(node.iter(f"{BOARD[: -len('Board')]}board.ZonedGrid"), node)
    zones = tuple(_zone(one, size) for one in holder if _short(one) == "Zone")
    return Board(*size, zones, _grid(holder, size), node.get("name", ""))


def _size(node: etree._Element, files: Mapping[str, bytes], sizes: Mapping[str, Point]) -> Point:
    """The picture's size, or of a board without one its own."""
    image = node.get("image", "")
    if not image:
        return int(node.get("width") or 500), int(node.get("height") or 500)
    if image in sizes:
        return sizes[image]
    picture = files.get(f"images/{image}", b"")
    if not picture.startswith(PNG) or len(picture) < 24:
        raise _unread(image, "the size of this board cannot be told: it is no PNG of the module's")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def _zone(node: etree._Element, size: Point) -> Zone:
    return Zone(
        node.get("name", ""),
        outline(node.get("path", "")),
        node.get("locationFormat", "$name$"),
        _grid(node, size),
        node.get("useParentGrid") == "true",
    )


def _grid(node: etree._Element, size: Point) -> Grid:
    """The grid of a board or a zone, of the kinds we know."""
    for one in node:
        match _short(one):
            case "HexGrid":
                numbering = next((part for part in one if _short(part) == "HexGridNumbering"), None)
                return read_grid(_words(one), None if numbering is None else _words(numbering), size)
            case "RegionGrid":
                regions = (part for part in one if _short(part) == "Region")
                return RegionGrid(tuple(map(_region, regions)), one.get("snapto", "true") == "true")
            case "SquareGrid":
                raise _unread(node.get("name", "board"), "square grids cannot be read")
    return None


def _region(node: etree._Element) -> Region:
    return Region(node.get("name", ""), int(node.get("originx", "0")), int(node.get("originy", "0")))


def region_point(board: Board, name: str) -> Point | None:
    """The point of the region of this name, in any zone."""
    grids = [zone.grid for zone in board.zones] + [board.grid]
    regions = (region for grid in grids if isinstance(grid, RegionGrid) for region in grid.regions)
    return next(((region.x, region.y) for region in regions if region.name == name), None)


def owned_values(node: etree._Element, owner: tuple[str, ...]) -> Iterator[tuple[tuple[tuple[str, ...], str], str]]:
    """The values of the module or a map, and of the map's zones, as they stand at the start."""
    for group in node.iterfind(PROPERTIES + "GlobalProperties"):
        for one in group.iter(PROPERTIES + "GlobalProperty"):
            yield (owner, one.get("name", "")), one.get("initialValue", "")
    for zone in (one for one in node.iter() if owner and _short(one) == "Zone"):
        for one in zone.iter(PROPERTIES + "ZoneProperty"):
            yield ((*owner, zone.get("name", "")), one.get("name", "")), one.get("initialValue", "")


def _short(node: etree._Element) -> str:
    return str(node.tag).rpartition(".")[2]


def _words(node: etree._Element) -> dict[str, str]:
    return {str(name): str(value) for name, value in node.attrib.items()}


def _unread(where: str, what: str) -> ProblemsError:
    return ProblemsError([Problem(Where(where), what)])
