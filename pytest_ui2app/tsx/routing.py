"""Which routes a source tree declares, by following what it renders from the entry on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.findings import Findings
from pytest_ui2app.tsx.folding import Folding
from pytest_ui2app.tsx.jsx import ELEMENT_KINDS, attributes, children, content, tag_of
from pytest_ui2app.tsx.modules import ENTRIES, Project
from pytest_ui2app.tsx.route_tables import Tables
from pytest_ui2app.tsx.router_names import (
    OTHER_ROUTERS,
    ROUTE_TABLES,
    ROUTER_KINDS,
    TABLE_ELEMENTS,
    Routing,
    router_name,
)
from pytest_ui2app.tsx.syntax import Node
from pytest_ui2app.tsx.values import (
    NOTHING,
    Call,
    Element,
    Function,
    Items,
    Record,
    Scope,
    Unknown,
    Value,
    options,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_DECLARATIONS = frozenset(
    {"function_declaration", "class_declaration", "lexical_declaration", "export_statement", "import_statement"}
)
_SHOWN_EXPRESSIONS = frozenset({"identifier", "member_expression", "call_expression"})

_Place = tuple[Node, Scope]


def read_routing(files: Mapping[str, str]) -> Routing:
    """Return the routes that ``files`` (posix path to text) declare for React Router 6.

    Paths are complete but for the base name. What cannot be read is said in ``undecided`` and left out.
    """
    return _Reader(Project(files)).read()


class _Reader:
    """Follows the rendering of one source tree; a base is the path under which the component at hand is mounted."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.folding = Folding(project)
        self.findings = Findings(self.folding)
        self.tables = Tables(self.folding, self.findings, self._page)
        self._in_memory: list[tuple[Value, Node, Callable[[], None]]] = []
        self._rendered: dict[Node, int] = {}
        """When each element was last visited."""
        self._handed: dict[tuple[Node, str], int] = {}
        """When what a component is given, as a property or inside it, was first handed to it at a base."""
        self._seen: set[tuple[Node, Node, str]] = set()

    def read(self) -> Routing:
        entry = self.project.entry()
        if entry is None:
            self.findings.notes["no src/App.tsx and no src/main.tsx; only the home route is known"] = None
            return self.findings.routing(tables=False)
        self._visit(self._start(entry), "")
        self._remembered()
        self._unreached(entry)
        if self.folding.exhausted:
            self.findings.undecided[f"{entry}:1: reading took more steps than are granted"] = None
        return self.findings.routing(tables=bool(self.tables.sites))

    def _page(self, page: Value, base: str) -> None:
        self._visit(list(self._places(page)), base)

    def _start(self, entry: str) -> list[_Place]:
        """Return what the entry renders: a mounting script's statements, or else the App component."""
        nothing_bound = Scope()
        program = self.project.module(entry).root
        if entry not in ENTRIES:
            places = list(self._places(self.folding.export(entry, "default")))
            return places or [(program, nothing_bound)]
        return [(statement, nothing_bound) for statement in program.parts if statement.kind not in _DECLARATIONS]

    def _places(self, value: Value) -> Iterator[_Place]:
        """Yield the code that renders when ``value``, a component or something rendered, is shown."""
        for option in options(value):
            if isinstance(option, Element):
                yield option.node, option.scope
            elif isinstance(option, Function):
                yield from ((child, option.scope) for child in option.node.children)
            elif isinstance(option, Items):
                for item in option.values:
                    yield from self._places(item)
            elif isinstance(option, Unknown):
                yield option.node, Scope()

    def _visit(self, places: list[_Place], base: str) -> None:
        """Walk through what is rendered, in order, stepping into the tree's own components and hooks."""
        pending = places[::-1]
        while pending:
            node, scope = pending.pop()
            if (node, base) in self._handed and self._shown_since(node, self._handed[node, base]):
                after = []
            elif node.kind in ELEMENT_KINDS:
                after = self._element(Element(node=node, scope=scope), base)
            elif node.kind == "call_expression":
                after = self._called(node, scope, base)
            elif node.kind == "jsx_expression":
                after = self._shown(node, scope, base)
            else:
                after = [(child, scope) for child in node.children]
            pending.extend(reversed(after))

    def _shown_since(self, given: Node, when: int) -> bool:
        """Tell whether a component that was given an element has shown it where it belongs."""
        met = (max(self._rendered.get(node, 0), self.tables.pages.get(node, 0)) for node in given.walk())
        return any(time >= when for time in met)

    def _element(self, element: Element, base: str) -> list[_Place]:
        self.tables.clock += 1
        self._rendered[element.node] = self.tables.clock
        tag = self.folding.tag(element)
        name = router_name(tag, tag_of(element.node))
        inside = [(child, element.scope) for child in children(element.node)]
        if name in TABLE_ELEMENTS:
            self.tables.read(element.node, element.scope, self.tables.children(element), base)
            return []
        if name == "RouterProvider":
            router = self.folding.attributes(element).get("router", NOTHING)
            self._declared(router, base, element.node, element.scope)
            return []
        if name in ROUTER_KINDS:
            basename = self.folding.attributes(element).get("basename", NOTHING)
            return self._router(ROUTER_KINDS[name], basename, element.node, inside, base)
        given = [(attribute, element.scope) for attribute in _given(element, tag)]
        if any(isinstance(option, Function) for option in options(tag)):
            for node, _ in (*given, *inside):
                self._handed.setdefault((node, base), self.tables.clock)
        return [*self._component(tag, element, base), *given, *inside]

    def _router(self, kind: str, basename: Value, use: Node, inside: list[_Place], base: str) -> list[_Place]:
        """Return what stands inside a router to be visited, but that of one in memory only if it is the only one."""
        if kind == "memory":
            self._in_memory.append((basename, use, lambda: self._visit(inside, base)))
            return []
        self.findings.mount(kind, basename, use)
        return inside

    def _component(self, tag: Value, element: Element, base: str) -> Iterator[_Place]:
        """Yield the code of the component that ``element`` shows, its properties bound."""
        for option in options(tag):
            if isinstance(option, Function) and self._first_time(option.node, element.node, base):
                given = Record(members=self._properties(element), node=element.node)
                scope = self.folding.calling(option, (given,))
                yield from ((child, scope) for child in option.node.children)

    def _properties(self, element: Element) -> Mapping[str, Value]:
        inside = self.tables.children(element)
        held = {"children": inside[0] if len(inside) == 1 else Items(values=inside)} if inside else {}
        return {**self.folding.attributes(element), **held}

    def _called(self, node: Node, scope: Scope, base: str) -> list[_Place]:
        callee = node.children[0]
        inside = [(child, scope) for child in node.children]
        if callee.kind not in {"identifier", "member_expression"}:
            return inside
        target = self.folding.value(callee, scope)
        if self.folding.makes_element(node, scope):
            return self._element(Element(node=node, scope=scope), base)
        if router_name(target, callee) in ROUTE_TABLES:
            self._declared(self.folding.value(node, scope), base, node, scope)
            return []
        if isinstance(target, Function) and self._first_time(target.node, node, base):
            arguments = tuple(self.folding.value(argument, scope) for argument in node.children[-1].parts)
            called = self.folding.calling(target, arguments)
            inside += [(child, called) for child in target.node.children]
        return inside

    def _shown(self, node: Node, scope: Scope, base: str) -> list[_Place]:
        """Return what ``{expression}`` shows: elements held by a name are looked up where they are written."""
        inner = content(node)
        if inner is None:
            return []
        inside = [(child, scope) for child in node.children]
        if inner.kind not in _SHOWN_EXPRESSIONS:
            return inside
        value = self.folding.value(inner, scope)
        held = [place for place in self._places(value) if self.folding.makes_element(*place)]
        return [*(place for place in held if self._first_time(place[0], node, base)), *inside]

    def _declared(self, value: Value, base: str, use: Node, scope: Scope) -> None:
        """Read the routes of a router made by ``createBrowserRouter`` and its like, or by ``useRoutes``."""
        for option in options(value):
            if isinstance(option, Call) and (name := router_name(option.callee, use)) in ROUTE_TABLES:
                self._made(option, name, base, scope)
            else:
                self.findings.undecide(use, "the router is not made in a way that can be read from the source")

    def _made(self, call: Call, name: str, base: str, scope: Scope) -> None:
        given = [*call.arguments, NOTHING, NOTHING]
        routes, settings = given[:1], given[1]
        basename = settings.members.get("basename", NOTHING) if isinstance(settings, Record) else NOTHING
        kind = ROUTER_KINDS.get(name, "")
        if kind == "memory":
            read = partial(self.tables.read, call.node, scope, tuple(routes), base)
            self._in_memory.append((basename, call.node, read))
            return
        if kind:
            self.findings.mount(kind, basename, call.node)
        self.tables.read(call.node, scope, tuple(routes), base)

    def _remembered(self) -> None:
        """Read what stands in routers that keep their path to themselves: the app's routes if it has no other."""
        for basename, use, read in self._in_memory:
            if self.findings.router not in {"", "memory"}:
                self.findings.note(use, "the routes of this router in memory have no addresses; they are not read")
                continue
            self.findings.mount("memory", basename, use)
            read()

    def _first_time(self, node: Node, use: Node, base: str) -> bool:
        key = (node, use, base)
        new = key not in self._seen
        self._seen.add(key)
        return new

    def _unreached(self, entry: str) -> None:
        """Deal with route tables that following the rendering did not lead to, and with routers of other libraries."""
        for path in self.project.reachable(entry):
            for node in self.project.module(path).root.walk():
                if node not in self.tables.sites and self._is_table(node):
                    self._left_over(node)
            for specifier in self.project.module(path).specifiers():
                if specifier in OTHER_ROUTERS:
                    self.findings.notes[f"{path}: routes of {specifier} are not read, only those of React Router"] = (
                        None
                    )
                    self.findings.router = self.findings.router or "unsupported"

    def _is_table(self, node: Node) -> bool:
        if node.kind in ELEMENT_KINDS:
            return router_name(self.folding.tag(Element(node=node, scope=Scope())), tag_of(node)) in TABLE_ELEMENTS
        if node.kind != "call_expression" or node.children[0].kind != "identifier":
            return False
        return router_name(self.folding.value(node.children[0]), node.children[0]) in ROUTE_TABLES

    def _left_over(self, node: Node) -> None:
        if self.findings.sources or self._in_memory:
            self.findings.note(node, "these routes are not read: nothing rendered from the entry leads to them")
            return
        self.findings.note(node, "what renders these routes cannot be followed; they are taken to be mounted at /")
        self._visit([(node, Scope())], "")


def _given(element: Element, tag: Value) -> list[Node]:
    """Return what the element's properties are given; whole attributes where a component of the tree takes them."""
    if element.node.kind == "call_expression":
        return element.node.children[-1].parts[1:2]
    written = [attribute for _, attribute in attributes(tag_of(element.node))]
    if any(isinstance(option, Function) for option in options(tag)):
        return written
    return [child for attribute in written for child in attribute.children]
