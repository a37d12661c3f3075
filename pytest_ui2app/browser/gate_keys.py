"""Where an app keeps its session: keys of storage and cookies, followed through the source's own helpers."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.names import FUNCTIONS
from pytest_ui2app.tsx.values import MODULE_SCOPE, Call, Function, Imported, Literal, Record, options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pytest_ui2app.browser.passage import Store
    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node
    from pytest_ui2app.tsx.values import Scope, Value

AUTH_KEY = re.compile(r"(auth|session|login|signin|loggedin|token|user)", re.IGNORECASE)
"""Keys that hold a login (protocol section 4, gate i)."""

MAX_WRAPPING = 3
"""Functions around a storage access through which a key is followed: hook, helper and codec."""

REDUX_PERSIST = "persist:"
"""What redux-persist puts before the name of what it keeps."""

_METHODS = frozenset({"getItem", "setItem", "removeItem"})
_STORAGE_API = _METHODS | {"clear", "key", "length"}
_STORAGE = re.compile(r"^(?:(?:window|globalThis|self)\.)?(?:localStorage|sessionStorage)$")
_STORING_PACKAGE_FUNCTION = re.compile(r"storage|persist", re.IGNORECASE)
_KEY_SHAPE = re.compile(r"^[\w.:@-]{1,64}$")
"""What a constant must look like to be taken for a key; a path or a sentence is none."""

_COOKIE_FUNCTION = re.compile(
    r"(?:^|\.)(?:get|set|read|write|has)?_?cookies?(?:\.(?:get|set|remove|has))?$", re.IGNORECASE
)
_COOKIE_TEXT = re.compile(r"(?:^|[\s;^|('\"])([A-Za-z_][\w.-]*)=([\w.-]*)")
_COOKIE_ATTRIBUTES = frozenset({"path", "domain", "expires", "max-age", "samesite", "secure"})


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyFound:
    """A key and the places that tell what stands under it.

    ``reads`` are the expressions whose value it is, ``calls`` the calls that name it, and ``written`` what the source
    itself puts there, as far as that is known.
    """

    store: Store
    key: str
    where: str
    reads: tuple[Node, ...] = ()
    calls: tuple[Node, ...] = ()
    written: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _Access:
    """A place that names a key; ``key`` evaluates it, given what the functions around it are bound to.

    ``base`` is the access itself, ``node`` that or a call of a function around it.
    """

    node: Node
    base: Node
    key: Callable[[Scope], Value]
    written: Callable[[Scope], Value] | None = None


def found_keys(
    folding: Folding, is_session: Callable[[KeyFound], bool]
) -> tuple[tuple[KeyFound, ...], tuple[KeyFound, ...]]:
    """Return the keys that hold a session, by store and name, and those that nothing says it of.

    The first are the ones called like it (AUTH_KEY), and the ones of which ``is_session`` says so. Read are direct
    accesses, helpers and hooks that pass a key on, and persistence functions of packages. In a file that touches
    storage, constants in key position count too, since a helper may be too clever to follow.
    """
    merged: dict[tuple[Store, str], KeyFound] = {}
    for found in (*_KeyReader(folding).found(), *_cookies(folding)):
        name = (found.store, found.key)
        merged[name] = _together(merged[name], found) if name in merged else found
    ordered = sorted(merged.values(), key=lambda found: (found.store != "web", found.key))
    kept = tuple(found for found in ordered if AUTH_KEY.search(found.key) or is_session(found))
    return kept, tuple(found for found in ordered if found not in kept)


def place_of(folding: Folding, node: Node) -> str:
    """Return where a node stands, as ``file:line``."""
    return f"{folding.home(node).path}:{node.line}"


def texts(value: Value) -> Iterator[str]:
    """Yield the strings that a value may be."""
    for option in options(value):
        if isinstance(option, Literal) and isinstance(option.value, str):
            yield option.value


def _together(one: KeyFound, other: KeyFound) -> KeyFound:
    return replace(
        one,
        reads=(*one.reads, *other.reads),
        calls=(*one.calls, *other.calls),
        written=(*one.written, *other.written),
    )


class _KeyReader:
    def __init__(self, folding: Folding) -> None:
        self.folding = folding
        self.nodes = [node for module in folding.project.modules() for node in module.root.walk()]
        self.calls = [node for node in self.nodes if node.kind == "call_expression"]

    def found(self) -> Iterator[KeyFound]:
        accesses = [access for node in self.nodes for access in self._accesses(node)]
        touched = {self.folding.home(access.node).path for access in accesses}
        for _ in range(MAX_WRAPPING + 1):
            yield from (found for access in accesses for found in self._of_access(access))
            accesses = list(self._through_callers(accesses))
        yield from (found for call in self.calls for found in self._package_keys(call))
        yield from (found for path in sorted(touched) for found in self._constants(path))

    def _of_access(self, access: _Access) -> Iterator[KeyFound]:
        written = () if access.written is None else (access.written(MODULE_SCOPE),)
        for key in texts(access.key(MODULE_SCOPE)):
            reads = () if access.written is not None else (access.base, access.node)
            calls = () if access.node is access.base else (access.node,)
            yield replace(self._named(key, access.node), reads=reads, calls=calls, written=written)

    def _named(self, key: str, node: Node) -> KeyFound:
        return KeyFound(store="web", key=key, where=place_of(self.folding, node))

    def _accesses(self, node: Node) -> Iterator[_Access]:
        """Yield the access that ``node`` is, if it is one."""
        key = _key_node(node)
        if key is None:
            return
        given = _written_node(node)
        written = None if given is None else (lambda scope: self.folding.value(given, scope))
        if key.kind == "property_identifier":
            yield _Access(node=node, base=node, key=lambda _: Literal(value=key.text), written=written)
        else:
            yield _Access(node=node, base=node, key=lambda scope: self.folding.value(key, scope), written=written)

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

        def inside(scope: Scope) -> Scope:
            return self.folding.calling(function, tuple(self.folding.value(argument, scope) for argument in given))

        inner = access.written
        written = None if inner is None else (lambda scope: inner(inside(scope)))
        return _Access(node=call, base=access.base, key=lambda scope: access.key(inside(scope)), written=written)

    def _package_keys(self, call: Node) -> Iterator[KeyFound]:
        """Yield the keys given to a package's persistence function: a string, or an object's ``name`` or ``key``."""
        value = self.folding.value(call.children[0])
        if not isinstance(value, Imported) or not _STORING_PACKAGE_FUNCTION.search(value.name):
            return
        whole = self.folding.value(call)
        before = REDUX_PERSIST if value.package.startswith("redux-persist") else ""
        for argument in whole.arguments if isinstance(whole, Call) else ():
            named = [argument]
            if isinstance(argument, Record):
                named = [argument.members[name] for name in ("name", "key") if name in argument.members]
            for each in named:
                yield from (replace(self._named(before + key, call), calls=(call,)) for key in texts(each))

    def _constants(self, path: str) -> Iterator[KeyFound]:
        """Yield what the file names as constants and what it gives to calls as first argument."""
        for node in self.folding.project.module(path).root.walk():
            given = node.child("value") if node.kind == "variable_declarator" else None
            if node.kind == "call_expression" and node.children[-1].kind == "arguments":
                given = next(iter(node.children[-1].parts), None)
            if given is not None:
                found = (text for text in texts(self.folding.value(given)) if _KEY_SHAPE.match(text))
                yield from (replace(self._named(text, node), reads=(node,)) for text in found)


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


def _written_node(node: Node) -> Node | None:
    """Return what an access writes, None for one that reads or removes."""
    arguments = node.child("arguments")
    if arguments is not None:
        return arguments.parts[1] if len(arguments.parts) > 1 else None
    above = node.parent
    if above is not None and above.kind == "assignment_expression" and above.child("left") is node:
        return above.child("right")
    return None


def _cookies(folding: Folding) -> Iterator[KeyFound]:
    """Yield the cookies that the source reads or writes, by ``document.cookie`` or a library's or its own functions."""
    for module in folding.project.modules():
        touches = "document.cookie" in module.root.text
        for node in module.root.walk():
            yield from _named_in_call(folding, node)
            if touches and node.kind in {"string", "template_string", "regex"}:
                yield from _written_out(folding, node)


def _named_in_call(folding: Folding, node: Node) -> Iterator[KeyFound]:
    arguments = node.child("arguments") if node.kind == "call_expression" else None
    if arguments is None or arguments.kind != "arguments" or not _COOKIE_FUNCTION.search(node.children[0].text):
        return
    given = [folding.value(argument) for argument in arguments.parts]
    written = tuple(given[1:2]) if "set" in node.children[0].text.lower() else ()
    for key in texts(given[0]) if given else ():
        yield _cookie(folding, key, node, written)


def _written_out(folding: Folding, node: Node) -> Iterator[KeyFound]:
    for name, value in _COOKIE_TEXT.findall(node.text[1:-1]):
        if name.lower() not in _COOKIE_ATTRIBUTES:
            yield _cookie(folding, name, node, (Literal(value=value),) if value else ())


def _cookie(folding: Folding, key: str, node: Node, written: Iterable[Value]) -> KeyFound:
    reads = () if written else (node,)
    return KeyFound(store="cookie", key=key, where=place_of(folding, node), reads=reads, written=tuple(written))
