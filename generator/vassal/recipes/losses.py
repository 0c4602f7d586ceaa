"""Losing and regaining steps, turning over, elimination (2.5, 2.51, 2.52, 17.1, 17.2)."""

from __future__ import annotations

from generator.model.game import Kind, StepTrack
from generator.model.names import eliminated_box
from generator.model.steps import can_turn_over, full_steps
from generator.traits import CalculatedProperty, Stroke, SubMenu, Trait
from generator.vassal.recipes.setting import WHO, WHO_COMPUTED, Setting, command, report, silent
from generator.vassal.words import (
    AUTO_ELIMINATE,
    ELIMINATE,
    FIRED_OVER,
    FLIP,
    IN_PLAY,
    LAST_STEP,
    LOSE,
    LOST_IN_PLAY,
    REGAIN,
    SEND_GONE,
    STANDS,
    STEPS_NONE,
    STEPS_OVER,
    STEPS_UP,
    SUB_MENU,
    all_of,
    any_of,
    chosen,
    expression,
    in_box,
    lose_several,
    none_of,
    on_map,
    quoted,
    say,
    steps_down,
    switched_on,
)

MOST_AT_ONCE = 4
"""The most steps that one command takes: a CCF battalion has no more (2.52)."""

LOSS, REGAINED, TURNED, ELIMINATED, FIRES = (say(what) for what in ("Loss", "Regain", "Turn", "Elimination", "Fire"))


def losing(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Lose a Step, Lose 2 to 4 Steps: one press, one report; the last step has consequences (2.51, 2.52)."""
    traits: list[Trait] = []
    for count in losses_at_once(kind.track):
        menu, key = ("Lose a Step", LOSE) if count == 1 else (f"Lose {count} Steps", lose_several(count))
        when = all_of(on_map(setting.map), f"Steps>={count}")
        traits += command(menu, key, when, steps_down(count), LOSS, LAST_STEP)
    lost = 'oldSteps-Steps==1 ? "a step" : (oldSteps-Steps)+" steps"'
    message = expression(f'{WHO_COMPUTED}: loses "+({lost})+", "+Tally')
    return (*traits, report("a loss", (LOSS,), message), tally(setting, kind))


def losses_at_once(track: StepTrack) -> range:
    """How many steps a unit can lose in one press: 1 up to all it has, at most 4."""
    return range(1, min(full_steps(track), MOST_AT_ONCE) + 1)


def losses_menu(kind: Kind, *more: str) -> tuple[Trait, ...]:
    """The sub-menu for everything but the single step."""
    entries = (*(f"Lose {count} Steps" for count in losses_at_once(kind.track)[1:]), *more)
    return (SubMenu(name=SUB_MENU, entries=entries, description="the rarer losses"),) if entries else ()


def tally(setting: Setting, kind: Kind) -> Trait:
    """`3 of 4 left (2.52)`: how a unit stands after a loss, with the rule of the face it shows or of its end."""
    own = [stage for stage in kind.track.stages if stage.rule != kind.track.rule]
    cases = [(f"Steps=={stage.steps}", quoted(f" ({kind.track.rule}, {stage.rule})")) for stage in own]
    by_hand = (f"Steps==0 && {AUTO_ELIMINATE}==false", quoted(f", to be eliminated ({kind.track.rule})"))
    gone = ("Steps==0", quoted(f", eliminated ({kind.track.rule})"))
    match kind.track.end:
        case "roadblock":
            burns = f"{kind.track.rule}, {setting.rule('Destroyed on Road')}"
            cases += [("Steps==0 && OnRoad==true", quoted(f", a Roadblock ({burns})")), by_hand, gone]
        case "awaits-replacement":
            cases += [("Steps==0", quoted(f", awaits replacement ({kind.track.rule}, {setting.rule('Replace HQ')})"))]
        case _:
            cases += [by_hand, gone]
    ending = chosen(cases, quoted(f" ({kind.track.rule})"))
    text = expression(f'Steps+" of "+MaxSteps+" left"+({ending})')
    return CalculatedProperty("Tally", text, "steps left, as reports say it")


def last_step(kind: Kind) -> tuple[Trait, ...]:
    """What follows the last step where nothing else is ruled: the unit is gone (2.51, 2.52)."""
    return (
        silent("the last step is lost", LAST_STEP, all_of("Steps==0", STANDS, switched_on(AUTO_ELIMINATE)), SEND_GONE),
    )


def regaining(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Regain a Step, on the map or in a box; in a box a unit without steps gets one and stays there."""
    when = all_of(IN_PLAY, "Steps<MaxSteps", STANDS)
    if kind.track.end == "awaits-replacement":
        when = all_of(when, none_of(in_box(setting.awaiting(kind))))
    message = f"{WHO}: regains a step, $Tally$"
    return (*command("Regain a Step", REGAIN, when, STEPS_UP, REGAINED), report("a gain", (REGAINED,), message))


def eliminating(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Eliminate, wherever the unit is (2.51, 2.52); a headquarters on the map will wait for replacement (4.12)."""
    already = any_of(*(all_of("Steps==0", in_box(eliminated_box(side.name))) for side in setting.sides(kind)))
    when = all_of(IN_PLAY, STANDS, none_of(already))
    does: tuple[Stroke, ...] = (STEPS_NONE, ELIMINATED, SEND_GONE)
    rule = quoted(kind.track.rule)
    if kind.track.end == "awaits-replacement":
        when = all_of(when, none_of(in_box(setting.awaiting(kind))))
        does = (STEPS_NONE, ELIMINATED, LOST_IN_PLAY, SEND_GONE)
        rule = f"({on_map(setting.map)} ? {quoted(kind.track.rule + ', ' + setting.rule('Replace HQ'))} : {rule})"
    message = expression(f'{WHO_COMPUTED}: eliminated, 0 of "+MaxSteps+" left ("+{rule}+")"')
    return (*command("Eliminate", ELIMINATE, when, *does), report("an elimination", (ELIMINATED,), message))


def turning_over(kind: Kind) -> tuple[Trait, ...]:
    """Flip: the counter is turned over as a hand would; steps follow the face."""
    flat = [s.steps for s in kind.track.stages if not can_turn_over(kind.track, s.steps)]
    when = all_of(IN_PLAY, "Steps>=1", *(f"Steps!={steps}" for steps in flat))
    message = f"{WHO}: turned over to $Face$, $Tally$"
    return (*command("Flip", FLIP, when, STEPS_OVER, TURNED), report("turning over", (TURNED,), message))


def firing(kind: Kind) -> tuple[Trait, ...]:
    """Flip for a unit with a Fired back: the status goes on and off (2.51)."""
    state = '(Fired==true ? "has fired" : "is ready again")'
    message = expression(f'{WHO_COMPUTED}: "+{state}+" ({kind.track.rule})"')
    return (*command("Flip", FLIP, IN_PLAY, FIRED_OVER, FIRES), report("firing", (FIRES,), message))
