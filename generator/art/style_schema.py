"""What style files may say, key by key: counter_art/styles/*.yaml, and a game's art/style.yaml laid over them."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field

from generator.data.schema import Named, Record
from generator.data.schema_game import Words


def four(value: object) -> object:
    """A box as the author writes it: four numbers in a list or parted by blanks."""
    numbers = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(numbers, list) or len(numbers) != 4:
        raise ValueError("must be four numbers: left, top, width, height")
    return numbers


def _has_room(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    if min(box[2:]) <= 0 or min(box) < -200 or max(box) > 300:
        raise ValueError("must have width and height above 0, and lie on the counter")
    return box


FourNumbers = Annotated[tuple[float, float, float, float], BeforeValidator(four), AfterValidator(_has_room)]
Share = Annotated[float, Field(ge=-50, le=50)]
Size = Annotated[float, Field(gt=0, le=200)]


class LetteringRecord(Record):
    """How a text is set; see `Lettering`."""

    font: str | None = None
    size: Size | None = None
    colour: str | None = None
    estimate: str | None = None
    spacing: Share | None = None
    lines: Annotated[int, Field(ge=1, le=5)] | None = None
    capitals: bool | None = None
    anchor: str | None = None
    angle: Annotated[float, Field(ge=-360, le=360)] | None = None


class SettingsRecord(Record):
    """Colours, boxes, texts and parts, by name."""

    colours: Named[str] = Field(default_factory=dict)
    boxes: Named[FourNumbers] = Field(default_factory=dict)
    letters: Named[LetteringRecord] = Field(default_factory=dict)
    labels: Named[str] = Field(default_factory=dict)
    parts: Words = ()


class RuleRecord(SettingsRecord):
    """Settings for the counters that `when` describes."""

    when: Named[Words]


class StyleFile(SettingsRecord):
    """A style, or what it changes in the style it extends."""

    title: str = ""
    extends: str = ""
    side: Annotated[float, Field(ge=20, le=300)] | None = None
    corner: Annotated[float, Field(ge=0, le=50)] | None = None
    line: Annotated[float, Field(gt=0, le=20)] | None = None
    rules: tuple[RuleRecord, ...] = ()
    tabs: Named[str] = Field(default_factory=dict)
    own_tabs: bool | None = None
    palette: Words = ()
    flashes: Words = ()
    short: Named[str] = Field(default_factory=dict)
    emblems: Named[str] = Field(default_factory=dict)
