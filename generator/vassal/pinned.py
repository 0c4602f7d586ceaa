"""What running games keep their state by, pinned in a game's state.csv: definitions and names that must not change.

VASSAL brings the state of a game over only where a whole definition is equal, and finds maps and boards by their names
(build/GpIdChecker.java). A change is refused unless game.yaml says `breaks_saves` and the version has risen.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence

from generator.model.editions import Pin
from generator.model.game import Game
from generator.problems import Problem
from generator.traits import Prototype, Trait
from generator.vassal.recipes.setting import Setting
from generator.vassal.refresh import BY_NAME, holds_state, memory
from generator.vassal.units import marker_piece, prototypes, unit_piece

FILE = "state.csv"


def needed(game: Game) -> tuple[Pin, ...]:
    """What this game's running games keep their state by, sorted."""
    found = {**dict(_names(game)), **dict(_traits(game))}
    return tuple(Pin(what, definition, game.version) for what, definition in sorted(found.items()))


def _names(game: Game) -> Iterator[tuple[str, str]]:
    yield "name of the module", game.name
    yield "name of the hex map", game.ground.map_name
    yield "name of the hex board", game.ground.board_name
    yield "name of the map of boxes", game.sheet.map_name
    yield "name of the board of boxes", game.sheet.board_name


def _traits(game: Game) -> Iterator[tuple[str, str]]:
    """What a unit of each kind, and each marker, remembers."""
    setting = Setting(game)
    book = dict(prototypes(setting))
    for kind in game.kinds:
        unit = next((unit for unit in game.units if unit.kind == kind.name), None)
        if unit is not None:
            yield from _memories(kind.name, unfolded(unit_piece(setting, unit, 0).traits, book))
    for marker in game.markers:
        yield from _memories(f"marker {marker.id}", unfolded(marker_piece(setting, marker, 0).traits, book))


def _memories(owner: str, traits: Sequence[Trait]) -> Iterator[tuple[str, str]]:
    for trait in traits:
        if holds_state(trait):
            named = type(trait) in BY_NAME
            yield f"{owner}: {memory(trait)}", type(trait).__name__ if named else trait.encode()[0]


def unfolded(traits: Sequence[Trait], book: Mapping[str, Sequence[Trait]]) -> tuple[Trait, ...]:
    """The traits with every prototype's in its place."""
    nested = (book[trait.name] if isinstance(trait, Prototype) else (trait,) for trait in traits)
    return tuple(trait for chain in nested for trait in chain)


def complaints(game: Game) -> Iterator[Problem]:
    """Definitions and names that are not what they were, without leave; and a leave that is no longer needed."""
    edition = game.edition
    changed = list(_changed(game))
    for pin, now in changed:
        what = f"{pin.what} is not what it was in version {pin.version}: games under way would lose it"
        if not edition.breaks_saves:
            hint = "take the change back, or say why in game.yaml, `breaks_saves: reason`, and raise the version"
            yield Problem(pin.where, f"{what}; it is now {now}", hint)
        elif _numbers(game.version) <= _numbers(pin.version):
            yield Problem(pin.where, what, f"raise the version: {game.version} must not have two meanings")
    if edition.breaks_saves and not changed and game.version not in {pin.version for pin in edition.pins}:
        what = "nothing in this version breaks saved games"
        yield Problem(edition.breaks_where, what, "delete `breaks_saves`", "warning")


def _changed(game: Game) -> Iterator[tuple[Pin, str]]:
    now = {pin.what: pin.definition for pin in needed(game)}
    for pin in game.edition.pins:
        if pin.what in now and now[pin.what] != pin.definition:
            yield pin, now[pin.what]


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdecimal())


def pinned(game: Game) -> tuple[Pin, ...]:
    """The pins as this edition leaves them: what is new or may change as it is now, all else as it was."""
    before = {pin.what: pin for pin in game.edition.pins}
    now = {pin.what: pin for pin in needed(game)}
    kept = {what: pin for what, pin in before.items() if what not in now or now[what].definition == pin.definition}
    return tuple(sorted({**now, **kept}.values(), key=lambda pin: pin.what))


def render(pins: Sequence[Pin]) -> str:
    """The text of state.csv, a line a pin."""
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerows((("what", "definition", "version"), *((p.what, p.definition, p.version) for p in pins)))
    return buffer.getvalue()
