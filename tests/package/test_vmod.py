"""The archive: the same bytes for the same files, whole or not at all."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.package.vmod import EPOCH, pack, unpack, write_whole

NAMES = st.text("abcdefghij.-/", min_size=1, max_size=12).filter(lambda name: not name.endswith("/"))
FILES = st.dictionaries(NAMES, st.binary(max_size=200), max_size=6)


@given(FILES)
def test_what_is_packed_comes_out_again(files: dict[str, bytes]) -> None:
    assert unpack(pack(files)) == files


@given(FILES)
def test_the_order_files_come_in_does_not_matter(files: dict[str, bytes]) -> None:
    assert pack(files) == pack(dict(reversed(files.items())))


def test_no_clock_and_no_machine_gets_in() -> None:
    with zipfile.ZipFile(BytesIO(pack({"b.png": b"1", "a.xml": b"2"}))) as archive:
        assert [entry.filename for entry in archive.infolist()] == ["a.xml", "b.png"]
        assert {entry.date_time for entry in archive.infolist()} == {EPOCH}
        assert {entry.create_system for entry in archive.infolist()} == {3}


def test_an_older_file_stays_when_writing_fails(tmp_path: Path) -> None:
    target = tmp_path / "game.vmod"
    write_whole(target, b"old")
    with pytest.raises(TypeError):
        write_whole(target, None)  # type: ignore[arg-type]
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.vmod"]
