"""Records: known keys, kinds of words, and a line for every complaint."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from pydantic import Field

from generator.data.schema import Named, Record, read_record, read_table
from generator.data.schema_game import Few
from generator.data.schema_map import FeatureRecord, Length
from generator.data.schema_tables import PositionRow
from generator.data.source import read_csv, read_yaml
from generator.problems import Where


class Leaf(Record):
    size: int = 0


class Tree(Record):
    name: str
    planted: date = date(1950, 1, 1)
    tall: bool = False
    spread: tuple[Few, Few] = (1, 1)
    age: Length = 1
    leaf: Leaf | None = None
    leaves: tuple[Leaf, ...] = ()
    named: Named[Leaf] = Field(default_factory=dict)


def said(tmp_path: Path, text: str, model: type[Record] = Tree) -> list[str]:
    (tmp_path / "a.yaml").write_text(text)
    _, problems = read_record(model, read_yaml(tmp_path / "a.yaml", "g/a.yaml"))
    return [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name: Oak\nplanted: 1950-11-27\ntall: yes\nspread: [1, 2]\n", []),
        ("name: Oak\nnmae: Elm\n", ['g/a.yaml:2: error: there is no key "nmae" here (did you mean "name"?)']),
        ("name: Oak\nleaf:\n  siez: 3\n", ['g/a.yaml:3: error: there is no key "siez" here (did you mean "size"?)']),
        ("name: Oak\nleaves:\n- size: 1\n- colour: red\n", ['g/a.yaml:4: error: there is no key "colour" here']),
        (
            "name: Oak\nnamed:\n  a:\n    seize: 1\n",
            ['g/a.yaml:4: error: there is no key "seize" here (did you mean "size"?)'],
        ),
        ("tall: no\n", ['g/a.yaml:1: error: "name" is missing']),
        (
            "name: Oak\nleaves:\n- size: 1\n- size: few\n",
            ['g/a.yaml:4: error: "size" must be a whole number, not "few"'],
        ),
        ("name: Oak\nnamed:\n  a: {size: few}\n", ['g/a.yaml:3: error: "size" must be a whole number, not "few"']),
        ("name: Oak\ntall: maybe\n", ['g/a.yaml:2: error: "tall" must be yes or no, not "maybe"']),
        ("name: Oak\nplanted: spring\n", ['g/a.yaml:2: error: "planted" must be a date like 1950-11-27, not "spring"']),
        ("name: Oak\nspread: [0, 1]\n", ['g/a.yaml:2: error: "spread" must be at least 1, not "0"']),
        ("name: Oak\nspread: [1, 1000000]\n", ['g/a.yaml:2: error: "spread" must be at most 999, not "1000000"']),
        ("name: Oak\nspread: [1]\n", ['g/a.yaml:2: error: "spread" has only 1 parts']),
        ("name: Oak\nspread: [1, 2, 3]\n", ['g/a.yaml:2: error: "spread" has more than 2 parts']),
        ("name: Oak\nage: 0\n", ['g/a.yaml:2: error: "age" must be more than 0, not "0"']),
        ("name: Oak\nage: nan\n", ['g/a.yaml:2: error: "age" must be a number, not "nan"']),
        ("name: [Oak]\n", ['g/a.yaml:1: error: "name" must be a text']),
        ("name: Oak\nleaves: green\n", ['g/a.yaml:2: error: "leaves" must be a list, not "green"']),
        (
            "name: Oak\nleaf: green\n",
            ['g/a.yaml:2: error: "leaf" must be a mapping, with lines like `key: value`, not "green"'],
        ),
        (
            "name: Oak\nleaves: [green]\n",
            ['g/a.yaml:2: error: "leaves" must be a mapping, with lines like `key: value`, not "green"'],
        ),
        ("name: Oak\nspot: here\n", ['g/a.yaml:2: error: there is no key "spot" here']),
        ('name: Oak\n"@": here\n', ['g/a.yaml:2: error: there is no key "@" here']),
    ],
)
def test_complaints(tmp_path: Path, text: str, expected: list[str]) -> None:
    assert said(tmp_path, text) == expected


def test_all_complaints_come_at_once(tmp_path: Path) -> None:
    found = said(tmp_path, "nmae: Oak\ntall: maybe\nleaves:\n- size: few\n- sise: 1\n")
    assert [text.split(":")[1] for text in sorted(found)] == ["1", "1", "2", "4", "5"]


def test_a_record_knows_where_its_keys_stand(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("# a tree\nname: Oak\nleaf:\n  size: 3\n")
    tree, _ = read_record(Tree, read_yaml(tmp_path / "a.yaml", "g/a.yaml"))
    assert tree is not None and tree.leaf is not None
    assert tree.spot.of("name") == Where("g/a.yaml", 2)
    assert tree.leaf.at("size") == Where("g/a.yaml", 4)


def test_points_are_pairs(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(
        "id: road\nkind: road\nclass: main\npoints: -7.24 7.39, -6\n  7,\nheights: 3 4.5\n"
    )
    road, problems = read_record(FeatureRecord, read_yaml(tmp_path / "a.yaml", "g/a.yaml"))
    assert road is not None, problems
    assert (road.sort, road.points, road.heights) == ("main", ((-7.24, 7.39), (-6, 7)), (3, 4.5))


def test_columns_named_like_days_are_gathered_in_order(tmp_path: Path) -> None:
    (tmp_path / "p.csv").write_text("id,1231,0101,certainty\nn-1,,hill,h\n")
    (row,), problems = read_table(PositionRow, read_csv(tmp_path / "p.csv", "g/p.csv"))
    assert not problems
    assert list(row.days.items()) == [("1231", ""), ("0101", "hill")]


def test_a_table_tells_its_columns_once(tmp_path: Path) -> None:
    (tmp_path / "p.csv").write_text("name,certanty,days,12311\na,b,c,d\ne,f,g,h\n")
    rows, problems = read_table(PositionRow, read_csv(tmp_path / "p.csv", "g/p.csv"))
    assert rows == ()
    assert [str(problem) for problem in problems] == [
        'g/p.csv:1: error: no column is called "name"',
        'g/p.csv:1: error: no column is called "certanty" (did you mean "certainty"?)',
        'g/p.csv:1: error: no column is called "days"',
        'g/p.csv:1: error: no column is called "12311"',
        'g/p.csv:1: error: the column "id" is missing',
    ]
