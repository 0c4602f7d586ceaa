"""Where every value of a game comes from; its estimates as a list to fill in, and that list fed back."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.data.cells import columns_of, with_cells
from generator.data.load import load_folder
from generator.data.schema import read_table
from generator.data.schema_tables import FillRow
from generator.data.source import read_csv, read_text
from generator.model.game import FaceKey, Game, Origin, Unit, Value
from generator.model.resolve_units import value_columns
from generator.model.values import typed_value
from generator.package.vmod import write_whole
from generator.problems import Problem, ProblemsError, Where, did_you_mean

ORIGINS: tuple[Origin, ...] = ("rules", "owner", "history", "estimate")
"""Where values come from, the surest first."""

UNITS = "units.csv"
COLUMNS = ("id", "name", "formation", "kind", "face", "estimate", "printed")


@dataclass(frozen=True, order=True)
class Sourced:
    """A value, where it stands, and who says so; `who` it is of, and how many units share it."""

    where: Where
    who: str
    what: str
    source: str
    count: int = 1


def by_origin(folder: Path, game: Game) -> dict[Origin, tuple[Sourced, ...]]:
    """Every value of a game by its origin, in the order of the author's files."""
    found: dict[Origin, list[Sourced]] = {origin: [] for origin in ORIGINS}
    for origin, one in (*_values(game), *_units(game), *_places(game), *_ground(folder, game)):
        found[origin].append(one)
    return {origin: tuple(sorted(listed)) for origin, listed in found.items()}


def _values(game: Game) -> Iterator[tuple[Origin, Sourced]]:
    """Printed values; one that many units take from their kind is told once."""
    shared = Counter(value.where for unit in game.units for _, value in unit.values)
    seen: set[tuple[Where, str]] = set()
    for unit in game.units:
        for face, value in unit.values:
            who = unit.name if shared[value.where] == 1 or UNITS in value.where.file else unit.kind
            if (value.where, face) not in seen or UNITS in value.where.file:
                count = sum(1 for other in game.units for f, v in other.values if v.where == value.where and f == face)
                yield value.origin, Sourced(value.where, who, f"{face} {value.text}", value.source, count)
            seen.add((value.where, face))


def _units(game: Game) -> Iterator[tuple[Origin, Sourced]]:
    for unit in game.units:
        yield unit.origin, Sourced(unit.where, unit.name, "is in the game", unit.source)


def _places(game: Game) -> Iterator[tuple[Origin, Sourced]]:
    names = {unit.id: unit.name for unit in game.units}
    for scenario in game.scenarios or (game.scenario,):
        for one in scenario.placements:
            what = f"stands in {one.location} ({scenario.title})"
            yield one.origin, Sourced(one.where, names.get(one.unit, one.unit), what, one.source)


def _ground(folder: Path, game: Game) -> Iterator[tuple[Origin, Sourced]]:
    told = load_folder(folder).geography
    lines = {record.id: record.at() for record in told.features} if told else {}
    for one in game.ground.features:
        yield one.origin, Sourced(lines[one.id], one.name or one.id, f"{one.kind} on the map", one.source)


def todo(game: Game) -> str:
    """The estimates as a table to fill in: one row a face of a unit, `printed` left blank."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(COLUMNS)
    for unit in game.units:
        for face, value in unit.values:
            if value.origin == "estimate":
                writer.writerow((unit.id, unit.name, unit.formation, unit.kind, face, value.text, ""))
    return buffer.getvalue()


@dataclass(frozen=True)
class Filled:
    """A value that was an estimate and is the owner's now."""

    unit: str
    face: str
    old: str
    new: str


def fill(folder: Path, game: Game, table: Path) -> tuple[Filled, ...]:
    """Writes the printed values of a filled list into units.csv; all else in it stays as the author left it.

    ProblemsError with everything that is wrong in the list, and nothing written.
    """
    rows, told = read_table(FillRow, read_csv(table, table.name))
    problems = list(told)
    cells, filled = _checked(game, [row for row in rows if row.printed], problems)
    path = folder / UNITS
    text = read_text(path, f"{folder.name}/{UNITS}")
    lacking = sorted({column for _, column in cells} - set(columns_of(text)))
    problems += (
        Problem(Where(f"{folder.name}/{UNITS}", 1), f'the column "{one}" is missing', "add it") for one in lacking
    )
    if problems:
        raise ProblemsError(problems)
    marked = path.read_bytes().startswith(b"\xef\xbb\xbf")
    write_whole(path, with_cells(text, cells).encode("utf-8-sig" if marked else "utf-8"))
    return tuple(filled)


def _checked(
    game: Game, rows: Sequence[FillRow], problems: list[Problem]
) -> tuple[Mapping[tuple[str, str], str], list[Filled]]:
    units, kinds = {unit.id: unit for unit in game.units}, {kind.name: kind for kind in game.kinds}
    cells: dict[tuple[str, str], str] = {}
    first: dict[tuple[str, str], FillRow] = {}
    filled: list[Filled] = []
    for row in rows:
        unit = units.get(row.id)
        known = value_columns(kinds[unit.kind].track) if unit else {}
        column = {face: name for name, face in known.items()}.get(_face(row))
        value = typed_value(row.printed, game.words.numbers, row.at("printed"))
        wrong = list(_wrong(row, unit, units, column, value, first))
        problems += wrong
        if not wrong and unit and column and isinstance(value, Value) and (row.id, column) not in cells:
            was = dict(unit.values).get(_face(row))
            if was is None or was.origin == "estimate":
                cells[row.id, column] = value.text
                filled.append(Filled(unit.name, row.face, was.text if was else "", value.text))
        first.setdefault((row.id, row.face), row)
    return cells, filled


def _face(row: FillRow) -> FaceKey:
    return row.face  # type: ignore[return-value]


def _wrong(
    row: FillRow,
    unit: Unit | None,
    units: Mapping[str, Unit],
    column: str | None,
    value: Value | Problem,
    first: Mapping[tuple[str, str], FillRow],
) -> Iterator[Problem]:
    """What is wrong with a row of a filled list."""
    if isinstance(value, Problem):
        yield value
        return
    if unit is None:
        yield Problem(row.at("id"), f'there is no unit "{row.id}"', did_you_mean(row.id, units))
        return
    if column is None:
        faces = ", ".join(face for face, _ in unit.values)
        yield Problem(row.at("face"), f'"{unit.name}" has no face "{row.face}"', f"it has {faces}")
        return
    if value.origin == "estimate":
        yield Problem(row.at("printed"), f"{row.printed} is an estimate still", "type the printed value without ~")
    before = first.get((row.id, row.face))
    if before is not None and "-".join(before.printed.split()) != "-".join(row.printed.split()):
        what = f"{unit.name} {row.face} is {row.printed} here, but {before.printed} in {before.at()}"
        yield Problem(row.at("printed"), what, "delete one")
    yield from _against(row, unit, value)


def _against(row: FillRow, unit: Unit, value: Value) -> Iterator[Problem]:
    """A value that is known already and is another."""
    known = dict(unit.values).get(_face(row))
    if known is not None and known.origin != "estimate" and known.text != value.text:
        what = f"{unit.name} {row.face} is {value.text} here, but {known.text} in {known.where}: {known.source}"
        yield Problem(row.at("printed"), what, "correct the one that is wrong")
