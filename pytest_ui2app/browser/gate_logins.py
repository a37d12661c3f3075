"""Logins that an app keeps in memory: where, at which address, and with which credentials (protocol section 4, ii)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from pytest_ui2app.browser.gate_keys import place_of
from pytest_ui2app.browser.gate_payloads import AUTH_MEMBER
from pytest_ui2app.tsx.jsx import TAG_KINDS, attribute_value, attributes, literal_attribute, tag_of
from pytest_ui2app.tsx.syntax import string_value
from pytest_ui2app.tsx.values import Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

LOGIN_PATH = re.compile(r"(?:^|[/#_-])(?:log-?in|sign-?in|auth(?:enticate)?|welcome-back)(?:$|[/?_-])", re.IGNORECASE)
"""Paths that announce a login (protocol section 4: tokens login, signin, auth)."""

_STATE_HOOK = re.compile(r"^(?:React\.)?useState$")
_NO_ONE = frozenset({"false", "null", "undefined", '""', "''"})
_REDIRECTING = frozenset({"Navigate", "Redirect"})
_NAVIGATING = re.compile(r"(?:^|\.)(?:navigate|push|replace|redirect|nav|go)$")
_WHO = re.compile(
    r"^(?:demo|default|valid|admin|test)?_?(?:(?:e-?)?mail|user_?(?:name|id)?|login|identifier)(?:address)?$",
    re.IGNORECASE,
)
_SECRET = re.compile(
    r"^(?:demo|default|valid|admin|test)?_?(?:pass(?:word|phrase|wd|code)?|pwd|pin|secret)$", re.IGNORECASE
)
_CODE = re.compile(
    r"^(?:demo|default|valid)?_?(?:otp|code|pin|verification_?code|passcode|access_?code|token)$", re.IGNORECASE
)
_PRINTED = re.compile(
    r"""(?P<who>[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:user(?:name)?|login)\W{1,4}[\w.@-]+|\b(?:demo|admin|user|test|guest)\b)
        (?:\W{1,4}(?:and\s|with\s)?(?:pass(?:word|code)?|pwd|pin)\W{1,4}|\s*[/|·•]\s*)
        (?P<secret>[^\s"'`<>,;)]{3,40})""",
    re.IGNORECASE | re.VERBOSE,
)
_PRINTED_CODE = re.compile(
    r"(?i:code|otp|pin)\b[^\d\n]{0,30}?\b(?P<digits>\d{4,8})\b"
    r"|\b(?i:enter|use|is|try)\b[^\n]{0,20}\b(?i:code|pin)\W{1,3}(?P<word>[A-Z][A-Z0-9-]{3,15})\b"
)
"""A code of figures somewhere behind the word, or one of capital letters right behind it."""
MOST_CREDENTIALS = 6
"""How many of a source's credentials are tried. [ours]"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Credentials:
    """What a login form is filled with: who, the secret, and a code if one is asked for."""

    who: str
    secret: str
    code: str = ""


SYNTHETIC = Credentials(who="ada.lovelace@example.com", secret="Engine-1843!Notes", code="123456")  # noqa: S106 - nobody's
"""Credentials that the usual checks of a form let pass. [ours]"""


def login_flags(folding: Folding) -> tuple[str, ...]:
    """Return where the source keeps in memory that nobody is logged in yet: in a state, a store, a reducer's start."""
    nodes = (node for module in folding.project.modules() for node in module.root.walk())
    return tuple(dict.fromkeys(place_of(folding, node) for node in nodes if _is_flag(node)))


def login_targets(folding: Folding) -> tuple[str, ...]:
    """Return the paths of a login that the source sends visitors to, by an element or a call."""
    found: dict[str, None] = {}
    for module in folding.project.modules():
        for node in module.root.walk():
            target = _target(node)
            value = None if target is None else folding.value(target)
            if isinstance(value, Literal) and isinstance(value.value, str) and LOGIN_PATH.search(value.value):
                found[value.value.partition("?")[0]] = None
    return tuple(found)


def credentials_in(folding: Folding) -> tuple[Credentials, ...]:
    """Return the credentials that the source itself knows: constants, records, comparisons and hints."""
    found: list[Credentials] = []
    codes: list[str] = []
    for module in folding.project.modules():
        found += _of_records(module.root)
        found += _of_names(folding, module.root)
        found += printed_credentials(_wording(module.root))
        codes += _values(folding, module.root, _CODE, frozenset())
    code = next(iter(codes), "")
    whole = [Credentials(who=each.who, secret=each.secret, code=each.code or code) for each in found]
    if not whole and code:
        whole = [Credentials(who=SYNTHETIC.who, secret=SYNTHETIC.secret, code=code)]
    return tuple(dict.fromkeys(whole))[:MOST_CREDENTIALS]


def printed_credentials(text: str) -> list[Credentials]:
    """Return the credentials that a text tells its reader, such as ``demo@example.com / password123``."""
    code = next((match["digits"] or match["word"] for match in _PRINTED_CODE.finditer(text)), "")
    pairs = [(match["who"], match["secret"]) for match in _PRINTED.finditer(text)]
    found = [
        Credentials(who=re.split(r"[\s:=]+", who)[-1].strip("\"'`"), secret=secret.rstrip("."), code=code)
        for who, secret in pairs
    ]
    if not found and code:
        found = [Credentials(who=SYNTHETIC.who, secret=SYNTHETIC.secret, code=code)]
    return found[:MOST_CREDENTIALS]


def redirects(folding: Folding) -> tuple[str, ...]:
    """Return where (``file:line``) the source declares routes whose page is nothing but the way to another one."""
    return tuple(
        dict.fromkeys(
            place_of(folding, declaration)
            for module in folding.project.modules()
            for node in module.root.walk()
            for declaration in _leading_on(node)
        )
    )


def _leading_on(node: Node) -> Iterator[Node]:
    """Yield the ``<Route>`` or the object that declares ``node`` for its page, where that is a redirect."""
    declared = node.kind in {"jsx_attribute", "pair"} and re.match(r"""["']?element\b""", node.text)
    given = node.child("value") if node.kind == "pair" else attribute_value(node) if declared else None
    tag = given.child("name") if declared and given is not None else None
    if tag is not None and tag.text in _REDIRECTING and node.parent is not None:
        yield node.parent
        # An index has the path of the route around it, which declares it first.
        around = (each for each in node.parent.ancestors() if "path" in _declared_names(each))
        yield from islice(around, 1 if "index" in _declared_names(node.parent) else 0)


def _declared_names(node: Node) -> set[str]:
    """Return the names of what a tag, an element or an object declares."""
    if node.kind == "object":
        return {key.text.strip("\"'") for part in node.parts if (key := part.child("key")) is not None}
    tags = {"jsx_element", "jsx_self_closing_element", "jsx_opening_element"}
    return {name for name, _ in attributes(tag_of(node))} if node.kind in tags else set()


def _is_flag(node: Node) -> bool:
    """Whether a node gives something called like a login's state the value that says nobody is in."""
    if node.kind == "pair":
        key, value = node.child("key"), node.child("value")
        return key is not None and value is not None and value.text in _NO_ONE and bool(AUTH_MEMBER.match(key.text))
    if node.kind != "variable_declarator":
        return False
    name, value = node.child("name"), node.child("value")
    if name is None or value is None:
        return False
    if name.kind == "array_pattern" and value.kind == "call_expression" and _STATE_HOOK.match(value.children[0].text):
        return bool(name.parts) and bool(AUTH_MEMBER.match(name.parts[0].text))
    return name.kind == "identifier" and value.text in _NO_ONE and bool(AUTH_MEMBER.match(name.text))


def _target(node: Node) -> Node | None:
    """Return the expression that says where a ``<Navigate>`` or a navigating call leads."""
    if node.kind == "jsx_self_closing_element":
        name, to = node.child("name"), dict(attributes(node)).get("to")
        leads = name is not None and name.text in _REDIRECTING
        return attribute_value(to) if leads and to is not None else None
    if node.kind == "call_expression" and _NAVIGATING.search(node.children[0].text):
        arguments = node.child("arguments")
        return None if arguments is None else next(iter(arguments.parts), None)
    return None


def _of_records(root: Node) -> Iterator[Credentials]:
    """Yield credentials written as an object, on their own or in a list of users."""
    for node in root.walk():
        if node.kind == "object":
            told = dict(_strings(node))
            who = [value for name, value in told.items() if _WHO.match(name) and value]
            secret = [value for name, value in told.items() if _SECRET.match(name) and value]
            if who and secret:
                mail = [each for each in who if "@" in each]
                yield Credentials(who=(mail or who)[0], secret=secret[0])


def _strings(record: Node) -> Iterator[tuple[str, str]]:
    for part in record.parts:
        key, value = part.child("key"), part.child("value")
        if key is not None and value is not None and value.kind == "string":
            yield key.text.strip("\"'"), string_value(value)


def _of_names(folding: Folding, root: Node) -> Iterator[Credentials]:
    """Yield credentials that a file compares its input with, holds in constants or fills in beforehand."""
    who = _values(folding, root, _WHO, _typed_into(root, "email"))
    secret = _values(folding, root, _SECRET, _typed_into(root, "password"))
    if secret:
        yield from (Credentials(who=each, secret=word) for each in who or [SYNTHETIC.who] for word in secret[:3])
    elif who:
        yield from (Credentials(who=each, secret=SYNTHETIC.secret) for each in who[:3] if "@" in each)


def _wording(root: Node) -> str:
    """Return what a file has to say to its readers."""
    nodes = list(root.walk())
    shown = " ".join(node.text.strip() for node in nodes if node.kind == "jsx_text")
    strings = (node.text for node in nodes if node.kind in {"string", "template_string"})
    # A path or the name of a class tells nobody anything.
    return "\n".join([shown, *(text for text in strings if "@" in text or " / " in text or ":" in text)])


def _typed_into(root: Node, kind: str) -> frozenset[str]:
    """Return what holds the texts typed into inputs of a kind, whatever it is called: ``value={pw}``, ``ref={pw}``."""
    found: set[str] = set()
    for node in root.walk():
        given = dict(attributes(node)) if node.kind in TAG_KINDS else {}
        if "type" in given and literal_attribute(given["type"]) == kind:
            values = (attribute_value(given[name]) for name in ("value", "ref", "defaultValue") if name in given)
            found |= {_bare(value.text) for value in values if value is not None}
    return frozenset(found)


def _values(folding: Folding, root: Node, called: re.Pattern[str], also: frozenset[str]) -> list[str]:
    """Return the strings that things ``called`` so, or ``also``, are compared with or begin with, each once."""
    found: dict[str, None] = {}
    for node in root.walk():
        for name, given in _named_values(node):
            bare = _bare(name)
            value = folding.value(given) if called.match(bare) or bare in also else None
            if isinstance(value, Literal) and isinstance(value.value, str) and value.value:
                found[value.value] = None
    return list(found)


def _bare(name: str) -> str:
    """Return the last part of a name, such as ``email`` of ``form.email.trim()`` or of ``email.current.value``."""
    whole = re.sub(r"(?:\.trim\(\)|\.toLowerCase\(\)|[!?]?\.current[!?]?\.value)+$", "", name)
    return re.split(r"[.\[]", whole)[-1].strip("_!?")


def _named_values(node: Node) -> Iterable[tuple[str, Node]]:
    if node.kind not in {"binary_expression", "variable_declarator"}:
        return []
    operator, left, right = node.child("operator"), node.child("left"), node.child("right")
    if operator is not None and left is not None and right is not None:
        compares = operator.kind in {"===", "==", "!==", "!="}
        return [(left.text, right), (right.text, left)] if compares else []
    name, value = node.child("name"), node.child("value")
    if name is None or value is None:
        return []
    if name.kind == "identifier":
        return [(name.text, value)]
    arguments = value.child("arguments") if value.kind == "call_expression" else None
    hook = arguments is not None and _STATE_HOOK.match(value.children[0].text) and name.parts and arguments.parts
    return [(name.parts[0].text, arguments.parts[0])] if hook and arguments is not None else []
