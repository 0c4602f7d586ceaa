"""How maps and box sheets look: colours, lines and type, as counter_art/styles/map.yaml says them.

Widths and sizes are board pixels, colours `#rrggbb` or `#rrggbbaa`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from generator.art import fonts
from generator.data.schema import Record, read_record
from generator.data.source import read_yaml
from generator.problems import ProblemsError


def _colour(word: str) -> str:
    digits = word.removeprefix("#")
    if len(word) not in (7, 9) or len(digits) != len(word) - 1 or set(digits.lower()) - set("0123456789abcdef"):
        raise ValueError('must be a colour like "#a04030"')
    return word.lower()


def _face(word: str) -> str:
    if word not in fonts.faces():
        raise ValueError(f"must be a face of the font: {', '.join(fonts.faces())}")
    return word


Colour = Annotated[str, AfterValidator(_colour)]
Face = Annotated[str, AfterValidator(_face)]
Width = Annotated[float, Field(ge=0)]


class Tint(Record):
    """The colour of level ground at a height."""

    metres: float
    colour: Colour


class ReliefStyle(Record):
    """Hill shading: tints from low to high; shadow and highlight are laid on by their share of the missing light.

    `exaggeration`: how much steeper than true slopes look. Contours every `contour_step` metres, each
    `contour_index`th broader. Ice darkens to the shore's colour over `shore_width`.
    """

    tints: Annotated[list[Tint], Field(min_length=2)]
    exaggeration: float
    shadow: Colour
    shadow_share: float
    highlight: Colour
    highlight_share: float
    contour: Colour
    contour_share: float
    contour_step: Annotated[float, Field(gt=0)]
    contour_index: Annotated[int, Field(gt=0)]
    contour_width: Width
    ice: Colour
    shore: Colour
    shore_width: Width


class LineStyle(Record):
    """A line: its colour and width; with an `edge`, a casing shows that much on both sides; dashes if there are any."""

    colour: Colour
    width: Width
    casing: str = ""
    edge: Width = 0.0
    dash: tuple[float, ...] = ()


class TypeStyle(Record):
    """A sort of lettering. `small`: size of small capitals, as a share of `size`; 0: the words as they are written."""

    font: Face
    size: Annotated[float, Field(gt=0)]
    colour: Colour
    halo: str = ""
    halo_width: Width = 0.0
    spacing: float = 0.0
    small: Width = 0.0


class Lines(Record):
    """Every line of the map."""

    shore: LineStyle
    river: LineStyle
    brook: LineStyle
    stream: LineStyle
    marsh: LineStyle
    main: LineStyle
    secondary: LineStyle
    track: LineStyle
    railway: LineStyle
    disused: LineStyle
    cableway: LineStyle
    penstock: LineStyle
    bridge: LineStyle
    blown: LineStyle
    airstrip: LineStyle
    grid: LineStyle
    frame: LineStyle


class Types(Record):
    """Every sort of lettering of the map and of the sheet."""

    number: TypeStyle
    town: TypeStyle
    village: TypeStyle
    hamlet: TypeStyle
    water: TypeStyle
    goal: TypeStyle
    stream: TypeStyle
    ridge: TypeStyle
    hill: TypeStyle
    height: TypeStyle
    place: TypeStyle
    title: TypeStyle
    subtitle: TypeStyle
    note: TypeStyle
    legend: TypeStyle
    heading: TypeStyle
    rule: TypeStyle
    tag: TypeStyle
    turn: TypeStyle


class Colours(Record):
    """Plain colours of the map and of the sheet."""

    paper: Colour
    ink: Colour
    faint: Colour
    built: Colour
    house: Colour
    hill: Colour
    strip: Colour
    panel: Colour
    panel_edge: Colour
    heading: Colour
    slot: Colour
    slot_edge: Colour
    day: Colour
    night: Colour
    night_ink: Colour
    night_edge: Colour
    mark: Colour


class MapStyle(Record):
    """Everything about how a map looks.

    `unnamed`: names that begin so are descriptions, and are not printed. `relief_note`: what the strip says of the
    relief.
    """

    relief: ReliefStyle
    lines: Lines
    types: Types
    colours: Colours
    unnamed: tuple[str, ...] = ()
    relief_note: str = ""


def map_style(path: Path) -> MapStyle:
    """The style a file tells; ProblemsError with every complaint if it cannot be read."""
    style, problems = read_record(MapStyle, read_yaml(path, path.name))
    if style is None or problems:
        raise ProblemsError(problems)
    return style
