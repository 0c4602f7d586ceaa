"""The two maps of a module: the hexes, and the boxes with the turn record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.grids import Board, HexGrid, Region, RegionGrid, Zone, attributes
from generator.model.game import Box, Game
from generator.vassal.slots import Stack


@dataclass(frozen=True)
class Boards:
    """The names of large pictures in the archive: the two boards, the splash, and charts with their titles."""

    ground: str
    boxes: str
    splash: str = ""
    charts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class MapPart:
    """A map as its template wants it. `window`: it opens by a button; the other one is the main window's.

    `zoom_start` counts VASSAL's zoom levels from the largest, 1 being that (build/module/map/Zoomer.java).
    """

    name: str
    board: Board
    image: str
    window: bool
    button: str
    tooltip: str
    hotkey: str
    zoom_start: int
    stacks: tuple[Stack, ...]

    @property
    def hexes(self) -> Mapping[str, str]:
        """The attributes of the board's hex grid, if it has one."""
        return attributes(self.board.grid)[0] if isinstance(self.board.grid, HexGrid) else {}

    @property
    def numbering(self) -> Mapping[str, str]:
        """The attributes of its numbering."""
        return attributes(self.board.grid)[1] if isinstance(self.board.grid, HexGrid) else {}


def maps(game: Game, boards: Boards, standing: tuple[Stack, ...]) -> tuple[MapPart, MapPart]:
    """The hex map and the map of boxes, with what stands on them."""
    return _hexes(game, boards.ground, standing), _boxes(game, boards.boxes, standing)


def ground_board(game: Game) -> Board:
    """The board of hexes; the strip below them, with title and legend, is a zone, so that nothing there is a hex."""
    ground = game.ground
    top = int(ground.grid.y0 + ground.rows * ground.grid.dy) + 1
    strip = ground.height - top
    zones = (Zone("Margin", rectangle(0, top, ground.width, strip)),) if strip > 0 else ()
    return Board(ground.width, ground.height, zones, ground.grid, ground.board_name)


def box_board(game: Game) -> Board:
    """The board of boxes: a zone a box, and the turn record with a region a turn."""
    sheet, track = game.sheet, game.sheet.track
    spaces = RegionGrid(tuple(Region(name, x, y) for name, x, y in track.spaces))
    outline = rectangle(track.x, track.y, track.width, track.height)
    record = Zone(track.name, outline, "$gridLocation$", spaces)
    return Board(sheet.width, sheet.height, (record, *map(_zone, sheet.boxes)), None, sheet.board_name)


def _zone(box: Box) -> Zone:
    return Zone(box.name, rectangle(box.x, box.y, box.width, box.height))


def rectangle(x: int, y: int, width: int, height: int) -> tuple[tuple[int, int], ...]:
    """The outline of a rectangle in board pixels."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def _hexes(game: Game, image: str, standing: tuple[Stack, ...]) -> MapPart:
    name = game.ground.map_name
    stacks = tuple(stack for stack in standing if stack.map == name)
    return MapPart(name, ground_board(game), image, False, "", "", "", 7, stacks)


def _boxes(game: Game, image: str, standing: tuple[Stack, ...]) -> MapPart:
    name = game.sheet.map_name
    stacks = tuple(stack for stack in standing if stack.map == name)
    tooltip = f"{name}: eliminated, reinforcements, turn record"
    return MapPart(name, box_board(game), image, True, "Boxes", tooltip, "66,520", 8, stacks)
