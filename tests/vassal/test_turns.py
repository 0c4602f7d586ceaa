"""The turn tracker: what a change of turn says and presses, and how a saved game remembers the turn."""

from __future__ import annotations

from dataclasses import replace

from generator.model.game import Game
from generator.traits import SendTo, read_stroke
from generator.vassal import turns
from generator.vassal.opened import Opened
from generator.vassal.recipes.setting import Setting
from generator.vassal.words import TELL_WAITING, TURN_GOES_ON
from tests.games import CHOSIN, MINI, game, module


def with_turns(told: Game, **changed: object) -> Game:
    track = replace(told.sheet.track, **changed)  # type: ignore[arg-type]
    return replace(told, sheet=replace(told.sheet, track=track))


def test_days_and_turns_make_the_spaces_of_the_record() -> None:
    for folder in (CHOSIN, MINI):
        track = game(folder).sheet.track
        named = [f"{day} {part}" for day in turns.days(game(folder)) for part in track.turns]
        assert named == [name for name, _, _ in track.spaces]


def test_a_change_of_turn_speaks_first_and_reminds_last() -> None:
    banner, tidy, reminder, waiting = turns.changes(game(CHOSIN))
    assert (banner.when, banner.says) == ("", "!=== $Turn_value$ ===")
    assert tidy.when == '{Turn_command=="Next" && ClearMovedAtTurn!=false}'
    assert reminder.when == '{Turn_command=="Next" && TurnPart=="Night" && TurnReminders!=false}'
    assert reminder.says.startswith("CCF Replacements and Wounded")
    assert reminder.says.endswith("(4.12)")
    assert waiting.key == turns.toolbar_key(TELL_WAITING)


def test_another_game_has_other_reminders_and_nobody_who_waits() -> None:
    _, _, fires = turns.changes(game(MINI))
    assert fires.says == "Light the fires (5.2)"
    assert turns.changes(with_turns(game(MINI), reminders=())) == turns.changes(game(MINI))[:2]


def test_every_key_that_a_turn_presses_is_a_button_s() -> None:
    for folder in (CHOSIN, MINI):
        told = game(folder)
        heard = {button.hotkey for button in turns.pressed_by_turns(Setting(told))}
        assert {change.key for change in turns.changes(told) if change.key} <= heard


def test_buttons_tidy_up_for_each_side_and_only_who_fires_has_fired() -> None:
    assert [b.name for b in turns.tidying(game(CHOSIN))] == [
        "Clear Moved UN",
        "Clear Fired UN",
        "Clear Moved CCF",
        "Trails",
    ]
    names = [button.name for button in turns.tidying(game(MINI))]
    assert names == ["Clear Moved North", "Clear Moved South", "Clear Fired South", "Trails"]
    (fired,) = [b for b in turns.tidying(game(CHOSIN)) if b.icon == "fired"]
    assert fired.filter == '{Fired==true && Side=="UN"}'
    assert read_stroke(fired.sends).name == "FiredOver"


def test_the_tracker_remembers_a_turn_in_a_saved_game() -> None:
    assert turns.state_at(game(MINI), "2 Jun Night") == "0|1;0;0;true,true;1\\;0\\;0\\;true,true"
    assert turns.state_at(game(MINI), "") == "0|0;0;0;true,true;0\\;0\\;0\\;true,true"


def test_the_marker_goes_along_the_record() -> None:
    for folder in (CHOSIN, MINI):
        chains = [chain for name, _, chain in Opened(module(folder).files).pieces if name == "Turn"]
        sends = [trait for chain in chains for trait in chain if isinstance(trait, SendTo)]
        assert len(sends) == len(chains) == 2
        for send in sends:
            assert (send.key, send.destination, send.region) == (TURN_GOES_ON, "R", "$TurnDay$ $TurnPart$")
            assert send.map == game(folder).sheet.map_name
