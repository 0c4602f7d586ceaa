"""What can be wrong between a game and a style: symbols nobody drew, letters the typeface does not have."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art import fonts
from generator.art.style import Style
from generator.model.game import Game, Marker, Unit
from generator.problems import Problem, did_you_mean


def art_problems(game: Game, style: Style) -> Iterator[Problem]:
    """Every complaint about drawing this game in this style, with the line of the game's own file."""
    symbols = {name for name in style.symbols if not name.startswith("size-")}
    sizes = {name.removeprefix("size-") for name in style.symbols if name.startswith("size-")}
    for unit in game.units:
        if unit.symbol not in symbols:
            yield Problem(unit.where, f'no symbol is called "{unit.symbol}"', did_you_mean(unit.symbol, symbols))
        if unit.size and unit.size not in sizes:
            yield Problem(unit.where, f'no mark of size is called "{unit.size}"', did_you_mean(unit.size, sizes))
        yield from _letters(unit, (unit.name, unit.formation, unit.parent, *(v.text for _, v in unit.values)))
    for marker in game.markers:
        yield from _letters(marker, (marker.name, marker.text))


def _letters(owner: Unit | Marker, texts: tuple[str, ...]) -> Iterator[Problem]:
    missing = fonts.missing("".join(texts))
    if missing:
        what = f'the typeface has no "{missing}"; a box is drawn instead'
        yield Problem(owner.where, what, level="warning")
