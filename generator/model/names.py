"""Where names are made: pictures, boxes that rules know, and the keys of piece ids.

The two wings, art and vassal, meet here.
"""

from __future__ import annotations

from hashlib import blake2b

from generator.model.game import FaceKey, Marker, Unit

PALETTE = "palette"
"""The place of a piece in the counter tray, for its key in the ledger."""

AT_START = "at-start"
"""The place of a piece that stands on a map when the game starts."""

MOVED_PICTURE = "moved.png"
"""The mark on a counter that has moved."""

ICONS = (
    "boxes",
    "camera",
    "charts",
    "clean",
    "counters",
    "dice",
    "eye-closed",
    "eye-open",
    "fired",
    "inventory",
    "list",
    "losses",
    "moved",
    "next",
    "notes",
    "overview",
    "recenter",
    "retire",
    "ruler",
    "server",
    "step",
    "trails",
    "turn",
    "undo",
    "windows",
    "zoom",
    "zoom-in",
    "zoom-out",
)
"""What the buttons of the toolbar are for; each has an icon."""


def icon_picture(what: str) -> str:
    """The picture of a button's icon."""
    return f"icon-{what}.png"


FIELD_HOSPITAL = "Field Hospital"
"""The box for the infantry of a side that has one (19.4)."""


def eliminated_box(side: str) -> str:
    """The box for eliminated units of a side (2.51, 2.52)."""
    return f"Eliminated {side}"


def off_map_box(division: str) -> str:
    """The box of a division (19.3)."""
    return f"Off Map {division}"


def awaiting_box(side: str) -> str:
    """The box where headquarters of a side wait for replacement (4.12)."""
    return f"{side} HQ Awaiting Replacement"


def face_picture(unit: Unit, face: FaceKey) -> str:
    """The picture of one face of a unit, such as `usmc-7-1-a.full.png`."""
    return f"{unit.id}.{face}.png"


def marker_picture(marker: Marker) -> str:
    """The picture of a marker."""
    return f"marker.{marker.id}.png"


def hashed_picture(stem: str, png: bytes) -> str:
    """The picture of something larger than a counter, such as a board.

    The name carries a hash of its content: VASSAL keeps tiles of large pictures by name and would show the old one.
    """
    return f"{stem}-{blake2b(png, digest_size=5).hexdigest()}.png"


def piece_key(owner: str, place: str) -> str:
    """The ledger's key of a piece: a unit or marker id, and the place it comes from."""
    return f"{owner}@{place}"
