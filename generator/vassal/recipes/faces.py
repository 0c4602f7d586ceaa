"""What a counter shows: its faces as one layer that follows its state, and their name as a property."""

from __future__ import annotations

from generator.model.game import Kind
from generator.traits import CalculatedProperty, Layer, Trait
from generator.vassal.words import chosen, expression, quoted

LEVEL_NAMES = {
    "full": "",
    "ready": "",
    "reduced": "+ (reduced)",
    "remnant": "+ Remnant",
    "remnant-reduced": "+ Remnant (reduced)",
    "fired": "+ (fired)",
    "destroyed": "+ (destroyed)",
}
"""What a face adds to the unit's name where VASSAL shows it."""


def face_layer(kind: Kind, pictures: tuple[tuple[str, str], ...], scale: int = 1) -> Trait:
    """The faces of a unit as one layer that follows its state; `pictures` are pairs of face and picture.

    Pictures drawn `scale` times as large are shown at the size of a counter, and finer where VASSAL enlarges them
    (counters/Embellishment.java, `scale`).
    """
    match kind.track.back:
        case "fired":
            level = "Fired==true ? 2 : 1"
        case "destroyed":
            level = "Roadblock==true ? 2 : 1"
        case _:
            level = "MaxSteps+1-Steps"
    return Layer(
        name="Face",
        images=tuple(picture for _, picture in pictures),
        level_names=tuple(LEVEL_NAMES[face] for face, _ in pictures),
        follow=True,
        expression=expression(level),
        loop=False,
        scale=1 / scale,
        description="what the counter shows",
    )


def face_property(kind: Kind) -> Trait:
    """Face: the name of what the counter shows."""
    match kind.track.back:
        case "fired":
            text = 'Fired==true ? "fired" : "ready"'
        case "destroyed":
            text = 'Roadblock==true ? "destroyed" : "ready"'
        case _:
            *upper, last = kind.track.stages
            text = chosen([(f"Steps=={s.steps}", quoted(s.face)) for s in upper], quoted(last.face))
    return CalculatedProperty("Face", expression(text), "what the counter shows, in a word")
