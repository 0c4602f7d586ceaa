"""How long it takes from a saved colour to the new picture in the browser, for Chosin.

    python tests/bench/preview.py

Three changes: the tab of one division, the paper of a side, the ink of everything. With Chromium the pictures in sight
are waited for in a real page; the figure without it is until the new state can be had. Prints figures; asserts nothing.
"""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser import MISSING, Browser, browser  # noqa: E402
from tests.games import CHOSIN  # noqa: E402

STYLE = "title: Bench\nextends: modern\n"
CHANGES = {
    "tab of one division": 'tabs: {"58": "%s"}\n',
    "paper of a side": 'rules:\n  - {when: {side: CCF}, colours: {paper: "%s"}}\n',
    "ink of everything": 'colours: {dark: "%s"}\n',
}
COLOURS = ("#204060", "#402060", "#206040")
SEEN = """
const near = [...document.querySelectorAll("img[src]")].filter((i) => i.getBoundingClientRect().top < innerHeight);
return document.documentElement.dataset.edition !== arguments[0] && near.length
  && near.every((i) => i.complete && i.naturalWidth && i.getAttribute("src") === source(i));
"""


@contextmanager
def served(game: Path, kept: Path) -> Iterator[str]:
    """The live preview, as a user starts it."""
    words = ["preview", str(game), "--serve", "--port", "0", "--style", "bench", "--output", str(kept)]
    process = subprocess.Popen([sys.executable, "-m", "generator", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        yield process.stdout.readline().split()[2]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()


def edition(address: str) -> str:
    """The number of the edition that is shown."""
    with urlopen(address + "state") as answer:
        return str(json.load(answer)["number"])


def timed(save: Callable[[], object], arrived: Callable[[], bool]) -> float:
    """Seconds from saving until something has arrived."""
    start = time.perf_counter()
    save()
    while not arrived():
        time.sleep(0.005)
        assert time.perf_counter() - start < 60, "nothing came"
    return time.perf_counter() - start


def measured(style: Path, address: str, page: Browser | None) -> None:
    """Each change with three colours; the middle figure counts."""
    for name, change in CHANGES.items():
        figures = []
        for colour in COLOURS:
            before = edition(address)
            text = STYLE + change % colour

            def arrived(before: str = before) -> bool:
                return bool(page.run(SEEN, before)) if page else edition(address) != before

            figures.append(timed(lambda text=text: style.write_text(text), arrived))  # type: ignore[misc]
        print(f"{name:24}{sorted(figures)[1]:6.2f} s   (of {', '.join(f'{f:.2f}' for f in figures)})")


def main() -> None:
    """Saves colours and waits for pictures."""
    with tempfile.TemporaryDirectory() as folder:
        game = Path(shutil.copytree(CHOSIN, Path(folder) / "chosin"))
        style = game / "art" / "styles" / "bench.yaml"
        style.parent.mkdir(parents=True, exist_ok=True)
        style.write_text(STYLE)
        with served(game, Path(folder) / "out") as address:
            if MISSING:
                print(f"{MISSING}; until the new state can be had:")
                measured(style, address, None)
                return
            with browser(Path(folder) / "profile") as page:
                page.go(address + "#side=CCF")
                page.until(SEEN.replace("arguments[0]", "''"), 30)
                measured(style, address, page)


if __name__ == "__main__":
    main()
