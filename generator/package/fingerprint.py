"""A fingerprint of everything a module is made from: when it is the same, so is the module."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterable
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

LIBRARIES = ("jinja2", "lxml", "numpy", "pillow", "ruamel.yaml", "scipy")
"""Those that put their hand to what is written."""


def fingerprint(folders: Iterable[Path], words: Iterable[str]) -> str:
    """A hash of all files below some folders, by name and content, of these words, and of the libraries at work."""
    made_from = blake2b(digest_size=16)
    made_from.update(f"{sys.version} {zlib.ZLIB_RUNTIME_VERSION} {[version(name) for name in LIBRARIES]}".encode())
    made_from.update(repr(tuple(words)).encode())
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.is_file() and _counts(path)):
            data = path.read_bytes()
            made_from.update(f"{path.relative_to(folder).as_posix()} {len(data)} ".encode() + data)
    return made_from.hexdigest()


def _counts(path: Path) -> bool:
    return path.suffix != ".pyc" and not path.name.startswith(".")
