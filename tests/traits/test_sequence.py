"""Texts in a row: VASSAL's own joins and splits, and what we refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.traits.errors import TraitError
from generator.traits.sequence import join, join_own, split

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors" / "sequence.json").read_text("utf-8"))


def test_the_recordings_are_all_here() -> None:
    assert len(ROWS) == 159


def join_nested(items: Any, separators: list[str]) -> str:
    texts = (item if item is None or isinstance(item, str) else join_nested(item, separators[1:]) for item in items)
    return join(texts, separators[0])


def split_nested(text: str, separators: list[str], shape: Any) -> Any:
    parts = split(text, separators[0])
    return [
        split_nested(part, separators[1:], like) if isinstance(like, list) else part
        for part, like in zip(parts, shape, strict=True)
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["encoded"][:40])
def test_joins_and_splits_as_vassal_does(row: dict[str, Any]) -> None:
    separators = row.get("delimiters") or [row["delimiter"]]
    if "items" in row:
        assert join_nested(row["items"], separators) == row["encoded"]
    assert split_nested(row["encoded"], separators, row["decoded"]) == row["decoded"]


@given(st.lists(st.text(alphabet="a';,:\\/\té漢", max_size=6), min_size=1), st.sampled_from(";,:/\t|"))
def test_what_we_join_comes_back(items: list[str], separator: str) -> None:
    if any(item.endswith("\\") for item in items):
        with pytest.raises(TraitError, match="backslash"):
            join_own(items, separator)
    else:
        assert split(join_own(items, separator), separator) == items


def test_an_item_that_ends_in_a_backslash_swallows_the_next_one() -> None:
    assert split(join(["tail\\", "next"], ";"), ";") == ["tail;next"]
