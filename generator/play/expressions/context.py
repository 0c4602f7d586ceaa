"""Who asks, and what can be asked: the few things an expression needs from the game around it.

`Properties` answers for one piece (or the whole module): a name in, a text or None out. A `World` hands out such
answerers for the other pieces on the table, and recognises its own when they come back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

Properties = Callable[[str], str | None]
Result = TypeVar("Result", str, bool)


class ExpressionError(Exception):
    """An expression that VASSAL may well understand, but that is beyond us (or a World that is needed and missing)."""


class VassalError(Exception):
    """What VASSAL would report of an expression; it never leaves this room, but ends in an `Outcome`."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Result]):
    """What VASSAL makes of an expression, and what it reports as bad data on the way (it uses the result anyway)."""

    result: Result
    complaints: tuple[str, ...] = ()


class World(Protocol):
    """The table, for functions over pieces. Points and distances are map pixels unless said otherwise."""

    def maps(self) -> Mapping[str, Sequence[Properties]]:
        """All pieces on each map, by map name."""

    def stack(self, piece: Properties) -> Sequence[Properties]:
        """The pieces stacked with this one, itself included, bottom first; only itself when it stands alone."""

    def attached(self, piece: Properties, attachment: str) -> Sequence[Properties]:
        """The pieces attached to this one under a name."""

    def mat(self, piece: Properties) -> Sequence[Properties]:
        """The mat this piece is or lies on, and its cargo; only itself where there is no mat."""

    def map_property(self, map_name: str, name: str) -> str | None:
        """A property of a map, or of the module; None if nobody knows it."""

    def zone_property(self, map_name: str, zone: str, name: str) -> str | None:
        """A property of a zone, its map or the module; None if there is no such zone."""

    def distance(self, map_name: str, start: tuple[int, int], end: tuple[int, int]) -> int:
        """Range between two points by the grid at the first, as VASSAL's Range function gives it."""

    def random(self, low: int, high: int) -> int:
        """A random number from low to high, both included."""


@dataclass(frozen=True, slots=True)
class Context:
    """Whose expression it is and under which options.

    known: values that go before the piece's own, as a report's `$newPieceName$`.
    leading_zeros_are_text: the module's option storeLeadingZeroIntegersAsStrings.
    report: the text is for the chat log, where an unknown `$x$` is left out; elsewhere it stays as `x`.
    """

    properties: Properties
    world: World | None = None
    known: Mapping[str, str | None] = field(default_factory=dict)
    leading_zeros_are_text: bool = False
    report: bool = False
