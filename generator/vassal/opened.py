"""A module's files, read back: what VASSAL will find in them, for checks and for play (door: lxml).

Sources: build/GameModule.java and the components it names; what stands at the start, build/module/map/SetupStack.java.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from lxml import etree

from generator.grids import GridError, Point, locate
from generator.problems import Problem, ProblemsError, Where
from generator.traits import Piece, Prototype, Trait, read_add_piece, read_prototype
from generator.vassal.opened_maps import MAPS, Chart, owned_values, read_map, region_point

BUILD_FILE = "buildFile.xml"

PIECE_SLOTS = ("VASSAL.build.widget.PieceSlot", "VASSAL.build.widget.CardSlot")

Owner = tuple[str, ...]
"""Whose value it is: () the module's, (map,) a map's, (map, zone) a zone's."""


@dataclass(frozen=True)
class Standing:
    """Counters that stand on one point of a map when a game begins, the lowest first."""

    name: str
    map: str
    x: int
    y: int
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Opened:
    """A module's files, read back: what VASSAL will find.

    `sizes` are the width and height of board pictures that are not in the files, by name.
    """

    files: Mapping[str, bytes]
    sizes: Mapping[str, Point] = field(default_factory=dict)

    @cached_property
    def root(self) -> etree._Element:
        """The root of the build file; ProblemsError with the line if it is no XML."""
        try:
            return etree.fromstring(self.files[BUILD_FILE])
        except etree.XMLSyntaxError as error:
            raise ProblemsError(
                [Problem(Where(BUILD_FILE, error.lineno or 0), f"this is no XML: {error.msg}")]
            ) from None

    @cached_property
    def prototypes(self) -> dict[str, tuple[Trait, ...]]:
        """Every prototype's traits by its name."""
        found = self.root.iter("VASSAL.build.module.PrototypeDefinition")
        return {one.get("name", ""): read_prototype(one.text or "") for one in found}

    @cached_property
    def pieces(self) -> tuple[tuple[str, str, tuple[Trait, ...]], ...]:
        """Name, id and traits of the piece in every slot."""
        slots = (slot for tag in PIECE_SLOTS for slot in self.root.iter(tag))
        return tuple((slot.get("entryName", ""), slot.get("gpid", ""), _piece(slot).traits) for slot in slots)

    def expanded(self, traits: tuple[Trait, ...]) -> Iterator[Trait]:
        """The traits with every prototype's in its place; one that is missing counts for nothing."""
        for trait in traits:
            if isinstance(trait, Prototype):
                yield from self.expanded(self.prototypes.get(trait.name, ()))
            else:
                yield trait

    @cached_property
    def maps(self) -> tuple[Chart, ...]:
        """Every map with its board, in the order VASSAL makes them; ProblemsError where a board cannot be measured."""
        return tuple(read_map(one, self.files, self.sizes) for one in self.root if one.tag in MAPS)

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        """What stands where when a game begins; a stack of a board that is not laid out does not."""
        charts = zip((one for one in self.root if one.tag in MAPS), self.maps, strict=True)
        return tuple(
            _standing(stack, chart)
            for node, chart in charts
            for stack in node.iter("VASSAL.build.module.map.SetupStack")
            if stack.get("owningBoard") in (None, "", chart.board.name)
        )

    @cached_property
    def options(self) -> Mapping[str, str]:
        """The global options by their names, such as `storeLeadingZeroIntegersAsStrings`."""
        found = self.root.find("VASSAL.build.module.GlobalOptions")
        return {} if found is None else {str(name): str(value) for name, value in found.attrib.items()}

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides a player can take."""
        return tuple(entry.text or "" for entry in self.root.iterfind("VASSAL.build.module.PlayerRoster/entry"))

    @cached_property
    def values(self) -> Mapping[tuple[Owner, str], str]:
        """Global properties as they stand at the start, by owner and name."""
        found = dict(owned_values(self.root, ()))
        for one in self.root:
            if one.tag in MAPS:
                found.update(owned_values(one, (one.get("mapName", ""),)))
        return found


def _piece(slot: etree._Element) -> Piece:
    return read_add_piece(slot.text or "")[0]


def _standing(stack: etree._Element, chart: Chart) -> Standing:
    """A stack where VASSAL puts it: on the named place of the board where it is asked for, else on its point."""
    spot = _named_spot(stack, chart) if stack.get("useGridLocation") == "true" else None
    x, y = spot or (int(stack.get("x") or 100), int(stack.get("y") or 100))
    pieces = tuple(_piece(slot) for tag in PIECE_SLOTS for slot in stack.iter(tag))
    return Standing(stack.get("name", ""), chart.name, x, y, pieces)


def _named_spot(stack: etree._Element, chart: Chart) -> Point | None:
    """None where the board knows no such place: VASSAL complains, and takes the point."""
    name = stack.get("location", "")
    try:
        return locate(chart.board, name) if name else None
    except GridError:
        return region_point(chart.board, name)
