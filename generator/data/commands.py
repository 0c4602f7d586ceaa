"""What the program says of its commands unless a game says otherwise: the rule that reports cite, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.data.schema_game import CommandRecord
from generator.problems import Where

OWN_WORDS = Where("the program's own words")


@dataclass(frozen=True)
class CommandWords:
    """The rule a command comes from, what the help page says it does, and where each of the two is said."""

    rule: str
    text: str
    rule_at: Where = OWN_WORDS
    text_at: Where = OWN_WORDS


WORDS: Mapping[str, CommandWords] = {
    "Lose a Step": CommandWords(
        "2.51, 2.52",
        "The next weaker face; the last step eliminates the unit. Several at once: sub-menu Losses.",
    ),
    "Regain a Step": CommandWords("", "The face before, on the map or in a box."),
    "Flip": CommandWords("2.5", "Turns the counter over; Fired on and off for units with that back."),
    "Eliminate": CommandWords("2.51, 2.52", "To the box of the eliminated of its side."),
    "To Field Hospital": CommandWords("19.4", "Infantry that qualifies, as the players judge."),
    "To Off Map Division Box": CommandWords("19.3", "To the box of its own division, as the players judge."),
    "Destroyed on Road": CommandWords("5.23", "The vehicle burns and stays as a Roadblock."),
    "Clear Roadblock": CommandWords("5.23", "The wreck goes to the eliminated."),
    "Replace HQ": CommandWords("4.12", "A headquarters that waits returns to the hex where it was lost."),
    "HQ Gone for Good": CommandWords("4.12", "It cannot be replaced."),
    "Pay a Step for HQ": CommandWords("4.12", "A unit loses a step and its headquarters returns."),
}
"""Every command that a rule stands behind, by its menu text."""


def with_record(words: CommandWords, record: CommandRecord) -> CommandWords:
    """The words of a command as a game's commands.yaml tells them."""
    keys = record.spot.keys
    return CommandWords(
        record.rule if "rule" in keys else words.rule,
        record.text if "text" in keys else words.text,
        record.at("rule") if "rule" in keys else words.rule_at,
        record.at("text") if "text" in keys else words.text_at,
    )
