"""Division headquarters that die, wait and come back, and the battalions that pay for them (4.12)."""

from __future__ import annotations

from generator.model.game import Kind
from generator.model.names import eliminated_box
from generator.traits import GlobalKeyCommand, Target, Trait
from generator.vassal.recipes.places import back_to_hex, gone_or_waiting
from generator.vassal.recipes.setting import WHO, Setting, command, report, silent
from generator.vassal.words import (
    CALL_HQ,
    HQ_GONE,
    LAST_STEP,
    LOST_HERE,
    LOST_IN_PLAY,
    MOVED,
    PAY,
    REPLACE_HQ,
    SEND_BACK,
    SEND_GONE,
    STEPS_NONE,
    STEPS_ONE,
    TELL_WAITING,
    all_of,
    expression,
    in_box,
    none_of,
    on_map,
    quoted,
    say,
    steps_down,
)

REPLACED, GONE, LEAVES, ENTERS, PAID = (say(what) for what in ("Replaced", "HqGone", "Leaves", "Enters", "Paid"))

REMEMBERS = 'LostAt!=""'


def headquarters(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Replace HQ and HQ Gone for Good for one that waits, and the same by hand: it waits as long as it lies there."""
    rule, for_good = setting.rule("Replace HQ"), setting.rule("HQ Gone for Good")
    waiting, here = in_box(setting.awaiting(kind)), on_map(setting.map)
    eliminated = in_box(eliminated_box(setting.sides(kind)[0].name))
    left = all_of("Steps==0", f"OldZone=={quoted(setting.awaiting(kind))}", none_of(waiting), none_of(eliminated))
    where = '(LostAt=="" ? "" : ", lost in "+LostAt)'
    waits = expression(f'BasicName+" ("+LocationName+"): awaits replacement"+{where}+" ({rule})"')
    entered = all_of("Steps>=1", waiting, f"OldMap=={quoted(setting.map)}")
    return (
        *command("Replace HQ", REPLACE_HQ, all_of(waiting, REMEMBERS), STEPS_ONE, REPLACED, SEND_BACK),
        *command("HQ Gone for Good", HQ_GONE, waiting, STEPS_NONE, GONE, SEND_GONE),
        silent("the last step of a headquarters", LAST_STEP, all_of("Steps==0", here), LOST_HERE, SEND_GONE),
        silent("eliminated on the map", LOST_IN_PLAY, here, LOST_HERE),
        silent("dragged out of the waiting box", MOVED, left, STEPS_ONE, LEAVES),
        silent("dragged into the waiting box", MOVED, entered, LOST_HERE, STEPS_NONE, ENTERS),
        gone_or_waiting(setting, kind),
        back_to_hex(setting),
        report("replaced", (REPLACED,), f"{WHO}: replaced in $LostAt$, $Steps$ of $MaxSteps$ left ({rule})"),
        report("gone for good", (GONE,), f"{WHO}: cannot be replaced, gone for good ({for_good})"),
        report("leaves", (LEAVES,), f"{WHO}: no longer awaits replacement, $Steps$ of $MaxSteps$ left ({rule})"),
        report("waits", (TELL_WAITING,), waits),
        report("enters", (ENTERS,), f"{WHO}: awaits replacement, lost in $LostAt$ ({rule})"),
    )


def paying(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Pay a Step for HQ: for a unit on the map whose division's headquarters waits; only one unit pays (4.12)."""
    when = all_of(on_map(setting.map), "Steps>=1", f"{_waiting_headquarters(setting, kind)}>0")
    call = GlobalKeyCommand(
        key=CALL_HQ,
        sends=REPLACE_HQ,
        filter=expression(all_of('Division=="$Division$"', in_box(setting.awaiting(kind)), REMEMBERS)),
        one_report=False,
        description="calls the headquarters of its division back",
        target=Target(),
    )
    rule = setting.rule("Pay a Step for HQ")
    line = report("a payment", (PAID,), f"{WHO}: pays a step for its headquarters ({rule}), $Tally$")
    return (*command("Pay a Step for HQ", PAY, when, steps_down(1), PAID, CALL_HQ, LAST_STEP), call, line)


def _waiting_headquarters(setting: Setting, kind: Kind) -> str:
    """How many headquarters of the unit's division wait: counted where they lie, so nothing can get out of step."""
    wanted = expression(f'Division=="$Division$" && {REMEMBERS}')
    return f"CountZone({quoted(setting.awaiting(kind))}, {quoted(setting.box_map)}, {quoted(wanted)})"
