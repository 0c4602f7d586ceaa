"""A game folder as the author left it: every file read, every complaint kept, nothing bound together yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from generator.data.commands import CommandWords
from generator.data.errata import ALL, NONE, Change
from generator.data.errata import FOLDER as ERRATA
from generator.data.scan import Scan, read_scan
from generator.data.schema import Record, read_record, read_table
from generator.data.schema_errata import ErratumFile
from generator.data.schema_game import CommandsFile, GameFile, KindsFile, MarkersFile, ScenarioFile, TurnsFile
from generator.data.schema_map import BoxesFile, GeographyFile, MapFile
from generator.data.schema_tables import LedgerRow, PlaceRow, PositionRow, StateRow, UnitRow
from generator.data.source import read_csv, read_yaml
from generator.problems import Problem, ProblemsError, Where, did_you_mean

R = TypeVar("R", bound=Record)

NEEDED = ("game.yaml", "kinds.yaml", "turns.yaml", "map.yaml", "boxes.yaml", "units.csv", "positions.csv")
"""Files a game must have, besides the scenario that game.yaml names."""

OPTIONAL = ("markers.yaml", "commands.yaml", "geography.yaml", "places.csv", "ledger.csv", "state.csv")
"""Files a game can do without."""


@dataclass(frozen=True)
class Folder:
    """The records of a game folder; None or empty where a file is missing or cannot be read.

    `problems` is everything found wrong so far. `errata` are all there are, applied or not; `applied`, `withdrawn`,
    `words` and `changes` are empty until they are laid over the rest (overlay).
    """

    id: str
    game: GameFile | None
    kinds: KindsFile | None
    turns: TurnsFile | None
    map: MapFile | None
    boxes: BoxesFile | None
    geography: GeographyFile | None
    markers: MarkersFile | None
    scenario: ScenarioFile | None
    scenarios: Mapping[str, ScenarioFile]
    scan: Scan | None
    units: tuple[UnitRow, ...]
    positions: tuple[PositionRow, ...]
    places: tuple[PlaceRow, ...]
    ledger: tuple[LedgerRow, ...]
    problems: tuple[Problem, ...]
    state: tuple[StateRow, ...] = ()
    commands: CommandsFile | None = None
    errata: tuple[ErratumFile, ...] = ()
    applied: tuple[ErratumFile, ...] = ()
    withdrawn: tuple[UnitRow, ...] = ()
    words: Mapping[str, CommandWords] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()

    def file(self, name: str) -> Where:
        """A file of this folder as a whole."""
        return Where(f"{self.id}/{name}")

    def sound(self, *names: str) -> bool:
        """Whether nothing is wrong so far with these files, so that what follows from them can be judged."""
        wrong = {problem.where.file for problem in self.problems}
        return not any(self.file(name).file in wrong for name in names)


class _Reader:
    """Reads the files of one folder and keeps what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.problems = folder, list[Problem]()

    def record(self, model: type[R], name: str) -> R | None:
        if not self._is_there(name):
            return None
        try:
            record, problems = read_record(model, read_yaml(self.folder / name, self._called(name)))
        except ProblemsError as error:
            record, problems = None, error.problems
        self.problems += problems
        return record

    def table(self, model: type[R], name: str) -> tuple[R, ...]:
        if not self._is_there(name):
            return ()
        try:
            rows, problems = read_table(model, read_csv(self.folder / name, self._called(name)))
        except ProblemsError as error:
            rows, problems = (), error.problems
        self.problems += problems
        return rows

    def errata(self) -> tuple[ErratumFile, ...]:
        names = sorted(f"{ERRATA}/{path.name}" for path in (self.folder / ERRATA).glob("*.yaml"))
        read = [record for name in names if (record := self.record(ErratumFile, name)) is not None]
        self.problems += (misnamed for one in read for misnamed in _misnamed(one))
        return tuple(read)

    def _called(self, name: str) -> str:
        return f"{self.folder.name}/{name}"

    def _is_there(self, name: str) -> bool:
        path = self.folder / name
        if not path.exists() and name not in OPTIONAL:
            others = {p.name for p in path.parent.glob("*.*")}.difference(NEEDED, OPTIONAL)
            near = did_you_mean(path.name, others)
            self.problems.append(Problem(Where(self._called(name)), "there is no such file", near))
        return path.exists()


def _misnamed(erratum: ErratumFile) -> Iterator[Problem]:
    name = Path(erratum.at().file).stem
    if erratum.id != name or name in (NONE, ALL):
        hint = f"its file is called {name}.yaml" if erratum.id != name else "none and all mean something else"
        yield Problem(erratum.at("id"), f'"{erratum.id}" cannot be the id of this erratum', hint)


def load_folder(folder: Path) -> Folder:
    """Everything a game folder says; raises ProblemsError only if there is no such folder."""
    folder = folder.resolve()
    if not folder.is_dir():
        near = did_you_mean(folder.name, (p.name for p in folder.parent.glob("*") if p.is_dir()))
        raise ProblemsError([Problem(Where(folder.name), "there is no such folder", near)])
    read = _Reader(folder)
    game = read.record(GameFile, "game.yaml")
    scenarios = _scenarios(read, game) if game else {}
    return Folder(
        id=folder.name,
        game=game,
        kinds=read.record(KindsFile, "kinds.yaml"),
        turns=read.record(TurnsFile, "turns.yaml"),
        map=read.record(MapFile, "map.yaml"),
        boxes=read.record(BoxesFile, "boxes.yaml"),
        geography=read.record(GeographyFile, "geography.yaml"),
        markers=read.record(MarkersFile, "markers.yaml"),
        scenario=scenarios.get(game.scenario) if game else None,
        scenarios=scenarios,
        scan=read_scan(folder, game.map if game else None, read.problems),
        units=read.table(UnitRow, "units.csv"),
        positions=read.table(PositionRow, "positions.csv"),
        places=read.table(PlaceRow, "places.csv"),
        ledger=read.table(LedgerRow, "ledger.csv"),
        state=read.table(StateRow, "state.csv"),
        commands=read.record(CommandsFile, "commands.yaml"),
        errata=read.errata(),
        problems=tuple(read.problems),
    )


def _scenarios(read: _Reader, game: GameFile) -> dict[str, ScenarioFile]:
    """Every scenario that game.yaml names and that can be read, in its order."""
    names = tuple(dict.fromkeys((*game.scenarios, game.scenario)))
    found = {name: read.record(ScenarioFile, f"scenarios/{name}.yaml") for name in names}
    return {name: record for name, record in found.items() if record is not None}
