"""What a running game would lose in a new edition, piece by piece (see vassal/refresh)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.diff.seen import Counter, Seen, Slot
from generator.diff.words import now
from generator.vassal.refresh import forgotten


@dataclass(frozen=True, order=True)
class Loss:
    """What one counter, or the game as a whole, would lose."""

    who: str
    what: str


def losses(old: Seen, new: Seen) -> tuple[Loss, ...]:
    """Everything that Refresh Counters could not bring over, sorted; nothing is lost where it is empty."""
    found = {*_of_the_game(old, new)}
    for counter in old.counters.values():
        for slot in counter.slots:
            found |= {Loss(counter.name, what) for what in _of_a_piece(old, new, counter, slot)}
    return tuple(sorted(found))


def _of_the_game(old: Seen, new: Seen) -> Iterator[Loss]:
    if old.name != new.name:
        yield Loss("The module", f"is called {new.name}: saved games of {old.name} are not its own")
    for name, chart in old.charts.items():
        if name not in new.charts:
            yield Loss(name, "the map is gone, and with it everything that stands on it")
        elif new.charts[name].board.name != chart.board.name:
            yield Loss(name, f"its board is called {now(chart.board.name, new.charts[name].board.name)}: not found")
    for side in old.sides:
        if side not in new.sides:
            yield Loss(side, "nobody can play this side any more")


def _of_a_piece(old: Seen, new: Seen, counter: Counter, slot: Slot) -> Iterator[str]:
    there = new.slots.get(slot.id)
    if there is None:
        other = any(one.id in new.slots for one in counter.slots)
        what = "one of its pieces has no id any more" if other else "withdrawn"
        yield f"{what}; it stays on the table as it was, Refresh Counters says so"
        for _, picture in counter.faces:
            if not new.picture(picture):
                yield f"its picture {picture} is gone; it stays on the table unseen"
        return
    if there.key != slot.key:
        yield f"turns into {there.name}, which has its id now"
        return
    yield from _steps(slot, there)
    for memory in forgotten(slot.traits, there.traits):
        yield f"forgets its {memory}"


def _steps(was: Slot, is_now: Slot) -> Iterator[str]:
    """Steps are kept as a number: on another track the same number means something else."""
    old, new = was.data.get("MaxSteps", ""), is_now.data.get("MaxSteps", "")
    if old and new and old != new:
        yield f"has {new} steps at full strength, not {old}; the steps it has left stay the same number"
