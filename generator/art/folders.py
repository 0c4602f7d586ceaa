"""Where the looks of counters come from: folders with styles, symbols and own pictures, earlier ones first."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = "art"
"""The folder of a game with its pictures, styles and symbols."""

DEFAULT_STYLE = "modern"

LARGEST_SCALE = 3


@dataclass(frozen=True)
class Looks:
    """What counters are to look like.

    `art` are the folders with styles and symbols, a game's own first. Pictures are drawn `scale` times as large (1 to
    3). `given` are folders with own pictures that go before the game's.
    """

    art: tuple[Path, ...]
    style: str = DEFAULT_STYLE
    scale: int = 1
    given: tuple[Path, ...] = ()


def called(folder: Path, name: str) -> str:
    """What complaints call a file in such a folder: `chosin/art/style.yaml`."""
    above = f"{folder.parent.name}/" if folder.name == FOLDER else ""
    return f"{above}{folder.name}/{name}"
