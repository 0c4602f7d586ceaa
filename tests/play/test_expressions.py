"""Formats, conditions and filters give what VASSAL 3.7.26 recorded; what it did not record, as sentences."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.play.expressions import Context, ExpressionError, fill, holds, selects

from .small_table import GUN, OWN, TABLE, TANK, Table, Unit

VECTORS = Path(__file__).parent / "vectors"
RECORDED = json.loads((VECTORS / "expressions.json").read_text())
# What VASSAL's own BeanShell made of expressions with these properties; null where it reported an error.
BEANSHELL: list[tuple[str, str | None]] = json.loads((VECTORS / "beanshell.json").read_text())


def context(vector: dict[str, Any]) -> Context:
    unit = Unit("Unit", vector["properties"])
    others = [Unit(other["name"], other["properties"], tuple(other["at"])) for other in vector.get("others", [])]
    option = vector.get("storeLeadingZeroIntegersAsStrings", False)
    return Context(unit, Table([unit, *others]), leading_zeros_are_text=option)


def tank_says(expression: str) -> str:
    outcome = fill(expression, Context(TANK, TABLE))
    assert not outcome.complaints
    return outcome.result


@pytest.mark.parametrize("vector", RECORDED, ids=lambda vector: vector["expression"] or "empty")
def test_as_recorded(vector: dict[str, Any]) -> None:
    asks, expression = context(vector), vector["expression"]
    if vector["kind"] == "source match":
        outcome: Any = selects(expression, asks, Unit("Target", vector["target properties"]))
    else:
        outcome = (fill if vector["kind"] == "format" else holds)(expression, asks)
    assert outcome.result == vector["result"]
    assert bool(outcome.complaints) == vector.get("error", False), outcome.complaints


def test_as_beanshell_has_it() -> None:
    for expression, result in BEANSHELL:
        outcome = fill(expression, Context(OWN.get))
        assert (outcome.result, bool(outcome.complaints)) == (result or "", result is None), expression


@pytest.mark.parametrize(
    ("expression", "result"),
    [
        ("{CountStack()}", "1"),  # the scout is not seen
        ('{CountStack("{Side!=\\"\\"}")}', "2"),
        ('{SumStack("Steps")}', "2"),
        ('{CountLocation("0504","Main")}', "1"),
        ('{CountLocation("0504","Main","Steps")}', "1"),
        ('{CountLocation("Steps","{Side==\\"US\\"}")}', "1"),
        ('{CountLocation("0403","Main","Steps","{Side==\\"$Side$\\"}")}', "1"),
        ('{CountZone("Hills","Main")}', "1"),
        ('{SumZone("Steps","Hills","Main","{Side==\\"CCF\\"}")}', "40"),
        ('{SumZone("Steps","{Side==\\"US\\"}")}', "5"),
        ('{CountMap("Main")+CountMap("Side")}', "4"),
        ('{CountMap("Leader")}', "2"),
        ('{CountMap("Main","Leader")}', "2"),
        ('{CountMap("Leader","{Steps>2}")}', "1"),
        ('{CountMap("Main","Leader","{Steps>2}")}', "1"),
        ('{SumMap("Steps","Nowhere")}', "0"),
        ('{SumMap("Steps","Main","{Steps>2}")}', "43"),
        ('{Sum("Steps","")+Sum("Steps","{Steps>2}","Main")}', "88"),
        ("{Range(238,210)}", "1"),
        ('{Range(30,30,82,60,"Nowhere")}', "60"),
        ("{RangePx(238,180)}", "52"),
        ('{Range("HQ")}', "1"),
        ('{Range("NoSuch")}', "0"),
        ('{CountRange(1,1,"{Side==\\"US\\"}")}', "1"),
        ("{CountRangePx(1,60)}", "1"),
        ("{CountRange(5,2)}", "0"),
        ('{SumAttach("HQ","Steps")}', "5"),
        ('{SumAttach("HQ","Steps","{Steps>2}")}', "3"),
        ('{CountAttach("HQ","{Steps>2}")}', "1"),
        ('{MaxAttach("HQ","Steps")+"/"+MinAttach("HQ","Steps")+"/"+MaxAttach("NoSuch","Steps")}', "3/2/0"),
        ('{GetAttachProperty("HQ","Steps")}', "2"),
        ('{GetAttachProperty("HQ","Steps",2)}', "3"),
        ('{GetAttachProperty("HQ","Steps","Gun")}', "3"),
        ('{GetAttachProperty("HQ","Steps","{Steps>2}")}', "3"),
        ('{GetAttachProperty("HQ","Steps",9)+GetAttachProperty("NoSuch","Steps")}', ""),
        ('{SumMat("Steps")+CountMat("Steps")}', "3"),
        ('{GetZoneProperty("Fog","Hills","Main")+GetMapProperty("Mud","Main")}', "3"),
        ('{GetZoneProperty("Fog","Hills","Side")+GetMapProperty("Mud","Nowhere")}', "2"),
        ("{Random(6)+Random(2,3)+Random(0)}", "10"),
        ("{IsRandom()||IsRandom(100)}", "true"),
        ('{If(booleanValue("true"),unwrap(If(T,1,2))==unwrap(If(T,1,2)),F)}', "true"),
    ],
)
def test_functions_over_the_table(expression: str, result: str) -> None:
    assert tank_says(expression) == result


def test_where_vassal_stops_looking_for_names_and_reads_no_assignment() -> None:
    for expression in ("{(x=5)+A}", "{T?1:(A+B=5)}", "{x=A}"):
        assert fill(expression, Context(TANK)).complaints
    assert tank_says("{A+(B=3)}") == "8"


def test_only_plain_digits_make_a_number() -> None:
    assert fill("{A+1}", Context({"A": "\u0663"}.get)).result == "\u06631"


def test_a_bad_filter_inside_a_function_is_complained_of_and_lets_nobody_through() -> None:
    outcome = fill('{SumStack("Steps","{Steps>}")}', Context(TANK, TABLE))
    assert outcome.result == "0"
    assert len(outcome.complaints) == 2


def test_dollars_in_a_functions_filter_are_the_senders_or_stay() -> None:
    assert tank_says('{CountMap("{Leader==\\"$NoSuch$Leader$\\"}")}') == "0"
    assert tank_says('{CountMap("{Leader==\\"$Leader$\\"}")}') == "2"


def test_values_of_the_moment_go_before_the_pieces_own() -> None:
    moment = {"Side": "Red", "Gone": None}
    asks = Context(TANK, known=moment)
    assert fill("$Side$ [$Gone$] $Name$ {", asks).result == "Red [] 1D {"
    assert fill("{Side+Name}", asks).result == "Red1D"
    assert fill("$NoSuch$!", asks).result == "NoSuch!"
    assert fill("$NoSuch$!", Context(TANK, report=True)).result == "!"


def test_an_empty_filter_lets_everybody_through_an_empty_condition_nobody() -> None:
    assert selects("", Context(TANK), GUN).result
    assert selects("{$A$}", Context(TANK), GUN).result
    assert not selects("{}", Context(TANK), GUN).result
    assert not holds(" ", Context(TANK)).result


def test_a_bad_pattern_is_false_in_an_old_condition_and_nothing_in_an_expression() -> None:
    for pattern in ("[", "{A}", "+"):
        old = holds(f"Side !~ {pattern}", Context(TANK))
        assert (old.result, len(old.complaints)) == (False, 1)
        assert fill(f'{{Side=~"{pattern}"}}', Context(TANK)).result == ""


@pytest.mark.parametrize(
    "expression",
    [
        *(
            "{new Date()}",
            "{A instanceof Integer}",
            "{A;if(T)B;}",
            "{Math.sin(A)}",
            "{A[0]}",
            '{Audit("x")}',
            "{x.y=5}",
        ),
        *('{"a".split(",")}', '{"x".repeat(99999999)}', '{Side=~"(?i)us"}', "{SumStack(A)}", "{this}", '{"\\101"+1}'),
    ],
)
def test_what_vassal_may_know_and_we_do_not_is_an_error_of_ours(expression: str) -> None:
    with pytest.raises(ExpressionError):
        fill(expression, Context(TANK))


def test_a_value_with_dollars_inside_a_filter_is_not_guessed() -> None:
    with pytest.raises(ExpressionError):
        selects('{Side=="$Price$"}', Context({"Price": "$5 or $6"}.get), TANK)
    assert not selects('{Side=="$Price$"}', Context({"Price": "cost $5"}.get), TANK).complaints


WORDS = re.findall(
    r"\S+",
    """A Side $A$ If( GetProperty( SumStack( Math.max( .length() .substring( ( ) , ; + - * / % == < && || ! ~ =~ ? :
    = ++ 1 2.5 3L 'c' "x" "{A==1}" true null (int) { } @or [ $ \\ " é 0x 1e9 "[" .replaceAll(""",
)


@given(st.text() | st.lists(st.sampled_from(WORDS), max_size=12).map("".join), st.text(max_size=8))
def test_no_text_breaks_anything(expression: str, value: str) -> None:
    piece = {"A": value, "Side": "US"}.get
    asks = Context(piece, Table([TANK]))
    for text in (expression, "{" + expression + "}"):
        for read in (fill, holds):
            with suppress(ExpressionError):
                assert read(text, asks).result is not None
        with suppress(ExpressionError):
            assert selects(text, asks, piece).result in (True, False)


@pytest.mark.parametrize("nested", ["(" * 3000, "!" * 3000 + "T", "1" + "+1" * 3000, "A?1:" * 3000 + "2", "9" * 9000])
def test_deep_expressions_end_in_an_outcome_or_an_error_of_ours(nested: str) -> None:
    try:
        assert fill("{" + nested + "}", Context(TANK)).result is not None
    except ExpressionError as error:
        assert "deep" in str(error)
