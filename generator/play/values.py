"""How a value changes by key: set, counted within limits, asked for (build/module/properties/*.java)."""

from __future__ import annotations

from dataclasses import replace

from generator.play.lookup import View, place
from generator.play.piles import put_down
from generator.play.table import Table, ground_of, pile_of, put
from generator.play.wording import dollars, text
from generator.traits import Ask, Change, Changer, Choose, DynamicProperty, Limits, SetTo
from generator.traits.strokes import java_int


def changed(table: Table, changer: Changer, old: str, limits: Limits, ask: View, name: str) -> tuple[Table, str | None]:
    """The new value, and the table with an answer used up; None where the player cancelled."""
    match changer:
        case SetTo(value):
            return table, text(ask, value)
        case Change(by):
            return table, _counted(by, old, limits, ask, name)
        case Ask():
            return _answered(table)
        case Choose(_, values):
            choices = [text(ask, dollars(ask, value)) for value in values]
            asked, answer = _answered(table)
            return asked, answer if answer in choices else None


def _answered(table: Table) -> tuple[Table, str | None]:
    if not table.answers:
        return table, None
    return replace(table, answers=table.answers[1:]), table.answers[0]


def _counted(by: str, old: str, limits: Limits, ask: View, name: str) -> str:
    """The old value where it or the step is no whole number, which VASSAL reports."""
    value = java_int(old) if old else 0
    if value is None:
        ask.heard.append(f'{name} is "{old}" and cannot be counted')
        return old
    step = java_int(text(ask, by))
    if step is None:
        ask.heard.append(f'{name} cannot be changed by "{by}"')
        return old
    return str(_within(value, step, limits))


def _within(value: int, step: int, limits: Limits) -> int:
    if not limits.numeric:
        return value + step
    if limits.wrap:
        return limits.low + (value - limits.low + step) % max(1, limits.high - limits.low + 1)
    return max(limits.low, min(limits.high, value + step))


def set_value(table: Table, id: str, at: int, value: str, heard: list[str]) -> Table:
    """The table with a Dynamic Property set; VASSAL works the value out once more, and a counter that lies alone is put
    down anew, so that it joins what lies at its place (DynamicProperty.setValue).
    """
    trait = table.pieces[id].traits[at]
    assert isinstance(trait, DynamicProperty)
    table = put(table, id, at, replace(trait, value=text(View(table, id, heard), value)))
    ground = ground_of(table, id)
    alone = ground is not None and pile_of(table, id) == (id,)
    return put_down(table, id, ground, place(table, id)) if alone and ground else table


def hand_over(table: Table, parameters: tuple[tuple[str, str], ...], id: str, giver: View, heard: list[str]) -> Table:
    """Parameters set in a counter: `$x$` is asked of the giver, the rest of the counter itself (Decorator.java)."""
    for name, expression in parameters:
        value = text(View(table, id, heard), dollars(giver, expression) if "$" in expression else expression)
        for at, trait in enumerate(table.pieces[id].traits):
            if isinstance(trait, DynamicProperty) and trait.name == name and trait.value != value:
                table = set_value(table, id, at, value, heard)
    return table
