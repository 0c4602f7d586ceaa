"""Pictures kept from one build to the next."""

from __future__ import annotations

from pathlib import Path

from generator.package.kept import Kept


def test_a_picture_is_drawn_once(tmp_path: Path) -> None:
    first = Kept(tmp_path)
    assert not first.has("a red box")
    assert first.picture("a red box", lambda: b"red") == b"red"
    assert first.has("a red box") and not first.has("a blue box")
    second = Kept(tmp_path)
    assert second.picture("a red box", lambda: b"never") == b"red"
    assert (first.drawn, first.found, second.drawn, second.found) == (1, 0, 0, 1)


def test_another_description_is_another_picture(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.picture("a red box", lambda: b"red")
    assert kept.picture("a blue box", lambda: b"blue") == b"blue"


def test_what_a_build_does_not_use_is_swept_away(tmp_path: Path) -> None:
    Kept(tmp_path).picture("a red box", lambda: b"red")
    second = Kept(tmp_path)
    second.picture("a blue box", lambda: b"blue")
    second.sweep()
    assert Kept(tmp_path).picture("a red box", lambda: b"anew") == b"anew"


def test_without_a_folder_all_is_drawn() -> None:
    kept = Kept(None)
    assert [kept.picture("box", lambda: b"x") for _ in range(2)] == [b"x", b"x"]
    assert kept.drawn == 2
    kept.sweep()


def test_a_module_is_kept_until_the_next_one_is_made(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    assert kept.module("this game") is None
    kept.keep_module("this game", b"module")
    assert Kept(tmp_path).module("this game") == b"module"
    assert Kept(tmp_path).module("another game") is None
    Kept(tmp_path).sweep()
    assert kept.module("this game") is None


def test_without_a_folder_no_module_is_kept() -> None:
    kept = Kept(None)
    kept.keep_module("this game", b"module")
    assert kept.module("this game") is None
