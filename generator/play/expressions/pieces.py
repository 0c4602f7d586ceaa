"""Functions over the pieces on the table: sums and counts in a stack, hex, zone, map, mat or attachment.

A sum adds whole numbers and takes anything else as 0; a count of a property counts the pieces where it is not empty. A
value that starts with `{` is a filter, wherever it stands. Source: script/ExpressionInterpreter.java.
"""

from collections.abc import Callable, Iterable

from generator.play.expressions.context import ExpressionError, Properties, World
from generator.play.expressions.lookup import Run
from generator.play.expressions.matching import inner_selector
from generator.play.expressions.values import parse_int

_PLACES = {"Location": "LocationName", "Zone": "CurrentZone"}


def world(run: Run) -> World:
    """The table of the piece that asks; an ExpressionError if it was not given."""
    if run.context.world is None:
        raise ExpressionError("this expression asks for other pieces, and there is no table to look at")
    return run.context.world


def current_map(run: Run) -> str:
    """Name of the map that the asking piece is on, or nothing."""
    return run.context.properties("CurrentMap") or ""


def attached_piece(run: Run, attachment: str, which: str) -> Properties | None:
    """The attached piece with this number (from 1), basic name, or for which this filter holds."""
    pieces = world(run).attached(run.context.properties, attachment)
    if which.isdigit():
        index = int(which[-9:])
        return pieces[index - 1] if 1 <= index <= len(pieces) else None
    accepts = inner_selector(which, run) if _is_filter(which) else None
    return next((p for p in pieces if (accepts(p) if accepts else which and p("BasicName") == which)), None)


def _is_filter(word: str) -> bool:
    return word.strip().startswith("{")


def number(word: str | None) -> int:
    return parse_int(word or "") or 0


def summed(run: Run, pieces: Iterable[Properties], name: str, condition: str = "") -> int:
    accepts = inner_selector(condition, run)
    return sum(number(piece(name)) for piece in pieces if name and (accepts is None or accepts(piece)))


def counted(run: Run, pieces: Iterable[Properties], name: str = "", condition: str = "") -> int:
    if _is_filter(name):
        name, condition = "", name
    accepts = inner_selector(condition, run)
    return sum((accepts is None or accepts(piece)) and (not name or bool(piece(name))) for piece in pieces)


def _stack(run: Run) -> Iterable[Properties]:
    return world(run).stack(run.context.properties)


def _count_stack(run: Run, name: str = "", condition: str = "") -> int:
    if name or condition:
        return counted(run, _stack(run), name, condition)
    return sum(piece("Invisible") != "true" for piece in _stack(run))


def _mat(run: Run) -> Iterable[Properties]:
    return world(run).mat(run.context.properties)


def _on(run: Run, map_name: str) -> Iterable[Properties]:
    return world(run).maps().get(map_name, ())


def on_current_map(run: Run) -> Iterable[Properties]:
    return _on(run, current_map(run))


def _everywhere(run: Run) -> Iterable[Properties]:
    return (piece for pieces in world(run).maps().values() for piece in pieces)


def _at(run: Run, place: str, name: str, map_name: str) -> list[Properties]:
    """The pieces at a location or in a zone with this name."""
    return [piece for piece in _on(run, map_name) if (piece(_PLACES[place]) or "") == name]


def _same(run: Run, place: str) -> list[Properties]:
    """The pieces at the location or in the zone of the piece that asks."""
    return _at(run, place, run.context.properties(_PLACES[place]) or "", current_map(run))


def _sum_place(place: str) -> Callable[..., int]:
    def total(run: Run, name: str, *rest: str) -> int:
        asked = len(rest) > 1 and (rest[1] or place == "Location")
        where = _same(run, place) if not asked else _at(run, place, rest[0], rest[1])
        return summed(run, where, name, *(rest if len(rest) < 2 else rest[2:]))

    return total


def _count_place(place: str) -> Callable[..., int]:
    def total(run: Run, *words: str) -> int:
        if len(words) < 2 or (len(words) == 2 and _is_filter(words[1])):
            return counted(run, _same(run, place), *words)
        return counted(run, _at(run, place, words[0], words[1]), *words[2:])

    return total


def _sum_map(run: Run, name: str, map_name: str = "", condition: str = "") -> int:
    if _is_filter(map_name) and not condition:
        map_name, condition = "", map_name
    return summed(run, _on(run, map_name or current_map(run)), name, condition)


def _count_map(run: Run, *words: str) -> int:
    """The values are a map, a property and a filter, in this order, any of them left out."""
    on_map = (
        len(words) == 3 or (len(words) == 2 and not _is_filter(words[1])) or (words and words[0] in world(run).maps())
    )
    pieces = _on(run, words[0]) if on_map and words[0] else on_current_map(run)
    rest = words[1:] if on_map else words
    return counted(run, pieces, *rest)


def _attached(run: Run, attachment: str) -> Iterable[Properties]:
    return world(run).attached(run.context.properties, attachment)


def _extreme(pick: Callable[..., int]) -> Callable[..., int]:
    return lambda run, name, of: pick((number(piece(of)) for piece in _attached(run, name)), default=0)


_BY_NAME: dict[str, tuple[tuple[int, ...], Callable[..., int]]] = {
    "SumStack": ((1, 2), lambda run, *rest: summed(run, _stack(run), *rest)),
    "CountStack": ((0, 1, 2), _count_stack),
    "SumLocation": ((1, 2, 3, 4), _sum_place("Location")),
    "CountLocation": ((0, 1, 2, 3, 4), _count_place("Location")),
    "SumZone": ((1, 2, 3, 4), _sum_place("Zone")),
    "CountZone": ((0, 1, 2, 3, 4), _count_place("Zone")),
    "SumMap": ((1, 2, 3), _sum_map),
    "CountMap": ((0, 1, 2, 3), _count_map),
    "Sum": ((2,), lambda run, name, condition: summed(run, _everywhere(run), name, condition)),
    "Count": ((1,), lambda run, condition: counted(run, _everywhere(run), "", condition)),
    "SumMat": ((1, 2), lambda run, *rest: summed(run, _mat(run), *rest)),
    "CountMat": ((1, 2), lambda run, *rest: counted(run, _mat(run), *rest)),
    "SumAttach": ((2, 3), lambda run, name, *rest: summed(run, _attached(run, name), *rest)),
    "CountAttach": ((2,), lambda run, name, *rest: counted(run, _attached(run, name), *rest)),
    "MaxAttach": ((2,), _extreme(max)),
    "MinAttach": ((2,), _extreme(min)),
}

FUNCTIONS: dict[tuple[str, int], Callable[..., int]] = {
    (name, count): function for name, (counts, function) in _BY_NAME.items() for count in counts
} | {
    ("Sum", 3): lambda run, name, condition, map_name: summed(run, _on(run, map_name), name, condition),
    ("Count", 2): lambda run, condition, map_name: counted(run, _on(run, map_name), "", condition),
}
