"""A comparison as one page of HTML that needs nothing beside it: faces before and after side by side (door: Jinja2)."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from generator.diff.losses import Loss
from generator.diff.seen import Seen
from generator.diff.words import Difference, numbered

TEMPLATE = "diff.html.j2"


@dataclass(frozen=True)
class Row:
    """Everything that changed about one counter or thing in a section."""

    who: str
    texts: tuple[str, ...]
    faces: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class Section:
    """A section of the page with its rows."""

    name: str
    count: int
    rows: tuple[Row, ...]


def page(
    old: Seen, new: Seen, differences: Sequence[Difference], losses: Sequence[Loss], templates: Sequence[Path]
) -> str:
    """The whole page."""
    environment = Environment(
        loader=FileSystemLoader([str(folder) for folder in templates]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(TEMPLATE).render(
        old=old, new=new, sections=tuple(sections(differences)), losses=tuple(_by_what(losses)), lost=len(losses)
    )


def sections(differences: Sequence[Difference]) -> Iterator[Section]:
    """The differences by section, and in each of them by counter."""
    for name, group in groupby(differences, key=lambda one: one.section):
        listed = list(group)
        yield Section(name, len(listed), tuple(_rows(listed)))


def _rows(differences: Sequence[Difference]) -> Iterator[Row]:
    for who, group in groupby(differences, key=lambda one: one.who):
        listed = list(group)
        faces = tuple((pair.face, _inline(pair.old), _inline(pair.new)) for one in listed for pair in one.faces)
        yield Row(who, tuple(one.what for one in listed), faces)


def _by_what(losses: Sequence[Loss]) -> Iterator[tuple[str, str]]:
    """What is lost, and who loses it, the many together."""
    found: dict[str, list[str]] = {}
    for loss in losses:
        found.setdefault(loss.what, []).append(loss.who)
    for what, who in sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0])):
        yield what, ", ".join(who) if len(who) <= 12 else f"{numbered(len(who), 'counter')}: {', '.join(who)}"


def _inline(png: bytes) -> str:
    return f"data:image/png;base64,{b64encode(png).decode()}" if png else ""
