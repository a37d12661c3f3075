"""Opening a built app in a browser and arriving at one of its pages: how every look at it and every use begins."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.acting import do_all
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.origin import ORIGIN, Answering, Traffic, from_folder, serve
from pytest_ui2app.browser.passage import Passage
from pytest_ui2app.browser.seeding import seed
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS, Settled, pass_time, settle
from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.matching.assignment import LOGIN_ROUTE

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """How routes are looked at: the waits and the block rules."""

    wait_ms: int = GENERATED_WAIT_MS
    fixed_waits: bool = False
    compat: Compat = Compat.PAPER


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltApp:
    """An app that pages can be opened on: its built files, and how a visitor passes its gates.

    With ``answering`` that answers in the place of the files.
    """

    new_context: ContextFactory
    dist: Path
    passage: Passage = Passage()  # noqa: RUF009 - it is frozen
    answering: Answering | None = None

    def towards(self, path: str) -> "BuiltApp":
        """Return the app as it is opened to see one path: without a session if that hides it."""
        outside = path == LOGIN_ROUTE or path in self.passage.without
        return replace(self, passage=self.passage.outside) if outside else self


@contextmanager
def app_page(app: BuiltApp) -> Iterator[tuple["Page", Traffic]]:
    """Open a fresh page on a built app, with its session seeded and everything but the app refused."""
    with chromium.opened(app.new_context) as page:
        traffic = serve(page, app.answering or from_folder(app.dist))
        seed(page.context, app.passage.seeds)
        page.context.on("page", lambda popup: _close(popup) if popup != page else None)
        yield page, traffic


def _close(popup: "Page") -> None:
    with chromium.unless_closed():
        popup.close()


def arrive(page: "Page", traffic: Traffic, app: BuiltApp, path: str, visit: Visit) -> Settled:
    """Load one path, as typed into the address bar, pass the app's gates, and let the page come to rest.

    Behind a login that is kept in memory alone, the path is gone to inside the app. LOGIN_ROUTE is what a visitor gets
    at the first guarded page, else at home. Raises PageHangs.
    """
    passage = app.passage
    if path == LOGIN_ROUTE:
        path = next(iter(passage.guarded), passage.home)
    settled = enter(page, traffic, app, passage.entrance or path, visit)
    if not passage.entrance:
        return settled
    do_all(page, traffic, passage.login)
    return go_inside(page, traffic, path, visit)


def enter(page: "Page", traffic: Traffic, app: BuiltApp, path: str, visit: Visit) -> Settled:
    """Load one path and dismiss the app's splash screen, save where a visitor is to see it. Raises PageHangs."""
    chromium.goto(page, url_of(path))
    settled = settle(page, traffic, visit.wait_ms, fixed=visit.fixed_waits)
    splash = app.passage.splash
    if splash and (path != app.passage.home or app.passage.entrance):
        if splash.wait_ms:
            pass_time(page, traffic, splash.wait_ms)
        do_all(page, traffic, splash.acts)
    return settled


def go_inside(page: "Page", traffic: Traffic, path: str, visit: Visit) -> Settled:
    """Go to a path of the app without a reload, unless the page is there already. Raises PageHangs."""
    if path_of(page.url) == path:
        return Settled()
    push_state(page, path)
    return settle(page, traffic, visit.wait_ms, fixed=visit.fixed_waits)


def push_state(page: "Page", path: str) -> None:
    """Change the address without a reload, as the app's own link would. Raises PageHangs."""
    with chromium.bounded(page), chromium.breakage_told():
        page.evaluate(chromium.script("push_state.js"), path)


def url_of(path: str) -> str:
    """Return the URL of an app path."""
    return ORIGIN + path


def path_of(url: str) -> str:
    """Return the app path of a URL, without its query; a hash route keeps its hash."""
    parts = urlsplit(url)
    return (parts.path or "/") + (f"#{parts.fragment}" if parts.fragment.startswith("/") else "")
