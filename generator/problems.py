"""Complaints: one shape for everything that is wrong with a game, a picture or a module."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

Level = Literal["error", "warning"]


@dataclass(frozen=True, order=True)
class Where:
    """A place in something the author wrote: the file's name and a line (1 = first, 0 = the file as a whole)."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True, order=True)
class Problem:
    """One complaint: where, what is wrong, what to try instead, and whether it stops the build."""

    where: Where
    what: str
    hint: str = ""
    level: Level = "error"

    def __str__(self) -> str:
        return f"{self.where}: {self.level}: {self.what}" + (f" ({self.hint})" if self.hint else "")


class ProblemsError(Exception):
    """Complaints that stop the work; raised once, after everything was looked at, so that all are shown together."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(p) for p in self.problems))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A proposal for a misspelt word, `did you mean "Axis"?`, or nothing if no known word is near."""
    words = sorted(set(known))
    lowered = {w.casefold(): w for w in reversed(words)}
    near = get_close_matches(word.casefold(), list(lowered), n=1, cutoff=0.6)
    return f'did you mean "{lowered[near[0]]}"?' if near else ""


def errors(problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """The complaints that stop a build."""
    return tuple(p for p in problems if p.level == "error")
