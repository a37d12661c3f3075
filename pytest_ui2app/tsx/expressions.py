"""How each kind of expression is evaluated."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pytest_ui2app.tsx import making, methods
from pytest_ui2app.tsx.jsx import ELEMENT_KINDS, content
from pytest_ui2app.tsx.names import CLASSES, FUNCTIONS
from pytest_ui2app.tsx.syntax import Node, fragment_value, string_value
from pytest_ui2app.tsx.values import (
    NOTHING,
    Element,
    Function,
    Items,
    Literal,
    Record,
    Scope,
    Unknown,
    Value,
    always,
    choice,
    never,
    options,
    spelled,
)

if TYPE_CHECKING:
    from pytest_ui2app.tsx.folding import Folding

_TRANSPARENT = (
    "parenthesized_expression",
    "as_expression",
    "satisfies_expression",
    "non_null_expression",
    "await_expression",
    "jsx_expression",
)
_ARITHMETIC: Mapping[str, Callable[[float, float], float | bool]] = {
    "-": operator.sub,
    "*": operator.mul,
    "/": lambda first, second: first / second if second else math.nan,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_BUILD_CONSTANTS: Mapping[str, str | bool] = {
    "BASE_URL": "/",
    "DEV": False,
    "PROD": True,
    "MODE": "production",
    "SSR": False,
}
"""``import.meta.env`` of a Vite production build whose ``base`` is the default, as the scaffold's is."""


def _string(_: Folding, node: Node, __: Scope) -> Value:
    return Literal(value=string_value(node))


def _number(_: Folding, node: Node, __: Scope) -> Value:
    try:
        return Literal(value=float(node.text.replace("_", "")))
    except ValueError:  # hexadecimal and big integers name no route and no storage key
        return Unknown(node=node)


def _word(_: Folding, node: Node, __: Scope) -> Value:
    return Literal(value={"true": True, "false": False}.get(node.text))


def _element(_: Folding, node: Node, scope: Scope) -> Value:
    return Element(node=node, scope=scope)


def _function(_: Folding, node: Node, scope: Scope) -> Value:
    return Function(node=node, scope=scope)


def _inner(folding: Folding, node: Node, scope: Scope) -> Value:
    inner = content(node)
    return NOTHING if inner is None else folding.value(inner, scope)


def _identifier(folding: Folding, node: Node, scope: Scope) -> Value:
    return folding.named(node, scope)


def _template(folding: Folding, node: Node, scope: Scope) -> Value:
    result: Value = Literal(value="")
    for part in node.parts:
        if part.kind == "template_substitution":
            piece = folding.value(part.parts[0], scope) if part.parts else Unknown(node=part)
        else:
            piece = Literal(value=fragment_value(part))
        result = _joined(result, piece, node)
    return result


def _binary(folding: Folding, node: Node, scope: Scope) -> Value:
    left, right, sign = node.child("left"), node.child("right"), node.child("operator")
    if left is None or right is None or sign is None:
        return Unknown(node=node)
    first = folding.value(left, scope)
    if sign.kind == "&&":
        return first if never(first) else folding.value(right, scope)
    if sign.kind == "??" and isinstance(first, Literal) and first != NOTHING:
        return first
    if sign.kind in {"||", "??"}:
        return first if always(first) else _otherwise(first, folding.value(right, scope))
    return _combined(sign.kind, first, folding.value(right, scope), node)


def _combined(sign: str, first: Value, second: Value, node: Node) -> Value:
    if sign == "+":
        return _joined(first, second, node)
    if sign in _ARITHMETIC:
        return _computed(_ARITHMETIC[sign], first, second, node)
    if sign in {"===", "!==", "==", "!="} and isinstance(first, Literal) and isinstance(second, Literal):
        return Literal(value=(first == second) == sign.startswith("="))
    return Unknown(node=node)


def _computed(operation: Callable[[float, float], float | bool], first: Value, second: Value, node: Node) -> Value:
    numbers = [side.value for side in (first, second) if isinstance(side, Literal) and isinstance(side.value, float)]
    return Literal(value=operation(*numbers)) if len(numbers) == 2 else Unknown(node=node)  # noqa: PLR2004 - both sides


def _otherwise(first: Value, second: Value) -> Value:
    """Return ``first || second``, where first is not known to be true."""
    known = [option for option in options(first) if not never(option)]
    return choice(*known, second)


def _unary(folding: Folding, node: Node, scope: Scope) -> Value:
    argument = node.child("argument")
    inner = Unknown(node=node) if argument is None else folding.value(argument, scope)
    if node.has("-") and isinstance(inner, Literal) and isinstance(inner.value, float):
        return Literal(value=-inner.value)
    if not node.has("!") or not (never(inner) or always(inner)):
        return Unknown(node=node)
    return Literal(value=never(inner))


def _ternary(folding: Folding, node: Node, scope: Scope) -> Value:
    parts = [node.child(role) for role in ("condition", "consequence", "alternative")]
    condition, yes, no = (Unknown(node=node) if part is None else folding.value(part, scope) for part in parts)
    return no if never(condition) else yes if always(condition) else choice(yes, no)


def _array(folding: Folding, node: Node, scope: Scope) -> Value:
    values: list[Value] = []
    for part in node.parts:
        is_spread = part.kind == "spread_element"
        value = folding.value(part.operand if is_spread else part, scope)
        values.extend(methods.spread(value, part) if is_spread else (value,))
    return Items(values=tuple(values))


def _object(folding: Folding, node: Node, scope: Scope) -> Value:
    members: dict[str, Value] = {}
    is_open = False
    for part in node.parts:
        if part.kind != "spread_element":
            name, value = _property(folding, part, scope)
            members[name] = value
            continue
        inner = folding.value(part.operand, scope)
        members.update(inner.members if isinstance(inner, Record) else {})
        is_open = is_open or (inner.open if isinstance(inner, Record) else not isinstance(inner, Literal))
    return Record(members=members, node=node, open=is_open)


def _property(folding: Folding, part: Node, scope: Scope) -> tuple[str, Value]:
    if part.kind == "shorthand_property_identifier":
        return part.text, folding.named(part, scope)
    if part.kind == "method_definition":
        name = part.child("name")
        return "" if name is None else name.text, Function(node=part, scope=scope)
    key, value = part.child("key"), part.child("value")
    if key is None or value is None:
        return "", Unknown(node=part)
    return _key(folding, key, scope), folding.value(value, scope)


def _key(folding: Folding, key: Node, scope: Scope) -> str:
    if key.kind == "computed_property_name":
        value = folding.value(key.operand, scope)
        return spelled(value) if isinstance(value, Literal) else ""
    return string_value(key) if key.kind == "string" else key.text


def _enum(folding: Folding, node: Node, scope: Scope) -> Value:
    given = ((name, part.child("value")) for name, part in making.body_members(node))
    members = {name: folding.value(value, scope) for name, value in given if value is not None}
    return Record(members=members, node=node, open=True)


def _member(folding: Folding, node: Node, scope: Scope) -> Value:
    owner, name = node.child("object"), node.child("property")
    if owner is None or name is None:
        return Unknown(node=node)
    if owner.text == "import.meta.env" and name.text in _BUILD_CONSTANTS:
        return Literal(value=_BUILD_CONSTANTS[name.text])
    return folding.member(folding.value(owner, scope), name.text, node)


def _subscript(folding: Folding, node: Node, scope: Scope) -> Value:
    owner, index = node.child("object"), node.child("index")
    if owner is None or index is None:
        return Unknown(node=node)
    key, found = folding.value(index, scope), folding.value(owner, scope)
    if isinstance(key, Literal):
        return folding.member(found, spelled(key), node)
    members = found.members.values() if isinstance(found, Record) and not found.open else ()
    return choice(*members) if members else Unknown(node=node)


def _call(folding: Folding, node: Node, scope: Scope) -> Value:
    callee, given = node.child("function"), node.child("arguments")
    if callee is None or given is None:
        return Unknown(node=node)
    if given.kind != "arguments":
        return folding.value(given, scope) if callee.text == "String.raw" else Unknown(node=node)
    if callee.kind == "import" or callee.text == "import.meta.glob":
        return making.imported(folding, node, given)
    if folding.makes_element(node, scope):
        return Element(node=node, scope=scope)
    return _called(folding, callee, given, node, scope)


def _called(folding: Folding, callee: Node, given: Node, node: Node, scope: Scope) -> Value:
    arguments = tuple(folding.value(argument, scope) for argument in given.parts)
    owner, name = callee.child("object"), callee.child("property")
    if callee.kind != "member_expression" or owner is None or name is None:
        return making.called(folding, callee, folding.value(callee, scope), arguments, node)
    if owner.text in {"Object", "Array", "Promise"}:
        return methods.of_global(folding, owner.text, name.text, arguments, node)
    return methods.of_value(folding, folding.value(owner, scope), name.text, arguments, node)


def _new(folding: Folding, node: Node, scope: Scope) -> Value:
    made, given = node.child("constructor"), node.child("arguments")
    if made is None:
        return Unknown(node=node)
    arguments = tuple(folding.value(argument, scope) for argument in (given.parts if given is not None else ()))
    return making.made(made.text, folding.value(made, scope), arguments, node)


def _this(folding: Folding, node: Node, scope: Scope) -> Value:
    """Return the class around, which stands for its objects too."""
    owner = next((above for above in node.ancestors() if above.kind in CLASSES), None)
    return Unknown(node=node) if owner is None else folding.value(owner, scope)


def _joined(left: Value, right: Value, use: Node) -> Value:
    """Return the two as one string, one for each choice of either."""
    pairs = [(first, second) for first in options(left) for second in options(right)]
    return choice(*(_pair(first, second, use) for first, second in pairs))


def _pair(left: Value, right: Value, use: Node) -> Value:
    if not isinstance(left, Literal) or not isinstance(right, Literal):
        return Unknown(node=use)
    if isinstance(left.value, float) and isinstance(right.value, float):
        return Literal(value=left.value + right.value)
    return Literal(value=spelled(left) + spelled(right))


EVALUATORS: Mapping[str, Callable[[Folding, Node, Scope], Value]] = {
    "string": _string,
    "number": _number,
    "true": _word,
    "false": _word,
    "null": _word,
    "undefined": _word,
    "template_string": _template,
    "binary_expression": _binary,
    "unary_expression": _unary,
    "ternary_expression": _ternary,
    "array": _array,
    "object": _object,
    "enum_declaration": _enum,
    "identifier": _identifier,
    "member_expression": _member,
    "subscript_expression": _subscript,
    "call_expression": _call,
    "new_expression": _new,
    "this": _this,
    **dict.fromkeys(_TRANSPARENT, _inner),
    **dict.fromkeys(ELEMENT_KINDS, _element),
    **dict.fromkeys(FUNCTIONS | CLASSES, _function),
}
