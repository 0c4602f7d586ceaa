"""The module's own file: our game, told in VASSAL's components, from templates (door: Jinja2 and lxml).

Sources: `buildFile.xml` as VASSAL.build.GameModule reads it, `moduledata` as VASSAL.build.module.metadata does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from lxml import etree

from generator.model.figures import estimates_by_kind, units_by_kind
from generator.model.game import Game
from generator.traits import write_prototype
from generator.vassal import changelist, comforts, helptext, pages
from generator.vassal.maps import Boards, maps
from generator.vassal.savegame import saved_game
from generator.vassal.slots import Group, Slots, Stack, palette, stacks
from generator.vassal.units import LAYERS, prototypes

VASSAL_VERSION = "3.7.16"
"""The oldest VASSAL that knows everything we write; newer ones open it without a word."""

MORE_HELP = (("What this module has", "checklist.html"),)
"""Help pages that a game may bring as templates of its own."""


@dataclass(frozen=True)
class Module:
    """The texts of a module by their names in the archive, and what they were made of."""

    files: Mapping[str, bytes]
    tray: tuple[Group, ...]
    standing: tuple[Stack, ...]
    slots: Slots

    @cached_property
    def saves(self) -> Mapping[str, str]:
        """The texts of the saved games that the menu of set-ups opens, by file; written when they are asked for."""
        return saved_games(self.slots)


def module_texts(slots: Slots, boards: Boards, templates: Sequence[Path]) -> Module:
    """`buildFile.xml`, `moduledata` and the help page; `templates` are folders, searched in this order."""
    game = slots.setting.game
    tray, standing = palette(slots), stacks(slots, game.scenario)
    words = {
        "game": game,
        "vassal_version": VASSAL_VERSION,
        "saved": 0,
        "next_piece_id": max(slots.ids.values(), default=0) + 1,
        "prototypes": [{"name": name, "definition": write_prototype(ts)} for name, ts in prototypes(slots.setting)],
        "palette": tray,
        "maps": maps(game, boards, standing),
        "tab": "\t",
        "layers": LAYERS,
        **_help_words(game),
        **comforts.words(game, slots.setting, boards),
        **pages.words(game),
        **changelist.words(game),
    }
    environment = _environment(templates)
    more_help = [one for one in MORE_HELP if f"{one[1]}.j2" in environment.list_templates()]
    words["more_help"] = more_help
    files = {
        "buildFile.xml": _xml(environment.get_template("buildFile.xml.j2").render(words)),
        "moduledata": _xml(environment.get_template("moduledata.xml.j2").render(words)),
    }
    written = {page.file for page in pages.written(game, boards)} | {file for _, file in more_help}
    for file in sorted(written | {pages.HELP, changelist.PAGE}):
        files[file] = environment.get_template(f"{file}.j2").render(words).encode()
    return Module(files, tray, standing, slots)


def saved_games(slots: Slots) -> Mapping[str, str]:
    """The texts of the saved games that the menu of set-ups opens, by file; no picture is named in them."""
    game = slots.setting.game
    told = {comforts.setup_file(one.id): saved_game(slots, one) for one in game.scenarios}
    return {**told, comforts.EMPTY: saved_game(slots, replace(game.scenario, placements=()))}


def _environment(templates: Sequence[Path]) -> Environment:
    loader = FileSystemLoader([str(folder) for folder in templates])
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


def _help_words(game: Game) -> Mapping[str, object]:
    """What the help page wants to know beside the game itself."""
    guessed = estimates_by_kind(game).values()
    return {
        "commands": tuple(helptext.commands(game)),
        "buttons": tuple(helptext.buttons(game)),
        "counts": units_by_kind(game),
        "guesses": sum(guesses for guesses, _ in guessed),
        "values": sum(values for _, values in guessed),
    }


def _xml(text: str) -> bytes:
    """The text read and written again as VASSAL would: one shape whatever the templates' blanks are."""
    root = etree.fromstring(text.encode(), etree.XMLParser(remove_blank_text=True, remove_comments=True))
    for element in root.iter():
        element.text = element.text if element.text and element.text.strip() else None
    etree.indent(root, space="  ")
    written: bytes = etree.tostring(root, encoding="UTF-8", xml_declaration=True, standalone=False)
    return written + b"\n"
