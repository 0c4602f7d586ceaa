"""Whether a game is sound, and ready to be built: the first page of a build, without the drawing."""

from __future__ import annotations

from pathlib import Path

from generator.art.own import misnamed, own_pictures, unreadable
from generator.data.errata import ALL
from generator.model import ledger
from generator.model.game import Game
from generator.model.resolve import load_game
from generator.problems import Problem, ProblemsError, Where, errors
from generator.vassal import pinned


def sound(folder: Path, *, strict: bool, errata: str = ALL) -> tuple[Game, tuple[Problem, ...]]:
    """The game in a folder with its errata (`all`, `none` or ids), and warnings; `strict` lets none pass.

    ProblemsError with everything that is wrong.
    """
    own = own_pictures(folder)
    wrong = list(unreadable(folder, own))
    try:
        game, warnings = load_game(folder, errata)
    except ProblemsError as error:
        raise ProblemsError([*error.problems, *wrong]) from None
    told = tuple(pinned.complaints(game))
    warnings = (*warnings, *(problem for problem in told if problem.level == "warning"))
    wrong += (*misnamed(folder, own, game), *errors(told))
    if wrong or (strict and warnings):
        raise ProblemsError([*warnings, *wrong])
    return game, warnings


def check(folder: Path, *, strict: bool = False, errata: str = ALL) -> tuple[Game, tuple[Problem, ...]]:
    """The game in a folder and its warnings, if it is sound and every piece has its id; else ProblemsError."""
    game, warnings = sound(folder, strict=strict, errata=errata)
    lacking = ledger.missing(game)
    if lacking:
        where = Where(f"{game.id}/ledger.csv")
        told = [Problem(where, f'"{key}" has no id yet', "build gives it one") for key in lacking]
        raise ProblemsError([*warnings, *told])
    return game, warnings
