"""Colours as numbers: mixed, compared, and seen by other eyes. `#rrggbb` in, `#rrggbb` out.

Contrast is that of WCAG 2.1 (1 to 21); distance is CIE 1976 Delta E in L*a*b* (D65); colour blindness is simulated with
the matrices of Machado, Oliveira and Fernandes (2009) at full severity.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

Channels = tuple[float, float, float]
Eyes = Literal["protan", "deutan", "tritan"]

_SEEN_BY: dict[Eyes, tuple[Channels, Channels, Channels]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def mix(colour: str, share: float, other: str) -> str:
    """A colour with a share (0 to 1) of another."""
    return _hex(a + (b - a) * share for a, b in zip(_channels(colour), _channels(other), strict=True))


def translucent(colour: str, share: float) -> str:
    """A colour that covers only a share (0 to 1) of what lies below."""
    return f"{colour[:7]}{round(share * 255):02x}"


@lru_cache(maxsize=4096)
def contrast(one: str, other: str) -> float:
    """How well one can be read on the other."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(ground: str, inks: Iterable[str]) -> str:
    """The ink that is read best on a ground; the first of equals."""
    return max(inks, key=lambda ink: contrast(ground, ink))


@lru_cache(maxsize=4096)
def distance(one: str, other: str) -> float:
    """How different two colours look."""
    return math.dist(_lab(one), _lab(other))


@lru_cache(maxsize=4096)
def distance_for_all(one: str, other: str) -> float:
    """How different two colours look to whoever tells them apart least."""
    seen = [distance(seen_by(eyes, one), seen_by(eyes, other)) for eyes in _SEEN_BY]
    return min(distance(one, other), *seen)


def seen_by(eyes: Eyes, colour: str) -> str:
    """A colour as somebody who is colour-blind sees it."""
    linear = tuple(_linear(v) for v in _channels(colour))
    return _hex(_curved(sum(k * v for k, v in zip(row, linear, strict=True))) for row in _SEEN_BY[eyes])


def machado(eyes: Eyes) -> tuple[Channels, ...]:
    """The matrix (three rows) that light is multiplied with, as these eyes see it."""
    return _SEEN_BY[eyes]


def grey(colour: str) -> str:
    """A colour on a black and white print."""
    return _hex([_curved(_luminance(colour))] * 3)


def _channels(colour: str) -> Channels:
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255)


def _hex(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{round(min(max(v, 0.0), 1.0) * 255):02x}" for v in channels)


def _linear(v: float) -> float:
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def _curved(v: float) -> float:
    return v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055


def _luminance(colour: str) -> float:
    return sum(k * _linear(v) for k, v in zip(_TO_XYZ[1], _channels(colour), strict=True))


def _lab(colour: str) -> Channels:
    linear = [_linear(v) for v in _channels(colour)]
    x, y, z = (
        _cube_root(sum(k * v for k, v in zip(row, linear, strict=True)) / white)
        for row, white in zip(_TO_XYZ, _WHITE, strict=True)
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _cube_root(v: float) -> float:
    return float(v ** (1 / 3)) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116
