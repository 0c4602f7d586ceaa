"""Conditions: `{Side=="US" && Steps>1}`, the old `Side = US && Steps > 1`, and filters with `$x$` of the sender.

Source: configure/PropertyExpression.java, counters/PropertiesPieceFilter.java, BeanShellExpression.getFilter.
"""

import operator
import re
from collections.abc import Callable, Iterable

from generator.play.expressions.context import Properties
from generator.play.expressions.formats import braced, filled, is_constant, value
from generator.play.expressions.lookup import Run
from generator.play.expressions.patterns import PatternError, matches
from generator.play.expressions.values import parse_int

Filter = Callable[[Properties], bool]
Test = Callable[[Properties, Run], bool]

# In the order in which VASSAL looks for them.
_SIGNS = ("!=", "<=", ">=", ">", "<", "=~", "=", "!~")
_ORDER = {"<=": operator.le, ">=": operator.ge, ">": operator.gt, "<": operator.lt}


def is_true(condition: str, run: Run) -> bool:
    """Does the condition hold for the piece that asks? The empty one does not."""
    if not condition.strip():
        return False
    inner = braced(condition)
    if inner is None:
        return _old_style(filled(condition.strip(), run))(run.context.properties, run)
    return value(inner, run) == "true"


def selector(condition: str, run: Run) -> Filter:
    """The condition as a filter on other pieces: `$x$` is the sender's (the piece that asks), bare names are theirs."""
    if not condition.strip():
        return _everybody
    inner = braced(condition)
    if inner is None:
        old_style = _old_style(filled(condition.strip(), run))
        return lambda piece: old_style(piece, run.on(piece))
    if "$" in inner:
        inner = filled(inner, run)
        if is_constant(inner):
            return _everybody
    return lambda piece: value(inner, run.on(piece)) == "true"


def inner_selector(condition: str, run: Run) -> Filter | None:
    """A filter handed to a function, as in `SumStack("Steps", "{Side==\\\\"US\\\\"}")`; None for the empty one."""
    condition = _with_dollars(condition, run).replace('\\\\"', '"')
    return selector(condition, run) if condition else None


def _everybody(piece: Properties) -> bool:
    return True


def _with_dollars(condition: str, run: Run) -> str:
    """The sender's `$x$` put in; what is no property of the sender stays, and its last `$` may open the next."""
    done, rest = "", condition
    while (match := re.search(r"\$([^$]*)\$", rest)) is not None:
        value = run.context.properties(match[1])
        done += rest[: match.start()] + (match[0][:-1] if value is None else value)
        rest = rest[match.end() - (value is None) :]
    return done + rest


def _old_style(condition: str) -> Test:
    """`||` binds less than `&&`; without a comparison everything holds."""
    for joint, joined in (("||", any), ("&&", all)):
        parts = _split(condition, joint)
        if len(parts) > 1:
            return _joined(joined, [_old_style(part) for part in parts])
    sign = next((sign for sign in _SIGNS if sign in condition), "")
    sides = [side.strip() for side in _split(condition, sign)] if sign else []
    if not sides:
        return lambda piece, run: True
    name, value = [*sides, ""][:2]
    return lambda piece, run: _compares(sign, name, value, piece, run)


def _joined(joined: Callable[[Iterable[bool]], bool], tests: list[Test]) -> Test:
    return lambda piece, run: joined(test(piece, run) for test in tests)


def _split(condition: str, separator: str) -> list[str]:
    """Java's String.split: empty parts at the end are dropped."""
    parts = condition.split(separator)
    while parts and not parts[-1] and len(condition):
        parts.pop()
    return parts


def _compares(sign: str, name: str, value: str, piece: Properties, run: Run) -> bool:
    found = piece(name)
    word = "null" if found is None else found
    if sign in ("=", "!="):
        return (word == value) == (sign == "=")
    if sign in ("=~", "!~"):
        return _fits(value, word, run) == (sign == "=~")
    left, right = parse_int(word), parse_int(value)
    if left is None or right is None:
        return bool(_ORDER[sign](word, value))
    return bool(_ORDER[sign](left, right))


def _fits(pattern: str, word: str, run: Run) -> bool:
    try:
        return matches(pattern, word)
    except PatternError as error:
        run.complaints.append(f"not a pattern: {error}")
        return False
