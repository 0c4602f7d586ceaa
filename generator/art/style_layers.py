"""Which style files lie over which: a style over the one it extends, a game's `style.yaml` over styles from outside.

A file may extend a style of its own name: that of a later folder. So a player's `styles/modern.yaml` with
`extends: modern` changes the shipped one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.art.folders import called
from generator.art.style_schema import StyleFile
from generator.data.schema import read_record
from generator.data.source import Mapped, read_yaml
from generator.problems import Problem, ProblemsError, Where, did_you_mean

LAID_OVER = "style.yaml"
"""A folder's own word on every style that comes from a later folder."""

OF_THE_MAP = "map"
"""The style of maps lies beside those of counters."""


@dataclass(frozen=True)
class Said:
    """A style file as read: its record, and the words with their lines; `at` is the number of its folder."""

    name: str
    record: StyleFile
    data: Mapped
    at: int


def layers(name: str, folders: tuple[Path, ...]) -> tuple[Said, ...]:
    """The files that make a style, from the bottom up. Raises ProblemsError with what is wrong in each of them."""
    problems: list[Problem] = []
    chain = _chain(name, folders, 0, (), Where(f"styles/{name}.yaml"), problems)
    over = [_read(folder / LAID_OVER, folder, at, problems) for at, folder in enumerate(folders) if _is_laid(folder)]
    if problems:
        raise ProblemsError(problems)
    return tuple(_ordered(chain, [said for said in over if said]))


def style_names(folders: Iterable[Path]) -> tuple[str, ...]:
    """The styles there are."""
    return tuple(sorted({p.stem for folder in folders for p in (folder / "styles").glob("*.yaml")} - {OF_THE_MAP}))


def _is_laid(folder: Path) -> bool:
    return (folder / LAID_OVER).is_file()


def _ordered(chain: list[Said], over: list[Said]) -> Iterator[Said]:
    """What is laid over stands before the first style of its own folder or an earlier one."""
    waiting = sorted(over, key=lambda said: -said.at)
    for said in chain:
        while waiting and waiting[0].at >= said.at:
            yield waiting.pop(0)
        yield said
    yield from waiting


def _chain(
    name: str,
    folders: tuple[Path, ...],
    first: int,
    inside: tuple[Path, ...],
    asked: Where,
    problems: list[Problem],
) -> list[Said]:
    """The style's file after those it extends; the file itself is looked for from a folder on."""
    path, at = _found(name, folders, first)
    if path is None or path in inside:
        names = style_names(folders)
        told = did_you_mean(name, names) or f"there are {', '.join(names)}"
        itself = name in (one.stem for one in inside)
        what = ("extends itself", "") if itself else (f'no style is called "{name}"', told)
        problems.append(Problem(asked, *what))
        return []
    said = _read(path, folders[at], at, problems)
    if said is None or not said.record.extends:
        return [said] if said else []
    below = said.record.extends
    start = at + 1 if below == name else 0
    return [*_chain(below, folders, start, (*inside, path), said.record.at("extends"), problems), said]


def _found(name: str, folders: tuple[Path, ...], first: int) -> tuple[Path | None, int]:
    for at in range(first, len(folders)):
        path = folders[at] / "styles" / f"{name}.yaml"
        if name in style_names(folders[at : at + 1]):
            return path, at
    return None, 0


def _read(path: Path, folder: Path, at: int, problems: list[Problem]) -> Said | None:
    try:
        data = read_yaml(path, called(folder, path.relative_to(folder).as_posix()))
        record, found = read_record(StyleFile, data)
    except ProblemsError as error:
        record, found = None, error.problems
    if record is not None and path.name == LAID_OVER and path.parent == folder and record.extends:
        found = (
            *found,
            Problem(record.at("extends"), "what is laid over every style extends none", "delete this line"),
        )
    problems += found
    return Said(path.stem, record, data, at) if record is not None and not found else None
