"""An expression cut into words, as BeanShell's own lexer cuts it: the longest word wins.

Letters from U+0080 to U+00FF count as blanks there, unless they stand in a name.
Source: bsh/bsh.jjt, JavaCharStream.java.
"""

import re
from dataclasses import dataclass

from generator.play.expressions.context import ExpressionError, VassalError

_LETTER = "$A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u1fff\u3040-\u318f\u3300-\u337f\u3400-\u3d2d\u4e00-\u9fff\uf900-\ufaff"
_DIGIT = "0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f"
_EXPONENT = "[eE][+-]?[0-9]+"
_ESCAPE = r"\\[ntbrf\\'\"]"

_WORDS = {
    "@gt": ">",
    "@lt": "<",
    "@gteq": ">=",
    "@lteq": "<=",
    "@or": "||",
    "@and": "&&",
    "@bitwise_and": "&",
    "@bitwise_or": "|",
    "@left_shift": "<<",
    "@right_shift": ">>",
    "@right_unsigned_shift": ">>>",
}
_SIGNS = re.findall(
    r"\S+",
    """>>>= <<= >>= >>> << >> <= >= == != =~ !~ && || ++ -- += -= *= /= %= &= |= ^=
    + - * / % & | ^ = < > ! ~ ? : ( ) { } [ ] ; , .""",
)

KEYWORDS = frozenset(
    re.findall(
        r"\w+",
        """abstract boolean break byte case catch char class const continue default do double else enum extends false
        final finally float for goto if implements import instanceof int interface long native new null package private
        protected public return short static strictfp switch synchronized throw throws transient true try void volatile
        while""",
    )
)
TYPES = frozenset(["boolean", "byte", "char", "double", "float", "int", "long", "short"])

_KINDS = [
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("blank", "[\\x00-\\x20\\x80-\\xff]+"),
        ("blank", r"//[^\n\r]*(?:\r\n?|\n)?|/\*[^*]+\*(?:\*|[^*/][^*]*\*)*/"),
        ("whole", r"(?:0[xX][0-9a-fA-F]+|[1-9][0-9]*|0[0-7]*)[lL]?"),
        ("fraction", rf"[0-9]+\.[0-9]*(?:{_EXPONENT})?[fFdD]?|\.[0-9]+(?:{_EXPONENT})?[fFdD]?"),
        ("fraction", rf"[0-9]+{_EXPONENT}[fFdD]?|[0-9]+[fFdD]"),
        ("character", rf"'(?:[^'\\\n\r]|{_ESCAPE})'"),
        ("text", rf'"(?:[^"\\\n\r]|{_ESCAPE})*"'),
        ("long text", r'"""(?:[^"]"?"?)*"""'),
        ("name", f"[{_LETTER}][{_LETTER}{_DIGIT}]*"),
        ("sign", "|".join(re.escape(word) for word in sorted([*_WORDS, *_SIGNS], key=len, reverse=True))),
    )
]


@dataclass(frozen=True, slots=True)
class Word:
    """A word of an expression: kind is whole, fraction, character, text, long text, name, keyword, sign or end."""

    kind: str
    text: str


def words(source: str) -> list[Word]:
    """The words of an expression, an "end" after the last; a VassalError where BeanShell cannot read on."""
    if re.search(r"""["'][^"']*\\[0-7]""", source):
        raise ExpressionError(f"octal escapes in texts are beyond us: {source}")
    source = _unescaped(source)
    found, start = [], 0
    while start < len(source):
        word, start = _next(source, start)
        if word.kind != "blank":
            found.append(word)
    return [*found, Word("end", "")]


def _next(source: str, start: int) -> tuple[Word, int]:
    candidates = [(kind, match.end()) for kind, pattern in _KINDS if (match := pattern.match(source, start))]
    if not candidates:
        raise VassalError(f"cannot read the expression at {source[start : start + 20]!r}")
    kind, end = max(candidates, key=lambda candidate: candidate[1])
    word = source[start:end]
    if kind == "name" and word in KEYWORDS:
        kind = "keyword"
    return Word(kind, _WORDS.get(word, word)), end


def _unescaped(source: str) -> str:
    """Java's `\\u00e9` is a letter before anything else is looked at."""

    def letter(match: re.Match[str]) -> str:
        if not match[2]:
            raise VassalError("\\u needs four hexadecimal digits")
        return match[1] + chr(int(match[2], 16))

    return re.sub(r"(?<!\\)((?:\\\\)*)\\u+([0-9a-fA-F]{4})?", letter, source)
