"""What a counter shows besides its face: text, masks, shapes, borders, areas."""

from __future__ import annotations

from typing import Any

from generator.traits.fields import (
    Colour,
    Flag,
    Format,
    Key,
    Letter,
    Real,
    Text,
    Whole,
)
from generator.traits.figures import read_real
from generator.traits.sequence import split
from generator.traits.strokes import NO_KEY
from generator.traits.trait import Trait, Values, state, wire

BLACK = (0, 0, 0)
BLANKS = "".join(map(chr, range(33)))
"""What Java's String.trim takes away."""


class Label(Trait, id="label"):
    """Text drawn on or beside the counter (counters/Labeler.java)."""

    key: Key = NO_KEY
    menu: Text = wire("", missing="Change label")
    size: Whole = 10
    background: Colour = None
    foreground: Colour = BLACK
    vertical: Letter = "t"
    vertical_offset: Whole = 0
    horizontal: Letter = "c"
    horizontal_offset: Whole = 0
    vertical_align: Letter = "b"
    horizontal_align: Letter = "c"
    name_format: Format = "$pieceName$ ($label$)"
    font: Text = "Dialog"
    style: Whole = 0
    rotation: Whole = 0
    property: Text = "TextLabel"
    description: Text = ""
    always_format: Flag = False

    label: Format = state("")

    @classmethod
    def read_type(cls, body: str) -> Values:
        """A label that named itself would never end."""
        values = super().read_type(body)
        return values | {"name_format": values["name_format"].replace("$PieceName$", "$pieceName$")}

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """Blanks around the text are dropped."""
        return {"label": text.strip(BLANKS)}


class NonRectangular(Trait, id="nonRect2"):
    """The counter's outline, where it is no rectangle (counters/NonRectangular.java). `shape` is a path such as `dM 0 0
    L 9 0 Z`.

    VASSAL reads the shape as it stands, with any backslashes, but puts new ones in when it writes: a `;` in it does not
    last.
    """

    scale: Real = 1.0
    shape: Text = ""

    @classmethod
    def read_type(cls, body: str) -> Values:
        """Everything behind the scale is the shape."""
        scale = split(body, ";")[0]
        written = len(body) if ";" not in body else _end_of_first(body)
        return {"scale": read_real(scale, 1.0), "shape": body[written + 1 :]}


def _end_of_first(body: str) -> int:
    """Where the first separator stands that no backslash guards."""
    places = (at for at, sign in enumerate(body) if sign == ";" and body[at - 1 : at] != "\\")
    return next(places, len(body))


class OldNonRectangular(NonRectangular, id="nonRect"):
    """The spelling without a scale; read only, written as a NonRectangular."""

    @classmethod
    def build(cls, body: str, text: str) -> Any:
        """The outline at its own size."""
        return NonRectangular(shape=body)


class Border(Trait, id="border"):
    """A coloured frame while properties are true (counters/BorderOutline.java)."""

    property: Text = ""
    description: Text = ""
    thickness: Whole = 2
    colour: Colour = (255, 0, 0)
    property2: Text = ""
    compare: Text = "AND"


class AreaOfEffect(Trait, id="AreaOfEffect"):
    """A shaded area around the counter (counters/AreaOfEffect.java)."""

    colour: Colour = None
    opacity: Whole = 30
    radius: Whole = 1
    always_active: Flag = True
    menu: Text = wire("", missing="Show area")
    key: Key = NO_KEY
    shader: Text = ""
    fixed_radius: Flag = True
    radius_property: Text = ""
    description: Text = ""
    name: Text = ""
    on_menu: Text = ""
    on_key: Key = NO_KEY
    off_menu: Text = ""
    off_key: Key = NO_KEY
    for_all: Flag = True

    active: Flag = state(False)

    def write_state(self) -> str:
        """What only one player sees, or everybody always, is not saved."""
        return "true" if self.active and self.for_all and not self.always_active else "false"

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`."""
        return {"active": text == "true" and known["for_all"] and not known["always_active"]}
