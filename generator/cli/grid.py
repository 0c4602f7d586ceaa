"""`vmodgen grid`: the hex grid laid over the map, to judge an owner's scan by."""

from __future__ import annotations

from pathlib import Path

from generator.cli.app import GameArgument, OutOption, app, complaining


@app.command()
@complaining("nothing was written")
def grid(game: GameArgument = "chosin", output: OutOption = Path("build")) -> None:
    """Draws the hex grid with its numbers over the map, or over your own scan of it, to see whether they fit.

    A scan is named in game.yaml, with two hexes and the pixels of their middles:
    map: {image: my-scan.png, reference: [{hex: "0101", at: [81, 86]}, {hex: "3052", at: [2398, 4824]}]}
    """
    from generator.art.grid_proof import grid_proof
    from generator.art.pictures import Studio
    from generator.art.raster import draw, png
    from generator.check import sound
    from generator.cli import places
    from generator.cli.counts import warn
    from generator.cli.show import OUT, table
    from generator.model.figures import first_and_last_hex
    from generator.package.vmod import write_whole

    folder = places.game_folder(game)
    made, warnings = sound(folder, strict=False)
    warn(warnings)
    looks = places.looks(folder, "modern", 1, ())
    picture = Studio(made, looks, {}).boards()[0].draw()
    proof = png(draw(grid_proof(made.ground, picture)), colours=0)
    target = output / f"{made.id}-grid.png"
    write_whole(target, proof)
    first, last = first_and_last_hex(made)
    laid = made.ground.grid
    rows = [
        ("hexes", f"{first} to {last}"),
        ("middle of the first hex", f"{laid.x0}, {laid.y0}"),
        ("column to column, row to row", f"{laid.dx:g}, {laid.dy:g} pixels"),
        ("picture", f"{made.ground.width} x {made.ground.height} pixels"),
    ]
    OUT.print(table("Grid", rows))
    OUT.print(f"written: {target}", style="bold", markup=False)
