"""What a check tells: warnings, and the units by kind with how many of their values are guesses."""

from __future__ import annotations

from generator.cli.show import OUT, complain, table
from generator.model.figures import estimates_by_kind, units_by_kind
from generator.model.game import Game
from generator.problems import Problem


def checked(game: Game, warnings: tuple[Problem, ...]) -> None:
    """The report of a check: the counts, and that nothing is wrong."""
    warn(warnings)
    kinds(game)
    OUT.print(f"{game.name}: {len(game.units)} units, no errors", style="bold", markup=False)


def warn(warnings: tuple[Problem, ...]) -> None:
    if warnings:
        complain(warnings, "they do not stop the work")


def kinds(game: Game) -> None:
    """Units by kind, and how many of their printed values are guesses."""
    guesses = estimates_by_kind(game)
    rows = [
        (kind, f"{count} units, {guesses[kind][0]} of {guesses[kind][1]} values are estimates")
        for kind, count in units_by_kind(game).items()
    ]
    OUT.print(table("Units", rows))
