"""Faults in what an app does: handlers, statements, effects and announcements that are missing or out of place."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pytest_ui2app.tsx.handlers import INERT, NO_OPERATION
from pytest_ui2app.tsx.jsx import TAG_KINDS, attribute_value
from pytest_ui2app.tsx.mutant_spots import Misfit, Spot, argument, callee_of, part, replaced
from pytest_ui2app.tsx.names import FUNCTIONS
from pytest_ui2app.tsx.syntax import Edit, Node

_PREVENTED = "(event) => event.preventDefault()"
_LOOKS_PRESSED = (
    '(event) => { const pressed = event.currentTarget; pressed.classList.toggle("active"); '
    '["aria-pressed", "aria-expanded", "aria-checked", "aria-selected"].filter((name) => pressed.hasAttribute(name))'
    '.forEach((name) => pressed.setAttribute(name, String(pressed.getAttribute(name) !== "true"))); }'
)
_HANDLER = re.compile(r"on[A-Z]")
_TOAST = re.compile(r"toast|notif|announce|flash|message|snack|say", re.IGNORECASE)
_EFFECTS = frozenset({"useEffect", "useLayoutEffect"})
_KEPT = frozenset({"lexical_declaration", "variable_declaration", "return_statement", "if_statement"})


def drop_handler(spot: Spot) -> Iterator[Edit]:
    """Let a control's handler do nothing; a form's still keeps the page from being loaded anew."""
    name, value = _handler(spot)
    yield replaced(value, _PREVENTED if name == "onSubmit" else NO_OPERATION)


def cosmetic_only(spot: Spot) -> Iterator[Edit]:
    """Let a control's handler change only how the control looks: a class and its aria-pressed or -expanded."""
    _, value = _handler(spot)
    yield replaced(value, _LOOKS_PRESSED)


def drop_statement(spot: Spot) -> Iterator[Edit]:
    """Leave a statement out, or a call that stands for one (``() => save()``, ``ok && save()``)."""
    node = spot.smallest("statement or call", _is_act)
    yield Edit(start=node.start, end=node.end, text=";" if node.kind.endswith("_statement") else INERT)


def effect_without_toast(spot: Spot) -> Iterator[Edit]:
    """Do not announce what was done."""
    call = spot.smallest("call that announces something", _announces)
    yield Edit(start=call.start, end=call.end, text=INERT)


def toast_without_effect(spot: Spot) -> Iterator[Edit]:
    """Announce what was not done: of a function's statements only those that announce are left."""
    block = spot.smallest("function that announces something", _announcing_block)
    dropped = [each for each in block.parts if not _is_kept(each)]
    if not dropped:
        raise Misfit("anchor", "the function does nothing else than announce", "give another anchor")
    yield from (Edit(start=each.start, end=each.end, text=";") for each in dropped)


def drop_effect(spot: Spot) -> Iterator[Edit]:
    """Let an effect hook do nothing."""
    call = spot.smallest("effect hook", lambda node: callee_of(node) in _EFFECTS)
    yield replaced(argument(call, 0), NO_OPERATION)


def no_persist(spot: Spot) -> Iterator[Edit]:
    """Do not store what is to outlive the page."""
    call = spot.smallest("call of setItem or removeItem", lambda node: callee_of(node) in {"setItem", "removeItem"})
    yield Edit(start=call.start, end=call.end, text=INERT)


def disable(spot: Spot) -> Iterator[Edit]:
    """Let a control be disabled for good."""
    tag = spot.smallest("element", lambda node: node.kind in TAG_KINDS)
    name = part(tag, "name")
    given = [each for each in tag.children if each.kind == "jsx_attribute" and each.children[0].text == "disabled"]
    yield from (Edit(start=each.start, end=each.end) for each in given)
    yield Edit(start=name.end, end=name.end, text=" disabled")


def interfere(spot: Spot) -> Iterator[Edit]:
    """Give an element one attribute more, ``with``: a handler that swallows the click, say, or ``hidden``."""
    tag = spot.smallest("element", lambda node: node.kind in TAG_KINDS)
    name = part(tag, "name")
    yield Edit(start=name.end, end=name.end, text=f" {spot.needed_operand('the attribute')}")


def accept_anything(spot: Spot) -> Iterator[Edit]:
    """Let a check find no fault in anything: its function returns ``with`` (an empty text if that is not given)."""
    function = spot.smallest("function", lambda node: node.kind in FUNCTIONS)
    body, nothing = part(function, "body"), spot.operand or '""'
    yield Edit(
        start=body.start, end=body.end, text=f"{{ return {nothing}; }}" if body.kind == "statement_block" else nothing
    )


def _handler(spot: Spot) -> tuple[str, Node]:
    attribute = spot.smallest("handler", _is_handler)
    key = attribute.child("key") or attribute.children[0]
    value = attribute.child("value") or attribute_value(attribute)
    if value is None:
        raise Misfit("anchor", "the handler is given no value", "give another anchor")
    return key.text, value


def _is_handler(node: Node) -> bool:
    if node.kind == "jsx_attribute":
        return _HANDLER.match(node.children[0].text) is not None and len(node.children) > 1
    key = node.child("key") if node.kind == "pair" else None
    return key is not None and _HANDLER.match(key.text) is not None


def _is_act(node: Node) -> bool:
    if node.kind == "expression_statement" or (node.kind == "return_statement" and not node.parts):
        return True
    if node.parent is None or node.kind not in {"call_expression", "assignment_expression", "await_expression"}:
        return False
    if node.parent.kind == "arrow_function":
        return node.role == "body"
    return node.parent.kind in {"binary_expression", "ternary_expression"} and node.role in {
        "right",
        "consequence",
        "alternative",
    }


def _announces(node: Node) -> bool:
    return _TOAST.search(callee_of(node)) is not None


def _announcing_block(node: Node) -> bool:
    function = node.kind == "statement_block" and node.parent is not None and node.parent.kind in FUNCTIONS
    return function and any(_is_announcement(each) for each in node.parts)


def _is_announcement(statement: Node) -> bool:
    return statement.kind == "expression_statement" and _announces(statement.parts[0])


def _is_kept(statement: Node) -> bool:
    prevents = statement.kind == "expression_statement" and callee_of(statement.parts[0]) == "preventDefault"
    return prevents or statement.kind in _KEPT or _is_announcement(statement)
