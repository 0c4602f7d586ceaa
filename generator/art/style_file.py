"""Style and symbol files: read, checked with file and line, and laid over what they extend."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import BeforeValidator, Field

from generator.art.style import Box, Lettering, Rule, Settings, Style
from generator.art.style_checks import style_problems
from generator.art.symbol_file import load_symbols
from generator.data.schema import Named, Record, read_record
from generator.data.schema_game import Words
from generator.data.source import Mapped, read_yaml
from generator.problems import Problem, ProblemsError, Where, did_you_mean

T = TypeVar("T")


def _box(value: object) -> object:
    numbers = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(numbers, list) or len(numbers) != 4:
        raise ValueError("must be four numbers: left, top, width, height")
    return numbers


FourNumbers = Annotated[tuple[float, float, float, float], BeforeValidator(_box)]


class LetteringRecord(Record):
    """How a text is set; see `Lettering`."""

    font: str | None = None
    size: float | None = None
    colour: str | None = None
    estimate: str | None = None
    spacing: float | None = None
    lines: int | None = None
    capitals: bool | None = None
    anchor: str | None = None
    angle: float | None = None


class SettingsRecord(Record):
    """Colours, boxes, texts and parts, by name."""

    colours: Named[str] = Field(default_factory=dict)
    boxes: Named[FourNumbers] = Field(default_factory=dict)
    letters: Named[LetteringRecord] = Field(default_factory=dict)
    labels: Named[str] = Field(default_factory=dict)
    parts: Words = ()


class RuleRecord(SettingsRecord):
    """Settings for the counters that `when` describes."""

    when: Named[Words]


class StyleFile(SettingsRecord):
    """counter_art/styles/*.yaml: a style, or what it changes in the style it extends."""

    title: str = ""
    extends: str = ""
    side: float | None = Field(default=None, gt=0)
    corner: float | None = None
    line: float | None = None
    rules: tuple[RuleRecord, ...] = ()
    tabs: Named[str] = Field(default_factory=dict)
    palette: Words = ()
    flashes: Words = ()
    short: Named[str] = Field(default_factory=dict)


class _Said:
    """A style file as read: its record and the words with their lines."""

    def __init__(self, name: str, record: StyleFile, data: Mapped) -> None:
        self.name, self.record, self.data = name, record, data


def load_style(name: str, folders: Iterable[Path]) -> Style:
    """The style of that name; `folders` hold `styles/` and `symbols/`, earlier ones go first. Raises ProblemsError."""
    folders = tuple(folders)
    chain = _chain(name, folders, ())
    symbols = load_symbols(folders)
    records = [said.record for said in chain]
    sheet = Settings()
    for record in records:
        sheet = sheet.under(_settings(record))
    style = Style(
        name=name,
        title=records[-1].title or name,
        side=_last(75.0, (r.side for r in records)),
        corner=_last(8.0, (r.corner for r in records)),
        line=_last(1.6, (r.line for r in records)),
        sheet=sheet,
        rules=tuple(Rule(tuple(r.when.items()), _settings(r)) for record in records for r in record.rules),
        tabs=_merged(r.tabs for r in records),
        palette=_last((), (r.palette or None for r in records)),
        flashes=_last((), (r.flashes or None for r in records)),
        short=_merged(r.short for r in records),
        symbols=symbols,
    )
    problems = [problem for said in chain for problem in style_problems(said.data, style)]
    if problems:
        raise ProblemsError(problems)
    return style


def _chain(name: str, folders: tuple[Path, ...], inside: tuple[str, ...]) -> list[_Said]:
    """The style's file after those it extends."""
    paths = {p.stem: p for folder in reversed(folders) for p in sorted((folder / "styles").glob("*.yaml"))}
    where = Where(f"styles/{name}.yaml")
    if name not in paths or name in inside:
        what = "extends itself" if name in inside else f'no style is called "{name}"'
        raise ProblemsError([Problem(where, what, did_you_mean(name, paths))])
    data = read_yaml(paths[name], where.file)
    record, problems = read_record(StyleFile, data)
    if record is None or problems:
        raise ProblemsError(problems)
    below = _chain(record.extends, folders, (*inside, name)) if record.extends else []
    return [*below, _Said(name, record, data)]


def _settings(record: SettingsRecord) -> Settings:
    letters = {k: Lettering(**{f: getattr(v, f) for f in vars(Lettering())}) for k, v in record.letters.items()}
    boxes = {k: Box(*v) for k, v in record.boxes.items()}
    return Settings(record.colours, boxes, letters, record.labels, record.parts)


def _last(default: T, values: Iterable[T | None]) -> T:
    return [default, *(v for v in values if v is not None)][-1]


def _merged(mappings: Iterable[Mapping[str, str]]) -> dict[str, str]:
    return {key: value for mapping in mappings for key, value in mapping.items()}
