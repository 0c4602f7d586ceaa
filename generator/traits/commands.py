"""What a key does besides changing a value: triggers, reports, commands to others, copies, sounds."""

from __future__ import annotations

from generator.traits.changes import Parameters
from generator.traits.fields import (
    Flag,
    Format,
    Formats,
    Key,
    Keys,
    Match,
    SentKey,
    SentKeys,
    Text,
    Whole,
)
from generator.traits.figures import read_whole
from generator.traits.sequence import join_own, split
from generator.traits.strokes import NO_KEY, ctrl
from generator.traits.target import CounterTarget, Target
from generator.traits.trait import Trait, Values, state, wire, write_values


class Trigger(Trait, id="macro"):
    """Presses other keys of this counter when a key is heard and a condition holds (counters/TriggerAction.java)."""

    description: Text = ""
    menu: Text = wire("", missing="Trigger")
    key: Key = wire(NO_KEY, missing=ctrl("T"))
    condition: Match = ""
    watch: Keys = ()
    actions: SentKeys = ()
    loop: Flag = False
    before_loop: SentKey = NO_KEY
    after_loop: SentKey = NO_KEY
    loop_type: Text = "counted"
    loop_while: Match = ""
    loop_until: Match = ""
    loop_count: Format = ""
    index: Flag = False
    index_property: Text = ""
    index_start: Format = "1"
    index_step: Format = "1"


class Report(Trait, id="report"):
    """Says something in the chat log when a key is heard (counters/ReportState.java)."""

    keys: Keys = ()
    message: Format = "$location$: $newPieceName$ *"
    cycle_keys: Keys = ()
    cycle_messages: Formats = ()
    description: Text = ""
    always: Flag = False

    cycle: Whole = state(-1)


class GlobalKeyCommand(Trait, id="globalkey"):
    """Presses a key on other counters (counters/CounterGlobalKeyCommand.java)."""

    menu: Text = wire("", missing="Global Key Command")
    key: Key = wire(NO_KEY, missing=ctrl("G"))
    sends: SentKey = wire(NO_KEY, missing=ctrl("K"))
    filter: Match = ""
    restrict_range: Flag = False
    range: Whole = 1
    one_report: Flag = True
    fixed_range: Flag = True
    range_property: Text = ""
    description: Text = ""
    from_deck: Format = "-1"
    target: CounterTarget = Target()
    no_sounds: Flag = False
    parameters: Parameters = ()


class GlobalHotkey(Trait, id="globalhotkey"):
    """Presses a key of the toolbar (counters/GlobalHotKey.java)."""

    menu: Text = ""
    key: Key = wire(NO_KEY, missing=ctrl("H"))
    sends: SentKey = NO_KEY
    description: Text = ""


class Delete(Trait, id="delete"):
    """Takes the counter off the game (counters/Delete.java)."""

    menu: Text = ""
    key: Key = wire(NO_KEY, missing=ctrl("D"))
    description: Text = ""


class Clone(Trait, id="clone"):
    """Makes a second counter like this one (counters/Clone.java)."""

    menu: Text = ""
    key: Key = wire(NO_KEY, missing=ctrl("C"))
    description: Text = ""


class PlaySound(Trait, id="playSound"):
    """Plays a sound (counters/PlaySound.java)."""

    clip: Format = ""
    menu: Text = wire("", missing="Play Sound")
    key: Key = wire(NO_KEY, missing=ctrl("P"))
    for_others: Flag = False
    description: Text = ""
    always: Flag = False


class ActionButton(Trait, id="button"):
    """A place on the counter that presses a key when clicked (counters/ActionButton.java)."""

    key: SentKey = wire(NO_KEY, missing=ctrl("A"))
    x: Whole = 0
    y: Whole = 0
    width: Whole = 0
    height: Whole = 0
    description: Text = ""
    opens_menu: Flag = False
    whole_shape: Flag = False
    _version: Whole = wire(1, missing=0)
    points: tuple[tuple[int, int], ...] = ()

    def write_type(self, *, newest: bool = False) -> str:
        """The outline stands behind the rest: the number of corners, then x and y of each."""
        corners = (str(one) for corner in self.points for one in corner)
        rest = write_values(self, (line for line in self.lines if line.name != "points"))
        return ";".join((rest, str(len(self.points)), *corners))

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The reverse of `write_type`; an old definition has a box instead."""
        values = super().read_type(join_own(split(body, ";")[:9], ";"))
        numbers = [read_whole(item, 0) for item in split(body, ";")[9:]]
        count, corners = (numbers or [0])[0], numbers[1:]
        if values["_version"] >= 1:
            pairs = [*corners, 0][: 2 * max(0, min(count, (len(corners) + 1) // 2))]
            return values | {"points": tuple(zip(pairs[0::2], pairs[1::2], strict=True))}
        return values | {"_version": 1} | _old_box(values)


def _old_box(values: Values) -> Values:
    x, y, width, height = (values[name] for name in ("x", "y", "width", "height"))
    if width <= 0 or height <= 0:
        return {"points": (), "whole_shape": True}
    return {"points": ((x, y), (x + width, y), (x + width, y + height), (x, y + height))}


class Deselect(Trait, id="deselect"):
    """Takes the counter out of the selection (counters/Deselect.java); `which`: D this, A all, S only this stays."""

    menu: Text = ""
    key: Key = wire(NO_KEY, missing=ctrl("K"))
    description: Text = ""
    unstack: Flag = False
    which: Text = "D"
