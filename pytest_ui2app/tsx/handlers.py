"""Event handlers: which names are handlers, and how one is made to do nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.jsx import grouped
from pytest_ui2app.tsx.names import FUNCTIONS, Names, Variable
from pytest_ui2app.tsx.syntax import Edit, Node

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_OPERATION = "() => undefined"
INERT = "undefined"
"""What a statement that would install behaviour is replaced by."""

# Loading and finished animations are no act of the user: pages reveal their content by them.
_LIFECYCLE = "Load|Error|LoadedData|LoadedMetadata|CanPlay|AnimationStart|AnimationEnd|TransitionEnd"
USER_HANDLER = re.compile(rf"^on(?!(?:{_LIFECYCLE})$)[A-Z]")
"""Properties that carry what happens when the user acts."""

USER_EVENTS = frozenset(
    f"{prefix}{name}"
    for prefix, names in {
        "": "click dblclick auxclick contextmenu wheel scroll focus blur focusin focusout input beforeinput change "
        "invalid submit reset select selectionchange toggle beforetoggle cancel close copy cut paste",
        "key": "down up press",
        "mouse": "down up move over out enter leave",
        "pointer": "down up move over out enter leave cancel",
        "touch": "start end move cancel",
        "drag": "start end over enter leave",
    }.items()
    for name in names.split()
) | {"drag", "drop"}
"""DOM events that come from the user's hand."""

_VALUES = frozenset({"true", "false", "null", "undefined", "string", "number", "template_string", "jsx_element"})
_FUNCTION_MAKERS = re.compile(r"^(?:React\.)?(?:useCallback|useEvent|debounce|throttle)$")
_STATE_HOOKS = re.compile(r"^(?:React\.)?use(?:State|Reducer|Transition)$")


def muted(value: Node) -> Iterator[Edit]:
    """Yield the edits after which ``value``, given to a component as a handler, does nothing.

    What is a function becomes a function that does nothing. What may be missing or may be no function at all (a
    component shows its close button only if it is given ``onClose``; ``onSale`` may be a flag) is asked at run time.
    """
    if value.kind in _VALUES or value.text == NO_OPERATION or _is_asked(value):
        return
    if is_function_like(value):
        yield Edit(start=value.start, end=value.end, text=NO_OPERATION)
    elif value.kind == "parenthesized_expression":
        yield from muted(value.parts[0])
    elif value.kind == "ternary_expression":
        yield from _muted_parts(value, "consequence", "alternative")
    elif value.kind == "binary_expression" and _operator(value) in {"||", "??"}:
        yield from _muted_parts(value, "left", "right")
    elif value.kind == "binary_expression" and _operator(value) == "&&":
        yield from _muted_parts(value, "right")
    else:
        yield Edit(start=value.start, end=value.end, text=_asked(grouped(value)))


def is_function_like(value: Node) -> bool:
    """Tell whether the expression is certain to be a function."""
    if value.kind in FUNCTIONS:
        return True
    if value.kind == "call_expression":
        return _FUNCTION_MAKERS.match(value.children[0].text) is not None
    if value.kind != "identifier":
        return False
    binding = Names().binding(value.text, value)
    if not isinstance(binding, Variable) or binding.node is value:
        return False
    if binding.members:
        hook = binding.node.child("function")
        return binding.members == ("1",) and hook is not None and _STATE_HOOKS.match(hook.text) is not None
    return binding.node.kind != "identifier" and is_function_like(binding.node)


def _muted_parts(value: Node, *roles: str) -> Iterator[Edit]:
    for role in roles:
        part = value.child(role)
        if part is not None:
            yield from muted(part)


def _operator(value: Node) -> str:
    operator = value.child("operator")
    return "" if operator is None else operator.kind


def _asked(expression: str) -> str:
    return f'typeof {expression} === "function" ? {NO_OPERATION} : {expression}'


def _is_asked(value: Node) -> bool:
    """Tell whether the value is already of the form that ``_asked`` writes."""
    last = value.child("alternative")
    return last is not None and value.text == _asked(last.text)
