"""What is wrong with a trait: the only exception this room raises."""

from __future__ import annotations


class TraitError(Exception):
    """A trait that cannot be written or read: what is wrong, in which field of which trait.

    `number` counts the traits of a piece as VASSAL's editor lists them: the basic piece is 1, the outermost trait the
    last; 0 where a trait stands alone.
    """

    def __init__(self, what: str, trait: str = "", field: str = "", number: int = 0) -> None:
        super().__init__(what, trait, field, number)
        self.what, self.trait, self.field, self.number = what, trait, field, number

    def within(self, trait: str = "", field: str = "", number: int = 0) -> TraitError:
        """The same complaint, with the place added where it was not known yet."""
        return TraitError(self.what, self.trait or trait, self.field or field, self.number or number)

    def __str__(self) -> str:
        trait = f'"{self.trait}"' if self.trait else ""
        number = f"trait {self.number}" if self.number else "trait" if trait else ""
        field = f'field "{self.field}"' if self.field else ""
        place = ", ".join(part for part in (f"{number} {trait}".strip(), field) if part)
        return f"{place}: {self.what}" if place else self.what
