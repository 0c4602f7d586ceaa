"""Which properties an expression needs, and what BeanShell gets to see of them.

VASSAL looks every bare name up before it starts, and hands it on as a number, true, false or text; a name with a method
of texts behind it (`Hex.length()`) is text whatever it looks like, everywhere in that expression.
Source: script/ExpressionInterpreter.java, bsh/BeanShellExpressionValidator.java.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from generator.play.expressions import texts
from generator.play.expressions.context import Context, Properties, VassalError
from generator.play.expressions.lexer import TYPES, words
from generator.play.expressions.literals import literal
from generator.play.expressions.parser import RESULT
from generator.play.expressions.syntax import Assign, Call, Cast, Name, Node, children
from generator.play.expressions.values import Value, property_value


@dataclass(frozen=True, slots=True)
class Run:
    """One evaluation: who asks, how functions are called, and what has been complained of so far."""

    context: Context
    call: Callable[[str, list[Value], "Run"], Value]
    complaints: list[str] = field(default_factory=list)

    def on(self, piece: Properties) -> "Run":
        """The same evaluation, asking another piece."""
        return replace(self, context=replace(self.context, properties=piece, known={}))

    def property(self, name: str) -> str | None:
        known = self.context.known.get(name)
        return self.context.properties(name) if known is None else known


def looked_up(statements: tuple[Node, ...], run: Run) -> dict[str, Value]:
    """The names of an expression with their values."""
    bare, spelt = _names(statements)
    as_text = run.context.leading_zeros_are_text
    names = {name: property_value(run.property(_property(name)), as_text) for name in bare}
    return names | {name: _spelt(run.property(_property(name)) or "") for name in spelt}


@lru_cache(maxsize=2048)
def _names(statements: tuple[Node, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names to look up, and those that are spelt out as text."""
    bare: dict[str, None] = {}
    spelt: dict[str, None] = {}
    first = statements[0].value if isinstance(statements[0], Assign) else statements[0]
    all(_collect(node, bare, spelt) for node in (first, *statements[1:]))
    bare.pop(RESULT, None)
    return tuple(bare), tuple(spelt)


def _collect(node: Node, bare: dict[str, None], spelt: dict[str, None]) -> bool:
    """Notes the names to look up, in reading order; False at an assignment, where VASSAL stops looking."""
    match node:
        case Assign():
            return False
        case Name((name,)) | Cast(name) if name not in TYPES:
            bare[name] = None
        case Call((name, method, *_)) if method in texts.NAMES:
            spelt[name] = None
    return all(_collect(child, bare, spelt) for child in children(node))


def _property(name: str) -> str:
    """`$x$` is the property x."""
    return name[1:-1] if len(name) > 2 and name[0] == name[-1] == "$" else name


def _spelt(value: str) -> Value:
    """A property as VASSAL writes it into the call: quotes are escaped, backslashes are not."""
    quoted = words('"' + value.replace('"', '\\"') + '"')
    if [word.kind for word in quoted] != ["text", "end"]:
        raise VassalError(f"this value cannot be written as a text: {value!r}")
    return literal(quoted[0])
