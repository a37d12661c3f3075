"""Where a fault is put: the nodes around a piece of source text, and which of them an operator fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pytest_ui2app.errors import UsageError
from pytest_ui2app.tsx.syntax import Edit, Node

EXPRESSIONS = frozenset(
    {
        "identifier",
        "member_expression",
        "subscript_expression",
        "call_expression",
        "binary_expression",
        "unary_expression",
        "ternary_expression",
        "string",
        "template_string",
        "number",
        "true",
        "false",
        "null",
        "undefined",
        "array",
        "object",
        "arrow_function",
        "function_expression",
        "parenthesized_expression",
        "new_expression",
        "as_expression",
        "assignment_expression",
        "update_expression",
        "await_expression",
        "non_null_expression",
        "regex",
    }
)
"""Kinds of node that stand for a value."""

_OPEN, _CLOSE = "«", "»"
_BOUND = {"name": {"variable_declarator", "function_declaration", "jsx_opening_element", "jsx_self_closing_element"}}
_PARAMETERS = {"formal_parameters", "required_parameter", "optional_parameter"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """The nodes around an anchor, the smallest first, and the operand that the operator was given (may be empty).

    The anchor itself are the bytes from ``start`` to ``end``.
    """

    start: int
    end: int
    around: Sequence[Node]
    operand: str = ""

    def smallest(self, what: str, fits: Callable[[Node], bool]) -> Node:
        """Return the smallest node that fits; raises UsageError naming ``what`` was looked for."""
        found = next(filter(fits, self.around), None)
        if found is None:
            raise UsageError(f"there is no {what} around it; give another anchor or operator")
        return found

    def needed_operand(self, what: str) -> str:
        """Return the operand; raises UsageError where there is none."""
        if not self.operand:
            raise UsageError(f"the operator needs {what}; give it under `with`")
        return self.operand

    @property
    def program(self) -> Node:
        """The whole file."""
        return self.around[-1]


Operator = Callable[[Spot], Iterator[Edit]]
"""Yields the edits that put a fault at a spot; raises UsageError where it does not fit."""


def spot_of(root: Node, anchor: str, nth: int, operand: str) -> Spot:
    """Return the nodes around the ``nth`` occurrence of a text, counted from 1; 0 when there must be only one.

    Where a part of the text is marked, as in ``save(«id»)``, the spot is that part. Raises UsageError where the text
    occurs another number of times.
    """
    before, marked, after = _marked(anchor.strip())
    wanted = (before + marked + after).encode()
    starts = list(_occurrences(root.source, wanted)) if marked else []
    if len(starts) < max(nth, 1):
        raise UsageError(f"the anchor occurs {len(starts)} times; copy it from the file")
    if not nth and len(starts) > 1:
        raise UsageError(f"the anchor occurs {len(starts)} times; make it longer, or say which with `nth`")
    start = starts[max(nth, 1) - 1] + len(before.encode())
    end = start + len(marked.encode())
    return Spot(start=start, end=end, around=list(_around(root, start, end)), operand=operand)


def replaced(node: Node, text: str) -> Edit:
    """Return the edit that puts ``text`` in a node's place; the value of a JSX attribute is put in braces."""
    plain = node.parent is not None and node.parent.kind == "jsx_attribute" and not text.startswith(('"', "{"))
    return Edit(start=node.start, end=node.end, text=f"{{{text}}}" if plain else text)


def is_expression(node: Node) -> bool:
    """Tell whether a node stands for a value and is not a name being declared."""
    if node.kind not in EXPRESSIONS or node.parent is None:
        return False
    parent = node.parent
    declared = parent.kind in _BOUND.get(node.role, ()) or (parent.kind in _PARAMETERS and node.role != "value")
    return not declared and not (parent.kind == "arrow_function" and node.role == "parameter")


def part(node: Node, role: str) -> Node:
    """Return the child in a role that the grammar promises; raises UsageError where broken code has none."""
    found = node.child(role)
    if found is None:
        raise UsageError(f"{node.kind} has no {role}; give another anchor")
    return found


def operator_of(node: Node) -> str:
    """Return the operator of a binary or unary expression; empty for anything else."""
    operator = node.child("operator")
    return "" if operator is None else operator.kind


def callee_of(node: Node) -> str:
    """Return the last name of what a call calls: ``setItem`` for ``window.localStorage.setItem(...)``."""
    function = node.child("function") if node.kind == "call_expression" else None
    if function is None:
        return ""
    method = function.child("property")
    return (method or function).text


def arguments_of(call: Node) -> list[Node]:
    """Return what a call is given."""
    arguments = call.child("arguments")
    return [] if arguments is None else arguments.parts


def _marked(anchor: str) -> tuple[str, str, str]:
    """Return what stands before the marks « and », between them and after them; without marks all is between."""
    if _OPEN not in anchor:
        return "", anchor, ""
    before, _, rest = anchor.partition(_OPEN)
    marked, _, after = rest.partition(_CLOSE)
    return before, marked, after


def _occurrences(source: bytes, wanted: bytes) -> Iterator[int]:
    at = source.find(wanted)
    while at >= 0:
        yield at
        at = source.find(wanted, at + 1)


def _around(root: Node, start: int, end: int) -> Iterator[Node]:
    """Yield the nodes that hold a stretch of bytes, the smallest first."""
    node = root
    inner: Node | None = root
    while inner is not None:
        node = inner
        inner = next((child for child in node.children if child.start <= start and end <= child.end), None)
    yield node
    yield from node.ancestors()
