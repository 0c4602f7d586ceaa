"""Maps, boards, boxes and the turn record before and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.diff.seen import Seen
from generator.diff.words import Difference, Pair, listed, now, numbered
from generator.grids import Board, HexGrid, RegionGrid, attributes
from generator.vassal.opened_maps import BOARD, MAPS, Chart

SECTION = "Map and boxes"


def maps(old: Seen, new: Seen) -> Iterator[Difference]:
    """Every change of the maps."""
    for name in dict.fromkeys((*old.charts, *new.charts)):
        before, after = old.charts.get(name), new.charts.get(name)
        if before is None or after is None:
            yield Difference(SECTION, name, "a new map" if after else "no longer a map")
        else:
            yield from _map(name, before, after, _picture(old, name), _picture(new, name))
    yield from _places(old, new)


def _map(name: str, before: Chart, after: Chart, old: bytes, new: bytes) -> Iterator[Difference]:
    was, is_now = _geometry(before.board), _geometry(after.board)
    for what in dict.fromkeys((*was, *is_now)):
        if was.get(what, "") != is_now.get(what, ""):
            yield Difference(SECTION, name, f"{what} {now(was.get(what, ''), is_now.get(what, ''))}")
    yield from _zones(name, before.board, after.board)
    if old != new:
        yield Difference(SECTION, name, "is drawn anew", (Pair(name, old, new),))


def _geometry(board: Board) -> Mapping[str, str]:
    told = {"board": board.name, "size": f"{board.width} x {board.height}"}
    if isinstance(board.grid, HexGrid):
        grid, numbering = attributes(board.grid)
        told |= {f"grid {key}": value for key, value in {**grid, **numbering}.items()}
    return told


def _zones(name: str, before: Board, after: Board) -> Iterator[Difference]:
    was, is_now = ({zone.name: zone for zone in board.zones} for board in (before, after))
    for zone in dict.fromkeys((*was, *is_now)):
        if zone not in was or zone not in is_now:
            yield Difference(SECTION, zone, f"a new box of {name}" if zone in is_now else "no longer a box")
        elif was[zone].path != is_now[zone].path:
            yield Difference(SECTION, zone, "lies elsewhere or has another size")
        elif _regions(was[zone].grid) != _regions(is_now[zone].grid):
            yield Difference(SECTION, zone, "has other spaces")


def _regions(grid: object) -> object:
    return grid.regions if isinstance(grid, RegionGrid) else None


def _picture(seen: Seen, name: str) -> bytes:
    """The picture of a map's first board."""
    for node in seen.opened.root:
        if node.tag in MAPS and node.get("mapName") == name:
            for board in node.iter("VASSAL.build.module.map.boardPicker.Board", BOARD):
                return seen.picture(board.get("image", ""))
    return b""


def _places(old: Seen, new: Seen) -> Iterator[Difference]:
    """Units that are sent to another place in their box than before: told once for all."""
    moved = [
        after.name
        for key, before in old.counters.items()
        if (after := new.counters.get(key)) and _own(before.data) != _own(after.data)
    ]
    if moved:
        what = f"have another place of their own in some box: {listed(moved)}"
        yield Difference(SECTION, numbered(len(moved), "unit"), what)


def _own(data: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in data.items() if name.endswith(("X", "Y"))}
