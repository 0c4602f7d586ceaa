"""The gallery in a real browser: click, keys, search, filters, styles side by side, and the live preview.

Skipped where there is no Chromium; `apt-get install chromium chromium-driver` brings one on Debian.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.preview import Tools, Wish, preview
from tests.browser import MISSING, Browser, browser
from tests.games import ART, MINI, ROOT, TEMPLATES

pytestmark = pytest.mark.skipif(bool(MISSING), reason=MISSING)

LOUD = """title: Loud
extends: modern
colours: {paper: "#dd2211"}
"""
ENTER, BACKSPACE, ESCAPE, RIGHT = "\ue007", "\ue003", "\ue00c", "\ue014"

NAMES = "return [...document.querySelectorAll('.counter .name')].map((e) => e.textContent)"
PAPER = """
const img = document.querySelector(`[data-id="${arguments[0]}"] img`);
if (!img.complete || !img.naturalWidth) return "";
const canvas = Object.assign(document.createElement("canvas"), { width: img.naturalWidth, height: img.naturalHeight });
const pen = canvas.getContext("2d");
pen.drawImage(img, 0, 0);
return "#" + [...pen.getImageData(img.naturalWidth * 0.5, img.naturalHeight * 0.93, 1, 1).data].slice(0, 3)
  .map((v) => v.toString(16).padStart(2, "0")).join("");
"""
"""The colour of a counter's paper, near the middle of its lower edge."""


@pytest.fixture(scope="module")
def mini(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the small game with a style of its own."""
    folder = Path(shutil.copytree(MINI, tmp_path_factory.mktemp("game") / "mini"))
    (folder / "art" / "styles").mkdir(parents=True)
    (folder / "art" / "styles" / "loud.yaml").write_text(LOUD)
    return folder


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture(scope="module")
def written(mini: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    tools = Tools((TEMPLATES,), (mini / "art", ART))
    return preview(mini, tmp_path_factory.mktemp("out"), tools, Wish(("modern", "loud"))).file.as_uri()


@pytest.fixture
def page(window: Browser, written: str) -> Browser:
    window.go("about:blank")
    window.go(written)
    return window


def label(page: Browser, unit: str) -> str:
    return str(page.run("return document.querySelector(`[data-id='${arguments[0]}'] button`).ariaLabel", unit))


def test_a_click_steps_through_the_track_and_tells_what_is_known(page: Browser) -> None:
    assert label(page, "n-2") == "2/Levy, full, 2 of 2 steps, 5-2"
    page.click("[data-id=n-2] button")
    assert label(page, "n-2") == "2/Levy, reduced, 1 of 2 steps, 3-2"
    told = page.run("return document.getElementById('detail').innerText")
    assert all(word in told for word in ("3-2 estimate", "mini/units.csv:3", "art/n-2.reduced.png"))
    page.click("[data-id=n-2] button")
    assert label(page, "n-2") == "2/Levy, full, 2 of 2 steps, 5-2"


def test_the_keyboard_does_what_a_mouse_does(page: Browser) -> None:
    page.run("document.querySelector('.counter button').focus()")
    page.press(RIGHT)
    assert page.run("return document.activeElement.parentNode.dataset.id") == "n-2"
    page.press(ENTER)
    assert "reduced" in label(page, "n-2")
    page.press(BACKSPACE)
    assert "full" in label(page, "n-2")
    page.press("2")
    assert page.run("return document.querySelector('.counter img').offsetWidth") == 150
    page.press("/tom")
    assert page.run(NAMES) == ["Old Tom"]
    page.press(ESCAPE)
    assert len(page.run(NAMES)) == 9


def test_search_finds_names_and_ids_and_nothing(page: Browser) -> None:
    page.run("document.getElementById('search').focus()")
    page.press("s-w")
    assert page.run(NAMES) == ["Guard's Wagon"]
    assert page.run("return document.getElementById('count').textContent") == "1 of 9 counters"
    page.press("xyz")
    assert page.run("return document.querySelector('.empty').textContent") == "No counter is like that. Show all"
    page.click(".empty button")
    assert len(page.run(NAMES)) == 9


def test_filters_go_together_and_stand_in_the_address(page: Browser) -> None:
    choose = (
        "const s = document.getElementById(arguments[0]); s.value = arguments[1]; s.dispatchEvent(new Event('change'))"
    )
    page.run(choose, "side", "South")
    page.run(choose, "kind", "foot")
    assert page.run(NAMES) == ["Ford Guard", "近卫"]
    page.run(choose, "origin", "owner")
    assert page.run(NAMES) == ["近卫"]
    page.ask("POST", "/refresh")
    assert page.run(NAMES) == ["近卫"]


def test_two_styles_side_by_side_and_every_face_on_a_contact_sheet(page: Browser) -> None:
    page.click("[data-set=against]")
    assert page.run("return document.querySelectorAll('[data-id=n-1] img').length") == 2
    page.click("[data-to=sheet]")
    assert page.run("return document.querySelectorAll('#shelves img').length") == 2 * 16
    page.click("[data-set=against]")
    page.click("[data-set=style][data-to=loud]")
    page.until("return document.querySelector('[data-id=n-1] img').naturalWidth === 150")
    assert page.run(PAPER, "n-1") == "#dd2211"


def test_all_pictures_are_there_when_it_is_printed(page: Browser) -> None:
    page.size(800, 300)
    page.run("document.querySelectorAll('#shelves img').forEach((img) => img.removeAttribute('src'))")
    page.ask("POST", "/print")
    assert page.run("return [...document.querySelectorAll('#shelves img')].every((img) => img.src)")
    page.size(1280, 900)


def test_nothing_is_asked_of_the_network(page: Browser) -> None:
    asked = page.run("return performance.getEntriesByType('resource').map((e) => e.name)")
    assert [name for name in asked if not name.startswith("data:")] == []


def test_saved_files_are_seen_at_once_and_mistakes_with_file_and_line(mini: Path, window: Browser) -> None:
    words = [sys.executable, "-m", "generator", "preview", str(mini), "--serve", "--port", "0", "--style", "loud"]
    kept = ["--output", str(mini.parent / "kept")]
    style, paper = mini / "art" / "styles" / "loud.yaml", PAPER.replace("arguments[0]", "'n-1'")
    served = subprocess.Popen([*words, *kept], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert served.stdout
    try:
        window.go(served.stdout.readline().split()[2])
        window.until("return document.querySelector('[data-id=n-1] img').naturalWidth")
        assert window.run(PAPER, "n-1") == "#dd2211"
        window.run("window.same = true")

        style.write_text(LOUD.replace("#dd2211", "#1133cc"))
        window.until(f"return (() => {{ {paper} }})() === '#1133cc'")

        style.write_text(LOUD.replace('"#dd2211"', "gren"))
        window.until("return document.body.classList.contains('broken')")
        told = window.run("return document.getElementById('problems').innerText")
        assert "styles/loud.yaml:3" in told
        assert "gren" in told
        assert window.run(PAPER, "n-1") == "#1133cc"

        style.write_text(LOUD)
        window.until("return !document.body.classList.contains('broken')")
        assert "gren" not in window.run("return document.getElementById('problems').textContent")
        window.until(f"return (() => {{ {paper} }})() === '#dd2211'")

        units = mini / "units.csv"
        units.write_text(units.read_text("utf-8").replace("1/Levy", "7/Levy"), "utf-8")
        window.until("return document.querySelector('.counter .name').textContent === '7/Levy'")
        assert window.run("return window.same")
    finally:
        served.send_signal(signal.SIGINT)
        rest = served.stdout.read()
        served.stdout.close()
        assert served.wait(10) == 0
    assert rest.endswith("ended\n")
