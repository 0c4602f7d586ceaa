"""The story of the preview: load, check, compose in one style or several, draw what is looked at, write a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from json import loads
from pathlib import Path

from generator.art.checks import art_problems
from generator.art.compose import Faces, faces
from generator.art.digest import digest
from generator.art.folders import Looks
from generator.art.marks import Drawing
from generator.art.own import own_counter, own_key, own_pictures
from generator.art.own_files import Own
from generator.art.raster import draw, png
from generator.art.style import Style
from generator.art.style_file import load_style
from generator.check import sound
from generator.model.game import Game
from generator.package.kept import kept_in
from generator.package.serve import Edition
from generator.package.vmod import write_whole
from generator.package.web import Gallery, inlined, page, state, worst_first
from generator.problems import Problem, ProblemsError

SCALE = 2
"""Pictures are drawn twice as large as on the map: they stand enlarged, and on fine screens."""
COLOURS = 128

Tell = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Tools:
    """What a preview works with: templates, folders of styles and symbols (earlier ones first), kept pictures.

    `given` are folders with own pictures that go before the game's.
    """

    templates: tuple[Path, ...]
    art: tuple[Path, ...]
    kept: Path | None = None
    given: tuple[Path, ...] = ()


@dataclass(frozen=True)
class Wish:
    """Which styles are shown, the first one first, and which one is set beside it at once."""

    styles: tuple[str, ...]
    against: str = ""

    @property
    def all(self) -> tuple[str, ...]:
        """Every style, once."""
        return tuple(dict.fromkeys((*self.styles, *([self.against] if self.against else []))))


@dataclass(frozen=True)
class Shot:
    """A picture to be: what it is drawn from, and how."""

    key: str
    draw: Callable[[], bytes]


@dataclass(frozen=True)
class Written:
    """What a preview wrote."""

    game: Game
    warnings: tuple[Problem, ...]
    file: Path
    size: int
    pictures: int
    drawn: int


def preview(folder: Path, out: Path, tools: Tools, wish: Wish, tell: Tell = lambda what, done, total: None) -> Written:
    """Writes a page with all counters of a game; ProblemsError, and nothing written, if something is wrong."""
    workshop = Workshop(folder, tools, wish)
    game, warnings, shots = workshop.shown()
    jobs = [(style, name, shot) for style, them in shots.items() for name, shot in them.items()]
    pngs: dict[str, dict[str, bytes]] = {style: {} for style in shots}
    for number, (style, name, shot) in enumerate(jobs, 1):
        pngs[style][name] = workshop.kept.picture(shot.key, shot.draw)
        tell("drawing counters", number, len(jobs))
    gallery = Gallery(game, workshop.titles, inlined(pngs), worst_first(warnings), wish.against)
    data = page(gallery, tools.templates).encode()
    file = out / f"{game.id}-{game.version}-preview.html"
    write_whole(file, data)
    workshop.kept.sweep()
    return Written(game, warnings, file, len(data), len(jobs), workshop.kept.drawn)


@dataclass
class Workshop:
    """Where editions of a preview are made; it remembers the game while only styles change, and styles that do not."""

    folder: Path
    tools: Tools
    wish: Wish
    titles: tuple[tuple[str, str], ...] = ()
    _known: tuple[Game, tuple[Problem, ...]] | None = None
    _last: Gallery = field(default_factory=lambda: Gallery(None, (), {}))
    _shots: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)
    _made: dict[str, tuple[Style, Mapping[str, Shot]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.kept = kept_in(self.tools.kept, f"{self.folder.name}-preview")

    def shown(self) -> tuple[Game, tuple[Problem, ...], Mapping[str, Mapping[str, Shot]]]:
        """The game, its warnings, and every picture in every style; ProblemsError with everything that is wrong."""
        wrong: list[Problem] = []
        try:
            looks = Looks(self.tools.art, self.wish.styles[0], given=self.tools.given)
            self._known = self._known or sound(self.folder, looks, strict=False)
        except ProblemsError as error:
            wrong += error.problems
        styles = tuple(self._styles(wrong))
        if wrong or self._known is None:
            raise ProblemsError(wrong)
        game, warnings = self._known
        self.titles = tuple((style.name, style.title) for style in styles)
        return game, warnings, {style.name: self._pictures(game, style) for style in styles}

    def _pictures(self, game: Game, style: Style) -> Mapping[str, Shot]:
        """Every picture in a style, composed anew only if the style or the game is another."""
        if style.name not in self._made or self._made[style.name][0] != style:
            own = own_pictures(self.folder, game, self.tools.given)
            self._made[style.name] = style, dict(_shots(_composed(game, style), own))
        return self._made[style.name][1]

    def edition(self, changed: Iterable[Path] = ()) -> Edition:
        """The page as things are now. What is wrong stands on it, above the pictures that there were before."""
        if not all(map(self._of_a_style, changed)):
            self._known = None
            self._made.clear()
        try:
            game, warnings, shots = self.shown()
        except ProblemsError as error:
            last = self._last
            wrong = Gallery(last.game, last.styles, last.pictures, worst_first(error.problems), last.against)
            return self._edition(wrong)
        addresses = {style: {name: f"picture/{shot.key}.png" for name, shot in s.items()} for style, s in shots.items()}
        self._last = Gallery(game, self.titles, addresses, worst_first(warnings), self.wish.against)
        self._shots = {
            f"picture/{shot.key}.png": partial(self.kept.picture, shot.key, shot.draw)
            for them in shots.values()
            for shot in them.values()
        }
        return self._edition(self._last)

    def _edition(self, gallery: Gallery) -> Edition:
        told = state(gallery)
        number = int(loads(told)["number"])
        return Edition(page(gallery, self.tools.templates, live=True), told, number, self._shots)

    def _styles(self, wrong: list[Problem]) -> Iterator[Style]:
        for name in self.wish.all:
            try:
                yield load_style(name, self.tools.art)
            except ProblemsError as error:
                wrong += error.problems

    def _of_a_style(self, path: Path) -> bool:
        return path.suffix == ".yaml" and any(path.is_relative_to(folder) for folder in self.tools.art)


def _composed(game: Game, style: Style) -> Faces:
    """Every face; ProblemsError if the style lacks what it needs for them."""
    try:
        return faces(game, style)
    except KeyError:
        if wrong := tuple(art_problems(game, style)):
            raise ProblemsError(wrong) from None
        raise


def _shots(drawn: Faces, own: Mapping[str, Own]) -> Iterator[tuple[str, Shot]]:
    for name, drawing in drawn:
        if name in own:
            side = round(drawing.width) * SCALE
            key = digest(Drawing(side, side, (), own_key(own[name], side)))
            yield name, Shot(key, partial(own_counter, own[name], side))
        else:
            yield name, Shot(digest(drawing, SCALE, COLOURS), partial(_draw, drawing))


def _draw(drawing: Drawing) -> bytes:
    return png(draw(drawing, SCALE), COLOURS)
