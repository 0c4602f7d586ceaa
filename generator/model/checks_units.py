"""Rules about units: their ids, names, words and numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from unicodedata import category

from generator.model.game import Game, Marker, Unit
from generator.model.ledger import things
from generator.problems import Problem, Where, did_you_mean

_UNPRINTABLE = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def an_id_is_one_unit_or_marker(game: Game) -> Iterator[Problem]:
    """An id belongs to one unit or marker, in capitals or not: pictures are named after it."""
    seen: dict[str, Unit | Marker] = {}
    for thing in things(game):
        first = seen.setdefault(thing.id.casefold(), thing)
        if first is not thing:
            same = "" if first.id == thing.id else f' (there written "{first.id}"; some file systems see no difference)'
            yield Problem(thing.where, f'the id "{thing.id}" is taken, see {first.where}{same}')


def an_id_makes_a_file_name(game: Game) -> Iterator[Problem]:
    """An id is letters, digits, hyphens and underscores: it becomes part of a picture's name."""
    for thing in things(game):
        if not re.fullmatch(r"[A-Za-z0-9_-]+", thing.id):
            hint = "letters a to z, digits, - and _; the name may hold anything"
            yield Problem(thing.where, f'"{thing.id}" cannot be an id', hint)


def a_name_is_one_unit(game: Game) -> Iterator[Problem]:
    """A name belongs to one unit: players call it so."""
    seen: dict[str, Unit] = {}
    for unit in game.units:
        first = seen.setdefault(unit.name, unit)
        if first is not unit:
            yield Problem(unit.where, f'the name "{unit.name}" is taken, see {first.where}')


def a_name_can_be_printed(game: Game) -> Iterator[Problem]:
    """Names hold any printable text, but are not blank and do not end in a backslash, which VASSAL takes for a mark."""
    for thing in things(game):
        yield from _printable(thing.where, "name", thing.name, blank=False)
    for unit in game.units:
        yield from _printable(unit.where, "formation", unit.formation)
        yield from _printable(unit.where, "parent", unit.parent)
        yield from _printable(unit.where, "division", unit.division)
    for box in game.sheet.boxes:
        yield from _printable(box.where, "name", box.name, blank=False)


def a_unit_has_a_known_side(game: Game) -> Iterator[Problem]:
    """A unit is of one of the game's sides."""
    sides = [side.name for side in game.sides]
    for unit in game.units:
        yield from _known(unit.where, "side", unit.side, sides)


def a_unit_has_a_known_kind(game: Game) -> Iterator[Problem]:
    """A unit is of one of the game's kinds."""
    kinds = [kind.name for kind in game.kinds]
    for unit in game.units:
        yield from _known(unit.where, "kind", unit.kind, kinds)


def a_unit_uses_known_words(game: Game) -> Iterator[Problem]:
    """A unit's service, symbol and size are among the game's words, if the game lists any."""
    for unit in game.units:
        for what, word, words in (
            ("service", unit.service, game.words.services),
            ("symbol", unit.symbol, game.words.symbols),
            ("size", unit.size, game.words.sizes),
        ):
            if words and word:
                yield from _known(unit.where, what, word, words)


def counts_are_as_expected(game: Game) -> Iterator[Problem]:
    """There are as many units of a kind as the game expects."""
    counts = Counter(unit.kind for unit in game.units)
    for told in game.expected:
        if told.kind not in {kind.name for kind in game.kinds}:
            yield from _known(told.where, "kind", told.kind, [kind.name for kind in game.kinds])
        elif counts[told.kind] != told.count:
            what = f'{told.count} units of kind "{told.kind}" are expected ({told.source}), but there are'
            yield Problem(told.where, f"{what} {counts[told.kind]}")


def a_division_has_one_headquarters(game: Game) -> Iterator[Problem]:
    """A division has one headquarters if its side's headquarters can be replaced (4.12), and not two."""
    waiting = {kind.name for kind in game.kinds if kind.track.end == "awaits-replacement"}
    sides = {unit.side for unit in game.units if unit.kind in waiting}
    first: dict[str, Unit] = {}
    for unit in game.units:
        if unit.kind in waiting and not unit.division:
            yield Problem(unit.where, f'"{unit.name}" is a headquarters without a division')
        elif unit.kind in waiting and first.setdefault(unit.division, unit) is not unit:
            there = first[unit.division]
            yield Problem(unit.where, f"division {unit.division} has a headquarters already, see {there.where}")
    lacking = {unit.division: unit for unit in reversed(game.units) if unit.side in sides and unit.division}
    for division, unit in lacking.items():
        if division not in first:
            yield Problem(unit.where, f"division {division} has no headquarters")


def a_side_has_divisions_or_not(game: Game) -> Iterator[Problem]:
    """If one unit of a side has a division, all of them have."""
    sides = {unit.side for unit in game.units if unit.division}
    for unit in game.units:
        if unit.side in sides and not unit.division:
            yield Problem(unit.where, f'"{unit.name}" has no division, but other units of {unit.side} have')


def _known(where: Where, what: str, word: str, words: Iterable[str]) -> Iterator[Problem]:
    if word not in words:
        hint = did_you_mean(word, words) or "one of " + ", ".join(words)
        yield Problem(where, f'there is no {what} "{word}"', hint)


def _printable(where: Where, what: str, text: str, blank: bool = True) -> Iterator[Problem]:
    bad = next((letter for letter in text if category(letter) in _UNPRINTABLE), "")
    if not blank and not text.strip():
        yield Problem(where, f"the {what} is blank")
    elif bad:
        yield Problem(where, f"the {what} {text!a} holds a character that cannot be printed, {bad!a}")
    elif text.endswith("\\"):
        reason = "VASSAL marks the ends of texts with a backslash and would run two together"
        yield Problem(where, f'the {what} "{text}" ends in a backslash', reason)
