"""JSX elements of a syntax tree: tag, attributes and children."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.syntax import Edit, Node, string_value

if TYPE_CHECKING:
    from collections.abc import Iterator

ELEMENT_KINDS = frozenset({"jsx_element", "jsx_self_closing_element"})
TAG_KINDS = frozenset({"jsx_opening_element", "jsx_self_closing_element"})
"""The nodes that carry a tag's name and attributes."""


def tag_of(element: Node) -> Node:
    """Return the node of ``element`` that holds name and attributes, of ``createElement(...)`` the component."""
    if element.kind == "call_expression":
        return next(iter(element.children[-1].parts), element)
    opening = element.child("open_tag")
    return element if opening is None else opening


def attributes(tag: Node) -> Iterator[tuple[str, Node]]:
    """Yield the attributes of a tag by name; a spread has the empty name and is its ``jsx_expression``."""
    for child in tag.children:
        if child.kind == "jsx_attribute":
            yield child.children[0].text, child
        elif child.kind == "jsx_expression" and child.role == "attribute":
            yield "", child


def attribute_value(attribute: Node) -> Node | None:
    """Return the expression, string or element an attribute is given; None for a bare ``disabled``."""
    if len(attribute.children) == 1:
        return None
    value = attribute.children[-1]
    return content(value) if value.kind == "jsx_expression" else value


def content(expression: Node) -> Node | None:
    """Return what stands between the braces of a ``jsx_expression``; None for ``{}`` and comments."""
    return next(iter(expression.parts), None)


def literal_attribute(attribute: Node) -> str | None:
    """Return the attribute's text if it is written as a plain string, else None."""
    value = attribute_value(attribute)
    if value is not None and value.kind == "template_string" and value.first("template_substitution") is None:
        return string_value(value)
    return string_value(value) if value is not None and value.kind == "string" else None


def children(element: Node) -> list[Node]:
    """Return the element's children other than text and comments: elements and ``jsx_expression`` nodes.

    Those of ``createElement(...)`` are what it is given after the component and its properties.
    """
    if element.kind == "call_expression":
        return element.children[-1].parts[2:]
    inside = element.children if element.kind == "jsx_element" else ()
    return [child for child in inside if child.kind in ELEMENT_KINDS or child.kind == "jsx_expression"]


def grouped(expression: Node) -> str:
    """Return the expression's text so that any operator may stand beside it."""
    simple = {"identifier", "member_expression", "call_expression", "subscript_expression", "string", "number"}
    return expression.text if expression.kind in simple else f"({expression.text})"


def removal(attribute: Node) -> Edit:
    """Return the edit that takes an attribute out together with the blanks before it."""
    siblings = attribute.parent.children if attribute.parent is not None else []
    before = siblings[siblings.index(attribute) - 1]
    # After a line comment the line break must stay, or the comment would swallow what follows.
    start = attribute.start if before.text.startswith("//") else before.end
    return Edit(start=start, end=attribute.end)
