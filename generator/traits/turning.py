"""How a counter turns."""

from __future__ import annotations

from generator.traits.errors import TraitError
from generator.traits.fields import (
    Flag,
    Format,
    Key,
    Real,
    Text,
    Whole,
)
from generator.traits.sequence import split
from generator.traits.strokes import NO_KEY, java_int
from generator.traits.trait import Trait, Values, read_values, state, wire, write_values

ONE_WAY = ("set_key", "set_menu")
FACING_WAYS = ("clockwise_key", "back_key", "clockwise_menu", "back_menu")


class Rotate(Trait, id="rotate"):
    """Turns the counter (counters/FreeRotator.java): by keys through `facings`, or freely where there is only one.

    `facing` counts from 0; `angle` in degrees, clockwise negative, is the state where the counter turns freely.
    """

    facings: Whole = 6
    clockwise_key: Key = NO_KEY
    back_key: Key = NO_KEY
    clockwise_menu: Text = ""
    back_menu: Text = ""
    set_key: Key = NO_KEY
    set_menu: Text = wire("", missing="Rotate")
    random_key: Key = NO_KEY
    random_menu: Text = ""
    name: Text = ""
    description: Text = ""
    direct_key: Key = NO_KEY
    direct_menu: Text = ""
    direct: Format = ""
    direct_is_facing: Flag = True

    facing: Whole = state(0)
    angle: Real = state(0.0)

    def write_type(self, *, newest: bool = False) -> str:
        """With one facing there is a key to set the angle, otherwise keys for both ways."""
        if self.facings < 0:
            raise TraitError("the number of facings is at least 0", field="facings")
        unused = FACING_WAYS if self.facings == 1 else ONE_WAY
        return write_values(self, (line for line in self.lines if not line.state and line.name not in unused))

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The reverse of `write_type`."""
        facings = java_int(split(body, ";")[0])
        if facings is None or facings < 0:
            raise TraitError("the number of facings is missing", field="facings")
        unused = FACING_WAYS if facings == 1 else ONE_WAY
        return read_values(body, (line for line in cls.lines if not line.state and line.name not in unused))

    def write_state(self) -> str:
        """The angle of a counter that turns freely, else the facing."""
        facing, angle = (line for line in self.lines if line.state)
        return angle.codec.write(self.angle) if self.facings == 1 else facing.codec.write(self.facing)

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`; beyond the last facing is the last."""
        facing, angle = (line for line in cls.lines if line.state)
        if known["facings"] == 1:
            return {"angle": angle.codec.read(text, 0.0)}
        return {"facing": min(facing.codec.read(text, 0), known["facings"] - 1)}


class Pivot(Trait, id="pivot"):
    """Turns the counter around a point of it (counters/Pivot.java)."""

    menu: Text = wire("", missing="")
    key: Key = NO_KEY
    x: Whole = 0
    y: Whole = 0
    fixed_angle: Flag = True
    angle: Real = 90.0
    description: Text = ""
    menu2: Text = ""
    key2: Key = NO_KEY
    angle2: Real = 270.0
