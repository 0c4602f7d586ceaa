"""What the symbols of the map mean: an entry for everything that is on this map."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from generator.art.board_frame import Frame, eased, rounded
from generator.art.board_places import airstrip, hill, houses
from generator.art.board_roads import bridge, cableway, railway, saddle
from generator.art.board_style import LineStyle, MapStyle
from generator.art.board_water import casings, stroke
from generator.art.marks import Line, Mark, Rect
from generator.art.relief_survey import SUPPORT
from generator.model.game import Feature, Ground

EVERYWHERE = Frame(-1e6, -1e6, 1e6, 1e6, 1.0)
HALF = 34.0
"""Half the length of a line in the legend."""

Symbol = Callable[[float, float], Iterable[Mark]]
"""Draws a symbol round a point."""


@dataclass(frozen=True)
class Entry:
    """A line of the legend."""

    words: str
    symbol: Symbol


def entries(ground: Ground, style: MapStyle) -> tuple[Entry, ...]:
    """The legend of a ground, in reading order; what is not on the map is left out."""
    return tuple(entry for entry, shown in _all(style) if any(shown(f) for f in ground.features))


def _all(style: MapStyle) -> tuple[tuple[Entry, Callable[[Feature], bool]], ...]:
    lines = style.lines
    return (
        (Entry("Main supply route", partial(_way, lines.main)), _is("road", "main")),
        (Entry("Secondary road", partial(_way, lines.secondary)), _is("road", "secondary")),
        (Entry("Track", partial(_way, lines.track)), _is("road", "track")),
        (Entry("Railway, narrow gauge", partial(_rail, lines.railway)), _is("railway", "working")),
        (Entry("Railway, out of use", partial(_rail, lines.disused)), _is("railway", "disused")),
        (Entry("Cableway", partial(_cable, lines.cableway)), _is("cableway")),
        (Entry("Bridge", partial(_bridge, style, False)), lambda f: f.kind == "bridge" and "blown" not in f.category),
        (Entry("Bridge, blown", partial(_bridge, style, True)), lambda f: f.kind == "bridge" and "blown" in f.category),
        (Entry("Pass, height in metres", partial(_pass, style)), _is("pass")),
        (Entry("Town, village", lambda x, y: houses((x, y), "village", style)), _is("settlement")),
        (Entry("Airstrip", lambda x, y: airstrip(((x - 28, y + 6), (x + 28, y - 6)), style)), _is("airstrip")),
        (Entry("Hill, height in metres", lambda x, y: (hill((x, y), True, style),)), _is("height", "numbered hill")),
        (Entry("Hill, height not known", lambda x, y: (hill((x, y), False, style),)), _guessed),
        (Entry(f"Contours, every {style.relief.contour_step:g} metres", partial(_contour, style)), _is("height")),
        (Entry("Reservoir, frozen", partial(_ice, style)), _is("lake")),
        (Entry("River", partial(_way, lines.river)), _is("river", "major")),
        (Entry("Stream", partial(_way, lines.stream)), lambda f: f.kind == "river" and f.category != "major"),
    )


def _is(kind: str, category: str = "") -> Callable[[Feature], bool]:
    return lambda feature: feature.kind == kind and category in ("", feature.category)


def _guessed(feature: Feature) -> bool:
    return feature.kind == "height" and feature.category not in (SUPPORT, "numbered hill")


def _way(line: LineStyle, x: float, y: float) -> Iterable[Mark]:
    points = ((x - HALF, y), (x + HALF, y))
    return (*casings(EVERYWHERE, (points,), line), *stroke(EVERYWHERE, points, line))


def _rail(line: LineStyle, x: float, y: float) -> Iterable[Mark]:
    return railway(EVERYWHERE, ((x - HALF, y), (x + HALF, y)), line)


def _cable(line: LineStyle, x: float, y: float) -> Iterable[Mark]:
    return cableway(EVERYWHERE, ((x - HALF, y), (x + HALF, y)), line)


def _bridge(style: MapStyle, blown: bool, x: float, y: float) -> Iterable[Mark]:
    return (*_way(style.lines.main, x, y), *bridge((x, y), (1.0, 0.0), blown, style))


def _pass(style: MapStyle, x: float, y: float) -> Iterable[Mark]:
    return (*_way(style.lines.main, x, y), *saddle((x, y), (1.0, 0.0), style))


def _contour(style: MapStyle, x: float, y: float) -> Iterable[Mark]:
    wave = ((-1.0, 3.0), (-0.6, -3.0), (-0.1, 2.0), (0.4, -4.0), (1.0, 1.0))
    points = eased(tuple((x + HALF * across, y + down) for across, down in wave))
    yield Line(rounded(points), style.relief.contour, style.relief.contour_width * 1.4)


def _ice(style: MapStyle, x: float, y: float) -> Iterable[Mark]:
    relief, shore = style.relief, style.lines.shore
    yield Rect(x - HALF, y - 12, 2 * HALF, 24, 8, relief.ice, relief.shore, 5)
    yield Rect(x - HALF, y - 12, 2 * HALF, 24, 8, "", shore.colour, shore.width)
