"""A game folder's records while errata are laid over them, and what was changed by whom."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import NamedTuple

from generator.data.commands import WORDS, CommandWords, with_record
from generator.data.errata import Change, Subject
from generator.data.load import Folder
from generator.data.schema_errata import ErratumFile
from generator.data.schema_game import KindRecord
from generator.data.schema_tables import PositionRow, UnitRow
from generator.problems import Problem, Where, errors


class Told(NamedTuple):
    """A thing said: the text, and the line that says it."""

    text: str
    where: Where


class Layers:
    """Takes changes one by one, keeps what was said last, and complains where two words of one day contradict."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.game = folder.game
        self.columns: dict[str, str] = {id: scenario.column for id, scenario in folder.scenarios.items()}
        self.units: list[UnitRow] = list(folder.units)
        self.positions: list[PositionRow] = list(folder.positions)
        self.kinds: dict[str, KindRecord] = dict(folder.kinds.kinds) if folder.kinds else {}
        self.words: dict[str, CommandWords] = _words(folder)
        self.withdrawn: dict[str, tuple[UnitRow, Where]] = {}
        self.changes: list[Change] = []
        self.problems: list[Problem] = []
        self._said: dict[tuple[Subject, str, str], tuple[date, Told]] = {}

    def says(
        self, erratum: ErratumFile, subject: Subject, id: str, field: str, before: Told, now: Told, called: str = ""
    ) -> bool:
        """Whether this is a change; then it is kept, else it is a complaint. `called` is what the message calls it."""
        name = called or f'"{field}" of {id}'
        day, said = self._said.get((subject, id, field), (None, before))
        self._said[subject, id, field] = (erratum.day, now)
        if day == erratum.day and said.text != now.text:
            what = f'{name} is "{now.text}" here, but "{said.text}" in {said.where}, which has the same date'
            self.problems.append(Problem(now.where, what, "delete one, or date the later word later"))
            return False
        if before.text == now.text:
            what = f'{name} is "{now.text}" already, see {before.where}; this changes nothing'
            self.problems.append(Problem(now.where, what, level="warning"))
            return False
        change = Change(erratum.id, subject, id, field, before.text, now.text, now.where, before.where)
        self.changes.append(change)
        return True

    def complain(self, where: Where, what: str, hint: str = "") -> None:
        """A complaint that stops the build."""
        self.problems.append(Problem(where, what, hint))

    def number_of(self, unit: str) -> int | None:
        """The row of a unit, None if there is none."""
        return next((number for number, row in enumerate(self.units) if row.id == unit), None)

    def silent_about(self, erratum: ErratumFile) -> bool:
        """Whether an erratum neither changed anything nor was complained about."""
        wrong = any(one.where.file == erratum.at().file for one in errors(self.problems))
        return not wrong and not any(one.erratum == erratum.id for one in self.changes)

    def folded(self, applied: tuple[ErratumFile, ...]) -> Folder:
        """The folder as it is now."""
        kinds = self.folder.kinds
        return replace(
            self.folder,
            game=self.game,
            kinds=kinds.model_copy(update={"kinds": self.kinds}) if kinds else None,
            units=tuple(self.units),
            positions=tuple(self.positions),
            applied=applied,
            withdrawn=tuple(row for row, _ in self.withdrawn.values()),
            words=self.words,
            changes=tuple(self.changes),
            problems=(*self.folder.problems, *self.problems),
        )


def _words(folder: Folder) -> dict[str, CommandWords]:
    records = folder.commands.commands if folder.commands else ()
    known = [record for record in records if record.command in WORDS]
    return {**WORDS, **{record.command: with_record(WORDS[record.command], record) for record in known}}
