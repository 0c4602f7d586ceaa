"""Every picture of a module as a job: its name, a key of what it is drawn from, and how to draw it.

A job is done only where no picture with its key was kept. Counters are cheap to compose and dear to draw, so their
key is the drawing itself; a board is dear to compose, so its key is the ground and the style it will be composed from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path

from generator.art import fonts
from generator.art.board import board
from generator.art.board_style import MapStyle, map_style
from generator.art.boxsheet import box_sheet
from generator.art.charts import terrain_key
from generator.art.compose import counter, faces
from generator.art.digest import digest
from generator.art.folders import Looks
from generator.art.icons import icons
from generator.art.marks import Disc, Drawing, Line
from generator.art.own import own_counter, own_key, with_withdrawn
from generator.art.own_files import Own
from generator.art.raster import draw, png
from generator.art.raster.given import whole
from generator.art.splash import splash
from generator.art.style import Style
from generator.art.style_file import load_style
from generator.art.style_layers import OF_THE_MAP
from generator.model.game import BoxSheet, Game, Ground, Unit
from generator.model.names import MOVED_PICTURE


@dataclass(frozen=True)
class Job:
    """A picture to be: its name, or for a board the stem of it; what it comes from; what makes the PNG.

    `draw` can be handed to another process.
    """

    name: str
    key: str
    draw: Callable[[], bytes]


@dataclass(frozen=True)
class Studio:
    """The pictures of one game; `own` are an author's pictures by name, each takes the place of the drawn one."""

    game: Game
    looks: Looks
    own: Mapping[str, Own]

    @cached_property
    def style(self) -> Style:
        """The style of the counters; ProblemsError if it is unsound."""
        return load_style(self.looks.style, self.looks.art)

    @cached_property
    def map_style(self) -> MapStyle:
        """The style of the maps; ProblemsError if it is unsound."""
        paths = [folder / "styles" / f"{OF_THE_MAP}.yaml" for folder in self.looks.art]
        return map_style(next((path for path in paths if path.is_file()), paths[-1]))

    def counters(self) -> tuple[Job, ...]:
        """Every face that play shows, every marker, and the mark of having moved."""
        large = [(*one, self.looks.scale) for one in faces(with_withdrawn(self.game), self.style)]
        plain = [(*one, 1) for one in ((MOVED_PICTURE, moved_mark()), *icons())]
        return tuple(self._counter(*one) for one in (*large, *plain))

    def _counter(self, name: str, drawing: Drawing, scale: int) -> Job:
        if name not in self.own:
            return Job(name, digest(drawing, scale), partial(_draw, drawing, scale))
        own, side = self.own[name], round(drawing.width * scale)
        return Job(name, own_key(own, side), partial(own_counter, own, side))

    def sheets(self) -> tuple[tuple[str, Job], ...]:
        """Large pictures beside the boards, each with its title: the splash first, then the charts."""
        key, shown = terrain_key(self.game.ground, self.map_style), tuple(self._shown())
        front = splash(self.game, shown)
        return (
            ("", Job("splash", digest(front), partial(_draw, front))),
            ("Terrain", Job("terrain-key", digest(key), partial(_draw, key))),
        )

    def _shown(self) -> Iterator[Drawing]:
        """A counter of every side and kind, strongest face up, the sides in turn, for the splash."""
        first: dict[tuple[str, str], Unit] = {}
        for unit in self.game.units:
            first.setdefault((unit.side, unit.kind), unit)
        fronts = {kind.name: kind.track.stages[0].face for kind in self.game.kinds}
        by_side = [[unit for (side, _), unit in first.items() if side == one.name] for one in self.game.sides]
        for unit in (unit for turn in zip_longest(*by_side) for unit in turn if unit is not None):
            yield counter(self.game, unit, fronts[unit.kind], self.style)

    def boards(self) -> tuple[Job, Job]:
        """The hex map and the map of boxes."""
        ground, sheet, style = self.game.ground, self.game.sheet, self.map_style
        made_from = f"{own_code()} {style!r}"
        return (
            _scan(ground.image) or Job("map", f"{made_from} {ground!r}", partial(_draw_ground, ground, style)),
            Job("boxes", f"{made_from} {sheet!r}", partial(_draw_sheet, sheet, style)),
        )


def moved_mark() -> Drawing:
    """The mark on a counter that has moved: a small disc with an arrow."""
    ring = Disc(9, 9, 8, fill="#b3261e", outline="#ffffff", line=1.5)
    shaft = Line(((5.2, 9), (12.4, 9)), "#ffffff", 2)
    head = Line(((9.4, 5.8), (12.8, 9), (9.4, 12.2)), "#ffffff", 2)
    return Drawing(18, 18, (ring, shaft, head))


def own_code() -> str:
    """A hash of this room's source: what boards are drawn from beside the ground, the style and the typeface."""
    room = Path(__file__).parent
    sources = (path.read_bytes() for path in sorted(room.rglob("*.py")))
    return blake2b(b"".join(sources), digest_size=16).hexdigest() + fonts.version()


def _draw(drawing: Drawing, scale: int = 1) -> bytes:
    return png(draw(drawing, scale))


def _scan(path: Path | None) -> Job | None:
    """An owner's scan takes the drawn map's place, in all its colours."""
    if path is None:
        return None
    data = path.read_bytes()
    return Job("map", f"{fonts.version()} {blake2b(data).hexdigest()}", partial(_draw_scan, data))


def _draw_scan(data: bytes) -> bytes:
    return png(whole(data), colours=0)


def _draw_ground(ground: Ground, style: MapStyle) -> bytes:
    return _draw(board(ground, style))


def _draw_sheet(sheet: BoxSheet, style: MapStyle) -> bytes:
    return _draw(box_sheet(sheet, style))
