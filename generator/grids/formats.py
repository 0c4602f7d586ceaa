"""`$gridLocation$` and its like: how a grid or a zone words the name of a place.

A text in `{...}` would be an expression, which grids leave to `play`.
Source: script/expression/FormattedStringExpression.java.
"""

from collections.abc import Mapping

from generator.grids.hexgrid import GridError
from generator.traits.sequence import split


def pieces(wording: str) -> list[tuple[str, bool]]:
    """The wording cut at its `$`: each piece, and whether it names a property. A last, lone `$` opens nothing."""
    if wording.strip().startswith("{"):
        raise GridError(f"a grid cannot word its places by an expression: {wording}")
    texts = split(wording, "$")
    return [(text, i % 2 == 1 and i < len(texts) - 1) for i, text in enumerate(texts)]


def fill(wording: str, known: Mapping[str, str | None], unknown: str | None = None) -> str:
    """The wording with its properties put in; an unknown one becomes `unknown`, or stays as its bare name."""
    return "".join(
        (known.get(text, text if unknown is None else unknown) or "") if is_property else text
        for text, is_property in pieces(wording)
    )
