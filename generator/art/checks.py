"""What can be wrong between a game and a style: symbols nobody drew, letters the typeface does not have."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from generator.art import fonts
from generator.art.compose import sides
from generator.art.compose_parts import NEEDS
from generator.art.look import Look, dress, look, marker_look
from generator.art.style import COMPUTED, Style
from generator.data.load import Folder
from generator.model.game import Game, Marker, Unit
from generator.model.steps import printed_faces
from generator.problems import Problem, Where, did_you_mean

SIZE = "size-"
"""How the symbols for sizes begin."""


def art_problems(game: Game, style: Style) -> Iterator[Problem]:
    """Every complaint about drawing this game in this style, with the line of the game's own file."""
    for unit in game.units:
        yield from _unknown(unit.symbol, unit.size, style.symbols, unit.where)
        yield from _letters(unit, (unit.name, unit.formation, unit.parent, *(v.text for _, v in unit.values)))
    for marker in game.markers:
        yield from _letters(marker, (marker.name, marker.text))
    known = {unit.symbol for unit in game.units}, {f"{SIZE}{unit.size}" for unit in game.units}
    yield from sorted({problem for one in _looks(game, style) for problem in _lacking(one, known[0] | known[1])})


def unknown_words(folder: Folder, drawn: Collection[str]) -> Iterator[Problem]:
    """Symbols and sizes in a table of units that nobody drew, for a game that cannot be bound.

    Words that the game itself does not list are told where it is bound.
    """
    listed = folder.game.symbols if folder.game else ()
    for row in folder.units:
        if row.symbol in listed or not listed:
            yield from _unknown(row.symbol, row.size, drawn, row.at())


def _unknown(symbol: str, size: str, drawn: Collection[str], where: Where) -> Iterator[Problem]:
    symbols = {name for name in drawn if not name.startswith(SIZE)}
    sizes = {name.removeprefix(SIZE) for name in drawn if name.startswith(SIZE)}
    if symbol not in symbols:
        yield Problem(where, f'no symbol is called "{symbol}"', did_you_mean(symbol, symbols))
    if size and size not in sizes:
        yield Problem(where, f'no mark of size is called "{size}"', did_you_mean(size, sizes))


def _letters(owner: Unit | Marker, texts: tuple[str, ...]) -> Iterator[Problem]:
    missing = fonts.missing("".join(texts))
    if missing:
        what = f'the typeface has no "{missing}"; a box is drawn instead'
        yield Problem(owner.where, what, level="warning")


def _looks(game: Game, style: Style) -> Iterator[Look]:
    wardrobe, kinds = dress(style, game.units, sides(game)), {kind.name: kind for kind in game.kinds}
    for unit in game.units:
        kind = kinds.get(unit.kind)
        yield from (look(wardrobe, unit, kind, face) for face in printed_faces(kind.track)) if kind else ()
    yield from map(partial(marker_look, style), game.markers)


def _lacking(one: Look, of_units: set[str]) -> Iterator[Problem]:
    """What the parts of a face want and its style does not have; symbols that units ask for are told elsewhere."""
    settings, where = one.settings, Where(f"styles/{one.style.name}.yaml")
    for part in settings.parts:
        boxes, colours = NEEDS.get(
            part, ((part,), (settings.letters[part].colour or "ink",) if part in settings.letters else ())
        )
        for box in boxes:
            if box not in settings.boxes:
                yield Problem(where, f'"{part}" has no box "{box}"', did_you_mean(box, settings.boxes))
        for colour in colours:
            try:
                one.colour(colour)
            except KeyError as error:
                what = f'"{part}" wants the colour "{error.args[0]}", which is not there'
                yield Problem(where, what, did_you_mean(str(error.args[0]), {*settings.colours, *COMPUTED}))
        if part not in NEEDS and part not in settings.letters:
            yield Problem(where, f'nothing says how the text "{part}" is set', "letters: ...")
    for part in {"symbol", "picture", "size"}.intersection(settings.parts):
        name = one.text(part)
        if name not in one.style.symbols and name not in of_units and name not in ("", SIZE):
            yield Problem(where, f'no symbol is called "{name}"', did_you_mean(name, one.style.symbols))
