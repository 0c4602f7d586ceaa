"""Rules of a sound game: the list of them, and how they are asked.

A rule is a generator function from a game to complaints; its docstring is the rule. Each stands here with the files
it judges by: while one of those cannot be read or bound, the rule is not asked, for it would only echo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from generator.data.load import Folder
from generator.model import checks_kinds, checks_map, checks_units
from generator.model.game import Game
from generator.problems import Problem, errors

Rule = Callable[[Game], Iterator[Problem]]

RULES: tuple[tuple[Rule, tuple[str, ...]], ...] = (
    (checks_kinds.a_version_is_numbers, ()),
    (checks_kinds.a_side_is_there_once, ()),
    (checks_kinds.a_step_track_goes_down_by_one_to_one, ()),
    (checks_kinds.a_face_is_on_a_track_once, ()),
    (checks_kinds.a_back_fits_its_track, ()),
    (checks_units.an_id_is_one_unit_or_marker, ()),
    (checks_units.an_id_makes_a_file_name, ()),
    (checks_units.a_name_is_one_unit, ()),
    (checks_units.a_name_can_be_printed, ()),
    (checks_units.a_unit_has_a_known_side, ("game.yaml",)),
    (checks_units.a_unit_has_a_known_kind, ("kinds.yaml",)),
    (checks_units.a_unit_uses_known_words, ("game.yaml",)),
    (checks_units.counts_are_as_expected, ("game.yaml", "kinds.yaml", "units.csv")),
    (checks_units.a_division_has_one_headquarters, ("kinds.yaml", "units.csv")),
    (checks_units.a_side_has_divisions_or_not, ("units.csv",)),
    (checks_map.a_map_and_a_board_have_names_of_their_own, ("map.yaml", "boxes.yaml")),
    (checks_map.a_place_has_one_name, ("boxes.yaml", "turns.yaml")),
    (checks_map.a_box_lies_on_its_board, ("boxes.yaml",)),
    (checks_map.boxes_do_not_overlap, ("boxes.yaml",)),
    (checks_map.rules_find_their_boxes, ("game.yaml", "kinds.yaml", "units.csv", "boxes.yaml")),
    (checks_map.a_box_holds_all_who_can_lie_there, ("boxes.yaml",)),
    (checks_map.who_starts_in_a_box_has_a_place_there, ("boxes.yaml",)),
    (checks_map.a_unit_stands_in_one_place, ()),
    (checks_map.a_position_is_of_a_unit, ("units.csv",)),
    (checks_map.a_feature_has_an_id_of_its_own, ()),
    (checks_map.a_scenario_begins_on_the_turn_record, ("turns.yaml",)),
)
"""Every rule, each with the files that must be sound for its answer to mean something."""

DOUBTS: tuple[Rule, ...] = (checks_map.a_unit_starts_somewhere,)
"""Rules whose breach only warns; they are asked when there is no error at all."""


def complaints(game: Game, folder: Folder, so_far: Iterable[Problem]) -> tuple[Problem, ...]:
    """What the rules have to say about a game, given what was found wrong with its files before."""
    before = errors(tuple(so_far))
    wrong = {problem.where.file for problem in before}
    found = tuple(
        problem
        for rule, files in RULES
        if not any(folder.file(name).file in wrong for name in files)
        for problem in rule(game)
    )
    return found if before or found else tuple(problem for rule in DOUBTS for problem in rule(game))
