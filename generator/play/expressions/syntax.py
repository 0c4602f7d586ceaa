"""The parts of an expression once it is read: one class a construct, innermost parts first.

A BeanShell name may have dots (`Math.PI`); a call of a dotted name (`Side.length()`) is one construct, and not the same
as a method of a value (`(Side).length()`): VASSAL treats the name before such a dot as text. Source: bsh/bsh.jjt.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from generator.play.expressions.values import Value


class Node:
    """A part of an expression."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Literal(Node):
    value: Value


@dataclass(frozen=True, slots=True)
class Name(Node):
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`If(a, b, c)`, `Side.length()`."""

    name: tuple[str, ...]
    arguments: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Method(Node):
    """`"x".length()`; without arguments list a field, `"x".length`."""

    target: Node
    name: str
    arguments: tuple[Node, ...] | None


@dataclass(frozen=True, slots=True)
class Group(Node):
    """Something in parentheses."""

    inner: Node


@dataclass(frozen=True, slots=True)
class Cast(Node):
    kind: str
    operand: Node


@dataclass(frozen=True, slots=True)
class Unary(Node):
    op: str
    operand: Node


@dataclass(frozen=True, slots=True)
class Step(Node):
    """`x++`, `--x`: a new value for a name; `after` gives the old one."""

    op: str
    target: Node
    after: bool


@dataclass(frozen=True, slots=True)
class Binary(Node):
    op: str
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """`condition ? yes : no`."""

    condition: Node
    yes: Node
    no: Node


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """`x = 5`, `x += 1`; op is what stands before the `=`."""

    target: Node
    op: str
    value: Node


PRIMARY = (Literal, Name, Call, Method, Group)


def children(node: Node) -> Iterator[Node]:
    """The parts of a part, in reading order."""
    for field in fields(node):  # type: ignore[arg-type]  # every Node is a dataclass
        part = getattr(node, field.name)
        yield from (item for item in (part if isinstance(part, tuple) else (part,)) if isinstance(item, Node))
