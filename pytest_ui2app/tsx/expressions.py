"""How each kind of expression is evaluated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx import methods
from pytest_ui2app.tsx.jsx import ELEMENT_KINDS, content
from pytest_ui2app.tsx.names import CLASSES, FUNCTIONS
from pytest_ui2app.tsx.syntax import Node, fragment_value, string_value
from pytest_ui2app.tsx.values import (
    NOTHING,
    Element,
    Function,
    Items,
    Literal,
    Namespace,
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
    from collections.abc import Callable, Mapping

    from pytest_ui2app.tsx.folding import Folding

_TRANSPARENT = (
    "parenthesized_expression",
    "as_expression",
    "satisfies_expression",
    "non_null_expression",
    "await_expression",
    "jsx_expression",
)
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
    left, right, operator = node.child("left"), node.child("right"), node.child("operator")
    if left is None or right is None or operator is None:
        return Unknown(node=node)
    first = folding.value(left, scope)
    if operator.kind == "&&":
        return first if never(first) else folding.value(right, scope)
    if operator.kind == "??" and isinstance(first, Literal) and first != NOTHING:
        return first
    if operator.kind in {"||", "??"}:
        return first if always(first) else _otherwise(first, folding.value(right, scope))
    return _combined(operator.kind, first, folding.value(right, scope), node)


def _combined(operator: str, first: Value, second: Value, node: Node) -> Value:
    if operator == "+":
        return _joined(first, second, node)
    if operator in {"===", "!==", "==", "!="} and isinstance(first, Literal) and isinstance(second, Literal):
        return Literal(value=(first == second) == operator.startswith("="))
    return Unknown(node=node)


def _otherwise(first: Value, second: Value) -> Value:
    """Return ``first || second``, where first is not known to be true."""
    known = [option for option in options(first) if not never(option)]
    return choice(*known, second)


def _unary(folding: Folding, node: Node, scope: Scope) -> Value:
    argument = node.child("argument")
    inner = Unknown(node=node) if argument is None else folding.value(argument, scope)
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
        value = folding.value(part.parts[0] if part.kind == "spread_element" else part, scope)
        spread = part.kind == "spread_element" and isinstance(value, Items)
        values.extend(value.values if spread and isinstance(value, Items) else (value,))
    return Items(values=tuple(values))


def _object(folding: Folding, node: Node, scope: Scope) -> Value:
    members: dict[str, Value] = {}
    is_open = False
    for part in node.parts:
        if part.kind != "spread_element":
            name, value = _property(folding, part, scope)
            members[name] = value
            continue
        inner = folding.value(part.parts[0], scope)
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
        value = folding.value(key.parts[0], scope)
        return spelled(value) if isinstance(value, Literal) else ""
    return string_value(key) if key.kind == "string" else key.text


def _enum(folding: Folding, node: Node, scope: Scope) -> Value:
    body = node.child("body")
    members: dict[str, Value] = {}
    for part in body.parts if body is not None else ():
        name, value = part.child("name"), part.child("value")
        if name is not None and value is not None:
            members[string_value(name) if name.kind == "string" else name.text] = folding.value(value, scope)
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
    if callee is None or given is None or given.kind != "arguments":
        return Unknown(node=node)
    if callee.kind == "import":
        return _dynamic_import(folding, node, given)
    arguments = tuple(folding.value(argument, scope) for argument in given.parts)
    owner, name = callee.child("object"), callee.child("property")
    if callee.kind != "member_expression" or owner is None or name is None:
        return folding.apply(folding.value(callee, scope), arguments, node)
    if owner.text in {"Object", "Array"}:
        return methods.of_global(name.text, arguments, node)
    return methods.of_value(folding, folding.value(owner, scope), name.text, arguments, node)


def _dynamic_import(folding: Folding, node: Node, given: Node) -> Value:
    literal = given.first("string")
    target = None if literal is None else folding.project.resolve(folding.home(node).path, string_value(literal))
    return Unknown(node=node) if target is None else Namespace(path=target)


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
    **dict.fromkeys(_TRANSPARENT, _inner),
    **dict.fromkeys(ELEMENT_KINDS, _element),
    **dict.fromkeys(FUNCTIONS | CLASSES, _function),
}
