"""The commands: what a player types, and what he is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

import generator

app = typer.Typer(
    name="vmodgen",
    help="Makes a VASSAL module from a board wargame kept in tables and text.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameArgument = Annotated[str, typer.Argument(metavar="[GAME]", help="A bundled game by name, or a folder with one.")]
OutOption = Annotated[Path, typer.Option("--output", "-o", metavar="DIR", help="Where the result goes.")]
StyleOption = Annotated[str, typer.Option("--style", metavar="NAME", help="The style of the counters.")]
ScaleOption = Annotated[int, typer.Option("--scale", min=1, max=3, help="How fine: pictures 1, 2 or 3 times as large.")]
ArtOption = Annotated[
    list[Path] | None, typer.Option("--art", metavar="DIR", help="A folder with your own pictures of counters.")
]
StrictOption = Annotated[bool, typer.Option("--strict", help="Warnings count as errors.")]
ErrataOption = Annotated[
    str, typer.Option("--errata", metavar="none|all|ID[,ID]", help="The errata to apply; `errata list` shows them.")
]


def main() -> None:
    """The command `vmodgen`. Exit code 0: done; 1: complaints; 2: the command was not understood."""
    app()


def complaining(ending: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Shows the complaints a command ends in, one a line, and makes its exit code 1; `ending` says what was left."""

    def around(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def guarded(*args: Any, **named: Any) -> None:
            from generator.cli import show
            from generator.problems import Problem, ProblemsError, Where

            try:
                command(*args, **named)
            except ProblemsError as error:
                show.complain(error.problems, ending)
                raise typer.Exit(1) from None
            except OSError as error:
                where = Where(str(error.filename or "file"))
                show.complain([Problem(where, error.strerror or str(error))], ending)
                raise typer.Exit(1) from None

        return guarded

    return around


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vmodgen {generator.__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version and leave.", is_eager=True, callback=lambda on: _version(on)),
    ] = False,
) -> None:
    """Makes a VASSAL module from a board wargame kept in tables and text."""


@app.command()
@complaining("nothing was written")
def build(
    game: GameArgument = "chosin",
    output: OutOption = Path("build"),
    style: StyleOption = "modern",
    scale: ScaleOption = 1,
    art: ArtOption = None,
    errata: ErrataOption = "all",
    strict: StrictOption = False,
) -> None:
    """Draws the counters and the map and writes the module, a .vmod file to open in VASSAL.

    What is wrong with the game is told with file and line, and then nothing is written. Pictures that did not change
    since the last build are taken from there.
    """
    from generator.build import Tools
    from generator.build import build as make
    from generator.cli import places, report, show

    folder = places.game_folder(game)
    tools = Tools(places.templates(folder), places.looks(folder, style, scale, tuple(art or ())), output / ".kept")
    with show.ticking() as tick:
        made = make(folder, output, tools, tick, strict=strict, errata=errata)
    report.built(made)


@app.command()
@complaining("the game is not sound")
def check(
    game: GameArgument = "chosin",
    style: StyleOption = "modern",
    art: ArtOption = None,
    errata: ErrataOption = "all",
    strict: StrictOption = False,
) -> None:
    """Says whether a game is sound: every complaint with file and line, and the counts by kind. Writes nothing."""
    from generator.check import check as look
    from generator.cli import counts, places

    folder = places.game_folder(game)
    counts.checked(*look(folder, places.looks(folder, style, 1, tuple(art or ())), strict=strict, errata=errata))
