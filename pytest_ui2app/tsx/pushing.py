"""What a source adds to an array after it is made, also once for each turn of a loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.names import FUNCTIONS, LOOP, loop_names
from pytest_ui2app.tsx.values import Function, Items, Literal, Scope, Value, options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node


def pushes(root: Node, name: str, same: Callable[[Node], bool]) -> Iterator[Node]:
    """Yield the calls that push onto the array ``name``; ``same`` tells whether a use is of that very array."""
    for call in root.walk():
        if call.kind == "call_expression" and call.children[0].text == f"{name}.push" and same(call):
            yield call


def pushed_by(folding: Folding, call: Node, scope: Scope) -> Iterator[Value]:
    """Yield what one call pushes, over all turns of the loops it stands in."""
    for turn in _turns(folding, call, scope):
        for argument in call.children[-1].parts:
            if argument.kind != "spread_element":
                yield folding.value(argument, turn)
                continue
            spread = folding.value(argument.parts[0], turn)
            yield from spread.values if isinstance(spread, Items) else (spread,)


def _turns(folding: Folding, call: Node, scope: Scope) -> list[Scope]:
    """Return the scopes of all turns of the loops around the call, just ``scope`` if there are none."""
    turns = [scope]
    for loop in [node for node in call.ancestors() if node.kind == LOOP or _is_callback(node)][::-1]:
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
    if loop.kind == LOOP:
        over = loop.child("right")
        for item in _items(folding, over, scope):
            names = {name: _reached(folding, item, members, loop) for name, members, _ in loop_names(loop)}
            yield scope.within(loop, names)
        return
    call = loop.parent.parent if loop.parent is not None else None
    over = None if call is None else call.children[0].child("object")
    for place, item in enumerate(_items(folding, over, scope)):
        function = Function(node=loop, scope=scope)
        yield folding.calling(function, (item, Literal(value=float(place))))


def _items(folding: Folding, over: Node | None, scope: Scope) -> Iterator[Value]:
    value = Items(values=()) if over is None else folding.value(over, scope)
    for option in options(value):
        yield from option.values if isinstance(option, Items) else (option,)


def _reached(folding: Folding, item: Value, members: tuple[str, ...], use: Node) -> Value:
    for member in members:
        item = folding.member(item, member, use)
    return item
