"""Numbers and texts as they are written in an expression: `12`, `0x1F`, `2.5f`, `'x'`, `"say \\"hi\\""`.

Source: bsh/Parser.java (parseInt), BSHLiteral.java.
"""

import re

from generator.play.expressions.context import VassalError
from generator.play.expressions.lexer import Word
from generator.play.expressions.values import Primitive, Value, fit

_ESCAPES = {"n": "\n", "t": "\t", "b": "\b", "r": "\r", "f": "\f"}


def literal(word: Word) -> Value:
    """The value of a number, character or text as written; a VassalError if the number is too big."""
    match word.kind:
        case "whole":
            return _whole(word.text)
        case "fraction":
            kind = "float" if word.text[-1] in "fF" else "double"
            return fit(kind, float(word.text.rstrip("fFdD")))
        case "character":
            return Primitive("char", ord(unescaped(word.text[1:-1])))
        case "text":
            return unescaped(word.text[1:-1])
    return word.text[3:-3]


def unescaped(written: str) -> str:
    """A text between quotes with its backslashes resolved."""
    return re.sub(r"\\(.)", lambda match: _ESCAPES.get(match[1], match[1]), written)


def _whole(written: str) -> Primitive:
    kind = "long" if written[-1] in "lL" else "int"
    digits = written.rstrip("lL")
    base = 16 if digits[:2].lower() == "0x" else 8 if digits[0] == "0" and len(digits) > 1 else 10
    number = 0
    for digit in digits[2:] if base == 16 else digits:
        if number < 0:
            raise VassalError(f"the number {written} is too big")
        number = int(fit(kind, number * base + int(digit, base)).value)
    return Primitive(kind, number)
