"""Units and markers as VASSAL pieces: the prototypes of every kind, and the few traits that are a unit's own.

A piece, innermost first: its faces, how it moves, the commands of its kind, its state, the menu of its kind, its data.
"""

from __future__ import annotations

from collections.abc import Iterable

from generator.model.game import Kind, Marker, Unit
from generator.model.names import face_picture, marker_picture
from generator.model.steps import full_steps, shown_faces
from generator.traits import (
    BasicPiece,
    CalculatedProperty,
    Clone,
    Delete,
    DynamicProperty,
    GlobalKeyCommand,
    Layer,
    MarkMoved,
    Piece,
    Prototype,
    Report,
    RestrictCommands,
    SendTo,
    SubMenu,
    Trail,
    Trait,
    Trigger,
    ctrl,
    marker,
)
from generator.traits import Marker as Data
from generator.vassal.recipes import faces, headquarters, losses, places, state, vehicles
from generator.vassal.recipes.setting import Setting
from generator.vassal.turns import DAY, PART
from generator.vassal.words import TURN_GOES_ON

MOVING, STATE = "Unit: moving", "Unit: state"

LAYERS = ("Map", "Control", "Units", "Markers", "Turn")
"""The layers a map draws its counters in, the lowest first (build/module/map/LayeredPieceCollection.java)."""

ORDER: tuple[type[Trait], ...] = (
    Layer,
    Trail,
    MarkMoved,
    SendTo,
    GlobalKeyCommand,
    Trigger,
    Report,
    DynamicProperty,
    RestrictCommands,
    CalculatedProperty,
    Data,
    SubMenu,
)
"""The order of traits, innermost first, that VASSAL's manual asks for (Advanced Trait Ordering)."""


def arrange(traits: Iterable[Trait]) -> tuple[Trait, ...]:
    """The same traits in VASSAL's order; those of one class stay in the order they came in."""
    return tuple(sorted(traits, key=lambda trait: ORDER.index(type(trait))))


def prototypes(setting: Setting) -> tuple[tuple[str, tuple[Trait, ...]], ...]:
    """Every prototype by name: the two that all units share, and two for each kind, its commands and its menu."""
    kinds = [(kind, arrange(recipe(setting, kind))) for kind in setting.game.kinds]
    return (
        (MOVING, state.moving()),
        (STATE, state.remembered(setting)),
        *((commands_of(kind), tuple(t for t in traits if not _of_menu(t))) for kind, traits in kinds),
        *((menu_of(kind), tuple(t for t in traits if _of_menu(t))) for kind, traits in kinds),
    )


def commands_of(kind: Kind) -> str:
    """The name of the prototype with a kind's commands and reports."""
    return f"{kind.title}: commands"


def menu_of(kind: Kind) -> str:
    """The name of the prototype that says when a kind's commands are in the menu."""
    return f"{kind.title}: menu"


def _of_menu(trait: Trait) -> bool:
    return ORDER.index(type(trait)) > ORDER.index(DynamicProperty)


def recipe(setting: Setting, kind: Kind) -> tuple[Trait, ...]:
    """Everything a kind of unit can do; what comes last stands first in the menu.

    The trigger for a last step on a road comes before the plain one: on one key the inner trigger acts first.
    """
    track = kind.track
    waits = track.end == "awaits-replacement"
    return (
        *(headquarters.headquarters(setting, kind) if waits else places.gone(setting)),
        *(vehicles.roadblock(setting, kind) if track.end == "roadblock" else ()),
        *(() if waits else losses.last_step(kind)),
        *places.wounded(setting, kind),
        *places.off_map(setting, kind),
        *losses.eliminating(setting, kind),
        *(losses.turning_over(kind) if track.back == "steps" else ()),
        *(losses.firing(kind) if track.back == "fired" else ()),
        *losses.regaining(setting, kind),
        *(headquarters.paying(setting, kind) if kind.pays else ()),
        *losses.losing(setting, kind),
        *losses.losses_menu(kind, *(("Pay a Step for HQ",) if kind.pays else ())),
        faces.face_property(kind),
    )


def unit_piece(setting: Setting, unit: Unit, gpid: int) -> Piece:
    """A unit at full strength."""
    kind = next(kind for kind in setting.game.kinds if kind.name == unit.kind)
    pictures = tuple((face, face_picture(unit, face)) for face in shown_faces(kind.track))
    return Piece(
        (
            BasicPiece(name=unit.name, gpid=str(gpid)),
            faces.face_layer(kind, pictures, setting.scale),
            Prototype(MOVING),
            Prototype(commands_of(kind)),
            state.steps(full_steps(kind.track)),
            Prototype(STATE),
            Prototype(menu_of(kind)),
            unit_data(setting, unit, kind),
        )
    )


def unit_data(setting: Setting, unit: Unit, kind: Kind) -> Data:
    """Everything that sets one unit apart from another of its kind, readable by expressions."""
    values = {
        "UnitId": unit.id,
        "Side": unit.side,
        "Kind": unit.kind,
        "Formation": unit.formation,
        "Parent": unit.parent,
        "Division": unit.division,
        "MaxSteps": str(full_steps(kind.track)),
        "Printed": printed(unit),
        "InfantryType": "true" if kind.infantry else "false",
        "Rule": kind.track.rule,
        "Group": f"{unit.division} Division" if unit.division else unit.formation,
        "Layer": "Units",
    }
    return Data((*values.items(), *places.box_places(setting, unit)))


def printed(unit: Unit) -> str:
    """What a unit's faces print, front first: `full 12-9-1, reduced ~8-6-1`; a `~` marks an estimate."""
    return ", ".join(f"{face} {'~' * (value.origin == 'estimate')}{value.text}" for face, value in unit.values)


def marker_piece(setting: Setting, one: Marker, gpid: int) -> Piece:
    """A marker: a small picture that can be cloned and deleted, or the one that goes along the turn record.

    It is small and lies in a corner of the hex, so that it never buries the units it is about.
    """
    picture = marker_picture(one)
    if one.follows_turn:
        named = BasicPiece(image=picture if setting.scale == 1 else "", name=one.name, gpid=str(gpid))
        shown = Layer(images=(picture,), scale=1 / setting.scale, name="Face", description="what the counter shows")
        whole = (named,) if setting.scale == 1 else (named, shown)
        return Piece((*whole, _along_the_turns(setting), marker(Layer="Turn", FollowsTurn="true")))
    return Piece(
        (
            BasicPiece(name=one.name, gpid=str(gpid)),
            Layer(
                images=(picture,),
                x=-18,
                y=-20,
                scale=0.6 / setting.scale,
                name="Face",
                description="small, in a corner of the hex",
            ),
            Delete("Delete", ctrl("D")),
            Clone("Clone", ctrl("C")),
            marker(Layer=(one.layer or "markers").capitalize()),
        )
    )


def _along_the_turns(setting: Setting) -> SendTo:
    """To the space of the turn that the tracker has come to."""
    return SendTo(
        key=TURN_GOES_ON,
        map=setting.box_map,
        board=setting.game.sheet.board_name,
        description="along the turn record",
        destination="R",
        region=f"${DAY}$ ${PART}$",
    )
