"""Looking at all routes of a built app: which paths to visit, and which pages are the same."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, render_path
from pytest_ui2app.browser.routes import RouteMap, RouteTemplate, concretise
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.matching.assignment import LOGIN_ROUTE

INSTANCES = 4
"""How many pages of one dynamic route are looked at: which record a screenshot shows is not in the source. [ours]"""


def render_app(app: BuiltApp, routes: RouteMap, visit: Visit, folder: Path) -> tuple[RenderedRoute, ...]:
    """Render every route of an app, home first.

    A dynamic route is made concrete with links that the pages rendered before it show, at most INSTANCES of them.
    With storage keys in play, the view without a session is added as LOGIN_ROUTE. Pages that show what an earlier one
    showed become aliases.
    """
    rendered: list[RenderedRoute] = []
    taken: list[str] = []
    for template in sorted(routes.templates, key=lambda each: ":" in each.path):
        links = [link for route in rendered for link in route.links]
        paths = _instances(template, links, taken)
        taken += paths
        for path in paths:
            route = render_path(app, routes.address(path), visit, folder)
            rendered.append(replace(route, template=template.path))
    if app.storage_keys:
        rendered.append(render_path(replace(app, storage_keys=()), LOGIN_ROUTE, visit, folder))
    return tuple(_with_aliases(rendered))


def _instances(template: RouteTemplate, links: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Return the paths to show a route at: as linked to, in the order of the links, else one with placeholders."""
    without_links = concretise(template, [])
    paths: list[str] = []
    while len(paths) < INSTANCES:
        path = concretise(template, links, taken=[*taken, *paths])
        if paths and path in {*paths, without_links}:
            break
        paths.append(path)
    return paths


def _with_aliases(routes: Sequence[RenderedRoute]) -> Iterator[RenderedRoute]:
    first: dict[str, str] = {}
    for route in routes:
        shown_by = first.setdefault(route.signature, route.path) if route.state is RouteState.RENDERED else route.path
        if shown_by == route.path:
            yield route
        else:
            yield replace(route, state=RouteState.ALIAS, alias_of=shown_by)
