"""Constant folding: what an expression of the source is worth, as far as that can be known without running it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.expressions import EVALUATORS
from pytest_ui2app.tsx.jsx import ELEMENT_KINDS, attribute_value, attributes, content, tag_of
from pytest_ui2app.tsx.making import BODIES, body_members, generated_path, held, rest_of, sequence_member
from pytest_ui2app.tsx.modules import Export, Expression, Import, Module, Project
from pytest_ui2app.tsx.names import CLASSES, FUNCTIONS, Binding, Names, Parameter, Undeclared, Variable, parameters
from pytest_ui2app.tsx.pushing import grown
from pytest_ui2app.tsx.returning import returns
from pytest_ui2app.tsx.syntax import Node
from pytest_ui2app.tsx.values import (
    MODULE_SCOPE,
    NOTHING,
    Call,
    Choice,
    Element,
    Function,
    Imported,
    Items,
    Literal,
    Namespace,
    Record,
    Scope,
    Unknown,
    Value,
    choice,
    options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MAX_DEPTH = 50
"""Nested evaluations before an expression counts as unknown: recursion in the source must not become ours."""
MAX_STEPS = 100_000
"""Evaluations per source tree before the rest counts as unknown, about a second's worth."""

_STATES = frozenset({"useState", "useRef"})
_WRAPPERS = frozenset({"memo", "forwardRef", "useMemo", "useCallback", "lazy", "observer"})


class Folding:
    """Evaluates expressions of one project."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._names = Names()
        self._known: dict[Node, Value] = {}
        self._homes: dict[Node, Module] = {}
        self._open: set[tuple[Node, Scope]] = set()
        self._steps = 0
        self._cuts = 0

    @property
    def exhausted(self) -> bool:
        """Tell whether the source asked for more steps than are granted, so that some values are missing."""
        return self._steps >= MAX_STEPS

    def value(self, node: Node, scope: Scope = MODULE_SCOPE) -> Value:
        """Return what the expression ``node`` is worth; ``Unknown`` for all that depends on the running app."""
        if scope is MODULE_SCOPE and node in self._known:
            return self._known[node]
        if (node, scope) in self._open or len(self._open) >= MAX_DEPTH or self.exhausted:
            self._cuts += 1
            return Unknown(node=node)
        self._steps += 1
        cuts = self._cuts
        self._open.add((node, scope))
        try:
            evaluate = EVALUATORS.get(node.kind)
            found = Unknown(node=node) if evaluate is None else evaluate(self, node, scope)
        finally:
            self._open.discard((node, scope))
        if scope is MODULE_SCOPE and cuts == self._cuts:
            self._known[node] = found
        return found

    def home(self, node: Node) -> Module:
        """Return the module that ``node`` is part of."""
        program = node
        while program.parent is not None:
            program = program.parent
        if program not in self._homes:
            self._homes.update((module.root, module) for module in self.project.loaded())
        return self._homes[program]

    def named(self, node: Node, scope: Scope) -> Value:
        """Return what the identifier ``node`` stands for where it stands."""
        binding = self._names.binding(node.text, node)
        if isinstance(binding, Parameter):
            value = scope.bound.get(binding.function, {}).get(node.text, Unknown(node=node))
            return self._with_additions(value, node.text, binding, node, scope)
        if isinstance(binding, Undeclared):
            home = self.home(node)
            found = home.imports.get(node.text)
            return Unknown(node=node) if found is None else self._from(home.path, found, frozenset())
        return self._variable(node.text, binding, node, scope)

    def export(self, path: str, name: str, seen: frozenset[tuple[str, str]] = frozenset()) -> Value:
        """Return the export ``name`` of the module at ``path``; nothing if it has none."""
        if (path, name) in seen:
            return NOTHING
        if path.endswith(".json") and name != "default":
            return self.member(self.export(path, "default"), name, self.project.module(path).root)
        module, seen = self.project.module(path), seen | {(path, name)}
        if name in module.exports:
            return self._exported(module, module.exports[name], seen)
        targets = (self.project.resolve(path, star) for star in module.stars)
        found = (self.export(target, name, seen) for target in targets if target is not None)
        return next((value for value in found if value != NOTHING), NOTHING)

    def member(self, value: Value, name: str, use: Node) -> Value:
        """Return the member ``name`` of ``value``, ``use`` being the expression that asks."""
        if isinstance(value, Choice):
            return choice(*(self.member(option, name, use) for option in value.options))
        if isinstance(value, Function | Unknown) and value.node.kind in BODIES:
            return self._body_member(value, name, use)
        return rest_of(value, name, use) if name.startswith("...") else self._known_member(value, name, use)

    def _known_member(self, value: Value, name: str, use: Node) -> Value:
        if isinstance(value, Namespace):
            return self.export(value.path, name)
        if isinstance(value, Record):
            return value.members.get(name, Unknown(node=use) if value.open else NOTHING)
        if isinstance(value, Imported):
            return Imported(package=value.package, name=name if value.name == "*" else f"{value.name}.{name}")
        return sequence_member(value, name, use)

    def exports(self, module: Namespace, use: Node) -> Record:
        """Return the record of what a module exports by name."""
        names = self.project.module(module.path).exports
        return Record(members={name: self.export(module.path, name) for name in names}, node=use)

    def makes_element(self, node: Node, scope: Scope) -> bool:
        """Tell whether ``node`` is an element, as JSX or as a call of ``createElement``."""
        if node.kind != "call_expression":
            return node.kind in ELEMENT_KINDS
        callee = node.children[0]
        if callee.kind not in {"identifier", "member_expression"}:
            return False
        called = self.value(callee, scope)
        return isinstance(called, Imported) and called.name.rpartition(".")[2] == "createElement"

    def call(self, function: Function, arguments: tuple[Value, ...]) -> Value:
        """Return what the function returns for the arguments: a choice if it has several ``return`` statements."""
        scope = self.calling(function, arguments)
        body = function.node.child("body")
        if body is None or function.node.kind in CLASSES:
            return Unknown(node=function.node)
        if body.kind != "statement_block":
            return self.value(body, scope)
        if function.node.kind.startswith("generator"):
            given = (content(node) for node in body.walk(skip=FUNCTIONS | CLASSES) if node.kind == "yield_expression")
            return Items(values=tuple(self.value(node, scope) for node in given if node is not None))
        returned = [content(node) for node in returns(self, body, scope)]
        values = [self.value(node, scope) for node in returned if node is not None]
        return choice(*values) if values else NOTHING

    def calling(self, function: Function, arguments: tuple[Value, ...]) -> Scope:
        """Return the scope inside ``function`` when it is called with the arguments."""
        return function.scope.within(function.node, dict(self._bound(function, arguments)))

    def apply(self, callee: Value, arguments: tuple[Value, ...], use: Node) -> Value:
        """Return what calling ``callee`` gives; ``use`` is the call."""
        if isinstance(callee, Choice):
            return choice(*(self.apply(option, arguments, use) for option in callee.options))
        if isinstance(callee, Function):
            return self.call(callee, arguments)
        if isinstance(callee, Imported):
            return self._package_call(callee, arguments, use)
        return callee if isinstance(callee, Namespace) else Unknown(node=use)  # a module stands for its loader too

    def attributes(self, element: Element) -> Mapping[str, Value]:
        """Return the attributes of a JSX element, spreads included, later ones winning."""
        found: dict[str, Value] = {}
        if element.node.kind == "call_expression":
            given = [self.value(argument, element.scope) for argument in element.node.children[-1].parts[1:2]]
            return given[0].members if given and isinstance(given[0], Record) else found
        for name, attribute in attributes(tag_of(element.node)):
            written = attribute_value(attribute) if name else content(attribute)
            if written is None:
                found[name] = Literal(value=True)
            elif name:
                found[name] = self.value(written, element.scope)
            else:
                inner = self.value(written.operand, element.scope)
                found.update(inner.members if isinstance(inner, Record) else {})
        return found

    def passes_unknown(self, element: Element) -> bool:
        """Tell whether an element's properties include some that cannot be known, by a spread."""
        spreads = (content(attribute) for name, attribute in attributes(tag_of(element.node)) if not name)
        given = [self.value(spread.operand, element.scope) for spread in spreads if spread is not None]
        return any(not isinstance(option, Record | Literal) for value in given for option in options(value))

    def tag(self, element: Element) -> Value:
        """Return what the element's tag names; the literal tag for a host element, nothing for a fragment."""
        if element.node.kind == "call_expression":
            return next((self.value(part, element.scope) for part in element.node.children[-1].parts), NOTHING)
        name = tag_of(element.node).child("name")
        if name is None:
            return NOTHING
        if name.kind == "identifier" and name.text[0].islower():
            return Literal(value=name.text)
        return self.value(name, element.scope)

    def _variable(self, name: str, binding: Variable, use: Node, scope: Scope) -> Value:
        home = self.home(use)
        if binding.node.kind == "variable_declarator" or self._names.reassigned(name, home.root):
            return Unknown(node=use)
        # What stands outside every function that is being called is the same for all calls.
        inside = any(node in scope.bound for node in binding.node.ancestors())
        value = self.value(binding.node, scope if inside else MODULE_SCOPE)
        value = self._with_additions(value, name, binding, use, scope)
        for member in binding.members:
            value = self.member(value, member, use)
        return self.value(binding.default, scope) if value == NOTHING and binding.default is not None else value

    def _with_additions(self, value: Value, name: str, binding: Binding, use: Node, scope: Scope) -> Value:
        if not isinstance(value, Items | Record):
            return value
        return grown(self, value, self._names.additions(name, self.home(use).root, binding), scope)

    def _body_member(self, owner: Function | Unknown, name: str, use: Node) -> Value:
        """Return a member of a class or of its objects, or of an enum that is being read itself."""
        scope = owner.scope if isinstance(owner, Function) else MODULE_SCOPE
        part = next((part for key, part in body_members(owner.node) if key == name), use)
        if part.kind == "method_definition":
            method = Function(node=part, scope=scope)
            return self.call(method, ()) if part.has("get") else method
        given = part.child("value")
        return Unknown(node=use) if given is None or part is use else self.value(given, scope)

    def _from(self, importer: str, found: Import, seen: frozenset[tuple[str, str]]) -> Value:
        target = self.project.resolve(importer, found.specifier)
        if target is None:
            return Imported(package=found.specifier, name=found.name)
        return Namespace(path=target) if found.name == "*" else self.export(target, found.name, seen)

    def _exported(self, module: Module, export: Export, seen: frozenset[tuple[str, str]]) -> Value:
        if isinstance(export, Expression):
            return self.value(export.node)
        if isinstance(export, Import):
            return self._from(module.path, export, seen)
        if export.name in module.imports:
            return self._from(module.path, module.imports[export.name], seen)
        declared = self._names.binding(export.name, module.root.children[0])
        if not isinstance(declared, Variable):
            return NOTHING
        return self._variable(export.name, declared, declared.node, MODULE_SCOPE)

    def _package_call(self, callee: Imported, arguments: tuple[Value, ...], use: Node) -> Value:
        name = callee.name.rpartition(".")[2]
        first = arguments[0] if arguments else NOTHING
        if name in _STATES and callee.package == "react":
            return held(name, self.apply(first, (), use) if isinstance(first, Function) else first, use)
        if name == "generatePath":
            return generated_path(arguments, use)
        if name not in _WRAPPERS:
            return Call(callee=callee, arguments=arguments, node=use)
        if name == "lazy":
            return self.member(self.apply(first, (), use), "default", use)
        return self.apply(first, (), use) if name == "useMemo" else first

    def _bound(self, function: Function, arguments: tuple[Value, ...]) -> Iterator[tuple[str, Value]]:
        given = Items(values=arguments)
        for name, members, default in parameters(function.node):
            value: Value = given
            for member in members:
                value = self.member(value, member, function.node)
            yield name, self.value(default, function.scope) if value == NOTHING and default is not None else value
