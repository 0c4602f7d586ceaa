"""The story of a build, told once: load, check, number, draw, emit, check again, pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path

from generator.art import pictures
from generator.art.folders import Looks
from generator.art.own import own_pictures
from generator.art.own_files import Own
from generator.check import sound
from generator.data.errata import ALL
from generator.model import ledger
from generator.model.game import Game
from generator.model.names import hashed_picture
from generator.package.fingerprint import fingerprint
from generator.package.kept import Kept, kept_in
from generator.package.vmod import pack, unpack, write_whole
from generator.problems import Problem, ProblemsError, errors
from generator.vassal import checks, pinned
from generator.vassal.buildfile import module_texts, saved_games
from generator.vassal.changelist import BUILD_ID
from generator.vassal.maps import Boards
from generator.vassal.slots import slots_of

Tell = Callable[[str, int, int], None]
"""Told what is being done, how much of it, and of how much."""


HOUSE = Path(__file__).parent
"""Our own code, which a module is made by."""

IMAGES = "images/"
"""Where a module's pictures lie."""


@dataclass(frozen=True)
class Tools:
    """What a build works with: templates (folders, searched in order), looks, and where pictures are kept."""

    templates: tuple[Path, ...]
    looks: Looks
    kept: Path | None = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """Every folder a module is made from, beside the game's."""
        return (*self.templates, *self.looks.art, *self.looks.given)


@dataclass(frozen=True)
class Report:
    """What a build made: the module, what is in it, what it costs, and what is to be known about it."""

    game: Game
    warnings: tuple[Problem, ...]
    module: Path
    size: int
    faces: int
    drawn: int
    memory: int
    new_ids: tuple[str, ...]


def build(
    folder: Path,
    out: Path,
    tools: Tools,
    tell: Tell = lambda what, done, total: None,
    *,
    strict: bool = False,
    errata: str = ALL,
) -> Report:
    """Makes `<game>-<version>.vmod` in `out` from a game's folder; ProblemsError and nothing written if it is unsound.

    `errata`: `all`, `none` or ids. New pieces get their ids, which are written into the game's ledger.
    """
    game, warnings = sound(folder, tools.looks, strict=strict, errata=errata)
    game, new_ids = ledger.numbered(game)
    kept = kept_in(tools.kept, game.id)
    made_from = fingerprint((HOUSE, folder, *tools.folders), (errata, tools.looks.style, str(tools.looks.scale)))
    data = kept.module(made_from)
    if data is None:
        data = packed(game, folder, tools, kept, tell, warnings)
        kept.keep_module(made_from, data)
    target = out / f"{game.id}-{game.version}.vmod"
    if new_ids:
        write_whole(folder / "ledger.csv", ledger.render(game.ledger).encode())
    _pin(folder, game)
    write_whole(target, data)
    images = [png for name, png in unpack(data).items() if name.startswith(IMAGES)]
    return Report(game, warnings, target, len(data), len(images), kept.drawn, sum(map(memory, images)), new_ids)


def packed(game: Game, folder: Path, tools: Tools, kept: Kept, tell: Tell, warnings: tuple[Problem, ...] = ()) -> bytes:
    """The module as an archive; ProblemsError if what was made is unsound."""
    files = module_files(game, own_pictures(folder, game, tools.looks.given), tools, kept, tell)
    wrong = checks.complaints(files)
    if errors(wrong):
        raise ProblemsError([*warnings, *wrong])
    kept.sweep()
    return pack(files)


def module_files(game: Game, own: Mapping[str, Own], tools: Tools, kept: Kept, tell: Tell) -> dict[str, bytes]:
    """Everything in a module by its name in the archive; the game's pieces have their ids.

    The hex map takes as long as all else together: a second process draws it meanwhile.
    """
    studio = pictures.Studio(game, tools.looks, own)
    slots = slots_of(game, round(studio.style.side), tools.looks.scale)
    ground, boxes = studio.boards()
    with ProcessPoolExecutor(max_workers=1) as beside:
        ready = ground.draw if kept.has(ground.key) else beside.submit(ground.draw).result
        images = counters(studio, kept, tell)
        saves = {name: pack({"savedGame": text.encode()}) for name, text in saved_games(slots).items()}
        sheets = [(title, large(job, kept)) for title, job in (("", boxes), *studio.sheets())]
        tell("drawing the map", 0, 1)
        (_, box_sheet), (_, front), *charts = sheets
        board = large(replace(ground, draw=ready), kept)
    titled = tuple((title, name) for title, (name, _) in charts)
    module = module_texts(slots, Boards(board[0], box_sheet[0], front[0], titled), tools.templates)
    images |= dict((board, *(picture for _, picture in sheets)))
    return identified({**module.files, **saves, **{f"{IMAGES}{name}": png for name, png in images.items()}})


def counters(studio: pictures.Studio, kept: Kept, tell: Tell) -> dict[str, bytes]:
    """Every small picture by its name."""
    images, jobs = {}, studio.counters()
    for number, job in enumerate(jobs, 1):
        images[job.name] = kept.picture(job.key, job.draw)
        tell("drawing counters", number, len(jobs))
    return images


def large(job: pictures.Job, kept: Kept) -> tuple[str, bytes]:
    """A large picture, under a name that tells its content."""
    png = kept.picture(job.key, job.draw)
    return hashed_picture(job.name, png), png


def identified(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files with the build's id in their texts: a hash of everything, so that one content has one id."""
    content = blake2b(digest_size=5)
    for name, data in sorted(files.items()):
        content.update(f"{name} {len(data)} ".encode() + data)
    given = content.hexdigest().encode()
    texts = {name: data for name, data in files.items() if not name.startswith(IMAGES) and not name.endswith(".vsav")}
    return {**files, **{name: data.replace(BUILD_ID.encode(), given) for name, data in texts.items()}}


def _pin(folder: Path, game: Game) -> None:
    """Writes down what running games will keep their state by, where that is new."""
    pins = pinned.render(pinned.pinned(game))
    if pins != pinned.render(game.edition.pins):
        write_whole(folder / pinned.FILE, pins.encode())


def memory(png: bytes) -> int:
    """What a picture takes in VASSAL at 100 %: four bytes a pixel; its size stands in the PNG's header."""
    return int.from_bytes(png[16:20], "big") * int.from_bytes(png[20:24], "big") * 4
