"""Where things are: the games, templates and counter art that come with the program, and an author's own."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path

from generator.art.folders import DEFAULT_STYLE, FOLDER, Looks
from generator.problems import Problem, ProblemsError, Where, did_you_mean

PACKAGE = Path(__file__).resolve().parent.parent
GAMES = PACKAGE / "games"
PROGRAM = "vmodgen"


def shipped(name: str) -> Path:
    """A data folder that comes with the program: in the package when installed, beside it in a checkout."""
    installed = PACKAGE / "_data" / name
    return installed if installed.is_dir() else PACKAGE.parent / name


def game_folder(game: str) -> Path:
    """The folder of a bundled game by its name, or of an author's by its path; ProblemsError if there is none."""
    bundled = sorted(path.name for path in GAMES.iterdir() if (path / "game.yaml").is_file())
    if game in bundled:
        return GAMES / game
    folder = Path(game)
    if folder.is_dir():
        return folder.resolve()
    hint = did_you_mean(game, bundled) or f"bundled games: {', '.join(bundled)}"
    raise ProblemsError([Problem(Where(game), "there is no such game, bundled or in a folder", hint)])


def templates(folder: Path) -> tuple[Path, ...]:
    """The folders templates are looked for in: the game's own first."""
    own = folder / "templates"
    return (own, shipped("templates")) if own.is_dir() else (shipped("templates"),)


def art(folder: Path) -> tuple[Path, ...]:
    """The folders styles and symbols are looked for in: the game's own, the player's own, those that come along."""
    own = (folder / FOLDER, user_config_path(PROGRAM, appauthor=False))
    return (*(path for path in own if path.is_dir()), shipped("counter_art"))


def looks(folder: Path, style: str = DEFAULT_STYLE, scale: int = 1, given: tuple[Path, ...] = ()) -> Looks:
    """What counters of a game are to look like."""
    return Looks(art(folder), style, scale, given)
