"""An owner's scan in place of the drawn map: two hexes give the grid."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import pytest

from generator.data.scan import size
from generator.grids import locate
from generator.model.resolve import load_game
from generator.problems import ProblemsError
from generator.vassal.recipes.setting import Setting
from generator.vassal.recipes.vehicles import on_road
from tests.games import MINI


def png_of(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", width, height)


def scanned(tmp_path: Path, told: str, picture: bytes | None = None) -> Path:
    folder = tmp_path / "mini"
    shutil.copytree(MINI, folder)
    (folder / "scan.png").write_bytes(png_of(1000, 800) if picture is None else picture)
    with (folder / "game.yaml").open("a") as file:
        file.write(f"map: {told}\n")
    return folder


def complaint(folder: Path) -> str:
    with pytest.raises(ProblemsError) as told:
        load_game(folder)
    return str(told.value)


GOOD = '{image: scan.png, reference: [{hex: "0101", at: [70, 62]}, {hex: "0806", at: [791, 727]}]}'


def test_both_hexes_lie_where_they_were_measured(tmp_path: Path) -> None:
    ground = load_game(scanned(tmp_path, GOOD))[0].ground
    assert (ground.width, ground.height) == (1000, 800)
    assert (ground.grid.dx, ground.grid.dy) == (103.0, 120.9091)
    assert locate(ground.grid, "0101") == (70, 62)
    assert locate(ground.grid, "0806") == (791, 727)
    assert ground.image is not None
    assert ground.image.name == "scan.png"


def test_what_was_drawn_is_not_on_a_scan_and_nothing_is_decided_by_road(tmp_path: Path) -> None:
    game = load_game(scanned(tmp_path, GOOD))[0]
    assert (game.ground.features, game.ground.road_hexes) == ((), ())
    assert "false" in str(on_road(Setting(game)))


def test_road_hexes_can_be_listed(tmp_path: Path) -> None:
    told = GOOD[:-1] + ', roads: ["0303", "0403"]}'
    assert load_game(scanned(tmp_path, told))[0].ground.road_hexes == ("0303", "0403")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("scan.png", "scna.png", 'there is no picture "scna.png" (put it beside game.yaml)'),
        ('"0806"', '"0907"', "there is no hex 0907 on the map"),
        ('"0806"', '"0106"', "0101 and 0106 do not give the grid"),
        ("[791, 727]", "[791, 20]", "0101 and 0806 do not give the grid"),
        ("]}]}", ']}], roads: ["0999"]}', "there is no hex 0999 on the map"),
    ],
)
def test_a_scan_that_cannot_be_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in complaint(scanned(tmp_path, GOOD.replace(old, new)))


def test_neither_png_nor_jpeg(tmp_path: Path) -> None:
    assert '"scan.png" is neither PNG nor JPEG' in complaint(scanned(tmp_path, GOOD, b"GIF89a"))


def test_sizes_are_read_off_the_header() -> None:
    assert size(png_of(321, 123)) == (321, 123)
    app0 = b"\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0" + bytes(9)
    frame = b"\xff\xc2" + struct.pack(">HBHH", 17, 8, 45, 67) + bytes(10)
    assert size(b"\xff\xd8" + app0 + frame) == (67, 45)
    assert size(b"\xff\xd8" + app0) is None
