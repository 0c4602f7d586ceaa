"""A style: what counters look like, as nouns. A sheet of settings, and rules that lay other settings over it.

Lengths and boxes are in hundredths of the counter's side, so that a style fits any size. A colour word is a hex
colour, a name from the sheet, `paper + 30% snow` (a mixture) or `ink on tab` (whichever ink is read best there).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from generator.art import colours
from generator.art.symbols import Symbol

PARTS = (
    "paper", "shade", "band", "plate", "tab", "hatch", "flash",
    "cut", "size", "symbol", "pips", "slash", "picture", "edge",
)  # fmt: skip
"""What a face can be made of, besides texts (which go by the name of their box)."""

FACTS = (
    "side", "service", "kind", "symbol", "size", "formation", "parent", "division",
    "face", "flash", "unit", "marker", "emblem", "order", "hatch",
)  # fmt: skip
"""What a rule can ask of a counter: `flash` and `emblem` are yes or no, `order` is 1 for the first side and so on;
`hatch` is 0, or 1 or 2 for a formation whose colour one or two had before it."""

STYLE = "style"
"""A rule may also ask for the style that it is laid over, by name."""

TEXTS = (*FACTS, "name", "head", "tail", "value", "text")
"""What a label can name in braces."""

COMPUTED = ("formation", "flash")
"""Colour names that depend on the counter."""

HEX = re.compile(r"#[0-9a-f]{6}")
MIXTURE = re.compile(r"(\S+) \+ (\d{1,3})% (\S+)")
INK_ON = re.compile(r"ink on (\S+)")


@dataclass(frozen=True)
class Box:
    """A rectangle on the counter, in hundredths of its side."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Lettering:
    """How a text is set: face of the family, size, room between letters; None where another setting decides.

    `estimate` is the face of guessed values; `lines`: how many lines it may break into; `capitals`: whether it is set
    in capitals; `anchor`: at the left `l`, the middle `m` or the right `r` of its box.
    """

    font: str | None = None
    size: float | None = None
    colour: str | None = None
    estimate: str | None = None
    spacing: float | None = None
    lines: int | None = None
    capitals: bool | None = None
    anchor: str | None = None
    angle: float | None = None

    def under(self, other: Lettering) -> Lettering:
        """This with another laid over it."""
        said = {key: value for key, value in vars(other).items() if value is not None}
        return replace(self, **said)


@dataclass(frozen=True)
class Settings:
    """Settings laid one over the other: `parts` from the bottom up, and what colours, boxes, texts they use."""

    colours: Mapping[str, str] = field(default_factory=dict)
    boxes: Mapping[str, Box] = field(default_factory=dict)
    letters: Mapping[str, Lettering] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    parts: tuple[str, ...] = ()

    def under(self, other: Settings) -> Settings:
        """These settings with others laid over them."""
        return Settings(
            {**self.colours, **other.colours},
            {**self.boxes, **other.boxes},
            {**self.letters, **{k: self.letters.get(k, Lettering()).under(v) for k, v in other.letters.items()}},
            {**self.labels, **other.labels},
            other.parts or self.parts,
        )


@dataclass(frozen=True)
class Rule:
    """Settings for some counters: each field named (side, service, kind, face ...) must have one of the words."""

    when: tuple[tuple[str, tuple[str, ...]], ...]
    settings: Settings

    def fits(self, facts: Mapping[str, str]) -> bool:
        """Whether a counter with these facts is meant."""
        return all(facts.get(name, "") in words for name, words in self.when)


@dataclass(frozen=True)
class Style:
    """A complete style: side of a counter in pixels at scale 1, settings, rules, colours of formations, symbols.

    `tabs`: colours for formations by name; `palette`: colours for all others, in turn; `flashes`: for the parts of a
    formation in turn. `short`: what is printed for a long name.
    `emblems`: the symbol on a marker, by the marker's id.
    """

    name: str
    title: str
    side: float
    corner: float
    line: float
    sheet: Settings
    rules: tuple[Rule, ...]
    tabs: Mapping[str, str]
    palette: tuple[str, ...]
    flashes: tuple[str, ...]
    short: Mapping[str, str]
    symbols: Mapping[str, Symbol]
    emblems: Mapping[str, str] = field(default_factory=dict)
    _laid: dict[tuple[int, ...], Settings] = field(default_factory=dict, init=False, compare=False, repr=False)


def settings_for(style: Style, facts: Mapping[str, str]) -> Settings:
    """The sheet with every rule that fits laid over it, in order; many counters are dressed by the same rules."""
    return _laid_over(style, tuple(at for at, rule in enumerate(style.rules) if rule.fits(facts)))


def _laid_over(style: Style, rules: tuple[int, ...]) -> Settings:
    if not rules:
        return style.sheet
    if rules not in style._laid:
        style._laid[rules] = _laid_over(style, rules[:-1]).under(style.rules[rules[-1]].settings)
    return style._laid[rules]


def colour(words: Mapping[str, str], word: str, inside: tuple[str, ...] = ()) -> str:
    """The hex colour of a colour word; KeyError with the word that nobody knows, or that leads back to itself."""
    if word in inside:
        raise KeyError(word)
    inside = (*inside, word)
    if HEX.fullmatch(word):
        return word
    if word in words:
        return colour(words, words[word], inside)
    if mixed := MIXTURE.fullmatch(word):
        return colours.mix(colour(words, mixed[1], inside), int(mixed[2]) / 100, colour(words, mixed[3], inside))
    if ground := INK_ON.fullmatch(word):
        inks = (colour(words, "dark", inside), colour(words, "light", inside))
        return colours.readable(colour(words, ground[1], inside), inks)
    raise KeyError(word)
