"""What a build tells when all went well."""

from __future__ import annotations

from generator.build import Report
from generator.cli.counts import kinds, warn
from generator.cli.show import OUT, table
from generator.model.figures import first_and_last_hex


def built(made: Report) -> None:
    """The report of a build: what was made, what it costs, what is a guess."""
    warn(made.warnings)
    kinds(made.game)
    OUT.print(table("Module", _module(made)))
    for key in made.new_ids:
        OUT.print(f"new id: {key}", markup=False)
    OUT.print(f"written: {made.module}", style="bold", markup=False)


def _module(made: Report) -> list[tuple[str, str]]:
    first, last = first_and_last_hex(made.game)
    return [
        ("pictures", f"{made.faces}, {made.drawn} of them drawn anew"),
        ("hexes", f"{first} to {last}"),
        ("size of the module", f"{made.size / 1e6:.1f} MB"),
        ("memory of its pictures in VASSAL at 100 %", f"{made.memory / 2**20:.0f} MB"),
        ("pieces", f"{len(made.game.ledger)} ids, {len(made.new_ids)} new"),
    ]
