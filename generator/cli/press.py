"""`vmodgen press`: keys and menu texts tried on a unit, and what the chat would say."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli.app import app, complaining
from generator.cli.explain import GameOption, UnitArgument

KeysArgument = Annotated[
    list[str], typer.Argument(metavar="KEY...", help='Keys such as Ctrl+L, or menu texts such as "Lose a Step".')
]
AtOption = Annotated[str, typer.Option("--at", metavar="PLACE", help="A hex or a box to put the unit in first.")]


@app.command()
@complaining("nothing more was pressed")
def press(unit: UnitArgument, keys: KeysArgument, game: GameOption = "chosin", at: AtOption = "") -> None:
    """Presses keys on a unit, one after another, and says what happens as the chat of VASSAL would."""
    from generator.cli import places, pressing
    from generator.playing import find, laid_out, unbuilt

    folder = places.game_folder(game)
    table = laid_out(unbuilt(folder, places.templates(folder))[1])
    pressing.pressed(table, find(table, unit), keys, at)
