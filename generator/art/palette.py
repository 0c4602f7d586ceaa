"""Few colours for a picture: the commonest stay exactly as they are, each rarer one becomes its nearest neighbour.

Right for counters, whose rare colours are the edges of letters; pictures with thousands of shades want another way.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]

_BITS = 20
_FACTORS = tuple(np.uint32(f) for f in (2654435761, 2246822519, 3266489917, 668265263, 374761393))


def reduce(rgba: Bytes, colours: int) -> tuple[Bytes, Bytes]:
    """Rows x columns x 4 bytes -> for each pixel its number, and the colours by number (n x 4, commonest first)."""
    pixels = np.ascontiguousarray(rgba).view(np.uint32)[..., 0]
    found = np.unique(pixels)
    back = _numbered(pixels.ravel(), found)
    counts = np.bincount(back, minlength=len(found))
    order = np.lexsort((found, -counts))
    if len(order) > colours:
        order = _chosen_first(found, order, colours)
    kept = _channels(found[order[:colours]])
    number = np.empty(len(found), np.uint8)
    number[order[:colours]] = np.arange(len(kept))
    if len(order) > colours:
        number[order[colours:]] = _nearest(_channels(found[order[colours:]]), kept)
    return number[back].reshape(pixels.shape), kept.astype(np.uint8)


def _numbered(pixels: NDArray[np.uint32], found: NDArray[np.uint32]) -> NDArray[np.unsignedinteger]:
    """For each pixel the place of its colour among those found, looked up in a table where no two colours collide."""
    places = np.arange(len(found), dtype=np.uint16)
    table = np.empty(1 << _BITS, np.uint16)
    for factor in _FACTORS if len(found) < 1 << 14 else ():
        keys = (found * factor) >> np.uint32(32 - _BITS)
        table[keys] = places
        if np.array_equal(table[keys], places):
            return np.asarray(table[(pixels * factor) >> np.uint32(32 - _BITS)])
    return np.asarray(np.searchsorted(found, pixels), np.uint32)


def _chosen_first(found: NDArray[np.uint32], order: NDArray[np.intp], colours: int) -> NDArray[np.intp]:
    """The commonest, but a quarter of the room goes to colours unlike any other, however rare."""
    common = colours - colours // 4
    _, firsts = np.unique(found[order] & np.uint32(0xE0E0E0E0), return_index=True)
    unlike = np.sort(firsts[firsts >= common])[: colours // 4]
    rest = np.setdiff1d(np.arange(common, len(order)), unlike)
    return np.asarray(order[np.concatenate((np.arange(common), unlike, rest))], np.intp)


def _channels(packed: NDArray[np.uint32]) -> NDArray[np.int32]:
    return np.asarray(np.frombuffer(packed.tobytes(), np.uint8).reshape(-1, 4), np.int32)


def _nearest(wanted: NDArray[np.int32], offered: NDArray[np.int32]) -> NDArray[np.intp]:
    """By squared distance in all four channels, sorted out with one product of tables."""
    product = wanted.astype(np.float32) @ offered.T.astype(np.float32)
    return np.asarray(((offered**2).sum(axis=1) - 2 * product).argmin(axis=1))
