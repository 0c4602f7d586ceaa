"""Reads an expression: precedence climbing over BeanShell's own table of operators.

VASSAL wraps `x` into `_plover=x; return _plover.toString();` before BeanShell reads it, which is why `{A;B}` is A and
`{~A}` is an error (`=~` is an operator). We read the same. Source: bsh/bsh.jjt, script/ExpressionInterpreter.java.
"""

from functools import lru_cache

from generator.play.expressions.context import ExpressionError, VassalError
from generator.play.expressions.lexer import TYPES, Word, words
from generator.play.expressions.literals import literal
from generator.play.expressions.syntax import (
    PRIMARY,
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
from generator.play.expressions.values import VOID, truth

RESULT = "_plover"
_LEVELS = ("||", "&&", "|", "^", "&", "== != =~ !~", "< > <= >=", "<< >> >>>", "+ -", "* / %")
_BINDING = {op: level for level, ops in enumerate(_LEVELS) for op in ops.split()}
_ASSIGNMENTS = frozenset(["=", "*=", "/=", "%=", "+=", "-=", "&=", "^=", "|=", "<<=", ">>=", ">>>="])
_CONSTANTS = {"true": truth(True), "false": truth(False), "null": None, "void": VOID}
_AFTER_CAST = frozenset({"name", "whole", "fraction", "character", "text", "long text"})


@lru_cache(maxsize=2048)
def parse(source: str) -> tuple[Node, ...]:
    """The statements of an expression, the first giving its value to RESULT; a VassalError where BeanShell stops."""
    reader = _Reader(words(f"{RESULT}={source};"))
    statements = [reader.statement()]
    while reader.here.kind != "end":
        if not reader.take(";"):
            statements.append(reader.statement())
    return tuple(statements)


class _Reader:
    """Goes through the words of one expression."""

    def __init__(self, found: list[Word]) -> None:
        self.words = found
        self.at = 0

    @property
    def here(self) -> Word:
        return self.words[self.at]

    def next(self) -> Word:
        self.at += 1
        return self.words[self.at - 1]

    def sees(self, *signs: str) -> bool:
        return self.here.kind == "sign" and self.here.text in signs

    def take(self, sign: str) -> bool:
        taken = self.sees(sign)
        self.at += taken
        return taken

    def expect(self, sign: str) -> None:
        if not self.take(sign):
            raise VassalError(f"expected {sign!r} before {self.here.text or 'the end'!r}")

    def statement(self) -> Node:
        keyword = self.here.kind == "keyword" and self.here.text not in _CONSTANTS
        if self.at and (keyword or self.sees("{")):
            raise ExpressionError(f"only expressions are known here, no {self.here.text!r}")
        node = self.expression()
        self.expect(";")
        return node

    def expression(self) -> Node:
        node = self.choice()
        if self.sees(*_ASSIGNMENTS) and isinstance(node, PRIMARY):
            return Assign(node, self.next().text[:-1], self.expression())
        return node

    def choice(self) -> Node:
        condition = self.binary(0)
        if not self.take("?"):
            return condition
        yes = self.expression()
        self.expect(":")
        return Choice(condition, yes, self.choice())

    def binary(self, lowest: int) -> Node:
        left = self.unary()
        while self.here.kind == "sign" and _BINDING.get(self.here.text, -1) >= lowest:
            op = self.next().text
            left = Binary(op, left, self.binary(_BINDING[op] + 1))
        if self.here == Word("keyword", "instanceof"):
            raise ExpressionError("instanceof is beyond us")
        return left

    def unary(self) -> Node:
        if self.sees("+", "-", "!", "~"):
            return Unary(self.next().text, self.unary())
        if self.sees("++", "--"):
            return Step(self.next().text, self.primary(), after=False)
        if kind := self.cast():
            return Cast(kind, self.unary())
        node = self.primary()
        if self.sees("++", "--"):
            return Step(self.next().text, node, after=True)
        return node

    def cast(self) -> str:
        """The type in `(int) x` or `(Integer) x`, taken with its parentheses; nothing where there is no cast."""
        start = self.at
        if self.take("("):
            word = self.next()
            primitive = word.kind == "keyword" and word.text in TYPES
            if self.take(")") and (primitive or (word.kind == "name" and self.starts())):
                return word.text
        self.at = start
        return ""

    def starts(self) -> bool:
        """Does an operand start here, other than with + or -?"""
        constant = self.here.kind == "keyword" and self.here.text in _CONSTANTS
        return constant or self.here.kind in _AFTER_CAST or self.sees("(", "!", "~")

    def primary(self) -> Node:
        node = self.prefix()
        while self.sees(".", "[", "{"):
            if not self.take("."):
                raise ExpressionError(f"{self.here.text!r} after a value is beyond us")
            name = self.name()
            node = Method(node, name, self.arguments() if self.sees("(") else None)
        return node

    def prefix(self) -> Node:
        word = self.here
        if self.take("("):
            inner = self.expression()
            self.expect(")")
            return Group(inner)
        if word.kind == "name":
            return self.named()
        self.next()
        if word.kind == "keyword" and word.text in _CONSTANTS:
            return Literal(_CONSTANTS[word.text])
        if word.kind == "keyword" and (word.text in ("new", "class") or self.sees(".")):
            raise ExpressionError(f"{word.text!r} is beyond us")
        if word.kind in _AFTER_CAST:
            return Literal(literal(word))
        raise VassalError(f"no value can start with {word.text or 'nothing'!r}")

    def named(self) -> Node:
        parts = [self.name()]
        while self.sees(".") and self.words[self.at + 1].kind == "name":
            self.next()
            parts.append(self.name())
        return Call(tuple(parts), self.arguments()) if self.sees("(") else Name(tuple(parts))

    def name(self) -> str:
        if self.here.kind != "name":
            raise VassalError(f"expected a name before {self.here.text or 'the end'!r}")
        return self.next().text

    def arguments(self) -> tuple[Node, ...]:
        self.expect("(")
        if self.take(")"):
            return ()
        found = [self.expression()]
        while self.take(","):
            found.append(self.expression())
        self.expect(")")
        return tuple(found)
