"""Java's own functions that expressions use: `Math.max(A, B)`, `Integer.parseInt("12")`, `Math.PI`.

What Java has and we do not is an ExpressionError; what Java refuses is a VassalError.
Source: java.lang.Math, Integer, Long, Float, Double, Boolean, String.
"""

import math
import re
from collections.abc import Callable

from generator.grids.shapes import round_half_up
from generator.play.expressions.context import ExpressionError, VassalError
from generator.play.expressions.operators import binary, unary
from generator.play.expressions.values import BITS, WIDTH, Primitive, Value, fit, parse_int, text, truth

CONSTANTS: dict[tuple[str, str], Value] = {
    ("Math", "PI"): fit("double", math.pi),
    ("Math", "E"): fit("double", math.e),
    ("Integer", "MAX_VALUE"): fit("int", 2**31 - 1),
    ("Integer", "MIN_VALUE"): fit("int", -(2**31)),
}
_OTHERS = frozenset(
    {"java", "javax", "bsh", "VASSAL", "System", "Character", "Arrays", "Collections", "Date", "Objects"}
)
CLASSES = (
    frozenset({"Math", "Integer", "Long", "Short", "Byte", "Float", "Double", "Boolean", "String", "Object"}) | _OTHERS
)
_FRACTIONS: dict[str, tuple[int, Callable[..., float]]] = {
    "ceil": (1, lambda x: math.copysign(math.ceil(x), x)),
    "floor": (1, lambda x: math.copysign(math.floor(x), x)),
    "pow": (2, lambda x, y: x**y),
    "signum": (1, lambda x: math.copysign(1, x) if x else x),
    "sqrt": (1, math.sqrt),
}


def call_static(owner: str, method: str, arguments: list[Value]) -> Value:
    """The value of `owner.method(arguments)`."""
    if owner == "Math":
        return _math(method, arguments)
    only = arguments[0] if len(arguments) == 1 else None
    if owner == "String" and method == "valueOf" and only is not None:
        return text(only)
    if owner == "String" and method in ("format", "join"):
        raise VassalError(f"BeanShell cannot call String.{method}: it takes any number of values")
    if (
        len(arguments) == 1
        and owner in ("Integer", "Long", "Float", "Double", "Boolean")
        and method in ("valueOf", f"parse{_short(owner)}")
    ):
        parsed = _parsed(owner, method, only)
        return Primitive(parsed.kind, parsed.value, boxed=method == "valueOf")
    if owner in ("Integer", "Long") and method in ("max", "min"):
        return _math(method, arguments)
    raise ExpressionError(f"{owner}.{method} with {len(arguments)} values is beyond us")


def _short(owner: str) -> str:
    return "Int" if owner == "Integer" else owner


def _parsed(owner: str, method: str, argument: Value) -> Primitive:
    kind = _short(owner).lower()
    if method == "valueOf" and isinstance(argument, Primitive) and _reaches(argument.kind, kind):
        return argument if kind == "boolean" else fit(kind, argument.value)
    if not isinstance(argument, str):
        raise VassalError(f"{owner}.{method} takes a text, not {text(argument)}")
    if kind == "boolean":
        return truth(argument.lower() == "true")
    number = parse_int(argument) if kind == "int" else _number(argument, kind)
    if number is None:
        raise VassalError(f'"{argument}" is no number for {owner}.{method}')
    return fit(kind, number)


def _reaches(given: str, wanted: str) -> bool:
    return given == wanted or ("boolean" not in (given, wanted) and WIDTH[given] <= WIDTH[wanted])


def _number(word: str, kind: str) -> int | float | None:
    if kind == "long":
        number = int(word) if re.fullmatch(r"[+-]?[0-9]{1,19}", word) else 2**63
        return number if -(2**63) <= number < 2**63 else None
    found = re.fullmatch(r"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[fFdD]?\s*", word, re.ASCII)
    return float(found[1]) if found else None


def _math(method: str, arguments: list[Value]) -> Value:
    numbers = [a for a in arguments if isinstance(a, Primitive) and a.kind != "boolean"]
    known = {"abs": 1, "max": 2, "min": 2, "round": 1, "floorDiv": 2, "floorMod": 2} | {
        name: count for name, (count, _) in _FRACTIONS.items()
    }
    if method not in known:
        raise ExpressionError(f"Math.{method} is beyond us")
    if len(numbers) != len(arguments) or len(numbers) != known[method]:
        raise VassalError(f"there is no Math.{method}({', '.join(map(text, arguments))})")
    if method in _FRACTIONS:
        return fit("double", _fraction(method, [float(number.value) for number in numbers]))
    if method == "round":
        return _rounded(numbers[0])
    result = _compared(method, numbers) if method in ("abs", "max", "min") else _floored(method, numbers)
    return Primitive(result.kind, result.value)


def _fraction(method: str, numbers: list[float]) -> float:
    if any(math.isnan(number) or math.isinf(number) for number in numbers):
        raise ExpressionError(f"Math.{method} of {numbers} is beyond us")
    try:
        result = _FRACTIONS[method][1](*numbers)
    except (ValueError, ZeroDivisionError, OverflowError):
        return math.inf if method == "pow" and numbers[0] >= 0 else math.nan
    return result if isinstance(result, float) else math.nan


def _rounded(number: Primitive) -> Primitive:
    kind = "long" if number.kind == "double" else "int"
    if isinstance(number.value, int) or math.isinf(number.value) or math.isnan(number.value):
        return fit(kind, float(number.value))
    return fit(kind, max(-(2.0**63), min(2.0**63, float(round_half_up(number.value)))))


def _compared(method: str, numbers: list[Primitive]) -> Primitive:
    kind = max((n.kind for n in numbers), key=WIDTH.__getitem__)
    kind = kind if WIDTH[kind] > WIDTH["int"] else "int"
    if method == "abs":
        result = numbers[0] if numbers[0].value >= 0 else unary("-", numbers[0])
        assert isinstance(result, Primitive)
        return fit(kind, result.value)
    pick = max if method == "max" else min
    return fit(kind, pick(fit(kind, n.value).value for n in numbers))


def _floored(method: str, numbers: list[Primitive]) -> Primitive:
    left, right = numbers
    if left.kind not in BITS or right.kind not in BITS:
        raise VassalError(f"Math.{method} takes whole numbers")
    checked = binary("%", left, right)  # complains of a zero, and has the wider type
    assert isinstance(checked, Primitive)
    x, y = int(left.value), int(right.value)
    return fit(checked.kind, x // y if method == "floorDiv" else x % y)
