"""Conditions: `{Side=="US" && Steps>1}`, the old `Side = US && Steps > 1`, and filters with `$x$` of the sender.

Source: configure/PropertyExpression.java, counters/PropertiesPieceFilter.java, BeanShellExpression.getFilter.
"""

import operator
import re
from collections.abc import Callable, Iterable

from generator.play.expressions.context import ExpressionError, Properties
from generator.play.expressions.formats import braced, filled, is_constant, value
from generator.play.expressions.lookup import Run
from generator.play.expressions.patterns import PatternError, matches
from generator.play.expressions.values import parse_int

Filter = Callable[[Properties], bool]

# In the order in which VASSAL looks for them.
_SIGNS = ("!=", "<=", ">=", ">", "<", "=~", "=", "!~")
_ORDER = {"<=": operator.le, ">=": operator.ge, ">": operator.gt, "<": operator.lt}


def is_true(condition: str, run: Run) -> bool:
    """Does the condition hold for the piece that asks? The empty one does not."""
    if not condition.strip():
        return False
    inner = braced(condition)
    if inner is None:
        return _old_selector(condition, run)(run.context.properties)
    return value(inner, run) == "true"


def selector(condition: str, run: Run) -> Filter:
    """The condition as a filter on other pieces: `$x$` is the sender's (the piece that asks), bare names are theirs."""
    if not condition.strip():
        return _everybody
    inner = braced(condition)
    if inner is None:
        return _old_selector(condition, run)
    if "$" in inner:
        inner = _once(filled(inner, run))
        if is_constant(inner):
            return _everybody
    return lambda piece: value(inner, run.on(piece)) == "true"


def inner_selector(condition: str, run: Run) -> Filter | None:
    """A filter handed to a function, as in `SumStack("Steps", "{Side==\\\\"US\\\\"}")`; None for the empty one."""
    condition = _with_dollars(condition, run).replace('\\\\"', '"')
    return selector(condition, run) if condition else None


def _once(expression: str) -> str:
    """VASSAL goes on putting properties in, now the module's, until there is no `$` left; we drop a lone one."""
    if expression.count("$") > 1:
        raise ExpressionError(f"a value put into the filter has a $name$ of its own: {expression}")
    return expression.replace("$", "")


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


def _old_selector(condition: str, run: Run) -> Filter:
    accepts = _old_style(filled(condition.strip(), run))

    def guarded(piece: Properties) -> bool:
        try:
            return accepts(piece)
        except PatternError as error:
            run.complaints.append(f"not a pattern: {error}")
            return False

    return guarded


def _old_style(condition: str) -> Filter:
    """`||` binds less than `&&`; without a comparison everything holds."""
    for joint, joined in (("||", any), ("&&", all)):
        parts = _split(condition, joint)
        if len(parts) > 1:
            return _joined(joined, [_old_style(part) for part in parts])
    sign = next((sign for sign in _SIGNS if sign in condition), "")
    sides = [side.strip() for side in _split(condition, sign)] if sign else []
    if not sides:
        return _everybody
    name, sought = [*sides, ""][:2]
    return lambda piece: _compares(sign, piece(name), sought)


def _joined(joined: Callable[[Iterable[bool]], bool], filters: list[Filter]) -> Filter:
    return lambda piece: joined(accepts(piece) for accepts in filters)


def _split(condition: str, separator: str) -> list[str]:
    """Java's String.split: empty parts at the end are dropped."""
    parts = condition.split(separator)
    while parts and not parts[-1] and condition:
        parts.pop()
    return parts


def _compares(sign: str, found: str | None, sought: str) -> bool:
    word = "null" if found is None else found
    if sign in ("=", "!="):
        return (word == sought) == (sign == "=")
    if sign in ("=~", "!~"):
        return matches(sought, word) == (sign == "=~")
    left, right = parse_int(word), parse_int(sought)
    if left is None or right is None:
        return bool(_ORDER[sign](word, sought))
    return bool(_ORDER[sign](left, right))
