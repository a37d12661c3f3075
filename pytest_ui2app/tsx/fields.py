"""How form fields are frozen: a field that keeps its own value is given one that stays."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.jsx import attribute_value, attributes, grouped, literal_attribute, removal
from pytest_ui2app.tsx.syntax import Edit, Node

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FIELD_TAGS = frozenset({"input", "textarea", "select"})
FIELD_SPREAD_RENAMES = '{ defaultValue: "value", defaultChecked: "checked" }'
"""JavaScript object that tells what the properties of an uncontrolled field become."""

_CHECKABLE = frozenset({"checkbox", "radio"})
_VALUELESS = frozenset({"submit", "reset", "button", "image", "hidden"})
_SELF_VALIDATING = frozenset({"email", "url"})
"""Types that look like ``text`` and differ in what they reject."""
_NOT_READ_ONLY = frozenset({"file", "range", "color", "select", "date", "time", "datetime-local", "month", "week"})
"""Fields to which ``readOnly`` does not apply, or whose picker it hides; a value without a handler holds them."""

# Expressions that are never undefined, so that a field given one is controlled.
_DEFINED = frozenset({"string", "number", "template_string", "true", "false", "unary_expression", "array"})
_COMPARISONS = frozenset({"===", "!==", "==", "!=", "<", "<=", ">", ">=", "!", "+"})
_UNKNOWN = "?"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Field:
    """One field: its attributes by name, its kind, and the byte offset where attributes may be added.

    ``kind`` is the input's type, the tag of another field, or ``?`` for an input whose type is known at run time.
    """

    given: Mapping[str, Node]
    kind: str
    place: int

    @property
    def read_only(self) -> str:
        """Return the attribute to add, nothing if it is there, does not apply or is not known to apply."""
        known = self.kind not in {*_NOT_READ_ONLY, _UNKNOWN} and not {"readOnly", ""} & self.given.keys()
        return " readOnly" if known else ""


def field_edits(tag: Node, host: str, place: int) -> Iterator[Edit]:
    """Yield the edits that make the field ``tag`` keep its value; additions go to the byte offset ``place``."""
    given = dict(attributes(tag))
    field = _Field(given=given, kind=_kind(host, given), place=place)
    if field.kind in _SELF_VALIDATING:
        yield Edit(start=given["type"].start, end=given["type"].end, text='type="text"')
    if field.kind in {*_CHECKABLE, _UNKNOWN}:
        yield from _held(field, "checked", "defaultChecked", "false")
    if field.kind == "textarea" and "value" not in given and _has_text(tag):
        yield from _added(field, field.read_only)  # the text is its value
    elif field.kind not in {*_CHECKABLE, *_VALUELESS}:
        yield from _held(field, "value", "defaultValue", _empty(tag, host, given))


def _kind(host: str, given: Mapping[str, Node]) -> str:
    if host != "input":
        return host
    if "type" in given:
        return literal_attribute(given["type"]) or _UNKNOWN
    return _UNKNOWN if "" in given else "text"


def _has_text(tag: Node) -> bool:
    element = tag.parent if tag.kind == "jsx_opening_element" else None
    inside = element.children[1:-1] if element is not None else []
    return any(child.text.strip() for child in inside)


def _added(field: _Field, text: str) -> Iterator[Edit]:
    if text:
        yield Edit(start=field.place, end=field.place, text=text)


def _held(field: _Field, name: str, default: str, empty: str) -> Iterator[Edit]:
    """Yield the edits that give the field a value of its own: the one it has, its default, or ``empty``."""
    own, fallback = field.given.get(name), field.given.get(default)
    if own is not None and fallback is not None:
        text = f"{name}={{{_source(own)} ?? {_source(fallback)} ?? {empty}}}"
        yield Edit(start=own.start, end=own.end, text=text)
        yield removal(fallback)
    elif own is not None:
        yield from _never_undefined(own, name, empty)
    elif fallback is not None:
        text = f"{name}={{{_defined(fallback, empty)}}}{field.read_only}"
        yield Edit(start=fallback.start, end=fallback.end, text=text)
    else:
        written = empty if empty in {'""', '"#000000"'} else f"{{{empty}}}"
        yield from _added(field, f" {name}={written}{field.read_only}")


def _never_undefined(attribute: Node, name: str, empty: str) -> Iterator[Edit]:
    text = f"{name}={{{_defined(attribute, empty)}}}"
    value = attribute_value(attribute)
    if value is not None and not _is_defined(value) and attribute.text != text:
        yield Edit(start=attribute.start, end=attribute.end, text=text)


def _defined(attribute: Node, empty: str) -> str:
    """Return the attribute's expression with a fallback, without one where it is certainly defined."""
    value = attribute_value(attribute)
    if value is not None and (value.text.endswith(f" ?? {empty}") or (_is_defined(value) and value.kind != "string")):
        return value.text
    if value is None or value.kind == "string":
        return _source(attribute)
    return f"{grouped(value)} ?? {empty}"


def _is_defined(value: Node) -> bool:
    operator = value.child("operator")
    return value.kind in _DEFINED or (operator is not None and operator.kind in _COMPARISONS)


def _source(attribute: Node) -> str:
    """Return the attribute's value as a JavaScript expression."""
    value = attribute_value(attribute)
    if value is None:
        return "true"
    literal = literal_attribute(attribute)
    return json.dumps(literal, ensure_ascii=False) if literal is not None else grouped(value)


def _empty(tag: Node, host: str, given: Mapping[str, Node]) -> str:
    """Return, as a JavaScript expression, the value a field shows when it is given none."""
    if host != "select":
        return '"#000000"' if "type" in given and literal_attribute(given["type"]) == "color" else '""'
    return "[]" if "multiple" in given else json.dumps(_first_option(tag), ensure_ascii=False)


def _first_option(tag: Node) -> str:
    """Return the value of the option a select shows at first, where it is written down; else the empty string.

    React shows the first option that is not disabled when no option has the value, just as browsers do.
    """
    element = tag.parent if tag.kind == "jsx_opening_element" else None
    for option in element.children if element is not None else ():
        opening = option.child("open_tag")
        name = None if opening is None else opening.child("name")
        if opening is not None and name is not None and name.text == "option":
            given = dict(attributes(opening))
            if "disabled" not in given:
                return (literal_attribute(given["value"]) or "") if "value" in given else _own_text(option)
    return ""


def _own_text(element: Node) -> str:
    """Return the text of an element that holds nothing else, the empty string for any other."""
    inside = element.children[1:-1]
    return inside[0].text.strip() if len(inside) == 1 and inside[0].kind == "jsx_text" else ""
