"""Keys: a letter with Ctrl, or a name that only the module knows (tools/NamedKeyStroke.java,
configure/NamedHotKeyConfigurer.java).

`ctrl("L")`, `shift("F")`, `named("StepLoss")`; NO_KEY where nothing is to be pressed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.traits.errors import TraitError
from generator.traits.sequence import join, split

NAMED_CODE = 57348
"""The number written for every named key: VASSAL hands out its own numbers at each start and looks only at the name."""

SHIFT, CTRL, META, ALT = 65, 130, 260, 520
_OLD_AND_NEW = ((1, 64), (2, 128), (4, 256), (8, 512), (32, 8192))
_KEPT = 1024 | 2048 | 4096


@dataclass(frozen=True)
class Stroke:
    """A key: Java's key code, modifiers as VASSAL writes them (Shift 65, Ctrl 130, Alt 520, added up), or a name."""

    code: int | None = None
    modifiers: int = 0
    name: str = ""

    def __bool__(self) -> bool:
        """False for "no key", which is also written `0,0`."""
        return bool(self.name or self.code or self.modifiers)


NO_KEY = Stroke()


def ctrl(key: str) -> Stroke:
    """The key with Ctrl held: `ctrl("L")`."""
    return plain(key, CTRL)


def shift(key: str) -> Stroke:
    """The key with Shift held."""
    return plain(key, SHIFT)


def alt(key: str) -> Stroke:
    """The key with Alt held."""
    return plain(key, ALT)


def ctrl_shift(key: str) -> Stroke:
    """The key with Ctrl and Shift held."""
    return plain(key, CTRL + SHIFT)


def plain(key: str, modifiers: int = 0) -> Stroke:
    """A letter, digit or sign as a key; other keys go by their Java code: `Stroke(127)` is Delete."""
    if len(key) != 1:
        raise TraitError(f"a key is one letter, digit or sign, not {key!r}; for a name say named({key!r})")
    return Stroke(ord(key.upper()), modifiers)


def named(name: str) -> Stroke:
    """A key that no keyboard has, known by its name: `named("StepLoss")`."""
    if not name or "," in name:
        raise TraitError(f"a key's name has at least one letter and no comma: {name!r}")
    return Stroke(NAMED_CODE, 0, name)


def write_stroke(stroke: Stroke) -> str:
    """`76,130`, `57348,0,StepLoss`, or nothing for no key."""
    if "," in stroke.name:
        raise TraitError(f"a key's name has no comma: {stroke.name!r}")
    if stroke.name:
        return f"{NAMED_CODE},0,{stroke.name}"
    return "" if stroke.code is None else f"{stroke.code},{stroke.modifiers}"


def read_stroke(text: str) -> Stroke:
    """The reverse of `write_stroke`; one letter alone is the old spelling of Ctrl with that letter."""
    if text and "," not in text:
        return letter_stroke(text[0])
    return read_full_stroke(text)


def read_full_stroke(text: str) -> Stroke:
    """As `read_stroke` without the old spelling; what VASSAL does not understand is no key."""
    parts = text.split(",")
    while parts and not parts[-1]:
        parts.pop()
    code, modifiers = (java_int(part) for part in parts[:2]) if len(parts) > 1 else (None, None)
    if code is None or modifiers is None:
        return NO_KEY
    if len(parts) > 2 and parts[2]:
        return Stroke(NAMED_CODE, 0, parts[2])
    return Stroke(code, _both_masks(modifiers))


def letter_stroke(letter: str, modifiers: int = CTRL) -> Stroke:
    """The old spelling of a key: a letter and a number for what is held with it."""
    return Stroke(ord(letter), _both_masks(modifiers))


def write_strokes(strokes: Iterable[Stroke]) -> str:
    """Several keys, comma between them; "no key" is left out."""
    return join((write_stroke(stroke) for stroke in strokes if stroke), ",")


def read_strokes(text: str) -> tuple[Stroke, ...]:
    """The reverse of `write_strokes`; a word without any comma is the old spelling, one letter a key."""
    if "," not in text[1:]:
        return tuple(letter_stroke(letter) for letter in text)
    strokes = (read_full_stroke(item) for item in split(text, ","))
    return tuple(stroke for stroke in strokes if stroke)


def java_int(text: str) -> int | None:
    """A whole number as Java's Integer.parseInt understands it, else None."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not (digits.isascii() and digits.isdigit()):
        return None
    value = int(text) if len(digits) < 12 else 2**31
    return value if -(2**31) <= value < 2**31 else None


def _both_masks(modifiers: int) -> int:
    """Java knows two numbers for each modifier and keeps both (java/awt/AWTKeyStroke.java)."""
    return sum(old + new for old, new in _OLD_AND_NEW if modifiers & (old | new)) | modifiers & _KEPT
