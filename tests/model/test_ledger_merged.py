"""Two branches that each add pieces: git merges their ledgers, and nobody's id changes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from generator.data.schema import read_table
from generator.data.schema_tables import LedgerRow
from generator.data.source import read_csv
from generator.model.ledger import Ledger, assign, bound, render
from generator.problems import Problem

ROOT = Path(__file__).parents[2]
KEYS = st.lists(st.sampled_from([f"{unit}@palette" for unit in "abcdefghijklmnop"]), max_size=6)

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not there")


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def committed(folder: Path, ledger: Ledger) -> None:
    (folder / "ledger.csv").write_text(render(ledger), "utf-8")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--allow-empty", "-m", "ids")


@settings(
    max_examples=8,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
)
@given(KEYS, KEYS, KEYS)
def test_additions_on_two_branches_merge(
    tmp_path_factory: pytest.TempPathFactory, base: list[str], ours: list[str], theirs: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("merge")
    git(folder, "init", "--quiet", "--initial-branch", "main")
    shutil.copy(ROOT / ".gitattributes", folder)
    before = assign((), base)
    committed(folder, before)
    git(folder, "checkout", "--quiet", "-b", "theirs")
    committed(folder, assign(before, theirs))
    git(folder, "checkout", "--quiet", "main")
    committed(folder, assign(before, ours))
    git(folder, "merge", "--quiet", "--no-edit", "theirs")
    problems: list[Problem] = []
    rows, _ = read_table(LedgerRow, read_csv(folder / "ledger.csv", "ledger.csv"))
    merged = bound(rows, problems)
    assert problems == []
    assert dict(merged) == dict(assign(before, ours)) | dict(assign(before, theirs))
