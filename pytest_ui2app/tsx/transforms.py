"""Transforms of whole apps: ``freeze`` takes the behaviour out and leaves the looks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.elements import element_edits
from pytest_ui2app.tsx.handlers import INERT, NO_OPERATION, USER_EVENTS, USER_HANDLER, muted
from pytest_ui2app.tsx.jsx import TAG_KINDS
from pytest_ui2app.tsx.syntax import Edit, Node, apply_edits, is_code, parse_file, string_value

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KEPT_EVENTS = frozenset({"popstate", "hashchange", "load", "DOMContentLoaded", "resize"})
"""Listened to as before: what hand-written routers navigate by, and what only lays a page out."""

_LISTENER_PROPERTY = re.compile(rf"on(?:{'|'.join(sorted(USER_EVENTS))})")
_ELEMENT_MAKERS = re.compile(r"^(?:React\.)?(?:createElement|cloneElement|jsxs?)$")


def freeze(files: Mapping[str, str]) -> dict[str, str]:
    """Return the app without its behaviour: same pages, same links, dead controls.

    Event handlers, form constraints and submissions, disclosure by ``<summary>`` and uncontrolled fields are taken
    out by edits of the syntax tree; effects and rendering stay. Files that are no program text come back unchanged.
    Freezing twice is freezing once, and a file that parses still parses.
    """
    return {path: freeze_file(path, text) if is_code(path) else text for path, text in files.items()}


def freeze_file(path: str, text: str) -> str:
    """Return one program file without its behaviour."""
    return apply_edits(text, _edits(parse_file(path, text)))


def _edits(root: Node) -> Iterator[Edit]:
    """Yield the edits of a tree; nothing inside a replaced stretch is looked at again."""
    pending: list[tuple[Node, tuple[Edit, ...]]] = [(root, ())]
    while pending:
        node, replaced = pending.pop()
        if any(edit.start <= node.start and node.end <= edit.end for edit in replaced):
            continue
        edits = tuple(_node_edits(node))
        yield from edits
        replaced += tuple(edit for edit in edits if edit.end > edit.start)
        below = tuple(edit for edit in replaced if edit.start < node.end and node.start < edit.end)
        pending.extend((child, below) for child in reversed(node.children))


def _node_edits(node: Node) -> Iterator[Edit]:
    if node.kind in TAG_KINDS:
        yield from element_edits(node)
    elif node.kind == "call_expression":
        yield from _call_edits(node)
    elif node.kind == "assignment_expression" and _assigns_listener(node):
        yield Edit(start=node.start, end=node.end, text=INERT)


def _call_edits(call: Node) -> Iterator[Edit]:
    callee, arguments = call.child("function"), call.child("arguments")
    if callee is None or arguments is None or arguments.kind != "arguments":
        return
    if _ELEMENT_MAKERS.match(callee.text):
        yield from (edit for part in arguments.parts[1:2] if part.kind == "object" for edit in _property_edits(part))
    method = callee if callee.kind == "identifier" else callee.child("property")
    if method is not None and method.text == "addEventListener" and not _is_kept(arguments):
        yield Edit(start=call.start, end=call.end, text=INERT)


def _is_kept(arguments: Node) -> bool:
    event = next(iter(arguments.parts), None)
    return event is not None and event.kind == "string" and string_value(event) in KEPT_EVENTS


def _assigns_listener(assignment: Node) -> bool:
    """Tell whether ``element.onclick = ...`` is assigned, spelled with a dot or with brackets."""
    left = assignment.child("left")
    name = None if left is None else left.child("property") or left.child("index")
    if name is None:
        return False
    return _LISTENER_PROPERTY.fullmatch(string_value(name) if name.kind == "string" else name.text) is not None


def _property_edits(properties: Node) -> Iterator[Edit]:
    """Yield the edits that mute the handlers in the properties given to ``createElement``."""
    for part in properties.parts:
        key, value = part.child("key"), part.child("value")
        if part.kind == "shorthand_property_identifier" and USER_HANDLER.match(part.text):
            yield Edit(start=part.start, end=part.end, text=f"{part.text}: {NO_OPERATION}")
        elif part.kind == "method_definition":
            name = part.child("name")
            if name is not None and USER_HANDLER.match(name.text):
                yield Edit(start=part.start, end=part.end, text=f"{name.text}: {NO_OPERATION}")
        elif key is not None and value is not None and USER_HANDLER.match(key.text.strip("\"'")):
            yield from muted(value)
