"""Marks become the ink of a PDF page: vectors and real letters, nothing in pixels (door: reportlab).

A mark's own axes are kept (y down); text and pictures are turned upright where they stand.
"""

from __future__ import annotations

from functools import singledispatch
from io import BytesIO

from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from generator.art import fonts
from generator.art.marks import Disc, Line, Pixels, Polygon, Rect, Text
from generator.art.room import SHARE

FAMILY = "BarlowCondensed"


@singledispatch
def ink(mark: object, page: Canvas) -> None:
    """Draws a mark on a page whose axes are the mark's."""
    raise TypeError(f"no mark: {mark!r}")


@ink.register
def _(mark: Rect, page: Canvas) -> None:
    if mark.fill:
        _fill(page, mark.fill)
        page.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius, stroke=0, fill=1)
    if mark.outline and mark.line:
        _pen(page, mark.outline, mark.line)
        half, line = mark.line / 2, mark.line
        radius = max(mark.radius - half, 0)
        page.roundRect(mark.x + half, mark.y + half, mark.width - line, mark.height - line, radius)


@ink.register
def _(mark: Disc, page: Canvas) -> None:
    if mark.fill:
        _fill(page, mark.fill)
        page.circle(mark.x, mark.y, mark.radius, stroke=0, fill=1)
    if mark.outline and mark.line:
        _pen(page, mark.outline, mark.line)
        page.circle(mark.x, mark.y, max(mark.radius - mark.line / 2, 0))


@ink.register
def _(mark: Polygon, page: Canvas) -> None:
    if mark.fill:
        _fill(page, mark.fill)
        page.drawPath(_path(page, mark.points, closed=True), stroke=0, fill=1)
    if mark.outline and mark.line:
        _pen(page, mark.outline, mark.line)
        page.drawPath(_path(page, mark.points, closed=True))


@ink.register
def _(mark: Line, page: Canvas) -> None:
    if mark.colour:
        _pen(page, mark.colour, mark.width, mark.dash)
        page.drawPath(_path(page, mark.points, closed=False))


@ink.register
def _(mark: Text, page: Canvas) -> None:
    size = fonts.set_size(mark.font, mark.text, mark.size, mark.spacing, mark.shrink_to)
    left = -fonts.width(mark.font, mark.text, size, mark.spacing) * SHARE[mark.anchor[0]]
    low = fonts.drop(fonts.font(mark.font), mark.anchor[1]) * size
    page.saveState()
    page.translate(mark.x, mark.y)
    page.scale(1, -1)
    page.rotate(mark.angle)
    page.setFont(typeface(mark.font), size)
    if mark.halo and mark.halo_width:
        _pen(page, mark.halo, 2 * mark.halo_width)
        page.drawString(left, -low, mark.text, mode=1, charSpace=mark.spacing)
    if mark.colour:
        _fill(page, mark.colour)
        page.drawString(left, -low, mark.text, mode=0, charSpace=mark.spacing)
    page.restoreState()


@ink.register
def _(mark: Pixels, page: Canvas) -> None:
    raise TypeError("ready-made pixels are for maps; a sheet of counters has none")


def picture(page: Canvas, png: bytes, x: float, y: float, width: float, height: float) -> None:
    """Lays a finished picture on the page, see-through where it is."""
    page.saveState()
    page.translate(x, y + height)
    page.scale(1, -1)
    page.drawImage(ImageReader(BytesIO(png)), 0, 0, width, height, mask="auto")
    page.restoreState()


def typeface(face: str) -> str:
    """The PDF's name of a face of the family, which is embedded with the letters that are used."""
    name = f"{FAMILY}-{face}"
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, fonts.font(face).path))
    return name


def _path(page: Canvas, points: tuple[tuple[float, float], ...], closed: bool) -> PDFPathObject:
    path = page.beginPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def _fill(page: Canvas, colour: str) -> None:
    page.setFillColorRGB(*_rgb(colour), alpha=_alpha(colour))


def _pen(page: Canvas, colour: str, width: float, dash: tuple[float, ...] = ()) -> None:
    page.setStrokeColorRGB(*_rgb(colour), alpha=_alpha(colour))
    page.setLineWidth(width)
    page.setLineJoin(1)
    page.setLineCap(0 if dash else 1)
    page.setDash(list(dash))


def _rgb(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _alpha(colour: str) -> float:
    return int(colour[7:9], 16) / 255 if len(colour) == 9 else 1.0
