"""The step machine, and the tracks of the game that comes with the generator."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.model.game import StepTrack
from generator.model.steps import (
    can_turn_over,
    full_steps,
    lose,
    over,
    printed_faces,
    regain,
    shown_faces,
    stage_at,
)
from model.games import chosin, mini

TRACKS = {f"{game.id}-{kind.name}": kind.track for game in (chosin(), mini()) for kind in game.kinds}
ANY_TRACK = st.sampled_from(list(TRACKS.values()))


@given(ANY_TRACK, st.integers(0, 6), st.integers(0, 6))
def test_losing_many_is_losing_one_many_times(track: StepTrack, losses: int, start: int) -> None:
    steps = min(start, full_steps(track))
    one_by_one = steps
    for _ in range(losses):
        one_by_one = lose(track, one_by_one)
    assert lose(track, steps, losses) == one_by_one == max(steps - losses, 0)


@given(ANY_TRACK, st.lists(st.sampled_from(["lose", "regain", "over"])))
def test_steps_stay_between_gone_and_full(track: StepTrack, presses: list[str]) -> None:
    steps = full_steps(track)
    for press in presses:
        steps = {"lose": lose, "regain": regain, "over": over}[press](track, steps)
        assert 0 <= steps <= full_steps(track)


@pytest.mark.parametrize("track", TRACKS.values(), ids=TRACKS)
def test_turning_over_twice_is_nothing_where_there_is_a_back(track: StepTrack) -> None:
    for steps in range(full_steps(track) + 1):
        if can_turn_over(track, steps):
            assert over(track, over(track, steps)) == steps != over(track, steps)
        else:
            assert over(track, steps) == steps


@pytest.mark.parametrize("track", TRACKS.values(), ids=TRACKS)
def test_regaining_takes_a_loss_back(track: StepTrack) -> None:
    for steps in range(1, full_steps(track) + 1):
        assert regain(track, lose(track, steps)) == steps
    assert regain(track, full_steps(track)) == full_steps(track)


@pytest.mark.parametrize(
    ("kind", "shown", "rules"),
    [
        ("ccf-battalion", ["full", "reduced", "remnant", "remnant-reduced"], ["2.52", "2.52", "17.1", "17.1"]),
        ("marine-rifle", ["full", "reduced", "remnant"], ["2.52", "2.52", "17.2"]),
        ("marine-company", ["full", "reduced"], ["2.52", "2.52"]),
        ("army-company", ["full", "reduced"], ["2.52", "2.52"]),
        ("ranged", ["ready"], ["2.51"]),
        ("armor", ["ready"], ["2.51"]),
        ("truck", ["ready"], ["2.51"]),
        ("platoon", ["full"], ["2.51"]),
        ("ccf-hq", ["full"], ["2.51"]),
    ],
)
def test_tracks_are_as_the_rules_say(kind: str, shown: list[str], rules: list[str]) -> None:
    track = TRACKS[f"chosin-{kind}"]
    going_down = [stage_at(track, steps) for steps in range(full_steps(track), 0, -1)]
    assert [stage.face for stage in going_down] == shown
    assert [stage.rule for stage in going_down] == rules


@pytest.mark.parametrize(
    ("kind", "turned"),
    [
        ("ccf-battalion", {4: 3, 3: 4, 2: 1, 1: 2}),
        ("marine-rifle", {3: 2, 2: 3, 1: 1}),
        ("marine-company", {2: 1, 1: 2}),
        ("ranged", {1: 1}),
        ("ccf-hq", {1: 1}),
    ],
)
def test_the_other_side_of_a_counter(kind: str, turned: dict[int, int]) -> None:
    track = TRACKS[f"chosin-{kind}"]
    assert {steps: over(track, steps) for steps in turned} == turned


@pytest.mark.parametrize(
    ("kind", "printed", "shown"),
    [
        ("ranged", ("ready", "fired"), ("ready", "fired")),
        ("truck", ("ready", "destroyed"), ("ready", "destroyed")),
        ("platoon", ("full", "blank"), ("full",)),
        ("marine-rifle", ("full", "reduced", "remnant"), ("full", "reduced", "remnant")),
    ],
)
def test_faces(kind: str, printed: tuple[str, ...], shown: tuple[str, ...]) -> None:
    track = TRACKS[f"chosin-{kind}"]
    assert printed_faces(track) == printed
    assert shown_faces(track) == shown
