"""Which colour a formation's tab has: the style's own where it names one, else the next of its palette that differs.

Neighbours, that is formations of a side one after the other in the list of units, differ by at least `APART`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from generator.art import colours
from generator.art.style import Style

APART = 25.0
"""CIE 1976 Delta E."""

APART_FOR_ALL = 20.0
"""The same as the colour-blind see it, from the last one and the next, where the palette has it."""

Group = tuple[str, str]
"""A side and one of its formations."""
Part = tuple[Group, str]
"""A formation and a part of it."""


def tab_colours(style: Style, groups: Iterable[Group]) -> dict[Group, str]:
    """The colour of each (side, formation) in the order they come in."""
    wanted = list(dict.fromkeys(groups))
    found: dict[Group, str] = {}
    for at, (side, name) in enumerate(wanted):
        before = [key for key in wanted[:at] if key[0] == side]
        used = [found[key] for key in before if key[1] not in style.tabs]
        later = [style.tabs[n] for s, n in wanted[at + 1 : at + 2] if s == side and n in style.tabs]
        near = [*(found[key] for key in before[-3:-1]), *later, *(found[key] for key in before[-1:])]
        found[side, name] = style.tabs.get(name) or _next(style.palette, used, near)
    return found


def _next(palette: Sequence[str], used: Sequence[str], others: Sequence[str]) -> str:
    """The least used colour of the palette that is far enough from its neighbours, or from the last and the next.

    Colours that are given by name do not count beyond that: one of them changed leaves other formations as they are.
    """
    if not palette:
        return "#808080"
    ranked = sorted(palette, key=lambda c: (used.count(c), palette.index(c)))
    apart = [c for c in ranked if all(colours.distance(c, other) >= APART for other in others)]
    near = [c for c in ranked if all(colours.distance(c, other) >= APART for other in others[-2:])]
    for_all = [c for c in apart if all(colours.distance_for_all(c, other) >= APART_FOR_ALL for other in others[-2:])]
    return (for_all or apart or near or ranked)[0]


def hatches(tabs: Mapping[Group, str], named: Collection[str] = ()) -> dict[Group, int]:
    """How many formations of the same side had a formation's colour before: 0, 1, 2, and 0 again.

    Those whose colour is given by name come first.
    """
    found: dict[Group, int] = {}
    for group in sorted(tabs, key=lambda group: group[1] not in named):
        before = [other for other in found if other[0] == group[0] and tabs[other] == tabs[group]]
        found[group] = len(before) % 3
    return found


def flash_colours(style: Style, tabs: Mapping[Group, str], parts: Iterable[tuple[Group, str]]) -> dict[Part, str]:
    """The colour of each named part of a formation: the flashes that show on its tab in turn, then nothing."""
    found: dict[Part, str] = {}
    for whole, part in dict.fromkeys(parts):
        if part:
            before = sum(key[0] == whole for key in found)
            shown = [c for c in style.flashes if colours.distance(c, tabs[whole]) >= APART]
            found[whole, part] = shown[before] if before < len(shown) else ""
    return found
