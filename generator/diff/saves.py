"""Set-ups that come as saved games in a module: who stands where (build/module/PredefinedSetup.java)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.package.vmod import unpack
from generator.traits import read_add_piece, split
from generator.traits.piece import ADD
from generator.vassal.opened import Opened

SETUP = "VASSAL.build.module.PredefinedSetup"
ESC = "\x1b"
STACK = "stack"

Standing = tuple[str, str, int, int]
"""A piece's id, the map it is on, and where."""


def standing_in(opened: Opened) -> Iterator[tuple[str, list[Standing]]]:
    """Every set-up by name, and the pieces in it."""
    for setup in opened.root.iter(SETUP):
        file = setup.get("file") or ""
        data = opened.files.get(file)
        if data is not None:
            saved = unpack(data, file).get("savedGame", b"").decode(errors="replace")
            yield setup.get("name", ""), list(_pieces(saved))


def _pieces(text: str) -> Iterator[Standing]:
    """The pieces of a saved game; stacks are passed over, for each piece says itself where it is."""
    for line in (line for part in split(text, ESC) for line in split(part, ESC)):
        if line.startswith(ADD) and split(line.removeprefix(ADD), "/")[1] != STACK:
            basic = read_add_piece(line)[0].basic
            yield basic.gpid, basic.map, basic.x, basic.y
