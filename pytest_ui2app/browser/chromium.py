"""Chromium as the benchmark uses it: one way to launch it, one kind of context, one clock.

Every page that is looked at or driven, reference and generated alike, comes from here, so that both are seen by
the same eyes: same viewport, locale, time zone, date and random numbers, and no way out to the network.
"""

import asyncio
import hashlib
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pytest_ui2app.cases.case import VIEWPORT
from pytest_ui2app.errors import InfrastructureError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

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

RENDER_ARGUMENTS = ("--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb")
"""Text is drawn the same with and without a screen attached."""

HANG_TIMEOUT_MS = 5_000
"""A page whose scripts do not answer for this long is taken to hang. [ours]"""
STEP_TIMEOUT_MS = 3 * HANG_TIMEOUT_MS
"""How long loading a page or one step with it may take before its scripts are taken to hang. [ours]"""

PAGES_OWN_FAULTS = {
    "crashed": "the page's process has crashed",
    "Execution context was destroyed": "the page goes on loading itself anew",
}
"""Words of Playwright's errors that are the page's own doing, and what to call them."""

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
    """The page's scripts never come to rest, or have brought down the process that runs them.

    A model's fault, turned into a value by whoever looks at the page.
    """


def launch_arguments(executable: Path) -> dict[str, Any]:
    """Return the keyword arguments for Playwright's ``launch`` (and pytest-playwright's fixture of that name)."""
    return {"executable_path": str(executable), "args": [*CAGE_ARGUMENTS, *RENDER_ARGUMENTS]}


@contextmanager
def launched(executable: Path) -> Iterator["Browser"]:
    """Run a browser outside pytest, for ``ui2app capture`` and ``ui2app check``."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - loading the plugin must not load Playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments(executable))
        yield browser
        browser.close()


@contextmanager
def opened(new_context: ContextFactory) -> Iterator["Page"]:
    """Yield a page in a fresh context with the frozen clock and random numbers; the context is closed afterwards."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    context = new_context(**CONTEXT_OPTIONS)
    try:
        context.clock.install(time=START_TIME)
        context.clock.pause_at(PAUSE_TIME)
        context.add_init_script(script("freeze.js"))
        yield context.new_page()
    except KeyboardInterrupt:
        # The same Ctrl-C has ended the browser: that closing fails must not hide that the run is to stop.
        with suppress(Error):
            context.close()
        raise
    except BaseException:  # whatever ends the body passes through, and the context goes first
        context.close()
        raise
    context.close()


def script(name: str) -> str:
    """Return the text of one of this package's scripts."""
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")


def signature(elements: int, inner_text: str) -> str:
    """Return what tells one page from another: a digest of its element count and visible text (paper, appendix F)."""
    return hashlib.sha256(f"{elements}\n{inner_text}".encode()).hexdigest()[:32]


def uncaught_errors(page: "Page") -> list[str]:
    """Return a list that grows by the first line of every error that the page does not catch, empty if it says nothing.

    To be called before the page is loaded.
    """
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(error.message.partition("\n")[0]))
    return errors


@contextmanager
def crash_told() -> Iterator[None]:
    """Raise PageHangs where Playwright finds that the page's process has crashed or that it never stops reloading."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        yield
    except Error as error:
        fact = next((fact for words, fact in PAGES_OWN_FAULTS.items() if words in error.message), "")
        if not fact:
            raise
        raise PageHangs(fact) from error


@contextmanager
def refusal_told(fact: Exception) -> Iterator[None]:
    """Raise ``fact`` where Playwright finds that an element is gone or does not let itself be used in time."""
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        with crash_told():
            yield
    except Error as error:
        raise fact from error


@crash_told()
def ensure_alive(page: "Page") -> None:
    """Raise PageHangs when the page's main thread does not answer within HANG_TIMEOUT_MS.

    ``evaluate`` has no time limit of its own, so this comes before the first one on a page that may hang.
    """
    from playwright.sync_api import TimeoutError as PlaywrightTimeout  # noqa: PLC0415 - as in launched

    try:
        page.wait_for_function("() => true", timeout=HANG_TIMEOUT_MS)
    except PlaywrightTimeout as error:
        raise PageHangs(f"the page did not answer for {HANG_TIMEOUT_MS} ms") from error


@contextmanager
def bounded(page: "Page") -> Iterator[None]:
    """Stop the page's scripts when what the body does with the page takes longer than STEP_TIMEOUT_MS.

    A click, a timer or an evaluation would otherwise wait without limit for a script that loops for ever. The page
    can be used again afterwards, but PageHangs is raised. So it is when the page's process crashes.
    """
    from greenlet import greenlet  # noqa: PLC0415 - comes with Playwright, whose synchronous calls are greenlets

    stopped: list[bool] = []
    # It must be there before it is needed: a page that hangs lets no new session in.
    session = page.context.new_cdp_session(page)

    def stop() -> None:
        stopped.append(True)
        session.send("Runtime.terminateExecution")

    alarm = asyncio.get_running_loop().call_later(STEP_TIMEOUT_MS / 1000, lambda: greenlet(stop).switch())
    try:
        with crash_told():
            yield
    finally:
        alarm.cancel()
        if stopped:
            raise PageHangs(f"the page's scripts went on for {STEP_TIMEOUT_MS} ms")
    session.detach()  # only after a body that ended well: a page that has crashed would never let go


@crash_told()
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

    The clock is that of all pages of a context: a popup that is being closed meanwhile makes it fail, and is no fault
    of the page that is looked at.
    """
    from playwright.sync_api import Error  # noqa: PLC0415 - as in launched

    try:
        page.clock.run_for(milliseconds)
    except Error as error:
        if page.is_closed() or "has been closed" not in str(error):
            raise
        page.clock.run_for(milliseconds)
