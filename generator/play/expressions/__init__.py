"""What VASSAL makes of the expressions in a module: text fields, conditions and filters.

    context = Context(properties=unit, world=table, leading_zeros_are_text=True)
    fill("$PieceName$ has $Steps$ steps", context).result      a text field: plain with $x$, or all of it in braces
    holds('{Side=="US" && Steps>1}', context).result           a condition on the piece that asks
    selects('{Zone=="$Zone$"}', context, other).result         a filter: $x$ is the sender's, bare names the target's

Each gives an `Outcome`: `.result` is what VASSAL goes on with, `.complaints` what it reports as bad data (usually with
an empty or false result). What VASSAL understands and we do not is an `ExpressionError`, never a guess.

`Properties` is any callable name -> text or None; `World` (context.py) is what functions over pieces ask of the table.
"""

from generator.play.expressions.context import Context, ExpressionError, Outcome, Properties, World
from generator.play.expressions.formats import filled
from generator.play.expressions.functions import call
from generator.play.expressions.lookup import Run
from generator.play.expressions.matching import is_true, selector

__all__ = ["Context", "ExpressionError", "Outcome", "Properties", "World", "fill", "holds", "selects"]


def fill(wording: str, context: Context) -> Outcome[str]:
    """The text of a field such as a report, a label or the value of a property."""
    run = Run(context, call)
    result = filled(wording, run)
    return Outcome(result, tuple(run.complaints))


def holds(condition: str, context: Context) -> Outcome[bool]:
    """Is the condition true of the piece that asks? The empty one is not: most traits ask for emptiness first."""
    run = Run(context, call)
    return Outcome(is_true(condition, run), tuple(run.complaints))


def selects(condition: str, sender: Context, target: Properties) -> Outcome[bool]:
    """Does the sender's filter let this piece through? The empty one lets everybody through."""
    run = Run(sender, call)
    result = selector(condition, run)(target)
    return Outcome(result, tuple(run.complaints))
