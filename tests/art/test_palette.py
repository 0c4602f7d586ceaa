"""Few colours: the commonest stay as they are, no colour strays far."""

from __future__ import annotations

import numpy as np

from generator.art.palette import reduce


def test_few_colours_are_kept_exactly() -> None:
    rgba = np.random.default_rng(1).integers(0, 256, (1, 200, 4), np.uint8).repeat(20, axis=0)
    numbers, chosen = reduce(rgba, 256)
    assert np.array_equal(chosen[numbers], rgba)


def test_the_common_stay_and_the_rare_move_little() -> None:
    rare = np.random.default_rng(2).integers(0, 256, (10, 100, 4), np.uint8)
    flat = np.full((50, 100, 4), (70, 104, 74, 255), np.uint8)
    numbers, chosen = reduce(np.concatenate((flat, rare)), 256)
    assert len(chosen) == 256
    assert np.array_equal(chosen[numbers][:50], flat)
    assert np.abs(chosen[numbers][50:].astype(int) - rare).mean() < 40


def test_the_order_of_colours_does_not_depend_on_chance() -> None:
    rgba = np.random.default_rng(3).integers(0, 40, (30, 30, 4), np.uint8)
    one, other = reduce(rgba, 64), reduce(rgba.copy(), 64)
    assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
