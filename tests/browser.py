"""A real browser for tests: Chromium without a window, driven by the WebDriver protocol (W3C) over plain HTTP."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
MISSING = "" if CHROMIUM and DRIVER else "no Chromium here: install the packages chromium and chromium-driver"

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
)


class Browser:
    """A page in a browser: go somewhere, run a script, press keys, wait, take a picture."""

    def __init__(self, session: str) -> None:
        self._session = session

    def ask(self, verb: str, path: str, **words: object) -> Any:
        """One command of the protocol, and its value."""
        return _ask(verb, f"{self._session}{path}", words)

    def go(self, address: str) -> None:
        """Opens a page and waits until it is loaded."""
        self.ask("POST", "/url", url=address)

    def run(self, script: str, *words: object) -> Any:
        """What a script returns."""
        return self.ask("POST", "/execute/sync", script=script, args=list(words))

    def click(self, selector: str) -> None:
        """Clicks the first element of a kind, as a mouse does."""
        found = self.ask("POST", "/element", using="css selector", value=selector)
        self.ask("POST", f"/element/{next(iter(found.values()))}/click")

    def press(self, keys: str) -> None:
        """Types on whatever has the focus."""
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.ask("POST", "/actions", actions=[{"type": "key", "id": "keyboard", "actions": strokes}])

    def until(self, script: str, seconds: float = 10.0) -> Any:
        """Waits until a script returns something true, and returns it."""
        end = time.monotonic() + seconds
        while not (found := self.run(script)):
            assert time.monotonic() < end, f"not within {seconds} s: {script}"
            time.sleep(0.01)
        return found

    def size(self, width: int, height: int) -> None:
        """Makes the window so large."""
        self.ask("POST", "/window/rect", width=width, height=height)

    def picture(self, path: Path) -> None:
        """Takes a picture of what the window shows."""
        path.write_bytes(b64decode(self.ask("GET", "/screenshot")))


@contextmanager
def browser(folder: Path, width: int = 1280, height: int = 900) -> Iterator[Browser]:
    """A browser of one's own for the time of a block; `folder` holds its profile."""
    assert CHROMIUM and DRIVER, MISSING
    driver = subprocess.Popen([DRIVER, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        base = f"http://127.0.0.1:{_port(driver)}"
        options = {"binary": CHROMIUM, "args": [*FLAGS, f"--user-data-dir={folder}", f"--window-size={width},{height}"]}
        wanted = {"alwaysMatch": {"goog:chromeOptions": options}}
        made = _patiently(lambda: _ask("POST", f"{base}/session", {"capabilities": wanted}))
        session = f"{base}/session/{made['sessionId']}"
        try:
            yield Browser(session)
        finally:
            _ask("DELETE", session, {})
    finally:
        driver.terminate()
        driver.wait(10)
        if driver.stdout:
            driver.stdout.close()


def _port(driver: subprocess.Popen[str]) -> int:
    for line in driver.stdout or ():
        if "started successfully on port" in line:
            return int(line.rstrip(".\n").rpartition(" ")[2])
    raise AssertionError("chromedriver did not start")


def _patiently(ask: Callable[[], Any]) -> Any:
    for _ in range(50):
        try:
            return ask()
        except ConnectionError:
            time.sleep(0.05)
    return ask()


def _ask(verb: str, address: str, words: dict[str, object]) -> Any:
    body = json.dumps(words).encode() if verb == "POST" else None
    request = Request(address, body, {"Content-Type": "application/json"}, method=verb)
    try:
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]
    except URLError as error:
        told = error.read().decode() if hasattr(error, "read") else str(error)
        raise AssertionError(f"{verb} {address}: {told}") from None
