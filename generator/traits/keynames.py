"""Keys as players write them: `Ctrl+L`, `Shift+F3`, `Delete`; of a named key its name."""

from __future__ import annotations

from generator.traits.strokes import ALT, CTRL, META, SHIFT, Stroke

HELD = (("Ctrl", CTRL), ("Alt", ALT), ("Shift", SHIFT), ("Meta", META))
"""What is held, as it is written, and VASSAL's number for it."""

CODES = {
    8: "Backspace",
    9: "Tab",
    10: "Enter",
    27: "Escape",
    32: "Space",
    33: "PageUp",
    34: "PageDown",
    35: "End",
    36: "Home",
    37: "Left",
    38: "Up",
    39: "Right",
    40: "Down",
    127: "Delete",
    155: "Insert",
    **{111 + number: f"F{number}" for number in range(1, 13)},
}
"""Keys that are no sign of their own, by Java's key code (java.awt.event.KeyEvent)."""

_BY_NAME = {name.casefold(): code for code, name in CODES.items()}
_HELD = {name.casefold(): number for name, number in HELD}


def key_name(stroke: Stroke) -> str:
    """The key as it stands in a menu; nothing for no key."""
    if stroke.name or not stroke:
        return stroke.name
    held = [name for name, number in HELD if stroke.modifiers & number]
    code = stroke.code or 0
    return "+".join((*held, CODES.get(code) or (chr(code) if 32 < code < 127 else f"key {code}")))


def read_key_name(text: str) -> Stroke | None:
    """The reverse of `key_name` for keys of a keyboard, in any case; None where it is none of them."""
    *held, last = text.casefold().split("+") if text[:-1] else [text.casefold()]
    if not last or any(name not in _HELD for name in held):
        return None
    code = _BY_NAME.get(last) or (ord(last.upper()) if len(last) == 1 and 32 < ord(last) < 127 else None)
    return None if code is None else Stroke(code, sum(_HELD[name] for name in set(held)))
