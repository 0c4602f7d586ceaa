"""The words a module uses inside VASSAL: properties, keys, and the conditions built from them.

Properties and menu texts are the players' and never change. Keys with a name are plumbing: no keyboard has them.
"""

from __future__ import annotations

from generator.traits import Stroke, ctrl, named

STEPS = "Steps"
FIRED = "Fired"
ROADBLOCK = "Roadblock"
LOST_AT = "LostAt"

LOSE = ctrl("L")
REGAIN = ctrl("R")
FLIP = ctrl("F")
ELIMINATE = ctrl("E")
HOSPITAL = ctrl("H")
OFF_MAP = ctrl("B")
DESTROY = ctrl("W")
CLEAR = ctrl("K")
TRAIL = ctrl("T")
MARK_MOVED = ctrl("M")

REPLACE_HQ = named("ReplaceHq")
HQ_GONE = named("HqGoneForGood")
PAY = named("PayAStep")

STEPS_UP = named("StepsUp")
STEPS_OVER = named("StepsOver")
STEPS_NONE = named("StepsNone")
STEPS_ONE = named("StepsOne")
FIRED_OVER = named("FiredOver")
BLOCK = named("RoadblockOn")
UNBLOCK = named("RoadblockOff")
LOST_HERE = named("LostHere")
LOST_IN_PLAY = named("LostInPlay")

LAST_STEP = named("LastStepLost")
SEND_GONE = named("SendGone")
SEND_BACK = named("SendBackToLostAt")
CALL_HQ = named("CallHq")
MOVED = named("Moved")
"""What a map presses on every counter that was moved on it."""

TURN_GOES_ON = named("TurnGoesOn")
"""What the turn tracker presses on the marker that goes along the turn record."""

TELL_WAITING = named("TellWaiting")
"""What a reminder presses on the headquarters that wait for replacement (4.12)."""

AUTO_ELIMINATE = "AutoEliminate"
ROAD_DETECTION = "RoadDetection"
TURN_REMINDERS = "TurnReminders"
CLEAR_MOVED = "ClearMovedAtTurn"
"""Module preferences: each switches one automatism. What is not said counts as on."""

SUB_MENU = "Losses"


def steps_down(count: int) -> Stroke:
    """The key that takes away `count` steps (1 to 4)."""
    return named(f"StepsDown{count}")


def lose_several(count: int) -> Stroke:
    """The key of the menu's "Lose n Steps"."""
    return named(f"Lose{count}")


def say(what: str) -> Stroke:
    """The key on which a counter says something in the chat."""
    return named(f"Say{what}")


def quoted(text: str) -> str:
    """A text inside an expression."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def expression(text: str) -> str:
    """Text that VASSAL is to compute (script/expression/BeanShellExpression.java)."""
    return "{" + text + "}"


def all_of(*conditions: str) -> str:
    """Every one of these holds."""
    return " && ".join(conditions)


def any_of(*conditions: str) -> str:
    """At least one of these holds."""
    return " || ".join(f"({condition})" for condition in conditions)


def none_of(condition: str) -> str:
    """This does not hold."""
    return f"!({condition})"


def on_map(map_name: str) -> str:
    """The counter is on this map (and so not in the tray)."""
    return f"CurrentMap=={quoted(map_name)}"


IN_PLAY = 'CurrentMap!=""'
"""The counter is on some map; in the tray it has no commands."""

STANDS = f"{ROADBLOCK}==false"
"""The counter is no Roadblock."""


def in_box(box: str) -> str:
    """The counter lies in this box."""
    return f"CurrentZone=={quoted(box)}"


def switched_on(preference: str) -> str:
    """A module preference has not been switched off."""
    return f"{preference}!=false"


def chosen(cases: list[tuple[str, str]], otherwise: str) -> str:
    """The first value whose condition holds, as one expression."""
    text = otherwise
    for condition, value in reversed(cases):
        text = f"{condition} ? {value} : {text}"
    return text
