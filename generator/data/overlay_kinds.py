"""Errata on kinds of units: their words, their step track as a whole, the values their counters print."""

from __future__ import annotations

from generator.data.errata import corrected, told, written
from generator.data.layers import Layers, Told
from generator.data.schema_errata import ErratumFile, KindChange
from generator.data.schema_game import KindRecord, StageRecord, ValueRecord
from generator.data.source import Spot
from generator.problems import did_you_mean

WORDS = ("title", "rule", "back", "end", "infantry", "pays")


def correct_kind(layers: Layers, erratum: ErratumFile, change: KindChange) -> None:
    """A kind with other words, another track or other values."""
    kind = layers.kinds.get(change.id)
    if kind is None:
        hint = did_you_mean(change.id, layers.kinds) or "one of " + ", ".join(layers.kinds)
        layers.complain(change.at("id"), f'there is no kind "{change.id}"', hint)
        return
    for key in written(change, "id"):
        if key in WORDS:
            kind = _word(layers, erratum, kind, change, key)
        elif key == "stages":
            kind = _track(layers, erratum, kind, change)
        else:
            kind = _value(layers, erratum, kind, change, key)
    layers.kinds[change.id] = kind


def _word(layers: Layers, erratum: ErratumFile, kind: KindRecord, change: KindChange, key: str) -> KindRecord:
    before, now = Told(told(kind, key), kind.at(key)), Told(told(change, key), change.at(key))
    if layers.says(erratum, "kind", change.id, key, before, now):
        return corrected(kind, {key: getattr(change, key)}, {key: now.where})
    return kind


def _track(layers: Layers, erratum: ErratumFile, kind: KindRecord, change: KindChange) -> KindRecord:
    before = Told(_stages(kind.stages), kind.at("stages"))
    now = Told(_stages(change.stages), change.at("stages"))
    if layers.says(erratum, "kind", change.id, "stages", before, now):
        return corrected(kind, {"stages": change.stages}, {"stages": now.where})
    return kind


def _stages(stages: tuple[StageRecord, ...]) -> str:
    return ", ".join(f"{stage.steps} {stage.face}" + f" ({stage.rule})" * bool(stage.rule) for stage in stages)


def _value(layers: Layers, erratum: ErratumFile, kind: KindRecord, change: KindChange, face: str) -> KindRecord:
    """A face's printed value; a blank one takes it away."""
    now = Told(as_typed(told(change, face)), change.at(face))
    value = kind.values.get(face)
    before = Told(typed(value), value.at("text")) if value else Told("", kind.at("values"))
    if not layers.says(erratum, "kind", change.id, face, before, now):
        return kind
    others = {name: one for name, one in kind.values.items() if name != face}
    new = {face: value_record(now, erratum)} if now.text else {}
    return corrected(kind, {"values": {**others, **new}}, {})


def value_record(now: Told, erratum: ErratumFile) -> ValueRecord:
    """A kind's value as an erratum says it; `~` before it is an estimate still."""
    origin = "estimate" if now.text.startswith("~") else "rules"
    text, source = now.text.removeprefix("~"), said_by(erratum)
    return ValueRecord.model_validate({"@": Spot(now.where), "text": text, "origin": origin, "source": source})


def said_by(erratum: ErratumFile) -> str:
    """An erratum as the source of a value."""
    return f"erratum {erratum.id}: {erratum.source}"


def typed(value: ValueRecord) -> str:
    """A kind's value as an author would type it into a cell."""
    return as_typed(("~" if value.origin == "estimate" else "") + value.text)


def as_typed(text: str) -> str:
    """A value with hyphens between its numbers, however it was typed."""
    return "-".join(text.replace("-", " ").split())
