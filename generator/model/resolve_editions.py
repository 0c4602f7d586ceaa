"""Errata that were laid over a game, told in players' words."""

from __future__ import annotations

from collections.abc import Mapping

from generator.data.errata import Change
from generator.data.load import Folder
from generator.model.editions import Edition, Erratum, Pin
from generator.model.units import Unit
from generator.problems import Where

FACES = {
    "values": "full strength",
    "full": "full strength",
    "reduced": "reduced",
    "remnant": "Remnant",
    "remnant_reduced": "Remnant reduced",
    "remnant-reduced": "Remnant reduced",
    "ready": "ready",
}
"""What players call the faces whose values an author types into columns."""


def edition(folder: Folder, withdrawn: tuple[Unit, ...]) -> Edition:
    """The edition a folder tells of, with the errata that are laid over it."""
    head = folder.game
    names = {row.id: row.name for row in (*folder.units, *folder.withdrawn)}
    days = [one.day for one in folder.applied] + ([head.day] if head and head.day else [])
    return Edition(
        day=max(days, default=None),
        errata=tuple(
            Erratum(one.id, one.day, one.source, tuple(one.rules), one.note, _told(folder, one.id, names), one.at())
            for one in folder.applied
        ),
        withdrawn=withdrawn,
        commands=tuple(folder.words.items()),
        pins=tuple(Pin(row.what, row.definition, row.version, row.at()) for row in folder.state),
        breaks_saves=head.breaks_saves if head else "",
        breaks_where=head.at("breaks_saves") if head else Where(folder.id),
    )


def _told(folder: Folder, erratum: str, names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(in_words(change, names) for change in folder.changes if change.erratum == erratum)


def in_words(change: Change, names: Mapping[str, str]) -> str:
    """A change as one line: `A/1/7: full strength 12-9-1, now 12-9-2`."""
    who = names.get(change.id, change.id)
    match change.subject:
        case "new":
            return f"{change.new}: new"
        case "withdrawn":
            return f"{change.old}: withdrawn"
        case "start":
            return f"{who}: stands in {change.new} at the start, not in {change.old}"
        case "rule":
            return f"rule {change.id}: {change.new}"
        case "command" if change.field == "text":
            return f"{change.id}: {change.new}"
        case "command":
            return f"{change.id}: rule {_from_to(change)}"
    field = FACES.get(change.field, change.field.replace("_", " "))
    return f"{who}: {field} {_from_to(change)}"


def _from_to(change: Change) -> str:
    if not change.old:
        return f"now {change.new}"
    return f"{change.old}, now {change.new or 'blank'}"
