"""A game folder as the author left it: every file read, every complaint kept, nothing bound together yet."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from generator.data.schema import Record, read_record, read_table
from generator.data.schema_game import GameFile, KindsFile, MarkersFile, ScenarioFile, TurnsFile
from generator.data.schema_map import BoxesFile, GeographyFile, MapFile
from generator.data.schema_tables import LedgerRow, PlaceRow, PositionRow, UnitRow
from generator.data.source import read_csv, read_yaml
from generator.problems import Problem, ProblemsError, Where, did_you_mean

R = TypeVar("R", bound=Record)

NEEDED = ("game.yaml", "kinds.yaml", "turns.yaml", "map.yaml", "boxes.yaml", "units.csv", "positions.csv")
"""Files a game must have, besides the scenario that game.yaml names."""

OPTIONAL = ("markers.yaml", "geography.yaml", "places.csv", "ledger.csv")
"""Files a game can do without."""


@dataclass(frozen=True)
class Folder:
    """The records of a game folder; None or empty where a file is missing or cannot be read.

    `problems` is everything found wrong so far.
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
    units: tuple[UnitRow, ...]
    positions: tuple[PositionRow, ...]
    places: tuple[PlaceRow, ...]
    ledger: tuple[LedgerRow, ...]
    problems: tuple[Problem, ...]

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

    def _called(self, name: str) -> str:
        return f"{self.folder.name}/{name}"

    def _is_there(self, name: str) -> bool:
        path = self.folder / name
        if not path.exists() and name not in OPTIONAL:
            others = {p.name for p in path.parent.glob("*.*")}.difference(NEEDED, OPTIONAL)
            near = did_you_mean(path.name, others)
            self.problems.append(Problem(Where(self._called(name)), "there is no such file", near))
        return path.exists()


def load_folder(folder: Path) -> Folder:
    """Everything a game folder says; raises ProblemsError only if there is no such folder."""
    folder = folder.resolve()
    if not folder.is_dir():
        near = did_you_mean(folder.name, (p.name for p in folder.parent.glob("*") if p.is_dir()))
        raise ProblemsError([Problem(Where(folder.name), "there is no such folder", near)])
    read = _Reader(folder)
    game = read.record(GameFile, "game.yaml")
    return Folder(
        id=folder.name,
        game=game,
        kinds=read.record(KindsFile, "kinds.yaml"),
        turns=read.record(TurnsFile, "turns.yaml"),
        map=read.record(MapFile, "map.yaml"),
        boxes=read.record(BoxesFile, "boxes.yaml"),
        geography=read.record(GeographyFile, "geography.yaml"),
        markers=read.record(MarkersFile, "markers.yaml"),
        scenario=read.record(ScenarioFile, f"scenarios/{game.scenario}.yaml") if game else None,
        units=read.table(UnitRow, "units.csv"),
        positions=read.table(PositionRow, "positions.csv"),
        places=read.table(PlaceRow, "places.csv"),
        ledger=read.table(LedgerRow, "ledger.csv"),
        problems=tuple(read.problems),
    )
