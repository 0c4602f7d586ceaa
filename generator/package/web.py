"""The gallery: all counters on one page of HTML that needs no server and no network (door: Jinja2)."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from generator.art import fonts
from generator.model.game import Game
from generator.package.web_words import counters
from generator.problems import Problem

FACES = ("Medium", "SemiBold")
"""The faces of the typeface that the page is set in; it carries them along."""

Pictures = Mapping[str, Mapping[str, str]]
"""By style and picture name: where a page finds a picture, an address or the picture itself."""


@dataclass(frozen=True)
class Gallery:
    """What a page shows: a game (None: it cannot be read), styles by name and title, pictures, complaints.

    `against` is the style that the first one is compared with when the page opens.
    """

    game: Game | None
    styles: tuple[tuple[str, str], ...]
    pictures: Pictures
    problems: tuple[Problem, ...] = ()
    against: str = ""


def inlined(pngs: Mapping[str, Mapping[str, bytes]]) -> Pictures:
    """Pictures for a page that stands alone: each is in the page itself."""
    return {
        style: {name: "data:image/png;base64," + b64encode(png).decode() for name, png in pictures.items()}
        for style, pictures in pngs.items()
    }


def state(gallery: Gallery) -> str:
    """All a page needs to know, as JSON; its `number` is another whenever anything else is."""
    game = gallery.game
    told = {
        "name": game.name if game else "",
        "version": game.version if game else "",
        "sides": [{"name": side.name, "title": side.title} for side in game.sides] if game else [],
        "styles": [{"name": name, "title": title} for name, title in gallery.styles],
        "against": gallery.against,
        "counters": counters(game) if game else [],
        "pictures": gallery.pictures,
        "problems": [_problem(problem) for problem in gallery.problems],
    }
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    number = int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
    return f'{{"number":{number},{text[1:]}'


def page(gallery: Gallery, templates: Sequence[Path], live: bool = False) -> str:
    """The page; `live`: a server stands behind it and tells when something was saved."""
    environment = Environment(
        loader=FileSystemLoader([str(folder) for folder in templates]), autoescape=True, undefined=StrictUndefined
    )
    words = {
        "name": gallery.game.name if gallery.game else "Preview",
        "fonts": {face: b64encode(Path(fonts.font(face).path).read_bytes()).decode() for face in FACES},
        "state": Markup(state(gallery).replace("<", "\\u003c")),
        "live": live,
    }
    return environment.get_template("web/gallery.html.j2").render(words)


def worst_first(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Complaints in the order a page shows them."""
    return tuple(sorted(problems, key=lambda problem: (problem.level != "error", problem)))


def _problem(problem: Problem) -> Mapping[str, str]:
    return {"where": str(problem.where), "what": problem.what, "hint": problem.hint, "level": problem.level}
