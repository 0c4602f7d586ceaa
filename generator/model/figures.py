"""Figures of a game that people want to know: how many units, how many guesses, where the map begins and ends."""

from __future__ import annotations

from collections import Counter

from generator.grids import centre, location_name
from generator.model.game import Game


def units_by_kind(game: Game) -> dict[str, int]:
    """How many units there are of each kind, in the order of the kinds."""
    counted = Counter(unit.kind for unit in game.units)
    return {kind.name: counted[kind.name] for kind in game.kinds}


def estimates_by_kind(game: Game) -> dict[str, tuple[int, int]]:
    """How many printed values of each kind are estimates, and of how many."""
    found = {}
    for kind in game.kinds:
        values = [value for unit in game.units if unit.kind == kind.name for _, value in unit.values]
        found[kind.name] = (sum(value.origin == "estimate" for value in values), len(values))
    return found


def first_and_last_hex(game: Game) -> tuple[str, str]:
    """The names of the upper left and the lower right hex, as VASSAL will say them."""
    grid, ground = game.ground.grid, game.ground
    corners = ((grid.h_off, grid.v_off), (grid.h_off + ground.columns - 1, grid.v_off + ground.rows - 1))
    first, last = (location_name(grid, *centre(grid, *corner)) or "" for corner in corners)
    return first, last
