"""What a gallery knows of counters: plain words and numbers for its page, from the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from generator.model.game import FaceKey, Game, Kind, Marker, Unit, Value
from generator.model.names import face_picture, marker_picture
from generator.model.steps import shown_faces

Words = Mapping[str, Any]


def counters(game: Game) -> tuple[Words, ...]:
    """Every unit with its faces, side by side and formation by formation, then the markers."""
    kinds = {kind.name: kind for kind in game.kinds}
    titles = {side.name: side.title for side in game.sides}
    sides = list(titles)
    formations = {name: at for at, name in enumerate(dict.fromkeys(unit.formation for unit in game.units))}
    units = sorted(game.units, key=lambda unit: (sides.index(unit.side), formations[unit.formation]))
    told = (_unit(unit, kinds[unit.kind], titles[unit.side]) for unit in units)
    return (*told, *map(_marker, game.markers))


def _unit(unit: Unit, kind: Kind, shelf: str) -> Words:
    faces = tuple(_faces(unit, kind))
    origins = tuple(dict.fromkeys(face["origin"] for face in faces if face["origin"])) or (unit.origin,)
    return {
        "id": unit.id,
        "name": unit.name,
        "shelf": shelf,
        "side": unit.side,
        "kind": unit.kind,
        "title": kind.title,
        "formation": unit.formation,
        "parent": unit.parent,
        "division": unit.division,
        "size": unit.size,
        "origin": unit.origin,
        "source": unit.source,
        "note": unit.note,
        "where": str(unit.where),
        "origins": origins,
        "faces": faces,
    }


def _faces(unit: Unit, kind: Kind) -> Iterator[Words]:
    stages = {stage.face: stage for stage in kind.track.stages}
    for face in shown_faces(kind.track):
        value, stage = _value(unit, face), stages.get(face)
        yield {
            "picture": face_picture(unit, face),
            "face": face,
            "steps": stage.steps if stage else 0,
            "rule": stage.rule if stage else kind.track.rule,
            "value": value.text if value else "",
            "origin": value.origin if value else "",
            "source": value.source if value else "",
            "where": str(value.where) if value else "",
        }


def _value(unit: Unit, face: FaceKey) -> Value | None:
    """What a face prints; a unit that has fired prints what it prints when ready."""
    values = dict(unit.values)
    return values.get(face) or (values.get("ready") if face == "fired" else None)


def _marker(marker: Marker) -> Words:
    face = {"picture": marker_picture(marker), "face": "marker", "steps": 0, "rule": "", "value": ""}
    empty = dict.fromkeys(("side", "formation", "parent", "division", "size", "origin", "source", "note"), "")
    return {
        **empty,
        "id": marker.id,
        "name": marker.name,
        "shelf": "Markers",
        "kind": "marker",
        "title": "Marker",
        "where": str(marker.where),
        "origins": (),
        "faces": ({**face, "origin": "", "source": "", "where": ""},),
    }
