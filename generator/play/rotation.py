"""How far a counter is turned, in degrees, clockwise (counters/FreeRotator.java)."""

from __future__ import annotations

import math
from dataclasses import replace

from generator.grids import Point
from generator.traits import Rotate


def degrees_of(trait: Rotate) -> float:
    """How far a counter is turned now."""
    return -trait.angle if trait.facings == 1 else trait.facing * 360 / max(1, trait.facings)


def turned_to(trait: Rotate, degrees: float) -> Rotate:
    """The counter turned to so many degrees, clockwise; to the nearest facing where it has several."""
    if trait.facings == 1:
        return replace(trait, angle=-(degrees % 360))
    return replace(trait, facing=int(degrees % 360 / 360 * trait.facings + 0.5) % max(1, trait.facings))


def turned(point: Point, degrees: float) -> tuple[float, float]:
    """A point turned about (0, 0), on a map whose y runs down."""
    if not degrees:
        return point
    angle = math.radians(degrees)
    x, y = point
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
