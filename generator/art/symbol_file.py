"""Symbol files, counter_art/symbols/*.yaml: read and checked with file and line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from generator.art.folders import called
from generator.art.symbols import INKS, Stroke, Symbol
from generator.data.schema import Named, Record, read_record
from generator.data.schema_map import Numbers, Points
from generator.data.source import read_yaml
from generator.problems import Problem, ProblemsError, did_you_mean

SHAPES = ("line", "area", "dot", "ring", "arc", "word")


def _near(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    if any(abs(v) > 5 for point in points for v in point):
        raise ValueError("must lie near the box: x and y run from 0 to 1 across it")
    return points


Near = Annotated[Points, AfterValidator(_near)]


class StrokeRecord(Record):
    """One stroke: exactly one of the shapes, and how it is drawn. See `Stroke`."""

    line: Near = ()
    area: Near = ()
    dot: Near = ()
    ring: Near = ()
    arc: Near = ()
    word: Near = ()
    radius: Numbers = (0.0,)
    thick: Annotated[float, Field(ge=0, le=20)] = 1.0
    turn: Numbers = (0.0, 360.0)
    colour: str = "ink"
    text: str = ""


class SymbolRecord(Record):
    """A symbol: its strokes, and whether it stands in a frame."""

    title: str = ""
    framed: bool = True
    strokes: tuple[StrokeRecord, ...]


class SymbolFile(Record):
    """counter_art/symbols/*.yaml: symbols by name, and where their shapes come from."""

    source: str
    symbols: Named[SymbolRecord] = Field(default_factory=dict)


def load_symbols(folders: Iterable[Path]) -> dict[str, Symbol]:
    """Every symbol of `symbols/*.yaml` in some folders, earlier folders first. Raises ProblemsError."""
    found, problems = _read(folders)
    if problems:
        raise ProblemsError(problems)
    return found


def symbol_names(folders: Iterable[Path]) -> tuple[str, ...]:
    """The symbols there are, as far as their files can be read."""
    return tuple(_read(folders)[0])


def _read(folders: Iterable[Path]) -> tuple[dict[str, Symbol], list[Problem]]:
    found: dict[str, Symbol] = {}
    problems: list[Problem] = []
    for folder, path in ((f, p) for f in folders for p in sorted((f / "symbols").glob("*.yaml"))):
        try:
            record, complaints = read_record(SymbolFile, read_yaml(path, called(folder, f"symbols/{path.name}")))
        except ProblemsError as error:
            record, complaints = None, error.problems
        problems += complaints
        for name, symbol in record.symbols.items() if record else ():
            strokes = tuple(_stroke(stroke, problems) for stroke in symbol.strokes)
            found.setdefault(name, Symbol(name, symbol.framed, strokes))
    return found, problems


def _stroke(record: StrokeRecord, problems: list[Problem]) -> Stroke:
    shapes = [shape for shape in SHAPES if getattr(record, shape)]
    if len(shapes) != 1 or len(record.turn) != 2 or not 1 <= len(record.radius) <= 2:
        problems.append(
            Problem(record.at(), f"a stroke is one of {', '.join(SHAPES)}; a turn has two numbers, a radius one or two")
        )
        return Stroke("line", ())
    if record.colour not in INKS:
        hint = did_you_mean(record.colour, INKS) or f"there are {', '.join(INKS)}"
        problems.append(Problem(record.at("colour"), f'a stroke has no colour "{record.colour}"', hint))
    problems += _lacking(record, shapes[0])
    points = getattr(record, shapes[0])
    start, end = record.turn
    return Stroke(
        shapes[0], points, (record.radius[0], record.radius[-1]), record.thick, (start, end), record.colour, record.text
    )


def _lacking(record: StrokeRecord, shape: str) -> Iterator[Problem]:
    """What a shape needs beside its points."""
    fewest = {"line": 2, "area": 3}.get(shape, 1)
    if len(getattr(record, shape)) < fewest:
        yield Problem(record.at(shape), f"this has fewer than {fewest} points")
    if shape in ("dot", "ring", "arc", "word") and not 0 < min(record.radius) <= max(record.radius) <= 5:
        yield Problem(record.at(shape), f"a stroke of this shape ({shape}) wants a radius, above 0 and up to 5")
    if shape == "word" and not record.text:
        yield Problem(record.at("word"), "a word wants a text")
