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


WHAT_LITERAL = "a number, a text in quotes, true, false, null, undefined, [] or {}, or a function that returns one"
"""What operators take as a literal, in words."""


class Misfit(UsageError):  # noqa: N818 - a fact about the entry, in the language of its readers
    """A fault that cannot be put where it is told to; ``key`` is the key of its entry in mutants.yaml to mend."""

    def __init__(self, key: str, fact: str, remedy: str) -> None:
        """Say what does not fit and what to do about it."""
        super().__init__(f"{fact}; {remedy}")
        self.key = key
        self.fact = fact
        self.remedy = remedy


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
        """Return the smallest node that fits; raises Misfit naming ``what`` was looked for."""
        found = next(filter(fits, self.around), None)
        if found is None:
            raise Misfit("anchor", f"there is no {what} around it", "give another anchor or operator")
        return found

    def needed_operand(self, what: str) -> str:
        """Return the operand; raises Misfit where there is none."""
        if not self.operand:
            raise Misfit("with", f"the operator needs {what}", "give it under `with`")
        return self.operand

    @property
    def program(self) -> Node:
        """The whole file."""
        return self.around[-1]


Operator = Callable[[Spot], Iterator[Edit]]
"""Yields the edits that put a fault at a spot; raises Misfit where it does not fit."""


def spot_of(root: Node, anchor: str, nth: int, operand: str) -> Spot:
    """Return the nodes around the ``nth`` occurrence of a text, counted from 1; 0 when there must be only one.

    Where a part of the text is marked, as in ``save(«id»)``, the spot is that part. Raises Misfit where the text
    occurs another number of times.
    """
    before, marked, after = _marked(anchor.strip())
    wanted = (before + marked + after).encode()
    starts = list(_occurrences(root.source, wanted))
    start = starts[_chosen(starts, nth, root.source)] + len(before.encode())
    end = start + len(marked.encode())
    return Spot(start=start, end=end, around=list(_around(root, start, end)), operand=operand)


def _chosen(starts: Sequence[int], nth: int, source: bytes) -> int:
    """Return which of the occurrences is meant, counted from 0."""
    if not starts:
        raise Misfit("anchor", "the anchor occurs 0 times", "copy it from the file")
    lines = ", ".join(str(source.count(b"\n", 0, start) + 1) for start in starts)
    occurs = f"the anchor occurs {len(starts)} times (on lines {lines})" if starts[1:] else "the anchor occurs once"
    if nth < 0 or nth > len(starts):
        raise Misfit("nth", f"nth is {nth}, but {occurs}", f"give a number from 1 to {len(starts)}, or leave it out")
    if not nth and starts[1:]:
        raise Misfit("anchor", occurs, "make it longer, or say which with `nth`, counted from 1 for the first")
    return max(nth, 1) - 1


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
    """Return the child in a role that the grammar promises; raises Misfit where broken code has none."""
    found = node.child(role)
    if found is None:
        raise Misfit("anchor", f"{node.kind} has no {role}", "give another anchor")
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


def argument(call: Node, index: int) -> Node:
    """Return one of the things that a call is given, counted from 0; raises Misfit where it is given fewer."""
    given = arguments_of(call)
    if index >= len(given):
        raise Misfit("anchor", f"{callee_of(call)} has no argument {index + 1}", "give another anchor")
    return given[index]


def _marked(anchor: str) -> tuple[str, str, str]:
    """Return what stands before the marks « and », between them and after them; without marks all is between."""
    if not anchor:
        raise Misfit("anchor", "the anchor is empty", "copy a piece of the file")
    if _OPEN not in anchor and _CLOSE not in anchor:
        return "", anchor, ""
    before, _, rest = anchor.partition(_OPEN)
    marked, _, after = rest.partition(_CLOSE)
    if (anchor.count(_OPEN), rest.count(_CLOSE), bool(marked)) != (1, 1, True):
        raise Misfit(
            "anchor", "the anchor's marks hold nothing", f"put one {_OPEN} and one {_CLOSE} around a piece of it"
        )
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
