"""What a unit remembers, and the marks of its moving. These definitions are the same on every unit, and never change.

VASSAL's Refresh Counters brings the state of a running game over only where the whole definition is equal
(build/module/GameRefresher.java): changing one here loses steps, status or marks in every game under way.
"""

from __future__ import annotations

from generator.model.names import MOVED_PICTURE
from generator.traits import Change, DynamicProperty, KeyCommand, MarkMoved, SetTo, Trail, Trait, between
from generator.vassal.recipes.losses import MOST_AT_ONCE
from generator.vassal.recipes.setting import Setting
from generator.vassal.words import (
    BLOCK,
    FIRED,
    FIRED_OVER,
    LOST_AT,
    LOST_HERE,
    MARK_MOVED,
    ROADBLOCK,
    STEPS,
    STEPS_NONE,
    STEPS_ONE,
    STEPS_OVER,
    STEPS_UP,
    TRAIL,
    UNBLOCK,
    expression,
    on_map,
    steps_down,
)


def moving() -> tuple[Trait, ...]:
    """Trails (off until asked for) and the mark of having moved."""
    return (
        Trail(key=TRAIL, menu="Movement Trail", line=(150, 30, 30), fill=(250, 250, 250), description="its way"),
        MarkMoved(image=MOVED_PICTURE, x=20, y=-38, menu="Mark Moved", key=MARK_MOVED, description="has moved"),
    )


def steps(unit_steps: int) -> DynamicProperty:
    """Steps: what is left of a unit. Its definition is the same on every unit and in every edition."""
    other_side = expression("(MaxSteps-Steps)%2==0 ? Steps-1 : Steps+1")
    commands = (
        *(KeyCommand(steps_down(n), Change(f"-{n}")) for n in range(1, MOST_AT_ONCE + 1)),
        KeyCommand(STEPS_UP, Change("1")),
        KeyCommand(STEPS_NONE, SetTo("0")),
        KeyCommand(STEPS_ONE, SetTo("1")),
        KeyCommand(STEPS_OVER, SetTo(other_side)),
    )
    return DynamicProperty(STEPS, between(0, 9), commands, "steps left", value=str(unit_steps))


def remembered(setting: Setting) -> tuple[Trait, ...]:
    """What else a unit remembers. These definitions never change: VASSAL brings a running game over by them."""
    here = expression(f"{on_map(setting.map)} ? LocationName : OldLocationName")
    return (
        DynamicProperty(FIRED, commands=(KeyCommand(FIRED_OVER, SetTo(expression("Fired==false"))),), value="false"),
        DynamicProperty(
            ROADBLOCK, commands=(KeyCommand(BLOCK, SetTo("true")), KeyCommand(UNBLOCK, SetTo("false"))), value="false"
        ),
        DynamicProperty(LOST_AT, commands=(KeyCommand(LOST_HERE, SetTo(here)),), value=""),
    )
