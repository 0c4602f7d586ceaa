"""Light and colour of the relief: slopes lit from the upper left, heights tinted, water frozen, contours thin.

Everything is looked up in small tables of colours, so that the finished board needs few of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generator.art.board_style import ReliefStyle
from generator.art.relief_cells import Field, read

Colours = NDArray[np.uint8]

LIGHTS = ((315.0, 0.55), (270.0, 0.2), (0.0, 0.2), (225.0, 0.05))
"""Where light comes from, in degrees from north, and how much of it."""

ALTITUDE = math.radians(40)
"""How high the lights stand."""

TONES = 96
"""Shades of each tint, and how many tints."""

DARKEST, BRIGHTEST = 0.25, 1.45
"""Light below and above which all is one tone."""

LEAST_SLOPE = 0.3
"""Metres a pixel; on gentler ground a contour would spread out, and fades instead."""

BAND = 256
"""Rows of pixels worked out at once."""

METRES_A_MILE = 1609.344


@dataclass(frozen=True)
class Land:
    """Fields over the same cells: heights in metres, light (1 on the level), and how far inside water (pixels)."""

    heights: Field
    light: Field
    water: Field
    side: float


def light(heights: Field, cells_a_mile: int, exaggeration: float) -> Field:
    """How bright each cell is, level ground being 1."""
    south, east = np.gradient(heights, METRES_A_MILE / cells_a_mile / exaggeration)
    steep = 1 / np.sqrt(1 + east * east + south * south)
    total = np.zeros_like(heights)
    for bearing, share in LIGHTS:
        towards = math.radians(bearing)
        facing = south * math.cos(towards) - east * math.sin(towards)
        total += np.float32(share) * np.clip((facing * math.cos(ALTITUDE) + math.sin(ALTITUDE)) * steep, 0, 1)
    return np.asarray(total / math.sin(ALTITUDE), dtype=np.float32)


def picture(land: Land, size: tuple[int, int], shift: float, style: ReliefStyle) -> bytes:
    """The relief as RGB bytes, `size` columns by rows of pixels; the first lies `shift` pixels inside the land."""
    columns, rows = size
    across = _at(columns, shift, land.side, 0)
    fields = [read(field, across, 1) for field in (land.heights, land.light, land.water)]
    tints, ice = _tints(style), _ice(style)
    whole = np.empty((rows, columns, 3), dtype=np.uint8)
    for top in range(0, rows, BAND):
        count = min(BAND, rows - top)
        heights, bright, water = (read(field, _at(count + 1, shift, land.side, top), 0) for field in fields)
        whole[top : top + count] = _coloured(heights, bright[:-1], water[:-1], style, tints, ice)
    return whole.tobytes()


def _at(count: int, shift: float, side: float, first: int) -> Field:
    """Where pixels lie, in cells."""
    return ((np.arange(first, first + count, dtype=np.float64) + 0.5 + shift) / side - 0.5).astype(np.float32)


def _coloured(heights: Field, bright: Field, water: Field, style: ReliefStyle, tints: Colours, ice: Colours) -> Colours:
    """One band of pixels; heights have a row more than the others, for the slope."""
    low, high = style.tints[0].metres, style.tints[-1].metres
    colours = tints[_tone(heights[:-1], low, high), _tone(bright, DARKEST, BRIGHTEST)]
    ink = _contours(heights, style) * (water < 0)
    _lay(colours, ink > 0.02, ink * style.contour_share, np.array(_rgb(style.contour), dtype=np.float32))
    wet = water > -0.5
    _lay(colours, wet, np.clip(water + 0.5, 0, 1), ice[water[wet].clip(0, len(ice) - 1).astype(np.intp)])
    return colours


def _tone(field: Field, low: float, high: float) -> NDArray[np.intp]:
    return ((field - low) * ((TONES - 1) / (high - low)) + 0.5).clip(0, TONES - 1).astype(np.intp)


def _lay(colours: Colours, where: NDArray[np.bool_], share: Field, over: NDArray[np.float32] | Colours) -> None:
    """Lays a colour, or one for each of these places, over what is there."""
    under, part = colours[where].astype(np.float32), share[where][:, None]
    colours[where] = (under + (over - under) * part + 0.5).astype(np.uint8)


def _contours(heights: Field, style: ReliefStyle) -> Field:
    """How much of each pixel a contour covers: its distance in pixels is height over slope."""
    here = heights[:-1]
    slope = np.hypot(np.diff(here, axis=1, append=here[:, -1:]), np.diff(heights, axis=0))
    lines = here / style.contour_step
    ordinal = np.round(lines)
    away = np.abs(lines - ordinal) * style.contour_step / np.maximum(slope, LEAST_SLOPE)
    width = np.where(ordinal % style.contour_index == 0, style.contour_width * 1.7, style.contour_width)
    ink = np.clip(width / 2 + 0.5 - away, 0, 1) * np.clip(slope / LEAST_SLOPE, 0, 1)
    return np.asarray(ink, dtype=np.float32)


def _tints(style: ReliefStyle) -> Colours:
    """Colours by height and light."""
    metres = np.linspace(style.tints[0].metres, style.tints[-1].metres, TONES)
    told = np.array([_rgb(tint.colour) for tint in style.tints], dtype=np.float32)
    known = [tint.metres for tint in style.tints]
    plain = np.stack([np.interp(metres, known, told[:, i]) for i in range(3)], axis=1)[:, None, :]
    bright = np.linspace(DARKEST, BRIGHTEST, TONES)[None, :, None]
    dark = plain * (np.array(_rgb(style.shadow)) / 255)
    shaded = plain + (dark - plain) * np.clip((1 - bright) * style.shadow_share, 0, 1)
    lit = np.array(_rgb(style.highlight)) - shaded
    return np.asarray(shaded + lit * np.clip((bright - 1) * style.highlight_share, 0, 1) + 0.5).astype(np.uint8)


def _ice(style: ReliefStyle) -> Colours:
    """Colours of ice by distance from the shore, a pixel each."""
    share = (1 - np.arange(math.ceil(style.shore_width) + 1) / max(style.shore_width, 1)).clip(0, 1)[:, None] ** 1.6
    ice, shore = np.array(_rgb(style.ice)), np.array(_rgb(style.shore))
    return np.asarray(ice + (shore - ice) * share + 0.5).astype(np.uint8)


def _rgb(colour: str) -> tuple[int, int, int]:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))
