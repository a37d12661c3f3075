"""The few methods of arrays, objects and strings that sources use to put routes and keys together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.values import (
    Function,
    Items,
    Literal,
    Namespace,
    Record,
    Unknown,
    Value,
    choice,
    never,
    options,
    spelled,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

_MEMBERS: Mapping[str, Callable[[tuple[str, Value]], Value]] = {
    "keys": lambda item: Literal(value=item[0]),
    "values": lambda item: item[1],
    "entries": lambda item: Items(values=(Literal(value=item[0]), item[1])),
}
_TEXT_METHODS: Mapping[str, Callable[[str], str]] = {
    "toLowerCase": str.lower,
    "toUpperCase": str.upper,
    "trim": str.strip,
    "toString": str,
}
_SAME_ITEMS = frozenset({"slice", "sort", "reverse", "toSorted", "toReversed"})
"""Methods whose result holds (at most) the array's own values: which ones it drops is not followed."""


def of_global(name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return ``Object.name(...)`` or ``Array.name(...)``."""
    first = arguments[0] if arguments else Unknown(node=use)
    if name in {"freeze", "seal"} or (name == "from" and isinstance(first, Items) and len(arguments) == 1):
        return first
    if isinstance(first, Record) and not first.open and name in _MEMBERS:
        return Items(values=tuple(_MEMBERS[name](item) for item in first.members.items()))
    return Unknown(node=use)


def of_value(folding: Folding, owner: Value, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return ``owner.name(...)``, a choice if owner is one."""
    return choice(*(_of_one(folding, option, name, arguments, use) for option in options(owner)))


def _of_one(folding: Folding, owner: Value, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    if isinstance(owner, Namespace) and name == "then" and arguments:
        return folding.apply(arguments[0], (owner,), use)
    if isinstance(owner, Items):
        return _of_items(folding, owner, name, arguments, use)
    if isinstance(owner, Literal) and isinstance(owner.value, str):
        return _of_text(owner.value, name, arguments, use)
    return folding.apply(folding.member(owner, name, use), arguments, use)


def _of_items(folding: Folding, owner: Items, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    if name == "join":
        return _joined(owner.values, arguments, use)
    values = _rearranged(folding, owner.values, name, arguments, use)
    return Unknown(node=use) if values is None else Items(values=tuple(values))


def _rearranged(
    folding: Folding, values: tuple[Value, ...], name: str, arguments: tuple[Value, ...], use: Node
) -> Iterable[Value] | None:
    """Return the values of the array that a method gives; None for a method not followed."""
    if name in _SAME_ITEMS:
        return values
    if name in {"concat", "flat"}:
        return _flat((*values, *arguments)) if name == "concat" else _flat(values)
    if name == "filter" and arguments:
        return (value for value in values if _kept(folding, arguments[0], value, use))
    if name in {"map", "flatMap"} and arguments:
        places = (Literal(value=float(place)) for place in range(len(values)))
        made = [folding.apply(arguments[0], pair, use) for pair in zip(values, places, strict=True)]
        return made if name == "map" else _flat(made)
    return None


def _joined(values: tuple[Value, ...], arguments: tuple[Value, ...], use: Node) -> Value:
    texts = [spelled(value) for value in (*arguments, *values) if isinstance(value, Literal)]
    if not arguments or len(texts) != len(values) + 1:
        return Unknown(node=use)
    return Literal(value=texts[0].join(texts[1:]))


def _kept(folding: Folding, test: Value, value: Value, use: Node) -> bool:
    """Tell whether a filter may keep ``value``; ``Boolean`` is the one test that is not a function of ours."""
    verdict = folding.apply(test, (value,), use) if isinstance(test, Function) else value
    return not never(verdict)


def _of_text(owner: str, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    if name in _TEXT_METHODS:
        return Literal(value=_TEXT_METHODS[name](owner))
    texts = [spelled(argument) for argument in arguments if isinstance(argument, Literal)]
    if name == "concat" and len(texts) == len(arguments):
        return Literal(value=owner + "".join(texts))
    return Unknown(node=use)


def _flat(values: Iterable[Value]) -> Iterable[Value]:
    for value in values:
        yield from value.values if isinstance(value, Items) else (value,)
