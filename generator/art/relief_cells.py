"""Grids of square cells over the map: which cell a point is in, which an outline covers, how far its edge is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generator.art.marks import Point

Field = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Cells:
    """A grid of square cells over the map: columns, rows, and the side of a cell in pixels; cell (0, 0) at left top."""

    columns: int
    rows: int
    side: float

    def of(self, point: Point) -> tuple[int, int] | None:
        """Row and column of the cell a point lies in, None outside."""
        row, column = math.floor(point[1] / self.side), math.floor(point[0] / self.side)
        return (row, column) if 0 <= row < self.rows and 0 <= column < self.columns else None

    def middles(self) -> tuple[Field, Field]:
        """The middles of the cells in pixels, across (columns) and down (rows)."""
        across, down = (np.arange(n, dtype=np.float32) for n in (self.columns, self.rows))
        return (across + np.float32(0.5)) * np.float32(self.side), (down + np.float32(0.5)) * np.float32(self.side)


def cells(width: float, height: float, mile: float, a_mile: int) -> Cells:
    """A grid with so many cells a mile that covers a map of these pixels."""
    side = mile / a_mile
    return Cells(math.ceil(width / side), math.ceil(height / side), side)


def marked(grid: Cells, places: Iterable[Point]) -> Mask:
    """The cells that hold one of these places."""
    mask = np.zeros((grid.rows, grid.columns), dtype=np.bool_)
    for place in places:
        if (cell := grid.of(place)) is not None:
            mask[cell] = True
    return mask


def covered(grid: Cells, outline: tuple[Point, ...]) -> Mask:
    """The cells whose middle lies inside a closed outline."""
    flips = np.zeros((grid.rows, grid.columns + 1), dtype=np.int32)
    for (x1, y1), (x2, y2) in _edges(outline):
        first, last = math.ceil(min(y1, y2) / grid.side - 0.5), math.ceil(max(y1, y2) / grid.side - 0.5)
        rows = np.arange(max(first, 0), min(last, grid.rows))
        if rows.size:
            x = x1 + ((rows + 0.5) * grid.side - y1) * (x2 - x1) / (y2 - y1)
            flips[rows, np.clip(np.ceil(x / grid.side - 0.5), 0, grid.columns).astype(np.intp)] += 1
    return np.asarray(np.cumsum(flips, axis=1)[:, :-1] % 2 == 1)


def from_edge(grid: Cells, outline: tuple[Point, ...], reach: float) -> Field:
    """How far inside a closed outline each cell's middle lies, in pixels, negative outside; no further than `reach`."""
    distance = np.full((grid.rows, grid.columns), reach, dtype=np.float32)
    across, down = grid.middles()
    for (x1, y1), (x2, y2) in _edges(outline):
        rows, columns = _near(y1, y2, reach, grid.side, grid.rows), _near(x1, x2, reach, grid.side, grid.columns)
        if rows.start >= rows.stop or columns.start >= columns.stop:
            continue
        dx, dy = x2 - x1, y2 - y1
        x, y = across[None, columns] - np.float32(x1), down[rows, None] - np.float32(y1)
        along = np.clip((x * dx + y * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
        far = np.hypot(x - along * dx, y - along * dy)
        np.minimum(distance[rows, columns], far, out=distance[rows, columns])
    return np.where(covered(grid, outline), distance, -distance)


def _near(a: float, b: float, reach: float, side: float, count: int) -> slice:
    first, last = math.floor((min(a, b) - reach) / side), math.ceil((max(a, b) + reach) / side)
    return slice(max(first, 0), min(last, count))


def _edges(outline: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def stretched(field: Field, grid: Cells, side: float) -> Field:
    """A field of cells `side` pixels wide, read off at the middles of another grid's cells."""
    across, down = grid.middles()
    return read(read(field, down / side - np.float32(0.5), 0), across / side - np.float32(0.5), 1)


def read(field: Field, at: Field, axis: int) -> Field:
    """A field read off at fractional cells along one axis, by cubic convolution; beyond the edge it goes on level."""
    first = np.floor(at).astype(np.intp)
    t = (at - first).astype(np.float32)
    weights = (
        ((-t + 2) * t - 1) * t / 2,
        ((3 * t - 5) * t * t + 2) / 2,
        ((-3 * t + 4) * t + 1) * t / 2,
        ((t - 1) * t * t) / 2,
    )
    shape = list(field.shape)
    shape[axis] = len(at)
    total = np.zeros(shape, dtype=np.float32)
    for step, weight in enumerate(weights, -1):
        part = field.take(np.clip(first + step, 0, field.shape[axis] - 1), axis=axis)
        total += part * (weight[:, None] if axis == 0 else weight)
    return total
