"""The live preview: a page on this machine alone that changes when a file is saved (doors: http.server, watchfiles).

The page asks for a picture when it comes into sight, and only then is it drawn. A saved file makes a new edition; the
page hears of it by server-sent events and exchanges what is not the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Lock, Thread

from watchfiles import watch

from generator.problems import Problem, ProblemsError, Where

HOST = "127.0.0.1"
WAIT = 20.0
"""Seconds after which a page that hears nothing is told that the preview still stands."""
PAUSE = 30
"""Milliseconds without a further change after which what was saved is looked at."""


@dataclass(frozen=True)
class Edition:
    """What the page shows at a time: itself, its state as JSON, and how to draw each picture by its address."""

    page: str
    state: str
    number: int
    pictures: Mapping[str, Callable[[], bytes]]


@dataclass
class Live:
    """The edition that is shown, and pages that wait for the next."""

    edition: Edition
    open: bool = True
    _change: Condition = field(default_factory=Condition)
    _drawing: Lock = field(default_factory=Lock)

    def show(self, edition: Edition) -> None:
        """Shows another edition, and wakes the pages that wait for it."""
        with self._change:
            self.edition = edition
            self._change.notify_all()

    def close(self) -> None:
        """Lets go of all pages."""
        with self._change:
            self.open = False
            self._change.notify_all()

    def editions(self) -> Iterator[int | None]:
        """The number of the edition that is shown, and of each that comes; None when nothing came for a while."""
        last: int | None = None
        while True:
            with self._change:
                self._change.wait_for(partial(self._is_news, last), WAIT)
                now = self.edition.number
            if not self.open:
                return
            yield now if now != last else None
            last = now

    def _is_news(self, number: int | None) -> bool:
        return not self.open or self.edition.number != number

    def picture(self, address: str) -> bytes | None:
        """The picture at an address of the edition that is shown."""
        draw = self.edition.pictures.get(address)
        if draw is None:
            return None
        with self._drawing:
            return draw()


@contextmanager
def serving(live: Live, port: int) -> Iterator[str]:
    """The page at an address of this machine for the time of a block; port 0 takes a free one.

    ProblemsError if the port cannot be had.
    """
    try:
        server = _Server((HOST, port), _handler(live))
    except OSError as error:
        hint = "choose another, or 0 for any that is free"
        raise ProblemsError([Problem(Where("--port"), f"{port} cannot be had: {error.strerror}", hint)]) from None
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://{HOST}:{server.server_address[1]}/"
    finally:
        live.close()
        server.shutdown()
        server.server_close()


def saved(folders: Iterable[Path]) -> Iterator[frozenset[Path]]:
    """The files below some folders that were saved, each time some were; KeyboardInterrupt at Ctrl+C."""
    there = [folder for folder in folders if folder.is_dir()]
    for changes in watch(*there, step=PAUSE, rust_timeout=200):
        yield frozenset(Path(path) for _, path in changes)


class _Server(ThreadingHTTPServer):
    """Answers many pages at once, and does not mind one that is closed before its answer came."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def _handler(live: Live) -> type[BaseHTTPRequestHandler]:
    class Handler(_Handler):
        shown = live

    return Handler


class _Handler(BaseHTTPRequestHandler):
    """Answers a page of this machine; others, who came by another name, are turned away."""

    shown: Live
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """The page, its state, a picture, or the news of editions."""
        host = (self.headers.get("Host") or "").rpartition(":")[0]
        path = self.path.partition("?")[0]
        if host not in (HOST, "localhost"):
            self._send(403, "text/plain", b"only for this machine")
        elif path == "/":
            self._send(200, "text/html; charset=utf-8", self.shown.edition.page.encode())
        elif path == "/state":
            self._send(200, "application/json", self.shown.edition.state.encode())
        elif path == "/events":
            self._news()
        elif (png := self.shown.picture(path.removeprefix("/"))) is not None:
            self._send(200, "image/png", png, "max-age=31536000, immutable")
        else:
            self._send(404, "text/plain", b"nothing is here")

    def _send(self, code: int, kind: str, body: bytes, keep: str = "no-store") -> None:
        self.send_response(code)
        for name, value in (("Content-Type", kind), ("Content-Length", str(len(body))), ("Cache-Control", keep)):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def _news(self) -> None:
        """Server-sent events: the number of each edition."""
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        for number in self.shown.editions():
            self.wfile.write(b": still here\n\n" if number is None else f"data: {number}\n\n".encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: the terminal is for complaints."""
