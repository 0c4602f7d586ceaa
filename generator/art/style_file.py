"""Style files become a style: read, checked with file and line, laid one over the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from generator.art.style import STYLE, Box, Lettering, Rule, Settings, Style
from generator.art.style_checks import style_problems
from generator.art.style_layers import Said, layers
from generator.art.style_schema import RuleRecord, SettingsRecord, StyleFile
from generator.art.symbol_file import load_symbols
from generator.art.symbols import Symbol
from generator.problems import Problem, ProblemsError

T = TypeVar("T")


def load_style(name: str, folders: Iterable[Path]) -> Style:
    """The style of that name; `folders` hold `styles/`, `symbols/` and `style.yaml`, earlier ones go first.

    Raises ProblemsError with everything that is wrong in any of its files.
    """
    folders = tuple(folders)
    chain: tuple[Said, ...] = ()
    symbols: Mapping[str, Symbol] = {}
    problems: list[Problem] = []
    try:
        chain = layers(name, folders)
    except ProblemsError as error:
        problems += error.problems
    try:
        symbols = load_symbols(folders)
    except ProblemsError as error:
        problems += error.problems
    style = _style(name, chain, symbols)
    problems += [problem for said in chain for problem in style_problems(said.data, style)]
    if problems:
        raise ProblemsError(problems)
    return style


def _style(name: str, chain: tuple[Said, ...], symbols: Mapping[str, Symbol]) -> Style:
    records = [said.record for said in chain]
    names, coloured = {said.name for said in chain}, _coloured(chain)
    sheet = Settings()
    for record in records:
        sheet = sheet.under(_settings(record))
    return Style(
        name=name,
        title=next((said.record.title for said in reversed(chain) if said.name == name and said.record.title), name),
        side=_last(75.0, (r.side for r in records)),
        corner=_last(8.0, (r.corner for r in records)),
        line=_last(1.6, (r.line for r in records)),
        sheet=sheet,
        rules=tuple(_rule(r) for record in records for r in record.rules if _meant(r, names)),
        tabs=_merged(r.tabs for r in coloured),
        palette=_last((), (r.palette or None for r in coloured)),
        flashes=_last((), (r.flashes or None for r in records)),
        short=_merged(r.short for r in records),
        symbols=symbols,
        emblems=_merged(r.emblems for r in records),
    )


def _coloured(chain: tuple[Said, ...]) -> list[StyleFile]:
    """The files that say which colours formations have; a style with `own_tabs: no` takes none laid over it."""
    wanted = _last(True, (said.record.own_tabs for said in chain))
    return [said.record for said in chain if wanted or said.record.own_tabs is not None]


def _meant(record: RuleRecord, names: set[str]) -> bool:
    """Whether a rule is for this style, or for one it extends."""
    return STYLE not in record.when or bool(names.intersection(record.when[STYLE]))


def _rule(record: RuleRecord) -> Rule:
    return Rule(tuple((name, words) for name, words in record.when.items() if name != STYLE), _settings(record))


def _settings(record: SettingsRecord) -> Settings:
    letters = {k: Lettering(**{f: getattr(v, f) for f in vars(Lettering())}) for k, v in record.letters.items()}
    boxes = {k: Box(*v) for k, v in record.boxes.items()}
    return Settings(record.colours, boxes, letters, record.labels, record.parts)


def _last(default: T, values: Iterable[T | None]) -> T:
    return [default, *(v for v in values if v is not None)][-1]


def _merged(mappings: Iterable[Mapping[str, str]]) -> dict[str, str]:
    return {key: value for mapping in mappings for key, value in mapping.items()}
