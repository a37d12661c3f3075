"""What a source adds to an array after it is made, also once for each turn of a loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.methods import MAX_LENGTH, spread
from pytest_ui2app.tsx.names import FUNCTIONS, LOOPS, loop_names
from pytest_ui2app.tsx.values import Function, Items, Literal, Record, Scope, Unknown, Value, options, spelled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node


def grown(folding: Folding, value: Items | Record, additions: Iterable[Node], scope: Scope) -> Value:
    """Return the array or record ``value`` with all that ``additions``, calls and assignments, put into it."""
    turns = [(node, turn) for node in additions for turn in _turns(folding, node, scope)]
    if isinstance(value, Items):
        return Items(values=(*value.values, *(item for node, turn in turns for item in _pushed(folding, node, turn))))
    members = {key: member for node, turn in turns for key, member in _set(folding, node, turn)}
    return Record(members={**value.members, **members}, node=value.node, open=value.open)


def _pushed(folding: Folding, node: Node, scope: Scope) -> Iterator[Value]:
    """Yield what one call adds to an array or a ``Set``."""
    if node.kind != "call_expression" or _member_name(node.children[0]) not in {"push", "unshift", "add"}:
        return
    for argument in node.children[-1].parts:
        is_spread = argument.kind == "spread_element"
        value = folding.value(argument.operand if is_spread else argument, scope)
        yield from spread(value, argument) if is_spread else (value,)


def _set(folding: Folding, node: Node, scope: Scope) -> Iterator[tuple[str, Value]]:
    """Yield what a call of a ``Map``'s ``set``, or an assignment, adds to a record."""
    if node.kind == "call_expression":
        given = node.children[-1].parts
        key = folding.value(given[0], scope) if len(given) > 1 and _member_name(node.children[0]) == "set" else None
        if isinstance(key, Literal):
            yield spelled(key), folding.value(given[1], scope)
        return
    place, value = node.child("left"), node.child("right")
    index = None if place is None else place.child("index")
    key = Literal(value="" if place is None else _member_name(place)) if index is None else folding.value(index, scope)
    if isinstance(key, Literal) and value is not None:
        yield spelled(key), folding.value(value, scope)


def _member_name(expression: Node) -> str:
    name = expression.child("property")
    return "" if name is None else name.text


def _turns(folding: Folding, call: Node, scope: Scope) -> list[Scope]:
    """Return the scopes of all turns of the loops around the call, just ``scope`` if there are none."""
    turns = [scope]
    for loop in [node for node in call.ancestors() if node.kind in LOOPS or _is_callback(node)][::-1]:
        if loop not in scope.bound:  # else the array is made within it
            turns = [inner for turn in turns for inner in _inside(folding, loop, turn)]
    return turns


def _is_callback(node: Node) -> bool:
    """Tell whether a function is given to ``forEach``."""
    given = node.parent
    if node.kind not in FUNCTIONS or given is None or given.kind != "arguments" or given.parent is None:
        return False
    return given.parent.children[0].text.endswith(".forEach")


def _inside(folding: Folding, loop: Node, scope: Scope) -> Iterator[Scope]:
    if loop.kind == "for_statement":
        counters = [name for name, _, _ in loop_names(loop)]
        yield from (scope.within(loop, dict.fromkeys(counters, turn)) for turn in _counted(folding, loop, scope))
        return
    if loop.kind in LOOPS:
        over = loop.child("right")
        for item in _items(folding, over, scope, keys=loop.has("in")):
            names = {name: _reached(folding, item, members, loop) for name, members, _ in loop_names(loop)}
            yield scope.within(loop, names)
        return
    call = loop.parent.parent if loop.parent is not None else None
    over = None if call is None else call.children[0].child("object")
    for place, item in enumerate(_items(folding, over, scope)):
        function = Function(node=loop, scope=scope)
        yield folding.calling(function, (item, Literal(value=float(place))))


def _counted(folding: Folding, loop: Node, scope: Scope) -> list[Value]:
    """Return the values of the counter of ``for (let i = first; i < end; i++)``; one that is unknown of other loops."""
    start, test = loop.child("initializer"), loop.child("condition")
    first = None if start is None else next((node for node in start.walk() if node.role == "value"), None)
    end = next((node for node in test.walk() if node.role == "right"), None) if test is not None else None
    ends = [folding.value(node, scope) for node in (first, end) if node is not None]
    bounds = [int(value.value) for value in ends if isinstance(value, Literal) and isinstance(value.value, float)]
    step = loop.child("increment")
    upward = step is not None and step.kind == "update_expression" and step.has("++")
    if len(bounds) != 2 or not upward or test is None:  # noqa: PLR2004 - where it begins and ends
        return [Unknown(node=loop)]
    written = next((node.child("operator") for node in test.walk() if node.child("operator") is not None), None)
    last = bounds[1] + (written is not None and written.text == "<=")
    return [Literal(value=float(turn)) for turn in range(bounds[0], min(last, bounds[0] + MAX_LENGTH))]


def _items(folding: Folding, over: Node | None, scope: Scope, *, keys: bool = False) -> Iterator[Value]:
    value = Items(values=()) if over is None else folding.value(over, scope)
    for option in options(value):
        if keys and isinstance(option, Record):
            yield from (Literal(value=key) for key in option.members)
        else:
            yield from () if over is None else spread(option, over)


def _reached(folding: Folding, item: Value, members: tuple[str, ...], use: Node) -> Value:
    for member in members:
        item = folding.member(item, member, use)
    return item
