"""Values a counter carries, computes, shows and sets elsewhere."""

from __future__ import annotations

from generator.traits.changes import Constraints, KeyCommands, Limits
from generator.traits.errors import TraitError
from generator.traits.fields import Flag, Format, FullKey, Key, Match, Text, Whole
from generator.traits.sequence import join_own, split
from generator.traits.strokes import NO_KEY, java_int, letter_stroke, read_full_stroke
from generator.traits.target import CounterTarget, Target
from generator.traits.trait import Trait, Values, state, wire


class Marker(Trait, id="mark"):
    """Values that never change: `Marker((("Side", "US"), ("Steps", "2")))`, or `marker(Side="US")`
    (counters/Marker.java).
    """

    pairs: tuple[tuple[str, str], ...] = ()

    def write_type(self, *, newest: bool = False) -> str:
        """The names, comma between them."""
        if not self.pairs:
            raise TraitError("a marker has at least one name")
        return join_own((name for name, _ in self.pairs), ",")

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The reverse of `write_type`."""
        return {"pairs": tuple((name, "") for name in split(body, ","))}

    def write_state(self) -> str:
        """The values, comma between them."""
        return join_own((value for _, value in self.pairs), ",")

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`; missing values are empty."""
        names = [name for name, _ in known["pairs"]]
        return {"pairs": tuple(zip(names, [*split(text, ","), *[""] * len(names)], strict=False))}


def marker(**values: str) -> Marker:
    """A Marker with these values, in this order."""
    return Marker(tuple(values.items()))


class DynamicProperty(Trait, id="PROP"):
    """A value that changes by key (counters/DynamicProperty.java)."""

    name: Text = ""
    limits: Constraints = Limits()
    commands: KeyCommands = ()
    description: Text = ""

    value: Text = state("")


class SetGlobalProperty(Trait, id="setprop"):
    """Sets a value of the zone, the map or the module by key (counters/SetGlobalProperty.java)."""

    name: Format = ""
    limits: Constraints = Limits()
    commands: KeyCommands = ()
    description: Text = ""
    level: Text = "Current Zone/Current Map/Module"
    search: Format = ""
    """The zone's or map's name, where `level` is `Named Zone` or `Named Map`."""


class SetPieceProperty(Trait, id="setpieceprop"):
    """Sets a Dynamic Property of other counters by key (counters/SetPieceProperty.java)."""

    name: Text = ""
    limits: Constraints = Limits()
    commands: KeyCommands = ()
    description: Text = ""
    target: CounterTarget = Target()
    filter: Match = ""
    restrict_range: Flag = False
    range: Whole = 1
    fixed_range: Flag = True
    _range_property: Text = ""
    from_deck: Format = "-1"
    override_limits: Flag = False

    @classmethod
    def read_type(cls, body: str) -> Values:
        """VASSAL forgets the range property as it reads it."""
        return super().read_type(body) | {"_range_property": ""}


class CalculatedProperty(Trait, id="calcProp"):
    """A value that is an expression (counters/CalculatedProperty.java)."""

    name: Text = ""
    expression: Format = ""
    description: Text = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "expression", bean_shell(self.expression))


def bean_shell(text: str) -> str:
    """An expression as VASSAL keeps it: `Steps+1` becomes `{Steps+1}`, `{007}` becomes `7`, a lone name stays
    (BeanShellExpression).
    """
    bare = text.strip()
    inside = bare[1:-1] if len(bare) > 1 and bare[0] == "{" and bare[-1] == "}" else text
    if not inside.strip():
        return ""
    number = java_int(inside)
    if number is not None:
        return str(number)
    if bare.replace("$", "_").isidentifier():
        return bare[1:-1] if len(bare) > 1 and bare[0] == bare[-1] == "$" else bare
    return f"{{{inside}}}"


class BasicName(Trait, id="basicName"):
    """Another name for the counter in play (counters/BasicName.java)."""

    name: Text = ""


class Message(Trait, id="locmsg"):
    """A text for translation, as a property (counters/TranslatableMessage.java)."""

    name: Text = ""
    description: Text = ""
    message: Format = ""


class Comment(Trait, id="cmt"):
    """A remark for the module's author (counters/Comment.java)."""

    text: Text = ""


class PropertySheet(Trait, id="propertysheet"):
    """A form to fill in (counters/PropertySheet.java): `definition` is `0Name~1Notes`, the state `value~value`."""

    definition: Text = ""
    menu: Text = wire("", needed=True)
    _letter: Text = ""
    commit: Whole = 0
    red: Text = ""
    green: Text = ""
    blue: Text = ""
    key: FullKey = NO_KEY
    description: Text = ""

    values: Text = state("")

    @classmethod
    def read_type(cls, body: str) -> Values:
        """Without a key the old letter counts, and without that Ctrl P."""
        values = super().read_type(body)
        written = [*split(body, ";"), *[""] * 8][7]
        key = read_full_stroke(written) if written else letter_stroke(values["_letter"][:1] or "P")
        red, green, blue = (str(java_int(values[part]) or 0) for part in ("red", "green", "blue"))
        colour = (
            {"red": red, "green": green, "blue": blue} if values["red"] else dict.fromkeys(("red", "green", "blue"), "")
        )
        return values | colour | {"_letter": "", "key": key}


class Table(Trait, id="table"):
    """A small table to fill in (counters/TableInfo.java); the state is its cells, comma between them."""

    rows: Whole = 2
    columns: Whole = 2
    menu: Text = wire("", missing="Show Data")
    key: Key = NO_KEY
    description: Text = ""

    cells: Text = state("")
