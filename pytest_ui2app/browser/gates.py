"""What stands between a visitor and the pages: gates, derived from the source alone (protocol section 4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.folding import Folding
from pytest_ui2app.tsx.modules import Project
from pytest_ui2app.tsx.names import FUNCTIONS
from pytest_ui2app.tsx.values import MODULE_SCOPE, Call, Function, Imported, Literal, Record, options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pytest_ui2app.tsx.syntax import Node
    from pytest_ui2app.tsx.values import Scope, Value

AUTH_KEY = re.compile(r"(auth|session|login|signin|loggedin|token|user)", re.IGNORECASE)
"""Storage keys that hold a login (protocol section 4, gate i)."""

MAX_WRAPPING = 3
"""Functions around a storage access through which a key is followed: hook, helper and codec."""

_METHODS = frozenset({"getItem", "setItem", "removeItem"})
_STORAGE_API = _METHODS | {"clear", "key", "length"}
_STORAGE = re.compile(r"^(?:(?:window|globalThis|self)\.)?(?:localStorage|sessionStorage)$")
_STORING_PACKAGE_FUNCTION = re.compile(r"storage|persist", re.IGNORECASE)
_KEY_SHAPE = re.compile(r"^[\w.:@-]{1,64}$")
"""What a constant must look like to be taken for a key; a path or a sentence is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Access:
    """A place that names a storage key; ``key`` evaluates it, given what the functions around it are bound to."""

    node: Node
    key: Callable[[Scope], Value]


def storage_keys(files: Mapping[str, str]) -> tuple[str, ...]:
    """Return the keys of localStorage and sessionStorage in ``files`` that look like a login's, sorted.

    Read are direct accesses, helpers and hooks that pass a key on, and persistence functions of packages. In a file
    that touches storage, constants in key position count too, since a helper may be too clever to follow.
    """
    reader = _KeyReader(Folding(Project(files)))
    return tuple(sorted({key for key in reader.found() if AUTH_KEY.search(key)}))


class _KeyReader:
    def __init__(self, folding: Folding) -> None:
        self.folding = folding
        self.nodes = [node for module in folding.project.modules() for node in module.root.walk()]
        self.calls = [node for node in self.nodes if node.kind == "call_expression"]

    def found(self) -> Iterator[str]:
        accesses = [access for node in self.nodes for access in self._accesses(node)]
        touched = {self.folding.home(access.node).path for access in accesses}
        for _ in range(MAX_WRAPPING + 1):
            yield from (key for access in accesses for key in _texts(access.key(MODULE_SCOPE)))
            accesses = list(self._through_callers(accesses))
        yield from (key for call in self.calls for key in self._package_keys(call))
        yield from (key for path in sorted(touched) for key in self._constants(path))

    def _accesses(self, node: Node) -> Iterator[_Access]:
        """Yield the access that ``node`` is, if it is one."""
        key = _key_node(node)
        if key is not None and key.kind == "property_identifier":
            yield _Access(node=node, key=lambda _: Literal(value=key.text))
        elif key is not None:
            yield _Access(node=node, key=lambda scope: self.folding.value(key, scope))

    def _through_callers(self, accesses: list[_Access]) -> Iterator[_Access]:
        """Yield, for each access inside a function, the same access as each call of that function makes it."""
        around: dict[Node, list[_Access]] = {}
        for access in accesses:
            for node in access.node.ancestors():
                if node.kind in FUNCTIONS:
                    around.setdefault(node, []).append(access)
        for call in self.calls if around else ():
            for callee in options(self.folding.value(call.children[0])):
                if isinstance(callee, Function):
                    yield from (self._called(access, callee, call) for access in around.get(callee.node, ()))

    def _called(self, access: _Access, function: Function, call: Node) -> _Access:
        given = call.children[-1].parts

        def key(scope: Scope) -> Value:
            arguments = tuple(self.folding.value(argument, scope) for argument in given)
            return access.key(self.folding.calling(function, arguments))

        return _Access(node=call, key=key)

    def _package_keys(self, call: Node) -> Iterator[str]:
        """Yield the keys given to a package's persistence function: a string, or an object's ``name`` or ``key``."""
        value = self.folding.value(call.children[0])
        if not isinstance(value, Imported) or not _STORING_PACKAGE_FUNCTION.search(value.name):
            return
        whole = self.folding.value(call)
        for argument in whole.arguments if isinstance(whole, Call) else ():
            yield from _texts(argument)
            if isinstance(argument, Record):
                yield from (
                    key
                    for name in ("name", "key")
                    if name in argument.members
                    for key in _texts(argument.members[name])
                )

    def _constants(self, path: str) -> Iterator[str]:
        """Yield what the file names as constants and what it gives to calls as first argument."""
        for node in self.folding.project.module(path).root.walk():
            given = node.child("value") if node.kind == "variable_declarator" else None
            if node.kind == "call_expression" and node.children[-1].kind == "arguments":
                given = next(iter(node.children[-1].parts), None)
            if given is not None:
                yield from (text for text in _texts(self.folding.value(given)) if _KEY_SHAPE.match(text))


def _key_node(node: Node) -> Node | None:
    """Return the expression that names the key which ``node`` reads or writes, if it does that."""
    owner = node.child("object")
    if node.kind == "subscript_expression" and owner is not None and _STORAGE.match(owner.text):
        return node.child("index")
    if node.kind == "member_expression" and owner is not None and _STORAGE.match(owner.text):
        name = node.child("property")
        return None if name is None or name.text in _STORAGE_API else name
    callee, arguments = node.child("function"), node.child("arguments")
    method = callee.child("property") if callee is not None else None
    if method is None or method.text not in _METHODS or arguments is None:
        return None
    return next(iter(arguments.parts), None)


def _texts(value: Value) -> Iterator[str]:
    for option in options(value):
        if isinstance(option, Literal) and isinstance(option.value, str):
            yield option.value
