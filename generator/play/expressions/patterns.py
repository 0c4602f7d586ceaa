"""Java's regular expressions, as far as Python's mean the same; what may differ is an ExpressionError, not a guess.

Source: java.util.regex.Pattern, String.replaceAll.
"""

import re
from functools import lru_cache

from generator.play.expressions.context import ExpressionError

# Words of one dialect only: classes of classes, \p, \Q, \h, \R, \G, \Z, names and conditions of groups, inline flags.
_FOREIGN = re.compile(r"\\[pPQEhHRGZzXkKNvVxcu0]|&&|\[[^\]]*\[|\(\?[^:=!<>]|\(\?<[^=!]")
_LONE_BRACE = re.compile(r"\{(?![0-9]+(,[0-9]*)?\})")


class PatternError(ValueError):
    """A pattern that Java refuses."""


def matches(pattern: str, word: str) -> bool:
    """Does the pattern match the whole word?"""
    return _compiled(pattern).fullmatch(word) is not None


def replaced(word: str, pattern: str, replacement: str, count: int) -> str:
    """The word with `count` matches replaced, 0 for all; `$1` in the replacement is a group."""
    compiled = _compiled(pattern)
    parts = re.findall(r"\\.|\$\d|\$|\\|[^\\$]+", replacement, re.DOTALL)
    if any(part in ("$", "\\") or (part[0] == "$" and int(part[1]) > compiled.groups) for part in parts):
        raise PatternError(replacement)
    return compiled.sub(lambda match: "".join(_part(part, match) for part in parts), word, count=count)


def _part(part: str, match: re.Match[str]) -> str:
    if part[0] == "$":
        return match[int(part[1])] or ""
    return part[1] if part[0] == "\\" else part


@lru_cache(maxsize=512)
def _compiled(pattern: str) -> re.Pattern[str]:
    if _LONE_BRACE.search(re.sub(r"\\.|\[\^?\]?[^\]]*\]", "", pattern)):
        raise PatternError(f"a brace repeats nothing: {pattern}")
    if _FOREIGN.search(pattern):
        raise ExpressionError(f"this regular expression may mean something else in Java: {pattern}")
    try:
        return re.compile(pattern, re.ASCII)
    except (re.error, OverflowError) as error:
        raise PatternError(f"{pattern}: {error}") from error
