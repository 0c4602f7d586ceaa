"""The whole comparison of two editions: what changed, and what would be lost."""

from __future__ import annotations

from dataclasses import dataclass

from generator.diff.compare import differences
from generator.diff.losses import Loss, losses
from generator.diff.seen import Seen
from generator.diff.words import Difference
from generator.grids import GridError
from generator.problems import Problem, ProblemsError, Where
from generator.traits import TraitError
from generator.vassal.opened import BUILD_FILE


@dataclass(frozen=True)
class Compared:
    """Two editions, what changed for players, and what a running game would lose."""

    old: Seen
    new: Seen
    differences: tuple[Difference, ...]
    losses: tuple[Loss, ...]


def compare(old: Seen, new: Seen) -> Compared:
    """The comparison of two editions; ProblemsError if one of them cannot be read through."""
    try:
        return Compared(old, new, differences(old, new), losses(old, new))
    except (TraitError, GridError) as error:
        raise ProblemsError([Problem(Where(BUILD_FILE), f"a module cannot be read: {error}")]) from None
