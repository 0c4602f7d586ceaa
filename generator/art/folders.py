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
    """What counters are to look like: the style by name, pictures drawn `scale` times as large (1 to 3).

    `shipped` are the folders searched after the game's own; `given` are folders with own pictures that go before it.
    """

    shipped: tuple[Path, ...]
    style: str = DEFAULT_STYLE
    scale: int = 1
    given: tuple[Path, ...] = ()

    def styles(self, game: Path) -> tuple[Path, ...]:
        """The folders with `styles/`, `symbols/` and `style.yaml` for a game in a folder."""
        return (game / FOLDER, *self.shipped)

    def pictures(self, game: Path) -> tuple[Path, ...]:
        """The folders with own pictures for a game in a folder."""
        return own_folders(game, self.given)


def own_folders(game: Path, given: tuple[Path, ...] = ()) -> tuple[Path, ...]:
    """The folders with own pictures: those given, then the game's."""
    return (*given, game / FOLDER)


def called(folder: Path, name: str) -> str:
    """What complaints call a file in such a folder: `chosin/art/style.yaml`."""
    above = f"{folder.parent.name}/" if folder.name == FOLDER else ""
    return f"{above}{folder.name}/{name}"
