"""`python -m generator` is `vmodgen`."""

from generator.cli import main

main()
