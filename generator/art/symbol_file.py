"""Symbol files, counter_art/symbols/*.yaml: read and checked with file and line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pydantic import Field

from generator.art.symbols import Stroke, Symbol
from generator.data.schema import Named, Record, read_record
from generator.data.schema_map import Numbers, Points
from generator.data.source import read_yaml
from generator.problems import Problem, ProblemsError

SHAPES = ("line", "area", "dot", "ring", "arc", "word")


class StrokeRecord(Record):
    """One stroke: exactly one of the shapes, and how it is drawn. See `Stroke`."""

    line: Points = ()
    area: Points = ()
    dot: Points = ()
    ring: Points = ()
    arc: Points = ()
    word: Points = ()
    radius: Numbers = (0.0,)
    thick: float = 1.0
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
    found: dict[str, Symbol] = {}
    problems: list[Problem] = []
    for path in (p for folder in folders for p in sorted((folder / "symbols").glob("*.yaml"))):
        record, complaints = read_record(SymbolFile, read_yaml(path, f"symbols/{path.name}"))
        problems += complaints
        for name, symbol in record.symbols.items() if record else ():
            strokes = tuple(_stroke(stroke, problems) for stroke in symbol.strokes)
            found.setdefault(name, Symbol(name, symbol.framed, strokes))
    if problems:
        raise ProblemsError(problems)
    return found


def _stroke(record: StrokeRecord, problems: list[Problem]) -> Stroke:
    shapes = [shape for shape in SHAPES if getattr(record, shape)]
    if len(shapes) != 1 or len(record.turn) != 2 or not 1 <= len(record.radius) <= 2:
        problems.append(
            Problem(record.at(), f"a stroke is one of {', '.join(SHAPES)}; a turn has two numbers, a radius one or two")
        )
        return Stroke("line", ())
    points = getattr(record, shapes[0])
    start, end = record.turn
    return Stroke(
        shapes[0], points, (record.radius[0], record.radius[-1]), record.thick, (start, end), record.colour, record.text
    )
