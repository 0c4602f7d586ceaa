"""`vmodgen errata`: what errata a game has, and a skeleton for a new one."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.app import GameArgument, app, complaining

errata_app = typer.Typer(help="Corrections to a game, laid over its tables.", no_args_is_help=True)
app.add_typer(errata_app, name="errata")

IdArgument = Annotated[str, typer.Argument(metavar="ID", help="A short name: letters, digits, hyphens.")]


@errata_app.command("list")
@complaining("the errata are not sound")
def show(game: GameArgument = "chosin") -> None:
    """Lists a game's errata by date: source, rules, and everything each of them changes."""
    from generator.cli import places
    from generator.cli import show as screen
    from generator.errata import told

    listed = told(places.game_folder(game))
    problems = [problem for one in listed for problem in one.problems]
    for one in listed:
        state = "applied" if one.applied else "only when named"
        screen.OUT.print(f"{one.id}  {one.day}  {state}", style="bold", markup=False)
        screen.OUT.print(screen.table("", [("source", one.source), *one.about]))
        for line in one.changes:
            screen.OUT.print(f"  {line}", markup=False)
    if not listed:
        screen.OUT.print("no errata; `vmodgen errata new ID` begins one", markup=False)
    if problems:
        screen.complain(problems, "correct them, then build")
        raise typer.Exit(1)


@errata_app.command("new")
@complaining("nothing was written")
def new(id: IdArgument, game: GameArgument = "chosin") -> None:
    """Writes a skeleton to fill in, into the game's errata folder."""
    from generator.cli import places, show
    from generator.errata import begin

    path = begin(places.game_folder(game), id)
    show.OUT.print(f"written: {path}", style="bold", markup=False)
    show.OUT.print("fill it in; `vmodgen errata list` shows what it changes, `vmodgen build` applies it", markup=False)
