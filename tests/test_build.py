"""A build end to end, on the small game: the same bytes twice, whole or not at all, from an author's own pictures."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from generator.art.folders import Looks
from generator.build import Report, Tools, build
from generator.check import check
from generator.package.vmod import unpack
from generator.problems import ProblemsError
from generator.traits import Layer
from generator.vassal.opened import Opened
from tests.games import ART, MINI, TEMPLATES


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small game that may be changed."""
    return Path(shutil.copytree(MINI, tmp_path / "mini"))


def made(folder: Path, out: Path, kept: Path | None = None) -> Report:
    return build(folder, out, Tools((TEMPLATES,), Looks((folder / "art", ART)), kept))


def changed(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def square(colour: str) -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (90, 120), colour).save(buffer, "PNG")
    return buffer.getvalue()


def test_twice_the_same_bytes(mini: Path, tmp_path: Path) -> None:
    first = made(mini, tmp_path / "one")
    second = made(mini, tmp_path / "two")
    assert first.module.read_bytes() == second.module.read_bytes()
    assert first.module.name == "mini-0.1.0.vmod"


def test_kept_pictures_give_the_same_bytes_and_are_not_drawn_again(mini: Path, tmp_path: Path) -> None:
    fresh = made(mini, tmp_path / "one", tmp_path / "kept")
    again = made(mini, tmp_path / "two", tmp_path / "kept")
    assert (fresh.drawn, again.drawn) == (fresh.faces, 0)
    assert fresh.module.read_bytes() == again.module.read_bytes()


def test_another_process_finds_the_same_pictures_and_writes_the_same_bytes(tmp_path: Path) -> None:
    """Whatever order that process keeps its sets in."""
    bytes_written, told = [], ""
    for seed in ("1", "2"):
        words = [sys.executable, "-m", "generator", "build", str(MINI), "--output", str(tmp_path)]
        ran = subprocess.run(
            words, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        )
        told = ran.stdout
        bytes_written.append((tmp_path / "mini-0.1.0.vmod").read_bytes())
    assert " 0 of them drawn anew" in told
    assert bytes_written[0] == bytes_written[1]


def test_only_what_changed_is_drawn_again(mini: Path, tmp_path: Path) -> None:
    made(mini, tmp_path, tmp_path / "kept")
    changed(mini, "units.csv", "2/Levy", "2/Levee")
    assert made(mini, tmp_path, tmp_path / "kept").drawn == 2


def test_new_pieces_get_ids_and_old_ones_keep_theirs(mini: Path, tmp_path: Path) -> None:
    before = (mini / "ledger.csv").read_text()
    line = before.splitlines()[1]
    (mini / "ledger.csv").write_text(before.replace(line + "\n", ""))
    with pytest.raises(ProblemsError, match="has no id yet"):
        check(mini)
    report = made(mini, tmp_path)
    assert report.new_ids == (line.split(",")[0],)
    assert (mini / "ledger.csv").read_text() == before
    check(mini)


def test_nothing_is_written_and_an_older_module_stays_when_the_game_is_broken(mini: Path, tmp_path: Path) -> None:
    older = made(mini, tmp_path / "out").module.read_bytes()
    changed(mini, "units.csv", "2/Levy,North,", "2/Levy,Norht,")
    ledger = (mini / "ledger.csv").read_bytes()
    with pytest.raises(ProblemsError, match=r'mini/units\.csv:3: error: there is no side "Norht"'):
        made(mini, tmp_path / "out")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["mini-0.1.0.vmod"]
    assert (tmp_path / "out" / "mini-0.1.0.vmod").read_bytes() == older
    assert (mini / "ledger.csv").read_bytes() == ledger


def test_an_own_picture_takes_the_place_of_the_drawn_one(mini: Path, tmp_path: Path) -> None:
    (mini / "art").mkdir()
    (mini / "art" / "n-1.full.png").write_bytes(square("#123456"))
    files = unpack(made(mini, tmp_path).module.read_bytes())
    picture = Image.open(BytesIO(files["images/n-1.full.png"])).convert("RGB")
    assert picture.size == (75, 75)
    assert picture.getpixel((37, 37)) == (0x12, 0x34, 0x56)


def test_a_picture_that_is_none_is_told_in_one_run_with_everything_else(mini: Path, tmp_path: Path) -> None:
    (mini / "art").mkdir()
    (mini / "art" / "n-1.full.png").write_bytes(b"not a picture")
    changed(mini, "units.csv", "2/Levy,North,", "2/Levy,Norht,")
    with pytest.raises(ProblemsError) as told:
        made(mini, tmp_path)
    assert "mini/art/n-1.full.png: error: this is no picture" in str(told.value)
    assert "mini/units.csv:3: error: there is no side" in str(told.value)


def test_a_picture_with_a_wrong_name_is_told_the_right_one(mini: Path, tmp_path: Path) -> None:
    (mini / "art").mkdir()
    (mini / "art" / "n-1.ful.png").write_bytes(square("#123456"))
    with pytest.raises(ProblemsError, match=r'no counter\'s face has this name \(did you mean "n-1.full.png"\?\)'):
        made(mini, tmp_path)


def test_nothing_unused_is_packed_and_large_pictures_carry_a_hash(mini: Path, tmp_path: Path) -> None:
    names = unpack(made(mini, tmp_path).module.read_bytes())
    boards = [name for name in names if name.startswith(("images/map-", "images/boxes-"))]
    assert len(boards) == 2
    assert {"buildFile.xml", "moduledata", "help.html"} <= set(names)
    assert all(name.startswith("images/") or "/" not in name for name in names)


def test_pictures_twice_as_large_are_shown_at_the_size_of_a_counter(mini: Path, tmp_path: Path) -> None:
    looks = Looks((mini / "art", ART), "contrast", 2)
    files = unpack(build(mini, tmp_path, Tools((TEMPLATES,), looks)).module.read_bytes())
    assert Image.open(BytesIO(files["images/n-1.full.png"])).size == (150, 150)
    assert Image.open(BytesIO(files["images/marker.turn.png"])).size == (150, 150)
    assert Image.open(BytesIO(files["images/moved.png"])).size == (18, 18)
    layers = [t for _, _, chain in Opened(files).pieces for t in chain if isinstance(t, Layer) and t.name == "Face"]
    assert {layer.scale for layer in layers} == {0.5, 0.3} and "marker.turn.png" in {
        p for t in layers for p in t.images
    }


def test_a_wrong_symbol_and_a_wrong_style_are_told_in_one_run(mini: Path, tmp_path: Path) -> None:
    changed(mini, "units.csv", "2/Levy,North,,foot,infantry,company", "2/Levy,Norht,,foot,infantri,compny")
    changed(mini, "game.yaml", "symbols: [infantry, artillery, truck]", "")
    changed(mini, "game.yaml", "sizes: [company, battery]", "")
    for attempt in (check, lambda *a, **k: build(a[0], tmp_path, Tools((TEMPLATES,), a[1]))):
        with pytest.raises(ProblemsError) as told:
            attempt(mini, Looks((mini / "art", ART), "modren"))
        for words in ("infantry", "company", "modern", "North"):
            assert f'did you mean "{words}"?' in str(told.value)
