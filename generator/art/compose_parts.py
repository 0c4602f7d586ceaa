"""The parts of a counter that are no text, each a function from a look to marks; `PARTS` finds them by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from generator.art.look import Look
from generator.art.marks import Disc, Line, Mark, Polygon, Rect
from generator.art.symbols import Place, drawn

INK_COLOURS = {
    "ink": "symbol-ink",
    "fill": "fill",
    "frame": "frame",
    "paper": "paper",
    "accent": "tab",
    "flame": "flame",
    "ember": "ember",
    "wreck": "wreck",
}
"""The colour words of the style that a symbol's strokes are drawn in."""

PICTURE_COLOURS = {**INK_COLOURS, "ink": "ink"}
"""The same for a picture that is no symbol in a frame."""


def _paper(look: Look) -> Iterator[Mark]:
    side, corner = look.style.side, look.style.corner * look.style.side / 100
    yield Rect(0, 0, side, side, corner, look.colour("ground"))


def _band(look: Look) -> Iterator[Mark]:
    place = look.place("band")
    yield Rect(place.x, place.y, place.width, place.height, 0, look.colour("band"))


def _tab(look: Look) -> Iterator[Mark]:
    """The colour of the formation, with a line where it ends on the counter."""
    place, line, side = look.place("tab"), look.style.side * 0.0134, look.style.side
    yield Rect(place.x, place.y, place.width, place.height, 0, look.colour("tab"))
    edge, right, bottom = look.colour("tab-edge"), place.x + place.width, place.y + place.height
    if bottom < side - line:
        yield Rect(place.x, bottom, place.width, line, 0, edge)
    if place.y > line:
        yield Rect(place.x, place.y - line, place.width, line, 0, edge)
    if right < side - line:
        yield Rect(right, place.y, line, place.height, 0, edge)
    if place.x > line:
        yield Rect(place.x - line, place.y, line, place.height, 0, edge)


def _hatch(look: Look) -> Iterator[Mark]:
    """Stripes on the tab for a formation whose colour another one had before: slanted, or the third time upright."""
    times = int(look.facts["hatch"] or 0)
    if not times:
        return
    place, colour = look.place("hatch"), look.colour("hatch")
    count, slant = (3, 0.5) if times == 1 else (2, 0.0)
    step = place.width / (2 * count)
    top, bottom = place.y, place.y + place.height
    for at in range(count):
        left = place.x + 2 * at * step
        high = left + slant * step * 2
        yield Polygon(((high, top), (high + step, top), (left + step, bottom), (left, bottom)), colour)


def _plate(look: Look) -> Iterator[Mark]:
    """A plate of another colour under something."""
    place = look.place("plate")
    yield Rect(place.x, place.y, place.width, place.height, 0, look.colour("plate"))


def _flash(look: Look) -> Iterator[Mark]:
    """A slanted end of the tab, for the part of the formation."""
    if look.own["flash"]:
        place, slant = look.place("flash"), look.place("flash").height * 0.35
        right, bottom = place.x + place.width, place.y + place.height
        outline = ((place.x + slant, place.y), (right, place.y), (right, bottom), (place.x - slant, bottom))
        yield Polygon(outline, look.own["flash"])
        yield Line((outline[0], outline[3]), look.colour("tab-edge"), look.style.side * 0.0134)


def _cut(look: Look) -> Iterator[Mark]:
    """The corner of a Remnant, cut off along a line and turned over."""
    reach, line = look.style.side * 0.17, look.style.side * 0.0134
    yield Polygon(((0, 0), (reach, 0), (0, reach)), look.colour("edge + 25% dark"))
    yield Polygon(((reach, 0), (reach, reach * 0.9), (0, reach)), look.colour("ground + 45% snow"))
    yield Line(((reach, 0), (reach, reach * 0.9), (0, reach), (reach, 0)), look.colour("edge"), line)


def _size(look: Look) -> Iterator[Mark]:
    if (size := look.text("size")) not in ("", "size-"):
        strokes = look.style.symbols[size].strokes
        yield from drawn(strokes, look.place("size"), {"ink": look.colour("size-ink")})


def _symbol(look: Look) -> Iterator[Mark]:
    """A symbol; in a frame its strokes end under the frame's line."""
    name, place = look.text("symbol"), look.place("symbol")
    if not name:
        return
    symbol = look.style.symbols[name]
    inks = {name: look.colour(word) for name, word in INK_COLOURS.items()}
    if not symbol.framed:
        yield from drawn(symbol.strokes, place, inks)
        return
    half, line = place.line / 2, place.line
    inner = Place(place.x + half, place.y + half, place.width - line, place.height - line, line)
    yield Rect(place.x, place.y, place.width, place.height, 0, inks["fill"])
    yield from drawn(symbol.strokes, inner, inks)
    yield Rect(place.x, place.y, place.width, place.height, 0, "", inks["frame"], line)


def _pips(look: Look) -> Iterator[Mark]:
    """Steps from the bottom up: full ones are left, hollow ones lost."""
    place, colour = look.place("pips"), look.colour("pip")
    size, x = place.width, place.x + place.width / 2
    for step in range(look.pips.full):
        y = place.y + place.height - size / 2 - step * size * 1.4
        if step < look.pips.left:
            yield Disc(x, y, size / 2, colour)
        else:
            yield Disc(x, y, size / 2, "", look.colour("pip"), look.style.side * 0.0134)


def _slash(look: Look) -> Iterator[Mark]:
    place = look.place("slash")
    right, half, slant = place.x + place.width, place.height * 0.23, place.height * 0.28
    middle = place.y + place.height / 2
    left_end, right_end = middle + slant, middle - slant
    band = (
        (place.x, left_end - half),
        (right, right_end - half),
        (right, right_end + half),
        (place.x, left_end + half),
    )
    yield Polygon(band, look.colour("slash"))


def _picture(look: Look) -> Iterator[Mark]:
    if not (name := look.text("picture")):
        return
    symbol = look.style.symbols[name]
    inks = {name: look.colour(word) for name, word in PICTURE_COLOURS.items()}
    yield from drawn(symbol.strokes, look.place("picture"), inks)


def _edge(look: Look) -> Iterator[Mark]:
    side, corner, line = look.style.side, look.style.corner * look.style.side / 100, look.style.side * 0.0134
    yield Rect(0, 0, side, side, corner, "", look.colour("edge"), line)


def _shade(look: Look) -> Iterator[Mark]:
    """A soft shade just inside the edge, two lines deep."""
    side, corner, line = look.style.side, look.style.corner * look.style.side / 100, look.style.side * 0.0134
    for depth, shade in ((1, "shade"), (2, "soft-shade")):
        inset = depth * line
        colour = look.colour(shade)
        yield Rect(inset, inset, side - 2 * inset, side - 2 * inset, corner - inset, "", colour, line)


Draw = Callable[[Look], Iterator[Mark]]

NEEDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "paper": ((), ("ground",)),
    "shade": ((), ("shade", "soft-shade")),
    "band": (("band",), ("band",)),
    "plate": (("plate",), ("plate",)),
    "tab": (("tab",), ("tab", "tab-edge")),
    "hatch": (("hatch",), ("hatch",)),
    "flash": (("flash",), ("tab-edge",)),
    "cut": ((), ("edge", "ground", "dark", "snow")),
    "size": (("size",), ("size-ink",)),
    "symbol": (("symbol",), tuple(INK_COLOURS.values())),
    "pips": (("pips",), ("pip",)),
    "slash": (("slash",), ("slash",)),
    "picture": (("picture",), tuple(PICTURE_COLOURS.values())),
    "edge": ((), ("edge",)),
}
"""The boxes and colours a part must find in its style."""

PARTS: Mapping[str, Draw] = {
    "paper": _paper,
    "shade": _shade,
    "band": _band,
    "plate": _plate,
    "tab": _tab,
    "hatch": _hatch,
    "flash": _flash,
    "cut": _cut,
    "size": _size,
    "symbol": _symbol,
    "pips": _pips,
    "slash": _slash,
    "picture": _picture,
    "edge": _edge,
}
