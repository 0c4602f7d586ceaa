"""Help pages before and after: rows of their tables by what stands first, paragraphs clause by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from generator.diff.htmlpages import captions, paragraphs, rows
from generator.diff.seen import Seen
from generator.diff.traits import COMMAND
from generator.diff.words import Difference, now
from generator.vassal.changelist import PAGE

RULE = re.compile(r"\d+(\.\d+)*")
LIST_OF_SOURCES = "Sources:"
"""A paragraph that only gathers the sources of what is told elsewhere."""


def pages(old: Seen, new: Seen) -> Iterator[Difference]:
    """Every change in what help pages say. The change list is passed over: it says of itself what is new.

    What follows from other differences is no news: names of units that are called otherwise now, and figures that
    count something. A row that tells of a command or a rule is compared figure by figure.
    """
    counters = (one for seen in (old, new) for one in seen.counters.values())
    commands = {name for one in counters for kind, name in one.behaviour if kind == COMMAND}
    renamed, names = _renamed(old, new), _counter_names(old, new)
    for name in sorted(_names(old) | _names(new)):
        before, after = _text(old, name, renamed), _text(new, name, {})
        yield from _rows(before, after, commands)
        yield from _clauses(name.removesuffix(".html"), before, after, names)


def _names(seen: Seen) -> set[str]:
    return {name for name in seen.opened.files if name.endswith(".html") and name != PAGE}


def _renamed(old: Seen, new: Seen) -> dict[str, str]:
    pairs = ((one.name, new.counters[key].name) for key, one in old.counters.items() if key in new.counters)
    return {before: after for before, after in pairs if before != after}


def _text(seen: Seen, name: str, renamed: Mapping[str, str]) -> str:
    text = seen.opened.files.get(name, b"").decode(errors="replace")
    for before, after in renamed.items():
        text = re.sub(rf"(?<!\w){re.escape(before)}(?!\w)", after.replace("\\", r"\\"), text)
    return text


def _rows(old: str, new: str, commands: set[str]) -> Iterator[Difference]:
    was, is_now = rows(old), rows(new)
    for first in dict.fromkeys((*was, *is_now)):
        before, after = was.get(first, ()), is_now.get(first, ())
        exact = first in commands or RULE.fullmatch(first)
        if before != after and (exact or bare(" ".join(before)) != bare(" ".join(after))):
            yield Difference("Rules and help", first, _cells(before, after))


def _cells(before: Sequence[str], after: Sequence[str]) -> str:
    """The cells of a row that differ."""
    if len(before) == len(after):
        pairs = [(b, a) for b, a in zip(before, after, strict=True) if b != a]
        before, after = [b for b, _ in pairs], [a for _, a in pairs]
    return now(" ".join(before).rstrip("."), " ".join(after))


def _clauses(page: str, old: str, new: str, names: re.Pattern[str]) -> Iterator[Difference]:
    was, is_now = _said(old, names), _said(new, names)
    for told, others, verb in ((is_now, was, "now says"), (was, is_now, "no longer says")):
        for clause in (told[key] for key in told if key not in others):
            yield Difference("Rules and help", page, f"{verb}: {clause}")


def _said(page: str, names: re.Pattern[str]) -> dict[str, str]:
    """Every sentence of a page by its words without figures; captions of pictures without the counter's name."""
    texts = (text for text in paragraphs(page) if not text.startswith(LIST_OF_SOURCES))
    clauses = [clause for text in texts for clause in re.split(r"(?<=[.;:]) ", text)]
    clauses += [names.sub("", caption).strip(" ,;") for caption in captions(page)]
    return {bare(clause): clause for clause in clauses if clause}


def _counter_names(*editions: Seen) -> re.Pattern[str]:
    """Every name of a counter: pictures show one or the other as an example."""
    names = {one.name for seen in editions for one in seen.counters.values() if one.kind}
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")


def bare(text: str) -> str:
    """A text without its figures."""
    return re.sub(r"\d+", "#", text)
