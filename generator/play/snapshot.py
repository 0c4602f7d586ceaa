"""A counter before and after a key, for reports: `$oldSteps$` is asked of it as it was."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from generator.play.lookup import View
from generator.play.table import Table
from generator.traits import (
    AreaOfEffect,
    CalculatedProperty,
    DynamicProperty,
    Label,
    Layer,
    Marker,
    MarkMoved,
    Rotate,
    Trait,
)

# fmt: off
_OF_PIECE = (
    "BasicName", "ClickedX", "ClickedY", "CurrentBoard", "CurrentMap", "CurrentX", "CurrentY", "CurrentZone",
    "DeckName", "DeckPosition", "LocationName", "OldBoard", "OldDeckName", "OldLocationName", "OldMap", "OldX",
    "OldY", "OldZone", "PieceId", "PieceName", "PieceUID", "Selected", "StackPos", "StackSize", "UniqueID",
)
# fmt: on


@dataclass(frozen=True)
class Snapshot:
    """A counter now, and as it was when the key came; only what its traits are known for is kept from then."""

    now: View
    then: View

    def __call__(self, name: str) -> str | None:
        """`oldX` is X as it was, anything else as it is."""
        if not name.startswith("old") or len(name) < 4:
            return self.now(name)
        return self.then(name[3:]) if name[3:] in _kept(self.then) else None

    @property
    def table(self) -> Table:
        """The table now."""
        return self.now.table

    @property
    def id(self) -> str:
        """The counter."""
        return self.now.id

    @property
    def heard(self) -> list[str]:
        """What VASSAL would complain of."""
        return self.now.heard

    def of(self, id: str) -> View:
        """Another counter now."""
        return self.now.of(id)

    def inside(self, at: int) -> View | None:
        """The counter now, while one of its traits is worked out."""
        return self.now.inside(at)


def _kept(view: View) -> set[str]:
    own = (name for trait in view.table.pieces[view.id].traits for name in names_of(trait))
    return {*_OF_PIECE, *own}


def looked_through(view: View) -> None:
    """Every property of a counter asked for once, as VASSAL does when a key arrives; `heard` gets what is wrong."""
    for name in sorted(_kept(view)):
        view(name)


@singledispatch
def names_of(trait: Trait) -> tuple[str, ...]:
    """The properties a trait is known for (getPropertyNames in its Java class)."""
    return ()


@names_of.register
def _(trait: Layer) -> tuple[str, ...]:
    return tuple(trait.name + end for end in ("_Image", "_Level", "_Active", "_Name"))


@names_of.register
def _(trait: Marker) -> tuple[str, ...]:
    return tuple(name for name, _ in trait.pairs)


@names_of.register(DynamicProperty)
@names_of.register(CalculatedProperty)
def _(trait: DynamicProperty | CalculatedProperty) -> tuple[str, ...]:
    return (trait.name,)


@names_of.register
def _(trait: Label) -> tuple[str, ...]:
    return (trait.property,)


@names_of.register
def _(trait: MarkMoved) -> tuple[str, ...]:
    return ("Moved",)


@names_of.register
def _(trait: Rotate) -> tuple[str, ...]:
    return (f"{trait.name}_Facing", f"{trait.name}_Degrees")


@names_of.register
def _(trait: AreaOfEffect) -> tuple[str, ...]:
    return (f"{trait.name}_Active",)
