"""Fingerprints: the same from run to run, another for another picture."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

from generator.art.digest import digest
from generator.art.marks import Drawing, Rect

ONE = Drawing(75, 75, (Rect(0, 0, 75, 75, fill="#ff0000"),), "#00ff00", 6)


def test_it_is_the_same_in_another_process() -> None:
    code = (
        "from generator.art.digest import digest; from generator.art.marks import Drawing, Rect; "
        "print(digest(Drawing(75, 75, (Rect(0, 0, 75, 75, fill='#ff0000'),), '#00ff00', 6)))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == digest(ONE)


def test_another_picture_has_another() -> None:
    others = [
        digest(ONE, 2),
        digest(ONE, 1, 128),
        digest(replace(ONE, corner=7)),
        digest(replace(ONE, marks=(Rect(0, 0, 75, 75, fill="#ff0001"),))),
    ]
    assert len({digest(ONE), *others}) == 5
    assert digest(ONE) == digest(replace(ONE), 1.0)
