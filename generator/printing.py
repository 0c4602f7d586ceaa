"""The story of print sheets: load, check, choose, compose without edges, lay out, print."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.art.folders import Looks
from generator.art.own import own_counter, own_pictures
from generator.art.sheet_bleed import printed_counters
from generator.art.sheet_print import Format, Sheet, batches, chosen, sheets
from generator.art.style_file import load_style
from generator.check import sound
from generator.model import ledger
from generator.model.game import Game
from generator.package.sheets import Press, pdf
from generator.package.vmod import write_whole
from generator.problems import Problem, ProblemsError, Where, did_you_mean

INCH = 25.4


@dataclass(frozen=True)
class Order:
    """What is to be printed: on what, and whose counters (empty: all); `dpi` is for own pictures."""

    paper: str
    format: Format
    only: tuple[str, ...] = ()
    dpi: int = 300


@dataclass(frozen=True)
class Printed:
    """What was printed: the file, its sheets (two pages each) and how many counters are on them."""

    game: Game
    warnings: tuple[Problem, ...]
    file: Path
    size: int
    sheets: tuple[Sheet, ...]

    @property
    def counters(self) -> int:
        """How many counters there are to cut out."""
        return sum(len(sheet.front) for sheet in self.sheets)


def print_sheets(folder: Path, out: Path, looks: Looks, order: Order, *, strict: bool = False) -> Printed:
    """Writes the PDF with a game's counters into `out`; ProblemsError, and nothing written, if something is wrong."""
    game, warnings = sound(folder, looks, strict=strict)
    if wrong := tuple(_mistaken(order, game)):
        raise ProblemsError(wrong)
    whole = batches(game)
    laid = sheets(chosen(whole, order.only) if order.only else whole, order.format)
    drawings = dict(printed_counters(game, load_style(looks.style, looks.art)))
    pixels = round((order.format.side + 2 * order.format.bleed) / INCH * order.dpi)
    brought = own_pictures(folder, game, looks.given)
    own = {name: own_counter(one, pixels) for name, one in brought.items() if name in drawings}
    data = pdf(laid, order.format, Press(drawings, own, game.name, _note(order.format)))
    which = "replacements" if order.only else "sheets"
    file = out / f"{game.id}-{game.version}-{which}-{order.paper}.pdf"
    write_whole(file, data)
    return Printed(game, warnings, file, len(data), laid)


def _mistaken(order: Order, game: Game) -> Iterator[Problem]:
    format = order.format
    if not format.columns or not format.rows:
        paper = f"{format.width:g} x {format.height:g} mm"
        yield Problem(Where("--size"), f"no counter of {format.side:g} mm finds room on paper of {paper}")
    known = {thing.id for thing in ledger.things(game)}
    for name in order.only:
        if name not in known:
            hint = did_you_mean(name, known) or "ids stand in the first column of units.csv"
            yield Problem(Where("--only"), f'no unit or marker has the id "{name}"', hint)


def _note(format: Format) -> str:
    return (
        f"Print both sides at 100 % (no fitting to the page), turned over the {format.flip} edge. "
        f"Counters are {format.side:g} mm; cut from mark to mark."
    )
