"""Rules about the game as a whole and its kinds of units."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.model.game import Game
from generator.problems import Problem, Where

_MOST_STEPS = 4


def a_version_is_numbers(game: Game) -> Iterator[Problem]:
    """A version is numbers with dots between them, like 1.0.0: VASSAL compares them to know the newer edition."""
    if game.version and not re.fullmatch(r"\d+(\.\d+)*", game.version):
        yield Problem(_game_file(game), f'"{game.version}" is no version', "numbers with dots, like 1.0.0")


def a_side_is_there_once(game: Game) -> Iterator[Problem]:
    """Sides and roles have names of their own: they are who players log in as."""
    names = [*(side.name for side in game.sides), *game.roles]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Problem(_game_file(game), f'"{name}" is there twice among sides and roles')


def a_step_track_goes_down_by_one_to_one(game: Game) -> Iterator[Problem]:
    """A step track has one to four stages; steps go down by one from each to the next and end at 1 (2.5)."""
    for kind in game.kinds:
        steps = [stage.steps for stage in kind.track.stages]
        shown = ", ".join(map(str, steps)) or "nothing"
        if not steps or steps != list(range(len(steps), 0, -1)):
            what = f'the step track of "{kind.name}" goes {shown}; it must go down by one and end at 1'
            yield Problem(kind.where, what)
        elif len(steps) > _MOST_STEPS:
            yield Problem(kind.where, f'the step track of "{kind.name}" has {len(steps)} steps; 4 are the most')


def a_face_is_on_a_track_once(game: Game) -> Iterator[Problem]:
    """Each stage of a step track has a face of its own."""
    for kind in game.kinds:
        faces = [stage.face for stage in kind.track.stages]
        for face in sorted({face for face in faces if faces.count(face) > 1}):
            yield Problem(kind.where, f'the step track of "{kind.name}" shows "{face}" twice')


def a_back_fits_its_track(game: Game) -> Iterator[Problem]:
    """A counter of several steps has a weaker face on its back; one of a single step has a status there, or nothing."""
    for kind in game.kinds:
        several = len(kind.track.stages) > 1
        if several and kind.track.back != "steps":
            yield Problem(kind.where, f'"{kind.name}" has several steps; its back must be "steps"')
        if not several and kind.track.back == "steps":
            what = f'"{kind.name}" has one step; its back cannot be "steps"'
            yield Problem(kind.where, what, "fired, destroyed or blank")
        if kind.track.end == "roadblock" and kind.track.back != "destroyed":
            yield Problem(kind.where, f'"{kind.name}" ends as a roadblock; its back must be "destroyed"')


def _game_file(game: Game) -> Where:
    return Where(f"{game.id}/game.yaml")
