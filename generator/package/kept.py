"""Pictures kept from one build to the next, by a key of what they were drawn from; unused ones are thrown away."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from generator.package.vmod import write_whole

MODULE = ".vmod"


class Kept:
    """A folder of finished pictures; without a folder everything is drawn anew. Counts what was drawn and found."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.drawn = 0
        self.found = 0
        self._used: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether the picture of this description was kept."""
        return self.folder is not None and (self.folder / _name(key)).is_file()

    def picture(self, key: str, draw: Callable[[], bytes]) -> bytes:
        """The picture drawn from what `key` describes: found, or drawn now and kept."""
        if self.folder is None:
            self.drawn += 1
            return draw()
        name = _name(key)
        self._used.add(name)
        path = self.folder / name
        if path.is_file():
            self.found += 1
            return path.read_bytes()
        data = draw()
        write_whole(path, data)
        self.drawn += 1
        return data

    def module(self, made_from: str) -> bytes | None:
        """The finished module made from this, if it is the last one that was made."""
        path = self.folder / f"{made_from}{MODULE}" if self.folder is not None else None
        return path.read_bytes() if path is not None and path.is_file() else None

    def keep_module(self, made_from: str, data: bytes) -> None:
        """Keeps a finished module until the next sweep."""
        if self.folder is not None:
            write_whole(self.folder / f"{made_from}{MODULE}", data)

    def sweep(self) -> None:
        """Throws away the pictures this build did not use, and the module before it."""
        if self.folder is not None and self.folder.is_dir():
            for path in self.folder.iterdir():
                if path.name not in self._used:
                    path.unlink()


def _name(key: str) -> str:
    return blake2b(key.encode(), digest_size=16).hexdigest() + ".png"


def kept_in(folder: Path | None, name: str) -> Kept:
    """What is kept for one game: a folder of that name in the one for all, or nothing where nothing is kept."""
    return Kept(folder / name if folder else None)
