"""A hex grid as VASSAL keeps it: where the hexes lie, and how they are numbered.

The fields are the buildFile attributes of `HexGrid` and its `HexGridNumbering`, in our spelling (`h_leading` for
`hLeading`), with VASSAL's defaults. Looks (colour, font, visible) are not here. Lengths are board pixels.

Source: board/HexGrid.java, board/mapgrid/HexGridNumbering.java, RegularGridNumbering.java.
"""

import math
from collections.abc import Mapping
from dataclasses import Field, dataclass, fields
from typing import Any

ROOT_3_2 = math.sqrt(3) / 2
DEFAULT_DY = 64.0
DEFAULT_DX = ROOT_3_2 * DEFAULT_DY


class GridError(ValueError):
    """A place that is not on the grid, or a grid that cannot be."""


@dataclass(frozen=True, slots=True)
class HexGrid:
    """Rows and columns of hexes; `sideways` means pointed tops, and then columns run down the board.

    dx: from column to column; dy: from hex to hex in a column; x0, y0: centre of the first hex (swapped when sideways).
    first: H names the column first, V the row; h_type, v_type: N numbers, A letters; h_leading: how many zeros at most.
    h_off, v_off: number of the first column and row; stagger: odd columns start one higher.
    numbered: False when the grid has no HexGridNumbering. width, height: of the board or zone the grid lies on; no
    attributes, they matter only when numbers descend.
    """

    dx: float = DEFAULT_DX
    dy: float = DEFAULT_DY
    x0: int = 0
    y0: int = 32
    sideways: bool = False
    snap_to: bool = True
    edges_legal: bool = False
    corners_legal: bool = False

    first: str = "H"
    sep: str = ""
    h_type: str = "N"
    v_type: str = "N"
    h_leading: int = 1
    v_leading: int = 1
    h_off: int = 1
    v_off: int = 1
    h_descend: bool = False
    v_descend: bool = False
    stagger: bool = True
    location_format: str = "$gridLocation$"

    numbered: bool = True
    width: int = 0
    height: int = 0

    def __post_init__(self) -> None:
        for name in ("dx", "dy"):
            if not 0 < getattr(self, name) < 1_000_000:
                raise GridError(f"a hex grid cannot have {name}={getattr(self, name)}")
        if not self.first or not self.h_type or not self.v_type:
            raise GridError("first, hType and vType of a hex grid must not be empty")


_FIELDS = fields(HexGrid)[:-3]
_HEXES, _NUMBERS = _FIELDS[:8], _FIELDS[8:]


def read_grid(
    hexes: Mapping[str, str], numbering: Mapping[str, str] | None = None, size: tuple[int, int] = (0, 0)
) -> HexGrid:
    """The grid told by the XML attributes of HexGrid and, if it is numbered, of HexGridNumbering.

    What is missing takes VASSAL's default, what is not ours (looks) is left out; a bad number is a GridError.
    The reverse of `attributes`, but for `size`, the width and height of the board.
    """
    values = _read(_HEXES, hexes) | _read(_NUMBERS, numbering or {})
    if values.get("dx", DEFAULT_DX) == DEFAULT_DX:  # VASSAL cannot tell this width from none
        values["dx"] = ROOT_3_2 * values.get("dy", DEFAULT_DY)
    return HexGrid(**values, numbered=numbering is not None, width=size[0], height=size[1])


def attributes(grid: HexGrid) -> tuple[dict[str, str], dict[str, str]]:
    """XML attributes of the HexGrid and of its HexGridNumbering; the reverse of `read_grid`."""
    hexes, numbering = ({_wire(f.name): _text(getattr(grid, f.name)) for f in part} for part in (_HEXES, _NUMBERS))
    return hexes, numbering if grid.numbered else {}


def _read(part: tuple[Field[Any], ...], words: Mapping[str, str]) -> dict[str, Any]:
    return {f.name: _value(f, words[_wire(f.name)]) for f in part if _wire(f.name) in words}


def _wire(name: str) -> str:
    head, *tail = name.split("_")
    return head + "".join(word.capitalize() for word in tail)


def _value(field: Field[Any], word: str) -> Any:
    if field.type is bool:
        return word.lower() == "true"
    if field.name in ("first", "h_type", "v_type"):
        return word[:1]
    try:
        return field.type(word)  # type: ignore[operator]  # the annotation is float, int or str itself
    except ValueError as error:
        raise GridError(f"{_wire(field.name)} of a hex grid must be a number, not {word!r}") from error


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
