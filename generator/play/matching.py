"""What a counter that replaces another takes over from it (counters/Replace.java, matchTraits)."""

from __future__ import annotations

from dataclasses import replace

from generator.traits import BasicPiece, DynamicProperty, Label, Marker, SetGlobalProperty, SetPieceProperty, Trait

_BY_NAME = (DynamicProperty, SetGlobalProperty, SetPieceProperty)
"""VASSAL takes the three for one kind here; the last two have no value to give (they extend DynamicProperty.java)."""


def matched(new: tuple[Trait, ...], old: tuple[Trait, ...], *, by_name: bool) -> tuple[Trait, ...]:
    """The new traits with the state of the old ones that are written alike, outermost first; innermost first in our
    code.

    Markers keep their own values, labels that nobody can edit their text; with `by_name` a Dynamic Property takes the
    value of one of the same name.
    """
    return tuple(trait if isinstance(trait, Marker | BasicPiece) else _matched(trait, old, by_name) for trait in new)


def _matched(trait: Trait, old: tuple[Trait, ...], by_name: bool) -> Trait:
    for candidate in reversed(old):
        if by_name and isinstance(trait, DynamicProperty):
            if isinstance(candidate, _BY_NAME) and candidate.name == trait.name:
                return replace(trait, value=candidate.value if isinstance(candidate, DynamicProperty) else "")
        elif (
            type(candidate) is type(trait)
            and candidate.encode()[0] == trait.encode()[0]
            and (not isinstance(trait, Label) or trait.key)
        ):
            return candidate
    return trait
