"""How a counter moves and turns, and what its moving leaves behind."""

from __future__ import annotations

from generator.traits.fields import (
    Colour,
    Flag,
    Format,
    Key,
    Match,
    Picture,
    Real,
    Text,
    Whole,
)
from generator.traits.figures import read_whole
from generator.traits.sequence import join_own, split
from generator.traits.strokes import NO_KEY, ctrl
from generator.traits.trait import Trait, Values, state, wire, write_values


class SendTo(Trait, id="sendto"):
    """Sends the counter to a place (counters/SendToLocation.java).

    `destination`: L x and y, G grid location, Z zone's middle, R region, A any counter that matches, C the next of
    them, N the nearest. Index times offset is added, to fan counters out.
    """

    menu: Text = ""
    key: Key = NO_KEY
    map: Format = ""
    board: Format = ""
    x: Format = "0"
    y: Format = "0"
    back_menu: Text = ""
    back_key: Key = NO_KEY
    x_index: Format = "0"
    y_index: Format = "0"
    x_offset: Format = "1"
    y_offset: Format = "1"
    description: Text = ""
    destination: Text = "L"
    zone: Format = ""
    region: Format = ""
    filter: Match = ""
    location: Format = ""

    back_map: Text = state("")
    back_x: Text = state("")
    back_y: Text = state("")

    @classmethod
    def read_type(cls, body: str) -> Values:
        """An empty destination is x and y."""
        values = super().read_type(body)
        return values | {"destination": values["destination"] or "L"}


class ReturnToDeck(Trait, id="return"):
    """Puts a card back onto a deck (counters/ReturnToDeck.java)."""

    menu: Text = ""
    key: Key = NO_KEY
    deck: Text = ""
    prompt: Text = "Select destination"
    description: Text = ""
    _version: Whole = wire(2, missing=0)
    choose: Flag = True
    deck_name: Format = ""

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The old form chose where it named no deck."""
        values = super().read_type(body)
        if values["_version"] < 2:
            return values | {"_version": 2, "choose": not values["deck"], "deck_name": values["deck"]}
        return values | {"_version": 2}


class MoveFixed(Trait, id="translate"):
    """Moves the counter by a fixed distance, y upwards (counters/Translate.java)."""

    menu: Text = wire("", missing="")
    key: Key = wire(NO_KEY, missing=ctrl("M"))
    dx: Format = "0"
    dy: Format = wire("0", missing="60")
    whole_stack: Flag = False
    x_index: Format = "0"
    y_index: Format = "0"
    x_offset: Format = "0"
    y_offset: Format = "0"
    description: Text = ""


class MarkMoved(Trait, id="markmoved"):
    """Shows that the counter has moved (counters/MovementMarkable.java)."""

    image: Picture = ""
    x: Whole = 0
    y: Whole = 0
    menu: Text = wire("", missing="Toggle whether piece marked as moved")
    key: Key = wire(NO_KEY, missing=ctrl("M"))
    description: Text = ""
    same_place_is_no_move: Flag = False
    mark_menu: Text = wire("", missing="Mark piece as moved")
    mark_key: Key = NO_KEY
    unmark_menu: Text = wire("", missing="Mark piece as unmoved")
    unmark_key: Key = NO_KEY

    moved: Flag = state(False)


class Trail(Trait, id="footprint"):
    """Shows the way the counter has come (counters/Footprint.java)."""

    key: Key = NO_KEY
    menu: Text = wire("", missing="Movement Trail")
    visible_at_start: Flag = False
    for_all: Flag = False
    radius: Whole = 10
    fill: Colour = (255, 255, 255)
    line: Colour = (0, 0, 0)
    selected_opacity: Whole = 100
    unselected_opacity: Whole = 50
    edge_point_buffer: Whole = 20
    edge_display_buffer: Whole = 30
    line_width: Real = 1.0
    on_key: Key = NO_KEY
    off_key: Key = NO_KEY
    clear_key: Key = NO_KEY
    description: Text = ""
    one_point_a_place: Flag = wire(False, since="3.8")

    visible: Flag = state(False)
    start_map: Text = state("")
    points: tuple[tuple[int, int], ...] = state(())
    started: Flag = state(False)

    def write_state(self) -> str:
        """`visible;startMap;count;x,y...;started`."""
        points = (f"{x},{y}" for x, y in self.points)
        flags = ["true" if flag else "false" for flag in (self.visible, self.started)]
        return join_own((flags[0], self.start_map, str(len(self.points)), *points, flags[1]), ";")

    @classmethod
    def read_state(cls, text: str, known: Values) -> Values:
        """The reverse of `write_state`."""
        visible, start_map, count, *rest = [*split(text, ";"), "", ""]
        wanted = max(0, read_whole(count, 0))
        points = tuple(_point(item) for item in rest[:wanted] if item)
        started = rest[wanted] == "true" if len(rest) > wanted else False
        return {"visible": visible == "true", "start_map": start_map, "points": points, "started": started}


def _point(text: str) -> tuple[int, int]:
    x, y, *_ = [*split(text, ","), ""]
    return read_whole(x, 0), read_whole(y, 0)


class Immobile(Trait, id="immob"):
    """How the counter may be picked, moved and stacked (counters/Immobilized.java).

    `select`: i with Shift, t with Ctrl, c with Alt, n never; g ignores the grid; Z never by frame, A with Alt, B with
    Alt and Shift. `move`: N normal, I only when selected, V never. `stack`: L normal, R never. VASSAL does not guard a
    `;` in the description.
    """

    select: Text = ""
    move: Text = "N"
    stack: Text = wire("L", missing="R")
    description: Text = ""

    def write_type(self, *, newest: bool = False) -> str:
        """The letters and the description, which stands as it is."""
        head = write_values(self, [line for line in self.lines if line.name != "description"])
        return f"{head};{self.description}"

    @classmethod
    def read_type(cls, body: str) -> Values:
        """The letters in VASSAL's order, without those it does not use."""
        values = super().read_type(body)
        select, move = values["select"], values["move"][:1]
        who, frame = _first("nitc", select), _first("ZAB", select)
        held = "V" if who == "n" else "I" if who else "N"
        if values["move"] and len(split(body, ";")) > 1:
            held = move if move in "IV" else "N"
        stack = "L" if values["stack"].startswith("L") else "R"
        grid = "g" if "g" in select else ""
        return values | {"select": who + grid + frame, "move": held, "stack": stack}


def _first(letters: str, text: str) -> str:
    return next((letter for letter in letters if letter in text), "")
