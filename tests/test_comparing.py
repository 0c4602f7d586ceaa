"""Damaged modules: whatever is wrong inside one, it is a complaint or it is read; nothing else comes out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from generator.comparing import opened
from generator.diff import compare
from generator.package.vmod import pack
from generator.problems import ProblemsError
from tests.games import MINI, game, module

ODD = (b";", b",", b"\\", b"<", b"&", b"\t", b"/", b"0", b"x", b"\xff", b"")


@cache
def files() -> dict[str, bytes]:
    """The small game's module with its saved games and blank boards."""
    told = module(MINI)
    saves = {name: pack({"savedGame": text.encode()}) for name, text in told.saves.items()}
    ground, sheet = game(MINI).ground, game(MINI).sheet
    boards = {"map.png": (ground.width, ground.height), "boxes.png": (sheet.width, sheet.height)}
    return {**told.files, **saves, **{f"images/{name}": blank(*size) for name, size in boards.items()}}


def blank(width: int, height: int) -> bytes:
    buffer = BytesIO()
    Image.new("1", (width, height)).save(buffer, "PNG")
    return buffer.getvalue()


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The bytes with a few changed, lost or put in between."""
    found = bytearray(data)
    for _ in range(chance.randrange(1, 12)):
        at = chance.randrange(len(found))
        found[at : at + chance.randrange(0, 20)] = chance.choice(ODD)
    return bytes(found)


def archives() -> Iterator[bytes]:
    """Archives damaged as a whole, and sound ones with a damaged file in them."""
    chance = random.Random(1950)
    whole, texts = pack(files()), [name for name in files() if not name.startswith("images/")]
    for _ in range(60):
        yield damaged(whole, chance)
    for name in texts + ["buildFile.xml"] * 60:
        yield pack({**files(), name: damaged(files()[name], chance)})


def test_a_damaged_module_is_a_complaint_or_is_read(tmp_path: Path) -> None:
    sound, other = tmp_path / "sound.vmod", tmp_path / "other.vmod"
    sound.write_bytes(pack(files()))
    told = 0
    for data in archives():
        other.write_bytes(data)
        try:
            compare(opened(sound), opened(other))
        except ProblemsError:
            told += 1
    assert told > 60


def test_a_build_file_that_is_no_xml_is_told_with_its_line(tmp_path: Path) -> None:
    sound, other = tmp_path / "sound.vmod", tmp_path / "other.vmod"
    sound.write_bytes(pack(files()))
    other.write_bytes(pack({**files(), "buildFile.xml": b"<a>\n<b></a>\n"}))
    with pytest.raises(ProblemsError, match=r"buildFile.xml:2: error: this is no XML: Opening and ending tag mismatch"):
        compare(opened(sound), opened(other))
