"""What a trait makes of the moment: the level a layer shows, the text of a label, who may see the counter."""

from __future__ import annotations

from dataclasses import replace

from generator.play.table import Setting
from generator.play.wording import Asker, text
from generator.traits import Invisible, Label, Layer, Mask, split
from generator.traits.strokes import java_int


def level_of(layer: Layer, ask: Asker, at: int) -> int:
    """The level a layer stands at: its own, or what its expression says (Embellishment.checkPropertyLevel)."""
    if not layer.follow or not layer.expression:
        return layer.level
    inside = ask.inside(at)
    if inside is None:
        return layer.level
    expression = layer.expression.strip()
    braced = expression[:1] == "{" and expression[-1:] == "}"
    said = single_or_text(inside, expression if braced else expression.strip("$")) or str(layer.first_level)
    number = java_int(said)
    if number is None:
        ask.heard.append(f'layer "{layer.name}" follows "{layer.expression}", which is "{said}" and no number')
        return layer.level
    level = min(max(number - layer.first_level + 1, 1), len(layer.images))
    return level if layer.level > 0 else -level


def single_or_text(ask: Asker, expression: str) -> str:
    """A lone name is that property as it stands; anything else is worked out."""
    bare = expression[1:-1].strip() if expression[:1] == "{" and expression[-1:] == "}" else expression
    if not expression or bare.isidentifier() or not (bare[:1].isdigit() or expression[:1] == "{"):
        return (ask(bare) or "") if expression else ""
    return text(ask, expression if expression[:1] == "{" else f"{{{expression}}}")


def shown(layer: Layer, level: int) -> tuple[str, str]:
    """Picture and name at a level: both empty where the layer is off."""
    if level <= 0:
        return "", ""
    return layer.images[level - 1], layer.level_names[level - 1]


def stripped(level_name: str) -> str:
    """A level's name without the `+` at its start or end."""
    return level_name[1:] if level_name.startswith("+") else level_name.removesuffix("+")


def renamed(name: str, level_name: str) -> str:
    """A counter's name once a level has had its say: `+ (reduced)` goes behind it, `Reduced +` before, else it is
    replaced.
    """
    first, *rest = split(level_name, "+")
    if not rest:
        return first or name
    return first + name if first else name + rest[0]


def label_text(label: Label, ask: Asker, at: int, inner_name: str, *, report: bool = False) -> str:
    """What a label says; it cannot quote itself."""
    inside = ask.inside(at)
    words = label.label.replace(f"${label.property}$", "")
    return "" if inside is None else text(inside, words, {"PieceName": inner_name}, report=report)


def owner_now(trait: Invisible | Mask, setting: Setting) -> str:
    """By whom a trait would be used now: the player, or his side."""
    return (setting.player_id or setting.player) if trait.access == "player:" else setting.side


def may_see(trait: Invisible | Mask, setting: Setting, *, others: bool = False) -> bool:
    """May the player see what was hidden? With `others`, may everybody else?"""
    owner = _owner(trait)
    if not owner:
        return True
    if trait.access.startswith("sides:"):
        named = split(trait.access.removeprefix("sides:"), ":")
        return not others and owner in named and setting.side in named
    return not others and owner == owner_now(trait, setting)


def may_change(trait: Invisible | Mask, setting: Setting) -> bool:
    """May the player hide or show it?"""
    if trait.access.startswith("sides:"):
        return setting.side in split(trait.access.removeprefix("sides:"), ":")
    return not _owner(trait) or _owner(trait) == owner_now(trait, setting)


def hidden(trait: Invisible | Mask, owner: str) -> Invisible | Mask:
    """The trait, used by an owner, or by nobody."""
    if isinstance(trait, Invisible):
        return replace(trait, hidden_by=owner)
    return replace(trait, masked_by=owner, options="false|0" if owner else "")


def _owner(trait: Invisible | Mask) -> str:
    return trait.hidden_by if isinstance(trait, Invisible) else trait.masked_by
