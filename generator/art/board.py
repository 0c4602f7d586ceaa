"""The board of a hex map: a ground becomes a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from generator.art.board_frame import Frame, frame, widened
from generator.art.board_grid import grid, numbers
from generator.art.board_labels import marks
from generator.art.board_names import names
from generator.art.board_places import built_up, places
from generator.art.board_roads import bridges, passes, roads
from generator.art.board_strip import strip
from generator.art.board_style import MapStyle
from generator.art.board_water import water
from generator.art.marks import Drawing, Mark, Rect, Text
from generator.art.relief import relief
from generator.model.game import Ground


def board(ground: Ground, style: MapStyle) -> Drawing:
    """The whole board: relief, water, roads, places, grid, names, and the strip with title and legend below.

    Lettering comes last, in one go: shapes and letters in turn would take far longer to draw.
    """
    inner = frame(ground)
    legend = tuple(strip(ground, inner, style))
    shapes = (
        *water(ground, inner, style),
        *built_up(ground, inner, style),
        *grid(ground, style),
        *roads(ground, inner, style),
        *passes(ground, inner, style),
        *places(ground, inner, style),
        *bridges(ground, inner, style),
        *_margins(ground, inner, style),
        *(mark for mark in legend if not isinstance(mark, Text)),
    )
    named = names(ground, inner, style)
    low, high = ([one for one in named if one.name.below is below] for below in (True, False))
    lettering = (*marks(low), *numbers(ground, style), *marks(high))
    words = (mark for mark in legend if isinstance(mark, Text))
    whole = (relief(ground, inner, style.relief), *shapes, *lettering, *words)
    return Drawing(ground.width, ground.height, whole, style.colours.paper)


def _margins(ground: Ground, inner: Frame, style: MapStyle) -> Iterator[Mark]:
    """Paper round the map, over what runs past its edge, and the line that frames it."""
    paper, width, height = style.colours.paper, ground.width, ground.height
    yield Rect(0, 0, width, inner.top, fill=paper)
    yield Rect(0, inner.bottom, width, height - inner.bottom, fill=paper)
    yield Rect(0, inner.top, inner.left, inner.height, fill=paper)
    yield Rect(inner.right, inner.top, width - inner.right, inner.height, fill=paper)
    line = style.lines.frame
    rim = widened(inner, line.width / inner.mile)
    yield Rect(rim.left, rim.top, rim.width, rim.height, outline=line.colour, line=line.width)
