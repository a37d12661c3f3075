"""Faults in what an app computes and shows: wrong values, conditions, fields and branches."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pytest_ui2app.tsx.mutant_spots import (
    WHAT_LITERAL,
    Misfit,
    Spot,
    argument,
    arguments_of,
    callee_of,
    is_expression,
    operator_of,
    part,
    replaced,
)
from pytest_ui2app.tsx.syntax import Edit, Node, parse

_OPPOSITE = {"===": "!==", "!==": "===", "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_NEIGHBOUR = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_LITERALS = frozenset({"number", "string", "true", "false", "null", "undefined"})
_CASE = re.compile(r"to(?:Locale)?(?:Lower|Upper)Case")
_PLAIN_NUMBER = re.compile(r"0|[1-9][0-9_]*")
_STEP = re.compile(r"[+-]?[1-9][0-9]*")
_STATE_HOOK = re.compile(r"use(?:State|Reducer|Ref|LocalStorage|Persisted\w*|Stored\w*)")
_NAMES = frozenset({"property_identifier", "shorthand_property_identifier", "string", "identifier"})
_NAMING = {"member_expression": "property", "pair": "key"}
"""Kinds of node that are told by a name, with the role of the name."""
_STALE = "useStale"


def constant(spot: Spot) -> Iterator[Edit]:
    """Let an expression be the literal given under ``with``, or a function that returns one."""
    literal = _literal(spot.needed_operand(f"a literal ({WHAT_LITERAL})"))
    yield replaced(spot.smallest("expression", is_expression), literal)


def negate(spot: Spot) -> Iterator[Edit]:
    """Turn a condition round."""
    node = spot.smallest("condition", is_expression)
    sign = part(node, "operator") if node.kind in {"binary_expression", "unary_expression"} else None
    if sign is not None and sign.kind in _OPPOSITE:
        yield Edit(start=sign.start, end=sign.end, text=_OPPOSITE[sign.kind])
    elif sign is not None and sign.kind == "!":
        yield replaced(node, part(node, "argument").text)
    else:
        yield replaced(node, f"!({node.text})")


def off_by_one(spot: Spot) -> Iterator[Edit]:
    """Make a number one more (``with: -1``: one less), or put what is at a limit on its other side."""
    node = spot.smallest("number or limit", lambda each: is_expression(each) and each.kind != "string")
    by = _step(spot.operand or "1")
    sign = operator_of(node)
    if sign in _NEIGHBOUR:
        found = part(node, "operator")
        yield Edit(start=found.start, end=found.end, text=_NEIGHBOUR[sign])
    elif node.kind == "number" and _PLAIN_NUMBER.fullmatch(node.text):
        yield replaced(node, str(int(node.text) + by))
    else:
        yield replaced(node, f"({node.text} {'+' if by > 0 else '-'} {abs(by)})")


def wrong_field(spot: Spot) -> Iterator[Edit]:
    """Use another field, key or name than the one meant: the one given under ``with``."""
    other = spot.needed_operand("the other name")
    node = spot.smallest("name", lambda each: each.kind in _NAMES or each.kind in _NAMING)
    node = part(node, _NAMING[node.kind]) if node.kind in _NAMING else node
    if node.kind == "shorthand_property_identifier":
        yield replaced(node, f"{node.text}: {other}")
    else:
        yield replaced(node, f'"{other}"' if node.kind == "string" else other)


def case_sensitive(spot: Spot) -> Iterator[Edit]:
    """Compare a text as it is written, in capitals or not."""
    call = spot.smallest("change to lower or upper case", lambda node: _CASE.fullmatch(callee_of(node)) is not None)
    yield replaced(call, part(part(call, "function"), "object").text)


def stale_total(spot: Spot) -> Iterator[Edit]:
    """Keep a derived value at what it was when the component was first shown."""
    node = spot.smallest("derived value of a component", _is_derived)
    value = part(node, "value")
    if callee_of(value) in {"useMemo", "useCallback"}:
        yield replaced(argument(value, 1), "[]")
        return
    yield Edit(start=0, end=0, text=f'import {{ useState as {_STALE} }} from "react";\n')
    yield replaced(value, f"{_STALE}(() => ({value.text}))[0]")


def keep_local(spot: Spot) -> Iterator[Edit]:
    """Let a state begin anew from ``with`` whenever the component appears, whatever is stored or shared."""
    initial = _literal(spot.needed_operand("the value that the state begins with (a literal, or a name)"), deep=True)
    call = spot.smallest("state hook", lambda node: _STATE_HOOK.fullmatch(callee_of(node)) is not None)
    if callee_of(call) == "useReducer":
        given = arguments_of(call)
        at = argument(call, 2 if len(given) > len(("reducer", "start")) else 1)
        yield replaced(at, f"() => ({initial})" if len(given) > len(("reducer", "start")) else initial)
        return
    imported = f'import {{ useState as {_STALE} }} from "react";\n'
    yield Edit(start=0, end=0, text=imported)
    yield replaced(call, f"{_STALE}({initial})")


def never_show(spot: Spot) -> Iterator[Edit]:
    """Never show what is shown on a condition."""
    yield from _shown(spot, "false")


def always_show(spot: Spot) -> Iterator[Edit]:
    """Show what is shown on a condition whether it holds or not."""
    yield from _shown(spot, "true")


def swap_branches(spot: Spot) -> Iterator[Edit]:
    """Exchange the two outcomes of a condition."""
    node = spot.smallest("choice of two", _has_two_branches)
    one, other = part(node, "consequence"), part(node, "alternative")
    if other.kind == "else_clause":
        other = other.parts[-1]
    yield Edit(start=one.start, end=one.end, text=other.text)
    yield Edit(start=other.start, end=other.end, text=one.text)


def replace(spot: Spot) -> Iterator[Edit]:
    """Put the text given under ``with`` in the anchor's place: for what no other operator says."""
    yield Edit(start=spot.start, end=spot.end, text=spot.needed_operand("the other text"))


def _shown(spot: Spot, held: str) -> Iterator[Edit]:
    node = spot.smallest("condition of something shown", _is_conditional)
    condition = part(node, "condition" if node.kind != "binary_expression" else "left")
    yield Edit(start=condition.start, end=condition.end, text=f"({held})" if node.kind == "if_statement" else held)


def _is_conditional(node: Node) -> bool:
    return node.kind in {"ternary_expression", "if_statement"} or operator_of(node) == "&&"


def _has_two_branches(node: Node) -> bool:
    return node.kind in {"ternary_expression", "if_statement"} and node.child("alternative") is not None


def _is_derived(node: Node) -> bool:
    value = node.child("value") if node.kind == "variable_declarator" else None
    return value is not None and value.kind not in {"arrow_function", "function_expression"}


def _step(text: str) -> int:
    """Return by how much a number is to be wrong."""
    if not _STEP.fullmatch(text):
        raise Misfit("with", f"{text!r} is no step for a number", "give a whole number such as 1 or -1 under `with`")
    return int(text)


def _literal(text: str, *, deep: bool = False) -> str:
    """Return a text that is a literal, or a function that returns one; ``deep``: with members of any name."""
    node = next(iter(parse(f"({text});").parts), None)
    inside = node.parts[0].operand if node is not None and not node.faulty and node.parts else None
    if inside is not None and inside.kind == "arrow_function":
        inside = inside.child("body")
    if inside is None or not (_is_literal(inside) or (deep and is_expression(inside))):
        raise Misfit("with", f"{text!r} is no literal", f"give under `with` {WHAT_LITERAL}")
    return text


def _is_literal(node: Node) -> bool:
    if node.kind in {"array", "object"}:
        return all(_is_literal(each) for each in node.parts)
    if node.kind == "pair":
        return _is_literal(part(node, "value"))
    signed = node.kind == "unary_expression" and part(node, "argument").kind == "number"
    return node.kind in _LITERALS or signed
