"""Drawings become pictures: the only room that knows Pillow.

Shapes are filled on a grid four times as fine and averaged, tile by tile, so that a large board needs little memory.
Text is set letter by letter by FreeType at the same fineness, with the font's own widths. The same drawing gives the
same bytes: the fonts are pinned, and Pillow lays nothing out.
"""

import PIL

from generator.art.raster.canvas import Picture, draw
from generator.art.raster.encode import png

VERSION = f"2 pillow {PIL.__version__}"
"""The number is raised when the same drawing would give other pixels or other bytes than before."""

__all__ = ["VERSION", "Picture", "draw", "png"]
