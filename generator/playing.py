"""A module laid out to be played: every counter that stands on its maps when a game begins, ready for keys.

table = laid_out(Opened(files))
after = press(table, find(table, "1/172"), "Lose a Step")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.check import sound
from generator.model.game import Game
from generator.model.ledger import numbered
from generator.play.lookup import View
from generator.play.setup import place_piece, set_table
from generator.play.table import Ground, Setting, Table
from generator.problems import Problem, ProblemsError, Where, did_you_mean
from generator.traits import Piece
from generator.vassal.buildfile import module_texts
from generator.vassal.maps import Boards
from generator.vassal.opened import Opened
from generator.vassal.opened_maps import Chart
from generator.vassal.slots import slots_of

YES = ("Always", "true")
"""What an option says that is on."""


def unbuilt(folder: Path, templates: Sequence[Path]) -> tuple[Game, Opened]:
    """A game and the module it would become: nothing is drawn, so its boards are only as large as they would be."""
    game = numbered(sound(folder, strict=False)[0])[0]
    ground, sheet = game.ground, game.sheet
    boards = Boards("map.png", "boxes.png")
    sizes = {boards.ground: (ground.width, ground.height), boards.boxes: (sheet.width, sheet.height)}
    return game, Opened(module_texts(slots_of(game), boards, templates).files, sizes)


def laid_out(module: Opened, side: str = "") -> Table:
    """The table as a new game begins. A counter's id is its name, with a number where several share one."""
    table = set_table(setting(module, side), module.values)
    for map, x, y, piece, id in _with_ids(module):
        table, _ = place_piece(table, piece, map, x, y, id)
    return table


def setting(module: Opened, side: str = "") -> Setting:
    """What of a module does not change in play."""
    return Setting(
        grounds=tuple(map(_ground, module.maps)),
        prototypes=module.prototypes,
        side=side,
        sides=module.sides,
        leading_zeros_are_text=module.options.get("storeLeadingZeroIntegersAsStrings") in YES,
        send_to_marks_moved=module.options.get("sendToLocationMoveTrails") in YES,
    )


def _ground(chart: Chart) -> Ground:
    return Ground(
        name=chart.name,
        board=chart.board,
        stacking=chart.stacking,
        marks_moved=chart.marks_moved,
        move_key=chart.move_key,
        change_format=chart.change_format,
        move_format=chart.move_format,
        arrive_format=chart.arrive_format,
        moves_in_place=chart.moves_in_place,
    )


def _with_ids(module: Opened) -> Iterator[tuple[str, int, int, Piece, str]]:
    standing = [(stack, piece) for stack in module.standing for piece in stack.pieces]
    shared = Counter(piece.basic.name for _, piece in standing)
    seen: Counter[str] = Counter()
    for stack, piece in standing:
        name = piece.basic.name
        seen[name] += 1
        yield stack.map, stack.x, stack.y, piece, name if shared[name] == 1 else f"{name} #{seen[name]}"


def find(table: Table, word: str) -> str:
    """The id of the counter that a player means: by its id, its name, or its UnitId; ProblemsError if there is none."""
    known: dict[str, str] = {}
    for id in table.pieces:
        view = View(table, id)
        for name in (view("UnitId"), view("BasicName"), id):
            known[name or id] = id
    folded = {name.casefold(): id for name, id in known.items()}
    found = known.get(word) or folded.get(word.casefold())
    if found is None:
        raise ProblemsError([Problem(Where(word), "there is no such unit", did_you_mean(word, known))])
    return found
