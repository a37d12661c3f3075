"""What the methods of strings give, where all that they are given is known."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.values import Function, Items, Literal, Unknown, Value, spelled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

_PLAIN: Mapping[str, Callable[[str], str]] = {
    "toLowerCase": str.lower,
    "toUpperCase": str.upper,
    "toLocaleLowerCase": str.lower,
    "toLocaleUpperCase": str.upper,
    "trim": str.strip,
    "trimStart": str.lstrip,
    "trimEnd": str.rstrip,
    "toString": str,
    "valueOf": str,
}
_TESTS: Mapping[str, Callable[[str, str], bool]] = {
    "startsWith": str.startswith,
    "endsWith": str.endswith,
    "includes": str.__contains__,
}
_CUTS = frozenset({"slice", "substring", "substr"})
_REPLACING = frozenset({"replace", "replaceAll"})
_GROUP = re.compile(r"\$(?:(\d)|&)")
_LITERAL = re.compile(r"/(?P<pattern>.*)/(?P<flags>[a-z]*)", re.DOTALL)


def of_text(folding: Folding, owner: str, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return ``owner.name(...)`` of a string that is known."""
    if name in _PLAIN:
        return Literal(value=_PLAIN[name](owner))
    if name in _REPLACING:
        return _replaced(folding, owner, name, arguments, use)
    known = [argument.value for argument in arguments if isinstance(argument, Literal)]
    if len(known) != len(arguments):
        return Unknown(node=use)
    if name in _CUTS:
        return _cut(owner, name, known, use)
    if name.startswith("pad"):
        return _filled(owner, name, known, use)
    return _of_texts(owner, name, [spelled(Literal(value=value)) for value in known], use)


def _of_texts(owner: str, name: str, texts: list[str], use: Node) -> Value:
    if name == "concat":
        return Literal(value=owner + "".join(texts))
    if name in _TESTS and len(texts) == 1:
        return Literal(value=_TESTS[name](owner, texts[0]))
    if name == "split" and len(texts) == 1:
        return Items(values=tuple(Literal(value=piece) for piece in (owner.split(texts[0]) if texts[0] else owner)))
    return Unknown(node=use)


def _cut(owner: str, name: str, places: list[str | float | bool | None], use: Node) -> Value:
    ends = [int(place) for place in places if isinstance(place, float)]
    if len(ends) != len(places) or (name != "slice" and min(ends, default=0) < 0):
        return Unknown(node=use)
    first, last = [*ends, None, None][:2]
    return Literal(value=owner[first : (first or 0) + last if name == "substr" and last is not None else last])


def _filled(owner: str, name: str, given: list[str | float | bool | None], use: Node) -> Value:
    width = given[0] if given else None
    filler = given[1] if len(given) > 1 else " "
    if not isinstance(width, float) or not isinstance(filler, str) or len(filler) != 1:
        return Unknown(node=use)
    return Literal(value=(owner.rjust if name == "padStart" else owner.ljust)(int(width), filler))


def _replaced(folding: Folding, owner: str, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    pattern, every = _pattern(arguments[0], every=name == "replaceAll") if arguments else (None, False)
    if pattern is None or len(arguments) == 1:
        return Unknown(node=use)
    made: list[Value] = []

    def instead(match: re.Match[str]) -> str:
        made.append(_replacement(folding, arguments[1], match, use))
        return spelled(made[-1]) if isinstance(made[-1], Literal) else ""

    text = pattern.sub(instead, owner, count=0 if every else 1)
    return Literal(value=text) if all(isinstance(value, Literal) for value in made) else Unknown(node=use)


def _replacement(folding: Folding, by: Value, match: re.Match[str], use: Node) -> Value:
    if isinstance(by, Function):
        groups = (Literal(value=text) for text in (match.group(), *match.groups()))
        return folding.apply(by, tuple(groups), use)
    if not isinstance(by, Literal):
        return by
    return Literal(value=_GROUP.sub(lambda group: _group(match, int(group[1] or 0)), spelled(by)))


def _group(match: re.Match[str], number: int) -> str:
    return match[number] or "" if number <= len(match.groups()) else ""


def _pattern(sought: Value, *, every: bool) -> tuple[re.Pattern[str] | None, bool]:
    """Return the pattern of a string or regular expression, and whether it stands for all matches."""
    if isinstance(sought, Literal):
        return re.compile(re.escape(spelled(sought))), every
    written = _LITERAL.fullmatch(sought.node.text) if isinstance(sought, Unknown) else None
    if written is None:
        return None, every
    flags = re.IGNORECASE if "i" in written["flags"] else re.NOFLAG
    try:
        return re.compile(written["pattern"], flags), "g" in written["flags"]
    except re.error:  # what only JavaScript's expressions have
        return None, every
