"""VASSAL's vocabulary: every trait a counter can have, written once, for writing and for reading.

    from generator.traits import *

    unit = Piece((                                    # the basic piece first, the outermost trait last
        BasicPiece(image="rct7.png", name="7 Marines", gpid="12"),
        Layer(name="Face", images=("a.png", "b.png"), level_names=("", "+ (reduced)"),
              follow=True, expression="{3-Steps}"),
        Marker((("Side", "US"), ("MaxSteps", "2"))),  # or marker(Side="US", MaxSteps="2")
        DynamicProperty("Steps", between(0, 4), (KeyCommand(named("StepDn"), Change("-1")),), value="2"),
        Trigger(menu="Lose step", key=ctrl("L"), condition="{Steps>1}", actions=(named("StepDn"),)),
        Report(keys=(named("StepDn"),), message="$location$: $oldPieceName$ loses a step"),
        Prototype("Unit"),
    ))
    write_add_piece(unit)                             # the text of a PieceSlot
    write_prototype((Delete("Delete", ctrl("D")),))   # the text of a PrototypeDefinition
    piece, id = read_add_piece(text)                  # the reverse; Unknown traits come back as they were

A trait does only what its author says: every menu text is empty and every key NO_KEY unless given, whatever VASSAL's
reader would take for a field that is missing. `Trait.lines` lists the fields with their kinds, for checkers and docs;
`KNOWN` lists the traits. Whatever cannot be written or read is a TraitError with the trait's number and the field.
"""

from generator.traits.changes import Ask, Change, Changer, Choose, KeyCommand, Limits, SetTo, between
from generator.traits.commands import (
    ActionButton,
    Clone,
    Delete,
    Deselect,
    GlobalHotkey,
    GlobalKeyCommand,
    PlaySound,
    Report,
    Trigger,
)
from generator.traits.display import AreaOfEffect, Border, Label, NonRectangular
from generator.traits.errors import TraitError
from generator.traits.fields import sides
from generator.traits.grouping import (
    ABOVE,
    BELOW,
    BOTTOM,
    TOP,
    Attachment,
    Mat,
    MatCargo,
    PlaceMarker,
    Prototype,
    Replace,
    inner_pieces,
    placed_piece,
)
from generator.traits.hiding import Invisible, Mask, MaskStyle
from generator.traits.layer import Layer, OldLayer
from generator.traits.menus import MenuSeparator, MultiLocation, RestrictCommands, Restricted, SubMenu
from generator.traits.movement import Immobile, MarkMoved, MoveFixed, ReturnToDeck, SendTo, Trail
from generator.traits.piece import (
    BasicPiece,
    Piece,
    read_add_piece,
    read_piece,
    read_prototype,
    write_add_piece,
    write_piece,
    write_prototype,
)
from generator.traits.properties import (
    BasicName,
    CalculatedProperty,
    Comment,
    DynamicProperty,
    Marker,
    Message,
    PropertySheet,
    SetGlobalProperty,
    SetPieceProperty,
    Table,
    marker,
)
from generator.traits.sequence import join, split
from generator.traits.strokes import (
    NO_KEY,
    Stroke,
    alt,
    ctrl,
    ctrl_shift,
    named,
    plain,
    read_stroke,
    shift,
    write_stroke,
)
from generator.traits.target import Target, read_target, write_target
from generator.traits.trait import KNOWN, Line, Trait, Unknown, decode
from generator.traits.turning import Pivot, Rotate

__all__ = [
    "ABOVE",
    "BELOW",
    "BOTTOM",
    "KNOWN",
    "NO_KEY",
    "TOP",
    "ActionButton",
    "AreaOfEffect",
    "Ask",
    "Attachment",
    "BasicName",
    "BasicPiece",
    "Border",
    "CalculatedProperty",
    "Change",
    "Changer",
    "Choose",
    "Clone",
    "Comment",
    "Delete",
    "Deselect",
    "DynamicProperty",
    "GlobalHotkey",
    "GlobalKeyCommand",
    "Immobile",
    "Invisible",
    "KeyCommand",
    "Label",
    "Layer",
    "Limits",
    "Line",
    "MarkMoved",
    "Marker",
    "Mask",
    "MaskStyle",
    "Mat",
    "MatCargo",
    "MenuSeparator",
    "Message",
    "MoveFixed",
    "MultiLocation",
    "NonRectangular",
    "OldLayer",
    "Piece",
    "Pivot",
    "PlaceMarker",
    "PlaySound",
    "PropertySheet",
    "Prototype",
    "Replace",
    "Report",
    "RestrictCommands",
    "Restricted",
    "ReturnToDeck",
    "Rotate",
    "SendTo",
    "SetGlobalProperty",
    "SetPieceProperty",
    "SetTo",
    "Stroke",
    "SubMenu",
    "Table",
    "Target",
    "Trail",
    "Trait",
    "TraitError",
    "Trigger",
    "Unknown",
    "alt",
    "between",
    "ctrl",
    "ctrl_shift",
    "decode",
    "inner_pieces",
    "join",
    "marker",
    "named",
    "placed_piece",
    "plain",
    "read_add_piece",
    "read_piece",
    "read_prototype",
    "read_stroke",
    "read_target",
    "shift",
    "sides",
    "split",
    "write_add_piece",
    "write_piece",
    "write_prototype",
    "write_stroke",
    "write_target",
]
