"""Faces before and after: those of counters that changed, and those that only look different."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diff.seen import Counter, Seen
from generator.diff.words import Difference, Pair, numbered

MANY = 40
"""So many faces that look different are a new style, and are told as one thing."""

SAMPLES = 12
"""How many of them are shown."""


def face_pairs(old: Seen | None, before: Counter | None, new: Seen | None, after: Counter | None) -> tuple[Pair, ...]:
    """The faces of a counter that look different, before and after, with what players call them."""
    was, is_now = _pictures(old, before), _pictures(new, after)
    faces = dict.fromkeys((*was, *is_now))
    pairs = (Pair(face, was.get(face, b""), is_now.get(face, b"")) for face in faces)
    return tuple(pair for pair in pairs if pair.old != pair.new)


def _pictures(seen: Seen | None, one: Counter | None) -> dict[str, bytes]:
    return {face: seen.picture(name) for face, name in one.faces} if seen and one else {}


def faces(old: Seen, new: Seen, told: set[bytes]) -> Iterator[Difference]:
    """Faces that look different for no reason told so far; many at once are one new style."""
    found = []
    for key, before in old.counters.items():
        after = new.counters.get(key)
        pairs = face_pairs(old, before, new, after) if after else ()
        found += [(before.name, pair) for pair in pairs if pair.new not in told]
    if len(found) > MANY:
        step = len(found) // SAMPLES
        samples = tuple(Pair(f"{name} {pair.face}", pair.old, pair.new) for name, pair in found[::step][:SAMPLES])
        yield Difference("Faces", numbered(len(found), "face"), "look different, their values are the same", samples)
        return
    for name, pair in found:
        yield Difference("Faces", name, f"{pair.face} looks different", (pair,))
