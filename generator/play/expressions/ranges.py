"""Functions over distances: how far, and what is in range.

`Px` at the end of a name means pixels, otherwise the board's grid counts. Source: script/ExpressionInterpreter.java.
"""

import math
from collections.abc import Callable

from generator.grids.shapes import Point, round_half_up
from generator.play.expressions.context import Properties
from generator.play.expressions.lookup import Run
from generator.play.expressions.pieces import counted, current_map, number, on_current_map, summed, world


def _distance(run: Run, start: Point, end: Point, map_name: str, pixels: bool) -> int:
    if pixels or map_name not in world(run).maps():
        return round_half_up(math.dist(start, end))
    return world(run).distance(map_name, start, end)


def _position(piece: Properties) -> Point:
    return number(piece("CurrentX")), number(piece("CurrentY"))


def _range(pixels: bool) -> Callable[..., int]:
    def distance(run: Run, *words: str) -> int:
        *points, map_name = words if len(words) == 5 else (*words, current_map(run))
        numbers = [number(word) for word in points]
        start, end = (_position(run.context.properties), numbers) if len(numbers) == 2 else (numbers[:2], numbers[2:])
        return _distance(run, (start[0], start[1]), (end[0], end[1]), map_name, pixels)

    return distance


def _range_attached(pixels: bool) -> Callable[..., int]:
    def distance(run: Run, attachment: str) -> int:
        me, map_name = run.context.properties, current_map(run)
        others = (
            piece for piece in world(run).attached(me, attachment) if piece != me and piece("CurrentMap") == map_name
        )
        nearest = next(others, None) if map_name else None
        return _distance(run, _position(me), _position(nearest), map_name, pixels) if nearest else 0

    return distance


def _within(run: Run, low: str, high: str, pixels: bool) -> list[Properties]:
    nearest = max(number(low), 0)
    reach = range(nearest, max(number(high), nearest) + 1)
    map_name, me = current_map(run), _position(run.context.properties)
    return [piece for piece in on_current_map(run) if _distance(run, me, _position(piece), map_name, pixels) in reach]


def _sum_range(pixels: bool) -> Callable[..., int]:
    return lambda run, low, high, *rest: summed(run, _within(run, low, high, pixels), *rest)


def _count_range(pixels: bool) -> Callable[..., int]:
    return lambda run, low, high, *rest: counted(run, _within(run, low, high, pixels), *rest)


FUNCTIONS: dict[tuple[str, int], Callable[..., int]] = {
    (name + ending, count): function(pixels)
    for ending, pixels in (("", False), ("Px", True))
    for name, counts, function in (
        ("Range", (1,), _range_attached),
        ("Range", (2, 4, 5), _range),
        ("SumRange", (3, 4), _sum_range),
        ("CountRange", (2, 3, 4), _count_range),
    )
    for count in counts
}
