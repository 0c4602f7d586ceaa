"""The story of a build, told once: load, check, number, draw, emit, check again, pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
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
from generator.package.kept import Kept
from generator.package.vmod import pack, unpack, write_whole
from generator.problems import Problem, ProblemsError, errors
from generator.vassal import checks, pinned
from generator.vassal.buildfile import module_texts
from generator.vassal.changelist import BUILD_ID
from generator.vassal.maps import Boards

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
    kept = Kept(tools.kept / game.id if tools.kept else None)
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
    """Everything in a module by its name in the archive; the game's pieces have their ids."""
    studio = pictures.Studio(game, tools.looks, own)
    images, boards = drawn(studio, kept, tell)
    side, scale = round(studio.style.side), tools.looks.scale
    module = module_texts(game, dict(game.ledger), boards, tools.templates, side=side, scale=scale)
    saves = {name: pack({"savedGame": text.encode()}) for name, text in module.saves.items()}
    return identified({**module.files, **saves, **{f"{IMAGES}{name}": png for name, png in images.items()}})


def drawn(studio: pictures.Studio, kept: Kept, tell: Tell) -> tuple[Mapping[str, bytes], Boards]:
    """Every picture of the module by its name, and which of them are the boards.

    Boards take as long as all counters together: a second process draws them meanwhile.
    """
    images: dict[str, bytes] = {}
    counters, boards = studio.counters(), studio.boards()
    with ProcessPoolExecutor(max_workers=1) as beside:
        ahead = {job.name: beside.submit(job.draw).result for job in boards if not kept.has(job.key)}
        for number, job in enumerate(counters, 1):
            images[job.name] = kept.picture(job.key, job.draw)
            tell("drawing counters", number, len(counters))
        named = []
        for number, job in enumerate(boards, 1):
            tell("drawing maps", number, len(boards))
            png = kept.picture(job.key, ahead.get(job.name, job.draw))
            named.append(hashed_picture(job.name, png))
            images[named[-1]] = png
    front, *charts = ((title, kept.picture(job.key, job.draw), job.name) for title, job in studio.sheets())
    images |= {hashed_picture(stem, png): png for _, png, stem in (front, *charts)}
    titled = tuple((title, hashed_picture(stem, png)) for title, png, stem in charts)
    return images, Boards(named[0], named[1], hashed_picture(front[2], front[1]), titled)


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
