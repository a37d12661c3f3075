"""Which fields a source expects of whoever is logged in, by its types and by what it does with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from pytest_ui2app.tsx.values import Items, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

Json: TypeAlias = "str | float | bool | list[Json] | dict[str, Json] | None"

FAR_FUTURE_MS = 4102444800000
"""The year 2100, in milliseconds; taken for seconds it is later still."""
FAR_FUTURE = "2100-01-01T00:00:00.000Z"

PREFERRED = ("admin", "administrator", "owner", "superadmin", "manager")
"""Roles that see the most, in any spelling of capitals. [ours]"""

_HOLDER = re.compile(
    r"(?:user|session|auth|account|profile|member|parsed|stored|saved|payload|decoded|claims|creds|credentials)$",
    re.IGNORECASE,
)
"""Names of what a session is held in."""
_TYPE = re.compile(
    r"(?:user|session|auth\w*|account|profile|member|claims|payload|credentials)(?:type|data|info|state)?$",
    re.IGNORECASE,
)
_LEFT_ALONE = frozenset({"name", "email"})
"""Fields that no gate asks for a certain value of: what a comparison with them finds is somebody's own record."""
_RIGHTS = re.compile(r"role|permission|scope|right|group|claim", re.IGNORECASE)
_NEGATIVE = re.compile(
    r"guest|anonym|lock|ban|block|expired|loading|pending|error|suspend|disabled|deleted|required|needs|first_?time|logout",
    re.IGNORECASE,
)
_MOMENT = re.compile(r"^exp$|expir|valid_?(?:until|to|through)", re.IGNORECASE)
_METHODS = frozenset(
    {"map", "filter", "find", "some", "every", "forEach", "reduce", "push", "length", "split", "slice"}
)
_ARRAY_METHODS = frozenset({"includes", "some", "every", "map", "filter", "find", "forEach", "join", "indexOf"})
_DEPTH = 3
PERSON: Mapping[str, Json] = {
    "id": "1",
    "name": "Demo User",
    "email": "demo@example.com",
    "username": "demo",
    "role": "admin",
}
"""Whoever is logged in, where the source says nothing of him. [ours]"""
_KNOWN: Mapping[str, Json] = {
    **PERSON,
    "fullName": "Demo User",
    "displayName": "Demo User",
    "firstName": "Demo",
    "lastName": "User",
    "initials": "DU",
}
"""Fields whose value is not for the source to say."""


def session_fields(folding: Folding) -> dict[str, Json]:
    """Return the fields of whoever is logged in that the source declares or uses, each with a value that lets in."""
    types = dict(_declared_types(folding))
    declared: dict[str, Json] = {}
    for name, body in types.items():
        if _TYPE.search(name):
            declared.update(_typed(body, types, _DEPTH))
    left_alone = {name: _KNOWN[name] for name in declared if name in _LEFT_ALONE}
    fields = {**_joined(_used(folding), declared), **left_alone}
    # Whoever is logged in may stand in the session or be it: one record serves for both.
    inner = fields.get("user")
    return {**(inner if isinstance(inner, dict) else {}), **fields}


def _joined(used: dict[str, Json], declared: dict[str, Json]) -> dict[str, Json]:
    """Return what is declared and used: types know best what a record holds, uses which text or number it must be."""
    joined = {**declared, **used}
    for name in used.keys() & declared.keys():
        ours, theirs = used[name], declared[name]
        if isinstance(ours, dict) and isinstance(theirs, dict):
            joined[name] = _joined(ours, theirs)
        elif isinstance(ours, dict) or ours == "ui2app":
            joined[name] = theirs
    return joined


def _declared_types(folding: Folding) -> Iterator[tuple[str, Node]]:
    for module in folding.project.modules():
        for node in module.root.walk():
            name, body = node.child("name"), node.child("body") or node.child("value")
            declares = node.kind in {"interface_declaration", "type_alias_declaration"}
            if declares and name is not None and body is not None:
                yield name.text, body


def _typed(body: Node, types: Mapping[str, Node], depth: int) -> Iterator[tuple[str, Json]]:
    """Yield the properties of a type with values; those of a function or an unknown type are left out."""
    for part in body.walk(skip=frozenset({"property_signature"})):
        name, annotation = part.child("name"), part.child("type")
        if part.kind != "property_signature" or name is None or annotation is None or not annotation.parts:
            continue
        value = _of_type(name.text, annotation.parts[0], types, depth)
        if value is not None:
            yield name.text, value


def _of_type(name: str, given: Node, types: Mapping[str, Node], depth: int) -> Json:
    text = given.text
    literals = re.findall(r"""["']([^"']+)["']""", text) if given.kind in {"union_type", "literal_type"} else []
    if literals:
        return _best(literals)
    if given.kind == "union_type":  # ``User | null``
        parts = [part for part in given.walk() if part.kind in {"predefined_type", "type_identifier", "array_type"}]
        return _of_type(name, parts[0], types, depth) if parts else None
    if given.kind == "array_type":
        return ["admin"] if text.startswith("string") or _RIGHTS.search(name) else []
    if given.kind == "object_type":
        return dict(_typed(given, types, depth - 1))
    return _of_named_type(name, text, types, depth)


def _of_named_type(name: str, text: str, types: Mapping[str, Node], depth: int) -> Json:
    plain: Mapping[str, Json] = {
        "string": _text_for(name),
        "number": FAR_FUTURE_MS if _MOMENT.search(name) else 1,
        "boolean": not _NEGATIVE.search(name),
        "Date": FAR_FUTURE,
    }
    if text in plain:
        return plain[text]
    body = types.get(text)
    if body is None or depth == 0:
        return [] if text.startswith("Array<") else None
    if body.kind in {"union_type", "literal_type"}:
        return _of_type(name, body, {}, 0)
    return dict(_typed(body, types, depth - 1))


def _text_for(name: str) -> str:
    known = _KNOWN.get(name)
    if isinstance(known, str):
        return known
    return FAR_FUTURE if _MOMENT.search(name) else "ui2app"


def _best(literals: list[str]) -> str:
    """Return the literal that lets in furthest: an administrator's role, else the first."""
    ranks = {name: rank for rank, name in enumerate(PREFERRED)}
    return min(literals, key=lambda each: ranks.get(each.lower(), len(ranks)))


def _used(folding: Folding) -> dict[str, Json]:
    """Return the fields that are asked of anything called like a session, with the values that are asked for."""
    compared: dict[str, list[str]] = {}
    found: dict[str, Json] = {}
    for module in folding.project.modules():
        for node in module.root.walk():
            owner, name = node.child("object"), node.child("property")
            if node.kind != "member_expression" or owner is None or name is None or name.text in _METHODS:
                continue
            if _HOLDER.search(owner.text.rstrip("?!")):
                wanted = list(_asked_for(folding, node)) or list(_taken_apart(name.text, node))
                compared.setdefault(name.text, []).extend(text for text in wanted if isinstance(text, str))
                for value in wanted:
                    inner, earlier = value, found.get(name.text)
                    if isinstance(inner, dict) and isinstance(earlier, dict):
                        inner = {**earlier, **inner}
                    if not isinstance(inner, str):
                        found[name.text] = inner
    return {**found, **{name: _best(texts) for name, texts in compared.items() if texts}}


def _asked_for(folding: Folding, field: Node) -> Iterator[Json]:
    """Yield the values that the use of a field asks for: compared with, looked up among, one of which it must be."""
    above = field.parent
    if above is None:
        return
    operator = above.child("operator")
    if operator is not None and operator.kind in {"===", "==", "!==", "!="}:
        other = above.child("right") if above.child("left") is field else above.child("left")
        value = None if other is None else folding.value(other)
        if isinstance(value, Literal) and value.value is not None and value.value != "":
            yield value.value if not isinstance(value.value, bool) else not _NEGATIVE.search(field.text)
    elif operator is not None and operator.kind in {"<", ">", "<=", ">="}:
        name = field.children[-1].text
        yield FAR_FUTURE_MS if _MOMENT.search(name) else 1
    elif above.kind == "arguments":
        yield from _looked_up(folding, above, field)
    elif above.kind == "member_expression" and above.children[-1].text in _ARRAY_METHODS:
        yield from _searched(folding, above)


def _taken_apart(name: str, field: Node) -> Iterator[Json]:
    """Yield a value for a field that is dereferenced: ``user.plan.trim()``, ``user.tags.map(f)``."""
    above = field.parent
    inner = None if above is None or above.child("object") is not field else above.child("property")
    if above is None or inner is None or name in _KNOWN:
        return
    called = above.parent is not None and above.parent.child("function") is above
    if not called:
        yield {inner.text: next(_taken_apart(inner.text, above), "ui2app")} if inner.text not in _METHODS else []
    elif inner.text in _ARRAY_METHODS and inner.text not in {"includes", "indexOf"}:
        yield []
    else:
        yield "ui2app"


def _looked_up(folding: Folding, arguments: Node, field: Node) -> Iterator[Json]:
    """Yield what ``["admin"].includes(user.role)`` and ``new Date(session.expiresAt)`` ask for."""
    call = arguments.parent
    callee = None if call is None else call.child("function")
    owner = None if callee is None else callee.child("object")
    if owner is not None and callee is not None and callee.children[-1].text in {"includes", "has", "indexOf"}:
        among = folding.value(owner)
        for value in among.values if isinstance(among, Items) else ():
            if isinstance(value, Literal) and isinstance(value.value, str):
                yield value.value
    if call is not None and call.kind == "new_expression" and _MOMENT.search(field.children[-1].text):
        yield FAR_FUTURE_MS


def _searched(folding: Folding, method: Node) -> Iterator[Json]:
    """Yield the array that ``user.roles.includes("admin")`` and ``user.roles.some((r) => r === "admin")`` ask for."""
    call = method.parent
    arguments = None if call is None else call.child("arguments")
    sought = re.findall(r"""["']([\w:.-]+)["']""", "" if arguments is None else arguments.text)
    name = method.children[-1].text
    if name == "includes" and not sought and arguments is not None and arguments.parts:
        value = folding.value(arguments.parts[0])
        sought = [value.value] if isinstance(value, Literal) and isinstance(value.value, str) else []
    if _RIGHTS.search(method.text):
        sought = [*sought, *(role for role in PREFERRED[:1] if role not in sought)]
    if sought or name not in {"includes", "indexOf"}:
        yield [*sought]
