"""A difference as players are told of it. Frozen nouns."""

from __future__ import annotations

from dataclasses import dataclass

SECTIONS = (
    "Edition",
    "New",
    "Withdrawn",
    "Names",
    "Values",
    "Units",
    "Commands",
    "Rules and help",
    "At the start",
    "Map and boxes",
    "Faces",
)
"""What differences are about, in the order they are told."""


@dataclass(frozen=True)
class Pair:
    """A face before and after, as pictures (PNG); empty where there is none. `face` names it."""

    face: str
    old: bytes
    new: bytes


@dataclass(frozen=True)
class Difference:
    """One thing that changed: about whom, what, and how it looked before and after."""

    section: str
    who: str
    what: str
    faces: tuple[Pair, ...] = ()


def now(old: str, new: str) -> str:
    """Old and new in one breath: `12-9-1, now 12-9-2`."""
    if not old:
        return f"now {new}"
    return f"{old}, now {new or 'nothing'}"


def numbered(count: int, one: str, many: str = "") -> str:
    """`1 unit`, `2 units`."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def listed(names: list[str], most: int = 6) -> str:
    """A few names, and how many more there are."""
    more = len(names) - most
    return ", ".join(names[:most]) + (f" and {more} more" if more > 0 else "")
