"""Errata laid over a game folder: a later word over an earlier one, each value keeping the line that set it.

What comes out are the same records as if the author had typed the corrections into the tables, but each corrected
value stands where its erratum says it. Nothing is bound here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from generator.data import overlay_units
from generator.data.commands import WORDS, CommandWords
from generator.data.errata import chosen, corrected, written
from generator.data.layers import Layers, Told
from generator.data.load import Folder
from generator.data.overlay_kinds import correct_kind
from generator.data.schema_errata import ErratumFile
from generator.data.schema_game import CommandRecord
from generator.data.schema_parts import SummaryRecord
from generator.problems import Problem, did_you_mean


def overlaid(folder: Folder, wanted: str) -> Folder:
    """The folder with these errata applied: `none`, `all`, or their ids; ProblemsError for an id there is not."""
    layers = Layers(folder)
    for record in folder.commands.commands if folder.commands else ():
        _known_command(layers, record)
    applied = chosen(folder.errata, wanted)
    for erratum in applied:
        _apply(layers, erratum)
    overlay_units.leave_the_set_up(layers)
    _expect(layers, folder)
    return layers.folded(applied)


def _apply(layers: Layers, erratum: ErratumFile) -> None:
    for kind in erratum.kinds:
        correct_kind(layers, erratum, kind)
    for new in erratum.new:
        overlay_units.add(layers, erratum, new)
    for unit in erratum.units:
        overlay_units.correct(layers, erratum, unit)
    for gone in erratum.withdrawn:
        overlay_units.withdraw(layers, erratum, gone)
    for start in erratum.start:
        overlay_units.place(layers, erratum, start)
    for command in erratum.commands:
        _correct_command(layers, erratum, command)
    for rule in erratum.summary:
        _correct_summary(layers, erratum, rule)
    if layers.silent_about(erratum):
        layers.complain(erratum.at("id"), f'the erratum "{erratum.id}" changes nothing', "say what it corrects")
    if not erratum.source.strip():
        layers.complain(erratum.at("source"), "an erratum says where it comes from", "a page, a sheet, a letter")
    _raise_version(layers, erratum)


def _correct_command(layers: Layers, erratum: ErratumFile, record: CommandRecord) -> None:
    """A command's rule or text (both words of the program, unless the game has its own)."""
    if not _known_command(layers, record):
        return
    words = layers.words[record.command]
    for key in written(record, "command"):
        before = Told(words.rule, words.rule_at) if key == "rule" else Told(words.text, words.text_at)
        now = Told(record.rule if key == "rule" else record.text, record.at(key))
        if layers.says(erratum, "command", record.command, key, before, now):
            words = _reworded(words, key, now)
    layers.words[record.command] = words


def _correct_summary(layers: Layers, erratum: ErratumFile, record: SummaryRecord) -> None:
    """A rule of the chart of rules told in other words, or one more rule there."""
    game = layers.game
    if game is None:
        return
    there = next((one for one in game.summary if one.rule == record.rule), None)
    before = Told(there.text, there.at("text")) if there else Told("", game.at("summary"))
    now = Told(record.text, record.at("text"))
    if layers.says(erratum, "rule", record.rule, "text", before, now, f"rule {record.rule}"):
        summary = tuple(record if one is there else one for one in game.summary)
        layers.game = game.model_copy(update={"summary": summary if there else (*summary, record)})


def _reworded(words: CommandWords, key: str, now: Told) -> CommandWords:
    if key == "rule":
        return replace(words, rule=now.text, rule_at=now.where)
    return replace(words, text=now.text, text_at=now.where)


def _known_command(layers: Layers, record: CommandRecord) -> bool:
    if record.command in WORDS:
        return True
    hint = did_you_mean(record.command, WORDS) or "one of " + ", ".join(WORDS)
    layers.complain(record.at("command"), f'there is no command "{record.command}"', hint)
    return False


def _raise_version(layers: Layers, erratum: ErratumFile) -> None:
    """The module's version from this erratum on; it can only rise."""
    game = layers.game
    if not erratum.version or game is None:
        return
    where = erratum.at("version")
    if numbers(erratum.version) <= numbers(game.version):
        what = f"version {erratum.version} is not later than {game.version}, see {game.at('version')}"
        layers.complain(where, what, "an edition with more errata has a higher version")
    layers.game = corrected(game, {"version": erratum.version}, {"version": where})


def numbers(version: str) -> tuple[int, ...]:
    """A version's numbers, to compare by; what is no number counts for nothing."""
    return tuple(int(part) for part in version.split(".") if part.isdecimal())


def _expect(layers: Layers, folder: Folder) -> None:
    """New and withdrawn units count for and against what game.yaml expects."""
    if layers.game is None:
        return
    before, now = (Counter(row.kind for row in rows) for rows in (folder.units, layers.units))
    expect = tuple(
        told.model_copy(update={"count": told.count + now[told.kind] - before[told.kind]})
        for told in layers.game.expect
    )
    layers.game = layers.game.model_copy(update={"expect": expect})


def touched(folder: Folder, erratum: ErratumFile) -> tuple[Folder, tuple[Problem, ...]]:
    """What one erratum changes when it is laid over the game alone, and what is wrong with it."""
    alone = overlaid(folder, erratum.id)
    return alone, _of(erratum, alone.problems)


def _of(erratum: ErratumFile, problems: Iterable[Problem]) -> tuple[Problem, ...]:
    return tuple(problem for problem in problems if problem.where.file == erratum.at().file)
