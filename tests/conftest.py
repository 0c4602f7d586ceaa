"""Goldens: texts kept beside the tests; `--regolden` writes them anew, which is for a person to look at."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regolden", action="store_true", help="write the golden texts anew")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--regolden") and os.environ.get("CI"):
        raise pytest.UsageError("--regolden is not for CI: look at what changed, then commit it")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the golden of that name."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--regolden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.is_file(), f"there is no golden {name}; --regolden writes it"
        assert text == path.read_text(encoding="utf-8")

    return compare
