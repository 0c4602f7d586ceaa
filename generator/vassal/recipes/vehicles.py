"""Tanks and trucks: destroyed on a road they burn and block it (5.23)."""

from __future__ import annotations

from generator.model.game import Kind
from generator.traits import CalculatedProperty, Trait
from generator.vassal.recipes.places import back_to_hex
from generator.vassal.recipes.setting import WHO, Setting, command, report, silent
from generator.vassal.words import (
    BLOCK,
    CLEAR,
    DESTROY,
    LAST_STEP,
    LOST_HERE,
    MOVED,
    ROAD_DETECTION,
    SEND_BACK,
    SEND_GONE,
    STANDS,
    STEPS_NONE,
    UNBLOCK,
    all_of,
    expression,
    on_map,
    quoted,
    say,
    switched_on,
)

DESTROYED, CLEARED, STAYS = (say(what) for what in ("Destroyed", "Cleared", "Stays"))


def roadblock(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Destroyed on Road, Clear Roadblock; the last step lost on a road hex; a Roadblock that is dragged goes back."""
    rule, clearing = setting.rule("Destroyed on Road"), setting.rule("Clear Roadblock")
    is_block = "Roadblock==true"
    return (
        *command(
            "Destroyed on Road", DESTROY, all_of(on_map(setting.map), STANDS), STEPS_NONE, LOST_HERE, BLOCK, DESTROYED
        ),
        *command("Clear Roadblock", CLEAR, is_block, STEPS_NONE, CLEARED, UNBLOCK, SEND_GONE),
        silent("the last step on a road", LAST_STEP, all_of("Steps==0", STANDS, "OnRoad==true"), LOST_HERE, BLOCK),
        silent("a Roadblock stays", MOVED, all_of(is_block, "LocationName!=LostAt"), STAYS, SEND_BACK),
        back_to_hex(setting),
        report("destroyed", (DESTROYED,), f"{WHO}: destroyed, a Roadblock, $Steps$ of $MaxSteps$ left ({rule})"),
        report("cleared", (CLEARED,), f"{WHO}: Roadblock cleared, eliminated ({kind.track.rule}, {clearing})"),
        report("stays", (STAYS,), f"{WHO}: a Roadblock does not move, back to $LostAt$ ({rule})"),
        on_road(setting),
    )


def on_road(setting: Setting) -> Trait:
    """OnRoad: whether the unit stands in a road hex; without road data it never does."""
    roads = setting.game.ground.road_hexes
    where = quoted("|" + "|".join(roads) + "|")
    here = all_of(on_map(setting.map), switched_on(ROAD_DETECTION))
    text = f'{here} && {where}.contains("|"+LocationName+"|")' if roads else "false"
    return CalculatedProperty("OnRoad", expression(text), "stands in a road hex")
