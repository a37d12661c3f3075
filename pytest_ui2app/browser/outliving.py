"""When a page brings down the whole browser: that is told, the look is taken once more, and the browser started anew.

Once may be chance (or another page's doing that came late); twice in a row is the page's own doing.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

LOOKS = 2
"""How often a page is looked at that brings down the browser each time. [ours]"""

_T = TypeVar("_T")


class BrowserDied(Exception):  # noqa: N818 - perhaps a fact about the page under test
    """The browser has ended while a page was looked at."""


class LastingBrowser:
    """Makes contexts in a browser that ``start`` starts: when first needed, and anew whenever it has died."""

    def __init__(self, start: Callable[[], "Browser"]) -> None:
        """Start nothing yet."""
        self._start = start
        self._started: list[Browser] = []

    def new_context(self, **options: Any) -> "BrowserContext":  # noqa: ANN401 - whatever Playwright takes
        """Return a new context."""
        if not self._started or not self._started[-1].is_connected():
            self._started.append(self._start())
        return self._started[-1].new_context(**options)

    def close(self) -> None:
        """Close what was started; those that have died are none the worse for it."""
        for browser in self._started:
            browser.close()


@contextmanager
def closed_after(context: "BrowserContext", failure: type[Exception]) -> Iterator[None]:
    """Close ``context`` in the end. ``failure`` is Playwright's Error."""
    try:
        yield
    except KeyboardInterrupt:
        # The same Ctrl-C has ended the browser: that closing fails must not hide that the run is to stop.
        with suppress(failure):
            context.close()
        raise
    except BaseException:  # whatever ends the body passes through, and the context goes first
        context.close()
        raise
    context.close()


@contextmanager
def death_told(context: "BrowserContext", failure: type[Exception]) -> Iterator[None]:
    """Raise BrowserDied where Playwright fails because the browser is gone. ``failure`` is Playwright's Error."""
    try:
        yield
    except failure as error:
        tell_death(context, error)
        raise


def tell_death(context: "BrowserContext", error: Exception) -> None:
    """Raise BrowserDied from ``error`` if the browser of ``context`` is gone."""
    browser = context.browser
    if browser is not None and not browser.is_connected():
        raise BrowserDied("the browser has ended while a page was looked at") from error


def look_again(look: Callable[[], _T], *, otherwise: Callable[[str], _T]) -> _T:
    """Return what ``look`` gives; when the browser dies over it LOOKS times, what ``otherwise`` makes of that fact."""
    for _ in range(LOOKS):
        try:
            return look()
        except BrowserDied:
            continue
    return otherwise("the page has brought down the browser")
