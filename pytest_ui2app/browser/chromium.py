"""Chromium as the benchmark uses it: one way to launch it, one kind of context, one clock.

Every page that is looked at or driven, reference and generated alike, comes from here, so that both are seen by
the same eyes: same viewport, locale, time zone, date and random numbers, and no way out to the network.
"""

import asyncio
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from pytest_ui2app.browser.outliving import LastingBrowser, closed_after, death_told, tell_death
from pytest_ui2app.cases.case import VIEWPORT
from pytest_ui2app.errors import InfrastructureError

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, CDPSession, Error, Page

VIEWPORT_WIDTH, VIEWPORT_HEIGHT = VIEWPORT
"""Pixels, at scale 1: those of the screenshots."""

START_TIME = datetime(2026, 1, 15, 9, 59, 59, tzinfo=UTC)
"""The date every page sees, frozen so that calendars and greetings are the same on every run. [ours]"""
PAUSE_TIME = START_TIME + timedelta(seconds=1)

NOWHERE = "http://127.0.0.1:9"
"""A proxy on the discard port: whatever is not answered from the built folder has nowhere to go."""

CAGE_ARGUMENTS = (
    f"--proxy-server={NOWHERE}",
    "--proxy-bypass-list=<-loopback>",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
)
"""With request routing, together no hit from img, fetch, beacon, worker, WebSocket or WebRTC was seen to escape."""

MEMORY_PER_PROCESS = 4 * 1024 * 1024
"""KiB of its own (RLIMIT_DATA) that each process of the browser may have: a page that takes more is out of memory
itself, not the machine. What the largest honest page needs is far below. [ours]"""

RENDER_ARGUMENTS = ("--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb")
"""Text is drawn the same with and without a screen attached."""

LIMITED = Path(__file__).with_name("limited_memory.sh")
"""Starts the browser within its bounds."""

HANG_TIMEOUT_MS = 5_000
"""A page whose scripts do not answer for this long is taken to hang. [ours]"""
STEP_TIMEOUT_MS = 3 * HANG_TIMEOUT_MS
"""How long loading a page or one step with it may take before its scripts are taken to hang. [ours]"""

CLOCK_ATTEMPTS = 5
"""How often a page's time is let pass anew because another window was closed meanwhile. [ours]"""
GIVE_UP_MS = 3_000
"""How long after its scripts were stopped a step may still take: it waits for a promise that nobody keeps. [ours]"""
ERRORS_KEPT, ERROR_LENGTH = 100, 1_000
"""How many of a page's uncaught errors are kept, and how many characters of each."""

ContextFactory = Callable[..., "BrowserContext"]
"""Makes a browser context from Playwright's keyword arguments (pytest-playwright's ``new_context``)."""

CONTEXT_OPTIONS: dict[str, Any] = {
    "viewport": {"width": VIEWPORT_WIDTH, "height": VIEWPORT_HEIGHT},
    "device_scale_factor": 1,
    "locale": "en-US",
    "timezone_id": "UTC",
    "color_scheme": "light",
    "service_workers": "block",
    "accept_downloads": False,
}


class PageHangs(Exception):  # noqa: N818 - a fact about the page under test, not an error of ours
    """The page cannot be looked at: its scripts never come to rest, or have broken what it is looked at with.

    That is the process that runs them, or the language itself (a page may put anything in the place of ``Promise``).

    A model's fault, turned into a value by whoever looks at the page.
    """


class PageReloads(PageHangs):
    """What was asked of the page got lost because it has been loaded anew meanwhile."""


PAGES_OWN_FAULTS: dict[str, tuple[type[PageHangs], str]] = {
    "crashed": (PageHangs, "the page's process has crashed"),
    "Execution context was destroyed": (PageReloads, "the page goes on loading itself anew"),
}
"""Words of Playwright's errors that are the page's own doing, and what to call them."""


def launch_arguments(executable: Path) -> dict[str, Any]:
    """Return the keyword arguments for Playwright's ``launch`` (and pytest-playwright's fixture of that name).

    On Linux the browser is started through limited_memory.sh; elsewhere the system knows no such bound. Raises
    InfrastructureError when that script has lost its right to be executed.
    """
    arguments = [*CAGE_ARGUMENTS, *RENDER_ARGUMENTS]
    if sys.platform != "linux":
        return {"executable_path": str(executable), "args": arguments}
    if not os.access(LIMITED, os.X_OK):
        raise InfrastructureError(f"{LIMITED} cannot be executed; give it back that right with chmod +x")
    limits = [f"--ui2app-browser={executable}", f"--ui2app-memory={MEMORY_PER_PROCESS}"]
    return {"executable_path": str(LIMITED), "args": [*limits, *arguments]}


@contextmanager
def launched(executable: Path, *, headed: bool = False, slow_ms: int = 0) -> Iterator[LastingBrowser]:
    """Run a browser for a command, in a window if ``headed``, ``slow_ms`` after each step; it outlives its death."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - loading the plugin must not load Playwright

    options = launch_arguments(executable) | {"headless": not headed, "slow_mo": slow_ms}
    with sync_playwright() as starter:
        browser = LastingBrowser(lambda: starter.chromium.launch(**options))
        yield browser
        browser.close()


@contextmanager
def opened(new_context: ContextFactory) -> Iterator["Page"]:
    """Yield a page in a fresh context with the frozen clock and random numbers; the context is closed afterwards."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    context = new_context(**CONTEXT_OPTIONS)
    with death_told(context, Error), closed_after(context, Error):
        context.add_init_script(script("natives.js"))
        context.clock.install(time=START_TIME)
        context.clock.pause_at(PAUSE_TIME)
        context.add_init_script(script("pulse.js") + script("freeze.js"))
        yield context.new_page()


def script(name: str) -> str:
    """Return the text of one of this package's scripts."""
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")


def signature(elements: int, inner_text: str) -> str:
    """Return what tells one page from another: a digest of its element count and visible text (paper, appendix F)."""
    return hashlib.sha256(f"{elements}\n{inner_text}".encode()).hexdigest()[:32]


def uncaught_errors(page: "Page") -> list[str]:
    """Return a list that grows by the first line of every error that the page does not catch, empty if it says nothing.

    To be called before the page is loaded. At most ERRORS_KEPT are listed.
    """
    errors: list[str] = []

    def heard(error: "Error") -> None:
        if len(errors) < ERRORS_KEPT:
            errors.append(whole(error.message).partition("\n")[0][:ERROR_LENGTH])

    page.on("pageerror", heard)
    return errors


def whole(text: str) -> str:
    """Return a text of a page without halves of characters, which could not be stored."""
    return text.encode(errors="replace").decode()


@contextmanager
def crash_told() -> Iterator[None]:
    """Raise PageHangs where Playwright finds that the page's process has crashed or that it never stops reloading."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        yield
    except Error as error:
        for words, (kind, fact) in PAGES_OWN_FAULTS.items():
            if words in error.message:
                raise kind(fact) from error
        raise


@contextmanager
def breakage_told() -> Iterator[None]:
    """Raise PageHangs where one of our own scripts fails on a page, whatever the page has done to make it fail.

    What is run is always the same: that it fails on one page is that page's doing. A browser that is gone is not.
    """
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        with crash_told():
            yield
    except Error as error:
        if "has been closed" in error.message:
            raise
        said = whole(error.message).partition("\n")[0].partition(": ")[2][:ERROR_LENGTH]
        raise PageHangs(f"the page broke the means to look at it: {said}") from error


@contextmanager
def closure_told(page: "Page") -> Iterator[None]:
    """Raise PageHangs where a page is used that has been closed, by itself or for what it did.

    Raises BrowserDied where its browser has ended.
    """
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        yield
    except Error as error:
        tell_death(page.context, error)
        if not page.is_closed():
            raise
        raise PageHangs("the page has closed itself, or was closed because it asked for too much") from error


@contextmanager
def unless_closed() -> Iterator[None]:
    """Let an answer to a page go unsaid if the page that asked is closed already."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    with suppress(Error):
        yield


@contextmanager
def refusal_told(fact: Exception, words: str = "") -> Iterator[None]:
    """Raise ``fact`` where Playwright refuses what is asked of it, an element that is gone say, in these ``words``."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        with crash_told():
            yield
    except Error as error:
        if words in error.message:
            raise fact from error
        raise


def ensure_alive(page: "Page") -> None:
    """Raise PageHangs when the page's main thread does not answer within HANG_TIMEOUT_MS.

    A page that is being loaded anew meanwhile is alive.
    """
    with bounded(page, HANG_TIMEOUT_MS), breakage_told(), suppress(PageReloads):
        page.evaluate("() => true")


_SESSIONS: "WeakKeyDictionary[Page, CDPSession]" = WeakKeyDictionary()


def session_of(page: "Page") -> "CDPSession":
    """Return a page's DevTools session: made once, before the page can hang and let none in."""
    if page not in _SESSIONS:
        _SESSIONS[page] = page.context.new_cdp_session(page)
    return _SESSIONS[page]


@contextmanager
def bounded(page: "Page", limit_ms: int | None = None) -> Iterator[None]:
    """Stop the page's scripts when what the body does with it takes longer than ``limit_ms``, else STEP_TIMEOUT_MS.

    A click, a timer or an evaluation would otherwise wait without limit for a script that loops for ever. The page
    can be used again afterwards, but PageHangs is raised. So it is when the page's process crashes. A page that keeps
    the body waiting even so, for GIVE_UP_MS more, is closed.
    """
    from greenlet import greenlet  # noqa: PLC0415 - comes with Playwright, whose synchronous calls are greenlets
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    limit = STEP_TIMEOUT_MS if limit_ms is None else limit_ms
    stopped: list[bool] = []
    session = session_of(page)

    def stop() -> None:
        stopped.append(True)
        with suppress(Error):  # if the browser itself is gone, the body hears of it
            session.send("Runtime.terminateExecution")

    def give_up() -> None:
        with suppress(Error):
            page.close()

    def after(milliseconds: int, act: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(milliseconds / 1000, lambda: greenlet(act).switch())

    alarms = [after(limit, stop), after(limit + GIVE_UP_MS, give_up)]
    try:
        with crash_told():
            yield
    finally:
        for alarm in alarms:
            alarm.cancel()
        if stopped:
            raise PageHangs(f"the page's scripts went on for {limit} ms")


@breakage_told()
def goto(page: "Page", url: str) -> None:
    """Load a URL up to domcontentloaded. Raises PageHangs when it never gets there."""
    from playwright.sync_api import TimeoutError as PlaywrightTimeout  # noqa: PLC0415 - as in launched

    try:
        page.goto(url, wait_until="domcontentloaded", timeout=STEP_TIMEOUT_MS)
    except PlaywrightTimeout as error:
        raise PageHangs(f"{url} was not loaded within {STEP_TIMEOUT_MS} ms") from error
    ensure_alive(page)


@cache
def fingerprint(version: str) -> str:
    """Return what decides how text is laid out on this machine: the browser's version and the fonts installed.

    Reference renderings are kept under it. Raises InfrastructureError when the fonts cannot be listed on Linux.
    """
    try:
        fonts = subprocess.run(
            ["fc-list", "--format", "%{family}|%{style}|%{fontversion}\n"],  # noqa: S607 - found on PATH on purpose
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except FileNotFoundError:
        fonts = "fonts unlisted: no fontconfig"
    except subprocess.CalledProcessError as error:
        raise InfrastructureError(f"fc-list failed ({error.stderr.strip()}); repair fontconfig") from error
    return "\n".join([version, *sorted(set(fonts.splitlines()))])


def run_clock(page: "Page", milliseconds: int) -> None:
    """Let a page's time pass.

    The clock is that of all pages of a context: popups that are being closed meanwhile make it fail, and are no fault
    of the page that is looked at.
    """
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    for attempt in range(CLOCK_ATTEMPTS):
        try:
            with breakage_told():
                page.clock.run_for(milliseconds)
        except Error as error:
            if page.is_closed() or "has been closed" not in str(error) or attempt == CLOCK_ATTEMPTS - 1:
                raise
        else:
            return
