"""Rendering the routes of a built app: screenshot, text blocks and render signals, in one browser pass."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pydantic import TypeAdapter

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.answers import ask
from pytest_ui2app.browser.chromium import ContextFactory, PageHangs
from pytest_ui2app.browser.controls import Control, visible_controls
from pytest_ui2app.browser.origin import ORIGIN, Answering, Traffic, from_folder, serve
from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.routes import RouteMap, RouteTemplate, concretise
from pytest_ui2app.browser.seeding import seed
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS, settle
from pytest_ui2app.browser.text_blocks import Compat, extract
from pytest_ui2app.matching.assignment import LOGIN_ROUTE
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.execution import RenderSignals, renders

if TYPE_CHECKING:
    from playwright.sync_api import Page

INSTANCES = 4
"""How many pages of one dynamic route are looked at: which record a screenshot shows is not in the source. [ours]"""
CONTROLS_SUFFIX = ".controls.json"
"""What a page's controls are kept under, beside its screenshot: to know where to look for one without going there."""
_CONTROLS = TypeAdapter(tuple[Control, ...])


@dataclass(frozen=True, slots=True, kw_only=True)
class RootSeen:
    """What ``#root`` shows: the probe's four signals (protocol section 3), and its visible text."""

    signals: RenderSignals
    inner_text: str

    @property
    def signature(self) -> str:
        """What tells this page from another."""
        return chromium.signature(self.signals.all, self.inner_text)


_ROOT = TypeAdapter(RootSeen)
_LINKS = TypeAdapter(tuple[str, ...])


class RouteState(StrEnum):
    """What became of a route: rendered; the same page as an earlier route; blank by the probe; or it hangs."""

    RENDERED = "rendered"
    ALIAS = "alias"
    EMPTY = "empty"
    HANGS = "hangs"


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderedRoute:
    """One route as a browser shows it.

    ``path`` is what was asked for, ``template`` the route as its source declares it, and ``url`` the path the app
    ended on; ``signature`` tells pages apart;
    ``alias_of`` is the path that showed the same page first; ``screenshot`` is a file name in the stage's folder.
    """

    path: str
    url: str
    state: RouteState
    signals: RenderSignals
    signature: str
    blocks: tuple[TextBlock, ...]
    screenshot: str
    errors: tuple[str, ...]
    links: tuple[str, ...]
    template: str = ""
    alias_of: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """How routes are looked at: the waits and the block rules."""

    wait_ms: int = GENERATED_WAIT_MS
    fixed_waits: bool = False
    compat: Compat = Compat.PAPER


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltApp:
    """An app that pages can be opened on: its built files, and the storage keys it keeps a session under.

    With ``answering`` that answers in the place of the files.
    """

    new_context: ContextFactory
    dist: Path
    storage_keys: tuple[str, ...] = ()
    answering: Answering | None = None


@contextmanager
def app_page(app: BuiltApp) -> Iterator[tuple["Page", Traffic]]:
    """Open a fresh page on a built app, with its storage seeded and everything but the app refused."""
    with chromium.opened(app.new_context) as page:
        traffic = serve(page, app.answering or from_folder(app.dist))
        seed(page.context, app.storage_keys)
        page.context.on("page", lambda popup: _close(popup) if popup != page else None)
        yield page, traffic


def _close(popup: "Page") -> None:
    with chromium.unless_closed():
        popup.close()


def render_path(app: BuiltApp, path: str, visit: Visit, folder: Path) -> RenderedRoute:
    """Render one path, as typed into the address bar, in a fresh context; its PNG goes into ``folder``."""

    def look() -> RenderedRoute:
        with app_page(app) as (page, traffic):
            return render_on(page, traffic, path, visit, folder)

    return look_again(look, otherwise=lambda fact: hanging(path, [fact]))


def render_on(page: "Page", traffic: Traffic, path: str, visit: Visit, folder: Path) -> RenderedRoute:
    """Render one path on a page that nothing was loaded on yet; unless it HANGS, the page is settled afterwards."""
    errors = chromium.uncaught_errors(page)
    try:
        with chromium.closure_told(page):
            chromium.goto(page, url_of(path))
            settle(page, traffic, visit.wait_ms, fixed=visit.fixed_waits)
            with chromium.bounded(page):
                return _looked_at(page, path, visit, folder / _file_name(path), errors)
    except PageHangs as fact:
        return hanging(path, [*errors, str(fact)])


def root_of(page: "Page") -> RootSeen:
    """Return what ``#root`` shows on the page as it is now. Raises PageHangs."""
    return ask(page, "render_signals.js", _ROOT)


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


def stored_controls(route: RenderedRoute, folder: Path) -> tuple[Control, ...]:
    """Return the controls that a rendered route showed when its screenshot in ``folder`` was taken."""
    return _CONTROLS.validate_json((folder / route.screenshot).with_suffix(CONTROLS_SUFFIX).read_bytes())


def url_of(path: str) -> str:
    """Return the URL of an app path; LOGIN_ROUTE is the home page seen without a session."""
    return ORIGIN + ("/" if path == LOGIN_ROUTE else path)


def path_of(url: str) -> str:
    """Return the app path of a URL, without its query; a hash route keeps its hash."""
    parts = urlsplit(url)
    return (parts.path or "/") + (f"#{parts.fragment}" if parts.fragment.startswith("/") else "")


def _looked_at(page: "Page", path: str, visit: Visit, shot: Path, errors: list[str]) -> RenderedRoute:
    root = root_of(page)
    with chromium.breakage_told():
        page.screenshot(path=shot, animations="disabled")
    shot.with_suffix(CONTROLS_SUFFIX).write_bytes(_CONTROLS.dump_json(visible_controls(page)))
    return RenderedRoute(
        path=path,
        url=path_of(page.url),
        state=RouteState.RENDERED if renders(root.signals) else RouteState.EMPTY,
        signals=root.signals,
        signature=root.signature,
        blocks=extract(page, visit.compat),
        screenshot=shot.name,
        errors=tuple(errors),
        links=ask(page, "links.js", _LINKS),
    )


def hanging(path: str, errors: Sequence[str]) -> RenderedRoute:
    """Return a route that cannot be looked at."""
    nothing = RenderSignals(all=0, text=0, visuals=0, interactive=0)
    return RenderedRoute(
        path=path,
        url=path,
        state=RouteState.HANGS,
        signals=nothing,
        signature="",
        blocks=(),
        screenshot="",
        errors=tuple(errors),
        links=(),
    )


def _with_aliases(routes: Sequence[RenderedRoute]) -> Iterator[RenderedRoute]:
    first: dict[str, str] = {}
    for route in routes:
        shown_by = first.setdefault(route.signature, route.path) if route.state is RouteState.RENDERED else route.path
        if shown_by == route.path:
            yield route
        else:
            yield replace(route, state=RouteState.ALIAS, alias_of=shown_by)


def _file_name(path: str) -> str:
    """Return a file name for a route's screenshot that is readable and cannot collide."""
    words = "-".join(part for part in path.replace(":", "").split("/") if part) or "home"
    return f"{words[:60]}.{hashlib.sha256(path.encode()).hexdigest()[:6]}.png"
