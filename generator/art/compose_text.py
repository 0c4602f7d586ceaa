"""Texts on a counter: broken into lines and made small enough for their boxes. Measured, not drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

from generator.art import fonts
from generator.art.look import Look
from generator.art.marks import Mark, Text
from generator.art.style import Lettering
from generator.art.symbols import Place

PITCH = 0.9
"""From one baseline to the next, in font sizes."""

ENOUGH = 0.78
"""A text this share of its wanted size is not broken into more lines."""

_BREAK = re.compile(r"(?<=[ /])(?=\S)")


def label(look: Look, name: str) -> Iterator[Mark]:
    """The text of that name in the box of that name, as large as its lettering says and its box allows."""
    text, letters, place = look.text(name).strip(), look.letters(name), look.place(name)
    text = text.upper() if letters.capitals else text
    if text:
        yield from _set(look, text, letters, place)


def _set(look: Look, text: str, letters: Lettering, place: Place) -> Iterator[Text]:
    guessed = look.estimate and bool(letters.estimate)
    face = (letters.estimate if guessed else letters.font) or "SemiBold"
    spacing = (letters.spacing or 0.0) * look.style.side / 100
    upright = (letters.angle or 0.0) % 180 == 90
    room = replace(place, width=place.height, height=place.width) if upright else place
    wanted = (letters.size or 10.0) * look.style.side / 100
    size, lines = _fitted(face, text, wanted, spacing, letters.lines or 1, room)
    colour, angle = look.colour(letters.colour or "ink"), letters.angle or 0.0
    x, anchor = _side(letters, place, upright)
    for at, line in enumerate(lines):
        down = (at - (len(lines) - 1) / 2) * size * PITCH
        middle = (place.x + place.width / 2, place.y + place.height / 2)
        where = (middle[0] + (down if angle % 360 == 90 else -down), middle[1]) if upright else (x, middle[1] + down)
        yield Text(*where, line, size, colour, face, anchor + "m", spacing=spacing, angle=angle, shrink_to=room.width)


def _side(letters: Lettering, place: Place, upright: bool) -> tuple[float, str]:
    anchor = "m" if upright else letters.anchor or "m"
    return place.x + place.width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor], anchor


def _fitted(
    face: str, text: str, size: float, spacing: float, most: int, place: Place
) -> tuple[float, tuple[str, ...]]:
    """The size and lines of a setting that fits: in as few lines as are nearly as large as wanted, else the largest."""
    best: tuple[float, tuple[str, ...]] = (0.0, (text,))
    for lines in _settings(text, most):
        widest = max(fonts.width(face, line, 1.0) for line in lines) or 1.0
        longest = max(len(line) for line in lines)
        room = (place.width - spacing * (longest - 1)) / widest
        high = place.height / ((len(lines) - 1) * PITCH + 0.72)
        best = max(best, (round(min(size, room, high), 2), lines), key=lambda found: found[0])
        if best[0] >= size * ENOUGH:
            break
    return best


def _settings(text: str, most: int) -> Iterator[tuple[str, ...]]:
    """A text in one line, then in more, broken after spaces, or else after strokes."""
    words = _BREAK.split(text)
    for count in range(min(most, len(words))):
        cuts = ((0, *cuts, len(words)) for cuts in combinations(range(1, len(words)), count))
        broken = [tuple("".join(words[a:b]).strip() for a, b in pairwise(ends)) for ends in cuts]
        yield from sorted(broken, key=lambda lines: sum(line.endswith("/") for line in lines[:-1]))
