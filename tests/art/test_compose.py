"""Faces of counters: what is on them, that it can be read, and that nothing touches anything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.art import colours
from generator.art.compose import counter, faces, printed
from generator.art.look import dress, head_and_tail, look
from generator.art.marks import Disc, Drawing, Polygon, Rect, Text
from generator.art.room import room
from generator.model.game import Value
from generator.model.names import face_picture, marker_picture
from generator.model.steps import printed_faces, shown_faces

from .games import chosin, mini, modern, plain, shown, styled, texts, told, unit

STYLES = ("classic", "modern", "contrast")

GOLDEN = [
    "usmc-7-1-a.full",
    "usmc-7-1-a.remnant",
    "ccf-58-172-1.reduced",
    "ccf-58-172-1.remnant-reduced",
    "ccf-58-hq.full",
    "usmc-1-1-wpns.fired",
    "usmc-tk-d-1.destroyed",
    "army-32-1-a.full",
    "marker.turn",
]


@pytest.mark.parametrize("name", GOLDEN)
def test_marks_are_as_they_were(name: str, golden: Callable[[str, str], None]) -> None:
    golden(f"{name}.marks.txt", told(dict(shown())[f"{name}.png"]))


def test_every_face_that_play_shows_is_composed() -> None:
    tracks = {kind.name: kind.track for kind in chosin().kinds}
    units = [face_picture(u, face) for u in chosin().units for face in shown_faces(tracks[u.kind])]
    assert [name for name, _ in shown()] == [*units, *map(marker_picture, chosin().markers)]


def test_blank_backs_are_printed_too() -> None:
    tracks = {kind.name: kind.track for kind in chosin().kinds}
    wanted = [face_picture(u, face) for u in chosin().units for face in printed_faces(tracks[u.kind])]
    drawings = printed(chosin(), modern())
    assert [name for name, _ in drawings] == wanted
    assert not texts(dict(drawings)["ccf-58-hq.blank.png"])


def test_one_counter_is_the_same_as_among_all() -> None:
    assert counter(chosin(), unit("usmc-7-1-a"), "full", modern()) == dict(shown())["usmc-7-1-a.full.png"]


def test_no_two_counters_are_alike() -> None:
    """But for tanks and trucks of one name on fire; their names tell them apart too."""
    assert len({drawing for _, drawing in shown()}) == len(shown())


@pytest.mark.parametrize("style", STYLES)
def test_texts_stay_in_their_boxes(style: str) -> None:
    for name, drawing in shown(style):
        for text in texts(drawing):
            left, top, right, bottom = room(replace(text, angle=0.0))
            assert not text.shrink_to or right - left <= text.shrink_to + 0.01, name
            left, top, right, bottom = capital(text)
            assert left >= 1.5 and right <= 73.5 and top >= 1.5 and bottom <= 73.5, name


@pytest.mark.parametrize("style", STYLES)
def test_texts_do_not_touch_the_symbol_or_each_other(style: str) -> None:
    for name, drawing in shown(style):
        if ".fired." in name or name.startswith("marker"):
            continue
        words = [capital(text) for text in texts(drawing) if text.text != "SVC"]
        symbols = [room(mark) for mark in drawing.marks if isinstance(mark, Rect) and 20 < mark.width < 40]
        boxes = [*words, *dict.fromkeys(symbols)]
        assert not [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if meet(a, b)], name


def capital(text: Text) -> tuple[float, float, float, float]:
    """The room of a text's capitals, without what hangs above and below; of one that climbs or falls, too."""
    left, top, right, bottom = room(replace(text, angle=0.0))
    high = bottom - top
    top, bottom = top + high * 0.25, bottom - high * 0.17
    if text.angle % 180 != 90:
        return (left, top, right, bottom)
    wide, tall = (right - left) / 2, (bottom - top) / 2
    return (text.x - tall, text.y - wide, text.x + tall, text.y + wide)


def meet(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@pytest.mark.parametrize("style", STYLES)
def test_type_is_large_enough_at_60_pixels(style: str) -> None:
    small = []
    for name, drawing in shown(style):
        if name.startswith("marker") or ".destroyed." in name:
            continue
        sizes = {text.text: text.size * 60 / 75 for text in texts(drawing)}
        value = [size for said, size in sizes.items() if said.count("-") == 2]
        assert not value or min(value) >= 15, name
        small += [(name, said) for said, size in sizes.items() if size < 7.5]
    assert not small


@pytest.mark.parametrize("style", STYLES)
def test_every_text_can_be_read_on_what_lies_below_it(style: str) -> None:
    for name, drawing in (*shown(style), *faces(mini(), plain(style))):
        for text in texts(drawing):
            ground = below(drawing, text)
            assert colours.contrast(text.colour, ground) >= 4.5, (name, text.text, text.colour, ground)


@pytest.mark.parametrize("style", STYLES)
def test_symbols_can_be_read(style: str) -> None:
    wardrobe = dress(styled(style), chosin().units)
    for u in chosin().units:
        kind = next(k for k in chosin().kinds if k.name == u.kind)
        for face in shown_faces(kind.track):
            it = look(wardrobe, u, kind, face)
            if "symbol" in it.settings.parts and it.style.symbols[it.text("symbol")].framed:
                assert colours.contrast(it.colour("symbol-ink"), it.colour("fill")) >= 4.5, (u.id, face)


def below(drawing: Drawing, text: Text) -> str:
    """The colour under the middle of a text."""
    ground = drawing.ground
    for mark in drawing.marks[: drawing.marks.index(text)]:
        if isinstance(mark, Rect) and mark.fill:
            inside = mark.x <= text.x <= mark.x + mark.width and mark.y <= text.y <= mark.y + mark.height
            ground = mark.fill if inside else ground
        if isinstance(mark, Polygon) and mark.fill and _holds(mark.points, (text.x, text.y)):
            ground = mark.fill
    return ground


def _holds(outline: tuple[tuple[float, float], ...], point: tuple[float, float]) -> bool:
    """Whether a point lies within an outline: a line from it crosses the outline an odd number of times."""
    x, y = point
    crossed = [
        (bx - ax) * (y - ay) / (by - ay) + ax > x
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
        if (ay > y) != (by > y)
    ]
    return sum(crossed) % 2 == 1


def test_guesses_are_light_italics_and_what_is_known_is_not() -> None:
    known, guessed = (dict(shown())[f"usmc-7-1-a.{face}.png"] for face in ("full", "reduced"))
    assert [t.font for t in texts(known) if t.text == "12-9-1"] == ["Bold"]
    assert [t.font for t in texts(guessed) if t.text == "8-6-1"] == ["MediumItalic"]


def test_a_value_typed_by_the_owner_is_bold() -> None:
    old = unit("ccf-58-172-1")
    typed = replace(old, values=(("full", Value("13-8-1", "owner", "", old.where)), *old.values[1:]))
    drawing = counter(chosin(), typed, "full", modern())
    assert [t.font for t in texts(drawing) if t.text == "13-8-1"] == ["Bold"]


@pytest.mark.parametrize(("face", "left"), [("full", 4), ("reduced", 3), ("remnant", 2), ("remnant-reduced", 1)])
def test_steps_are_pips(face: str, left: int) -> None:
    pips = [mark for mark in dict(shown())[f"ccf-58-172-1.{face}.png"].marks if isinstance(mark, Disc)]
    assert len(pips) == 4 and sum(bool(pip.fill) for pip in pips) == left


@pytest.mark.parametrize("style", STYLES)
def test_faces_of_one_unit_differ_without_reading(style: str) -> None:
    for one in ("ccf-58-172-1", "usmc-7-1-a", "usmc-1-1-wpns", "usmc-tk-d-1", "army-32-1-a"):
        shapes = [
            tuple(m for m in drawing.marks if m not in texts(drawing))
            for name, drawing in shown(style)
            if name.startswith(f"{one}.")
        ]
        assert len(set(shapes)) == len(shapes) > 1


@pytest.mark.parametrize(
    ("name", "parent", "parts"),
    [
        ("A/1/7", "1/7", ("A", "1/7")),
        ("1/172", "58 Div", ("1", "172")),
        ("HQ 5 Mar", "5 Mar", ("HQ", "5 Mar")),
        ("4/11 Prov 5", "4/11", ("Prov 5", "4/11")),
        ("A/1 Engr", "1st Mar Div", ("A", "1 Engr")),
        ("31/7 (3/31)", "RCT-31", ("31/7", "(3/31)")),
        ("41 Cdo", "1st Mar Div", ("41", "Cdo")),
        ("Rangers", "", ("Rangers", "")),
        ("/", "/", ("/", "")),
    ],
)
def test_names_are_parted_for_the_two_sides_of_the_symbol(name: str, parent: str, parts: tuple[str, str]) -> None:
    assert head_and_tail(name, parent) == parts


@pytest.mark.parametrize("name", ["№ 1", "中文/1", "\";,'&<", "x" * 80, " "])
def test_any_name_can_be_composed(name: str) -> None:
    odd = replace(unit("usmc-7-1-a"), name=name, formation=name, parent="")
    for text in texts(counter(chosin(), odd, "full", modern())):
        left, _, right, _ = room(text)
        assert right - left <= text.shrink_to + 0.01


def test_another_game_is_drawn_too() -> None:
    for style in STYLES:
        assert len(faces(mini(), plain(style))) > 2
