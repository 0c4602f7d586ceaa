"""Kinds and units: words of the author bound to step tracks, values inherited from the kind, each with its origin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar, cast, get_args

from generator.data.load import Folder
from generator.data.overlay_kinds import said_by
from generator.data.schema_game import KindRecord
from generator.data.schema_tables import UnitRow
from generator.model.game import Back, End, FaceKey, Kind, Origin, Stage, StepTrack, Unit, Value
from generator.model.values import typed_value, value_text
from generator.problems import Problem, Where, did_you_mean

L = TypeVar("L", bound=str)

STEP_FACES: tuple[FaceKey, ...] = ("full", "reduced", "remnant", "remnant-reduced", "ready")
"""Faces that show steps; the others are backs."""

_ANY_TRACK = StepTrack(tuple(Stage(0, face, "") for face in STEP_FACES[:4]), "steps", "eliminated", "")
"""Stands for the track of a kind that is not known, so that its units are read all the same."""


def kinds(folder: Folder, problems: list[Problem]) -> tuple[Kind, ...]:
    """Every kind of kinds.yaml."""
    records = folder.kinds.kinds if folder.kinds else {}
    numbers = folder.game.numbers if folder.game else 0
    return tuple(_kind(name, record, numbers, problems) for name, record in records.items())


def units(folder: Folder, known: Iterable[Kind], problems: list[Problem]) -> tuple[Unit, ...]:
    """Every unit of units.csv; of an unknown kind it prints only what its own row says."""
    return _units(folder, folder.units, known, problems)


def withdrawn(folder: Folder, known: Iterable[Kind], problems: list[Problem]) -> tuple[Unit, ...]:
    """The units that errata have taken out of the game."""
    return _units(folder, folder.withdrawn, known, problems)


def _units(folder: Folder, rows: Iterable[UnitRow], known: Iterable[Kind], problems: list[Problem]) -> tuple[Unit, ...]:
    by_name = {kind.name: kind for kind in known}
    numbers = folder.game.numbers if folder.game else 0
    errata = {one.at().file: said_by(one) for one in folder.applied}
    return tuple(_unit(row, by_name.get(row.kind), numbers, errata, problems) for row in rows)


def origin_of(word: str, where: Where, problems: list[Problem]) -> Origin:
    """An author's word for where something comes from; left out, it is the author's own."""
    return cast(Origin, one_of(word or "owner", get_args(Origin), "origin", where, problems))


def one_of(word: str, words: tuple[L, ...], what: str, where: Where, problems: list[Problem]) -> L:
    """The word, if it is one of those allowed; else a complaint and the first of them."""
    if word in words:
        return word
    hint = did_you_mean(word, words) or "one of " + ", ".join(words)
    problems.append(Problem(where, f'"{word}" is no {what}', hint))
    return words[0]


def _kind(name: str, record: KindRecord, numbers: int, problems: list[Problem]) -> Kind:
    faces = tuple(
        Stage(s.steps, one_of(s.face, STEP_FACES, "face that shows steps", s.at("face"), problems), s.rule)
        for s in record.stages
    )
    back = one_of(record.back, get_args(Back), "back", record.at("back"), problems)
    end = one_of(record.end, get_args(End), "end", record.at("end"), problems)
    track = StepTrack(faces, back, end, record.rule)
    values = _kind_values(record, track, numbers, problems)
    return Kind(name, record.title, track, values, record.infantry, record.pays, record.at())


def _kind_values(
    record: KindRecord, track: StepTrack, numbers: int, problems: list[Problem]
) -> tuple[tuple[FaceKey, Value], ...]:
    known = {stage.face for stage in track.stages}
    values: dict[FaceKey, Value] = {}
    for face, told in record.values.items():
        where = told.at("text")
        if face not in known:
            hint = did_you_mean(face, known) or "a value stands on a face of the step track"
            problems.append(Problem(told.at(), f'there is no face "{face}" on this step track', hint))
            continue
        text = value_text(told.text, numbers, where) if numbers else told.text
        if isinstance(text, Problem):
            problems.append(text)
        else:
            origin = origin_of(told.origin, told.at("origin"), problems)
            values[face] = Value(text, origin, told.source, where)
    return _in_order(track, values)


def _unit(row: UnitRow, kind: Kind | None, numbers: int, errata: Mapping[str, str], problems: list[Problem]) -> Unit:
    return Unit(
        id=row.id,
        name=row.name,
        side=row.side,
        service=row.service,
        kind=row.kind,
        symbol=row.symbol,
        size=row.size,
        formation=row.formation,
        parent=row.parent,
        division=row.division,
        values=_unit_values(row, kind, numbers, errata, problems),
        origin=origin_of(row.origin, row.at("origin"), problems),
        source=row.source,
        note=row.note,
        where=row.at(),
    )


def _unit_values(
    row: UnitRow, kind: Kind | None, numbers: int, errata: Mapping[str, str], problems: list[Problem]
) -> tuple[tuple[FaceKey, Value], ...]:
    track = kind.track if kind else _ANY_TRACK
    values = dict(kind.values) if kind else {}
    for face, (column, text) in _cells(row, track).items():
        value = typed_value(text, numbers, row.at(column)) if numbers else None
        if isinstance(value, Value):
            values[face] = _sourced(value, errata)
        elif value is not None:
            problems.append(value)
    for column, text in _strays(row, track):
        what = f'a unit of kind "{row.kind}" has no face for the column "{column}", which says "{text}"'
        problems.append(Problem(row.at(column), what, "leave the cell blank"))
    return _in_order(track, values)


def _sourced(value: Value, errata: Mapping[str, str]) -> Value:
    """A value that an erratum sets is a rule of the game, unless the erratum guesses too."""
    source = errata.get(value.where.file)
    if source is None or value.origin == "estimate":
        return value
    return replace(value, origin="rules", source=source)


def value_columns(track: StepTrack) -> dict[str, FaceKey]:
    """The columns of units.csv that a track has faces for; `values` is the front."""
    front, *others = (stage.face for stage in track.stages or _ANY_TRACK.stages)
    return {"values": front} | {face.replace("-", "_"): face for face in others}


def _cells(row: UnitRow, track: StepTrack) -> dict[FaceKey, tuple[str, str]]:
    cells = {face: (column, str(getattr(row, column, ""))) for column, face in value_columns(track).items()}
    return {face: cell for face, cell in cells.items() if cell[1]}


def _strays(row: UnitRow, track: StepTrack) -> list[tuple[str, str]]:
    columns = ("reduced", "remnant", "remnant_reduced")
    return [(c, getattr(row, c)) for c in columns if getattr(row, c) and c not in value_columns(track)]


def _in_order(track: StepTrack, values: Mapping[FaceKey, Value]) -> tuple[tuple[FaceKey, Value], ...]:
    return tuple((stage.face, values[stage.face]) for stage in track.stages if stage.face in values)
