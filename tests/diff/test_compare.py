"""Two editions of the small game side by side: exactly what changed, and what a running game would lose."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from generator.art.folders import Looks
from generator.build import Tools, module_files
from generator.diff import Difference, Seen, differences, losses, read_module
from generator.diff.page import page
from generator.model import ledger
from generator.model.resolve import load_game
from generator.package.kept import Kept
from tests.games import ART, MINI, TEMPLATES

ERRATUM = """
id: second
date: 2030-01-01
source: a letter
version: 0.2.0
units:
  - {id: n-1, values: 5-3}
  - {id: n-2, reduced: 3-2}
  - {id: s-1, name: Bridge Guard}
  - {id: s-gun, formation: Levy}
new:
  - {id: n-9, name: 9/Levy, side: North, kind: foot, symbol: infantry, size: company, formation: Levy, start: "0404"}
withdrawn:
  - {id: s-2}
start:
  - {unit: s-2, at: nowhere}
  - {unit: n-wagon, at: "0505"}
commands:
  - {command: Clear Roadblock, rule: "3.44", text: The wreck is pushed aside.}
"""


KEPT = Kept(None)


def built(folder: Path, errata: str = "all") -> Seen:
    game, _ = ledger.numbered(load_game(folder, errata)[0])
    files = module_files(game, {}, Tools((TEMPLATES,), Looks((ART,))), KEPT, lambda what, done, total: None)
    return read_module(errata, files)


@cache
def first() -> Seen:
    return built(MINI)


@pytest.fixture
def second(tmp_path: Path) -> Seen:
    """The second edition: an erratum, and the table in another order."""
    folder = Path(shutil.copytree(MINI, tmp_path / "mini"))
    (folder / "errata").mkdir()
    (folder / "errata" / "second.yaml").write_text(ERRATUM, "utf-8")
    head, *rows = (folder / "units.csv").read_text("utf-8").splitlines()
    (folder / "units.csv").write_text("\n".join([head, *rows[3:], *rows[:3]]) + "\n", "utf-8")
    return built(folder)


def told(found: tuple[Difference, ...]) -> list[str]:
    return [f"{one.section}: {one.who}: {one.what}" for one in found if one.section != "Faces"]


def edited(seen: Seen, text: str) -> Seen:
    return read_module("edited", {**seen.opened.files, "buildFile.xml": text.encode()})


def test_a_game_is_the_same_as_itself() -> None:
    assert differences(first(), built(MINI, "none")) == ()
    assert losses(first(), first()) == ()


def test_exactly_what_changed_is_told(second: Seen) -> None:
    found = differences(first(), second)
    assert sorted(told(found)) == sorted(
        [
            "Edition: version: 0.1.0, now 0.2.0",
            "New: 9/Levy: North, foot, Levy, full 4-2, reduced 2-2 (estimate), at the start in 0404",
            "Withdrawn: 近卫: South, foot, Guard, full 4-3, reduced 2-2 (estimate), at the start in 0603",
            "Names: Bridge Guard: was called Ford Guard",
            "Values: 1/Levy: full 4-2, now 5-3",
            "Values: 2/Levy: reduced 3-2, no longer an estimate",
            "Units: Old Tom: formation and group Guard, now Levy",
            "Commands: cleared: report $BasicName$ ($LocationName$): Roadblock cleared, eliminated (3.4, 3.4), "
            "now $BasicName$ ($LocationName$): Roadblock cleared, eliminated (3.4, 3.44) (wagon)",
            "Rules and help: Clear Roadblock: The wreck goes to the eliminated wagons. (3.4), "
            "now The wreck is pushed aside. (3.44)",
            'At the start: Oak & Ash; "2d" <№ 1>: 0505, not 0202',
        ]
    )


def test_faces_stand_beside_what_changed(second: Seen) -> None:
    (value,) = [one for one in differences(first(), second) if one.what == "full 4-2, now 5-3"]
    shown = {pair.face for pair in value.faces}
    assert "front" in shown
    assert all(pair.old.startswith(b"\x89PNG") and pair.new.startswith(b"\x89PNG") for pair in value.faces)


def test_the_page_needs_nothing_beside_it(second: Seen) -> None:
    found, lost = differences(first(), second), losses(first(), second)
    html = page(first(), second, found, lost, (TEMPLATES,))
    assert "Two Fords: what changes for players" in html
    assert "What a running game would lose" in html
    assert "&lt;№ 1&gt;" in html
    assert set(re.findall(r'(?:src|href)="([^"#]{1,5})', html)) == {"data:"}
    assert page(first(), second, found, lost, (TEMPLATES,)) == html


def test_a_withdrawn_unit_stays_on_the_table(second: Seen) -> None:
    (loss,) = losses(first(), second)
    assert (loss.who, loss.what) == (
        "近卫",
        "withdrawn; it stays on the table as it was, Refresh Counters says so",
    )


CHANGES = {
    "steps": ("PROP;Steps;true,0,9", "PROP;Steps;true,0,8", "1/Levy", "forgets its Steps"),
    "moved": ("markmoved;moved.png;20", "markmoved;moved.png;21", "1/Levy", "forgets its mark of having moved"),
    "fired": ("PROP;Fired;", "PROP;Shot;", "Old Tom", "forgets its Fired"),
    "module": ('name="Two Fords"', 'name="Three Fords"', "The module", "is called Three Fords"),
    "map": ('mapName="The Fords"', 'mapName="The Map"', "The Fords", "the map is gone"),
    "id": ('gpid="712699760"', 'gpid="5"', "2/Levy", "one of its pieces has no id any more"),
    "swapped": ('gpid="955651947"', 'gpid="712699760"', "2/Levy", "turns into"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_would_be_lost_is_told(name: str) -> None:
    old, new, who, what = CHANGES[name]
    text = first().opened.files["buildFile.xml"].decode()
    assert old in text
    text = (
        text.replace('gpid="712699760"', 'gpid="6"').replace(old, new) if name == "swapped" else text.replace(old, new)
    )
    lost = losses(first(), edited(first(), text))
    assert any(one.who == who and one.what.startswith(what) for one in lost), lost[:5]
