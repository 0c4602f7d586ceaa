"""Texts in a row, with a separator between them: VASSAL's one way to write anything (tools/SequenceEncoder.java).

`join` puts one backslash before every separator inside an item and nothing else; an item that starts with a backslash,
or starts and ends with a quote, gets quotes around it. `split` is the reverse of `join`, except that an item ending in
a backslash swallows the separator after it: `join_own` refuses such an item, so that nothing we write is read wrongly.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from generator.traits.errors import TraitError


def join(items: Iterable[str | None], separator: str) -> str:
    """The items as one text, exactly as VASSAL writes them; None is written as nothing."""
    return separator.join(_escape(item or "", separator) for item in items)


def join_own(items: Iterable[str], separator: str) -> str:
    """As `join`, for what we write ourselves: an item that ends in a backslash is a TraitError."""
    return join((whole(item) for item in items), separator)


def split(text: str, separator: str) -> list[str]:
    """The items of a text, at least one; the reverse of `join`."""
    return [_unquote(item.replace("\\" + separator, separator)) for item in _cutter(separator).split(text)]


def whole(text: str) -> str:
    """The text itself; a TraitError if it ends in a backslash, which VASSAL would read together with what follows."""
    if text.endswith("\\"):
        raise TraitError(f"a text may not end in a backslash, VASSAL would read on into the next one: {text!r}")
    return text


def _escape(item: str, separator: str) -> str:
    escaped = item.replace(separator, "\\" + separator)
    return f"'{escaped}'" if item.startswith("\\") or item[:1] == item[-1:] == "'" else escaped


def _unquote(item: str) -> str:
    return item[1:-1] if len(item) > 1 and item[0] == item[-1] == "'" else item


@cache
def _cutter(separator: str) -> re.Pattern[str]:
    return re.compile(r"(?<!\\)" + re.escape(separator))
