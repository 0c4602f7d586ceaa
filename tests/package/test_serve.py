"""The server of the live preview: for this machine alone, pictures when asked for, news when something is saved."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import pytest

from generator.package.serve import HOST, Edition, Live, saved, serving
from generator.problems import ProblemsError

FIRST = Edition("<p>one</p>", '{"number":1}', 1, {"picture/a.png": lambda: b"drawn"})
SECOND = Edition("<p>two</p>", '{"number":2}', 2, {})


@pytest.fixture
def live() -> Iterator[tuple[Live, HTTPConnection]]:
    shown = Live(FIRST)
    with serving(shown, 0) as address:
        line = HTTPConnection(HOST, int(address.rstrip("/").rpartition(":")[2]), timeout=10)
        yield shown, line
        line.close()


def got(line: HTTPConnection, path: str, **headers: str) -> tuple[int, bytes]:
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    return answer.status, answer.read()


def test_the_page_its_state_and_its_pictures(live: tuple[Live, HTTPConnection]) -> None:
    _, line = live
    assert got(line, "/") == (200, b"<p>one</p>")
    assert got(line, "/state?x=1") == (200, b'{"number":1}')
    assert got(line, "/picture/a.png") == (200, b"drawn")
    assert got(line, "/picture/b.png")[0] == 404
    assert got(line, "/../pyproject.toml")[0] == 404


def test_another_machine_s_name_is_turned_away(live: tuple[Live, HTTPConnection]) -> None:
    assert got(live[1], "/", Host="evil.example:8722") == (403, b"only for this machine")


def test_pages_hear_of_another_edition_and_of_the_end(live: tuple[Live, HTTPConnection]) -> None:
    shown, line = live
    line.request("GET", "/events")
    news = line.getresponse()
    assert news.readline() + news.readline() == b"data: 1\n\n"
    shown.show(SECOND)
    assert news.readline() + news.readline() == b"data: 2\n\n"
    assert shown.picture("picture/a.png") is None
    shown.close()
    assert news.read() == b""


def test_a_port_that_is_taken_is_a_complaint(live: tuple[Live, HTTPConnection]) -> None:
    with pytest.raises(ProblemsError, match=r"--port: error: .* cannot be had"), serving(Live(FIRST), live[1].port):
        pass


def test_a_saved_file_is_heard_of(tmp_path: Path) -> None:
    heard: list[frozenset[Path]] = []
    changes = saved([tmp_path, tmp_path / "none"])
    thread = Thread(target=lambda: heard.append(next(iter(changes))), daemon=True)
    thread.start()
    for number in range(200):
        (tmp_path / "units.csv").write_text(f"id,name {number}")
        thread.join(0.05)
        if heard:
            break
    assert heard == [frozenset({tmp_path / "units.csv"})]
