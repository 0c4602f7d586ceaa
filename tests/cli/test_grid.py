"""`vmodgen grid`: the grid over an owner's scan, where the reference hexes say."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from typer.testing import CliRunner

from generator.cli.app import app
from generator.package.vmod import unpack
from tests.games import MINI

RUN = CliRunner()
GOOD = '{image: scan.png, reference: [{hex: "0101", at: [70, 62]}, {hex: "0806", at: [791, 727]}]}'


def scanned(tmp_path: Path) -> Path:
    folder = Path(shutil.copytree(MINI, tmp_path / "mini"))
    scan = Image.new("RGB", (1000, 860), "#f0e0c0")
    ImageDraw.Draw(scan).ellipse((60, 52, 80, 72), fill="#0000ff")
    scan.save(folder / "scan.png")
    with (folder / "game.yaml").open("a") as file:
        file.write(f"map: {GOOD}\n")
    return folder


def test_the_grid_lies_over_the_scan(tmp_path: Path) -> None:
    told = RUN.invoke(app, ["grid", str(scanned(tmp_path)), "-o", str(tmp_path / "out")])
    assert told.exit_code == 0, told.output
    assert "70, 62" in told.output
    assert "103, 120.909 pixels" in told.output
    proof = Image.open(tmp_path / "out" / "mini-grid.png").convert("RGB")
    assert proof.size == (1000, 860)
    assert proof.getpixel((75, 68)) == (0, 0, 255)
    red, _, blue = proof.getpixel((70, 62))  # type: ignore[misc]
    assert red > blue
    assert proof.getpixel((995, 5)) == (0xF0, 0xE0, 0xC0)


def test_a_module_with_a_scan_shows_it(tmp_path: Path) -> None:
    folder = scanned(tmp_path)
    told = RUN.invoke(app, ["build", str(folder), "-o", str(tmp_path / "out")])
    assert told.exit_code == 0, told.output
    files = unpack((tmp_path / "out" / "mini-0.1.0.vmod").read_bytes())
    (name,) = [name for name in files if name.startswith("images/map-")]
    assert Image.open(BytesIO(files[name])).convert("RGB").getpixel((70, 62)) == (0, 0, 255)
    assert b'dx="103.0"' in files["buildFile.xml"]
