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
from pytest_ui2app.browser.passage import Passage, Splash
from pytest_ui2app.browser.seeding import seed
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS, pass_time, settle
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

    ``home`` is the address of its home page, and ``visit`` how it is waited for by those who walk through it and use
    it. With ``answering`` that answers in the place of the files.
    """

    new_context: ContextFactory
    dist: Path
    passage: Passage = Passage()  # noqa: RUF009 - it is frozen
    answering: Answering | None = None
    home: str = "/"
    visit: Visit = Visit()

    @property
    def outside(self) -> "BuiltApp":
        """The app as a visitor has it who has no session."""
        return replace(self, passage=self.passage.outside)

    @property
    def as_met(self) -> "BuiltApp":
        """The app with its splash screen left as it is, save where a login lies behind it."""
        veiled = self.passage.splash and not self.passage.entrance
        return replace(self, passage=replace(self.passage, splash=Splash())) if veiled else self

    def towards(self, path: str) -> "BuiltApp":
        """Return the app as it is opened for the picture of one path.

        That is without a session if that hides the path. At home the splash screen is to be seen (protocol section 4).
        """
        app = self.outside if self.passage.hides(path) else self
        return app.as_met if path == self.home else app


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


def arrive(page: "Page", traffic: Traffic, app: BuiltApp, path: str, visit: Visit) -> str:
    """Load one path, as typed into the address bar, pass the app's gates, and let the page come to rest.

    Behind a login that is kept in memory alone, the path is gone to inside the app. LOGIN_ROUTE is what a visitor gets
    at the first guarded page, else at home. Returns why it was waited for in real time, as ``settle`` does. Raises
    PageHangs.
    """
    passage = app.passage
    if path == LOGIN_ROUTE:
        path = next(iter(passage.guarded), app.home)
    entered = enter(page, traffic, app, passage.entrance or path, visit)
    if not passage.entrance:
        return entered
    do_all(page, traffic, passage.login)
    inside = go_inside(page, traffic, path, visit)
    return entered or inside


def enter(page: "Page", traffic: Traffic, app: BuiltApp, path: str, visit: Visit) -> str:
    """Load one path and dismiss the app's splash screen. Raises PageHangs."""
    chromium.goto(page, url_of(path))
    settled = settle(page, traffic, visit.wait_ms, fixed=visit.fixed_waits)
    dismiss(page, traffic, app.passage.splash)
    return settled


def dismiss(page: "Page", traffic: Traffic, splash: Splash) -> None:
    """Make a splash screen go away that lies over a settled page. Raises PageHangs."""
    if splash.wait_ms:
        pass_time(page, traffic, splash.wait_ms)
    do_all(page, traffic, splash.acts)


def go_inside(page: "Page", traffic: Traffic, path: str, visit: Visit) -> str:
    """Go to a path of the app without a reload, unless the page is there already. Raises PageHangs."""
    if path_of(page.url) == path_of(path):
        return ""
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
    """Return the app path of a URL or address, without its query; a hash route keeps its hash.

    One page has one path: ``/about/`` is ``/about``, and ``/shop/``, home below a base name, is ``/shop``.
    """
    parts = urlsplit(url)
    if parts.fragment.startswith("/"):
        return f"{parts.path or '/'}#{_unslashed(parts.fragment)}"
    return _unslashed(parts.path)


def leads_to(link: str, path: str) -> bool:
    """Whether a control's link, a path or a URL outside the app, leads to an app path."""
    return bool(link) and "://" not in link and path_of(link) == path


def _unslashed(path: str) -> str:
    return path.rstrip("/") or "/"
