"""A running game goes on in the next edition: what Refresh Counters does, from definitions and ids alone."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from generator.model.game import Game
from generator.model.ledger import numbered
from generator.model.resolve import load_game
from generator.traits import (
    BasicPiece,
    DynamicProperty,
    Label,
    Layer,
    MarkMoved,
    Rotate,
    Trail,
    Trait,
    between,
    ctrl,
    marker,
)
from generator.vassal.buildfile import module_texts
from generator.vassal.maps import Boards
from generator.vassal.opened import Opened
from generator.vassal.refresh import forgotten, refreshed
from generator.vassal.slots import slots_of
from tests.games import CHOSIN, TEMPLATES, game

Chain = tuple[Trait, ...]


def pieces(told: Game) -> dict[str, Chain]:
    """Every piece of a module by id, prototypes unfolded."""
    book = Opened(module_texts(slots_of(told), Boards("map.png", "boxes.png"), (TEMPLATES,)).files)
    return {gpid: tuple(book.expanded(traits)) for _, gpid, traits in book.pieces}


@cache
def first() -> dict[str, Chain]:
    return pieces(game(CHOSIN))


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Chain]:
    """The next edition: 20 values, 3 names, 5 new, 2 withdrawn, a command's text, the table in another order."""
    folder = tmp_path_factory.mktemp("second") / "chosin"
    shutil.copytree(CHOSIN, folder)
    head, *rows = (folder / "units.csv").read_text("utf-8").splitlines()
    random.Random(1).shuffle(rows)
    (folder / "units.csv").write_text("\n".join([head, *rows]) + "\n", "utf-8")
    (folder / "errata" / "second.yaml").write_text("\n".join(_erratum()) + "\n", "utf-8")
    return pieces(numbered(load_game(folder, "second")[0])[0])


VALUED = [unit.id for unit in game(CHOSIN).units][20:100:4]
RENAMED = [unit.id for unit in game(CHOSIN).units][3:6]
GONE = ("usmc-5-hq", "usmc-med-e")


def _erratum() -> Iterator[str]:
    yield from ("id: second", "date: 2030-01-01", "source: a letter", "version: 1.1.0", "units:")
    yield from (f"  - {{id: {unit}, values: {number}-5-5}}" for number, unit in enumerate(VALUED, 20))
    yield from (f"  - {{id: {unit}, name: Renamed {unit}}}" for unit in RENAMED)
    yield from ("commands:", "  - {command: Clear Roadblock, rule: '9.9', text: Pushed aside.}", "new:")
    for number in range(5):
        yield f"  - {{id: added-{number}, name: Added {number}, side: UN, kind: platoon, formation: X, start: hagaru}}"
    yield from ("withdrawn:", *(f"  - {{id: {unit}}}" for unit in GONE))
    yield from ("start:", *(f"  - {{unit: {unit}, at: nowhere}}" for unit in GONE))


def played(chain: Chain, luck: random.Random) -> Chain:
    """A piece as it may be in the middle of a game: somewhere, with losses, fired, moved, with a trail behind it."""
    return tuple(_played(trait, luck) for trait in chain)


def _played(trait: Trait, luck: random.Random) -> Trait:
    match trait:
        case BasicPiece():
            return replace(
                trait, map="Main Map", x=luck.randrange(3000), y=luck.randrange(3000), kept=(("OldMap", "x"),)
            )
        case DynamicProperty(name="Steps"):
            return replace(trait, value=str(luck.randrange(5)))
        case DynamicProperty():
            return replace(trait, value=luck.choice(["true", "false", "0713", "a;b,c/d\\e"]))
        case MarkMoved():
            return replace(trait, moved=luck.random() < 0.5)
        case Trail():
            return replace(trait, visible=True, points=((1, 2), (3, luck.randrange(9))))
    return trait


def data(chain: Chain) -> dict[str, str]:
    return {name: value for trait in chain for name, value in getattr(trait, "pairs", ())}


def state(chain: Chain) -> list[str]:
    """What a piece remembers: its place, its properties, its marks."""
    kinds = (BasicPiece, DynamicProperty, MarkMoved, Trail)
    return [trait.encode()[1] for trait in chain if isinstance(trait, kinds)]


def test_every_surviving_piece_keeps_its_state_and_takes_the_new_values(second: dict[str, Chain]) -> None:
    luck = random.Random(7)
    gone = {id for id, chain in first().items() if data(chain).get("UnitId") in GONE}
    assert set(first()) - set(second) == gone
    assert len(gone) == 4
    changed = set()
    for id, chain in first().items():
        if id in second:
            before = played(chain, luck)
            after = refreshed(before, second[id])
            assert state(after) == state(before), data(chain)
            assert data(after) == data(second[id])
            assert list(forgotten(before, second[id])) == []
            changed |= {data(chain)["UnitId"]} if data(after) != data(chain) else set()
    assert changed == set(VALUED)


def test_names_pictures_and_reports_are_those_of_the_new_edition(second: dict[str, Chain]) -> None:
    for id, chain in second.items():
        after = refreshed(first().get(id, chain), chain)
        assert [t for t in after if not isinstance(t, BasicPiece | DynamicProperty | MarkMoved | Trail)] == [
            t for t in chain if not isinstance(t, BasicPiece | DynamicProperty | MarkMoved | Trail)
        ]
    renamed = {data(c)["UnitId"]: c[0] for c in second.values() if data(c).get("UnitId") in RENAMED}
    assert {unit: basic.name for unit, basic in renamed.items()} == {u: f"Renamed {u}" for u in RENAMED}


STEPS = DynamicProperty("Steps", between(0, 4), description="steps left", value="2")


def alone(trait: Trait, gpid: str = "1") -> Chain:
    return (BasicPiece(name="A", gpid=gpid), trait)


def test_a_property_is_kept_only_where_its_whole_definition_is_equal() -> None:
    same, other = replace(STEPS, value="4"), replace(STEPS, value="4", limits=between(0, 5))
    assert refreshed(alone(STEPS), alone(same))[1] == STEPS
    assert refreshed(alone(STEPS), alone(other))[1] == other
    assert list(forgotten(alone(STEPS), alone(other))) == ["Steps"]


def test_layers_and_turning_are_kept_by_name() -> None:
    layer = Layer(name="Flip", images=("a.png", "b.png"), level_names=("", ""), level=2)
    redrawn = replace(layer, images=("c.png", "d.png"), level=1)
    assert refreshed(alone(layer), alone(redrawn))[1].level == 2
    assert list(forgotten(alone(layer), alone(replace(redrawn, name="Turn")))) == ["Flip"]
    facing = Rotate(name="Facing", facings=6, facing=3)
    assert refreshed(alone(facing), alone(replace(facing, facings=4, facing=0)))[1].facing == 3


def test_markers_and_fixed_labels_take_the_new_text() -> None:
    assert refreshed(alone(marker(Side="North")), alone(marker(Side="South")))[1] == marker(Side="South")
    fixed, free = Label(label="old"), Label(label="old", menu="Rename", key=ctrl("R"))
    assert refreshed(alone(fixed), alone(replace(fixed, label="new")))[1].label == "new"
    assert refreshed(alone(free), alone(replace(free, label="new")))[1].label == "old"


def test_the_outermost_of_two_alike_is_asked_first() -> None:
    inner, outer = replace(STEPS, value="1"), replace(STEPS, value="3")
    old: Chain = (BasicPiece(name="A"), inner, outer)
    assert [t.value for t in refreshed(old, old)[1:]] == ["3", "3"]


def test_a_place_is_kept_and_a_name_is_new() -> None:
    old = (replace(BasicPiece(name="A", gpid="7"), map="Main Map", x=3, y=4, kept=(("UniqueID", "u"),)),)
    (basic,) = refreshed(old, (BasicPiece(name="B", image="b.png", gpid="7"),))
    assert basic == BasicPiece(name="B", image="b.png", gpid="7", map="Main Map", x=3, y=4, kept=(("UniqueID", "u"),))
