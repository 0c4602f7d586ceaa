"""Errata for their author: a skeleton to fill in, and what each of them says and changes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from generator.data.errata import ALL, FOLDER, NONE
from generator.data.load import Folder, load_folder
from generator.data.overlay import touched
from generator.data.schema_errata import ErratumFile
from generator.model.resolve_editions import in_words
from generator.package.vmod import write_whole
from generator.problems import Problem, ProblemsError, Where

SKELETON = """\
# What was corrected, by whom and when. Delete what you do not need, and the marks (#) before what you do.

id: {id}
date: {day}
source:                     # where the correction was published
rules: []                   # the rules it touches, like ["2.52", "17.2"]
note:                       # a sentence for the change list that players read
version: {version}              # the module's version from here on

# units:                    # any column of units.csv; the printed value, as on the sheet
#   - {{id: {unit}, values: {value}}}

# kinds:                    # what all counters of a kind print
#   - {{id: {kind}, {face}: {value}}}

# commands:                 # the rule that reports cite, and what the help page says
#   - {{command: Eliminate, rule: "2.51", text: "..."}}

# summary:                  # the chart of rules, in your own words
#   - {{rule: "2.51", text: "..."}}

# start:                    # where units stand at the start: a hex, a box, a place of places.csv, or nowhere
#   - {{unit: {unit}, at: "0101"}}

# new:                      # every column of units.csv, and where the unit stands
#   - {{id: ..., name: ..., side: ..., kind: {kind}, start: "0101"}}

# withdrawn:                # it leaves the set-up too: `start: - {{unit: ..., at: nowhere}}`
#   - {{id: ...}}
"""


@dataclass(frozen=True)
class Listed:
    """An erratum as its author is told of it: what it says of itself, what it changes, what is wrong with it."""

    id: str
    day: date
    source: str
    applied: bool
    about: tuple[tuple[str, str], ...]
    changes: tuple[str, ...]
    problems: tuple[Problem, ...]


def told(folder: Path) -> tuple[Listed, ...]:
    """A game's errata by date, each laid over the game alone; ProblemsError if one of them cannot be read."""
    game = load_folder(folder)
    wrong = [problem for problem in game.problems if f"/{FOLDER}/" in problem.where.file]
    if wrong:
        raise ProblemsError(wrong)
    return tuple(_listed(game, one) for one in sorted(game.errata, key=lambda one: (one.day, one.id)))


def _listed(game: Folder, erratum: ErratumFile) -> Listed:
    alone, problems = touched(game, erratum)
    names = {row.id: row.name for row in (*alone.units, *alone.withdrawn)}
    changes = tuple(f"{change.where}: {in_words(change, names)}" for change in alone.changes)
    said = (("rules", ", ".join(erratum.rules)), ("note", erratum.note), ("version", erratum.version))
    about = tuple((name, text) for name, text in said if text)
    return Listed(erratum.id, erratum.day, erratum.source, erratum.apply, about, changes, problems)


def begin(folder: Path, id: str) -> Path:
    """Writes the skeleton of a new erratum; ProblemsError if there is one of that name."""
    path = folder / FOLDER / f"{id}.yaml"
    where = Where(f"{folder.name}/{FOLDER}/{id}.yaml")
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", id) or id in (NONE, ALL):
        raise ProblemsError([Problem(where, f'"{id}" cannot be the id of an erratum', "letters, digits and hyphens")])
    if path.exists():
        raise ProblemsError([Problem(where, "this erratum is there already", "edit it, or choose another id")])
    write_whole(path, skeleton(load_folder(folder), id).encode())
    return path


def skeleton(game: Folder, id: str) -> str:
    """A skeleton whose examples are units and kinds of the game; dated a day after the last word so far."""
    days = [one.day for one in game.errata] + ([game.game.day] if game.game and game.game.day else [])
    day = max(days, default=date(1999, 12, 31)) + timedelta(days=1)
    unit = game.units[0].id if game.units else "a-unit"
    kind, record = next(iter(game.kinds.kinds.items())) if game.kinds and game.kinds.kinds else ("a-kind", None)
    face = record.stages[0].face if record and record.stages else "full"
    numbers = game.game.numbers if game.game else 3
    value = "-".join((("12", "9", "2") * numbers)[:numbers])
    version = _next(game)
    return SKELETON.format(id=id, day=day, version=version, unit=unit, kind=kind, face=face, value=value)


def _next(game: Folder) -> str:
    """The version after the latest: its last number one higher."""
    versions = [one.version for one in game.errata if one.apply and one.version]
    versions += [game.game.version] if game.game else []
    latest = max((tuple(int(part) for part in v.split(".") if part.isdecimal()) for v in versions), default=(1, 0, 0))
    return ".".join(map(str, (*latest[:-1], latest[-1] + 1)))
