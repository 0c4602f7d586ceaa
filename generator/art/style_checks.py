"""What can be wrong in a style file: words that name nothing, each complaint with its line and a proposal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any

from generator.art import fonts
from generator.art.style import COMPUTED, FACTS, HEX, PARTS, STYLE, TEXTS, Style, colour
from generator.data.source import Mapped, Spot
from generator.problems import Problem, Where, did_you_mean

_EMPTY = Mapped({}, Spot(Where("")))


def style_problems(data: Mapped, style: Style) -> Iterator[Problem]:
    """Every complaint about a style file, given the whole style it makes with those it extends."""
    rules: Any = data.entries.get("rules", [])
    settings = [style.sheet, *(rule.settings for rule in style.rules)]
    texts = {name for s in settings for name in s.letters}
    for block in (data, *rules):
        colours = {name for s in settings for name in s.colours} | set(COMPUTED)
        yield from _colours(block, colours)
        yield from _letters(block, colours)
        yield from _labels(block)
        yield from _named(block, "parts", {*PARTS, *texts}, "a counter has no part")
    for rule in rules:
        yield from _named(rule, "when", {*FACTS, STYLE}, "a rule cannot ask for")
    for key in ("tabs", "palette", "flashes"):
        for word, where in _values(data, key):
            if not HEX.fullmatch(word):
                yield Problem(where, f'"{word}" is no colour', 'write it like "#3f6fb3", in quotes')
    boxes = {name for s in settings for name in s.boxes}
    for part in dict.fromkeys(part for s in settings for part in s.parts):
        if part in texts and part not in boxes:
            yield Problem(data.spot.where, f'the text "{part}" has no box')
    for symbol, where in _values(data, "emblems"):
        if symbol not in style.symbols:
            yield Problem(where, f'no symbol is called "{symbol}"', did_you_mean(symbol, style.symbols))


def _colours(block: Mapped, names: set[str]) -> Iterator[Problem]:
    mapping = block.entries.get("colours", _EMPTY)
    for name, word in mapping.entries.items():
        yield from _colour(word, names, mapping.spot.of(name))


def _colour(word: str, names: set[str], where: Where) -> Iterator[Problem]:
    try:
        colour(dict.fromkeys(names, "#000000"), word)
    except KeyError as error:
        unknown = str(error.args[0])
        hint = did_you_mean(unknown, names) or 'write it like "#3f6fb3", in quotes'
        yield Problem(where, f'"{unknown}" is no colour', hint)


def _letters(block: Mapped, colours: set[str]) -> Iterator[Problem]:
    for lettering in block.entries.get("letters", _EMPTY).entries.values():
        said: Mapping[str, str] = lettering.entries
        if said.get("colour"):
            yield from _colour(said["colour"], colours, lettering.spot.of("colour"))
        for key in ("font", "estimate"):
            if said.get(key) and said[key] not in fonts.faces():
                hint = did_you_mean(said[key], fonts.faces())
                yield Problem(lettering.spot.of(key), f'the typeface has no "{said[key]}"', hint)
        if said.get("anchor", "m") not in ("l", "m", "r"):
            yield Problem(lettering.spot.of("anchor"), f'"{said["anchor"]}" is no anchor', "l, m or r")


def _labels(block: Mapped) -> Iterator[Problem]:
    mapping = block.entries.get("labels", _EMPTY)
    for name, text in mapping.entries.items():
        try:
            fields = [part for part in Formatter().parse(text) if part[1] is not None]
        except ValueError:
            yield Problem(mapping.spot.of(name), f'the braces in "{text}" do not match')
            continue
        for _, field, form, conversion in fields:
            word = f"{field}{'!' if conversion else ''}{conversion or ''}{':' if form else ''}{form}"
            if word not in TEXTS:
                yield Problem(mapping.spot.of(name), f'a text cannot name "{word}"', did_you_mean(word, TEXTS))


def _named(block: Mapped, key: str, known: set[str], what: str) -> Iterator[Problem]:
    said = block.entries.get(key, [])
    words = said.entries if isinstance(said, Mapped) else _listed(said)
    for word in words:
        if word not in known:
            where = said.spot.of(word) if isinstance(said, Mapped) else block.spot.of(key)
            yield Problem(where, f'{what} "{word}"', did_you_mean(word, known))


def _values(block: Mapped, key: str) -> Iterator[tuple[str, Where]]:
    said = block.entries.get(key, [])
    if isinstance(said, Mapped):
        yield from ((word, said.spot.of(name)) for name, word in said.entries.items())
    else:
        yield from ((word, block.spot.of(key)) for word in _listed(said))


def _listed(said: Any) -> list[str]:
    return [word.strip() for word in said.split(",") if word.strip()] if isinstance(said, str) else list(said)
