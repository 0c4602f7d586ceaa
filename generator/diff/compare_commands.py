"""Commands, reports and conditions before and after, told once for all kinds of units that share them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from generator.diff.seen import Seen
from generator.diff.traits import COMMAND, RECKONED
from generator.diff.words import Difference, listed, now, numbered

Texts = Mapping[tuple[str, str], str]

_HEXES = re.compile(r"\|(?:[^|\"]+\|){3,}")


def commands(old: Seen, new: Seen) -> Iterator[Difference]:
    """Every change in what counters can do and say."""
    was, is_now = _by_kind(old), _by_kind(new)
    found: dict[tuple[tuple[str, str], str, str], list[str]] = {}
    for kind in (kind for kind in was if kind in is_now):
        for about in dict.fromkeys((*was[kind], *is_now[kind])):
            before, after = was[kind].get(about), is_now[kind].get(about)
            if before != after:
                found.setdefault((about, before or "", after or ""), []).append(kind or "markers")
    for (about, before, after), kinds in found.items():
        yield Difference("Commands", about[1], f"{_what(about, before, after)} ({listed(kinds)})")


def _by_kind(seen: Seen) -> dict[str, Texts]:
    """What the first unit of each kind can do; all of a kind are alike."""
    found: dict[str, Texts] = {}
    for counter in seen.counters.values():
        found.setdefault(counter.kind, counter.behaviour)
    return found


def _what(about: tuple[str, str], before: str, after: str) -> str:
    topic, _ = about
    if topic == COMMAND and not (before and after):
        return f"a new command, {after}" if after else "no longer a command"
    if topic == RECKONED and _HEXES.search(before) and _HEXES.search(after):
        return f"{topic}: {_hexes(before, after)}"
    return f"{topic} {now(before, after)}"


def _hexes(before: str, after: str) -> str:
    """Two long lists of hexes, as what came and went."""
    was, is_now = (set((_HEXES.search(text) or [""])[0].strip("|").split("|")) for text in (before, after))
    come, gone = sorted(is_now - was), sorted(was - is_now)
    told = [
        f"{numbered(len(some), 'hex', 'hexes')} {word}: {listed(some)}"
        for word, some in (("more", come), ("fewer", gone))
        if some
    ]
    return "; ".join(told) or "worded otherwise"
