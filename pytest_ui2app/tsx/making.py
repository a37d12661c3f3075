"""Values that calls of JavaScript's, Vite's and React's own make."""

from __future__ import annotations

import fnmatch
import posixpath
from typing import TYPE_CHECKING
from urllib.parse import quote

from pytest_ui2app.tsx import methods
from pytest_ui2app.tsx.names import CLASSES
from pytest_ui2app.tsx.syntax import Node, string_value
from pytest_ui2app.tsx.values import (
    NOTHING,
    Call,
    Function,
    Items,
    Literal,
    Namespace,
    Record,
    Unknown,
    Value,
    spelled,
)

BODIES = CLASSES | {"enum_declaration"}
"""Declarations that have members."""
_ENCODERS = {"encodeURIComponent": "!'()*-._~", "encodeURI": "!'()*-._~;/?:@&=+$,#"}
"""Functions that encode a text, and what they leave as it is."""

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pytest_ui2app.tsx.folding import Folding


def called(folding: Folding, callee: Node, function: Value, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return what calling a function by its name gives, JavaScript's own included."""
    if not isinstance(function, Unknown):
        return folding.apply(function, arguments, use)
    return made(callee.text, function, arguments, use)


def made(name: str, maker: Value, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return ``new name(...)``: an array, a ``Set`` as its array, a ``Map`` as its record, or an object of a class."""
    if isinstance(maker, Function):
        return maker
    first = arguments[0] if arguments else Items(values=())
    if name == "Array":
        return methods.of_length(first, use) if len(arguments) == 1 else Items(values=arguments)
    if name in {"String", "Number"} and isinstance(first, Literal):
        return Literal(value=spelled(first)) if name == "String" else Unknown(node=use)
    if name in _ENCODERS and isinstance(first, Literal):
        return Literal(value=quote(spelled(first), safe=_ENCODERS[name]))
    if name == "Set" and isinstance(first, Items):
        return first
    return methods.keyed(first, use) if name == "Map" and isinstance(first, Items) else Unknown(node=use)


def generated_path(arguments: tuple[Value, ...], use: Node) -> Value:
    """Return what React Router's ``generatePath`` gives: the template with its parameters filled in."""
    template, given = (*arguments, NOTHING, NOTHING)[:2]
    values = given.members if isinstance(given, Record) and not given.open else {}
    if not isinstance(template, Literal) or not all(isinstance(value, Literal) for value in values.values()):
        return Unknown(node=use)
    segments = spelled(template).split("/")
    filled = [_filled(segment, values) for segment in segments]
    return Literal(value="/".join(segment for segment in filled if segment is not None))


def _filled(segment: str, values: Mapping[str, Value]) -> str | None:
    """Return a segment with its parameter's value, None where it has none."""
    if not segment.startswith((":", "*")):
        return segment.removesuffix("?")
    value = values.get(segment.strip(":?"), NOTHING)
    return quote(spelled(value)) if isinstance(value, Literal) and value != NOTHING else None


def held(hook: str, initial: Value, use: Node) -> Value:
    """Return what ``useState`` or ``useRef`` gives: known only of what a package made, such as a router."""
    kept = initial if isinstance(initial, Call) else Unknown(node=use)
    if hook == "useRef":
        return Record(members={"current": kept}, node=use)
    return Items(values=(kept, Unknown(node=use)))


def imported(folding: Folding, node: Node, given: Node) -> Value:
    """Return the module of ``import("./x")``, or all those of ``import.meta.glob("./x/*.tsx")``."""
    home = folding.home(node).path
    if node.children[0].kind != "import":
        return _globbed(folding, home, node, given)
    literal = given.first("string")
    target = None if literal is None else folding.project.resolve(home, string_value(literal))
    return Unknown(node=node) if target is None else Namespace(path=target)


def _globbed(folding: Folding, home: str, node: Node, given: Node) -> Value:
    """Return the modules, which stand for their loaders too, by the path of their files."""
    patterns, settings = given.parts[0] if given.parts else given, given.parts[1:]
    written = [string_value(part) for part in patterns.walk() if part.kind == "string"]
    chosen = folding.value(settings[0]) if settings else NOTHING
    only = chosen.members.get("import") if isinstance(chosen, Record) else None
    members: dict[str, Value] = {}
    for name, path in _files(folding.project.files, home, written):
        module = Namespace(path=path)
        members[name] = folding.member(module, spelled(only), node) if isinstance(only, Literal) else module
    return Record(members=members, node=node)


def body_members(declaration: Node) -> Iterator[tuple[str, Node]]:
    """Yield the members that an enum or class declares, by name."""
    body = declaration.child("body")
    for part in body.parts if body is not None else ():
        name = part.child("name") or part.child("property")
        if name is not None:
            yield string_value(name) if name.kind == "string" else name.text, part


def rest_of(value: Value, name: str, use: Node) -> Value:
    """Return what the rest of a pattern collects, ``name`` as of ``declared_names``."""
    left_out = name.removeprefix("...")
    if isinstance(value, Items) and left_out.isdigit():
        return Items(values=value.values[int(left_out) :])
    if isinstance(value, Record):
        members = {key: member for key, member in value.members.items() if key not in left_out.split(",")}
        return Record(members=members, node=value.node, open=value.open)
    return Unknown(node=use)


def sequence_member(value: Value, name: str, use: Node) -> Value:
    """Return an element or the length of an array or string."""
    if name == "length" and isinstance(value, Items):
        return Literal(value=float(len(value.values)))
    if name == "length" and isinstance(value, Literal) and isinstance(value.value, str):
        return Literal(value=float(len(value.value)))
    if isinstance(value, Items) and name.isdigit():
        return value.values[int(name)] if int(name) < len(value.values) else NOTHING
    return Unknown(node=use)


def _files(files: Iterable[str], home: str, patterns: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the files that the patterns take in, by the name that the module at ``home`` knows them under."""
    folder = posixpath.dirname(home)
    for path in sorted(files):
        for pattern in patterns:
            absolute = pattern.startswith("/")
            shown = f"/{path}" if absolute else posixpath.relpath(path, folder)
            name = shown if absolute or shown.startswith("..") else f"./{shown}"
            if path != home and _taken_in(name, pattern):
                yield name, path


def _taken_in(name: str, pattern: str) -> bool:
    deep = "**" in pattern
    return fnmatch.fnmatchcase(name, pattern.replace("**/", "*")) and (deep or name.count("/") == pattern.count("/"))
