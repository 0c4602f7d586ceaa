"""The module's own file: our game, told in VASSAL's components, from templates (door: Jinja2 and lxml).

Sources: `buildFile.xml` as VASSAL.build.GameModule reads it, `moduledata` as VASSAL.build.module.metadata does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from lxml import etree

from generator.grids import HexGrid, attributes
from generator.model.game import Box, Game
from generator.traits import write_prototype
from generator.vassal.recipes.setting import Setting
from generator.vassal.slots import Group, Slots, Stack, palette, stacks
from generator.vassal.units import prototypes

VASSAL_VERSION = "3.7.16"
"""The oldest VASSAL that knows everything we write; newer ones open it without a word."""

COUNTER = 75
"""The side of a counter in pixels at scale 1."""


@dataclass(frozen=True)
class Zone:
    """A named area of a board: its outline, how VASSAL names a place in it, and its spaces, if it has any."""

    name: str
    path: str
    location_format: str
    regions: tuple[tuple[str, int, int], ...] = ()


@dataclass(frozen=True)
class MapPart:
    """A map as its template wants it. `window`: it opens by a button; the other one is the main window's."""

    name: str
    board: str
    image: str
    window: bool
    button: str
    tooltip: str
    hotkey: str
    zoom_start: int
    zones: tuple[Zone, ...]
    grid: Mapping[str, Mapping[str, str]] | None
    stacks: tuple[Stack, ...]


@dataclass(frozen=True)
class Boards:
    """The names of the two board pictures in the archive."""

    ground: str
    boxes: str


@dataclass(frozen=True)
class Module:
    """The texts of a module by their names in the archive, and what they were made of."""

    files: Mapping[str, bytes]
    tray: tuple[Group, ...]
    standing: tuple[Stack, ...]


def module_texts(game: Game, ids: Mapping[str, int], boards: Boards, templates: Sequence[Path]) -> Module:
    """`buildFile.xml`, `moduledata` and the help page; `templates` are folders, searched in this order."""
    slots = Slots(Setting(game), ids, COUNTER)
    tray, standing = palette(slots), stacks(slots)
    words = {
        "game": game,
        "vassal_version": VASSAL_VERSION,
        "saved": 0,
        "next_piece_id": max(ids.values(), default=0) + 1,
        "prototypes": [{"name": name, "definition": write_prototype(ts)} for name, ts in prototypes(slots.setting)],
        "palette": tray,
        "maps": (_ground(game, boards, standing), _sheet(game, boards, standing)),
        "tab": "\t",
    }
    environment = Environment(
        loader=FileSystemLoader([str(folder) for folder in templates]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    files = {
        "buildFile.xml": _xml(environment.get_template("buildFile.xml.j2").render(words)),
        "moduledata": _xml(environment.get_template("moduledata.xml.j2").render(words)),
        "help.html": environment.get_template("help.html.j2").render(words).encode(),
    }
    return Module(files, tray, standing)


def _xml(text: str) -> bytes:
    """The text read and written again as VASSAL would: one shape whatever the templates' blanks are."""
    root = etree.fromstring(text.encode(), etree.XMLParser(remove_blank_text=True, remove_comments=True))
    etree.indent(root, space="  ")
    written: bytes = etree.tostring(root, encoding="UTF-8", xml_declaration=True, standalone=False)
    return written + b"\n"


def _ground(game: Game, boards: Boards, standing: tuple[Stack, ...]) -> MapPart:
    ground = game.ground
    return MapPart(
        name=ground.map_name,
        board=ground.board_name,
        image=boards.ground,
        window=False,
        button="",
        tooltip="",
        hotkey="",
        zoom_start=7,
        zones=_margin(game),
        grid=_grid(ground.grid),
        stacks=tuple(stack for stack in standing if stack.map == ground.map_name),
    )


def _sheet(game: Game, boards: Boards, standing: tuple[Stack, ...]) -> MapPart:
    sheet = game.sheet
    track = sheet.track
    record = Zone(track.name, rectangle(track.x, track.y, track.width, track.height), "$gridLocation$", track.spaces)
    return MapPart(
        name=sheet.map_name,
        board=sheet.board_name,
        image=boards.boxes,
        window=True,
        button="Boxes",
        tooltip=f"{sheet.map_name}: eliminated, hospital, off map, reinforcements, turn record",
        hotkey="66,520",
        zoom_start=8,
        zones=(record, *(_zone(box) for box in sheet.boxes)),
        grid=None,
        stacks=tuple(stack for stack in standing if stack.map == sheet.map_name),
    )


def _grid(grid: HexGrid) -> Mapping[str, Mapping[str, str]]:
    hexes, numbering = attributes(grid)
    return {"hexes": hexes, "numbering": {k: v for k, v in numbering.items() if k != "locationFormat"}}


def _margin(game: Game) -> tuple[Zone, ...]:
    """The strip below the hexes, with title and legend, so that nothing there claims to be a hex."""
    ground = game.ground
    top = int(ground.grid.y0 + ground.rows * ground.grid.dy) + 1
    height = ground.height - top
    return (Zone("Margin", rectangle(0, top, ground.width, height), "$name$"),) if height > 0 else ()


def _zone(box: Box) -> Zone:
    return Zone(box.name, rectangle(box.x, box.y, box.width, box.height), "$name$")


def rectangle(x: int, y: int, width: int, height: int) -> str:
    """The outline of a rectangle as a zone's path, in board pixels (boardPicker/board/mapgrid/Zone.java)."""
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return ";".join(f"{a},{b}" for a, b in corners)
