"""How a record the author wrote is read: known keys, kinds of words, and every complaint with its line.

One class of `Record` for each kind of file stands in schema_game, schema_map and schema_tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, ClassVar, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

from generator.data.source import Mapped, Spot, Table
from generator.problems import Problem, Where, did_you_mean

_SPOT = "@"


class Record(BaseModel):
    """Something the author wrote: its fields are its keys, `spot` tells where it stands.

    `columns_like` names a field that gathers the columns of a table whose names match a pattern.
    """

    model_config = ConfigDict(frozen=True, allow_inf_nan=False, arbitrary_types_allowed=True)
    columns_like: ClassVar[tuple[str, str]] = ("", r"(?!)")

    spot: Spot = Field(alias="@")

    def at(self, key: str = "") -> Where:
        """The place of one key, or of the whole record."""
        return self.spot.of(key) if key else self.spot.where


R = TypeVar("R", bound=Record)
T = TypeVar("T")


def _without_spot(value: Any) -> Any:
    return {k: v for k, v in value.items() if k != _SPOT} if isinstance(value, dict) else value


Named = Annotated[dict[str, T], BeforeValidator(_without_spot)]
"""`Named[X]`: a mapping from names the author makes to X."""


def read_record(model: type[R], data: Mapped) -> tuple[R | None, tuple[Problem, ...]]:
    """The record, if it can be read, and every complaint about it."""
    problems = list(_unknown(model, data))
    try:
        return model.model_validate(_marked(data)), tuple(problems)
    except ValidationError as error:
        problems += [_problem(dict(e), data) for e in error.errors()]
        return None, tuple(problems)


def read_table(model: type[R], table: Table) -> tuple[tuple[R, ...], tuple[Problem, ...]]:
    """The rows that can be read, and every complaint; without a column it needs, a table has no rows."""
    problems = [*table.problems, *_headed(model, table)]
    if any(column not in table.columns for column in _needed(model)):
        return (), tuple(problems)
    rows: list[R] = []
    for row in table.rows:
        record, complaints = read_record(model, _gathered(model, table.columns, row))
        problems += complaints
        rows += [record] if record is not None else []
    return tuple(rows), tuple(problems)


def _fields(model: type[Record]) -> dict[str, FieldInfo]:
    """The fields by the names the author uses."""
    return {field.alias or name: field for name, field in model.model_fields.items() if field.alias != _SPOT}


def _needed(model: type[Record]) -> list[str]:
    return [name for name, field in _fields(model).items() if field.is_required()]


def _headed(model: type[Record], table: Table) -> Iterator[Problem]:
    field, pattern = model.columns_like
    known = [name for name in _fields(model) if name != field]
    for column in table.columns:
        if column and column not in known and not re.fullmatch(pattern, column):
            yield Problem(table.header, f'no column is called "{column}"', did_you_mean(column, known))
    for column in _needed(model):
        if column not in table.columns:
            yield Problem(table.header, f'the column "{column}" is missing')


def _gathered(model: type[Record], columns: Iterable[str], row: Mapped) -> Mapped:
    """The cells of a row as the model has them; gathered columns in the order of the table, blank ones too."""
    field, pattern = model.columns_like
    entries = {k: v for k, v in row.entries.items() if k in model.model_fields}
    if field:
        like = {c: row.entries.get(c, "") for c in columns if re.fullmatch(pattern, c)}
        entries[field] = Mapped(like, row.spot)
    return Mapped(entries, row.spot)


def _marked(data: Any) -> Any:
    match data:
        case Mapped():
            return {**{k: _marked(v) for k, v in data.entries.items()}, _SPOT: data.spot}
        case list():
            return [_marked(item) for item in data]
    return data


def _unknown(annotation: Any, data: Any) -> Iterator[Problem]:
    """Keys that nobody knows, all the way down."""
    annotation = _told(annotation)
    if isinstance(data, Mapped) and isinstance(annotation, type) and issubclass(annotation, Record):
        fields = _fields(annotation)
        for key, value in data.entries.items():
            if key in fields:
                yield from _unknown(fields[key].annotation, value)
            else:
                yield Problem(data.spot.of(key), f'there is no key "{key}" here', did_you_mean(key, fields))
    elif isinstance(data, (Mapped, list)) and get_origin(annotation) in (tuple, dict):
        inner = get_args(annotation)[1 if get_origin(annotation) is dict else 0]
        for item in data.entries.values() if isinstance(data, Mapped) else data:
            yield from _unknown(inner, item)


def _told(annotation: Any) -> Any:
    """What is left of `X | None` when something is written."""
    if get_origin(annotation) in (Union, UnionType):
        return next(a for a in get_args(annotation) if a is not type(None))
    return annotation


_SAID = {
    "missing": "is missing",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "int_type": "must be a whole number",
    "float_parsing": "must be a number",
    "float_type": "must be a number",
    "finite_number": "must be a number",
    "bool_parsing": "must be yes or no",
    "bool_type": "must be yes or no",
    "date_from_datetime_parsing": "must be a date like 1950-11-27",
    "date_parsing": "must be a date like 1950-11-27",
    "date_type": "must be a date like 1950-11-27",
    "greater_than": "must be more than {gt:g}",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le:g}",
    "too_long": "has more than {max_length} parts",
    "string_type": "must be a text",
    "list_type": "must be a list",
    "tuple_type": "must be a list",
    "dict_type": "must be a mapping, with lines like `key: value`",
    "model_type": "must be a mapping, with lines like `key: value`",
    "model_attributes_type": "must be a mapping, with lines like `key: value`",
}


def _problem(error: Mapping[str, Any], data: Mapped) -> Problem:
    key = next((str(step) for step in reversed(error["loc"]) if not isinstance(step, int)), "this")
    told, context = error.get("input"), error.get("ctx", {})
    what = _SAID.get(error["type"], "").format(**context) or str(context.get("error") or error["msg"])
    if error["type"] == "missing" and isinstance(error["loc"][-1], int):
        what = f"has only {error['loc'][-1]} parts"
    if isinstance(told, str) and error["type"] != "missing":
        what += f', not "{told}"' if told else ", not blank"
    return Problem(_where(error["loc"], data), f'"{key}" {what}')


def _where(loc: Iterable[str | int], data: Any) -> Where:
    """The line that an error's path leads to, as far as it can be followed."""
    where: Where = data.spot.where
    for step in loc:
        if isinstance(data, Mapped) and step in data.entries:
            where, data = data.spot.of(str(step)), data.entries[str(step)]
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        where = data.spot.where if isinstance(data, Mapped) and isinstance(step, int) else where
    return where
