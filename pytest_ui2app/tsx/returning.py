"""Which ``return`` statements of a function can be reached, as far as its conditions are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.names import CLASSES, FUNCTIONS
from pytest_ui2app.tsx.values import Literal, always, never

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node
    from pytest_ui2app.tsx.values import Scope

_CERTAIN = frozenset({"statement_block", "else_clause", "switch_body"})


def returns(folding: Folding, body: Node, scope: Scope) -> Iterator[Node]:
    """Yield the return statements that may be reached; none after one that must be."""
    for node in body.walk(skip=FUNCTIONS | CLASSES):
        if node.kind != "return_statement":
            continue
        chances = [_chance(folding, inner, outer, scope) for inner, outer in _steps(node, body)]
        if False in chances:
            continue
        yield node
        if all(chances):
            return


def _steps(node: Node, body: Node) -> Iterator[tuple[Node, Node]]:
    """Yield each node on the way up to ``body`` with the one around it."""
    for outer in node.ancestors():
        if node is body:
            return
        yield node, outer
        node = outer


def _chance(folding: Folding, inner: Node, outer: Node, scope: Scope) -> bool | None:
    """Tell whether running ``outer`` runs ``inner``: None if that is not known."""
    if outer.kind in _CERTAIN:
        return True
    if outer.kind == "if_statement":
        known = _known(folding, outer.child("condition"), scope)
        return known if known is None or inner.role == "consequence" else not known
    return _case(folding, outer, scope) if outer.kind in {"switch_case", "switch_default"} else None


def _known(folding: Folding, condition: Node | None, scope: Scope) -> bool | None:
    value = None if condition is None else folding.value(condition, scope)
    if value is None or not (always(value) or never(value)):
        return None
    return always(value)


def _case(folding: Folding, case: Node, scope: Scope) -> bool | None:
    """Tell whether a switch comes to the case; a case that falls through to the next is taken for one that may."""
    switch = case.parent.parent if case.parent is not None else None
    given = switch.child("value") if switch is not None else None
    chosen = None if given is None else folding.value(given, scope)
    if case.parent is None or not isinstance(chosen, Literal):
        return None
    labels = {each: each.child("value") for each in case.parent.parts}
    values = {each: folding.value(label, scope) for each, label in labels.items() if label is not None}
    if not all(isinstance(value, Literal) for value in values.values()) or _falls(case):
        return None
    return chosen == values[case] if case in values else chosen not in list(values.values())


def _falls(case: Node) -> bool:
    """Tell whether the case before has nothing of its own, so that this one stands for it too."""
    cases = case.parent.parts if case.parent is not None else [case]
    place = cases.index(case)
    return place > 0 and len(cases[place - 1].parts) <= 1
