"""Heights all over the map, from the few that are known. The only file that knows SciPy.

Linear between known places over a Delaunay triangulation, its straight edges bent and roughened where nothing is
known, then cut by streams (relief_streams.py), smoothed, pulled to the hills' own heights, and flat on lakes.
"""

from __future__ import annotations

import math

import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter
from scipy.spatial import Delaunay
from threadpoolctl import threadpool_limits

from generator.art.relief_cells import Cells, Field, cells, covered, marked, stretched
from generator.art.relief_streams import Heights, cut
from generator.art.relief_survey import Lake, Survey

STREAM_CELLS, CELLS = 16, 32
"""Cells a mile of the grid that streams are cut on, and of the heights."""

KNOWN_FAR = 0.7
"""From so many miles away a known place no longer holds the relief."""

ROUGH = 45.0
"""Metres of roughness where nothing is known, before streams order it."""

TOP_REACH = 0.12
"""A hill is pulled to its height over so many miles round its top."""

BANK = 0.1
"""Water's edge: over so many miles the ground rises from it."""

ROUNDS = 3
"""How often streams cut and the ground between them rises again."""

RISES = 0.75
"""How much of what streams take away the ground between them rises by."""

SEED = 1950


def heights(told: Survey, width: float, height: float, mile: float) -> tuple[Cells, Field]:
    """The heights in metres, a row of cells after the other, to a decimetre."""
    coarse, fine = cells(width, height, mile, STREAM_CELLS), cells(width, height, mile, CELLS)
    whole = stretched(_ravined(told, coarse, mile), fine, coarse.side)
    _pull_to_tops(whole, told, fine, mile)
    for lake in told.lakes:
        whole = _level(whole, lake, fine)
    return fine, np.round(whole, 1)


def _ravined(told: Survey, grid: Cells, mile: float) -> Field:
    """The ground between what is known, cut by streams; known floors and lakes are where they run to."""
    first, free = _interpolated(told, grid, mile)
    water = np.zeros(first.shape, dtype=np.bool_)
    for lake in told.lakes:
        inside = covered(grid, lake.shore)
        first[inside], water = lake.level, water | inside
    fixed, hard = marked(grid, told.floors) | water, marked(grid, told.crests | told.tops.keys())
    chance, ground = np.random.RandomState(SEED), first
    for _ in range(ROUNDS):
        lower = cut(np.round(ground, 2), fixed, hard, STREAM_CELLS, chance)
        lost = np.maximum(gaussian_filter(first - lower, 0.8 * STREAM_CELLS), 0)
        ground = np.where(fixed, lower, lower + RISES * lost * np.sqrt(free))
        ground = np.where(water, first, gaussian_filter(ground, 0.5))
    return np.asarray(gaussian_filter(ground, 0.8), dtype=np.float32)


def _interpolated(told: Survey, grid: Cells, mile: float) -> tuple[Heights, Heights]:
    """Heights between the known ones, roughened; and how freely streams may cut, 0 at known places to 1 far off."""
    solid = marked(grid, frozenset(told.heights.keys() - told.loose))
    distance = np.asarray(distance_transform_edt(~solid), dtype=np.float64) / STREAM_CELLS
    free = np.asarray(gaussian_filter(np.clip(distance / KNOWN_FAR, 0, 1), 0.1 * STREAM_CELLS))
    chance = np.random.RandomState(SEED)
    bend = [(_waves(chance, grid, 0.5) * 0.25 + _waves(chance, grid, 0.2) * 0.1) * free * mile for _ in "xy"]
    across, down = np.meshgrid(*grid.middles())
    plain = _between(told, grid, (across + bend[0], down + bend[1]))
    lumps = sum(_waves(chance, grid, size) * share for size, share in ((0.45, 1.0), (0.2, 0.5), (0.1, 0.3)))
    return np.asarray(gaussian_filter(plain, 0.05 * STREAM_CELLS)) + ROUGH * free * lumps, free


def _between(told: Survey, grid: Cells, at: tuple[Heights, Heights]) -> Heights:
    """Linear between known places; far outside, beyond the map's corners, it is as high as at the nearest of them."""
    if not told.heights:
        return np.zeros(at[0].shape)
    places, known = np.array(list(told.heights)), np.array(list(told.heights.values()))
    right, bottom = grid.columns * grid.side, grid.rows * grid.side
    corners = np.array([(x, y) for x in (-right, 2 * right) for y in (-bottom, 2 * bottom)])
    nearest = [np.argmin(((places - np.clip(corner, 0, (right, bottom))) ** 2).sum(axis=1)) for corner in corners]
    return _over(Delaunay(np.vstack((places, corners))), np.concatenate((known, known[nearest])), at)


def _over(triangles: Delaunay, known: Heights, at: tuple[Heights, Heights]) -> Heights:
    """The heights of points within triangles whose corners are known."""
    points = np.stack([one.ravel() for one in at], axis=-1)
    with threadpool_limits(1):  # for thousands of tiny matrices, threads only wait for each other
        inside = triangles.find_simplex(points)
        turn = triangles.transform[inside]
    shares = np.einsum("nij,nj->ni", turn[:, :2], points - turn[:, 2])
    shares = np.column_stack((shares, 1 - shares.sum(axis=1)))
    return np.asarray((known[triangles.simplices[inside]] * shares).sum(axis=1)).reshape(at[0].shape)


def _waves(chance: np.random.RandomState, grid: Cells, miles: float) -> Field:
    """Smooth lumps of a size, of spread 1: chance numbers, smoothed."""
    step = max(1, int(miles * STREAM_CELLS / 4))
    loose = Cells(grid.columns // step + 3, grid.rows // step + 3, grid.side * step)
    lumps = np.asarray(
        gaussian_filter(chance.standard_normal((loose.rows, loose.columns)), miles * STREAM_CELLS / step)
    )
    return stretched(lumps / lumps.std(), grid, loose.side)


def _pull_to_tops(field: Field, told: Survey, grid: Cells, mile: float) -> None:
    """Every hill stands at its height; three rounds, as neighbours pull at each other."""
    reach = TOP_REACH * mile / grid.side
    around = math.ceil(4 * reach)
    for _ in range(3):
        for place, height in told.tops.items():
            if (cell := grid.of(place)) is None:
                continue
            rows, columns = (slice(max(at - around, 0), at + around + 1) for at in cell)
            down, across = np.ogrid[
                rows.start : min(rows.stop, grid.rows), columns.start : min(columns.stop, grid.columns)
            ]
            weight = np.exp(-((down - cell[0]) ** 2 + (across - cell[1]) ** 2) / (2 * reach**2))
            field[rows, columns] += (height - field[cell]) * weight


def _level(field: Field, lake: Lake, grid: Cells) -> Field:
    """Water lies level, and its banks rise from it without a step."""
    water = covered(grid, lake.shore)
    if not water.any():
        return field
    bank = np.clip(distance_transform_edt(~water) / (BANK * CELLS), 0, 1)
    return np.asarray(lake.level + (field - lake.level) * bank, dtype=np.float32)
