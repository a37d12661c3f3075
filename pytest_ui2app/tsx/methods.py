"""The few methods of arrays, objects and strings that sources use to put routes and keys together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.texts import of_text
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
    always,
    choice,
    never,
    options,
    spelled,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

MAX_LENGTH = 1000
"""Elements of an array that is made by its length."""

_MEMBERS: Mapping[str, Callable[[tuple[str, Value]], Value]] = {
    "keys": lambda item: Literal(value=item[0]),
    "values": lambda item: item[1],
    "entries": lambda item: Items(values=(Literal(value=item[0]), item[1])),
}
_SAME_ITEMS = frozenset({"sort", "toSorted", "values"})
"""Methods whose result holds the array's own values; their order is not followed."""
_TURNED = frozenset({"reverse", "toReversed"})
_ENDS: Mapping[str, int] = {"pop": -1, "shift": 0}


def of_global(folding: Folding, owner: str, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return ``Object.name(...)``, ``Array.name(...)`` or ``Promise.name(...)``."""
    first = arguments[0] if arguments else Unknown(node=use)
    if name in {"freeze", "seal"} or (owner == "Promise" and name in {"all", "resolve"}):
        return first
    if owner == "Array":
        return _array(folding, name, arguments, use)
    if name == "assign":
        return _merged(arguments, use)
    if name == "fromEntries" and isinstance(first, Items):
        return keyed(first, use)
    if isinstance(first, Namespace):
        first = folding.exports(first, use)
    if isinstance(first, Record) and not first.open and name in _MEMBERS:
        return Items(values=tuple(_MEMBERS[name](item) for item in first.members.items()))
    return Unknown(node=use)


def keyed(pairs: Items, use: Node) -> Value:
    """Return the record of an array of pairs, such as a ``Map`` is made of."""
    members: dict[str, Value] = {}
    for pair in pairs.values:
        if not isinstance(pair, Items) or not pair.values or not isinstance(pair.values[0], Literal):
            return Unknown(node=use)
        members[spelled(pair.values[0])] = pair.values[1] if len(pair.values) > 1 else NOTHING
    return Record(members=members, node=use)


def of_length(length: Value, use: Node) -> Value:
    """Return the array of so many empty places."""
    if not isinstance(length, Literal) or not isinstance(length.value, float) or not 0 <= length.value <= MAX_LENGTH:
        return Unknown(node=use)
    return Items(values=(NOTHING,) * int(length.value))


def spread(value: Value, use: Node) -> Iterator[Value]:
    """Yield what ``...value`` adds to an array, all of what it may add if that is decided at run time."""
    for option in options(value):
        if isinstance(option, Items):
            yield from option.values
        elif isinstance(option, Record) and not option.open:  # a Map
            yield from (_MEMBERS["entries"](item) for item in option.members.items())
        elif isinstance(option, Literal) and isinstance(option.value, str):
            yield from (Literal(value=character) for character in option.value)
        elif not never(option):
            yield Unknown(node=use)


def of_value(folding: Folding, owner: Value, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    """Return ``owner.name(...)``, a choice if owner is one."""
    return choice(*(_of_one(folding, option, name, arguments, use) for option in options(owner)))


def _of_one(folding: Folding, owner: Value, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    if name == "then" and arguments and isinstance(owner, Namespace | Unknown | Call):
        return folding.apply(arguments[0], (owner,), use)
    if isinstance(owner, Items):
        return _of_items(folding, owner, name, arguments, use)
    if isinstance(owner, Literal) and owner != NOTHING:
        return of_text(folding, spelled(owner), name, arguments, use)
    if isinstance(owner, Record) and name not in owner.members and not owner.open:
        return _of_map(owner, name, arguments, use)
    return folding.apply(folding.member(owner, name, use), arguments, use)


def _of_map(owner: Record, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    if name in _MEMBERS:
        return Items(values=tuple(_MEMBERS[name](item) for item in owner.members.items()))
    if name == "get" and arguments and isinstance(arguments[0], Literal):
        return owner.members.get(spelled(arguments[0]), NOTHING)
    return Unknown(node=use)


def _of_items(folding: Folding, owner: Items, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    if name == "join":
        return _joined(owner.values, arguments, use)
    if name in {"reduce", "reduceRight"} and arguments:
        return _reduced(folding, owner.values, arguments, use)
    found = _one_item(folding, owner.values, name, arguments, use)
    if found is not None:
        return found
    values = _rearranged(folding, owner.values, name, arguments, use)
    return Unknown(node=use) if values is None else Items(values=tuple(values))


def _one_item(
    folding: Folding, values: tuple[Value, ...], name: str, arguments: tuple[Value, ...], use: Node
) -> Value | None:
    """Return the value of the array that a method picks, or whether the array has one; None for any other method."""
    first = arguments[0] if arguments else NOTHING
    if name == "find":
        return _first(folding, values, first, use)
    if name == "includes" and isinstance(first, Literal) and all(isinstance(value, Literal) for value in values):
        return Literal(value=first in values)
    place = int(first.value) if isinstance(first, Literal) and isinstance(first.value, float) else 0
    if name not in {"at", *_ENDS} or not values:
        return None
    place = _ENDS.get(name, place)
    return values[place] if -len(values) <= place < len(values) else NOTHING


def _first(folding: Folding, values: tuple[Value, ...], test: Value, use: Node) -> Value:
    """Return the first value that passes the test, one of several if that is not known."""
    kept: list[Value] = []
    for value in values:
        verdict = folding.apply(test, (value,), use)
        if not never(verdict):
            kept.append(value)
        if always(verdict):
            break
    return choice(*kept) if kept else NOTHING


def _rearranged(
    folding: Folding, values: tuple[Value, ...], name: str, arguments: tuple[Value, ...], use: Node
) -> Iterable[Value] | None:
    """Return the values of the array that a method gives; None for a method not followed."""
    if name in _SAME_ITEMS:
        return values
    if name in _TURNED:
        return values[::-1]
    if name in {"concat", "flat"}:
        return _flat((*values, *arguments)) if name == "concat" else _flat(values)
    if name == "filter" and arguments:
        return (value for value in values if _kept(folding, arguments[0], value, use))
    if name in {"map", "flatMap"} and arguments:
        made = mapped(folding, arguments[0], values, use)
        return made if name == "map" else _flat(made)
    return _by_place(values, name, arguments)


def mapped(folding: Folding, function: Value, values: Iterable[Value], use: Node) -> list[Value]:
    """Return what the function makes of each value and its place."""
    pairs = ((value, Literal(value=float(place))) for place, value in enumerate(values))
    return [folding.apply(function, pair, use) for pair in pairs]


def _by_place(values: tuple[Value, ...], name: str, arguments: tuple[Value, ...]) -> Iterable[Value] | None:
    if name == "slice":
        return _sliced(values, arguments)
    if name == "fill" and len(arguments) == 1:
        return arguments * len(values)
    places = [Literal(value=float(place)) for place in range(len(values))]
    if name == "keys":
        return places
    pairs = zip(places, values, strict=True)
    return [Items(values=pair) for pair in pairs] if name == "entries" else None


def _array(folding: Folding, name: str, arguments: tuple[Value, ...], use: Node) -> Value:
    first = arguments[0] if arguments else Unknown(node=use)
    if name == "of":
        return Items(values=arguments)
    if isinstance(first, Record) and "length" in first.members:
        first = of_length(first.members["length"], use)
    if name != "from" or not isinstance(first, Items | Record):
        return Unknown(node=use)
    values = tuple(spread(first, use))
    return Items(values=tuple(mapped(folding, arguments[1], values, use)) if len(arguments) > 1 else values)


def _merged(records: tuple[Value, ...], use: Node) -> Value:
    members: dict[str, Value] = {}
    for record in records:
        members.update(record.members if isinstance(record, Record) else {})
    whole = all(isinstance(record, Record) and not record.open for record in records)
    return Record(members=members, node=use, open=not whole)


def _reduced(folding: Folding, values: tuple[Value, ...], arguments: tuple[Value, ...], use: Node) -> Value:
    if len(arguments) < 2 and not values:  # noqa: PLR2004 - the function and where it starts
        return Unknown(node=use)
    start, *rest = (*arguments[1:2], *values)
    for place, value in enumerate(rest):
        start = folding.apply(arguments[0], (start, value, Literal(value=float(place))), use)
    return start


def _sliced(values: tuple[Value, ...], ends: tuple[Value, ...]) -> tuple[Value, ...]:
    """Return the part of the array, all of it if the ends are not known."""
    places = [int(end.value) for end in ends if isinstance(end, Literal) and isinstance(end.value, float)]
    if not places or len(places) != len(ends):
        return values
    return values[places[0] : places[1] if len(places) > 1 else None]


def _joined(values: tuple[Value, ...], arguments: tuple[Value, ...], use: Node) -> Value:
    separator = arguments or (Literal(value=","),)
    texts = [spelled(value) for value in (*separator, *values) if isinstance(value, Literal)]
    return Literal(value=texts[0].join(texts[1:])) if len(texts) == len(values) + 1 else Unknown(node=use)


def _kept(folding: Folding, test: Value, value: Value, use: Node) -> bool:
    """Tell whether a filter may keep ``value``; ``Boolean`` is the one test that is not a function of ours."""
    verdict = folding.apply(test, (value,), use) if isinstance(test, Function) else value
    return not never(verdict)


def _flat(values: Iterable[Value]) -> Iterable[Value]:
    for value in values:
        yield from value.values if isinstance(value, Items) else (value,)
