"""Where a Send to Location leads (counters/SendToLocation.java)."""

from __future__ import annotations

import math

from generator.grids import Point
from generator.play.ground import find_zone, named_point, region_point, zone_middle
from generator.play.lookup import View, place
from generator.play.table import Ground, basic, ground_of, on_map
from generator.play.wording import accepts, dollars, text
from generator.traits import SendTo
from generator.traits.strokes import java_int

Target = tuple[Ground, Point]


def destination(trait: SendTo, view: View) -> Target | None:
    """Map and point, before any grid; None where it leads nowhere."""
    found = _counter(trait, view) if trait.destination in ("A", "C", "N") else _place(trait, view)
    if found is None:
        return None
    ground, (x, y) = found
    dx = whole(view, trait.x_index) * whole(view, trait.x_offset)
    dy = whole(view, trait.y_index) * whole(view, trait.y_offset)
    return ground, (x + dx, y + dy)


def whole(view: View, words: str) -> int:
    """A number that a format gives; nothing is 0, and so is what is no number, with a complaint."""
    said = text(view, words) or "0"
    number = java_int(said)
    if number is None:
        view.heard.append(f'"{said}" is no whole number')
    return number or 0


def _place(trait: SendTo, view: View) -> Target | None:
    """An unknown map means the counter's own."""
    ground = view.table.setting.ground(text(view, trait.map)) or ground_of(view.table, view.id)
    if ground is None:
        return None
    match trait.destination[:1]:
        case "L":
            return ground, (whole(view, trait.x), whole(view, trait.y))
        case "G":
            if text(view, trait.board) != ground.board.name:
                return None
            name = text(view, trait.location)
            return _found(ground, named_point(ground, name), "grid location", name, view)
        case "Z":
            name = text(view, trait.zone)
            zone = find_zone(ground, name)
            return _found(ground, zone_middle(zone) if zone else None, "zone", name, view)
        case "R":
            name = text(view, trait.region)
            return _found(ground, region_point(ground, name), "region", name, view)
    return None


def _found(ground: Ground, point: Point | None, kind: str, name: str, view: View) -> Target | None:
    if point is None:
        view.heard.append(f'there is no {kind} "{name}" on map {ground.name}')
        return None
    return ground, point


def _counter(trait: SendTo, view: View) -> Target | None:
    """Where a counter that passes the filter lies: any, the next one round, or the nearest."""
    table = view.table
    words = dollars(view, trait.filter)
    everyone = [id for ground in table.setting.grounds for id in on_map(table, ground)]
    matching = [id for id in everyone if not words or accepts(view, view.of(id), words)]
    if not matching:
        return None
    chosen: str | None = matching[0]
    if trait.destination != "A":
        here = basic(table, view.id).map
        away = [math.dist(place(table, id), place(table, view.id)) for id in matching]
        same = [at for at, id in enumerate(matching) if basic(table, id).map == here]
        start = min(same, key=away.__getitem__, default=0)
        chosen = matching[start] if trait.destination == "N" else _next_round(matching, start, view)
    ground = ground_of(table, chosen) if chosen else None
    return (ground, place(table, chosen)) if ground and chosen else None


def _next_round(matching: list[str], start: int, view: View) -> str | None:
    table, here = view.table, (basic(view.table, view.id).map, place(view.table, view.id))
    order = matching[start + 1 :] + matching[: start + 1]
    return next((id for id in order if (basic(table, id).map, place(table, id)) != here), None)
