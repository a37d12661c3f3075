"""What an app's own data calls its records: the values that a dynamic segment of a route can take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.modules import Project
from pytest_ui2app.tsx.syntax import string_value

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pytest_ui2app.tsx.syntax import Node

_KEYS = frozenset({"property_identifier", "string"})
_PLURALS = (("ies", "y"), ("s", ""))
_SHORTEST_WORD = 3
"""Letters that two words must at least share to be about the same thing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """A literal field of a record: in which collection (its name in the source), under which key, and its value."""

    collection: str
    key: str
    value: str


def identities(files: Mapping[str, str]) -> tuple[Identity, ...]:
    """Return the string and number fields of all arrays of object literals in ``files``, in the order of the source."""
    modules = Project(files).modules()
    return tuple(found for module in modules for node in module.root.walk() for found in _records(node))


def values_of(parameter: str, before: str, known: Sequence[Identity]) -> tuple[str, ...]:
    """Return what the parameter of a route may be, each value once, in the order of the source.

    ``parameter`` is its name (``productId``), ``before`` the segment that it follows (``products``). It stands for the
    field of its own name, else for the one that its name ends in (``id``). Collections that the name or the segment is
    about come alone if there are any.
    """
    keys = [parameter.lower(), *(key for key in ("slug", "id") if parameter.lower().endswith(key))]
    fitting = next((found for key in keys if (found := [each for each in known if each.key.lower() == key])), [])
    words = [_singular(before), _singular(parameter.lower().removesuffix("slug").removesuffix("id"))]
    named = [each for each in fitting if any(_about(word, each.collection) for word in words)]
    return tuple(dict.fromkeys(each.value for each in named or fitting))


def _records(node: Node) -> Iterator[Identity]:
    if node.kind != "array":
        return
    collection = _name(node)
    for record in node.parts:
        for pair in record.parts if record.kind == "object" else ():
            key, value = pair.child("key"), pair.child("value")
            if key is not None and value is not None and key.kind in _KEYS and value.kind in {"string", "number"}:
                text = string_value(value) if value.kind == "string" else value.text
                yield Identity(collection=collection, key=_spelled(key), value=text)


def _name(array: Node) -> str:
    """Return what the source calls an array: the nearest variable or property that holds it."""
    for node in array.ancestors():
        if node.kind == "variable_declarator" and (name := node.child("name")) is not None:
            return name.text
        if node.kind == "pair" and (key := node.child("key")) is not None:
            return _spelled(key)
    return ""


def _spelled(key: Node) -> str:
    return string_value(key) if key.kind == "string" else key.text


def _singular(word: str) -> str:
    lower = word.lower()
    return next((lower.removesuffix(end) + to for end, to in _PLURALS if lower.endswith(end)), lower)


def _about(word: str, collection: str) -> bool:
    return len(word) >= _SHORTEST_WORD and (word in collection.lower() or word in _singular(collection))
