"""Cells written anew: nothing else of the author's text changes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.data.cells import columns_of, with_cells

LABELS = st.text(st.sampled_from('ab ,;"\n\té'), max_size=8)


def test_one_cell() -> None:
    text = 'id,values,note\n a ,"~1-2", "it, ""he"" said"\nb,,x\n'
    assert with_cells(text, {("a", "values"): "3-4"}) == 'id,values,note\n a ,"3-4", "it, ""he"" said"\nb,,x\n'
    assert with_cells(text, {("b", "values"): "3-4"}) == 'id,values,note\n a ,"~1-2", "it, ""he"" said"\nb,3-4,x\n'


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("head", ["", "sep=X\n"])
def test_marks_and_line_ends_stay(end: str, mark: str, head: str) -> None:
    text = head.replace("X", mark) + end.join(
        mark.join(row) for row in (("id", "v", "w"), ("a", "1", "2"), ("b", "", ""))
    )
    new = with_cells(text, {("b", "w"): "5", ("a", "v"): "7"})
    assert new == text.replace(f"a{mark}1", f"a{mark}7").replace(f"b{mark}{mark}", f"b{mark}{mark}5")


def test_a_short_row_is_filled_up() -> None:
    assert with_cells("id,v,w,x\na\nb,1\n", {("a", "x"): "9", ("b", "w"): "8"}) == "id,v,w,x\na,,,9\nb,1,8\n"
    assert with_cells("id,v,w,x\na\n", {("a", "v"): "7", ("a", "x"): "9"}) == "id,v,w,x\na,7,,9\n"


def test_a_note_of_several_lines_is_one_cell() -> None:
    text = 'id,note,v\na,"one\ntwo",1\nb,,2\n'
    assert with_cells(text, {("b", "v"): "3"}) == 'id,note,v\na,"one\ntwo",1\nb,,3\n'


def test_columns() -> None:
    assert columns_of('sep=;\nid;"va;lues"; note\n') == ("id", "va;lues", "note")


@given(st.lists(st.tuples(LABELS, LABELS), min_size=1, max_size=5))
def test_only_the_cell_changes_whatever_stands_beside_it(rows: list[tuple[str, str]]) -> None:
    def quoted(text: str) -> str:
        return '"' + text.replace('"', '""') + '"'

    lines = [f"u{number},{quoted(one)},{quoted(two)},~1" for number, (one, two) in enumerate(rows)]
    text = "id,one,two,v\n" + "\n".join(lines) + "\n"
    last = len(rows) - 1
    changed = with_cells(text, {(f"u{last}", "v"): "2-3"})
    assert changed == text[: -len("~1\n")] + "2-3\n"
