"""Streams cut their valleys: what turns a smooth guess at the ground into hills and ravines that drain.

Water runs from every cell to a lower neighbour; a cell is cut the deeper the more ground it drains (stream power law,
solved from the outlet upstream, as Braun and Willett do). Hollows are filled first (priority flood, as Barnes does).
"""

from __future__ import annotations

import heapq
import math
from itertools import product

import numpy as np
from numpy.typing import NDArray

from generator.art.relief_cells import Mask

Heights = NDArray[np.float64]

STRENGTH = 1.1
"""How deep streams cut in one round."""

WANDER = 0.8
"""How far a stream may stray from the steepest way; without it, streams run along the rows of cells."""

DROP = 0.01
"""Metres from cell to cell that water needs to run."""

_ROUND = tuple(way for way in product((-1, 0, 1), repeat=2) if way != (0, 0))


def cut(field: Heights, outlets: Mask, hard: Mask, a_mile: int, chance: np.random.RandomState) -> Heights:
    """The ground after streams have cut into it for a while; outlets stay, `hard` cells give way a tenth as much.

    The map's edge is an outlet too. `a_mile` is how many cells are a mile.
    """
    outlets = outlets.copy()
    outlets[[0, -1], :] = outlets[:, [0, -1]] = True
    filled = flooded(field, outlets)
    to, step = _lower_neighbours(filled, outlets, chance)
    order: list[int] = np.argsort(filled, axis=None, kind="stable").tolist()
    ground = np.array(_drained(order, to)) / a_mile**2
    force = STRENGTH * np.sqrt(ground) * a_mile / step.ravel() * np.where(hard, 0.1, 1.0).ravel()
    heights: list[float] = field.ravel().tolist()
    for cell, share in zip(order, force[order].tolist(), strict=True):
        low = heights[to[cell]]
        if heights[cell] > low:
            heights[cell] = (heights[cell] + share * low) / (1 + share)
    return np.array(heights).reshape(field.shape)


def flooded(field: Heights, outlets: Mask) -> Heights:
    """The ground with every hollow filled to its rim, so that water finds a way down to an outlet from everywhere."""
    walled = np.pad(field, 1)
    seen = bytearray(np.pad(outlets, 1, constant_values=True).ravel().tobytes())
    heights: list[float] = walled.ravel().tolist()
    shore = [(heights[cell], cell) for cell in np.flatnonzero(np.pad(outlets, 1)).tolist()]
    heapq.heapify(shore)
    steps = [down * walled.shape[1] + across for down, across in _ROUND]
    pop, push = heapq.heappop, heapq.heappush
    while shore:
        level, here = pop(shore)
        level += DROP
        for step in steps:
            near = here + step
            if not seen[near]:
                seen[near] = 1
                if heights[near] < level:
                    heights[near] = level
                push(shore, (heights[near], near))
    return np.array(heights).reshape(walled.shape)[1:-1, 1:-1]


def _lower_neighbours(filled: Heights, outlets: Mask, chance: np.random.RandomState) -> tuple[list[int], Heights]:
    """For every cell the one its water runs to (an outlet keeps it), and how many cells' sides away that is."""
    rows, columns = filled.shape
    walled = np.pad(filled, 1, constant_values=np.inf)
    own = np.arange(rows * columns).reshape(rows, columns)
    to, step, best = own.copy(), np.ones(filled.shape), np.zeros(filled.shape)
    for down, across in _ROUND:
        far = math.hypot(down, across)
        slope = (filled - walled[1 + down : 1 + down + rows, 1 + across : 1 + across + columns]) / far
        slope *= 1 + WANDER * chance.random_sample(filled.shape)
        steeper = slope > best
        best[steeper], step[steeper] = slope[steeper], far
        to[steeper] = own[steeper] + down * columns + across
    to[outlets] = own[outlets]
    return to.ravel().tolist(), step


def _drained(order: list[int], to: list[int]) -> list[float]:
    """How many cells drain through each."""
    ground = [1.0] * len(to)
    for cell in reversed(order):
        if to[cell] != cell:
            ground[to[cell]] += ground[cell]
    return ground
