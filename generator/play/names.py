"""What a counter is called: its basic name, worked over by layers, labels, masks, from the inside out."""

from __future__ import annotations

from functools import singledispatch

from generator.play.faces import label_text, level_of, may_see, renamed, shown
from generator.play.wording import Asker, text
from generator.traits import Invisible, Label, Layer, Mask, Trait


def name_of(ask: Asker) -> str:
    """The counter's name as its owner sees it: the property PieceName."""
    return inner_name(ask, len(ask.table.pieces[ask.id].traits))


def public_name(ask: Asker) -> str:
    """The counter's name as reports give it: of a masked counter only the mask's."""
    return inner_name(ask, len(ask.table.pieces[ask.id].traits), report=True)


def inner_name(ask: Asker, below: int, *, report: bool = False) -> str:
    """The name that the traits inside position `below` make."""
    name = ask("BasicName") or ""
    for at, trait in enumerate(ask.table.pieces[ask.id].traits[:below]):
        name = _worked(trait, name, ask, at, report)
    return name


@singledispatch
def _worked(trait: Trait, name: str, ask: Asker, at: int, report: bool) -> str:
    """The name once a trait has had its say."""
    return name


@_worked.register
def _(trait: Layer, name: str, ask: Asker, at: int, report: bool) -> str:
    return renamed(name, shown(trait, level_of(trait, ask, at))[1])


@_worked.register
def _(trait: Label, name: str, ask: Asker, at: int, report: bool) -> str:
    if not trait.label and not trait.always_format:
        return name
    words = label_text(trait, ask, at, name, report=report)
    inside = ask.inside(at)
    return "" if inside is None else text(inside, trait.name_format, {"pieceName": name, "label": words}, report=report)


@_worked.register
def _(trait: Invisible, name: str, ask: Asker, at: int, report: bool) -> str:
    if report or not trait.hidden_by:
        return name
    return f"{name}({trait.menu})" if may_see(trait, ask.table.setting) else ""


@_worked.register
def _(trait: Mask, name: str, ask: Asker, at: int, report: bool) -> str:
    if not may_see(trait, ask.table.setting, others=report):
        return trait.masked_name
    return f"{name}({trait.masked_name})" if trait.masked_by else name
