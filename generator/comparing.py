"""Two editions for comparison: from module files, or from games with some of their errata, built in memory."""

from __future__ import annotations

from pathlib import Path

from generator.art.own import own_pictures
from generator.build import Tools, module_files
from generator.check import sound
from generator.diff import Seen, read_module
from generator.model import ledger
from generator.package.kept import kept_in
from generator.package.vmod import opened as unpacked
from generator.problems import Problem, ProblemsError, Where
from generator.vassal.opened import BUILD_FILE


def opened(path: Path) -> Seen:
    """The edition in a module file; ProblemsError if that is none."""
    files = unpacked(path)
    if BUILD_FILE not in files:
        raise ProblemsError([Problem(Where(path.name), f"there is no {BUILD_FILE} in it", "a .vmod file is wanted")])
    return read_module(path.name, files)


def made(label: str, folder: Path, errata: str, tools: Tools) -> Seen:
    """The edition that a build of a game with these errata would make; nothing is written but kept pictures."""
    game, _ = ledger.numbered(sound(folder, tools.looks, strict=False, errata=errata)[0])
    kept = kept_in(tools.kept, game.id)
    own = own_pictures(folder, game, tools.looks.given)
    return read_module(label, module_files(game, own, tools, kept, lambda what, done, total: None))
