"""Values as BeanShell has them: Java's primitive types, texts, null, and void for a name that means nothing.

Whole numbers wrap around, fractions print as Java prints them. A `boxed` value is what comes out of `If(...)`: two of
them cannot be compared with `==`. Source: bsh/Primitive.java, script/ExpressionInterpreter.java (evaluate, wrap).
"""

import math
import re
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum, auto

from generator.grids.shapes import single
from generator.play.expressions.context import VassalError

BITS = {"byte": 8, "short": 16, "char": 16, "int": 32, "long": 64}
WIDTH = {kind: width for width, kind in enumerate((*BITS, "float", "double"))}
BIGGEST = 2**31 - 1


class Void(Enum):
    """The value of an unknown name."""

    VOID = auto()


VOID = Void.VOID


@dataclass(frozen=True, slots=True)
class Primitive:
    """A number, a character (its code) or true and false, with its Java type."""

    kind: str
    value: int | float
    boxed: bool = False


Value = Primitive | str | None | Void


def truth(value: bool) -> Primitive:
    return Primitive("boolean", bool(value))


def integer(value: int) -> Primitive:
    return fit("int", value)


def fit(kind: str, number: int | float) -> Primitive:
    """The number squeezed into a Java type: whole numbers wrap around, fractions are cut off and stop at the ends."""
    if kind == "double":
        return Primitive(kind, float(number))
    if kind == "float":
        return Primitive(kind, _single(float(number)))
    bits = BITS[kind]
    if isinstance(number, float):
        number = _cut(number, max(bits, 32))
    number = number % 2**bits
    return Primitive(kind, number if kind == "char" or number < 2 ** (bits - 1) else number - 2**bits)


def text(value: Value) -> str:
    """How Java writes the value."""
    if isinstance(value, str):
        return value
    if value is None or value is VOID:
        return "null" if value is None else "void"
    if value.kind == "boolean":
        return "true" if value.value else "false"
    if value.kind == "char":
        return chr(int(value.value))
    return _decimal(value.value, value.kind) if isinstance(value.value, float) else str(value.value)


def parse_int(word: str) -> int | None:
    """Java's Integer.parseInt; None where it throws."""
    parts = re.fullmatch(r"([+-]?)0*(\d{1,10})", word)
    number = int(parts[1] + parts[2]) if parts else BIGGEST + 1
    return number if -BIGGEST - 1 <= number <= BIGGEST else None


def property_value(word: str | None, leading_zeros_are_text: bool) -> Value:
    """A property as a bare name in an expression: "0512" is 512, or text if the option says so; "1D" is text."""
    word = word or ""
    if word in ("true", "false"):
        return truth(word == "true")
    if not re.fullmatch(r"[-+.0-9]+", word) or (leading_zeros_are_text and re.fullmatch(r"0[0-9]+", word)):
        return word
    number = parse_int(word)
    if number is not None:
        return integer(number)
    if re.fullmatch(r"[+-]?([1-9][0-9]*|0[0-7]*)", word) or not re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)", word):
        return word
    return fit("float", float(word))


def wrapped(word: str | None) -> Value:
    """A property as `GetProperty` gives it: here "0512" is always 512, and fractions stay text."""
    word = word or ""
    if word in ("true", "false"):
        return truth(word == "true")
    number = parse_int(word)
    return word if number is None else integer(number)


def cast(kind: str, value: Value) -> Value:
    """`(int) 2.9` and its like."""
    if kind in ("String", "Object") and (isinstance(value, str) or value is None):
        return value
    target = {"Integer": "int", "Character": "char"}.get(kind, kind.lower() if kind[:1].isupper() else kind)
    if not isinstance(value, Primitive) or kind == "String":
        raise VassalError(f"cannot cast {text(value)} to {kind}")
    if kind == "Object":
        return Primitive(value.kind, value.value, boxed=True)
    if "boolean" in (target, value.kind) and target != value.kind:
        raise VassalError(f"cannot cast {value.kind} to {kind}")
    fitted = value if target == "boolean" else fit(target, value.value)
    return Primitive(fitted.kind, fitted.value, boxed=kind != target)


def _single(number: float) -> float:
    try:
        return single(number)
    except OverflowError:
        return math.copysign(math.inf, number)


def _cut(number: float, bits: int) -> int:
    if math.isnan(number):
        return 0
    low, high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    return low if number <= low else high if number >= high else int(number)


def _decimal(number: float, kind: str) -> str:
    if math.isnan(number) or math.isinf(number):
        return "NaN" if math.isnan(number) else "Infinity" if number > 0 else "-Infinity"
    exact = Decimal(repr(number) if kind == "double" else _shortest_single(number))
    if number == 0 or 1e-3 <= abs(number) < 1e7:
        plain = f"{exact:f}"
        return plain if "." in plain else plain + ".0"
    sign, digits, _ = exact.normalize().as_tuple()
    first, rest = digits[0], "".join(map(str, digits[1:])) or "0"
    return f"{'-' * sign}{first}.{rest}E{exact.adjusted()}"


def _shortest_single(number: float) -> str:
    words = (f"{number:.{digits}g}" for digits in range(1, 10))
    return next(word for word in words if _single(float(word)) == number)
