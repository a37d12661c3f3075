"""Letting the clock of a page go as time does, and stopping it again; and what the page has cost so far."""

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import PageHangs

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAUSING_MS = 50
"""How far ahead of a running clock it is stopped: in its past it cannot be, and to go there takes time. What is due in
between happens at once, and once: it must be short. [ours]"""

_REFUSED: Final = "Cannot fast-forward to the past"


class _MomentOver(Exception):  # noqa: N818 - no error
    """The moment at which the clock was to be stopped is over."""


def run_really(page: "Page", milliseconds: int) -> None:
    """Let so much of a page's time pass as time does, as long as it takes, and stop it again. Raises PageHangs."""
    ahead = min(milliseconds, PAUSING_MS)
    with chromium.bounded(page, milliseconds + chromium.STEP_TIMEOUT_MS), chromium.breakage_told():
        end = _date(page) + milliseconds
        page.clock.resume()
        page.wait_for_timeout(milliseconds - ahead)
        # On a busy machine that moment is over by now, and refused; the clock has then been stopped all the same.
        with suppress(_MomentOver), chromium.refusal_told(_MomentOver(), _REFUSED):
            page.clock.pause_at(datetime.fromtimestamp((_date(page) + ahead) / 1000, UTC))
        left = end - _date(page)
        if left > 0:
            chromium.run_clock(page, left)


def processor_seconds(page: "Page") -> float:
    """Return for how long the processor has worked on the scripts and the layout of a page. Raises PageHangs."""
    with chromium.bounded(page), chromium.breakage_told():
        session = chromium.session_of(page)
        session.send("Performance.enable")
        told = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in told if each["name"] == "ThreadTime")


def _date(page: "Page") -> int:
    """Return the page's date in milliseconds, of which it can say what it likes elsewhere."""
    told = page.evaluate("() => window.__ui2appPulse?.date() ?? Date.now()")
    if not isinstance(told, int):
        raise PageHangs("the page broke the means to look at it: its date is nonsense")
    return told
