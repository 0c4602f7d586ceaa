"""What stands round the table: lists of units, dice, charts, menus, preferences, set-ups; data for the templates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.model.game import Dice, Game
from generator.model.names import ICONS, icon_picture
from generator.model.resolve_turns import day_name
from generator.vassal import turns, viewers
from generator.vassal.maps import Boards
from generator.vassal.pages import Chart, charts
from generator.vassal.recipes.setting import Setting
from generator.vassal.words import AUTO_ELIMINATE, CLEAR_MOVED, ROAD_DETECTION, TURN_REMINDERS, expression


@dataclass(frozen=True)
class Preference:
    """A switch among VASSAL's preferences, on until a player switches it off."""

    name: str
    says: str


@dataclass(frozen=True)
class Listing:
    """A window that lists units by side, formation and place, with sums."""

    name: str
    tooltip: str
    hotkey: str
    icon: str
    filter: str
    sums: str
    leaf: str


@dataclass(frozen=True)
class Menu:
    """A button that opens a menu of other buttons, named by their texts."""

    name: str
    tooltip: str
    icon: str
    items: tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """A line of the menu of set-ups: its title, what is to be known of it, the saved game it opens."""

    title: str
    note: str
    file: str


EMPTY = "empty.vsav"
"""The saved game with nothing on the maps."""


def words(game: Game, setting: Setting, boards: Boards) -> Mapping[str, object]:
    """Everything of this kind that the templates speak of."""
    tidying = turns.tidying(game)
    return {
        "icons": {what: icon_picture(what) for what in ICONS},
        "turns": {
            "tracker": turns.TRACKER,
            "day": turns.DAY,
            "part": turns.PART,
            "days": turns.days(game),
            "changes": turns.changes(game),
            "pressed": turns.pressed_by_turns(setting),
            "tidying": tidying,
        },
        "preferences": tuple(preferences(game)),
        "inventories": listings(),
        "viewers": {
            "counter": viewers.COUNTER,
            "summary": viewers.summary(game.ground),
            "empty": viewers.empty_hex(game.ground),
        },
        "rolled": rolled,
        "charts": charts(game, boards),
        "day_name": day_name,
        "menus": tuple(menus(game, tidying)),
        "setups": tuple(setups(game)),
        "splash": boards.splash,
    }


def setup_file(scenario: str) -> str:
    """The saved game of a scenario."""
    return f"{scenario}.vsav"


def setups(game: Game) -> Iterator[Setup]:
    """Every scenario, and the empty map."""
    for one in game.scenarios:
        yield Setup(one.title, one.note, setup_file(one.id))
    yield Setup("Empty map", "Nothing is set up; all counters are in the tray.", EMPTY)


def preferences(game: Game) -> Iterator[Preference]:
    """A switch for every automatism that this game has."""
    yield Preference(CLEAR_MOVED, "Take the moved marks off when the turn goes on")
    if game.sheet.track.reminders:
        yield Preference(TURN_REMINDERS, "Remind in the chat of what begins with a turn")
    if any(kind.track.end == "roadblock" for kind in game.kinds) and game.ground.road_hexes:
        yield Preference(ROAD_DETECTION, "A vehicle that loses its last step in a road hex becomes a Roadblock")
    yield Preference(AUTO_ELIMINATE, "A unit that loses its last step goes to the box of the eliminated")


def listings() -> tuple[Listing, ...]:
    """All units with their steps, and those that have lost some."""
    steps = "$PropertyValue$: $sum_Steps$ of $sum_MaxSteps$ steps"
    leaf = "$PieceName$: $Steps$ of $MaxSteps$"
    return (
        Listing(
            "Order of Battle",
            "All units by side, formation and place, with their steps",
            "73,520",
            "inventory",
            expression('Side!="" && CurrentMap!=""'),
            steps,
            leaf,
        ),
        Listing(
            "Losses",
            "Units that have lost steps, by side, formation and place",
            "74,520",
            "losses",
            expression('Side!="" && CurrentMap!="" && Steps<MaxSteps'),
            steps + " left",
            leaf,
        ),
    )


def rolled(dice: Dice) -> str:
    """What the chat says of a roll: each die, and the sum of several."""
    each = (
        "$result1$"
        if dice.count == 1
        else "+".join(f"$result{i + 1}$" for i in range(dice.count)) + " = $numericalTotal$"
    )
    return f"** $name$: {each} ** $playerName$"


def menus(game: Game, tidying: tuple[turns.Button, ...]) -> Iterator[Menu]:
    """The toolbar is short: what is seldom pressed is in a menu."""
    yield Menu(
        "Windows",
        "Boxes, counters, lists, charts, notes",
        "windows",
        ("Boxes", "Counters", *(one.name for one in listings()), "Charts", "Notes"),
    )
    yield Menu(
        "Tidy Up", "Take moved marks off, turn Fired back, side by side", "clean", tuple(b.text for b in tidying)
    )
    if len(game.dice) > 1:
        yield Menu("Dice", "Roll dice", "dice", tuple(one.name for one in game.dice))


__all__ = ["Chart", "words"]
