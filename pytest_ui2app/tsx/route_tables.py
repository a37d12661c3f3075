"""What a table of routes declares: the children of ``<Routes>``, or the objects a router is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.tsx.jsx import children, tag_of
from pytest_ui2app.tsx.router_names import join, quoted, router_name
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
    from collections.abc import Callable, Mapping

    from pytest_ui2app.tsx.findings import Findings
    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node

_PAGE_PROPERTIES = ("element", "Component", "component", "render", "lazy")
_GROUPS = frozenset({"Route", "Fragment"})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Spec:
    """One route as written, whether ``<Route>`` or object."""

    node: Node
    path: Value
    index: bool
    pages: tuple[Value, ...]
    children: tuple[Value, ...]


class Tables:
    """Reads tables of routes into the findings; ``show`` walks through a page that is mounted at a path.

    A base is the path under which the component that holds the table is mounted, a parent the path within the table.
    """

    def __init__(self, folding: Folding, findings: Findings, show: Callable[[Value, str], None]) -> None:
        self.sites: set[Node] = set()
        self.clock = 0
        """Counts what has been visited so far."""
        self.pages: dict[Node, int] = {}
        """The elements that routes show, and when each was last met."""
        self._folding = folding
        self._findings = findings
        self._show = show
        self._met = 0
        self._open: set[Node] = set()
        self._read: set[tuple[Node, Scope, str]] = set()

    def read(self, site: Node, scope: Scope, routes: tuple[Value, ...], base: str) -> None:
        """Add what the table at ``site`` declares; where a table mounts itself again, there is but a page."""
        self.sites.add(site)
        if site in self._open:
            return
        self._met += 1
        if (site, scope, base) in self._read:
            return
        self._read.add((site, scope, base))
        self._open.add(site)
        for route in routes:
            self._route(route, base, "")
        self._open.discard(site)

    def children(self, element: Element) -> tuple[Value, ...]:
        """Return what stands inside an element, or else is given as its ``children``."""
        inside = children(element.node)
        if not inside:
            given = self._folding.attributes(element).get("children", NOTHING)
            return () if given == NOTHING else (given,)
        return tuple(self._folding.value(child, element.scope) for child in inside)

    def _route(self, value: Value, base: str, parent: str) -> None:
        """Add what ``value`` declares below the path ``parent`` of the table mounted at ``base``."""
        for option in options(value):
            if isinstance(option, Items):
                for item in option.values:
                    self._route(item, base, parent)
            elif isinstance(option, Record):
                self._spec(self._of_record(option), base, parent)
            elif isinstance(option, Element):
                self._of_element(option, base, parent)
            elif isinstance(option, Unknown | Call):
                self._of_call(option, base, parent)

    def _of_call(self, given: Unknown | Call, base: str, parent: str) -> None:
        if isinstance(given, Call) and router_name(given.callee, given.node).startswith("createRoutesFrom"):
            self._route(given.arguments[0] if given.arguments else NOTHING, base, parent)
        else:
            self._findings.undecide(given.node, f"routes given as `{quoted(given.node)}` cannot be read")

    def _of_element(self, element: Element, base: str, parent: str) -> None:
        if self._name(element) == "Route":
            given = self._folding.attributes(element)
            if "path" not in given and "index" not in given and self._folding.passes_unknown(element):
                self._findings.undecide(element.node, "a route's path cannot be read from the source")
            self._spec(self._written_as(element.node, given, self.children(element)), base, parent)
        elif self._is_group(element):
            for child in self.children(element):
                self._route(child, base, parent)
        else:
            self._findings.note(element.node, f"`{quoted(tag_of(element.node))}` among the routes is not a <Route>")

    def _of_record(self, record: Record) -> _Spec:
        if record.open and "path" not in record.members and "index" not in record.members:
            self._findings.undecide(record.node, "a route's path cannot be read from the source")
        inner = record.members.get("children", NOTHING)
        return self._written_as(record.node, record.members, () if inner == NOTHING else (inner,))

    def _written_as(self, node: Node, given: Mapping[str, Value], inner: tuple[Value, ...]) -> _Spec:
        """Return the route; what stands inside it and is no route is its page, as it was in version 5."""
        pages = [given[name] for name in _PAGE_PROPERTIES if not never(given.get(name, NOTHING))]
        shown = [option for value in inner for option in options(value) if isinstance(option, Element)]
        pages += [option for option in shown if not self._is_group(option)]
        met = (option.node for page in pages for option in options(page) if isinstance(option, Element))
        self.pages.update(dict.fromkeys(met, self.clock))
        index = not never(given.get("index", NOTHING))
        return _Spec(node=node, path=given.get("path", NOTHING), index=index, pages=tuple(pages), children=inner)

    def _spec(self, spec: _Spec, base: str, parent: str) -> None:
        if spec.path == NOTHING:
            if spec.index:
                self._findings.add(join(base, parent), spec.node)
            for child in spec.children:
                self._route(child, base, parent)
            return
        for option in options(spec.path):
            if isinstance(option, Literal) and isinstance(option.value, str):
                self._path(spec, option.value, base, parent)
            else:
                self._findings.undecide(spec.node, "a route's path cannot be read from the source")

    def _path(self, spec: _Spec, path: str, base: str, parent: str) -> None:
        within = join("", path) if path.startswith("/") else join(parent, path)
        full = join(base, within)
        if full.endswith("*"):
            self._splat(spec, path, base, within)
            return
        if spec.index or spec.pages or not spec.children:
            self._findings.add(full, spec.node)
        for child in spec.children:
            self._route(child, base, within)

    def _splat(self, spec: _Spec, path: str, base: str, within: str) -> None:
        """Add what a route that ends in ``*`` leads to: the routes of its page, or its page alone."""
        full = join(base, within)
        mount, met = full[:-1].rstrip("/"), self._met
        for child in spec.children:
            self._route(child, base, within.removesuffix("*"))
        for page in spec.pages:
            self._show(self._loaded(page, spec.node), mount)
        if self._met > met or spec.children:
            return
        if mount and path.strip("/") != "*":
            self._findings.add(mount, spec.node)
        self._findings.catch_alls[full] = None

    def _loaded(self, page: Value, use: Node) -> Value:
        """Return the component behind a route's ``lazy`` function; any other page as it is."""
        loaded = self._folding.call(page, ()) if isinstance(page, Function) else page
        if isinstance(loaded, Namespace | Record):
            names = ("Component", "default", "element")
            found = (self._folding.member(loaded, name, use) for name in names)
            return next((value for value in found if value != NOTHING), page)
        return page

    def _is_group(self, element: Element) -> bool:
        return self._name(element) in _GROUPS or self._folding.tag(element) == NOTHING

    def _name(self, element: Element) -> str:
        return router_name(self._folding.tag(element), tag_of(element.node))
