"""Waiting until a page has come to rest, on a clock that only moves when told to.

The paper waits 4,000 ms on a reference page and 3,000 ms on a generated one. With the page's clock in our hands
those milliseconds pass at once: timers fire in order, animations are finished, and between the steps real network
and rendering work is awaited, since virtual time would otherwise run past an answer that is still on its way.
"""

import time
from typing import TYPE_CHECKING

from pytest_ui2app.browser.chromium import (
    PageReloads,
    bounded,
    breakage_told,
    ensure_alive,
    run_clock,
    script,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from pytest_ui2app.browser.origin import Traffic

REFERENCE_WAIT_MS = 4_000
GENERATED_WAIT_MS = 3_000
"""Idle after domcontentloaded (paper, appendix F)."""

STEPS = 4
"""In how many steps virtual time passes; real network quiet is awaited between them. [ours]"""
POLL_MS = 10
QUIET_POLLS = 2
"""The page is quiet when this many polls in a row saw no request under way and no DOM change. [ours]"""
LOADING = -1
MOST_POLLS = 300
MOST_SECONDS = 8.0
"""Bounds on waiting for quiet: a page that never rests (a ticker) is looked at as it is. [ours]"""


def settle(page: "Page", traffic: "Traffic", wait_ms: int, *, fixed: bool = False) -> None:
    """Let ``wait_ms`` of the page's time pass and its network and DOM come to rest.

    With ``fixed`` the paper's real wait is kept as well. Raises PageHangs when the page stops answering.
    """
    rest(page, traffic)
    for _ in range(STEPS):
        pass_time(page, traffic, wait_ms // STEPS, fixed=fixed)


def pass_time(page: "Page", traffic: "Traffic", milliseconds: int, *, fixed: bool = False) -> None:
    """Let the page's time pass in one step, end what it animates, and wait until it is quiet. Raises PageHangs."""
    with bounded(page):
        run_clock(page, milliseconds)
    if fixed:
        page.wait_for_timeout(milliseconds)
    with bounded(page), breakage_told():
        page.evaluate(script("finish_animations.js"))
    rest(page, traffic)


def rest(page: "Page", traffic: "Traffic") -> None:
    """Wait in real time until no request is under way and the DOM has stopped changing."""
    ensure_alive(page)
    last, quiet = -1, 0
    until = time.monotonic() + MOST_SECONDS
    with bounded(page):
        for _ in range(MOST_POLLS):
            page.wait_for_timeout(POLL_MS)
            changes = _changes(page)
            quiet = quiet + 1 if changes == last != LOADING and not traffic.pending else 0
            last = changes
            # On a busy machine a poll takes long: that must not look like a page that hangs.
            if quiet >= QUIET_POLLS or time.monotonic() > until:
                return


def _changes(page: "Page") -> int:
    """Return how often the DOM has changed since the page was loaded, LOADING while it is being loaded anew."""
    try:
        with breakage_told():
            changes: int = page.evaluate("() => window.__ui2appChanges ?? 0")
    except PageReloads:
        return LOADING
    return changes
