"""VASSAL's own functions: `If`, `GetProperty`, `Random` and the rest, by name and number of values.

Functions over pieces are in pieces.py. Source: script/init_expression.bsh, ExpressionInterpreter.java.
"""

from collections.abc import Callable

from generator.play.expressions import pieces, ranges
from generator.play.expressions.context import ExpressionError, VassalError
from generator.play.expressions.lookup import Run
from generator.play.expressions.values import Primitive, Value, integer, parse_int, text, truth, wrapped

Function = Callable[..., Value]


def call(name: str, arguments: list[Value], run: Run) -> Value:
    """The value of a function; a VassalError if there is none of that name and number of values."""
    if name in ("Alert", "Audit", "Sleep"):
        raise ExpressionError(f"{name} does something, it has no value")
    if (name, len(arguments)) in PLAIN:
        return PLAIN[name, len(arguments)](*arguments)
    if (name, len(arguments)) in FUNCTIONS:
        if None in arguments:
            raise VassalError(f"{name} cannot do with null")
        return FUNCTIONS[name, len(arguments)](run, *map(text, arguments))
    counting = (pieces.FUNCTIONS | ranges.FUNCTIONS).get((name, len(arguments)))
    if counting is not None:
        return integer(counting(run, *map(text, arguments)))
    raise VassalError(f"there is no function {name} for {len(arguments)} values")


def _if(condition: Value, yes: Value, no: Value) -> Value:
    if not isinstance(condition, Primitive) or condition.kind != "boolean":
        raise VassalError(f"If needs true or false, not {text(condition)}")
    chosen = yes if condition.value else no
    return Primitive(chosen.kind, chosen.value, boxed=True) if isinstance(chosen, Primitive) else chosen


def _boolean(value: Value) -> Value:
    return value if isinstance(value, Primitive) and value.kind == "boolean" else truth(value == "true")


def _unboxed(value: Value) -> Value:
    return Primitive(value.kind, value.value) if isinstance(value, Primitive) else value


def _property(run: Run, name: str) -> Value:
    return wrapped(run.context.properties(name))


def _text(run: Run, name: str) -> Value:
    return run.context.properties(name) or ""


def _map_property(run: Run, name: str, map_name: str) -> Value:
    world = pieces.world(run)
    return wrapped(world.map_property(map_name, name) if map_name in world.maps() else "")


def _zone_property(run: Run, name: str, zone: str, map_name: str | None = None) -> Value:
    world = pieces.world(run)
    place = pieces.current_map(run) if map_name is None else map_name
    return wrapped(world.zone_property(place, zone, name) if place in world.maps() else "")


def _random(run: Run, low: str, high: str) -> Value:
    lowest, highest = _number(run, "Random", low, 1), _number(run, "Random", high, 1)
    return integer(lowest if highest <= lowest else pieces.world(run).random(lowest, highest))


def _is_random(run: Run, percent: str = "50") -> Value:
    return truth(pieces.world(run).random(1, 100) <= _number(run, "IsRandom", percent, 50))


def _number(run: Run, function: str, word: str, otherwise: int) -> int:
    number = parse_int(word)
    if number is None:
        run.complaints.append(f'{function} needs a number, not "{word}"')
        return otherwise
    return number


def _attached_property(run: Run, attachment: str, name: str, which: str = "1") -> Value:
    piece = pieces.attached_piece(run, attachment, which)
    return wrapped(piece(name) if piece else "")


PLAIN: dict[tuple[str, int], Function] = {("If", 3): _if, ("booleanValue", 1): _boolean, ("unwrap", 1): _unboxed}

FUNCTIONS: dict[tuple[str, int], Function] = {
    ("GetProperty", 1): _property,
    ("GetLocalizedProperty", 1): _property,
    ("GetString", 1): _text,
    ("GetMapProperty", 2): _map_property,
    ("GetZoneProperty", 2): _zone_property,
    ("GetZoneProperty", 3): _zone_property,
    ("GetAttachProperty", 2): _attached_property,
    ("GetAttachProperty", 3): _attached_property,
    ("Random", 1): lambda run, high: _random(run, "1", high),
    ("Random", 2): _random,
    ("IsRandom", 0): _is_random,
    ("IsRandom", 1): _is_random,
}
