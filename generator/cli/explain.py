"""`vmodgen explain`: a unit's step track, faces and commands, and what VASSAL makes of it, in plain words."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.app import app, complaining

UnitArgument = Annotated[str, typer.Argument(metavar="UNIT", help="A unit by its name or its id.")]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help="A bundled game by name, or a folder.")]
BriefOption = Annotated[bool, typer.Option("--brief", help="Leave out the traits.")]


@app.command()
@complaining("there is nothing to explain")
def explain(unit: UnitArgument, game: GameOption = "chosin", brief: BriefOption = False) -> None:
    """Explains a unit: its steps and faces, its commands with keys and rules, and the VASSAL traits that do it all."""
    from generator.cli import card, places
    from generator.playing import find, laid_out, unbuilt

    folder = places.game_folder(game)
    told, module = unbuilt(folder, places.templates(folder))
    table = laid_out(module)
    name = find(table, unit)
    one = next((one for one in told.units if one.name == name), None)
    if one is not None:
        card.unit(told, one, table)
    if one is None or not brief:
        card.traits(module, name)
