"""The turn tracker: its days and turns, what a change of turn presses, and the buttons that tidy up.

One press of **Next Turn** does all of it, so that one undo takes all of it back; the tracker's own arrows do the same
in several steps. Sources: module/turn/TurnTracker.java, TurnGlobalHotkey.java, module/DoActionButton.java.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.model.game import Game, Side
from generator.model.resolve_turns import day_name
from generator.traits import Stroke, named, write_stroke
from generator.vassal.recipes.setting import Setting
from generator.vassal.words import (
    CLEAR_MOVED,
    FIRED_OVER,
    MARK_MOVED,
    TELL_WAITING,
    TRAIL,
    TURN_GOES_ON,
    TURN_REMINDERS,
    all_of,
    any_of,
    expression,
    in_box,
    quoted,
    switched_on,
)

TRACKER, DAY, PART = "Turn", "TurnDay", "TurnPart"
"""The tracker, and the properties that hold the day and the turn of the day."""

FORWARD = f'{TRACKER}_command=="Next"'
"""The turn has gone on, and not back."""


@dataclass(frozen=True)
class Change:
    """What a change of turn does: a key of the toolbar it presses, when, and what the chat says."""

    name: str
    key: str
    when: str
    says: str


@dataclass(frozen=True)
class Button:
    """A key of the toolbar, with a button or without, that presses another on counters of every map."""

    name: str
    hotkey: str
    sends: str
    filter: str
    text: str = ""
    tooltip: str = ""
    says: str = ""
    icon: str = ""


def days(game: Game) -> tuple[str, ...]:
    """The days of the turn record by name."""
    return tuple(map(day_name, game.sheet.track.days))


def toolbar_key(pressed: Stroke) -> str:
    """The key of the toolbar that presses a key on counters, as text."""
    return write_stroke(named(f"All{pressed.name or 'Moved'}"))


def state_at(game: Game, turn: str) -> str:
    """The tracker's state in a saved game on a space of the turn record (TurnTracker.getState, ListTurnLevel)."""
    all_days, parts = days(game), game.sheet.track.turns
    day, part = next((i, j) for i, d in enumerate(all_days) for j, p in enumerate(parts) if turn in (f"{d} {p}", ""))
    inner = f"{part};0;0;{','.join(['true'] * len(parts))}"
    outer = f"{day};0;0;{','.join(['true'] * len(all_days))};{inner.replace(';', chr(92) + ';')}"
    return f"0|{outer}"


def changes(game: Game) -> tuple[Change, ...]:
    """In the order of the chat: the banner, moved marks off, each reminder with the headquarters that wait."""
    tidy = expression(all_of(FORWARD, switched_on(CLEAR_MOVED)))
    found = [
        Change("the marker goes along", toolbar_key(TURN_GOES_ON), "", f"!=== ${TRACKER}_value$ ==="),
        Change("moved marks off", toolbar_key(MARK_MOVED), tidy, ""),
    ]
    for one in game.sheet.track.reminders:
        when = expression(all_of(FORWARD, f"{PART}=={quoted(one.turn)}", switched_on(TURN_REMINDERS)))
        rule = f" ({one.rule})" if one.rule else ""
        found.append(Change(f"{one.turn}: reminder", "", when, f"{one.text}{rule}"))
        if one.waiting:
            found.append(Change(f"{one.turn}: who waits", toolbar_key(TELL_WAITING), when, ""))
    return tuple(found)


def pressed_by_turns(setting: Setting) -> tuple[Button, ...]:
    """Keys without a button, for the tracker: on the turn marker, on all that moved, on headquarters that wait."""
    boxes = [setting.awaiting(kind) for kind in setting.game.kinds if kind.track.end == "awaits-replacement"]
    waiting = any_of(*map(in_box, boxes)) if boxes else "1==0"
    return tuple(
        Button(name, toolbar_key(key), write_stroke(key), expression(wanted))
        for name, key, wanted in (
            ("The turn marker goes along", TURN_GOES_ON, "FollowsTurn==true"),
            ("All moved marks off", MARK_MOVED, "Moved==true"),
            ("Who waits for replacement", TELL_WAITING, waiting),
        )
    )


def tidying(game: Game) -> tuple[Button, ...]:
    """For each side: moved marks off, and everybody who has fired is ready again; and the trails of all."""
    trails = Button(
        "Trails",
        "",
        write_stroke(TRAIL),
        expression("Moved==true"),
        "Trails",
        "Show or hide the trails of all that have moved",
        "",
        "trails",
    )
    return (*(button for side in game.sides for button in _tidying(game, side)), trails)


def _tidying(game: Game, side: Side) -> tuple[Button, ...]:
    own = f"Side=={quoted(side.name)}"
    moved = Button(
        name := f"Clear Moved {side.name}",
        "",
        write_stroke(MARK_MOVED),
        expression(all_of("Moved==true", own)),
        name,
        f"Take the moved marks and the trails off all units of {side.name}",
        f"{side.name}: moved marks taken off",
        "moved",
    )
    fired = Button(
        name := f"Clear Fired {side.name}",
        "",
        write_stroke(FIRED_OVER),
        expression(all_of("Fired==true", own)),
        name,
        f"Turn all units of {side.name} that have fired back to ready",
        f"{side.name}: all that had fired are ready again",
        "fired",
    )
    firing = {kind.name for kind in game.kinds if kind.track.back == "fired"}
    return (moved, fired) if any(u.kind in firing for u in game.units if u.side == side.name) else (moved,)
