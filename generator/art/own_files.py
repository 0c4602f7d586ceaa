"""An author's own pictures as they lie in folders: files read, scans cut, nothing bound to a game yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

from generator.art.folders import called
from generator.art.own_schema import Four, HandlingRecord, PicturesFile, SheetRecord, SheetsFile
from generator.data.schema import Record, read_record
from generator.data.source import read_yaml
from generator.problems import Problem, ProblemsError, Where, did_you_mean

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".svg")
"""What own pictures end in."""

R = TypeVar("R", bound=Record)

PICTURES, SHEETS = "pictures.yaml", "sheets.yaml"


@dataclass(frozen=True)
class Handling:
    """How a picture is fitted: what is cut out of it (pixels of the file), how that fills the counter, its corners."""

    crop: Four | None = None
    fit: str = "cover"
    corner: float = 0.0


@dataclass(frozen=True)
class Own:
    """An author's picture: the file's bytes, where it is from, and how it is fitted."""

    data: bytes = field(repr=False)
    where: Where
    handling: Handling = Handling()

    @property
    def key(self) -> str:
        """A fingerprint of what it will look like."""
        return f"{blake2b(self.data, digest_size=16).hexdigest()} {self.handling!r}"


@dataclass(frozen=True)
class Claim:
    """A name an author gives to a picture, such as `usmc-7-1-a.full`, or a unit's id with the face beside it."""

    name: str
    own: Own
    face: str = ""


@dataclass(frozen=True)
class Brought:
    """What lies in the folders, earlier ones first: pictures by their names, counters cut from scans, complaints.

    `handled` are the names in pictures.yaml and their places.
    """

    files: tuple[Claim, ...] = ()
    cuts: tuple[Claim, ...] = ()
    handled: tuple[tuple[str, Where], ...] = ()
    problems: tuple[Problem, ...] = ()


def brought(folders: tuple[Path, ...]) -> Brought:
    """Everything that lies in some folders; one that is not there is empty."""
    parts = [_brought(folder) for folder in folders if folder.is_dir()]
    return Brought(
        tuple(claim for part in parts for claim in part.files),
        tuple(claim for part in parts for claim in part.cuts),
        tuple(name for part in parts for name in part.handled),
        tuple(problem for part in parts for problem in part.problems),
    )


def _brought(folder: Path) -> Brought:
    problems: list[Problem] = []
    told, scans = _read(folder, PICTURES, PicturesFile, problems), _read(folder, SHEETS, SheetsFile, problems)
    cut = {sheet.file for sheet in scans.sheets} if scans else set()
    named, general = (told.pictures, told.all) if told else ({}, None)
    files, strange = [], []
    for path in sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith(".")):
        if path.suffix.lower() in ENDINGS and path.name not in cut:
            handling = _handled(_handled(Handling(), general), named.get(path.stem))
            files.append(Claim(path.stem, Own(path.read_bytes(), Where(called(folder, path.name)), handling)))
        elif path.suffix.lower() not in (*ENDINGS, ".yaml", ".md", ".txt"):
            strange.append(path)
    known = (PICTURES, SHEETS, "style.yaml")
    problems += (_strange(folder, path) for path in strange)
    problems += (_strange(folder, p, known) for p in sorted(folder.glob("*.yaml")) if p.name not in known)
    cuts = [claim for sheet in (scans.sheets if scans else ()) for claim in _cuts(folder, sheet, problems)]
    handled = tuple((name, record.at()) for name, record in named.items())
    return Brought(tuple(files), tuple(cuts), handled, tuple(problems))


def _strange(folder: Path, path: Path, known: tuple[str, ...] = ()) -> Problem:
    where = Where(called(folder, path.name))
    if known:
        return Problem(where, "nothing reads a file of this name", did_you_mean(path.name, known))
    return Problem(where, "this is no picture", "PNG, JPEG, WebP and SVG are")


def _read(folder: Path, name: str, model: type[R], problems: list[Problem]) -> R | None:
    if not (folder / name).is_file():
        return None
    try:
        record, found = read_record(model, read_yaml(folder / name, called(folder, name)))
    except ProblemsError as error:
        record, found = None, error.problems
    problems += found
    return record


def _handled(before: Handling, record: HandlingRecord | None) -> Handling:
    said = {k: getattr(record, k) for k in ("crop", "fit", "corner")} if record else {}
    return replace(before, **{k: v for k, v in said.items() if v is not None})


def _cuts(folder: Path, sheet: SheetRecord, problems: list[Problem]) -> Iterator[Claim]:
    wrong = list(_wrong(folder, sheet))
    problems += wrong
    if wrong:
        return
    data, size = (folder / sheet.file).read_bytes(), _pair(sheet.size or sheet.pitch)
    pitch = _pair(sheet.pitch)
    for number, name in enumerate(sheet.names):
        row, column = divmod(number, sheet.columns)
        column = sheet.columns - 1 - column if sheet.mirrored else column
        left, top = sheet.origin[0] + column * pitch[0], sheet.origin[1] + row * pitch[1]
        handling = Handling((left, top, *size), sheet.fit or "cover", sheet.corner or 0.0)
        if name != "-":
            yield Claim(name, Own(data, sheet.at("names"), handling), sheet.face)


def _pair(numbers: tuple[float, ...]) -> tuple[float, float]:
    return (numbers[0], numbers[-1])


def _wrong(folder: Path, sheet: SheetRecord) -> Iterator[Problem]:
    there = sorted(path.name for path in folder.iterdir() if path.suffix.lower() in ENDINGS)
    if sheet.file not in there:
        yield Problem(sheet.at("file"), f'there is no picture "{sheet.file}"', did_you_mean(sheet.file, there))
    for key, most in (("origin", 2), ("pitch", 2), ("size", 2)):
        numbers = getattr(sheet, key)
        if len(numbers) > most or (key == "pitch" and not numbers) or (key == "origin" and len(numbers) < 2):
            yield Problem(sheet.at(key), f'"{key}" must be two numbers: across, down')
        elif key != "origin" and any(number < 1 for number in numbers):
            yield Problem(sheet.at(key), f'"{key}" must be at least a pixel')
    if len(sheet.names) > sheet.columns * sheet.rows:
        what = f"{len(sheet.names)} names for {sheet.columns} x {sheet.rows} counters"
        yield Problem(sheet.at("names"), what, "a name for each, row by row; `-` passes one over")
