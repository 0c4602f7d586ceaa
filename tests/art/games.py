"""Games and styles for the tests of this room, loaded once; marks told as text."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from pathlib import Path

from generator.art.compose import Faces, faces
from generator.art.marks import Drawing, Mark, Text
from generator.art.style import Style
from generator.art.style_file import load_style
from generator.model.game import Game, Unit
from generator.model.resolve import load_game

ROOT = Path(__file__).parents[2]
ART = ROOT / "counter_art"
MINI = ROOT / "tests" / "games" / "mini"


@cache
def chosin() -> Game:
    game, _ = load_game(ROOT / "generator" / "games" / "chosin")
    return game


@cache
def mini() -> Game:
    game, _ = load_game(MINI)
    return game


@cache
def modern() -> Style:
    return styled("modern")


@cache
def styled(name: str) -> Style:
    """A style with Chosin's colours laid over it."""
    return load_style(name, (ROOT / "generator" / "games" / "chosin" / "art", ART))


@cache
def plain(name: str) -> Style:
    """A style as it is, for a game that says nothing."""
    return load_style(name, (ART,))


@cache
def shown(style: str = "modern") -> Faces:
    """Every face and marker of Chosin."""
    return faces(chosin(), styled(style))


def unit(name: str) -> Unit:
    return next(u for u in chosin().units if u.id == name)


def texts(drawing: Drawing) -> list[Text]:
    return [mark for mark in drawing.marks if isinstance(mark, Text)]


def told(drawing: Drawing) -> str:
    """A drawing as text, a mark a line, leaving out what is as always."""
    head = f"{drawing.width:g} x {drawing.height:g}, corner {drawing.corner:g}, ground {drawing.ground}"
    return "\n".join([head, *map(_told, drawing.marks)]) + "\n"


def _told(mark: Mark) -> str:
    said = ((f.name, getattr(mark, f.name), f.default) for f in fields(mark))
    return " ".join([type(mark).__name__, *(f"{n}={_value(v)}" for n, v, default in said if v != default)])


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return "(" + " ".join(_value(v) for v in value) + ")"
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
