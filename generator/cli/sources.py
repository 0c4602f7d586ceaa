"""`vmodgen sources`: where every value comes from, the list of estimates, and that list filled in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli.app import ErrataOption, GameArgument, app, complaining

if TYPE_CHECKING:
    from generator.model.game import Origin
    from generator.sources import Sourced

TodoOption = Annotated[
    Path | None, typer.Option("--todo", metavar="FILE", help="Write the estimates as a table to fill in.")
]
FillOption = Annotated[
    Path | None, typer.Option("--fill", metavar="FILE", help="Take that table's printed values into units.csv.")
]


@app.command()
@complaining("nothing was written")
def sources(
    game: GameArgument = "chosin", errata: ErrataOption = "all", todo: TodoOption = None, fill: FillOption = None
) -> None:
    """Lists every value by origin (rules, owner, history, estimate), with file, line and source.

    `--todo FILE` writes the estimates as a table; type what is printed on the counters into its last column, and
    `--fill FILE` takes it back.
    """
    from generator import sources as origins
    from generator.check import sound
    from generator.cli import places
    from generator.cli.show import OUT
    from generator.package.vmod import write_whole

    folder = places.game_folder(game)
    told, _ = sound(folder, strict=False, errata=errata)
    if fill is not None:
        filled = origins.fill(folder, told, fill)
        for one in filled:
            OUT.print(f"{one.unit}: {one.face} {one.old or 'blank'}, now {one.new}", markup=False)
        OUT.print(f"{len(filled)} values written to {folder / origins.UNITS}", style="bold", markup=False)
        OUT.print("raise `version` in game.yaml if a module with the old ones is out", markup=False)
    elif todo is not None:
        table = origins.todo(told)
        write_whole(todo, table.encode("utf-8"))
        OUT.print(f"written: {todo}, {table.count(chr(10)) - 1} estimates to fill in", style="bold", markup=False)
    else:
        _list(origins.by_origin(folder, told))


def _list(found: dict[Origin, tuple[Sourced, ...]]) -> None:
    """Every value under its origin, and how many there are of each."""
    from generator.cli.show import OUT, table

    for origin, values in found.items():
        OUT.print(origin, style="bold", markup=False)
        for one in values:
            units = f", {one.count} units" if one.count > 1 else ""
            OUT.print(f"  {one.where}: {one.who}: {one.what}{units} ({one.source or 'no source'})", markup=False)
    OUT.print(table("Values by origin", [(origin, str(len(values))) for origin, values in found.items()]))
