"""Errata on units: corrected, new, withdrawn, and standing elsewhere when a game begins."""

from __future__ import annotations

from generator.data.errata import corrected, told, written
from generator.data.layers import Layers, Told
from generator.data.overlay_kinds import as_typed, said_by, typed
from generator.data.schema_errata import ErratumFile, NewUnit, StartChange, UnitChange, Withdrawal
from generator.data.schema_tables import PositionRow, UnitRow
from generator.data.source import Spot
from generator.problems import Where, did_you_mean

VALUES = ("values", "reduced", "remnant", "remnant_reduced")
NOWHERE = "nowhere"
"""Said of a unit that does not stand anywhere when the game begins."""


def correct(layers: Layers, erratum: ErratumFile, change: UnitChange) -> None:
    """A unit with other words in some of its columns."""
    number = _number(layers, change.id, change.at("id"))
    if number is None:
        return
    row = layers.units[number]
    for key in written(change, "id"):
        text = told(change, key)
        now = Told(as_typed(text) if key in VALUES else text, change.at(key))
        if layers.says(erratum, "unit", change.id, key, said_now(layers, row, key), now):
            row = corrected(row, {key: now.text}, {key: now.where})
    layers.units[number] = row


def said_now(layers: Layers, row: UnitRow, column: str) -> Told:
    """What a unit's row says in a column; for a blank value what its kind says."""
    text = told(row, column)
    if column not in VALUES:
        return Told(text, row.at(column))
    kind = layers.kinds.get(row.kind)
    if text or kind is None or not kind.stages:
        return Told(as_typed(text), row.at(column))
    face = kind.stages[0].face if column == "values" else column.replace("_", "-")
    value = kind.values.get(face)
    return Told(typed(value), value.at("text")) if value else Told("", row.at(column))


def add(layers: Layers, erratum: ErratumFile, new: NewUnit) -> None:
    """A unit that was not there before, and where it stands."""
    number = layers.number_of(new.id)
    if number is not None:
        there = layers.units[number].at("id")
        layers.complain(new.at("id"), f'"{new.id}" is not new, see {there}', "correct it under `units`")
        return
    if new.id in layers.withdrawn:
        gone = layers.withdrawn[new.id][1]
        layers.complain(new.at("id"), f'"{new.id}" was withdrawn in {gone}', "a new unit needs an id of its own")
        return
    layers.says(erratum, "new", new.id, "name", Told("", new.at()), Told(new.name, new.at("name")), f'"{new.id}"')
    row = new if new.source else new.model_copy(update={"source": said_by(erratum)})
    layers.units.append(row)
    if new.start and new.start != NOWHERE:
        for column in main_column(layers):
            layers.positions.append(_position(layers, new.id, column, new.start, erratum, new.at("start")))


def withdraw(layers: Layers, erratum: ErratumFile, gone: Withdrawal) -> None:
    """A unit that is no longer in the game."""
    number = _number(layers, gone.id, gone.at("id"))
    if number is None:
        return
    row = layers.units[number]
    before, now = Told(row.name, row.at("name")), Told("", gone.at("id"))
    _unchanged_that_day(layers, erratum, gone)
    if layers.says(erratum, "withdrawn", gone.id, "name", before, now, f'"{gone.id}"'):
        layers.withdrawn[gone.id] = (row, gone.at("id"))
        del layers.units[number]


def _unchanged_that_day(layers: Layers, erratum: ErratumFile, gone: Withdrawal) -> None:
    """A unit cannot be corrected and withdrawn on one day."""
    days = {one.id: one.day for one in layers.folder.errata}
    for change in layers.changes:
        if change.id == gone.id and change.subject in ("unit", "new") and days[change.erratum] == erratum.day:
            what = f'"{gone.id}" is withdrawn here, but corrected in {change.where}, which has the same date'
            layers.complain(gone.at("id"), what, "delete one, or date the later word later")
            return


def place(layers: Layers, erratum: ErratumFile, start: StartChange) -> None:
    """A unit that stands elsewhere at the start, or nowhere."""
    withdrawn = layers.withdrawn.get(start.unit)
    if withdrawn is not None and start.at_place != NOWHERE:
        what = f'"{start.unit}" was withdrawn in {withdrawn[1]} and stands nowhere'
        layers.complain(start.at("at"), what, NOWHERE)
    elif withdrawn is not None or _number(layers, start.unit, start.at("unit")) is not None:
        for column in _columns(layers, start):
            _place(layers, erratum, start, column)


def _columns(layers: Layers, start: StartChange) -> tuple[str, ...]:
    """The columns of positions.csv that are meant."""
    if start.scenario and start.scenario not in layers.columns:
        hint = did_you_mean(start.scenario, layers.columns) or ", ".join(layers.columns)
        layers.complain(start.at("scenario"), f'there is no set-up "{start.scenario}"', hint)
        return ()
    if start.at_place == NOWHERE and not start.scenario:
        stands = {column for row in layers.positions if row.id == start.unit for column, at in row.days.items() if at}
        used = tuple(dict.fromkeys(column for column in layers.columns.values() if column in stands))
        return used or main_column(layers)
    return (layers.columns[start.scenario],) if start.scenario else main_column(layers)


def main_column(layers: Layers) -> tuple[str, ...]:
    """The column of the set-up of a new game."""
    return (layers.folder.scenario.column,) if layers.folder.scenario else ()


def _place(layers: Layers, erratum: ErratumFile, start: StartChange, column: str) -> None:
    where = start.at("at")
    number = next((number for number, row in enumerate(layers.positions) if row.id == start.unit), None)
    row = None if number is None else layers.positions[number]
    before = Told((row.days.get(column, "") if row else "") or NOWHERE, row.at(column) if row else where)
    called = f"the place of {start.unit}"
    if not layers.says(erratum, "start", start.unit, column, before, Told(start.at_place, where), called):
        return
    place = "" if start.at_place == NOWHERE else start.at_place
    if row is None or number is None:
        layers.positions.append(_position(layers, start.unit, column, place, erratum, where))
    else:
        sure = _sure(row, column)
        said = {"days": {**row.days, column: place}, "certainty": sure, "source": said_by(erratum)}
        layers.positions[number] = corrected(row, said, {column: where})


def _sure(row: PositionRow, column: str) -> str:
    """How sure the days of a row are, now that an erratum says one of them."""
    days = list(row.days)
    if len(row.certainty) != len(days) or column not in days:
        return row.certainty
    return "".join("e" if day == column else letter for day, letter in zip(days, row.certainty, strict=True))


def _position(layers: Layers, unit: str, column: str, place: str, erratum: ErratumFile, where: Where) -> PositionRow:
    """A row of positions.csv: where a unit stands on the day of a set-up, on an erratum's word."""
    days = dict.fromkeys(layers.folder.positions[0].days if layers.folder.positions else (), "")
    sure = "".join("e" if day == column else "h" for day in days)
    told = {"id": unit, "days": {**days, column: place}, "certainty": sure, "source": said_by(erratum)}
    return PositionRow.model_validate({"@": Spot(where), **told})


def leave_the_set_up(layers: Layers) -> None:
    """A withdrawn unit must have been taken out of the set-ups too."""
    for row in layers.positions:
        column = next((column for column in layers.columns.values() if row.days.get(column, "")), "")
        if row.id in layers.withdrawn and column:
            where = layers.withdrawn[row.id][1]
            what = f'"{row.id}" is withdrawn, but stands in a set-up, see {row.at(column)}'
            hint = f"take it out there too: `start: [{{unit: {row.id}, at: {NOWHERE}}}]`"
            layers.complain(where, what, hint)
    layers.positions = [row for row in layers.positions if row.id not in layers.withdrawn]


def _number(layers: Layers, unit: str, where: Where) -> int | None:
    """The row of a unit; None, after a complaint, if there is none."""
    number = layers.number_of(unit)
    if number is None and unit in layers.withdrawn:
        layers.complain(where, f'"{unit}" was withdrawn in {layers.withdrawn[unit][1]}')
    elif number is None:
        ids = {row.name: row.id for row in layers.units}
        hint = f'"{unit}" is the name of {ids[unit]}' if unit in ids else did_you_mean(unit, ids.values())
        layers.complain(where, f'there is no unit "{unit}"', hint)
    return number
