"""A board wargame in tables and text becomes a VASSAL module."""

__version__ = "0.1.0"
