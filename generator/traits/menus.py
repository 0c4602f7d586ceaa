"""What the menu of a counter shows, and who may use it."""

from __future__ import annotations

from generator.traits.fields import (
    Flag,
    Format,
    Key,
    Keys,
    Match,
    SentKey,
    Text,
    Texts,
)
from generator.traits.strokes import NO_KEY
from generator.traits.trait import Trait, state, wire


class MultiLocation(Trait, id="locCommand"):
    """One menu entry for each region or zone (counters/MultiLocationCommand.java); `kind` is `locRegions` or
    `locZones`.
    """

    description: Text = ""
    kind: Text = "locRegions"
    filter: Match = ""
    menu: Format = "Do Something At $LocationOfCommand$"
    sends: SentKey = NO_KEY
    this_map_only: Flag = True
    sort: Format = wire("", since="3.8")
    ascending: Flag = wire(True, since="3.8")
    numeric: Flag = wire(False, since="3.8")


class RestrictCommands(Trait, id="hideCmd"):
    """Hides or greys menu entries while a condition holds (counters/RestrictCommands.java); `action` is `Hide` or
    `Disable`.
    """

    name: Text = ""
    action: Text = "Hide"
    condition: Match = ""
    keys: Keys = ()


class Restricted(Trait, id="restrict"):
    """Only some sides may command the counter (counters/Restricted.java)."""

    sides: Texts = ()
    by_player: Flag = False
    movement: Flag = True
    description: Text = ""

    owner: Text = state("")


class SubMenu(Trait, id="submenu"):
    """Puts menu entries, by their exact texts, into a menu of their own (counters/SubMenu.java)."""

    name: Text = ""
    entries: Texts = wire((), needed=True)
    description: Text = ""


class MenuSeparator(Trait, id="menuSeparator"):
    """A line in the menu (counters/MenuSeparator.java)."""

    description: Text = ""
    key: Key = NO_KEY
