"""A unit told on the terminal: who it is, its steps, its commands, and trait by trait what VASSAL makes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap

from rich.text import Text

from generator.cli.show import OUT
from generator.data.commands import WORDS
from generator.model.editions import words_of
from generator.model.game import Game, Kind, Unit
from generator.play.lookup import View
from generator.play.offers import Command, offers
from generator.play.table import Table
from generator.traits import Prototype, Trait
from generator.traits.keynames import key_name
from generator.traits.told import purpose, said, title
from generator.vassal.opened import Opened

ENDS = {
    "eliminated": "eliminated",
    "roadblock": "eliminated, or a Roadblock on the road",
    "awaits-replacement": "awaits replacement",
}
OF_THE_TRACK = ("Lose", "Regain", "Eliminate")
"""Commands that begin like this come from the rules of the unit's own step track."""


def unit(game: Game, one: Unit, table: Table) -> None:
    """Name, steps and commands of a unit."""
    kind = next(kind for kind in game.kinds if kind.name == one.kind)
    of = ", ".join(word for word in (one.formation, one.parent) if word)
    OUT.print(Text.assemble((one.name, "bold"), f"  {one.id}"))
    OUT.print(f"{kind.title}, {one.side}; {of}; at the start in {View(table, one.name)('LocationName')}", markup=False)
    _section("Steps", _steps(one, kind), ("bold", "", "", "dim", "dim"))
    _section("Commands", _commands(game, kind, View(table, one.name)), ("", "cyan", "dim", "dim"))


def _section(heading: str, rows: Iterable[tuple[str, ...]], styles: tuple[str, ...]) -> None:
    """Columns without lines under a heading; a long last one goes on below itself."""
    OUT.print(f"\n{heading}", style="bold", markup=False)
    told = list(rows)
    widths = [max(len(row[column]) for row in told) for column in range(len(styles) - 1)]
    for *row, last in told:
        cells = [(word.ljust(width + 2), style) for word, width, style in zip(row, widths, styles, strict=False)]
        _hanging(Text.assemble("  ", *cells), last, styles[-1])


def _hanging(head: Text, words: str, style: str) -> None:
    """A head, and words that on a terminal are broken into lines beside it; in a pipe they stay on one line."""
    room = max(OUT.width - len(head), 30) if OUT.is_terminal else len(words) + 1
    first, *rest = wrap(words, room, break_on_hyphens=False) or [""]
    line = Text.assemble(head, (first, style))
    line.rstrip()
    OUT.print(line)
    for more in rest:
        OUT.print(Text.assemble(" " * len(head), (more, style)))


def _steps(one: Unit, kind: Kind) -> Iterator[tuple[str, ...]]:
    """Steps left, the face, what it prints, where that comes from, the rule; then what follows the last step."""
    values, track = dict(one.values), kind.track
    for stage in track.stages:
        value = values.get(stage.face)
        yield str(stage.steps), stage.face, value.text if value else "", value.origin if value else "", stage.rule
    yield "0", ENDS[track.end], "", "", track.rule
    if track.back in ("fired", "destroyed"):
        yield "", f"{track.back}, on the back", "", "", track.rule


def _commands(game: Game, kind: Kind, view: View) -> Iterator[tuple[str, ...]]:
    """Menu text, key, rule, what it does: all that can ever be in the unit's menu, in its order."""
    track = ", ".join(dict.fromkeys((kind.track.rule, *(stage.rule for stage in kind.track.stages))))
    for menu, command in _ever_offered(view):
        words = words_of(game.edition, command.text) if command.text in WORDS else None
        rule = track if command.text.startswith(OF_THE_TRACK) else words.rule if words else ""
        key = "" if command.key.name else key_name(command.key)
        yield menu + command.text, key, rule, words.text if words else ""


def _ever_offered(view: View) -> Iterator[tuple[str, Command]]:
    """Every entry of the menu with the menu it is in, whether it can be chosen now or not."""
    found: list[Command] = []
    for at, trait in enumerate(view.table.pieces[view.id].traits):
        found = [*offers(trait, view, at), *found]
    by_text = {one.text: one for one in found if one.entries is None}
    inner = {text for one in found for text in one.entries or ()}
    for one in found:
        if one.entries is not None:
            yield from ((f"{one.text} > ", by_text[text]) for text in one.entries if text in by_text)
        elif one.text not in inner:
            yield "", one


def traits(module: Opened, name: str) -> None:
    """Every trait of a counter in plain words, its own and those of its prototypes, the innermost first."""
    chain = next(chain for own, _, chain in module.pieces if own == name)
    for shared, own in groupby(chain, lambda trait: trait.name if isinstance(trait, Prototype) else ""):
        OUT.print(f'\nPrototype "{shared}"' if shared else "\nIts own traits", style="bold", markup=False)
        inside = module.expanded(tuple(own))
        for (heading, what), alike in groupby(inside, lambda trait: (title(trait), purpose(trait))):
            OUT.print(Text.assemble(("  " + heading, "cyan"), (f": {what[:1].lower()}{what[1:]}", "dim")))
            for trait in alike:
                _trait(trait)


def _trait(trait: Trait) -> None:
    """What the trait is for, or its name, and then its fields."""
    fields = dict(said(trait))
    known = [name for name in ("description", "menu", "name") if name in fields]
    head = fields.pop(known[0]) if known else ""
    rest = "; ".join(f"{name} {value}" for name, value in fields.items() if value != head)
    _hanging(Text("    " + (head + "  " if head else "")), rest, "dim")
