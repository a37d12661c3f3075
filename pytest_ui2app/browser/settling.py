"""Waiting until a page has come to rest, on a clock that only moves when told to.

The paper waits 4,000 ms on a reference page and 3,000 ms on a generated one. With the page's clock in our hands
those milliseconds pass at once: it is moved from one thing that is due to the next (a timer, the end of an
animation), and in between real network and rendering work is awaited, since virtual time would otherwise run past an
answer that is still on its way. What goes by a real clock alone is waited for as the paper does.
"""

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pytest_ui2app.browser.chromium import PageHangs, PageReloads, bounded, breakage_told, run_clock, session_of
from pytest_ui2app.browser.clock import processor_seconds, run_really

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from pytest_ui2app.browser.origin import Traffic

REFERENCE_WAIT_MS = 4_000
GENERATED_WAIT_MS = 3_000
"""Idle after domcontentloaded (paper, appendix F)."""

LEAST_STEP_MS = 100
"""Time passes in steps that end where something is due, but none is shorter: a page of frames has dozens. [ours]"""
FRAMED_STEP_MS = 750
"""The step on a page with frames (iframe), whose timers are not known. [ours]"""
QUIET_FRAMES = 2
"""The page is quiet when for so many drawn frames in a row its DOM has not changed. [ours]"""
RESTLESS_FRAMES = 60
"""A page that for so many drawn frames goes on changing, though its clock stands still, does not come to rest: a second
on an idle machine. [ours]"""
MOST_SECONDS = 8.0
"""Bound on waiting for answers to a page's requests, for the end of its loading itself anew, and for those frames; and
on the processor's time that a page may take up while its time passes at once. [ours]"""
POLL_MS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Pulse:
    """What is under way on a page.

    ``next_ms`` is in how many milliseconds of its time something is due, negative if never; ``restless`` says why the
    page does not come to rest, empty if it does.
    """

    next_ms: int
    restless: str = ""


_PATIENCE = {"most": RESTLESS_FRAMES, "longest": round(MOST_SECONDS * 1000)}
_RELOADING = Pulse(next_ms=-1)
_STILL = "1 -1"
"""The pulse of a document that none of our scripts run in, the browser's own."""


def settle(page: "Page", traffic: "Traffic", wait_ms: int, *, fixed: bool = False) -> str:
    """Let ``wait_ms`` of the page's time pass and its network and DOM come to rest.

    With ``fixed`` that is the paper's wait in real time. So is what remains of it where only a real clock can tell how
    the page goes on; returned is why, empty if it was not so. Raises PageHangs when the page stops answering.
    """
    if fixed:
        run_really(page, wait_ms)
        return ""
    left, reason = _hurried(page, traffic, wait_ms)
    if reason and left > 0:
        _tell(page, "release")
        run_really(page, left)
    _tell(page, "conclude")
    return reason


def pass_time(page: "Page", traffic: "Traffic", milliseconds: int) -> bool:
    """Let the page's time pass, with what it animates, and wait until it is quiet; return whether more is to come.

    Nothing is when the page is at rest and neither a timer nor an animation is due. Raises PageHangs.
    """
    left, pulse = milliseconds, _rest(page, traffic, frames=0)
    while left > 0:
        step = _step(page, pulse, left)
        pulse = _passed(page, traffic, step)
        left -= step
    _tell(page, "conclude")
    return pulse.next_ms >= 0 or bool(pulse.restless or page.workers) or len(page.frames) > 1


def rest(page: "Page", traffic: "Traffic") -> Pulse:
    """Wait in real time until no request is under way and the DOM has stopped changing. Raises PageHangs."""
    return _rest(page, traffic, frames=QUIET_FRAMES)


def _hurried(page: "Page", traffic: "Traffic", wait_ms: int) -> tuple[int, str]:
    """Let time pass by the page's own clock; return what is left of it, and why if it could not go on."""
    began = time.monotonic()
    left, pulse = wait_ms, rest(page, traffic)
    while True:
        if left <= 0:
            return 0, pulse.restless
        reason = pulse.restless or _slow(page, time.monotonic() - began)
        if reason:
            return left, reason
        step = _step(page, pulse, left)
        pulse = _passed(page, traffic, step)
        left -= step


def _slow(page: "Page", seconds: float) -> str:
    """Return why real time is needed, or has been, so that the rest may as well pass in it; empty if not.

    ``seconds`` have passed, on a machine that may have had other things to do: what counts is the page's own part.
    """
    if page.workers:
        return "a worker runs, whose clock is a real one"
    slow = seconds > MOST_SECONDS and processor_seconds(page) > MOST_SECONDS
    return "its timers take longer than the time they stand for" if slow else ""


def _step(page: "Page", pulse: Pulse, left: int) -> int:
    """Return how much time to let pass next: until something is due, at most what is left."""
    if pulse.restless:
        return left
    if len(page.frames) > 1:
        return min(left, FRAMED_STEP_MS)
    return left if pulse.next_ms < 0 else min(left, max(pulse.next_ms, LEAST_STEP_MS))


def _passed(page: "Page", traffic: "Traffic", step: int) -> Pulse:
    with bounded(page):
        run_clock(page, step)
    return _rest(page, traffic, frames=QUIET_FRAMES, step=step)


def _rest(page: "Page", traffic: "Traffic", *, frames: int, step: int = 0) -> Pulse:
    until = time.monotonic() + MOST_SECONDS
    with bounded(page):
        while True:
            answered = traffic.answered
            pulse = _pulse(page, {"step": step, "frames": frames, **_PATIENCE})
            with breakage_told():
                session_of(page).send("Runtime.evaluate", {"expression": "0"})  # what it asked for is told before
            # What comes is taken in after it is there, on a busy machine long after: a module has yet to run.
            step, frames = 0, QUIET_FRAMES
            if not traffic.pending and traffic.answered == answered and pulse is not _RELOADING:
                return pulse
            # On a busy machine this takes long: that must not look like a page that hangs.
            if time.monotonic() > until:
                return replace(pulse, restless="what it asked for does not come")
            page.wait_for_timeout(POLL_MS)


def _pulse(page: "Page", order: dict[str, int]) -> Pulse:
    """Have the page come to rest by itself, as far as it goes; _RELOADING while it is loaded anew."""
    try:
        with breakage_told():
            told = page.evaluate(f"(order) => window.__ui2appPulse?.rest(order) ?? {_STILL!r}", order)
    except PageReloads:
        return _RELOADING
    try:
        calm, next_ms = (int(each) for each in told.split())
    except (AttributeError, ValueError) as error:
        raise PageHangs("the page broke the means to look at it: its pulse is nonsense") from error
    return Pulse(next_ms=next_ms, restless="" if calm else "it goes on changing though its clock stands still")


def _tell(page: "Page", order: str) -> None:
    with bounded(page), breakage_told():
        page.evaluate(f"() => window.__ui2appPulse?.{order}()")
