"""The command line: the only room that prints, and the only one that knows where folders are.

Commands import what they need when they run: help and version answer at once, without a drawing or a solver loaded.
"""

from generator.cli import diff, errata, explain, grid, press, preview, sheets, sources
from generator.cli.app import main

__all__ = ["diff", "errata", "explain", "grid", "main", "press", "preview", "sheets", "sources"]
