"""Two editions of a module laid side by side: what changed for players, and what a running game would lose.

    before, after = read_module("1.0.0", files), read_module("1.0.1", other_files)
    differences(before, after)          everything that changed, in players' words
    losses(before, after)               what Refresh Counters could not bring over, piece by piece
    compare(before, after)              both, or a complaint where an edition cannot be read through
    page(before, after, ...)            all of it as one HTML page

Works on anybody's module, for it looks at the finished files.
"""

from generator.diff.compare import differences
from generator.diff.compared import Compared, compare
from generator.diff.losses import Loss, losses
from generator.diff.seen import Seen, read_module
from generator.diff.words import Difference

__all__ = ["Compared", "Difference", "Loss", "Seen", "compare", "differences", "losses", "read_module"]
