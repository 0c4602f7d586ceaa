"""The methods of Java's String that expressions use: `Side.startsWith("U")`, `Name.length()`.

Each method has its signatures: a letter a parameter, s for a text, i for a whole number, c for a character, o for
anything. Texts count code points, not Java's half surrogates. Source: java.lang.String.
"""

from collections.abc import Callable

from generator.play.expressions.context import ExpressionError, VassalError
from generator.play.expressions.patterns import PatternError, matches, replaced
from generator.play.expressions.values import VOID, Primitive, Value, integer, truth

_BLANKS = "".join(map(chr, range(33)))
_LONGEST = 1_000_000
_BEYOND_US = frozenset(
    {
        "chars",
        "codePointAt",
        "codePoints",
        "getBytes",
        "getClass",
        "indent",
        "intern",
        "lines",
        "regionMatches",
        "split",
    }
    | {"contentEquals", "codePointCount", "codePointBefore", "subSequence", "toCharArray", "translateEscapes"}
)


def call_on_text(word: str, method: str, arguments: list[Value]) -> Value:
    """The value of `word.method(arguments)`; a VassalError where Java throws or knows no such method."""
    if method in _BEYOND_US:
        raise ExpressionError(f"the method {method} of texts is beyond us")
    signatures = _METHODS.get(method, {})
    letters = "".join(map(_letter, arguments))
    fitting = (
        signature for signature in (letters, *signatures) if signature in signatures and _fits(letters, signature)
    )
    signature = next(fitting, None)
    if signature is None:
        raise VassalError(f"texts have no method {method}({letters})")
    plain = [_plain(argument, letter) for argument, letter in zip(arguments, signature, strict=True)]
    try:
        return _value(signatures[signature](word, *plain))
    except (ValueError, IndexError) as error:
        raise VassalError(f'"{word}".{method} fails: {error}') from error


def _letter(argument: Value) -> str:
    if isinstance(argument, Primitive):
        return {"byte": "i", "short": "i", "int": "i", "char": "c"}.get(argument.kind, "x")
    return "s" if isinstance(argument, str) else "n"


def _fits(given: str, wanted: str) -> bool:
    return len(given) == len(wanted) and all(w in ("o", g) or g + w == "ci" for g, w in zip(given, wanted, strict=True))


def _plain(argument: Value, letter: str) -> object:
    if isinstance(argument, Primitive) and letter in "ic":
        return int(argument.value) if letter == "i" else chr(int(argument.value))
    return argument


def _value(result: object) -> Value:
    if isinstance(result, bool):
        return truth(result)
    if isinstance(result, int):
        return integer(result)
    assert isinstance(result, str | Primitive)
    return result


def _cut(word: str, start: int, end: int) -> str:
    if not 0 <= start <= end <= len(word):
        raise IndexError(f"no part from {start} to {end}")
    return word[start:end]


def _at(word: str, index: int) -> Primitive:
    return Primitive("char", ord(_cut(word, index, index + 1)))


def _repeated(word: str, times: int) -> str:
    if times < 0:
        raise ValueError(f"{times} times")
    if len(word) * times > _LONGEST:
        raise ExpressionError("a text of more than a million letters is beyond us")
    return word * times


def _order(word: str, other: str) -> int:
    unequal = next((ord(a) - ord(b) for a, b in zip(word, other, strict=False) if a != b), None)
    return len(word) - len(other) if unequal is None else unequal


def _hash(word: str) -> int:
    code = 0
    for letter in word:
        code = code * 31 + ord(letter)
    return code


def _find(word: str, part: str | int, start: int = 0) -> int:
    sought = _sought(part)
    return -1 if sought is None else word.find(sought, min(max(start, 0), len(word)))


def _find_last(word: str, part: str | int, start: int = _LONGEST) -> int:
    sought = _sought(part)
    return -1 if sought is None or start < 0 else word.rfind(sought, 0, start + len(sought))


def _sought(part: str | int) -> str | None:
    """A text, or the letter with this number, if there is one."""
    if isinstance(part, str):
        return part
    return chr(part) if 0 <= part < 0x110000 else None


def _starts(word: str, part: str, start: int = 0) -> bool:
    return 0 <= start <= len(word) and word.startswith(part, start)


_METHODS: dict[str, dict[str, Callable[..., object]]] = {
    "charAt": {"i": _at},
    "compareTo": {"s": _order},
    "compareToIgnoreCase": {"s": lambda word, other: _order(word.upper().lower(), other.upper().lower())},
    "concat": {"s": str.__add__},
    "contains": {"s": str.__contains__},
    "endsWith": {"s": str.endswith},
    "equals": {"o": lambda word, other: other is not VOID and word == other},
    "equalsIgnoreCase": {
        "s": lambda word, other: word.upper().lower() == other.upper().lower(),
        "n": lambda word, other: False,
    },
    "hashCode": {"": _hash},
    "indexOf": {"s": _find, "si": _find, "i": _find, "ii": _find},
    "isBlank": {"": lambda word: not word.strip()},
    "isEmpty": {"": lambda word: not word},
    "lastIndexOf": {"s": _find_last, "si": _find_last, "i": _find_last, "ii": _find_last},
    "length": {"": len},
    "matches": {"s": lambda word, pattern: matches(pattern, word)},
    "repeat": {"i": _repeated},
    "replace": {"ss": str.replace, "cc": str.replace},
    "replaceAll": {"ss": lambda word, pattern, by: replaced(word, pattern, by, 0)},
    "replaceFirst": {"ss": lambda word, pattern, by: replaced(word, pattern, by, 1)},
    "startsWith": {"s": _starts, "si": _starts},
    "strip": {"": str.strip},
    "stripLeading": {"": str.lstrip},
    "stripTrailing": {"": str.rstrip},
    "substring": {"i": lambda word, start: _cut(word, start, len(word)), "ii": _cut},
    "toLowerCase": {"": str.lower},
    "toString": {"": str},
    "toUpperCase": {"": str.upper},
    "trim": {"": lambda word: word.strip(_BLANKS)},
}

NAMES = frozenset(_METHODS) - {"charAt", "concat"} | {"format", "regionMatches"}
"""Methods that VASSAL lets a bare property have; before any other, the property is not looked up at all
(bsh/BeanShellExpressionValidator.java)."""

assert issubclass(PatternError, ValueError)
