"""A game folder becomes a `Game`: kinds inherited, references bound, and everything that is wrong told at once."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from generator.data.errata import ALL
from generator.data.load import Folder, load_folder
from generator.data.overlay import overlaid
from generator.grids import HexGrid
from generator.model import resolve_editions, resolve_map, resolve_scenario, resolve_units
from generator.model.checks import complaints
from generator.model.game import BoxSheet, Dice, Expected, Game, Ground, Scenario, Side, Track, Words
from generator.model.ledger import bound
from generator.problems import Problem, ProblemsError, errors


def load_game(folder: Path, errata: str = ALL) -> tuple[Game, tuple[Problem, ...]]:
    """The game in a folder with its errata (`all`, `none` or ids), and warnings that do not stop a build, sorted.

    Raises ProblemsError with everything found, errors and warnings, if there is any error. A ledger that lacks a
    piece is no error here: `ledger.missing` tells, and a build adds them.
    """
    told = overlaid(load_folder(folder), errata)
    problems = list(told.problems)
    game = _bound(told, problems)
    problems += complaints(game, told, problems)
    if errors(problems):
        raise ProblemsError(problems)
    return game, tuple(sorted(set(problems)))


def _bound(told: Folder, problems: list[Problem]) -> Game:
    """The game as far as it can be bound; what could not be read is empty."""
    head = told.game
    kinds = resolve_units.kinds(told, problems)
    units = resolve_units.units(told, kinds, problems)
    withdrawn = resolve_units.withdrawn(told, kinds, problems)
    ground = resolve_map.ground(told, problems) or _NO_GROUND
    sheet = resolve_map.sheet(told, problems) or _NO_SHEET
    locations = resolve_scenario.Locations(told, ground, sheet, problems)
    scenarios = resolve_scenario.scenarios(told, locations, problems)
    scenario = next((one for one in scenarios if head and one.id == head.scenario), _NO_SCENARIO)
    return Game(
        id=told.id,
        name=head.name if head else "",
        version=head.version if head else "",
        title=head.title if head else "",
        publisher=head.publisher if head else "",
        credits=tuple(head.credits) if head else (),
        sides=tuple(Side(s.name, s.title or s.name) for s in head.sides) if head else (),
        roles=tuple(head.roles) if head else (),
        kinds=kinds,
        units=units,
        ground=ground,
        sheet=resolve_map.filled(
            sheet, told, (*units, *withdrawn), kinds, [p for one in scenarios for p in one.placements]
        ),
        scenario=scenario,
        scenarios=scenarios,
        dice=tuple(Dice(d.name, d.dice, d.sides, d.tooltip or f"Roll {d.name}") for d in head.dice) if head else (),
        summary=tuple((s.rule, s.text) for s in head.summary) if head else (),
        markers=resolve_scenario.markers(told, locations),
        ledger=bound(told.ledger, problems),
        words=_words(told),
        expected=tuple(Expected(e.kind, e.count, e.source, e.at()) for e in head.expect) if head else (),
        edition=resolve_editions.edition(told, withdrawn),
    )


def _words(told: Folder) -> Words:
    if told.game is None:
        return Words()
    game = told.game
    return Words(tuple(game.services), tuple(game.symbols), tuple(game.sizes), game.numbers)


_NO_GROUND = Ground("", "", "", "", "", 0, 0, HexGrid(), 0, 0, 1.0, (0.0, 0.0), (), ())
_NO_SHEET = BoxSheet("", "", "", 0, 0, (), Track("", "", 0, 0, 0, 0, (), (), ()))
_NO_SCENARIO = Scenario("", "", "", date.min, ())
