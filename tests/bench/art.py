"""How long all faces of Chosin take at 2x, and what is drawn again when one colour changes.

    python tests/bench/art.py

The floor is encoding the same finished pixels as PNG files and zipping them: as true colour, as one draws them, and
again where they are given with their colours already reduced, which is a good part of our work. Prints figures and
asserts nothing, for machines differ.
"""

from __future__ import annotations

import os
import tempfile
import time
from io import BytesIO
from pathlib import Path

from PIL import Image

from generator.art.folders import Looks
from generator.art.pictures import Studio
from generator.model.resolve import load_game
from generator.package.kept import Kept
from generator.package.vmod import pack

ROOT = Path(__file__).resolve().parents[2]
CHOSIN = ROOT / "generator" / "games" / "chosin"
STYLES = ("classic", "modern", "contrast")


def first_draw(studio: Studio, kept: Kept) -> dict[str, bytes]:
    """Every counter's picture, composed, drawn, encoded, zipped."""
    files = {job.name: kept.picture(job.key, job.draw) for job in studio.counters()}
    pack(files)
    return files


def floor(files: dict[str, bytes], mode: str) -> float:
    """The time to encode the same pixels with Pillow's own settings, and to zip them."""
    pictures = {name: Image.open(BytesIO(data)) for name, data in files.items()}
    ready = {name: picture.copy() if mode == "P" else picture.convert(mode) for name, picture in pictures.items()}
    start, done = time.perf_counter(), {}
    for name, picture in ready.items():
        file = BytesIO()
        picture.save(file, "PNG")
        done[name] = file.getvalue()
    pack(done)
    return time.perf_counter() - start


def changed(folder: Path, art: Path, kept: Path, formation: str, colour: str) -> tuple[int, int]:
    """How many pictures are drawn again when a formation's colour changes, and how many show it."""
    game, _ = load_game(folder)
    count = Kept(kept)
    (art / "style.yaml").write_text(f'tabs:\n  {formation}: "{colour}"\n')
    first_draw(Studio(game, Looks((art, CHOSIN / "art", ROOT / "counter_art"), scale=2), {}), count)
    return count.drawn, sum(unit.formation == formation for unit in game.units)


def main() -> None:
    """First draw against the floor in every style, then one changed colour."""
    game, _ = load_game(CHOSIN)
    print(f"load: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "kept"
        for name in STYLES:
            start = time.perf_counter()
            files = first_draw(Studio(game, Looks((CHOSIN / "art", ROOT / "counter_art"), name, 2), {}), Kept(None))
            took = time.perf_counter() - start
            print(f"{name:9} {len(files)} pictures at 2x: {took:5.2f} s", end="")
            for mode, words in (("RGBA", "true colour"), ("P", "colours reduced before")):
                least = floor(files, mode)
                print(f"; {took / least:.2f} x the floor of {least:.2f} s ({words})", end="")
            print()
        first_draw(Studio(game, Looks((CHOSIN / "art", ROOT / "counter_art"), scale=2), {}), Kept(kept))
        (Path(folder) / "art").mkdir()
        drawn, units = changed(CHOSIN, Path(folder) / "art", kept, "7th Marines", "#123456")
        print(f"7th Marines in another colour: {drawn} pictures drawn anew; {units} units carry it")


if __name__ == "__main__":
    main()
