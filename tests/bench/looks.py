"""Sheets to look at: every style at 1x and 2x, and a choice of faces as other eyes see them, at 75, 60 and 40 pixels.

    python tests/bench/looks.py FOLDER [GAME_FOLDER] [STYLE ...]

`contact-STYLE-SIDE-1x.png`, `-2x.png`: all printed faces of a side; `eyes-STYLE.png`: from the top as they are, in the
three sorts of colour blindness (Machado, Oliveira and Fernandes 2009, full severity), in grey.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from PIL import Image

from generator.art.colours import machado
from generator.art.compose import faces, marker, printed
from generator.art.raster import draw
from generator.art.sheet import by_formation, contact_sheet, markers
from generator.art.style import Style
from generator.art.style_file import load_style
from generator.model.game import Game
from generator.model.names import face_picture, marker_picture
from generator.model.resolve import load_game
from generator.model.steps import printed_faces

ROOT = Path(__file__).resolve().parents[2]
STYLES = ("classic", "modern", "contrast")
GROUND = "#c7ced6"
EACH = 30
"""Faces of a row of the sheet for eyes."""


def linear(rgb: np.ndarray) -> np.ndarray:
    """sRGB, 0 to 255, as light."""
    v = rgb / 255
    return np.asarray(np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4))


def curved(light: np.ndarray) -> np.ndarray:
    """The reverse of `linear`."""
    v = np.clip(light, 0, 1)
    return np.round(np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055) * 255).astype(np.uint8)


def seen(picture: Image.Image) -> Iterable[Image.Image]:
    """A picture as it is, in the three sorts of colour blindness, in grey."""
    yield picture
    light = linear(np.asarray(picture))
    for eyes in ("protan", "deutan", "tritan"):
        yield Image.fromarray(curved(light @ np.array(machado(eyes)).T))
    yield picture.convert("L").convert("RGB")


def choice(game: Game, style: Style) -> list[str]:
    """The faces of units that differ in side, kind and formation, as many as fit."""
    tracks, seen_, names = {k.name: k.track for k in game.kinds}, set[tuple[str, str, str]](), list[str]()
    for whole in (True, False):
        for unit in game.units:
            key = (unit.side, unit.kind, "" if whole else unit.division or unit.formation)
            if key not in seen_:
                seen_.add(key)
                found = printed_faces(tracks[unit.kind])
                names += [face_picture(unit, face) for face in (found if whole else found[:1])]
    return list(dict.fromkeys(names))


def eyes(game: Game, style: Style) -> Image.Image:
    """A choice of faces in three sizes, one above the other for every sort of eyes."""
    drawn = {**dict(printed(game, style)), **dict(faces(game, style))}
    names = choice(game, style)[: 2 * EACH]
    rows = []
    for side in (75, 60, 40):
        pictures = [draw(drawn[name], side / style.side) for name in names]
        for at in range(0, len(pictures), EACH):
            row = Image.new("RGB", (EACH * 80, side + 5), GROUND)
            for number, picture in enumerate(pictures[at : at + EACH]):
                row.paste(picture, (number * (side + 5), 2), picture if picture.mode == "RGBA" else None)
            rows.append(row)
    block = stacked(rows)
    return stacked(list(seen(block)))


def stacked(rows: list[Image.Image]) -> Image.Image:
    """Pictures of one width, one above the other."""
    sheet = Image.new("RGB", (rows[0].width, sum(row.height for row in rows)), GROUND)
    y = 0
    for row in rows:
        sheet.paste(row, (0, y))
        y += row.height
    return sheet


def main(out: Path, folder: Path, styles: Iterable[str]) -> None:
    """Writes the sheets."""
    out.mkdir(parents=True, exist_ok=True)
    game, _ = load_game(folder)
    for name in styles:
        style = load_style(name, (folder / "art", ROOT / "counter_art"))
        drawn = (*printed(game, style), *((marker_picture(one), marker(one, style)) for one in game.markers))
        for side in game.sides:
            sheet = contact_sheet([*by_formation(game, side.name), *markers(game)], drawn, columns=24)
            for scale in (1, 2):
                draw(sheet, scale).save(out / f"contact-{name}-{side.name}-{scale}x.png")
        eyes(game, style).save(out / f"eyes-{name}.png")


if __name__ == "__main__":
    given = sys.argv[2:]
    is_folder = bool(given) and Path(given[0]).is_dir()
    main(
        Path(sys.argv[1]),
        Path(given[0]) if is_folder else ROOT / "generator" / "games" / "chosin",
        given[is_folder:] or STYLES,
    )
