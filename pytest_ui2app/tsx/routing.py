"""Which routes a source tree declares, by following what it renders from the entry on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.findings import Findings
from pytest_ui2app.tsx.folding import Folding
from pytest_ui2app.tsx.jsx import ELEMENT_KINDS, attributes, children, content, tag_of
from pytest_ui2app.tsx.modules import ENTRIES, Project
from pytest_ui2app.tsx.router_names import (
    OTHER_ROUTERS,
    ROUTE_TABLES,
    ROUTER_KINDS,
    Routing,
    join,
    quoted,
    router_name,
)
from pytest_ui2app.tsx.syntax import Node
from pytest_ui2app.tsx.values import (
    NOTHING,
    Call,
    Element,
    Function,
    Items,
    Literal,
    Namespace,
    Record,
    Scope,
    Unknown,
    Value,
    never,
    options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_PAGE_PROPERTIES = ("element", "Component", "component", "lazy")
_DECLARATIONS = frozenset(
    {"function_declaration", "class_declaration", "lexical_declaration", "export_statement", "import_statement"}
)
_SHOWN_EXPRESSIONS = frozenset({"identifier", "member_expression", "call_expression"})

_Place = tuple[Node, Scope]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Spec:
    """One route as written, whether ``<Route>`` or object."""

    node: Node
    path: Value
    index: bool
    pages: tuple[Value, ...]
    children: tuple[Value, ...]


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
        self.tables: set[Node] = set()
        self._seen: set[tuple[Node, Node, str]] = set()

    def read(self) -> Routing:
        entry = self.project.entry()
        if entry is None:
            self.findings.notes["no src/App.tsx and no src/main.tsx; only the home route is known"] = None
            return self.findings.routing(tables=False)
        self._visit(self._start(entry), "")
        self._unreached(entry)
        if self.folding.exhausted:
            self.findings.undecided[f"{entry}:1: reading took more steps than are granted"] = None
        return self.findings.routing(tables=bool(self.tables))

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
            if node.kind in ELEMENT_KINDS:
                after = self._element(Element(node=node, scope=scope), base)
            elif node.kind == "call_expression":
                after = self._called(node, scope, base)
            elif node.kind == "jsx_expression":
                after = self._shown(node, scope, base)
            else:
                after = [(child, scope) for child in node.children]
            pending.extend(reversed(after))

    def _element(self, element: Element, base: str) -> list[_Place]:
        tag = self.folding.tag(element)
        name = router_name(tag, tag_of(element.node))
        inside = [(child, element.scope) for child in children(element.node)]
        if name == "Routes":
            self._table(element.node, self._child_values(element), base)
            return []
        if name == "RouterProvider":
            self._declared(self.folding.attributes(element).get("router", NOTHING), base, element.node)
            return []
        if name in ROUTER_KINDS:
            self.findings.mount(
                ROUTER_KINDS[name], self.folding.attributes(element).get("basename", NOTHING), element.node
            )
            return inside
        given = [(attribute, element.scope) for _, attribute in attributes(tag_of(element.node))]
        return [*self._component(tag, element, base), *given, *inside]

    def _component(self, tag: Value, element: Element, base: str) -> Iterator[_Place]:
        """Yield the code of the component that ``element`` shows, its properties bound."""
        for option in options(tag):
            if isinstance(option, Function) and self._first_time(option.node, element.node, base):
                given = Record(members=self.folding.attributes(element), node=element.node)
                scope = self.folding.calling(option, (given,))
                yield from ((child, scope) for child in option.node.children)

    def _called(self, node: Node, scope: Scope, base: str) -> list[_Place]:
        callee = node.children[0]
        inside = [(child, scope) for child in node.children]
        if callee.kind not in {"identifier", "member_expression"}:
            return inside
        target = self.folding.value(callee, scope)
        if router_name(target, callee) in ROUTE_TABLES:
            self._declared(self.folding.value(node, scope), base, node)
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
        held = [place for place in self._places(value) if place[0].kind in ELEMENT_KINDS]
        return [*(place for place in held if self._first_time(place[0], node, base)), *inside]

    def _declared(self, value: Value, base: str, use: Node) -> None:
        """Read the routes of a router made by ``createBrowserRouter`` and its like, or by ``useRoutes``."""
        for option in options(value):
            if not isinstance(option, Call) or (name := router_name(option.callee, use)) not in ROUTE_TABLES:
                self.findings.undecide(use, "the router is not made in a way that can be read from the source")
                continue
            arguments = [*option.arguments, NOTHING, NOTHING]
            if name in ROUTER_KINDS:
                settings = arguments[1].members if isinstance(arguments[1], Record) else {}
                self.findings.mount(ROUTER_KINDS[name], settings.get("basename", NOTHING), option.node)
            self._table(option.node, (arguments[0],), base)

    def _table(self, site: Node, values: tuple[Value, ...], base: str) -> None:
        self.tables.add(site)
        if self._first_time(site, site, base):
            for value in values:
                self._route(value, site, base, "")

    def _route(self, value: Value, use: Node, base: str, parent: str) -> None:
        """Add what ``value`` declares below the path ``parent`` of the table mounted at ``base``."""
        for option in options(value):
            if isinstance(option, Items):
                for item in option.values:
                    self._route(item, use, base, parent)
            elif isinstance(option, Record):
                self._spec(self._of_record(option), base, parent)
            elif isinstance(option, Element):
                self._of_element(option, base, parent)
            elif isinstance(option, Call) and router_name(option.callee, use).startswith("createRoutesFrom"):
                self._route(option.arguments[0] if option.arguments else NOTHING, option.node, base, parent)
            elif isinstance(option, Unknown | Call):
                self.findings.undecide(option.node, f"routes given as `{quoted(option.node)}` cannot be read")

    def _of_element(self, element: Element, base: str, parent: str) -> None:
        tag = self.folding.tag(element)
        name = router_name(tag, tag_of(element.node))
        if name == "Route":
            given = self.folding.attributes(element)
            self._spec(_spec(element.node, given, self._child_values(element)), base, parent)
        elif tag == NOTHING or name == "Fragment":
            for child in self._child_values(element):
                self._route(child, element.node, base, parent)
        else:
            self.findings.note(element.node, f"`{quoted(tag_of(element.node))}` among the routes is not a <Route>")

    def _of_record(self, record: Record) -> _Spec:
        if record.open and "path" not in record.members and "index" not in record.members:
            self.findings.undecide(record.node, "a route's path cannot be read from the source")
        inner = record.members.get("children", NOTHING)
        return _spec(record.node, record.members, () if inner == NOTHING else (inner,))

    def _spec(self, spec: _Spec, base: str, parent: str) -> None:
        if spec.path == NOTHING:
            if spec.index:
                self.findings.add(join(base, parent), spec.node)
            for child in spec.children:
                self._route(child, spec.node, base, parent)
            return
        for option in options(spec.path):
            if isinstance(option, Literal) and isinstance(option.value, str):
                self._path(spec, option.value, base, parent)
            else:
                self.findings.undecide(spec.node, "a route's path cannot be read from the source")

    def _path(self, spec: _Spec, path: str, base: str, parent: str) -> None:
        within = path if path.startswith("/") else f"{parent}/{path}"
        full = join(base, within)
        if full.endswith("*"):
            self._splat(spec, full, base, within)
            return
        if spec.index or spec.pages or not spec.children:
            self.findings.add(full, spec.node)
        for child in spec.children:
            self._route(child, spec.node, base, within)

    def _splat(self, spec: _Spec, full: str, base: str, within: str) -> None:
        """Add what a route that ends in ``*`` leads to: the routes of its page, or its page alone."""
        mount, tables = full[:-1].rstrip("/"), len(self.tables)
        for child in spec.children:
            self._route(child, spec.node, base, within.removesuffix("*"))
        for page in spec.pages:
            self._visit(list(self._places(self._loaded(page, spec.node))), mount)
        if len(self.tables) > tables or spec.children:
            return
        if mount:
            self.findings.add(mount, spec.node)
        self.findings.catch_alls[full] = None

    def _loaded(self, page: Value, use: Node) -> Value:
        """Return the component behind a route's ``lazy`` function; any other page as it is."""
        loaded = self.folding.call(page, ()) if isinstance(page, Function) else page
        if isinstance(loaded, Namespace | Record):
            names = ("Component", "default", "element")
            found = (self.folding.member(loaded, name, use) for name in names)
            return next((value for value in found if value != NOTHING), page)
        return page

    def _child_values(self, element: Element) -> tuple[Value, ...]:
        return tuple(self.folding.value(child, element.scope) for child in children(element.node))

    def _first_time(self, node: Node, use: Node, base: str) -> bool:
        key = (node, use, base)
        new = key not in self._seen
        self._seen.add(key)
        return new

    def _unreached(self, entry: str) -> None:
        """Deal with route tables that following the rendering did not lead to, and with routers of other libraries."""
        for path in self.project.reachable(entry):
            for node in self.project.module(path).root.walk():
                if node not in self.tables and self._is_table(node):
                    self._left_over(node)
            for specifier in self.project.module(path).specifiers():
                if specifier in OTHER_ROUTERS:
                    self.findings.notes[f"{path}: routes of {specifier} are not read, only those of React Router"] = (
                        None
                    )
                    self.findings.router = self.findings.router or "unsupported"

    def _is_table(self, node: Node) -> bool:
        if node.kind in ELEMENT_KINDS:
            return router_name(self.folding.tag(Element(node=node, scope=Scope())), tag_of(node)) == "Routes"
        if node.kind != "call_expression" or node.children[0].kind != "identifier":
            return False
        return router_name(self.folding.value(node.children[0]), node.children[0]) in ROUTE_TABLES

    def _left_over(self, node: Node) -> None:
        if self.findings.sources:
            self.findings.note(node, "these routes are not read: nothing rendered from the entry leads to them")
            return
        self.findings.note(node, "what renders these routes cannot be followed; they are taken to be mounted at /")
        self._visit([(node, Scope())], "")


def _spec(node: Node, given: Mapping[str, Value], inner: tuple[Value, ...]) -> _Spec:
    pages = tuple(given[name] for name in _PAGE_PROPERTIES if not never(given.get(name, NOTHING)))
    index = not never(given.get("index", NOTHING))
    return _Spec(node=node, path=given.get("path", NOTHING), index=index, pages=pages, children=inner)
