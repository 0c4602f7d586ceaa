"""Rules of a sound module: pictures and prototypes exist, keys are heard, ids are one. A generator function a rule.

They look at the finished files, so that templates an author brings are held to them too. What breaks one of them is
refused: VASSAL itself would be silent about most (a missing prototype, an unheard key).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from generator.problems import Problem, Where, did_you_mean
from generator.traits import Prototype, Stroke, Trait, TraitError
from generator.vassal.opened import BUILD_FILE, Opened
from generator.vassal.words import MOVED

WHERE = Where(BUILD_FILE)

PICTURE_ATTRIBUTES = (
    "image",
    "icon",
    "fileName",
    "iconName",
    "persistentIconName",
    "inIconName",
    "outIconName",
    "pickIconName",
)
OWN_PICTURES = "/images/"
"""Pictures that come with VASSAL begin like this."""


def pictures_are_there(module: Opened) -> Iterator[Problem]:
    """Every picture that is named is in the archive, letter for letter."""
    present = {name.removeprefix("images/") for name in module.files if name.startswith("images/")}
    for name in sorted(named_pictures(module) - present):
        yield Problem(WHERE, f'there is no picture "{name}"', did_you_mean(name, present))


def pictures_are_used(module: Opened) -> Iterator[Problem]:
    """Every picture in the archive is named somewhere."""
    named = named_pictures(module)
    for name in sorted(module.files):
        if name.startswith("images/") and name.removeprefix("images/") not in named:
            yield Problem(Where(name), "nothing uses this picture")


def named_pictures(module: Opened) -> set[str]:
    """Every picture of the module's own that components and traits name."""
    attributes = {
        str(value)
        for element in module.root.iter()
        for key, value in element.attrib.items()
        if (key in PICTURE_ATTRIBUTES or str(key).endswith("Icon")) and not str(value).endswith((".html", ".pdf"))
    }
    pages = [text.decode() for name, text in module.files.items() if name.endswith(".html")]
    attributes |= {name for page in pages for name in re.findall(r'src="images/([^"]+)"', page)}
    options = {one.text or "" for one in module.root.iter("option") if one.get("name", "").endswith("Icon")}
    traits = [trait for _, _, chain in module.pieces for trait in chain]
    traits += [trait for chain in module.prototypes.values() for trait in chain]
    named = attributes | options | {name for trait in traits for name in trait_pictures(trait)}
    return {name for name in named if name and not name.startswith(OWN_PICTURES)}


def trait_pictures(trait: Trait) -> Iterator[str]:
    """The pictures a trait names."""
    for line in trait.lines:
        if line.kind == "picture":
            yield getattr(trait, line.name)
        elif line.kind == "pictures":
            yield from getattr(trait, line.name)


def prototypes_are_there(module: Opened) -> Iterator[Problem]:
    """Every prototype a piece names is defined; VASSAL leaves one that is not out without a word."""
    for name, _, chain in module.pieces:
        for trait in chain:
            if isinstance(trait, Prototype) and trait.name not in module.prototypes:
                hint = did_you_mean(trait.name, module.prototypes)
                yield Problem(WHERE, f'"{name}" wants a prototype "{trait.name}", which is not there', hint)


def keys_are_heard(module: Opened) -> Iterator[Problem]:
    """Every key that a trigger presses is heard by the same piece."""
    seen: set[tuple[Trait, ...]] = set()
    for name, _, chain in module.pieces:
        traits = tuple(module.expanded(chain))
        heard = {key for trait in traits for key in keys_of(trait, "key", "keys")}
        pressed = {key for trait in traits for key in keys_of(trait, "sent keys")}
        for key in sorted(pressed - heard - {MOVED}, key=str):
            if chain not in seen:
                yield Problem(WHERE, f'"{name}" presses the key {key.name or key.code}, and nothing of it hears that')
        seen.add(chain)


def keys_of(trait: Trait, *kinds: str) -> Iterator[Stroke]:
    """The keys in a trait's fields of these kinds, and those of its key commands."""
    for line in trait.lines:
        value = getattr(trait, line.name)
        if line.kind in kinds:
            yield from (value,) if isinstance(value, Stroke) else value
        elif line.kind == "key commands" and "keys" in kinds:
            yield from (command.key for command in value)


def ids_are_one(module: Opened) -> Iterator[Problem]:
    """Every piece has an id of its own, a positive whole number below the next free one (gpid)."""
    ids = [(name, gpid) for name, gpid, _ in module.pieces]
    for gpid, count in sorted(Counter(gpid for _, gpid in ids).items()):
        names = ", ".join(sorted({name for name, other in ids if other == gpid}))
        if count > 1:
            yield Problem(WHERE, f"the id {gpid} is given {count} times: {names}")
        if not gpid.isdigit() or not 0 < int(gpid) < int(module.root.get("nextPieceSlotId", "0")):
            yield Problem(WHERE, f'"{gpid}" cannot be the id of a piece: {names}')


def entries_are_plain(module: Opened) -> Iterator[Problem]:
    """Names in the archive are plain ASCII, and differ by more than case."""
    for name in sorted(module.files):
        if not name.isascii():
            yield Problem(Where(name), "a name in the archive has letters that not every machine can write")
    for name, count in sorted(Counter(name.lower() for name in module.files).items()):
        if count > 1:
            yield Problem(Where(name), "two names in the archive differ only by case")


RULES: tuple[Callable[[Opened], Iterator[Problem]], ...] = (
    prototypes_are_there,
    pictures_are_there,
    pictures_are_used,
    keys_are_heard,
    ids_are_one,
    entries_are_plain,
)


def complaints(files: Mapping[str, bytes]) -> tuple[Problem, ...]:
    """What is wrong with a module's files, by every rule."""
    module = Opened(files)
    try:
        return tuple(problem for rule in RULES for problem in rule(module))
    except TraitError as error:
        return (Problem(WHERE, f"a piece cannot be read back: {error}"),)
