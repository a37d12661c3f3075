"""Faults in which item of a list something happens to: another one, its neighbour as well, or all in another order."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_ui2app.tsx.mutant_spots import Misfit, Spot, arguments_of, operator_of, part, replaced
from pytest_ui2app.tsx.syntax import Edit, Node

_EQUAL = frozenset({"===", "==", "!==", "!="})
_WALKS = frozenset({"map", "filter", "find", "findIndex", "some", "every", "flatMap"})


def wrong_item(spot: Spot) -> Iterator[Edit]:
    """Take the item after the one meant, by comparison or by index; after the last comes the first."""
    node = spot.smallest("comparison in a walk over a list, or item of a list", _names_item)
    if node.kind == "subscript_expression":
        index, whole = part(node, "index"), part(node, "object").text
        yield Edit(start=index.start, end=index.end, text=f"({index.text} + 1) % {whole}.length")
        return
    item, whole = _walked(node)
    yield replaced(node, f"{item} {_strict(node)} {_next(item, whole, node)}")


def extra_side_effect(spot: Spot) -> Iterator[Edit]:
    """Change the item after the one meant too; with ``with: all`` every item.

    Any other operand is a call that is made besides, before the statement or call at the anchor.
    """
    if spot.operand not in {"", "all"}:
        yield from _besides(spot)
        return
    node = spot.smallest("comparison in a walk over a list", _is_walk_test)
    alike = operator_of(node) in {"===", "=="}
    if spot.operand:
        yield replaced(node, "true" if alike else "false")
        return
    item, whole = _walked(node)
    joined = "||" if alike else "&&"
    yield replaced(node, f"({node.text} {joined} {item} {_strict(node)} {_next(item, whole, node)})")


def reverse_order(spot: Spot) -> Iterator[Edit]:
    """Compare two items the other way round."""
    node = spot.smallest("function of two items", _compares)
    first, second = part(node, "parameters").parts
    yield Edit(start=first.start, end=first.end, text=second.text)
    yield Edit(start=second.start, end=second.end, text=first.text)


def drop_spread(spot: Spot) -> Iterator[Edit]:
    """Leave out what is copied from a list or record (``...rest``), so that only what is new is left."""
    yield _without(spot.smallest("spread", lambda node: node.kind == "spread_element"))


def drop_property(spot: Spot) -> Iterator[Edit]:
    """Leave a property of a record out."""
    yield _without(spot.smallest("property", lambda node: node.kind in {"pair", "shorthand_property_identifier"}))


def _without(node: Node) -> Edit:
    """Return the edit that takes a member out together with the comma after it."""
    siblings = node.parent.children if node.parent is not None else []
    after = siblings[siblings.index(node) + 1]
    return Edit(start=node.start, end=after.end if after.kind == "," else node.end)


def _besides(spot: Spot) -> Iterator[Edit]:
    node = spot.smallest("statement or function body", _takes_more)
    if node.kind == "expression_statement":
        yield Edit(start=node.start, end=node.start, text=f"{{ {spot.operand}; ")
        yield Edit(start=node.end, end=node.end, text=" }")
        return
    yield replaced(node, f"{{ {spot.operand}; return {node.text}; }}")


def _takes_more(node: Node) -> bool:
    body = node.role == "body" and node.parent is not None and node.parent.kind == "arrow_function"
    return node.kind == "expression_statement" or (body and node.kind == "call_expression")


def _names_item(node: Node) -> bool:
    return node.kind == "subscript_expression" or _is_walk_test(node)


def _is_walk_test(node: Node) -> bool:
    return node.kind == "binary_expression" and operator_of(node) in _EQUAL and any(_walks(node))


def _walks(node: Node) -> Iterator[tuple[str, str]]:
    """Yield item and list of the walks that a comparison stands in, the innermost first."""
    for function in node.ancestors():
        call = function.parent.parent if function.kind == "arrow_function" and function.parent is not None else None
        callee = call.child("function") if call is not None and call.kind == "call_expression" else None
        walked = callee.child("object") if callee is not None and callee.kind == "member_expression" else None
        if call is None or callee is None or walked is None or function not in arguments_of(call)[:1]:
            continue
        item = _item(function)
        if part(callee, "property").text in _WALKS and item.isidentifier() and item in node.text:
            yield item, walked.text


def _item(function: Node) -> str:
    """Return the name a walk gives its item; not a plain name where it is taken apart."""
    single, several = function.child("parameter"), function.child("parameters")
    if single is not None:
        return single.text
    return next((each.text.partition(":")[0] for each in several.parts), "") if several is not None else ""


def _walked(node: Node) -> tuple[str, str]:
    return next(_walks(node))


def _strict(node: Node) -> str:
    return "===" if operator_of(node) in {"===", "=="} else "!=="


def _next(item: str, whole: str, test: Node) -> str:
    meant = f"{part(test, 'left').text} === {part(test, 'right').text}"
    return f"{whole}[({whole}.findIndex(({item}) => {meant}) + 1) % {whole}.length]"


def _compares(node: Node) -> bool:
    parameters = node.child("parameters") if node.kind == "arrow_function" else None
    if parameters is None or len(parameters.parts) != len(("one", "another")):
        return False
    if any(":" in each.text for each in parameters.parts):
        raise Misfit("anchor", "the items' types are written with them", "give another anchor")
    return True
