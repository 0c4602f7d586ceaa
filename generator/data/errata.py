"""Errata as they lie in a folder: which are wanted, in what order, and what each of them changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from generator.data.schema import Record
from generator.data.schema_errata import ErratumFile
from generator.data.source import Spot
from generator.problems import Problem, ProblemsError, Where, did_you_mean

FOLDER = "errata"

NONE, ALL = "none", "all"
"""What may be asked for instead of names: no erratum, or all but those that say `apply: no`."""

Subject = Literal["unit", "kind", "command", "rule", "start", "new", "withdrawn"]
"""What a change is about."""

R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Change:
    """One thing an erratum changes: about whom, in what field, from what to what.

    `where` is the line that says so, `before` the line that said the old.
    """

    erratum: str
    subject: Subject
    id: str
    field: str
    old: str
    new: str
    where: Where
    before: Where


@dataclass(frozen=True)
class Overlaid(Spot):
    """Where a corrected record stands: in its table, but for the values that an erratum set."""

    set_by: Mapping[str, Where] = field(default_factory=dict)

    def of(self, key: str) -> Where:
        """The line of the erratum that set this value, else where the record itself says it."""
        return self.set_by.get(key) or super().of(key)


def corrected(record: R, values: Mapping[str, object], lines: Mapping[str, Where]) -> R:
    """The record with other values, each at the line that set it."""
    set_by = {**(record.spot.set_by if isinstance(record.spot, Overlaid) else {}), **lines}
    spot = Overlaid(record.spot.where, record.spot.keys, set_by)
    return record.model_copy(update={**values, "spot": spot})


def written(record: Record, *passed_over: str) -> tuple[str, ...]:
    """The keys that the author wrote and somebody knows."""
    known = {info.alias or name for name, info in type(record).model_fields.items()}
    return tuple(key for key in record.spot.keys if key in known and key not in passed_over)


def told(record: Record, key: str) -> str:
    """What a record says under the author's name for a key, as text."""
    for name, field_info in type(record).model_fields.items():
        if (field_info.alias or name) == key:
            return str(getattr(record, name))
    return ""


def chosen(errata: Sequence[ErratumFile], wanted: str) -> tuple[ErratumFile, ...]:
    """The errata asked for, by date: `none`, `all`, or names with commas; ProblemsError for a name that is none."""
    ordered = sorted(errata, key=lambda one: (one.day, one.id))
    if wanted == NONE:
        return ()
    if wanted == ALL:
        return tuple(one for one in ordered if one.apply)
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    known = [one.id for one in ordered]
    unknown = [name for name in names if name not in known]
    if unknown or not names:
        raise ProblemsError(_no_such(name, known) for name in unknown or [wanted])
    return tuple(one for one in ordered if one.id in names)


def _no_such(name: str, known: Iterable[str]) -> Problem:
    words = [*known, NONE, ALL]
    return Problem(Where("--errata"), f'there is no erratum "{name}"', did_you_mean(name, words) or ", ".join(words))
