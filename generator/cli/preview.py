"""`vmodgen preview`: counters to look at, once or while one works on them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli.app import ArtOption, GameArgument, OutOption, app, complaining

if TYPE_CHECKING:
    from generator.preview import Tools, Wish

StylesOption = Annotated[
    list[str] | None, typer.Option("--style", metavar="NAME", help="A style to show; may be given more than once.")
]
AgainstOption = Annotated[str, typer.Option("--against", metavar="STYLE", help="A style to set beside the first.")]
ServeOption = Annotated[bool, typer.Option("--serve", help="Keep the page up to date while files are saved.")]
PortOption = Annotated[int, typer.Option("--port", min=0, max=65535, help="For --serve; 0 takes a free one.")]


@app.command()
@complaining("nothing was written")
def preview(
    game: GameArgument = "chosin",
    output: OutOption = Path("build"),
    style: StylesOption = None,
    against: AgainstOption = "",
    art: ArtOption = None,
    serve: ServeOption = False,
    port: PortOption = 8722,
) -> None:
    """Shows all counters on one page: by side and formation, face after face, to search, compare and print.

    The page is a single file to open in any browser. With --serve it is kept up to date: save a style, a table or a
    picture and see it, or see what is wrong with it.
    """
    from generator.cli import places
    from generator.preview import Tools, Wish

    folder = places.game_folder(game)
    tools = Tools(places.templates(folder), places.art(folder), output / ".kept", tuple(art or ()))
    wish = Wish(tuple(style or ("modern",)), against)
    if serve:
        _serve(folder, tools, wish, port)
    else:
        _write(folder, output, tools, wish)


def _write(folder: Path, output: Path, tools: Tools, wish: Wish) -> None:
    from generator.cli.counts import warn
    from generator.cli.show import OUT, ticking
    from generator.preview import preview as make

    with ticking() as tick:
        made = make(folder, output, tools, wish, tick)
    warn(made.warnings)
    OUT.print(f"{made.pictures} pictures, {made.drawn} of them drawn anew, {made.size / 1e6:.1f} MB", markup=False)
    OUT.print(f"written: {made.file}", style="bold", markup=False)


def _serve(folder: Path, tools: Tools, wish: Wish, port: int) -> None:
    from contextlib import suppress
    from time import perf_counter

    from generator.cli.show import OUT
    from generator.package.serve import Live, saved, serving
    from generator.preview import Workshop

    workshop = Workshop(folder, tools, wish)
    live = Live(workshop.edition())
    with suppress(KeyboardInterrupt), serving(live, port) as address:
        OUT.print(f"look at {address}  (Ctrl+C ends it)", style="bold", markup=False)
        for paths in saved((folder, *tools.art, *tools.given)):
            start = perf_counter()
            live.show(workshop.edition(paths))
            names = ", ".join(sorted({path.name for path in paths}))
            OUT.print(f"{names}: looked at in {perf_counter() - start:.2f} s", markup=False)
    OUT.print("ended", markup=False)
