"""How one JSX element is frozen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.fields import FIELD_SPREAD_RENAMES, FIELD_TAGS, field_edits
from pytest_ui2app.tsx.handlers import USER_HANDLER, muted
from pytest_ui2app.tsx.jsx import attribute_value, attributes, content, literal_attribute, removal
from pytest_ui2app.tsx.syntax import Edit, Node

if TYPE_CHECKING:
    from collections.abc import Iterator

PREVENT_DEFAULT = "{(event) => event.preventDefault()}"
"""Keeps the browser from submitting a form or opening a ``<details>`` by itself."""

_LINKS = frozenset({"Link", "NavLink"})
_ROUTING = re.compile(r"^(?:Navigate|Routes?|Outlet|Await|(?:\w+)?Router(?:Provider)?)$")
"""Components of React Router whose properties say where the app is, not what a user does."""

_CONSTRAINTS = ("required", "pattern", "minLength", "maxLength", "list")
_BOUNDS = ("min", "max", "step")
_INTERACTIONS = (
    *("draggable", "contentEditable", "popoverTarget", "popoverTargetAction", "command", "commandfor", "commandFor"),
    *("formAction", "formMethod", "formNoValidate", "formTarget"),
)
_SUBMISSION = ("action", "method", "target")
_DROPPED_KEYS = "|".join((*_CONSTRAINTS, *_INTERACTIONS))
_KEPT = f"filter(([key, value]) => value !== undefined && !/^(?:on[A-Z].*|{_DROPPED_KEYS})$/.test(key))"
_RENAMED = f".map(([key, value]) => [{FIELD_SPREAD_RENAMES}[key] ?? key, value])"
_SPREAD_START = "Object.fromEntries(Object.entries(("


def element_edits(tag: Node) -> Iterator[Edit]:
    """Yield the edits that freeze the element whose tag (name and attributes) is ``tag``."""
    name = tag.child("name")
    if name is None:  # a fragment
        return
    host = _host(name)
    if host:
        yield from _host_edits(tag, name, host)
    elif name.text in _LINKS:
        yield from (removal(given) for key, given in attributes(tag) if USER_HANDLER.match(key))
    elif not _ROUTING.match(name.text):
        yield from _component_edits(tag)


def _host(name: Node) -> str:
    """Return the HTML tag behind a tag name (``button``, ``motion.button``), the empty string for a component."""
    owner, _, last = name.text.rpartition(".")
    if owner in {"", "motion", "m"} and last[:1].islower():
        return last
    return ""


def _component_edits(tag: Node) -> Iterator[Edit]:
    for key, given in attributes(tag):
        value = attribute_value(given)
        if USER_HANDLER.match(key) and value is not None:
            yield from muted(value)


def _host_edits(tag: Node, name: Node, host: str) -> Iterator[Edit]:
    given = dict(attributes(tag))
    prevented = {"form": "onSubmit", "summary": "onClick"}.get(host, "")
    dropped = _dropped(host, given)
    for key, attribute in attributes(tag):
        if not key:
            yield from _spread_edits(attribute, host)
        elif key == prevented:
            yield from _replaced(attribute, f"{key}={PREVENT_DEFAULT}")
        elif USER_HANDLER.match(key) or key in dropped:
            yield removal(attribute)
        elif key == "href" and (literal_attribute(attribute) or "").startswith("javascript:"):
            yield from _replaced(attribute, 'href="javascript:void(0)"')
    if prevented and prevented not in given:
        yield Edit(start=_name_end(tag, name), end=_name_end(tag, name), text=f" {prevented}={PREVENT_DEFAULT}")
    if host == "form" and "noValidate" not in given:
        yield Edit(start=_name_end(tag, name), end=_name_end(tag, name), text=" noValidate")
    if host in FIELD_TAGS:
        yield from field_edits(tag, host, _name_end(tag, name))


def _dropped(host: str, given: dict[str, Node]) -> frozenset[str]:
    """Return the attributes that are taken off a host element."""
    kind = literal_attribute(given["type"]) if "type" in given else ""
    names = {*_CONSTRAINTS, *_INTERACTIONS}
    # Bare of any style, a number field is as wide as its bounds.
    sized_by_bounds = kind == "number" and not {"className", "style"} & given.keys()
    if host in FIELD_TAGS and kind != "range" and not sized_by_bounds:
        names |= {*_BOUNDS}
    if kind == "range":
        names -= {"list"}  # draws the tick marks
    return frozenset(names | {*_SUBMISSION} if host == "form" else names)


def _name_end(tag: Node, name: Node) -> int:
    arguments = tag.child("type_arguments")
    return name.end if arguments is None else arguments.end


def _replaced(attribute: Node, text: str) -> Iterator[Edit]:
    if attribute.text != text:
        yield Edit(start=attribute.start, end=attribute.end, text=text)


def _spread_edits(attribute: Node, host: str) -> Iterator[Edit]:
    """Yield the edits that let a spread pass on nothing but looks."""
    spread = content(attribute)
    if spread is None or not spread.parts:
        return
    inner = spread.parts[0]
    end = f") ?? {{}}).{_KEPT}{_RENAMED if host in FIELD_TAGS else ''})"
    if not (inner.text.startswith(_SPREAD_START) and inner.text.endswith(end)):
        yield Edit(start=inner.start, end=inner.start, text=_SPREAD_START)
        yield Edit(start=inner.end, end=inner.end, text=end)
