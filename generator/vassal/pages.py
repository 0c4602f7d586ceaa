"""The chart window: what its tabs show, in order; some are pictures that were drawn, some are pages of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from generator.model.game import FaceKey, Game, Kind, Scenario, Unit
from generator.model.names import face_picture
from generator.model.steps import shown_faces
from generator.vassal.maps import Boards

HELP, KEY, STEPS, TURNS, RULES, SETUPS = (
    f"{name}.html" for name in ("help", "key", "steps", "turns", "rules", "setups")
)


@dataclass(frozen=True)
class Chart:
    """A tab of the chart window: its title, and the picture or page it shows."""

    title: str
    file: str


@dataclass(frozen=True)
class Stand:
    """One picture of a step table: the face, its picture, the steps it stands for, the rule."""

    face: str
    picture: str
    steps: int
    rule: str


@dataclass(frozen=True)
class StepRow:
    """A kind of unit in the step table, with a counter of it as an example."""

    kind: Kind
    example: str
    stands: tuple[Stand, ...]
    ending: str


@dataclass(frozen=True)
class SetupRow:
    """A scenario in figures: units on the map and in boxes, how many of the places are history, the sources."""

    scenario: Scenario
    on_map: int
    in_boxes: tuple[tuple[str, int], ...]
    history: int
    inferred: int
    sources: tuple[str, ...]


ENDINGS = {
    "eliminated": "eliminated",
    "roadblock": "eliminated; on a road it burns and is a Roadblock",
    "awaits-replacement": "awaits replacement",
}


def charts(game: Game, boards: Boards) -> tuple[Chart, ...]:
    """The tabs in order."""
    pictures = tuple(Chart(title, file) for title, file in boards.charts)
    return (
        Chart("How to play", HELP),
        Chart("Steps", STEPS),
        Chart("Counters", KEY),
        *pictures,
        Chart("Turns", TURNS),
        *((Chart("Rules", RULES),) if game.summary else ()),
        Chart("Set-ups", SETUPS),
    )


def written(game: Game, boards: Boards) -> tuple[Chart, ...]:
    """The tabs that are pages of text, but for the help page, which is written anyway."""
    return tuple(chart for chart in charts(game, boards) if chart.file.endswith(".html") and chart.file != HELP)


def words(game: Game) -> Mapping[str, object]:
    """What the pages want to know."""
    return {
        "step_rows": tuple(step_row(game, kind) for kind in game.kinds if any(u.kind == kind.name for u in game.units)),
        "symbols": tuple(_examples(game, lambda unit: unit.symbol)),
        "sizes": tuple(_examples(game, lambda unit: unit.size)),
        "states": tuple(_states(game)),
        "setup_rows": tuple(setup_row(game, one) for one in game.scenarios),
    }


def step_row(game: Game, kind: Kind) -> StepRow:
    """A kind's way from full strength down, with the counters of its first unit."""
    unit = next(unit for unit in game.units if unit.kind == kind.name)
    own = {stage.face: stage for stage in kind.track.stages}
    stands = [_stand(unit, face, own[face].steps, own[face].rule) for face in own]
    stands += [_stand(unit, face, 0, "") for face in shown_faces(kind.track) if face not in own]
    return StepRow(kind, unit.name, tuple(stands), ENDINGS[kind.track.end])


def _stand(unit: Unit, face: FaceKey, steps: int, rule: str) -> Stand:
    return Stand(face.replace("-", " "), face_picture(unit, face), steps, rule)


def _examples(game: Game, word: Callable[[Unit], str]) -> Iterator[tuple[str, str, str]]:
    """A word that units use, the picture of the first unit that does, and its name."""
    fronts = {kind.name: kind.track.stages[0].face for kind in game.kinds}
    first: dict[str, Unit] = {}
    for unit in game.units:
        first.setdefault(word(unit), unit)
    for said, unit in first.items():
        if said:
            yield said, face_picture(unit, fronts[unit.kind]), unit.name


def _states(game: Game) -> Iterator[tuple[str, str, str]]:
    """A face that counters show, the picture of the first unit that has it, and its name."""
    tracks = {kind.name: kind.track for kind in game.kinds}
    first: dict[FaceKey, Unit] = {}
    for unit in game.units:
        for face in shown_faces(tracks[unit.kind]):
            first.setdefault(face, unit)
    for face, unit in first.items():
        yield face.replace("-", " "), face_picture(unit, face), unit.name


def setup_row(game: Game, scenario: Scenario) -> SetupRow:
    """A scenario in figures."""
    boxes = {box.name for box in game.sheet.boxes}
    counted = Counter(p.location for p in scenario.placements if p.location in boxes)
    works = {work.split()[0] for p in scenario.placements for work in p.source.split(";") if work.strip()}
    history = sum(p.origin == "history" for p in scenario.placements)
    return SetupRow(
        scenario,
        sum(p.location not in boxes for p in scenario.placements),
        tuple((box.title, counted[box.name]) for box in game.sheet.boxes if counted[box.name]),
        history,
        len(scenario.placements) - history,
        tuple(sorted(works)),
    )
