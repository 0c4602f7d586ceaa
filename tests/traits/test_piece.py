"""Whole pieces: chains, pieces inside pieces, prototypes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.traits import (
    BasicPiece,
    Delete,
    Marker,
    Piece,
    PlaceMarker,
    Prototype,
    Replace,
    Report,
    TraitError,
    ctrl,
    inner_pieces,
    marker,
    placed_piece,
    read_add_piece,
    read_piece,
    read_prototype,
    write_add_piece,
    write_piece,
    write_prototype,
)

ROWS: list[dict[str, str]] = json.loads((Path(__file__).parent / "vectors" / "pieces.json").read_text("utf-8"))
UNIT = Piece((BasicPiece(image="a.png", name="1/7 Marines", gpid="12"), marker(Side="US"), Delete("Delete", ctrl("D"))))


def test_the_recordings_are_all_here() -> None:
    assert len(ROWS) == 23


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["note"])
def test_reads_and_writes_as_vassal_does(row: dict[str, str]) -> None:
    piece, id = read_add_piece(row["definition"])
    assert write_add_piece(piece, id) == row["definition"]
    if row["note"] != "with an id":  # there VASSAL puts a new UniqueID in
        assert row["definition"] == row["reencoded"]


def test_the_outermost_trait_comes_first_on_the_wire() -> None:
    text = "+/null/delete;Delete;68,130;\tmark;Side\\\tpiece;;;a.png;1\\/7 Marines/\tUS\\\tnull;0;0;12;0"
    assert write_add_piece(UNIT) == text
    assert read_add_piece(text) == (UNIT, None)
    assert read_add_piece(write_add_piece(UNIT, "77"))[1] == "77"


def test_a_prototype_stands_on_nobody() -> None:
    traits = (Marker((("Layer", "Units"),)), Prototype("Base"))
    text = write_prototype(traits)
    assert text == "+/null/prototype;Base\tmark;Layer\\\tpiece;;;;/\tUnits\\\tnull;0;0;;0"
    assert read_prototype(text) == traits


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_pieces_in_pieces_at_any_depth(depth: int) -> None:
    piece = UNIT
    for level in range(depth):
        outer = BasicPiece(image="b.png", name=f"level {level}")
        piece = Piece((outer, Replace("Flip; now", ctrl("F"), piece, gpid=str(level)), PlaceMarker(piece=piece)))
    text = write_add_piece(piece)
    assert read_add_piece(text)[0] == piece
    assert len(list(inner_pieces(piece.traits))) == 2 ** (depth + 1) - 2


def test_a_placed_piece_may_be_a_path_or_nothing() -> None:
    path = "VASSAL.build.module.PieceWindow:Markers/VASSAL.build.widget.PieceSlot:Fire"
    assert placed_piece(PlaceMarker(piece=path)) is None
    assert placed_piece(PlaceMarker()) is None
    assert placed_piece(PlaceMarker(piece=write_add_piece(UNIT))) == UNIT


def test_a_definition_in_another_form_stays_as_it_is() -> None:
    text = write_add_piece(UNIT).replace("68,130", "D")
    trait = PlaceMarker("Place", ctrl("P"), text)
    read = read_piece(*write_piece(Piece((BasicPiece(), trait)))).traits[1]
    assert read == trait
    assert placed_piece(trait) == UNIT


def test_a_complaint_counts_traits_as_the_editor_does() -> None:
    with pytest.raises(TraitError, match=r'trait 3 "report", field "message"'):
        write_piece(Piece((BasicPiece(), marker(A="1"), Report(message="\\"))))
    type, _ = write_piece(UNIT)
    with pytest.raises(TraitError, match=r'trait "mark": there is no state'):
        read_piece(type, "")
    with pytest.raises(TraitError, match=r'trait 1 "piece", field "name"'):
        read_piece("delete;\tpiece;;;a.png", "\tnull;0;0;;0")


def test_a_piece_without_a_basic_piece_is_refused() -> None:
    with pytest.raises(TraitError, match="BasicPiece"):
        _ = Piece((Delete(),)).basic
    with pytest.raises(TraitError, match="BasicPiece"):
        write_piece(Piece(()))


@given(st.sampled_from(ROWS), st.data())
def test_damage_is_never_more_than_a_complaint(row: dict[str, str], data: st.DataObject) -> None:
    text = row["definition"]
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 9)))
    broken = text[:start] + data.draw(st.text(alphabet=";,\\'|:/\t-0129aPé", max_size=4)) + text[end:]
    try:
        write_add_piece(*read_add_piece(broken))
    except TraitError as error:
        assert str(error)
