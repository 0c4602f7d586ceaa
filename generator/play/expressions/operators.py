"""What `+ - * / < == && =~` and the rest do with any two values, in BeanShell as VASSAL has changed it.

Numbers go to the wider type; a text on one side makes both sides text; the empty text next to a whole number is 0.
Source: bsh/BSHBinaryExpression.java, BSHUnaryExpression.java, Primitive.java.
"""

import math
import operator
from collections.abc import Callable
from typing import Any

from generator.play.expressions.context import VassalError
from generator.play.expressions.patterns import matches
from generator.play.expressions.values import BITS, VOID, WIDTH, Primitive, Value, fit, integer, text, truth

COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
ARITHMETIC: dict[str, Callable[[float, float], float]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}
BITWISE: dict[str, Callable[[int, int], int]] = {"&": operator.and_, "|": operator.or_, "^": operator.xor}


def binary(op: str, left: Value, right: Value) -> Value:
    """The value of `left op right`; a VassalError where VASSAL reports one."""
    if left is VOID or right is VOID or left is None or right is None:
        raise VassalError(f"undefined name or null at operator {op}")
    if isinstance(left, Primitive) and isinstance(right, Primitive):
        if left.boxed and right.boxed and op == "==":
            raise VassalError("two results of If(...) cannot be compared with ==")
        return _primitives(op, left, right)
    if right == "" and _is_plain_int(left):
        return binary(op, left, integer(0))
    if left == "" and _is_plain_int(right):
        return binary(op, integer(0), right)
    return _texts(op, text(left), text(right))


def unary(op: str, operand: Value) -> Value:
    """The value of `-x`, `+x`, `!x`, `~x`, and x one more or less for `++` and `--`."""
    if not isinstance(operand, Primitive) or (operand.kind == "boolean") != (op == "!"):
        raise VassalError(f"operator {op} does not go with {text(operand)}")
    if op == "!":
        return Primitive("boolean", not operand.value, operand.boxed)
    whole = operand.kind in BITS
    if not whole and op not in "+-":
        raise VassalError(f"operator {op} does not go with {text(operand)}")
    kind = operand.kind if op in ("++", "--") else _promoted(operand.kind)
    number = {"++": operand.value + 1, "--": operand.value - 1, "+": operand.value, "-": -operand.value}.get(op)
    fitted = fit(kind, ~int(operand.value) if number is None else number)
    return Primitive(fitted.kind, fitted.value, operand.boxed)


def _is_plain_int(value: Value) -> bool:
    return isinstance(value, Primitive) and value.kind == "int" and not value.boxed


def _primitives(op: str, left: Primitive, right: Primitive) -> Value:
    booleans = (left.kind == "boolean") + (right.kind == "boolean")
    if booleans == 1:
        return _texts(op, text(left), text(right))
    if booleans:
        return _booleans(op, bool(left.value), bool(right.value))
    kind = max(_promoted(left.kind), _promoted(right.kind), key=WIDTH.__getitem__)
    x, y = fit(kind, left.value).value, fit(kind, right.value).value
    if op in ("=~", "!~"):
        return _pattern(op, text(Primitive(kind, x)), text(Primitive(kind, y)))
    if op in COMPARE:
        return truth(COMPARE[op](x, y))
    number = _whole(op, int(x), int(y), BITS[kind]) if kind in BITS else _fraction(op, x, y)
    return Primitive(kind, fit(kind, number).value, boxed=left.boxed or right.boxed)


def _promoted(kind: str) -> str:
    return kind if WIDTH[kind] > WIDTH["int"] else "int"


def _booleans(op: str, left: bool, right: bool) -> Primitive:
    if op in ("==", "!=", "=~", "!~"):
        return truth((left == right) == (op in ("==", "=~")))
    if op not in ("&&", "||"):
        raise VassalError(f"operator {op} does not go with true and false")
    return truth(left and right if op == "&&" else left or right)


def _texts(op: str, left: str, right: str) -> Value:
    if op == "+":
        return left + right
    if op in ("=~", "!~"):
        return _pattern(op, left, right)
    if op not in COMPARE:
        raise VassalError(f'operator {op} does not go with texts: "{left}" {op} "{right}"')
    return truth(COMPARE[op](left, right))


def _pattern(op: str, left: str, right: str) -> Value:
    found = matches(right, left)
    return truth(found == (op == "=~"))


def _whole(op: str, left: int, right: int, bits: int) -> int:
    if op in ARITHMETIC:
        return int(ARITHMETIC[op](left, right))
    if op in BITWISE:
        return BITWISE[op](left, right)
    if op in ("<<", ">>", ">>>"):
        return _shifted(op, left, right % bits, bits)
    if op not in ("/", "%"):
        raise VassalError(f"operator {op} does not go with numbers")
    if right == 0:
        raise VassalError(f"division by zero: {left} {op} {right}")
    quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
    return quotient if op == "/" else left - quotient * right


def _shifted(op: str, left: int, steps: int, bits: int) -> int:
    if op == "<<":
        return left << steps
    return (left if op == ">>" else left % 2**bits) >> steps


def _fraction(op: str, left: float, right: float) -> float:
    if op in ARITHMETIC:
        return ARITHMETIC[op](left, right)
    if op == "%":
        return math.nan if right == 0 or math.isinf(left) or math.isnan(left + right) else math.fmod(left, right)
    if op != "/":
        raise VassalError(f"operator {op} does not go with fractions")
    if right:
        return left / right
    return math.nan if left == 0 or math.isnan(left) else math.copysign(math.inf, left) * math.copysign(1, right)
