"""Whether a game is sound, and ready to be built: the first page of a build, without the drawing."""

from __future__ import annotations

from pathlib import Path

from generator.art.checks import art_problems, unknown_words
from generator.art.folders import Looks
from generator.art.own import found
from generator.art.own_checks import own_problems
from generator.art.style_file import load_style
from generator.art.symbol_file import symbol_names
from generator.data.errata import ALL
from generator.data.load import load_folder
from generator.model import ledger
from generator.model.game import Game
from generator.model.resolve import load_game
from generator.problems import Problem, ProblemsError, Where, errors
from generator.vassal import pinned

Warnings = tuple[Problem, ...]


def sound(folder: Path, looks: Looks | None = None, *, strict: bool, errata: str = ALL) -> tuple[Game, Warnings]:
    """The game in a folder with its errata (`all`, `none` or ids), and warnings; `strict` lets none pass.

    With `looks` also whether its counters can be drawn. ProblemsError with everything that is wrong.
    """
    problems: list[Problem] = []
    game: Game | None = None
    try:
        game, warnings = load_game(folder, errata)
        problems += (*warnings, *pinned.complaints(game))
    except ProblemsError as error:
        problems += error.problems
    problems += own_problems(found(folder, looks.given if looks else ()), game, looks.scale if looks else 1)
    problems += _of_the_style(folder, game, looks) if looks else ()
    if game is None or errors(problems) or (strict and problems):
        raise ProblemsError(problems)
    return game, tuple(sorted(set(problems)))


def _of_the_style(folder: Path, game: Game | None, looks: Looks) -> Warnings:
    try:
        style = load_style(looks.style, looks.art)
    except ProblemsError as error:
        return (*error.problems, *unknown_words(load_folder(folder), symbol_names(looks.art)))
    return tuple(art_problems(game, style) if game else unknown_words(load_folder(folder), style.symbols))


def check(
    folder: Path, looks: Looks | None = None, *, strict: bool = False, errata: str = ALL
) -> tuple[Game, Warnings]:
    """The game in a folder and its warnings, if it is sound and every piece has its id; else ProblemsError."""
    game, warnings = sound(folder, looks, strict=strict, errata=errata)
    lacking = ledger.missing(game)
    if lacking:
        where = Where(f"{game.id}/ledger.csv")
        told = [Problem(where, f'"{key}" has no id yet', "build gives it one") for key in lacking]
        raise ProblemsError([*warnings, *told])
    return game, warnings
