"""What an author says about own pictures: art/pictures.yaml (how they are fitted) and art/sheets.yaml (scans cut)."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field

from generator.art.style_schema import four
from generator.data.schema import Named, Record
from generator.data.schema_game import Words
from generator.data.schema_map import Numbers

FITS = ("cover", "contain", "stretch")
"""`cover`: the middle of the picture fills the counter; `contain`: all of it is seen; `stretch`: pulled to a square."""

Four = tuple[float, float, float, float]


def _fit(word: str) -> str:
    if word not in FITS:
        raise ValueError("must be cover, contain or stretch")
    return word


def _cut(box: Four) -> Four:
    if min(box[:2]) < 0 or min(box[2:]) < 1:
        raise ValueError("must lie on the picture: left, top, width, height in pixels")
    return box


Fit = Annotated[str, AfterValidator(_fit)]
Crop = Annotated[Four, BeforeValidator(four), AfterValidator(_cut)]
Corner = Annotated[float, Field(ge=0, le=50)]


class HandlingRecord(Record):
    """How a picture is fitted: `crop` in pixels of the file (left, top, width, height), `corner` in hundredths."""

    crop: Crop | None = None
    fit: Fit | None = None
    corner: Corner | None = None


class PicturesFile(Record):
    """art/pictures.yaml: what holds for `all`, and for single pictures by name (without the ending)."""

    all: HandlingRecord | None = None
    pictures: Named[HandlingRecord] = Field(default_factory=dict)


class SheetRecord(Record):
    """A scan of a counter sheet: a grid of counters, named row by row; `-` passes one over.

    `origin`: left top corner of the first counter, in pixels; `pitch`: from one counter to the next; `size` of a
    counter, the pitch if it is not said; `face`: of names that are only a unit's id; `mirrored`: a sheet of backs,
    whose rows run from right to left; `fit` and `corner` as in pictures.yaml.
    """

    file: str
    origin: Numbers = (0.0, 0.0)
    pitch: Numbers
    size: Numbers = ()
    columns: Annotated[int, Field(gt=0, le=200)]
    rows: Annotated[int, Field(gt=0, le=200)]
    names: Words
    face: str = ""
    mirrored: bool = False
    fit: Fit | None = None
    corner: Corner | None = None


class SheetsFile(Record):
    """art/sheets.yaml: the scans that are cut."""

    sheets: tuple[SheetRecord, ...]
