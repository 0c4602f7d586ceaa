"""Print and play: sheets of counters as a PDF, true to size, fronts and backs in place (door: reportlab).

The same game gives the same bytes: no date, no random id, and fonts embedded under names that follow from their use.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any, cast

from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from generator.art.marks import Drawing
from generator.art.sheet_bleed import bled, plain_back
from generator.art.sheet_print import EDGE, FOOT, Format, Sheet, Spot
from generator.package.sheets_ink import ink, picture, typeface

INK, SOFT = "#27313b", "#6b7783"
HAIR, LONG, AWAY = 0.1, 4.0, 1.0
"""The width and length of a cut mark, and how far it stays from the colours, in millimetres."""
RULER = 50.0


@dataclass(frozen=True)
class Press:
    """What is printed: drawings by picture name, an author's own PNGs (square, fitted), words for the title."""

    drawings: Mapping[str, Drawing]
    own: Mapping[str, bytes]
    name: str
    note: str


def pdf(sheets: Iterable[Sheet], format: Format, press: Press) -> bytes:
    """Two pages for every sheet, its front and its back."""
    buffer = BytesIO()
    page = Canvas(
        buffer,
        (format.width * mm, format.height * mm),
        invariant=1,
        pageCompression=1,
        initialFontName=cast(Any, typeface("Medium")),  # not Helvetica, which is never embedded
        pdfVersion=(1, 7),
        lang="en",
    )
    page.setTitle(f"{press.name}: counter sheets")
    page.setCreator("vmodgen")
    page.setAuthor("")
    page.setSubject("")
    page.setViewerPreference("PrintScaling", "None")
    page.setViewerPreference("Duplex", f"DuplexFlip{format.flip.title()}Edge")
    for sheet in sheets:
        for which, spots in (("front", sheet.front), ("back", sheet.back)):
            _page(page, _Side(sheet, which, spots, format, press))
    page.save()
    return buffer.getvalue()


@dataclass(frozen=True)
class _Side:
    """One side of a sheet."""

    sheet: Sheet
    which: str
    spots: tuple[Spot, ...]
    format: Format
    press: Press

    @property
    def title(self) -> str:
        sheet = self.sheet
        return f"{sheet.title}, sheet {sheet.number} of {sheet.of}" if sheet.of > 1 else sheet.title


def _page(page: Canvas, side: _Side) -> None:
    format = side.format
    page.bookmarkPage(f"{side.title} {side.which}")
    page.addOutlineEntry(f"{side.title}, {side.which}", f"{side.title} {side.which}")
    page.translate(0, format.height * mm)
    page.scale(mm, -mm)
    page.saveState()
    if side.which == "back" and format.flip == "short":
        page.translate(format.width, format.height)
        page.rotate(180)
    _words(page, side)
    page.restoreState()
    _cut_marks(page, side.spots, format)
    for spot in side.spots:
        _counter(page, spot, side)
    page.showPage()


def _counter(page: Canvas, spot: Spot, side: _Side) -> None:
    """A counter, cut to its bleed; its own axes begin at its left top corner and are as long as its drawing's."""
    length, over = side.format.side, side.format.bleed
    drawing = side.press.drawings.get(spot.picture) or plain_back(side.press.drawings[spot.counter.front])
    unit = length / drawing.width
    page.saveState()
    page.translate(spot.x + (length if spot.turned else 0), spot.y + (length if spot.turned else 0))
    page.scale(-unit if spot.turned else unit, -unit if spot.turned else unit)
    wide, out = drawing.width, over / unit
    room = page.beginPath()
    room.rect(-out, -out, wide + 2 * out, wide + 2 * out)
    page.clipPath(room, stroke=0, fill=0)
    if spot.picture in side.press.own:
        _own(page, side.press.own[spot.picture], wide, out)
    else:
        for mark in bled(drawing, out).marks:
            ink(mark, page)
    page.restoreState()


def _own(page: Canvas, png: bytes, wide: float, out: float) -> None:
    """An own picture over itself, a little larger: what runs over the cut has the colours of its edge."""
    picture(page, png, -out, -out, wide + 2 * out, wide + 2 * out)
    picture(page, png, 0, 0, wide, wide)


def _cut_marks(page: Canvas, spots: Iterable[Spot], format: Format) -> None:
    """Hair lines outside the block, in line with the sides of every counter."""
    spots = tuple(spots)
    side, reach = format.side, format.bleed + AWAY
    across = sorted({round(spot.x + more, 4) for spot in spots for more in (0.0, side)})
    down = sorted({round(spot.y + more, 4) for spot in spots for more in (0.0, side)})
    page.setStrokeColorRGB(0.15, 0.19, 0.23)
    page.setLineWidth(HAIR)
    page.setLineCap(0)
    page.setDash([])
    for x in across:
        for start, end in ((down[0] - reach, -LONG), (down[-1] + reach, LONG)):
            page.line(x, start, x, start + end)
    for y in down:
        for start, end in ((across[0] - reach, -LONG), (across[-1] + reach, LONG)):
            page.line(start, y, start + end, y)


def _words(page: Canvas, side: _Side) -> None:
    """The title above; below a ruler to measure, and how to print."""
    format, base = side.format, side.format.height
    _text(page, EDGE, 12.5, f"{side.press.name}  ·  {side.title}", ("SemiBold", 5.2, INK))
    _text(page, format.width - EDGE, 12.5, side.which, ("Medium", 4.4, SOFT), right=True)
    low = base - FOOT + 11.5
    page.setStrokeColorRGB(0.42, 0.47, 0.51)
    page.setLineWidth(0.2)
    page.line(EDGE, low, EDGE + RULER, low)
    for tick in range(6):
        high = 1.6 if tick in (0, 5) else 0.9
        page.line(EDGE + tick * RULER / 5, low, EDGE + tick * RULER / 5, low - high)
    _text(page, EDGE + RULER + 3, low, "50 mm: if this measures 50 mm, the size is right", ("Medium", 3.1, SOFT))
    _text(page, EDGE, low + 4.2, side.press.note, ("Medium", 3.1, SOFT))


def _text(page: Canvas, x: float, y: float, words: str, letters: tuple[str, float, str], right: bool = False) -> None:
    face, size, colour = letters
    page.saveState()
    page.translate(x, y)
    page.scale(1, -1)
    page.setFont(typeface(face), size)
    page.setFillColor(colour)
    (page.drawRightString if right else page.drawString)(0, 0, words)
    page.restoreState()
