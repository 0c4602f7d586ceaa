"""The value of an expression, once its properties are looked up.

One verb a construct. Source: script/ExpressionInterpreter.java (evaluate), bsh/BSH*.java (eval), Name.java.
"""

from dataclasses import dataclass
from functools import singledispatch

from generator.play.expressions import statics, texts
from generator.play.expressions.context import ExpressionError, VassalError
from generator.play.expressions.lookup import Run, looked_up
from generator.play.expressions.operators import binary, unary
from generator.play.expressions.parser import RESULT, parse
from generator.play.expressions.patterns import PatternError
from generator.play.expressions.syntax import (
    Assign,
    Binary,
    Call,
    Cast,
    Choice,
    Group,
    Literal,
    Method,
    Name,
    Node,
    Step,
    Unary,
)
from generator.play.expressions.values import VOID, WIDTH, Primitive, Value, cast, text

_CLASSES_OF_VALUES = frozenset(
    {"Integer", "Long", "Short", "Byte", "Float", "Double", "Boolean", "Character", "Object"}
)

_METHODS_OF_NUMBERS = frozenset({"booleanValue", "equals", "getClass", "getType", "getValue", "hashCode", "intValue"})


@dataclass(frozen=True, slots=True)
class Scope:
    """The names of an expression while it runs."""

    names: dict[str, Value]
    run: Run


def evaluate(source: str, run: Run) -> str:
    """The text that the expression (without braces) gives; a VassalError where VASSAL reports one."""
    try:
        statements = parse(source)
        scope = Scope(looked_up(statements, run), run)
        for statement in statements:
            value_of(statement, scope)
    except PatternError:
        return ""  # VASSAL swallows it
    except RecursionError as error:
        raise ExpressionError("the expression is nested too deeply for us") from error
    result = scope.names.get(RESULT, VOID)
    if result is None or result is VOID:
        raise VassalError("the expression has no value")
    return text(result)


@singledispatch
def value_of(node: Node, scope: Scope) -> Value:
    """The value of a part of an expression."""
    raise NotImplementedError(type(node))


@value_of.register
def _(node: Literal, scope: Scope) -> Value:
    return node.value


@value_of.register
def _(node: Group, scope: Scope) -> Value:
    return value_of(node.inner, scope)


@value_of.register
def _(node: Name, scope: Scope) -> Value:
    first = node.parts[0]
    if len(node.parts) == 1:
        if first in ("this", "super", "global"):
            raise ExpressionError(f"{first!r} is beyond us")
        return scope.names.get(first, VOID)
    if first not in scope.names and first in statics.CLASSES:
        if node.parts[:2] not in statics.CONSTANTS or len(node.parts) > 2:
            raise ExpressionError(f"{'.'.join(node.parts)} is beyond us")
        return statics.CONSTANTS[first, node.parts[1]]
    raise VassalError(f"there is no {'.'.join(node.parts)}")


@value_of.register
def _(node: Call, scope: Scope) -> Value:
    first, *rest = node.name
    if rest and first not in scope.names and first not in statics.CLASSES:
        raise VassalError(f"there is no {first} to call {'.'.join(rest)} of")
    arguments = _arguments(node.arguments, scope)
    if not rest:
        return scope.run.call(first, arguments, scope.run)
    if len(rest) > 1:
        raise ExpressionError(f"{'.'.join(node.name)}(...) is beyond us")
    if first in scope.names:
        return _method(scope.names[first], rest[0], arguments)
    return statics.call_static(first, rest[0], arguments)


@value_of.register
def _(node: Method, scope: Scope) -> Value:
    target = value_of(node.target, scope)
    if node.arguments is None:
        raise VassalError(f"values have no field {node.name}")
    return _method(target, node.name, _arguments(node.arguments, scope))


def _arguments(nodes: tuple[Node, ...], scope: Scope) -> list[Value]:
    values = [value_of(node, scope) for node in nodes]
    if VOID in values:
        raise VassalError("a value handed to a function is undefined")
    return values


def _method(target: Value, name: str, arguments: list[Value]) -> Value:
    if isinstance(target, str):
        return texts.call_on_text(target, name, arguments)
    if name == "toString" and not arguments and isinstance(target, Primitive):
        return text(target)
    if isinstance(target, Primitive) and (target.boxed or name in _METHODS_OF_NUMBERS):
        raise ExpressionError(f"the method {name} of numbers is beyond us")
    raise VassalError(f"{text(target)} has no method {name}")


@value_of.register
def _(node: Cast, scope: Scope) -> Value:
    if node.kind not in (*WIDTH, "boolean", "String", *_CLASSES_OF_VALUES):
        raise VassalError(f"there is no class {node.kind}")
    return cast(node.kind, value_of(node.operand, scope))


@value_of.register
def _(node: Unary, scope: Scope) -> Value:
    return unary(node.op, value_of(node.operand, scope))


@value_of.register
def _(node: Binary, scope: Scope) -> Value:
    left = value_of(node.left, scope)
    decided = node.op in ("&&", "||") and isinstance(left, Primitive) and left.kind == "boolean"
    if decided and isinstance(left, Primitive) and bool(left.value) == (node.op == "||"):
        return Primitive("boolean", left.value)
    return binary(node.op, left, value_of(node.right, scope))


@value_of.register
def _(node: Choice, scope: Scope) -> Value:
    condition = value_of(node.condition, scope)
    if not isinstance(condition, Primitive) or condition.kind != "boolean":
        raise VassalError(f"a condition must be true or false, not {text(condition)}")
    return value_of(node.yes if condition.value else node.no, scope)


@value_of.register
def _(node: Assign, scope: Scope) -> Value:
    value = value_of(node.value, scope)
    if node.op:
        value = binary(node.op, value_of(node.target, scope), value)
    return _given(node.target, value, scope)


@value_of.register
def _(node: Step, scope: Scope) -> Value:
    before = value_of(node.target, scope)
    after = _given(node.target, unary(node.op, before), scope)
    return before if node.after else after


def _given(target: Node, value: Value, scope: Scope) -> Value:
    if isinstance(target, Name) and len(target.parts) > 1:
        raise ExpressionError(f"{'.'.join(target.parts)} = ... is beyond us")
    if value is VOID or not isinstance(target, Name):
        raise VassalError("only a name can be given a value, and not an undefined one")
    scope.names[target.parts[0]] = value
    return value
