"""Which declaration a name refers to, by JavaScript's block scopes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pytest_ui2app.tsx.modules import declared_names
from pytest_ui2app.tsx.syntax import Node

FUNCTIONS = frozenset(
    {
        "arrow_function",
        "function_declaration",
        "function_expression",
        "method_definition",
        "generator_function_declaration",
    }
)
CLASSES = frozenset({"class_declaration", "class"})
LOOPS = frozenset({"for_in_statement", "for_statement"})
"""Of items, of keys and by a counter: the names in their heads are bound like a function's parameters."""
_CHANGES = {"call_expression": "function", "assignment_expression": "left"}
"""Nodes that may add to an array or record, each with the part that names it."""
_BLOCKS = frozenset({"program", "statement_block", "switch_case"})
_VARIABLES = frozenset({"lexical_declaration", "variable_declaration"})
_NAMED = FUNCTIONS | CLASSES | {"enum_declaration", "abstract_class_declaration"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A name declared by the parameters of ``function``."""

    function: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Variable:
    """A name that stands for ``members`` of the value of ``node``, or for ``node`` itself if that list is empty."""

    node: Node
    members: tuple[str, ...] = ()
    default: Node | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undeclared:
    """A name no block around its use declares: an import, a global, or a mistake."""


Binding = Parameter | Variable | Undeclared


class Names:
    """Looks names up; each block is read once."""

    def __init__(self) -> None:
        self._blocks: dict[Node, Mapping[str, Variable]] = {}
        self._heads: dict[Node, frozenset[str]] = {}
        self._assigned: dict[Node, frozenset[str]] = {}
        self._changes: dict[Node, Mapping[str, list[Node]]] = {}

    def binding(self, name: str, use: Node) -> Binding:
        """Return what ``name`` refers to where the node ``use`` stands."""
        for node in use.ancestors():
            if (node.kind in FUNCTIONS or node.kind in LOOPS) and name in self._head(node):
                return Parameter(function=node)
            if node.kind in _BLOCKS and name in (block := self._block(node)):
                return block[name]
        return Undeclared()

    def reassigned(self, name: str, program: Node) -> bool:
        """Tell whether the module assigns to ``name`` anywhere after its declaration."""
        if program not in self._assigned:
            self._assigned[program] = frozenset(_assigned(program))
        return name in self._assigned[program]

    def additions(self, name: str, program: Node, binding: Binding) -> list[Node]:
        """Return the calls of methods of what ``binding`` declares as ``name``, and the assignments to its members."""
        if program not in self._changes:
            found: dict[str, list[Node]] = {}
            for changed, node in _changes(program):
                found.setdefault(changed, []).append(node)
            self._changes[program] = found
        return [node for node in self._changes[program].get(name, ()) if self.binding(name, node) == binding]

    def _head(self, node: Node) -> frozenset[str]:
        """Return the names that a function's parameters or the head of a loop declare."""
        if node not in self._heads:
            declared = loop_names(node) if node.kind in LOOPS else parameters(node)
            self._heads[node] = frozenset(name for name, _, _ in declared)
        return self._heads[node]

    def _block(self, block: Node) -> Mapping[str, Variable]:
        if block not in self._blocks:
            self._blocks[block] = dict(_declared(block))
        return self._blocks[block]


def parameters(function: Node) -> Iterator[tuple[str, tuple[str, ...], Node | None]]:
    """Yield the names a function's parameters declare, with the place of the argument first in the members."""
    single, several = function.child("parameter"), function.child("parameters")
    patterns = [single] if single is not None else several.parts if several is not None else []
    for place, pattern in enumerate(patterns):
        for name, members, default in declared_names(pattern):
            rest = members[:1] == ("...",)
            yield name, (f"...{place}", *members[1:]) if rest else (str(place), *members), default


def loop_names(loop: Node) -> Iterator[tuple[str, tuple[str, ...], Node | None]]:
    """Yield the names that the head of a loop over items declares, with the members of the item they stand for."""
    pattern, start = loop.child("left"), loop.child("initializer")
    if pattern is not None and loop.child("kind") is not None:
        yield from declared_names(pattern)
    for name, _ in _variables(start) if start is not None and start.kind in _VARIABLES else ():
        yield name, (), None


def _declared(block: Node) -> Iterator[tuple[str, Variable]]:
    for statement in block.parts:
        declaration = statement.child("declaration") if statement.kind == "export_statement" else statement
        if declaration is None:
            continue
        name = declaration.child("name")
        if declaration.kind in _NAMED and name is not None:
            yield name.text, Variable(node=declaration)
        elif declaration.kind in _VARIABLES:
            yield from _variables(declaration)


def _variables(declaration: Node) -> Iterator[tuple[str, Variable]]:
    for declarator in declaration.parts:
        pattern, value = declarator.child("name"), declarator.child("value")
        if pattern is not None:
            for name, members, default in declared_names(pattern):
                yield name, Variable(node=value or declarator, members=members, default=default)


def _changes(program: Node) -> Iterator[tuple[str, Node]]:
    for node in program.walk():
        role = _CHANGES.get(node.kind)
        place = None if role is None else node.child(role)
        if place is not None and place.kind in {"member_expression", "subscript_expression"}:
            owner = place.child("object")
            if owner is not None and owner.kind == "identifier":
                yield owner.text, node


def _assigned(program: Node) -> Iterator[str]:
    for node in program.walk():
        if node.kind in {"assignment_expression", "augmented_assignment_expression"}:
            left = node.child("left")
            if left is not None and left.kind == "identifier":
                yield left.text
        elif node.kind == "update_expression" and (argument := node.child("argument")) is not None:
            yield argument.text
