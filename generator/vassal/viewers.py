"""What VASSAL says under the mouse: of a stack, of an empty hex (build/module/map/CounterDetailViewer.java)."""

from __future__ import annotations

from generator.model.game import Ground
from generator.model.terrain import terrain
from generator.vassal.words import expression, quoted

COUNTER = expression('Side=="" ? PieceName : PieceName+": "+Steps+" of "+MaxSteps')
"""Below a counter: its name with its status, and the steps left of how many."""


def place(ground: Ground) -> str:
    """A hex with what is known to lie in it: `0713: Hagaru, main road`."""
    here = quoted("|") + "+LocationName+" + quoted("|")
    told = [
        f"({quoted('|' + '|'.join(sorted(where)) + '|')}.contains({here}) ? {quoted(', ' + words)} : {quoted('')})"
        for words, where in terrain(ground)
    ]
    return "+".join(("LocationName", *told))


def empty_hex(ground: Ground) -> str:
    """Over a hex where nothing stands."""
    return expression(place(ground))


def summary(ground: Ground) -> str:
    """Over a stack: its place and what lies there, and all steps together."""
    steps = 'GetProperty("sum(Steps)")'
    return expression(f'"<b>"+{place(ground)}+"</b>, steps: "+{steps}')
