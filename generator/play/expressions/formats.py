"""Text fields: plain text with `$Property$`, or one whole expression in braces.

Source: script/expression/Expression.java (createExpression), BeanShellExpression.java, FormattedStringExpression.java.
"""

import re

from generator.play.expressions.context import VassalError
from generator.play.expressions.evaluator import evaluate
from generator.play.expressions.lookup import Run
from generator.play.expressions.values import parse_int
from generator.traits.sequence import split


def filled(wording: str, run: Run) -> str:
    """The text of a field; nothing, and a complaint, where VASSAL reports an error."""
    trimmed = wording.strip()
    if not trimmed:
        return ""
    inner = braced(wording)
    if inner is not None:
        return _constant(inner) if is_constant(inner) else value(inner, run)
    number = parse_int(trimmed)
    if run.context.leading_zeros_are_text and re.fullmatch("0[0-9]+", trimmed):
        return wording
    if number is not None:
        return str(number)
    return _plain(trimmed, run) if "$" in trimmed else wording


def braced(wording: str) -> str | None:
    """What stands between the braces of an expression; None for anything else."""
    trimmed = wording.strip()
    return trimmed[1:-1] if trimmed[:1] == "{" and trimmed[-1:] == "}" and len(trimmed) > 1 else None


def is_constant(inner: str) -> bool:
    """Is this no expression, but nothing, one number or one quoted text? VASSAL takes these as they are."""
    quoted = len(inner) > 1 and inner[0] == inner[-1] == '"' and '"' not in inner[1:-1]
    return quoted or not inner.strip() or parse_int(inner) is not None


def value(expression: str, run: Run) -> str:
    """The value of an expression without its braces; nothing, and a complaint, where VASSAL reports an error."""
    again = braced(expression)
    try:
        return evaluate(expression if again is None else again, run) if expression else ""
    except VassalError as error:
        run.complaints.append(str(error))
        return ""


def _constant(inner: str) -> str:
    number = parse_int(inner)
    return inner.strip().strip('"') if number is None else str(number)


def _plain(wording: str, run: Run) -> str:
    """The properties put in; an unknown one stays as its bare name, or goes in a report. A lone `$` is dropped."""
    parts = split(wording, "$")
    last = len(parts) - 1
    return "".join(_property(part, run) if i % 2 and i < last else part for i, part in enumerate(parts))


def _property(name: str, run: Run) -> str:
    if not name:
        return ""
    if name in run.context.known:
        return run.context.known[name] or ""
    value = run.context.properties(name)
    return ("" if run.context.report else name) if value is None else value
