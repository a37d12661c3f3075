"""Splash screens: a state of the app that returns early, before its pages (protocol section 4, gate iii)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.browser.gate_keys import place_of
from pytest_ui2app.tsx.jsx import tag_of
from pytest_ui2app.tsx.names import FUNCTIONS
from pytest_ui2app.tsx.values import Function, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

LONGEST_TIMER_MS = 15_000
"""A splash screen that stays longer by itself is not waited for. [ours]"""

_AROUND = re.compile(
    r"<(?:Browser|Hash|Memory)?Router\b|<Routes\b|<RouterProvider\b|<Outlet\b|\{\s*(?:props\.)?children\s*\}|useRoutes"
)
_STATE_HOOK = re.compile(r"^(?:React\.)?use(?:State|Reducer)$")
_LABEL_LENGTH = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class SplashFound:
    """A splash screen as its source has it: the labels of its buttons, and its longest timer."""

    where: str
    labels: tuple[str, ...] = ()
    timer_ms: int = 0


def splashes_in(folding: Folding) -> tuple[SplashFound, ...]:
    """Return the states of components around the router that return early, in the order of the source."""
    found: list[SplashFound] = []
    for module in folding.project.modules():
        if _AROUND.search(module.root.text):
            found += _of_components(folding, module.root)
    return tuple(found)


def _of_components(folding: Folding, root: Node) -> Iterator[SplashFound]:
    for state, declarator in _states(root):
        component = next((node for node in declarator.ancestors() if node.kind in FUNCTIONS), None)
        shown = [] if component is None else [*_shown_by(component, state)]
        if component is None or not shown:
            continue
        parts = [component, *_components_named(folding, shown)]
        yield SplashFound(
            where=place_of(folding, declarator),
            labels=tuple(dict.fromkeys(label for part in (*shown, *parts[1:]) for label in _labels(part))),
            timer_ms=max((timer for part in parts for timer in _timers(folding, part)), default=0),
        )


def _states(root: Node) -> Iterator[tuple[str, Node]]:
    """Yield the states that are declared with a hook, by name."""
    for node in root.walk():
        name, value = node.child("name"), node.child("value")
        if node.kind != "variable_declarator" or name is None or value is None or name.kind != "array_pattern":
            continue
        if value.kind == "call_expression" and _STATE_HOOK.match(value.children[0].text) and name.parts:
            yield name.parts[0].text, node


def _shown_by(component: Node, state: str) -> Iterator[Node]:
    """Yield what is shown in the place of all else while a state holds: by an early return or one arm of a choice."""
    mentions = re.compile(rf"\b{re.escape(state)}\b")
    for node in component.walk():
        condition = node.child("condition")
        if condition is None or not mentions.search(condition.text):
            continue
        if node.kind == "if_statement" and "return" in node.text and "<" in node.text:
            yield node
        elif node.kind == "ternary_expression" and _AROUND.search(node.text):
            yield from (part for part in node.parts if part is not condition and not _AROUND.search(part.text))


def _components_named(folding: Folding, shown: list[Node]) -> Iterator[Node]:
    """Yield the components of the project that are used in what is shown."""
    for part in shown:
        for node in part.walk():
            name = tag_of(node).child("name") if node.kind in {"jsx_element", "jsx_self_closing_element"} else None
            if name is not None and name.text[:1].isupper():
                yield from _body_of(folding, name)


def _body_of(folding: Folding, name: Node) -> Iterator[Node]:
    value = folding.value(name)
    if isinstance(value, Function):
        yield value.node


def _labels(part: Node) -> Iterator[str]:
    """Yield the texts of the buttons that a part of the source draws."""
    for node in part.walk():
        opening = node.child("open_tag") if node.kind == "jsx_element" else None
        name = None if opening is None else opening.child("name")
        if name is not None and name.text.lower() in {"button", "a", "link"} | {"motion.button"}:
            text = " ".join(piece.text for piece in node.walk() if piece.kind == "jsx_text" and piece.text.strip())
            label = re.sub(r"\s+", " ", text).strip()
            if label and len(label) <= _LABEL_LENGTH:
                yield label


def _timers(folding: Folding, part: Node) -> Iterator[int]:
    for node in part.walk():
        if node.kind == "call_expression" and node.children[0].text.endswith("setTimeout"):
            given = node.children[-1].parts
            value = folding.value(given[1]) if len(given) > 1 else None
            if isinstance(value, Literal) and isinstance(value.value, float):
                yield min(int(value.value), LONGEST_TIMER_MS)
