"""The step machine: what losing, regaining and turning over do to a unit (2.5, 2.51, 2.52, 17.1, 17.2, 5.23).

One definition for recipes, art, charts, checks and tests. Losing n steps is losing one step n times.
"""

from __future__ import annotations

from generator.model.game import FaceKey, Stage, StepTrack


def full_steps(track: StepTrack) -> int:
    """The steps of a unit at full strength (1 to 4)."""
    return track.stages[0].steps


def stage_at(track: StepTrack, steps: int) -> Stage:
    """The stage that shows `steps` steps left (1 up to full strength)."""
    return track.stages[full_steps(track) - steps]


def lose(track: StepTrack, steps: int, losses: int = 1) -> int:
    """The steps left after `losses` losses of one step; 0 is gone, and stays gone."""
    for _ in range(losses):
        steps = max(steps - 1, 0)
    return steps


def regain(track: StepTrack, steps: int) -> int:
    """The steps after regaining one; never above full strength. The reverse of losing one."""
    return min(steps + 1, full_steps(track))


def over(track: StepTrack, steps: int) -> int:
    """The steps after turning the counter over by hand: full and reduced, Remnant and Remnant reduced change places.

    A counter with nothing weaker on its back (a Marine Remnant, a one-step unit) stays as it is.
    """
    if track.back != "steps" or steps == 0:
        return steps
    above = full_steps(track) - steps
    turned = steps - 1 if above % 2 == 0 else steps + 1
    return turned if turned >= 1 else steps


def can_turn_over(track: StepTrack, steps: int) -> bool:
    """Whether a hand that turns the counter over finds another face there."""
    return over(track, steps) != steps


def printed_faces(track: StepTrack) -> tuple[FaceKey, ...]:
    """Every face printed for a unit of this kind, front first; a blank back is a face of its own (2.51)."""
    faces: list[FaceKey] = [stage.face for stage in track.stages]
    if track.back != "steps":
        faces.append(track.back)
    return tuple(faces)


def shown_faces(track: StepTrack) -> tuple[FaceKey, ...]:
    """The faces that play shows: all printed ones but the blank back, which no rule turns up."""
    return tuple(face for face in printed_faces(track) if face != "blank")
