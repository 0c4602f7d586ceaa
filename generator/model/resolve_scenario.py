"""The set-up: where every unit and marker stands when the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from generator.data.load import Folder
from generator.data.schema_game import MarkerRecord, ScenarioFile
from generator.data.schema_tables import PlaceRow, PositionRow, UnitRow
from generator.model.game import BoxSheet, Ground, Marker, Origin, Placement, Scenario
from generator.model.ground import hex_at, hexes, near_name, nearest_hex, to_pixels
from generator.model.resolve_turns import day_name
from generator.problems import Problem, Where, did_you_mean

_CERTAIN: Mapping[str, Origin] = {"h": "history", "s": "estimate", "i": "estimate", "e": "rules", "": "owner"}
"""How sure a position is: h a source says so, s the town is given but the spot is ours, i inferred, e an erratum."""


class Locations:
    """Everything that a word for a place can mean: a place by key, a hex, a box or a space of the turn record."""

    def __init__(self, folder: Folder, ground: Ground, sheet: BoxSheet, problems: list[Problem]) -> None:
        self.ground, self.problems = ground, problems
        self.hexes = hexes(ground)
        self.boxes = {box.name for box in sheet.boxes}
        self.turns = tuple(name for name, _, _ in sheet.track.spaces)
        self.places = {row.key: row for row in folder.places}
        self.judged = folder.sound("map.yaml", "places.csv", "boxes.yaml", "turns.yaml")

    def find(self, word: str, where: Where, more: Mapping[str, str]) -> str:
        """The hex, box or turn a word stands for; empty, after a complaint, if it stands for none.

        `more` are other words that would have done, for the hint.
        """
        if word in self.hexes or word in self.boxes or word in self.turns:
            return word
        place = self.places.get(word)
        if place is not None and place.E is not None and place.N is not None:
            return self._in_hex(place, (place.E, place.N))
        if self.judged:
            self._complain(word, place, where, more)
        return ""

    def _in_hex(self, place: PlaceRow, miles: tuple[float, float]) -> str:
        pixels = to_pixels(self.ground, miles)
        name = hex_at(self.ground.grid, pixels)
        if name in self.hexes:
            return name
        near = nearest_hex(self.ground, pixels)
        what = f'"{place.key}" ({miles[0]:g} east, {miles[1]:g} north) lies off the map'
        if self.judged:
            self.problems.append(Problem(place.at(), what, f"the nearest hex is {near}"))
        return ""

    def _complain(self, word: str, place: PlaceRow | None, where: Where, more: Mapping[str, str]) -> None:
        if place is not None:
            what, hint = f'"{word}" is no place on the map', "give it a box in the scenario's `boxes`"
        elif near := near_name(self.ground, word):
            what, hint = f"there is no hex {word} on the map", f"the nearest hex is {near}"
        else:
            what = f'there is no place, hex or box "{word}"'
            hint = did_you_mean(word, {*self.places, *self.boxes, *self.turns, *more})
        self.problems.append(Problem(where, what, hint))


def scenarios(folder: Folder, locations: Locations, problems: list[Problem]) -> tuple[Scenario, ...]:
    """Every set-up that game.yaml names, in its order."""
    return tuple(_scenario(name, told, folder, locations, problems) for name, told in folder.scenarios.items())


def _scenario(name: str, told: ScenarioFile, folder: Folder, locations: Locations, problems: list[Problem]) -> Scenario:
    bare = Scenario(name, told.title, told.note, told.day, (), _first_turn(told, locations, problems), told.until)
    if folder.positions and told.column not in folder.positions[0].days:
        hint = did_you_mean(told.column, folder.positions[0].days) or "columns of days are named by four digits"
        problems.append(Problem(told.at("column"), f'positions.csv has no column "{told.column}"', hint))
        return bare
    units = {row.id: row for row in folder.units}
    found = tuple(_placement(row, units.get(row.id), told, locations, problems) for row in folder.positions)
    return replace(bare, placements=tuple(placement for placement in found if placement is not None))


def _first_turn(told: ScenarioFile, locations: Locations, problems: list[Problem]) -> str:
    """The space of the turn record a set-up begins on."""
    begin = f"{day_name(told.day)} "
    spaces = [name for name in locations.turns if name.startswith(begin)]
    if told.turn and spaces and begin + told.turn not in spaces:
        turns = [name.removeprefix(begin) for name in spaces]
        problems.append(
            Problem(told.at("turn"), f'"{told.turn}" is no turn of that day', did_you_mean(told.turn, turns))
        )
    return begin + told.turn if told.turn else next(iter(spaces), "")


def markers(folder: Folder, locations: Locations) -> tuple[Marker, ...]:
    """The counters that are no units."""
    records = folder.markers.markers if folder.markers else []
    return tuple(
        Marker(r.id, r.name, r.text, r.layer, _start(r, locations), r.at(), r.follows_turn, r.print) for r in records
    )


def _start(record: MarkerRecord, locations: Locations) -> str:
    return locations.find(record.start, record.at("start"), {}) if record.start else ""


def _placement(
    row: PositionRow, unit: UnitRow | None, told: ScenarioFile, locations: Locations, problems: list[Problem]
) -> Placement | None:
    word = _meant(row.days.get(told.column, ""), unit, told.boxes)
    location = locations.find(word, row.at(told.column), told.boxes) if word else ""
    if not location:
        return None
    return Placement(row.id, location, _certainty(row, told.column, problems), row.source, row.at(told.column))


def _meant(word: str, unit: UnitRow | None, boxes: Mapping[str, str]) -> str:
    """The box that holds a unit for which there is no place on the map; else the word itself.

    Of a row that is of no unit, a box that depends on the unit cannot be told.
    """
    if unit is None:
        box = boxes.get(word, word)
        return "" if "{" in box else box
    box = boxes.get(f"{word} ({unit.side})") or boxes.get(word, word)
    return box.replace("{side}", unit.side).replace("{division}", unit.division)


def _certainty(row: PositionRow, column: str, problems: list[Problem]) -> Origin:
    letters = row.certainty
    letter = letters[list(row.days).index(column)] if len(letters) == len(row.days) else "?" if letters else ""
    if letter not in _CERTAIN:
        hint = "one letter for each day: h history, s spot is ours, i inferred"
        problems.append(
            Problem(row.at("certainty"), f'"{letters}" does not say how sure {len(row.days)} days are', hint)
        )
    return _CERTAIN.get(letter, "estimate")
