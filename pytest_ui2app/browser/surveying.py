"""Looking at all pages of a built app: which paths to visit, who says that they are there, and which show the same.

Three witnesses name an app's routes: its source, the links on the pages it shows, and its router's own tree. The first
is asked before anything runs, the others while the app is looked at (protocol section 4).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from pytest_ui2app.browser.clicked import clicked_to
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, not_seen, render_path
from pytest_ui2app.browser.routes import (
    PLACEHOLDER,
    RouteMap,
    Witness,
    WitnessKind,
    best_template,
    concrete_paths,
    is_dynamic,
    needs_values,
    placeholder_paths,
    values_in,
    visiting_order,
)
from pytest_ui2app.browser.views import with_views
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.matching.assignment import LOGIN_ROUTE

INSTANCES = 4
"""How many pages of one dynamic route are looked at: which record a screenshot shows is not in the source. [ours]"""
ADDRESSLESS: Final = frozenset({"memory", "none", "unsupported"})
"""Kinds of router under which the address may say nothing of where the app is."""
LINKED = 30
"""How many pages at most are looked at for nothing but a link to them. [ours]"""
MOST_ROUTES = 150
"""How many routes of one app are looked at; apps of the benchmark have some twenty. [ours]"""


def render_app(app: BuiltApp, routes: RouteMap, visit: Visit, folder: Path) -> tuple[RenderedRoute, ...]:
    """Render every route of an app, home first.

    A dynamic route is made concrete with links that the pages rendered before it show, else with what the app's own
    data holds, at most INSTANCES times; and as often with what clicking leads to, where that has told of no record.
    Routes that only the running router or, where the source leaves some undecided, only a link knows of are rendered
    too, and so are the views that clicking leads to where the address tells nothing. With a session in play, the view
    without one is added as LOGIN_ROUTE. Pages that show what an earlier one showed become aliases.
    """
    survey = _Survey(app=app, routes=routes, visit=visit, folder=folder)
    rendered = survey.all_routes()
    if routes.router in ADDRESSLESS:
        rendered = with_views(app, rendered, visit, folder)
    if app.passage.session:
        rendered.append(render_path(app, LOGIN_ROUTE, visit, folder))
    return tuple(_with_aliases(rendered))


@dataclass(slots=True, kw_only=True)
class _Survey:
    """A survey under way: what is known of each route so far, and the pages looked at."""

    app: BuiltApp
    routes: RouteMap
    visit: Visit
    folder: Path
    known: dict[str, dict[Witness, None]] = field(default_factory=dict)
    visited: set[str] = field(default_factory=set)
    shown: dict[str, list[str]] = field(default_factory=dict)
    """The paths looked at, with the routes that each is a page of."""
    rendered: list[RenderedRoute] = field(default_factory=list)

    def all_routes(self) -> list[RenderedRoute]:
        """Render what is known until nothing more becomes known."""
        for template in self.routes.templates:
            self.known[template.path] = dict.fromkeys(template.witnesses)
        self._go_on()
        guessed = [template for template in self.visited if self._is_guessed(template)]
        if guessed:
            for record in clicked_to(self.app, self.routes, self.known, sorted(guessed), INSTANCES):
                self.known[record.template][record.witness] = None
                self._show(record.path, record.template)
            self._go_on()
        looked_at = [replace(route, witnesses=self._witnesses(path)) for path, route in self._looked_at()]
        return looked_at + self._left_out()

    def _looked_at(self) -> Iterator[tuple[str, RenderedRoute]]:
        return zip(self.shown, self.rendered, strict=True)

    def _go_on(self) -> None:
        """Render what is known and was not, with what becomes known by it."""
        while (path := self._next()) is not None:
            self.visited.add(path)
            self._render(path)

    def _is_guessed(self, template: str) -> bool:
        """Whether nobody has told what a route's parameters may be, or what the source told is no record of it."""
        if not needs_values(template) or self._linked(template):
            return False
        told = [path for path in self.routes.examples.get(template, ()) if path in self.shown]
        signatures = {route.signature for path, route in self._looked_at() if path in told}
        return not told or len(signatures) < min(len(told), 2)

    def _left_out(self) -> list[RenderedRoute]:
        """Return the routes that are beyond the number that is looked at."""
        why = f"more than {MOST_ROUTES} routes: this one was not looked at"
        return [
            replace(
                not_seen(self.routes.address(template), RouteState.LEFT_OUT, [why]),
                template=template,
                witnesses=tuple(heard),
            )
            for template, heard in self.known.items()
            if template not in self.visited
        ]

    def _next(self) -> str | None:
        """Return the next route to render: what has parameters waits for the links of what has none."""
        waiting = [path for path in self.known if path not in self.visited and len(self.visited) < MOST_ROUTES]
        return min(waiting, key=lambda path: (is_dynamic(path), *visiting_order(path)), default=None)

    def _render(self, template: str) -> None:
        for path in self._instances(template):
            self._show(path, template)

    def _show(self, path: str, template: str) -> None:
        if path in self.shown:
            self.shown[path].append(template)
            return
        self.shown[path] = [template]
        route = render_path(self.app, self.routes.address(path), self.visit, self.folder)
        self.rendered.append(replace(route, template=template))
        self._hear(route)

    def _witnesses(self, path: str) -> tuple[Witness, ...]:
        return tuple(dict.fromkeys(witness for template in self.shown[path] for witness in self.known[template]))

    def _hear(self, route: RenderedRoute) -> None:
        """Take in what a page tells of the app's routes."""
        for path in route.declared:
            self.known.setdefault(path, {})[Witness(kind=WitnessKind.ROUTER, where="")] = None
        for link in map(self.routes.inside, route.links):
            template = best_template(link, self.known)
            if template is None and self._may_be_a_route(link):
                template = link
            if template is not None:
                heard = self.known.setdefault(template, {})
                if not any(witness.kind is WitnessKind.LINK for witness in heard):
                    heard[Witness(kind=WitnessKind.LINK, where=route.path)] = None

    def _may_be_a_route(self, link: str) -> bool:
        """Whether a link that fits no known route is taken for one: only where the source does not tell them all."""
        only_linked = sum(all(w.kind is WitnessKind.LINK for w in heard) for heard in self.known.values())
        return self.routes.incomplete and only_linked < LINKED and "." not in link.rpartition("/")[2]

    def _instances(self, template: str) -> Sequence[str]:
        """Return the paths to show a route at: as linked to, else as the app's data has it, else with placeholders.

        What a route without its optional segments shows is there in any case.
        """
        known = (self._linked(template) or self.routes.examples.get(template, ()))[:INSTANCES]
        return known if known and needs_values(template) else (*placeholder_paths(template, self._values()), *known)

    def _linked(self, template: str) -> tuple[str, ...]:
        """Return the pages of a route that the pages looked at so far link to."""
        links = [link for route in self.rendered for link in map(self.routes.inside, route.links)]
        return concrete_paths(template, (link for link in links if best_template(link, self.known) == template))

    def _values(self) -> dict[str, str]:
        """Return the values of parameters in the addresses seen so far: the language that home led to, say."""
        seen = (self.routes.inside(address) for route in self.rendered for address in (route.url, *route.links))
        fitting = ((address, best_template(address, self.known)) for address in dict.fromkeys(seen))
        values = (values_in(address, template) for address, template in fitting if template is not None)
        pairs = (pair for each in reversed(list(values)) for pair in each.items())
        return {name: value for name, value in pairs if value != PLACEHOLDER}


def _with_aliases(routes: Sequence[RenderedRoute]) -> Iterator[RenderedRoute]:
    first: dict[str, RenderedRoute] = {}
    for route in routes:
        shown_by = first.setdefault(route.signature, route) if route.state is RouteState.RENDERED else route
        yield route if shown_by is route else replace(route, state=RouteState.ALIAS, alias_of=shown_by.path)
