"""The change list of a module: what the chat says when a game begins, and the help page with everything corrected."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from generator.model.game import Game
from generator.model.names import face_picture
from generator.model.steps import shown_faces

BUILD_ID = "build-id-to-come"
"""Stands in the texts for the build's id, which is a hash of them and of the pictures."""

PAGE = "changes.html"

_MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]


def words(game: Game) -> Mapping[str, object]:
    """What the templates want to know of an edition."""
    return {
        "build_id": BUILD_ID,
        "edition_line": edition_line(game),
        "edition_day": in_full(game.edition.day),
        "errata": game.edition.errata,
        "days": {one.id: in_full(one.day) for one in game.edition.errata},
        "withdrawn": withdrawn(game),
        "breaks_saves": game.edition.breaks_saves,
    }


def edition_line(game: Game) -> str:
    """The line of the chat: game, version, day, errata, build."""
    day = f", {in_full(game.edition.day)}" if game.edition.day else ""
    errata = ", ".join(one.id for one in game.edition.errata) or "none"
    return f"{game.name} {game.version}{day}. Errata: {errata}. Build {BUILD_ID}."


def withdrawn(game: Game) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The withdrawn units by name, and their pictures: games under way show them until players take them off."""
    kinds = {kind.name: kind for kind in game.kinds}
    return tuple(
        (unit.name, tuple(face_picture(unit, face) for face in shown_faces(kinds[unit.kind].track)))
        for unit in game.edition.withdrawn
    )


def in_full(day: date | None) -> str:
    """A day as players write it: 30 November 2026."""
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}" if day else ""
