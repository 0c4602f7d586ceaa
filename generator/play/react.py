"""What a trait does when a key reaches it: one function a trait, a new table comes out.

The functions stand by family in react_values, react_show, react_move, react_bring and react_send; a trait that hears
the key but is not played here says so among the warnings.
"""

from __future__ import annotations

from functools import singledispatch

from generator.play.moment import Moment
from generator.play.table import Table
from generator.traits import Stroke, Trait


@singledispatch
def react(trait: Trait, table: Table, moment: Moment) -> Table:
    """The table after the trait has heard the moment's key."""
    for line in trait.lines:
        value = getattr(trait, line.name)
        if line.kind == "key" and isinstance(value, Stroke) and moment.pressed(value):
            moment.heard.append(f'the trait "{trait.id}" is not played here')
    return table
