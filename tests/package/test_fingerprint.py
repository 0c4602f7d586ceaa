"""A fingerprint changes with every byte a module is made from, and with nothing else."""

from __future__ import annotations

from pathlib import Path

from generator.package.fingerprint import fingerprint


def made(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def test_the_same_files_have_the_same_fingerprint_wherever_they_lie(tmp_path: Path) -> None:
    here, there = (made(tmp_path / place, units="1", map="2") for place in ("here", "there"))
    assert fingerprint([here], ["all"]) == fingerprint([there], ["all"])


def test_content_names_words_and_order_count(tmp_path: Path) -> None:
    base = made(tmp_path / "base", units="1", map="2")
    others = (
        made(tmp_path / "content", units="1", map="3"),
        made(tmp_path / "name", units="1", mop="2"),
        made(tmp_path / "more", units="1", map="2", new=""),
    )
    told = [fingerprint([base], ["all"]), fingerprint([base], ["none"]), *(fingerprint([o], ["all"]) for o in others)]
    assert len(set(told)) == len(told)


def test_what_an_editor_or_python_leaves_behind_does_not_count(tmp_path: Path) -> None:
    base = made(tmp_path / "base", units="1")
    before = fingerprint([base], [])
    (base / ".units.csv.swp").write_text("x")
    (base / "module.pyc").write_text("x")
    assert fingerprint([base], []) == before
