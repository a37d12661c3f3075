"""What may have to stand under a session key, by how the app reads and writes it (protocol section 4, gate i)."""

from __future__ import annotations

import base64
import json
import re
from functools import cached_property
from typing import TYPE_CHECKING

from pytest_ui2app.browser.gate_fields import FAR_FUTURE_MS, PERSON, session_fields
from pytest_ui2app.browser.gate_keys import REDUX_PERSIST
from pytest_ui2app.tsx.names import FUNCTIONS
from pytest_ui2app.tsx.values import Call, Function, Items, Literal, Record, options, spelled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pytest_ui2app.browser.gate_fields import Json
    from pytest_ui2app.browser.gate_keys import KeyFound
    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node
    from pytest_ui2app.tsx.values import Value

FLAG_KEY = re.compile(r"is_?auth|authenticated|logged_?in|signed_?in", re.IGNORECASE)
"""Keys that hold a bare flag rather than a record."""
AUTH_MEMBER = re.compile(
    r"^(?:is_?|has_?)?(?:auth(?:ed|enticated|orized|user|state|_?token)?|logged_?in|signed_?in|(?:current|logged_?in)?_?user"
    r"|session(?:id)?|(?:access|id|refresh)?_?token|jwt|account|member|principal)$",
    re.IGNORECASE,
)
"""Members of a state, and names of a variable, that tell who is logged in. [ours]"""
_TOKENISH = re.compile(r"token|jwt|session_?id", re.IGNORECASE)
_DEREFERENCED = re.compile(
    r"\.(?:isAuthenticated|isLoggedIn|loggedIn|isAuth|authenticated|currentUser|signedIn|isSignedIn)\b"
)

_TOKENS: dict[str, Json] = {
    "token": "ui2app",
    "accessToken": "ui2app",
    "refreshToken": "ui2app",
    "expiresAt": FAR_FUTURE_MS,
}
_FLAGS: dict[str, Json] = {"isAuthenticated": True, "authenticated": True, "isLoggedIn": True, "loggedIn": True}
_UNION: dict[str, Json] = {**PERSON, **_TOKENS, **_FLAGS, "user": {**PERSON}}
PAYLOAD: dict[str, Json] = {**_UNION, "state": _UNION, "version": 0}
"""One record that satisfies the usual shapes: a user, a token, a flag, and a persisted store's wrapping of them."""

_NOTHING_SAID = frozenset({"", "false", "0", "no", "off", "null", "undefined", "none", "guest", "anonymous"})
"""Texts that an app compares a session with, or writes there, to say that there is none."""
_PLAIN_LENGTH = 200
"""A longer text is no flag and no token. [ours]"""
_CLIMBED = frozenset(
    {
        "parenthesized_expression",
        "await_expression",
        "as_expression",
        "non_null_expression",
        "satisfies_expression",
        "unary_expression",
    }
)


class Payloads:
    """Makes the candidates for the keys of one source tree."""

    def __init__(self, folding: Folding) -> None:
        self._folding = folding

    @cached_property
    def _person(self) -> dict[str, Json]:
        return {**PERSON, **session_fields(self._folding)}

    @cached_property
    def record(self) -> dict[str, Json]:
        """The permissive union together with every field of a session that the source knows of."""
        union = {**_UNION, **self._person, "user": self._person}
        return {**union, "state": union, "version": 0}

    @property
    def token(self) -> str:
        """A token in three parts, whose middle one says who it is for and that it is valid for long."""
        claims: dict[str, Json] = {"sub": "1", "exp": FAR_FUTURE_MS, **self._person}
        parts: list[dict[str, Json]] = [{"alg": "HS256", "typ": "JWT"}, claims, {"by": "ui2app"}]
        return ".".join(map(_encoded, parts))

    def is_session(self, found: KeyFound) -> bool:
        """Whether what stands under a key is a session, whatever the key is called."""
        if found.key.startswith(REDUX_PERSIST):
            return True
        if any(_tells_who(state) for state in self._states(found)):
            return True
        return any(_DEREFERENCED.search(_around(node).text) for node in found.reads)

    def candidates(self, found: KeyFound) -> Iterator[str]:
        """Yield what may have to stand under a key, in the order to be tried, without repetition."""
        yield from dict.fromkeys(self._in_order(found))

    def _in_order(self, found: KeyFound) -> Iterator[str]:
        if found.key.startswith(REDUX_PERSIST):
            yield json.dumps(self._slices(found))
        for state in self._states(found):
            if _tells_who(state):
                yield json.dumps(self._persisted(found, state))
        yield from self._plain(found)
        parsed = any("JSON.parse" in _scope(node).text for node in found.reads)
        if parsed or found.calls or not found.reads:
            yield json.dumps(self.record)
        yield self.token
        yield json.dumps(self.record)
        yield json.dumps(PAYLOAD)
        yield from ("true", "1", "admin", json.dumps([self.record]))

    def _plain(self, found: KeyFound) -> Iterator[str]:
        """Yield the texts that the source compares what it reads with, or writes; and what its default asks for."""
        compared = [text for node in found.reads for text in self._compared(node)]
        written = [spelled(each) for value in found.written for each in options(value) if isinstance(each, Literal)]
        yield from (text for text in (*compared, *written) if _says_something(text))
        defaults = [*self._initial(found), *(value for node in found.reads for value in self._default(node))]
        if any(isinstance(value, Items) or value == Literal(value="[]") for value in defaults):
            yield json.dumps([self.record])
        flagged = {Literal(value=False), Literal(value="false")} & {v for v in defaults if isinstance(v, Literal)}
        if flagged or FLAG_KEY.search(found.key):
            yield "true"
        if Literal(value="") in defaults and found.calls:
            yield json.dumps(self.token)

    def _compared(self, read: Node) -> Iterator[str]:
        """Yield the literals that the value of ``read``, or of the variable that takes it, is compared with."""
        top = _climbed(read)
        for use in (top, *_uses(top)):
            other = _other_side(use)
            value = None if other is None else self._folding.value(other)
            yield from (spelled(each) for each in options(value) if isinstance(each, Literal)) if value else ()

    def _default(self, read: Node) -> Iterator[Value]:
        """Yield what stands for a session that is missing: ``read || "[]"``, ``read ?? "false"``."""
        above = read.parent
        operator = None if above is None else above.child("operator")
        right = None if above is None else above.child("right")
        if operator is not None and right is not None and right is not read and operator.kind in {"||", "??"}:
            yield from options(self._folding.value(right))

    def _initial(self, found: KeyFound) -> Iterator[Value]:
        """Yield the other arguments of the calls that name a key: what a hook or store begins with."""
        for call in found.calls:
            for argument in call.children[-1].parts:
                yield from options(self._folding.value(argument))

    def _states(self, found: KeyFound) -> Iterator[Record]:
        """Yield the records, or what creators return, that are given to the calls which name a key."""
        for value in self._initial(found):
            made = self._folding.call(value, ()) if isinstance(value, Function) else value
            yield from (each for each in options(made) if isinstance(each, Record))

    def _persisted(self, found: KeyFound, state: Record) -> Json:
        """Return a store's state as persisted: under ``state``, as zustand does, and beside it for simpler ones."""
        filled = self._filled(state)
        records = (value for value in self._initial(found) if isinstance(value, Record))
        versions = [record.members["version"] for record in records if "version" in record.members]
        version = _as_json(versions[0]) if versions else 0
        return {**self.record, **filled, "state": {**filled}, "version": version}

    def _filled(self, state: Record) -> dict[str, Json]:
        """Return a state's own members with the ones that tell who is logged in set accordingly."""
        return {name: self._member(name, value) for name, value in state.members.items() if _is_data(value)}

    def _member(self, name: str, value: Value) -> Json:
        if isinstance(value, Record):
            return self._filled(value)
        if not AUTH_MEMBER.match(name):
            return _as_json(value)
        if isinstance(value, Literal) and isinstance(value.value, bool):
            return True
        if _TOKENISH.search(name):
            return self.token
        return self._person if value == Literal(value=None) else _as_json(value) or "Demo User"

    def _slices(self, found: KeyFound) -> dict[str, Json]:
        """Return what redux-persist keeps: every slice as JSON text, and its own note of the version."""
        named = {name: self._filled(state) for name, state in self._declared_slices()}
        slices: dict[str, Json] = {"auth": self.record, "user": self.record, "session": self.record, **named}
        for state in self._states(found):
            slices.update(self._filled(state))
        noted = {"version": -1, "rehydrated": True}
        return {name: json.dumps(each) for name, each in {**self.record, **slices, "_persist": noted}.items()}

    def _declared_slices(self) -> Iterator[tuple[str, Record]]:
        """Yield the slices made with Redux Toolkit, by name."""
        for module in self._folding.project.modules():
            for node in module.root.walk():
                if node.kind == "call_expression" and node.children[0].text == "createSlice":
                    whole = self._folding.value(node)
                    given = whole.arguments[0] if isinstance(whole, Call) and whole.arguments else None
                    members: Mapping[str, Value] = given.members if isinstance(given, Record) else {}
                    name, state = members.get("name"), members.get("initialState")
                    if isinstance(name, Literal) and isinstance(state, Record):
                        yield spelled(name), state


def _encoded(part: dict[str, Json]) -> str:
    """Return a part of a token in base 64 that both kinds of decoder read: without ``+``, ``/`` and padding."""
    text = json.dumps(part)
    while len(text) % 3 or set(base64.b64encode(text.encode()).decode()) & {"+", "/"}:
        text += " "
        if len(text) > 2 * len(json.dumps(part)):  # a character of the text itself is to blame
            break
    return base64.b64encode(text.encode()).decode().rstrip("=")


def _says_something(text: str) -> bool:
    return text not in _NOTHING_SAID and len(text) <= _PLAIN_LENGTH


def _tells_who(state: Record) -> bool:
    inner = (value for value in state.members.values() if isinstance(value, Record))
    return any(map(AUTH_MEMBER.match, state.members)) or any(map(_tells_who, inner))


def _is_data(value: Value) -> bool:
    return isinstance(value, Literal | Items | Record)


def _as_json(value: Value) -> Json:
    if isinstance(value, Record):
        return {name: _as_json(each) for name, each in value.members.items() if _is_data(each)}
    if isinstance(value, Items):
        return [_as_json(each) for each in value.values if _is_data(each)]
    if isinstance(value, Literal):
        whole = isinstance(value.value, float) and value.value.is_integer()
        return int(value.value or 0) if whole else value.value
    return None


def _around(node: Node) -> Node:
    """Return the innermost function that a node stands in that is more than an expression, else its statement."""
    best = node
    for above in node.ancestors():
        if above.kind == "program":
            break
        best = above
        body = above.child("body")
        if above.kind in FUNCTIONS and body is not None and body.kind == "statement_block":
            break
    return best


def _scope(node: Node) -> Node:
    """Return the innermost function with statements that a node stands in, else its file."""
    around = _around(node)
    return around if around.kind in FUNCTIONS or around.parent is None else next(iter(reversed([*around.ancestors()])))


def _climbed(read: Node) -> Node:
    """Return the widest expression around ``read`` that has the same value: in parentheses, cast, with a default."""
    node = read
    for above in read.ancestors():
        left = above.child("left")
        operator = above.child("operator")
        defaulted = operator is not None and operator.kind in {"||", "??"} and left is node
        if not defaulted and above.kind not in _CLIMBED:
            break
        node = above
    return node


def _uses(top: Node) -> Iterable[Node]:
    """Yield the uses of the variable that ``top`` is given to, in the function around it."""
    declarator = top.parent
    name = declarator.child("name") if declarator is not None and declarator.kind == "variable_declarator" else None
    if name is None or name.kind != "identifier":
        return ()
    return [_climbed(node) for node in _scope(top).walk() if node.kind == "identifier" and node.text == name.text]


def _other_side(node: Node) -> Node | None:
    """Return what ``node`` is compared with, if it is."""
    above = node.parent
    operator = None if above is None else above.child("operator")
    if above is None or operator is None or operator.kind not in {"===", "==", "!==", "!="}:
        return None
    left, right = above.child("left"), above.child("right")
    return right if left is node else left
