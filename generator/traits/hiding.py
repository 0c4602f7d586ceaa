"""What a counter hides from other players: itself, or its face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from generator.traits.errors import TraitError
from generator.traits.fields import (
    Access,
    Codec,
    Colour,
    Flag,
    Format,
    FullKey,
    Key,
    Owner,
    Picture,
    Share,
    Text,
)
from generator.traits.figures import read_whole
from generator.traits.sequence import join_own, split, whole
from generator.traits.strokes import NO_KEY, Stroke, letter_stroke, read_full_stroke, write_stroke
from generator.traits.trait import Trait, Values, state, wire


class Invisible(Trait, id="hide"):
    """Hides the counter from other players (counters/Hideable.java)."""

    key: Key = NO_KEY
    menu: Text = wire("", missing="Invisible")
    background: Colour = None
    access: Access = "player:"
    opacity: Share = wire(0.3, missing=0.30000001192092896)
    description: Text = ""
    no_auto_report: Flag = False

    hidden_by: Owner = state("")


@dataclass(frozen=True)
class MaskStyle:
    """How a mask looks to who may look behind it: I inset, B background, P peek (with a key), G a picture for the
    others, 2 inset.
    """

    letter: str = "I"
    peek_key: Stroke = NO_KEY
    picture: str = ""


def _write_style(style: MaskStyle) -> str:
    if len(style.letter) != 1:
        raise TraitError(f"a mask's style is one letter, not {style.letter!r}")
    after = {"P": write_stroke(style.peek_key), "G": style.picture}
    return whole(style.letter + after.get(style.letter, ""))


def _read_style(text: str, missing: MaskStyle) -> MaskStyle:
    letter, after = text[:1], text[1:]
    if letter == "P" and after:
        return MaskStyle(letter, letter_stroke(after) if len(after) == 1 else read_full_stroke(after))
    if not letter:
        raise TraitError("a mask's style is one letter, VASSAL does not read an empty one")
    return MaskStyle(letter, picture=after if letter == "G" else "")


class Mask(Trait, id="obs"):
    """Covers the counter's face from other players (counters/Obscurable.java)."""

    key: Key = NO_KEY
    image: Picture = wire("", needed=True)
    menu: Text = wire("", missing="Mask")
    style: Annotated[MaskStyle, Codec("mask style", _write_style, _read_style)] = MaskStyle()
    masked_name: Text = "?"
    access: Access = "player:"
    peek_menu: Text = "Peek"
    description: Text = ""
    auto_peek: Flag = wire(True, missing=False)
    deal_key: FullKey = NO_KEY
    deal_when: Format = ""

    masked_by: Owner = state("")
    options: Text = state("")

    @classmethod
    def read_type(cls, body: str) -> Values:
        """A definition that stops before the style is a new one."""
        values = super().read_type(body)
        return values | {"auto_peek": True} if len(split(body, ";")) < 4 else values

    def write_state(self) -> str:
        """`null;`, or the player's id and what he allowed."""
        return join_own((self.masked_by or "null", self.options if self.masked_by else ""), ";")

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`."""
        by, options, *_ = [*split(text, ";"), ""]
        return {"masked_by": "", "options": ""} if by == "null" else {"masked_by": by, "options": _options(options)}


def _options(text: str) -> str:
    """Who lets whom look (build/module/ObscurableOptions.java): `true|1|player`; none are as good as `false|0`."""
    if not text:
        return "false|0"
    override, count, *players = [*split(text, "|"), ""]
    allowed = [player for player in players[: max(0, read_whole(count, 0))] if player]
    word = override if override in ("", "true") else "false"
    return join_own((word, str(len(allowed)), *allowed), "|")
