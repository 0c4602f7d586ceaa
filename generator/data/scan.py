"""An owner's scan of a map: where it is, and its size as its own header tells it."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

from generator.data.schema_parts import ScanRecord
from generator.problems import Problem

PNG, JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"


@dataclass(frozen=True)
class Scan:
    """A picture file with its width and height in pixels."""

    path: Path
    width: int
    height: int


def read_scan(folder: Path, told: ScanRecord | None, problems: list[Problem]) -> Scan | None:
    """The scan that game.yaml names; a complaint if it is not there, or neither PNG nor JPEG."""
    if told is None:
        return None
    path = folder / told.image
    if not path.is_file():
        problems.append(Problem(told.at("image"), f'there is no picture "{told.image}"', "put it beside game.yaml"))
        return None
    measured = size(path.read_bytes())
    if measured is None:
        problems.append(Problem(told.at("image"), f'"{told.image}" is neither PNG nor JPEG', "save it as a PNG"))
        return None
    return Scan(path, *measured)


def size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or JPEG in pixels; None for anything else."""
    if data.startswith(PNG) and len(data) >= 24:
        width, height = struct.unpack_from(">II", data, 16)
        return width, height
    return _jpeg(data) if data.startswith(JPEG) else None


def _jpeg(data: bytes) -> tuple[int, int] | None:
    """The first frame header (SOF) tells it."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        at += 2 + length
    return None
