"""Printed values as an author types them: `12-9-1`, `12 9 1`, `~8-6-1`."""

from __future__ import annotations

import re

from generator.model.game import Value
from generator.problems import Problem, Where

_JOINTS = re.compile(r"[\s\-\u2010-\u2015\u2212]+")
_DATE_HINT = "a spreadsheet may have made a date of it; make the column text, or type 12 9 1 with spaces"


def typed_value(text: str, numbers: int, where: Where) -> Value | Problem:
    """What a cell of units.csv says: after `~` an estimate, else what the owner of the game read off the counter."""
    guess = text.startswith("~")
    words = value_text(text.removeprefix("~").strip(), numbers, where)
    if isinstance(words, Problem):
        return words
    return Value(words, "estimate" if guess else "owner", "our estimate" if guess else "printed counter", where)


def value_text(text: str, numbers: int, where: Where) -> str | Problem:
    """The numbers of a value with hyphens between them."""
    parts = _JOINTS.split(text)
    whole = all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts)
    if whole and len(parts) == numbers and not any(len(part) > 1 and part[0] == "0" for part in parts):
        return "-".join(parts)
    shape = "-".join((("12", "9", "1") * numbers)[:numbers])
    what = f'"{text}" is no value; a value is {numbers} numbers, like {shape}'
    return Problem(where, what, _DATE_HINT if _like_date(text, parts) else "")


def _like_date(text: str, parts: list[str]) -> bool:
    """Whether a spreadsheet may have taken a value for a date: a year, a slash, a dot, a month's name, a leading 0."""
    return any(re.fullmatch(r"\d{4,}|0\d", part) for part in parts) or bool(
        re.search(r"\d[./]\s?\d|\d[-. ]?[^\W\d_]{3}|[^\W\d_]{3}[-. ]\d", text)
    )
