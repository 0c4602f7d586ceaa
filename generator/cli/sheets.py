"""`vmodgen sheets`: counters on paper."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from generator.cli.app import ArtOption, GameArgument, OutOption, StrictOption, StyleOption, app, complaining


class Paper(StrEnum):
    """The papers there are."""

    A4 = "a4"
    LETTER = "letter"


class Turned(StrEnum):
    """The edge the paper is turned over."""

    LONG = "long"
    SHORT = "short"


PaperOption = Annotated[Paper, typer.Option("--paper", case_sensitive=False, help="The paper.")]
SizeOption = Annotated[float, typer.Option("--size", min=5, max=100, metavar="MM", help="The side of a counter.")]
BleedOption = Annotated[
    float, typer.Option("--bleed", min=0, max=10, metavar="MM", help="How far colours run over the cut.")
]
FlipOption = Annotated[Turned, typer.Option("--flip", help="The edge your printer turns the paper over.")]
DpiOption = Annotated[
    int, typer.Option("--dpi", min=72, max=1200, help="Fineness of your own pictures; all else is vectors.")
]
OnlyOption = Annotated[str, typer.Option("--only", metavar="ID,ID", help="Only these units and markers, to replace.")]


@app.command()
@complaining("nothing was written")
def sheets(
    game: GameArgument = "chosin",
    output: OutOption = Path("build"),
    style: StyleOption = "modern",
    paper: PaperOption = Paper.A4,
    size: SizeOption = 15.875,
    bleed: BleedOption = 1.0,
    flip: FlipOption = Turned.LONG,
    dpi: DpiOption = 300,
    only: OnlyOption = "",
    art: ArtOption = None,
    strict: StrictOption = False,
) -> None:
    """Prints the counters: a PDF to cut out, true to size, fronts and backs in place for printing on both sides.

    One counter of each unit, its Remnant a counter of its own, and a sheet of markers. The usual 5/8 inch is 15.875 mm.
    """
    from generator.art.sheet_print import PAPERS, Format
    from generator.cli import places
    from generator.cli.counts import warn
    from generator.cli.show import OUT
    from generator.printing import Order, print_sheets

    folder = places.game_folder(game)
    format = Format(*PAPERS[paper.value], size, bleed, flip.value)
    ids = tuple(word.strip() for word in only.split(",") if word.strip())
    order, looks = Order(paper.value, format, ids, dpi), places.looks(folder, style, 1, tuple(art or ()))
    made = print_sheets(folder, output, looks, order, strict=strict)
    warn(made.warnings)
    count = len(made.sheets)
    told = f"{made.counters} counters on {count} sheet{'s' * (count != 1)} of paper, {2 * count} pages"
    OUT.print(f"{told}, {made.size / 1e6:.1f} MB", markup=False)
    OUT.print(f"written: {made.file}", style="bold", markup=False)
