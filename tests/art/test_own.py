"""An author's own pictures: every sort of file, whose place each takes, and what is wrong told with the right name."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from generator.art.own import found, own_counter, own_pictures
from generator.art.own_checks import own_problems

from .games import MINI, mini

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#123456"/></svg>'
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the small game that may be changed, with an empty folder for pictures."""
    made = Path(shutil.copytree(MINI, tmp_path / "mini"))
    (made / "art").mkdir()
    return made


def picture(colour: str = "#123456", width: int = 90, height: int = 90, form: str = "PNG") -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (width, height), colour).save(buffer, form, **({"lossless": True} if form == "WEBP" else {}))
    return buffer.getvalue()


def put(folder: Path, name: str, data: bytes | str = b"") -> None:
    (folder / "art" / name).write_bytes(data.encode() if isinstance(data, str) else data or picture())


def complaints(folder: Path, *given: Path, scale: int = 1) -> list[str]:
    return sorted(str(problem) for problem in own_problems(found(folder, given), mini(), scale))


def drawn(folder: Path, name: str, side: int = 75, *given: Path) -> Image.Image:
    return Image.open(BytesIO(own_counter(own_pictures(folder, mini(), given)[name], side))).convert("RGBA")


@pytest.mark.parametrize(("ending", "form"), [("png", "PNG"), ("jpg", "JPEG"), ("jpeg", "JPEG"), ("webp", "WEBP")])
def test_every_sort_of_picture(ending: str, form: str, folder: Path) -> None:
    put(folder, f"n-1.full.{ending}", picture(form=form))
    assert not complaints(folder)
    found_ = drawn(folder, "n-1.full.png")
    assert found_.size == (75, 75)
    assert all(abs(a - b) <= 2 for a, b in zip(found_.getpixel((37, 37)), (0x12, 0x34, 0x56, 255), strict=True))


def test_an_svg_is_drawn_as_fine_as_wanted_and_the_same_each_time(folder: Path) -> None:
    text = SVG.replace("</svg>", '<circle cx="10" cy="10" r="10" fill="#ffffff"/><text y="12">12-9-1</text></svg>')
    put(folder, "n-1.full.svg", text)
    assert not complaints(folder, scale=3)
    fine = drawn(folder, "n-1.full.png", 225)
    assert fine.size == (225, 225) and fine.getpixel((4, 4)) == (0x12, 0x34, 0x56, 255)
    own = own_pictures(folder, mini())["n-1.full.png"]
    assert own_counter(own, 225) == own_counter(own, 225)


def test_a_marker_and_the_mark_of_having_moved_can_be_replaced(folder: Path) -> None:
    for name in ("marker.turn.png", "moved.svg"):
        put(folder, name, SVG if name.endswith("svg") else picture())
    assert not complaints(folder) and set(own_pictures(folder, mini())) == {"marker.turn.png", "moved.png"}


def test_a_kind_s_picture_is_that_of_its_units_and_a_unit_s_own_goes_before_it(folder: Path) -> None:
    put(folder, "kind.foot.full.png", picture("#111111"))
    put(folder, "n-1.full.png", picture("#222222"))
    own = own_pictures(folder, mini())
    assert {name: one.where.file for name, one in own.items()} == {
        "n-1.full.png": "mini/art/n-1.full.png",
        **{f"{unit}.full.png": "mini/art/kind.foot.full.png" for unit in ("n-2", "s-1", "s-2")},
    }
    assert not complaints(folder)


def test_a_folder_that_is_given_goes_first(folder: Path, tmp_path: Path) -> None:
    put(folder, "n-1.full.png", picture("#111111"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "n-1.full.png").write_bytes(picture("#222222"))
    assert drawn(folder, "n-1.full.png", 75, tmp_path / "mine").getpixel((9, 9)) == (0x22, 0x22, 0x22, 255)
    assert "there is no such folder" in complaints(folder, tmp_path / "nowhere")[0]


def test_pictures_are_fitted_cropped_and_rounded(folder: Path) -> None:
    wide = Image.new("RGB", (200, 100), "#ff0000")
    ImageDraw.Draw(wide).rectangle((0, 0, 99, 99), "#0000ff")
    for name in ("n-1.full.png", "n-2.full.png", "s-1.full.png"):
        wide.save(folder / "art" / name)
    put(
        folder,
        "pictures.yaml",
        "all: {corner: 10}\npictures:\n  n-1.full: {crop: 0 0 100 100}\n  n-2.full: {fit: contain}\n"
        "  s-1.full: {fit: stretch, corner: 0}\n",
    )
    assert not complaints(folder)
    cropped, contained, stretched = (drawn(folder, f"{unit}.full.png") for unit in ("n-1", "n-2", "s-1"))
    assert cropped.getpixel((70, 37)) == (0, 0, 255, 255) and cropped.getpixel((0, 0))[3] == 0
    assert contained.getpixel((37, 4))[3] == 0 and contained.getpixel((9, 37)) == (0, 0, 255, 255)
    assert stretched.getpixel((9, 37)) == (0, 0, 255, 255) and stretched.getpixel((0, 0)) == (0, 0, 255, 255)
    assert stretched.getpixel((66, 37)) == (255, 0, 0, 255)


SHEET = """\
sheets:
  - {file: scan.png, origin: [10, 20], pitch: [100, 110], size: [90, 90], columns: 3, rows: 2, names: "%s"%s}
"""


def scan(folder: Path) -> None:
    """Six counters, each in a colour that tells its place."""
    sheet = Image.new("RGB", (320, 240), "#808080")
    for row in range(2):
        for column in range(3):
            corner = (10 + 100 * column, 20 + 110 * row)
            ImageDraw.Draw(sheet).rectangle((*corner, corner[0] + 89, corner[1] + 89), (column * 50, row * 50, 200))
    sheet.save(folder / "art" / "scan.png")


def test_a_scanned_sheet_is_cut(folder: Path) -> None:
    scan(folder)
    put(folder, "sheets.yaml", SHEET % ("n-1, n-2.reduced, -, turn, s-gun, kind.wagon.destroyed", ""))
    assert not complaints(folder)
    assert set(own_pictures(folder, mini())) == {
        "n-1.full.png", "n-2.reduced.png", "marker.turn.png", "s-gun.ready.png",
        "n-wagon.destroyed.png", "s-wagon.destroyed.png",
    }  # fmt: skip
    assert drawn(folder, "n-2.reduced.png").getpixel((2, 2)) == (50, 0, 200, 255)
    assert drawn(folder, "s-gun.ready.png").getpixel((72, 72)) == (50, 50, 200, 255)


def test_a_sheet_of_backs_runs_from_right_to_left(folder: Path) -> None:
    scan(folder)
    put(folder, "sheets.yaml", SHEET % ("n-1, n-2", ", mirrored: yes, face: reduced"))
    assert not complaints(folder)
    assert drawn(folder, "n-1.reduced.png").getpixel((2, 2)) == (100, 0, 200, 255)
    assert drawn(folder, "n-2.reduced.png").getpixel((2, 2)) == (50, 0, 200, 255)


def test_a_file_goes_before_a_scan(folder: Path) -> None:
    scan(folder)
    put(folder, "sheets.yaml", SHEET % ("n-1", ""))
    put(folder, "n-1.full.png")
    assert own_pictures(folder, mini())["n-1.full.png"].where.file.endswith("n-1.full.png")


WRONG = {
    ("n-1.ful.png", b""): 'n-1.ful.png: error: no counter\'s face has this name (did you mean "n-1.full.png"?)',
    ("N-1.full.png", b""): 'small and capital letters differ (its name is "n-1.full.png")',
    ("kind.fot.full.png", b""): 'did you mean "kind.foot.full.png"?',
    ("n-1.full.gif", b""): "this is no picture (PNG, JPEG, WebP and SVG are)",
    ("n-1.full.svg", b"<svg"): "this is no picture",
    ("n-1.full.png", b"nothing"): "n-1.full.png: error: this is no picture",
    ("n-1.full.jpg", picture(form="JPEG")[:300]): "this is no picture",
    ("n-1.full.webp", picture(width=40, height=40)): "warning: 40 x 40 pixels are few for a counter of 75",
    ("n-1.reduced.png", picture(width=90, height=180)): "warning: 90 x 180 pixels are no square; only the middle",
    ("picture.yaml", b"all: {}"): 'nothing reads a file of this name (did you mean "pictures.yaml"?)',
    ("pictures.yaml", b"pictures:\n  n-1.full: {}\n"): 'pictures.yaml:2: error: there is no picture "n-1.full" here',
    ("pictures.yaml", b"all: {fit: cove}\n"): 'pictures.yaml:1: error: "fit" must be cover, contain or stretch',
    ("pictures.yaml", b"all: {crop: 1 2 3}\n"): '"crop" must be four numbers',
    ("pictures.yaml", b"all: {corner: 80}\n"): '"corner" must be at most 50',
    ("pictures.yaml", b"all: [1"): "this YAML cannot be read",
    ("sheets.yaml", (SHEET % ("n-1", "")).encode()): 'sheets.yaml:2: error: there is no picture "scan.png"',
}


@pytest.mark.parametrize(("name", "data"), WRONG)
def test_what_is_wrong_is_told(name: str, data: bytes, folder: Path) -> None:
    put(folder, name, data)
    assert any(WRONG[name, data] in said for said in complaints(folder)), complaints(folder)


@pytest.mark.parametrize(
    ("names", "more", "told"),
    [
        ("n-1, n-2, s-1, s-2, s-gun, turn, cut", "", "7 names for 3 x 2 counters"),
        ("n-1.ful", "", 'sheets.yaml:2: error: no counter\'s face has this name: "n-1.ful" (did you mean "n-1.full"?)'),
        ("n-1", ", face: back", 'no counter\'s face has this name: "n-1"'),
        ("n-1", ", fitt: cover", 'did you mean "fit"?'),
    ],
)
def test_what_is_wrong_with_a_sheet_is_told(names: str, more: str, told: str, folder: Path) -> None:
    scan(folder)
    put(folder, "sheets.yaml", SHEET % (names, more))
    assert any(told in said for said in complaints(folder)), complaints(folder)


def test_a_counter_beyond_the_edge_of_its_scan_is_told(folder: Path) -> None:
    scan(folder)
    put(folder, "sheets.yaml", (SHEET % ("n-1, n-2", "")).replace("[100, 110]", "[250, 110]"))
    assert ["cut out beyond the edge" in said for said in complaints(folder)] == [True]


def test_two_files_for_one_picture_are_told(folder: Path) -> None:
    put(folder, "n-1.full.png")
    put(folder, "n-1.full.jpg", picture(form="JPEG"))
    (said,) = complaints(folder)
    assert '"n-1.full.jpg" is for the same picture (keep one of the two)' in said
