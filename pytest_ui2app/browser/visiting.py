"""Opening a built app in a browser and arriving at one of its pages: how every look at it and every use begins."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.origin import ORIGIN, Answering, Traffic, from_folder, serve
from pytest_ui2app.browser.seeding import seed
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS, settle
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


def arrive(page: "Page", traffic: Traffic, path: str, visit: Visit) -> None:
    """Load one path, as typed into the address bar, and let the page come to rest. Raises PageHangs."""
    chromium.goto(page, url_of(path))
    settle(page, traffic, visit.wait_ms, fixed=visit.fixed_waits)


def url_of(path: str) -> str:
    """Return the URL of an app path; LOGIN_ROUTE is the home page seen without a session."""
    return ORIGIN + ("/" if path == LOGIN_ROUTE else path)


def path_of(url: str) -> str:
    """Return the app path of a URL, without its query; a hash route keeps its hash."""
    parts = urlsplit(url)
    return (parts.path or "/") + (f"#{parts.fragment}" if parts.fragment.startswith("/") else "")
