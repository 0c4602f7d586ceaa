"""What changed from one edition to the next, for players and in their words."""

from __future__ import annotations

from collections.abc import Iterator

from generator.diff.compare_commands import commands
from generator.diff.compare_faces import face_pairs, faces
from generator.diff.compare_maps import maps
from generator.diff.compare_pages import pages
from generator.diff.seen import Counter, Seen
from generator.diff.words import SECTIONS, Difference, now

PRINTED = "Printed"
DATA_NAMES = {"MaxSteps": "steps at full strength", "InfantryType": "infantry", "Rule": "rule of its step track"}
PLACES = ("X", "Y")
"""How the names of a unit's own places in boxes end; those are told with the boxes."""


def differences(old: Seen, new: Seen) -> tuple[Difference, ...]:
    """Everything that changed, section by section."""
    found = [*_edition(old, new), *_come_and_gone(old, new)]
    for key, before in old.counters.items():
        if key in new.counters:
            found += _counter(old, new, before, new.counters[key])
    found += [*commands(old, new), *pages(old, new), *_starts(old, new), *maps(old, new)]
    told = {pair.new for one in found for pair in one.faces}
    found += faces(old, new, told)
    return tuple(sorted(found, key=lambda one: SECTIONS.index(one.section)))


def _edition(old: Seen, new: Seen) -> Iterator[Difference]:
    for what, before, after in (
        ("name", old.name, new.name),
        ("version", old.version, new.version),
        ("title", old.title, new.title),
        ("sides", ", ".join(old.sides), ", ".join(new.sides)),
    ):
        if before != after:
            yield Difference("Edition", what, now(before, after))


def _come_and_gone(old: Seen, new: Seen) -> Iterator[Difference]:
    for key, one in new.counters.items():
        if key not in old.counters:
            yield Difference("New", one.name, _described(new, one), face_pairs(None, None, new, one))
    for key, one in old.counters.items():
        if key not in new.counters:
            yield Difference("Withdrawn", one.name, _described(old, one), face_pairs(old, one, None, None))


def _described(seen: Seen, one: Counter) -> str:
    where = seen.starts.get(("", one.key), "")
    printed = (f"{face} {_told(value)}" for face, value in _printed(one).items())
    words = (one.data.get("Side"), one.kind, one.data.get("Formation"), *printed)
    return ", ".join([*filter(None, words), *([f"at the start in {where}"] if where else [])])


def _counter(old: Seen, new: Seen, before: Counter, after: Counter) -> Iterator[Difference]:
    """Name, values and data of one counter; the first of them shows its faces."""
    pairs = face_pairs(old, before, new, after)
    for section, what in (*_name(before, after), *_values(before, after), *_data(before, after)):
        yield Difference(section, after.name, what, pairs)
        pairs = ()


def _name(before: Counter, after: Counter) -> Iterator[tuple[str, str]]:
    if before.name != after.name:
        yield "Names", f"was called {before.name}"


def _values(before: Counter, after: Counter) -> Iterator[tuple[str, str]]:
    """Printed values face by face."""
    was, is_now = _printed(before), _printed(after)
    for face in dict.fromkeys((*was, *is_now)):
        old, new = was.get(face, ""), is_now.get(face, "")
        if old.lstrip("~") == new.lstrip("~") != "" and old != new:
            known = "no longer an estimate" if old.startswith("~") else "now an estimate"
            yield "Values", f"{face} {new.lstrip('~')}, {known}"
        elif old != new:
            yield "Values", f"{face} {now(_told(old), _told(new))}"


def _told(value: str) -> str:
    """A value as players are told of it; a `~` marks an estimate."""
    return f"{value[1:]} (estimate)" if value.startswith("~") else value


def _printed(one: Counter) -> dict[str, str]:
    told = one.data.get(PRINTED, "")
    return {face: value for face, _, value in (part.partition(" ") for part in told.split(", ")) if face}


def _data(before: Counter, after: Counter) -> Iterator[tuple[str, str]]:
    """What else sets a unit apart; what changed alike is told together."""
    found: dict[tuple[str, str], list[str]] = {}
    for name in dict.fromkeys((*before.data, *after.data)):
        old, new = before.data.get(name, ""), after.data.get(name, "")
        if old != new and name not in (PRINTED, "UnitId") and not name.endswith(PLACES):
            found.setdefault((old, new), []).append(DATA_NAMES.get(name, name.lower()))
    for (old, new), names in found.items():
        yield "Units", f"{' and '.join(names)} {now(old, new)}"


def _starts(old: Seen, new: Seen) -> Iterator[Difference]:
    """Who stands elsewhere when a game begins; new and withdrawn counters are told as such."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for setup, key in dict.fromkeys((*old.starts, *new.starts)):
        if key in old.counters and key in new.counters:
            before, after = old.starts.get((setup, key), ""), new.starts.get((setup, key), "")
            if before != after:
                found.setdefault((key, before, after), []).append(setup)
    for (key, before, after), setups in found.items():
        where = "" if "" in setups else f" (set-up {', '.join(setups)})"
        what = f"{after or 'nowhere'}, not {before or 'nowhere'}{where}"
        yield Difference("At the start", new.counters[key].name, what)
