"""The turn record: its days, the turns of a day, their spaces on the sheet, and what they remind of."""

from __future__ import annotations

from datetime import date, timedelta

from generator.data.schema_game import TurnsFile
from generator.data.schema_map import BoxesFile
from generator.model.game import Reminder, Track
from generator.problems import Problem, did_you_mean

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_LONGEST = 400


def track(told: BoxesFile, turns: TurnsFile | None, problems: list[Problem]) -> Track:
    """The turn record: days from left to right, the turns of a day from top to bottom."""
    (x, y), (width, height) = told.track.at_corner, told.track.size
    if turns is None:
        return Track("", "", x, y, width, height, (), (), ())
    days = _days(turns, problems)
    column = (width - told.track.names) / max(len(days), 1)
    row = (height - told.track.heading) / max(len(turns.turns), 1)
    spaces = tuple(
        (
            f"{day_name(day)} {turn}",
            round(x + told.track.names + (i + 0.5) * column),
            round(y + told.track.heading + (j + 0.5) * row),
        )
        for i, day in enumerate(days)
        for j, turn in enumerate(turns.turns)
    )
    title, reminders = turns.title or turns.name, _reminders(turns, problems)
    return Track(turns.name, title, x, y, width, height, spaces, days, tuple(turns.turns), reminders)


def day_name(day: date) -> str:
    """A day as the turn record has it, `27 Nov`."""
    return f"{day.day} {MONTHS[day.month - 1]}"


def _reminders(turns: TurnsFile, problems: list[Problem]) -> tuple[Reminder, ...]:
    """The reminders that come true: one that wants to follow a turn does so only where that turn comes just before."""
    found = []
    for record in turns.reminders:
        for key, word in (("turn", record.turn), ("after", record.after)):
            if word and word not in turns.turns:
                hint = did_you_mean(word, turns.turns)
                problems.append(Problem(record.at(key), f'"{word}" is no turn of the day', hint))
        if record.turn in turns.turns:
            before = turns.turns[turns.turns.index(record.turn) - 1]
            if record.after in ("", before):
                found.append(Reminder(record.turn, record.text, record.rule, record.waiting))
            else:
                what = f'"{record.turn}" never follows "{record.after}"; it follows "{before}"'
                problems.append(Problem(record.at("after"), what))
    return tuple(found)


def _days(turns: TurnsFile, problems: list[Problem]) -> tuple[date, ...]:
    count = (turns.last - turns.first).days + 1
    if not 0 < count <= _LONGEST:
        problems.append(Problem(turns.at("last"), f"the turn record would have {count} days", "look at first and last"))
        return ()
    return tuple(turns.first + timedelta(days=i) for i in range(count))
