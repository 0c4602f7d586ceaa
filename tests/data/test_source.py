"""Files as authors and spreadsheets leave them."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.data.source import Mapped, Table, read_csv, read_yaml
from generator.problems import ProblemsError, Where

PLAIN = 'id,name,note\na,1/5,first\nb,"x, y",\n'

DIALECTS = {
    "plain": PLAIN.encode(),
    "byte order mark": b"\xef\xbb\xbf" + PLAIN.encode(),
    "CRLF": PLAIN.replace("\n", "\r\n").encode(),
    "old Mac": PLAIN.replace("\n", "\r").encode(),
    "semicolon": b"id;name;note\na;1/5;first\nb;x, y;\n",
    "tab": b"id\tname\tnote\na\t1/5\tfirst\nb\tx, y\t\n",
    "blank columns": b'id,name,note,,\na,1/5,first,,\nb,"x, y",,,\n',
    "blank rows": b'id,name,note\na,1/5,first\n,,\n\nb,"x, y",\n,,\n',
    "no last newline": PLAIN.rstrip("\n").encode(),
    "short rows": b'id,name,note\na,1/5,first\nb,"x, y"\n',
    "spaces": b'id , name,note\n a, 1/5 ,first\nb,"x, y",\n',
    "Excel's word": b"\xef\xbb\xbfsep=;\r\nid;name;note\r\na;1/5;first\r\nb;x, y;\r\n",
    "quoted header": b'"id","name","note"\n"a","1/5","first"\n"b","x, y",""\n',
}


def table(path: Path, raw: bytes) -> Table:
    (path / "units.csv").write_bytes(raw)
    return read_csv(path / "units.csv", "chosin/units.csv")


def complaint(path: Path, name: str, raw: bytes) -> str:
    (path / name).write_bytes(raw)
    with pytest.raises(ProblemsError) as caught:
        (read_yaml if name.endswith("yaml") else read_csv)(path / name, f"chosin/{name}")
    (problem,) = caught.value.problems
    return str(problem)


@pytest.mark.parametrize("raw", DIALECTS.values(), ids=DIALECTS.keys())
def test_every_spreadsheet_says_the_same(tmp_path: Path, raw: bytes) -> None:
    read = table(tmp_path, raw)
    assert [dict(row.entries) for row in read.rows] == [
        {"id": "a", "name": "1/5", "note": "first"},
        {"id": "b", "name": "x, y"},
    ]
    assert [c for c in read.columns if c] == ["id", "name", "note"]
    assert not read.problems


def test_rows_know_their_lines(tmp_path: Path) -> None:
    read = table(tmp_path, b'id,note\na,"two\nlines"\n\nb,\n')
    assert [row.spot.where for row in read.rows] == [Where("chosin/units.csv", 2), Where("chosin/units.csv", 5)]
    read = table(tmp_path, b"sep=;\nid;note\na;x\n")
    assert (read.header.line, read.rows[0].spot.where.line) == (2, 3)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"id,name\na,b,c\n", '2: error: "c" stands in a column without a name (does a text need quotes?)'),
        (b"id,id\na,b\n", '1: error: two columns are called "id"'),
        (
            b'id,name\na,b\nc,"d\ne,f\n',
            "3: error: this row cannot be read: unexpected end of data (look at its quotes)",
        ),
        (b'id,name\na,"b" c\n', "2: error: this row cannot be read: ',' expected after '\"' (look at its quotes)"),
    ],
)
def test_a_bad_row_is_told_and_others_are_read(tmp_path: Path, raw: bytes, said: str) -> None:
    assert [str(problem) for problem in table(tmp_path, raw).problems] == [f"chosin/units.csv:{said}"]


@pytest.mark.parametrize(
    ("name", "raw", "said"),
    [
        ("units.csv", b"", "units.csv:1: error: the first row must name the columns"),
        ("units.csv", b"id,name\na,F\xfc\n", '2: error: is not UTF-8 text (save it as "UTF-8" or "CSV UTF-8")'),
        ("units.csv", "id\na".encode("utf-16"), '1: error: is not UTF-8 text (save it as "UTF-8" or "CSV UTF-8")'),
        ("units.csv", b"id\n\na\0\n", "3: error: holds a NUL byte (the file may be damaged, or no text at all)"),
        (
            "a.yaml",
            b"a: 1\nb: \x01\n",
            "2: error: holds a control character (the file may be damaged, or no text at all)",
        ),
        (
            "a.yaml",
            b"a: 1\nb: \xc2\x9f\n",
            "2: error: holds a control character (the file may be damaged, or no text at all)",
        ),
        ("a.yaml", b"a: 1\nb: [1\n", "3: error: this YAML cannot be read: expected ',' or ']', but got '<stream end>'"),
        ("a.yaml", b"a: 1\n\nb: 2\na: 3\n", '4: error: "a" is there twice; the first is in line 1'),
        ("a.yaml", b"a: *x\n", "1: error: this YAML cannot be read: found undefined alias 'x'"),
        ("a.yaml", b"a: &x [1, *x]\n", "1: error: this YAML contains itself"),
        ("a.yaml", b"? [a]\n: 1\n", "1: error: a key must be a word"),
        ("a.yaml", b"- a\n", "1: error: must be a mapping, with lines like `key: value`"),
        ("a.yaml", b"", "1: error: must be a mapping, with lines like `key: value`"),
        ("a.yaml", b"a: 1\n---\nb: 1\n", "2: error: this YAML cannot be read: but found another document"),
        ("a.yaml", b"a: " + b"[" * 5000, "error: this YAML is nested too deeply"),
    ],
)
def test_what_cannot_be_read_is_told(tmp_path: Path, name: str, raw: bytes, said: str) -> None:
    assert complaint(tmp_path, name, raw).endswith(said)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "units.csv").mkdir()
    with pytest.raises(ProblemsError, match=r"units\.csv: error: cannot be read"):
        read_csv(tmp_path / "units.csv", "chosin/units.csv")


def test_words_stay_words(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("hex: 0713\nanswer: no\nversion: 1.10\nday: 1950-11-27\nempty:\nvalue: 12-9-1\n")
    read = read_yaml(tmp_path / "a.yaml", "a.yaml")
    assert dict(read.entries) == {
        "hex": "0713",
        "answer": "no",
        "version": "1.10",
        "day": "1950-11-27",
        "empty": "",
        "value": "12-9-1",
    }


def test_keys_know_their_lines(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("# note\na:\n  b: 1\n\n  c:\n    - {d: 2}\n")
    inner = read_yaml(tmp_path / "a.yaml", "g/a.yaml").entries["a"]
    assert isinstance(inner, Mapped)
    assert (inner.spot.of("b"), inner.spot.of("c")) == (Where("g/a.yaml", 3), Where("g/a.yaml", 5))
    assert inner.entries["c"][0].spot.of("d").line == 6
    assert inner.spot.of("nothing") == inner.spot.where


CELLS = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=12).map(str.strip)


@given(st.lists(st.tuples(CELLS, CELLS), max_size=6), st.sampled_from(",;\t"), st.sampled_from(["\n", "\r\n"]))
def test_any_printable_text_comes_through_a_spreadsheet(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, str]], mark: str, end: str
) -> None:
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=mark, lineterminator=end).writerows([("id", "name"), *rows])
    read = table(tmp_path_factory.mktemp("csv"), out.getvalue().encode())
    told = [(row.entries.get("id", ""), row.entries.get("name", "")) for row in read.rows]
    assert told == [row for row in rows if any(row)]
    assert not read.problems
