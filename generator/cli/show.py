"""How things are said on a terminal: complaints, progress, the report of a build."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from generator.problems import Problem, errors

OUT = Console(soft_wrap=True, highlight=False)
ERR = Console(stderr=True, soft_wrap=True, highlight=False)

COLOURS = {"error": "bold red", "warning": "yellow"}


def complain(problems: Iterable[Problem], ending: str) -> None:
    """Every complaint on a line, and how many there were."""
    listed = sorted(set(problems))
    for one in listed:
        hint = f" ({escape(one.hint)})" if one.hint else ""
        level = f"[{COLOURS[one.level]}]{one.level}[/]"
        ERR.print(f"[bold]{escape(str(one.where))}[/]: {level}: {escape(one.what)}{hint}")
    count, bad = len(listed), len(errors(listed))
    ERR.print(f"{count} complaint{'s' * (count != 1)}, {bad} error{'s' * (bad != 1)}; {ending}")


def table(title: str, rows: Iterable[tuple[str, str]]) -> Table:
    """Two columns, names and figures."""
    made = Table(title=title, title_justify="left", show_header=False, box=None, padding=(0, 2, 0, 0))
    made.add_column(justify="left")
    made.add_column(justify="left")
    for name, value in rows:
        made.add_row(escape(name), escape(value))
    return made


class Ticker:
    """A progress bar that appears on a terminal and nowhere else."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=None)

    def __call__(self, what: str, done: int, total: int) -> None:
        """Shows that `done` of `total` are done."""
        self._progress.update(self._task, description=what, completed=done, total=total)


@contextmanager
def ticking() -> Iterator[Ticker]:
    """A progress bar for the time of a block."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal) as progress:
        yield Ticker(progress)
