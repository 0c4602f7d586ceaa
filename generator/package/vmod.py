"""The archive: names and bytes become the same zip every time, written whole or not at all (door: zipfile)."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from generator.problems import Problem, ProblemsError, Where

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: the earliest a zip can hold, so that no clock gets in."""

DAMAGED = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError)
"""What Python says of an archive that is none, is damaged, or is packed or locked in a way it does not know."""

PACKED_ALREADY = (".png", ".jpg", ".gif")


def pack(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files, sorted by name; pictures are stored as they are, the rest is deflated."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_STORED if name.endswith(PACKED_ALREADY) else zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name], compresslevel=9)
    return buffer.getvalue()


def unpack(data: bytes, name: str = "archive") -> dict[str, bytes]:
    """The reverse of `pack`; ProblemsError, under the archive's `name`, if it is none or is damaged."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return {entry: archive.read(entry) for entry in archive.namelist()}
    except DAMAGED:
        raise ProblemsError([Problem(Where(name), "this is no module", "a .vmod file is wanted")]) from None


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all: beside it first, then moved into its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def opened(path: Path) -> dict[str, bytes]:
    """The files in an archive by name; ProblemsError if it is none."""
    return unpack(path.read_bytes(), path.name)
