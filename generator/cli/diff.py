"""`vmodgen diff`: what changed for players from one edition to another, and what a running game would lose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli.app import OutOption, app, complaining

if TYPE_CHECKING:
    from generator.diff import Compared, Seen

PAGE = "diff.html"
"""The page with pictures."""

EDITION = "A .vmod file, or a game with its errata: chosin, chosin@none, chosin@ID,ID, folder@all."
OldArgument = Annotated[str, typer.Argument(metavar="OLD", help=EDITION)]
NewArgument = Annotated[str, typer.Argument(metavar="NEW", help="Likewise.")]
LossOption = Annotated[bool, typer.Option("--fail-on-loss", help="Exit code 1 if a running game would lose anything.")]


@app.command()
@complaining("nothing was compared")
def diff(
    old: OldArgument, new: NewArgument, output: OutOption = Path("build"), fail_on_loss: LossOption = False
) -> None:
    """Tells what changed for players between two editions, and what a running game would lose, piece by piece.

    The same goes into a page, `diff.html`, with faces before and after side by side.
    """
    from generator.cli import places, show
    from generator.diff import compare
    from generator.diff.page import page
    from generator.package.vmod import write_whole

    compared = compare(_edition(old, output), _edition(new, output))
    html = page(compared.old, compared.new, compared.differences, compared.losses, (places.shipped("templates"),))
    report = output / PAGE
    write_whole(report, html.encode())
    _tell(compared)
    show.OUT.print(f"written: {report}", style="bold", markup=False)
    if fail_on_loss and compared.losses:
        raise typer.Exit(1)


def _edition(word: str, output: Path) -> Seen:
    """The edition a word on the command line means."""
    from generator.build import Tools
    from generator.cli import places
    from generator.comparing import made, opened
    from generator.data.errata import ALL

    if word.endswith(".vmod"):
        return opened(Path(word))
    game, _, errata = word.rpartition("@") if "@" in word else (word, "", ALL)
    folder = places.game_folder(game)
    tools = Tools(places.templates(folder), places.looks(folder), output / ".kept")
    return made(word, folder, errata or ALL, tools)


def _tell(compared: Compared) -> None:
    """The differences section by section, and the losses below them."""
    from itertools import groupby

    from generator.cli.show import OUT, table

    if not compared.differences:
        OUT.print("nothing changed for players", markup=False)
    for section, group in groupby(compared.differences, key=lambda one: one.section):
        OUT.print(table(section, [(one.who, one.what) for one in group]))
    if compared.losses:
        OUT.print(table("What a running game would lose", [(loss.who, loss.what) for loss in compared.losses]))
    else:
        OUT.print("a running game loses nothing", style="bold", markup=False)
