"""Letting the clock of a page go as time does, and stopping it again."""

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAUSING_MS = 250
"""How far ahead of a running clock it is stopped: in its past it cannot be, and to go there takes time. [ours]"""


class _MomentOver(Exception):  # noqa: N818 - no error
    """What was to be done at a moment of the clock comes too late."""


def run_really(page: "Page", milliseconds: int) -> None:
    """Let a page's time pass as time does, as long as it takes, and stop it again. Raises PageHangs."""
    with chromium.bounded(page, milliseconds + chromium.STEP_TIMEOUT_MS), chromium.breakage_told():
        page.clock.resume()
        page.wait_for_timeout(milliseconds)
        reached = float(page.evaluate("() => Date.now()"))
        # On a busy machine that moment is over by now, and refused; the clock has then been stopped all the same.
        with suppress(_MomentOver), chromium.refusal_told(_MomentOver()):
            page.clock.pause_at(datetime.fromtimestamp((reached + PAUSING_MS) / 1000, UTC))
