"""Layers: one counter with several faces.

    Layer(name="Face", images=("a.png", "b.png"), level_names=("", "+ (reduced)"), follow=True,
    expression="{MaxSteps+1-Steps}")

Without `follow` a key moves it: `Layer(name="Step", images=..., increase_key=named("StepUp"), loop=False)`. A layer
that is not always on needs `always_active=False`, an `activate_key`, and starts switched off with `level=-1`.
"""

from __future__ import annotations

from typing import Any

from generator.traits.errors import TraitError
from generator.traits.fields import Flag, Format, Key, LevelNames, Pictures, Real, Text, Whole
from generator.traits.figures import read_whole
from generator.traits.sequence import split
from generator.traits.strokes import CTRL, NO_KEY, Stroke, letter_stroke, read_stroke
from generator.traits.trait import Trait, Values, state, wire

_OLD_CTRL = 128


class Layer(Trait, id="emb2"):
    """A stack of pictures of which one is shown, by key or by an expression (counters/Embellishment.java).

    A level's name replaces the piece's name, `+ text` stands behind it, `text +` before it. `level` counts from 1;
    negative is switched off and remembers the level. Images and level names are made equally long.
    """

    activate_menu: Text = ""
    _activate_modifiers: Whole = _OLD_CTRL
    _activate_letter: Text = "A"
    increase_menu: Text = ""
    _increase_modifiers: Whole = _OLD_CTRL
    _increase_letter: Text = ""
    decrease_menu: Text = ""
    _decrease_modifiers: Whole = _OLD_CTRL
    _decrease_letter: Text = ""
    reset_menu: Text = ""
    reset_key: Key = NO_KEY
    reset_level: Format = "1"
    underneath_when_selected: Flag = False
    x: Whole = 0
    y: Whole = 0
    images: Pictures = ("",)
    level_names: LevelNames = ()
    loop: Flag = True
    name: Text = ""
    random_key: Key = NO_KEY
    random_menu: Text = ""
    follow: Flag = False
    expression: Format = ""
    first_level: Whole = 1
    _version: Whole = wire(1, missing=0)
    always_active: Flag = True
    activate_key: Key = NO_KEY
    increase_key: Key = NO_KEY
    decrease_key: Key = NO_KEY
    description: Text = ""
    scale: Real = 1.0
    only_if: Text = ""
    only_if_value: Text = "true"

    level: Whole = state(1, missing=-1)

    def __post_init__(self) -> None:
        images = self.images or ("",)
        names = (*self.level_names, *[""] * (len(images) - len(self.level_names)))
        object.__setattr__(self, "images", images)
        object.__setattr__(self, "level_names", names)

    @classmethod
    def read_type(cls, body: str) -> Values:
        """Before VASSAL 3.2 a layer was always on where it had no letter to switch it on."""
        values = super().read_type(body)
        if values["_version"] == 0:
            letters = [values[f"_{what}_letter"] for what in ("activate", "increase", "decrease")]
            values |= {"_version": 1, "always_active": body == "Activate" or not letters[0]}
            for what, letter in zip(("activate", "increase", "decrease"), letters, strict=True):
                values[f"{what}_key"] = _old_key(letter, values[f"_{what}_modifiers"])
        return values

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """A level beyond the last is the last."""
        last = max(1, len(known["images"]))
        level = read_whole(split(text, ";")[0], -1)
        return {"level": min(max(level, -last), last)}

    @classmethod
    def build(cls, body: str, text: str) -> Any:
        """A layer, or an OldLayer where its keys were words of more than one letter."""
        items = [*split(body, ";"), *[""] * 25][:25]
        words = (items[2], items[5], items[8])
        if read_whole(items[24], 0) == 0 and any(len(word) > 1 for word in words):
            return OldLayer.build(body, text)
        return super().build(body, text)


class OldLayer(Trait, id="emb2", known=False):
    """A layer of VASSAL before 3.2 whose keys are words: carried along as it is (counters/Embellishment0.java)."""

    activate_menu: Text = "Activate"
    _activate_modifiers: Whole = _OLD_CTRL
    activate_letters: Text = "A"
    increase_menu: Text = "Increase"
    _increase_modifiers: Whole = _OLD_CTRL
    increase_letters: Text = "]"
    decrease_menu: Text = "Decrease"
    _decrease_modifiers: Whole = _OLD_CTRL
    decrease_letters: Text = "["
    reset_menu: Text = "Reset"
    reset_key: Key = wire(NO_KEY, missing=Stroke(ord("R"), CTRL))
    reset_level: Format = "1"
    underneath_when_selected: Flag = False
    x: Whole = 0
    y: Whole = 0
    images: Pictures = ()
    level_names: LevelNames = ()
    loop: Flag = True
    name: Text = ""
    random_key: Key = NO_KEY
    random_menu: Text = ""
    follow: Flag = False
    expression: Format = ""
    first_level: Whole = 1

    level: Whole = state(1)
    typed: Text = state("")
    """The letters typed so far of the word that switches the layer on."""

    def __post_init__(self) -> None:
        names = (*self.level_names, *[""] * (len(self.images) - len(self.level_names)))
        object.__setattr__(self, "level_names", names)

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """Without a second word the layer is on when its level is not negative."""
        level, *typed = split(text, ";")
        number = read_whole(level, 1)
        return {"level": number, "typed": typed[0] if typed else "" if number < 0 else known["activate_letters"]}


class OldestLayer(Layer, id="emb"):
    """The first spelling of a layer, with its images at the end; read only, written as a Layer."""

    @classmethod
    def build(cls, body: str, text: str) -> Any:
        """The layer VASSAL makes of it (Embellishment.originalSetType)."""
        first, *items = split(body, ";")
        if len(items) < 5:
            raise TraitError("an old layer has six fields before its pictures")
        menu, up, increase, down, decrease, *rest = items
        x, y, *levels = [*rest, *["", ""][len(rest) :]]
        pictures = [[*split(level, ","), ""][:2] for level in levels]
        letters = {"activate": split(first, ";")[0].upper(), "increase": up.upper(), "decrease": down.upper()}
        values: Values = {f"_{what}_letter": letter for what, letter in letters.items()}
        values |= {f"{what}_key": _old_key(letter[:1], CTRL) for what, letter in letters.items()}
        values |= _old_reset(split(first, ";")[1:])
        level = read_whole(split(text, ";")[0], -1)
        return Layer(
            **values,
            activate_menu=menu.removeprefix("_"),
            underneath_when_selected=menu.startswith("_"),
            increase_menu=increase,
            decrease_menu=decrease,
            x=read_whole(x, 0),
            y=read_whole(y, 0),
            images=tuple(picture for picture, _ in pictures),
            level_names=tuple(name for _, name in pictures),
            first_level=0,
            always_active=not letters["activate"],
            level=min(max(level, -len(levels)), len(levels)),
        )


def _old_reset(items: list[str]) -> Values:
    """Where an old layer has a reset at all, it stands behind the activating key."""
    if not items:
        return {"reset_level": "0"}
    menu, key, level, *_ = [*items, "", "0"][:3] if len(items) < 3 else items
    return {"reset_menu": menu, "reset_key": read_stroke(key), "reset_level": level}


def _old_key(letter: str, modifiers: int) -> Stroke:
    return letter_stroke(letter, modifiers) if letter else NO_KEY
