"""What a page says and asks for while it is visited, kept so that a failure can be explained.

Everything is bounded, and the same app leaves the same evidence: messages and errors stand in the order in which they
came, each once; what has no order of its own (requests, hosts) is sorted; what differs by chance (ids of blobs, UUIDs,
queries of requests) is left out.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.origin import Traffic, is_own, media_type

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Dialog, Download, Error, Page, Request, Response

ENTRIES_KEPT = 50
"""Entries kept of each kind of evidence. [ours]"""
ENTRIES_COUNTED = 500
"""Entries of one kind that are listened to: how many were left out is counted up to here. [ours]"""
TEXT_LENGTH = 500
"""Characters kept of each text. [ours]"""

LONGEST_STACK = 20_000
FIRST_BAD_STATUS = 400

_T = TypeVar("_T")
_CHANCE = re.compile(r"(?:blob:\S*?)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", re.IGNORECASE)
_OUR_FRAMES = re.compile(r"^\s+at .*(?:<anonymous>|UtilityScript|ClockController).*\n?", re.MULTILINE)
"""Lines of a stack that are Playwright's: its clock calls the page's timers."""
_OF_THE_NETWORK = "Failed to load resource"
"""How the browser's own console lines on requests begin; they are in ``failed_requests``, where they have an order."""
_CANCELLED = "net::ERR_ABORTED"
"""A request that the page itself gave up has not failed."""
_PARTS = frozenset({"stylesheet", "script", "image", "font", "media"})
"""Kinds of request (Playwright's names) that are for a file; a fetch may well be for the app's own HTML."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One console message: its level (Playwright's word: ``log``, ``warning``, ``error`` ...) and text."""

    level: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Thrown:
    """One error or rejection that nothing caught: its message, and where it came from (``""`` if it does not tell)."""

    message: str
    stack: str


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class FailedRequest:
    """A request to the app itself that got nothing: its path, the kind of resource (Playwright's word), and why."""

    path: str
    kind: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocked:
    """Another host that was asked for something and never reached, and how often (at most ENTRIES_COUNTED)."""

    host: str
    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOut:
    """How many more entries of one kind (the name of Evidence's field) there were, counted up to ENTRIES_COUNTED."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What was noticed in one visit to a page, until it had settled and was photographed.

    Each field has at most ENTRIES_KEPT entries, each text at most TEXT_LENGTH characters. ``dialogs`` are what alerts,
    confirmations and prompts said before they were dismissed, each as ``type: text``; ``popups`` counts the windows
    that were closed (at most ENTRIES_COUNTED); ``downloads`` are the names of files that were not taken.
    """

    console: tuple[Said, ...] = ()
    errors: tuple[Thrown, ...] = ()
    failed_requests: tuple[FailedRequest, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    dialogs: tuple[str, ...] = ()
    popups: int = 0
    downloads: tuple[str, ...] = ()
    left_out: tuple[LeftOut, ...] = ()


@dataclass  # without slots: Playwright marks what its handlers are methods of
class Witness:
    """Listens to a page from before its first load. ``evidence`` tells what it has heard so far."""

    traffic: Traffic
    console: dict[Said, None] = field(default_factory=dict)
    errors: dict[Thrown, None] = field(default_factory=dict)
    failed_requests: dict[FailedRequest, None] = field(default_factory=dict)
    dialogs: dict[str, None] = field(default_factory=dict)
    downloads: dict[str, None] = field(default_factory=dict)
    popups: int = 0

    def evidence(self) -> Evidence:
        """Return what was heard, bounded and in order."""
        refused = sorted(self.traffic.refused.items())
        sizes = {
            "console": len(self.console),
            "errors": len(self.errors),
            "failed_requests": len(self.failed_requests),
            "blocked": min(len(refused), ENTRIES_COUNTED),
            "dialogs": len(self.dialogs),
            "downloads": len(self.downloads),
        }
        return Evidence(
            console=_first(self.console),
            errors=_first(self.errors),
            failed_requests=_first(sorted(self.failed_requests)),
            blocked=_first(Blocked(host=clean(host), times=min(times, ENTRIES_COUNTED)) for host, times in refused),
            dialogs=_first(self.dialogs),
            popups=self.popups,
            downloads=_first(sorted(self.downloads)),
            left_out=tuple(
                LeftOut(kind=kind, count=size - ENTRIES_KEPT) for kind, size in sizes.items() if size > ENTRIES_KEPT
            ),
        )

    @property
    def full(self) -> bool:
        """Whether no more console messages are listened to."""
        return len(self.console) >= ENTRIES_COUNTED

    def said(self, message: "ConsoleMessage") -> None:
        """Hear a console message."""
        if not message.text.startswith(_OF_THE_NETWORK):
            _keep(self.console, Said(level=message.type, text=clean(message.text)))

    def thrown(self, error: "Error") -> None:
        """Hear of an error that was not caught."""
        stack = _OUR_FRAMES.sub("", (error.stack or "")[:LONGEST_STACK])
        _keep(self.errors, Thrown(message=clean(error.message), stack=clean(stack)))

    def answered(self, response: "Response") -> None:
        """Hear of an answer."""
        request = response.request
        if response.status >= FIRST_BAD_STATUS:
            self._failed(request, f"HTTP {response.status}")
        elif _is_stand_in(request, response):
            self._failed(request, "no such file in the build: the app's index.html was sent in its place")

    def unanswered(self, request: "Request") -> None:
        """Hear of a request without an answer."""
        reason = request.failure or "no answer"
        if reason != _CANCELLED:
            self._failed(request, reason)

    def asked(self, dialog: "Dialog") -> None:
        """Hear of a dialog."""
        _keep(self.dialogs, clean(f"{dialog.type}: {dialog.message}"))

    def offered(self, download: "Download") -> None:
        """Hear of a download."""
        _keep(self.downloads, clean(download.suggested_filename))

    def opened(self, _: "Page") -> None:
        """Hear of another window."""
        self.popups = min(self.popups + 1, ENTRIES_COUNTED)

    def _failed(self, request: "Request", reason: str) -> None:
        if is_own(request.url):
            path = clean(urlsplit(request.url).path or "/")
            _keep(self.failed_requests, FailedRequest(path=path, kind=request.resource_type, reason=clean(reason)))


def witness(page: "Page", traffic: Traffic) -> Witness:
    """Listen to a page that nothing was loaded on yet. Dialogs are dismissed, as they are without a listener."""
    heard = Witness(traffic=traffic)

    def asked(dialog: "Dialog") -> None:
        heard.asked(dialog)
        with chromium.unless_closed():
            dialog.dismiss()

    def said(message: "ConsoleMessage") -> None:
        heard.said(message)
        if heard.full:  # a flood of messages is no longer sent to us
            page.remove_listener("console", said)

    page.on("console", said)
    page.on("pageerror", heard.thrown)
    page.on("response", heard.answered)
    page.on("requestfailed", heard.unanswered)
    page.on("dialog", asked)
    page.on("download", heard.offered)
    page.context.on("page", heard.opened)
    return heard


def clean(text: str) -> str:
    """Return a text as it is kept: bounded, without halves of characters and without what differs by chance."""
    # Cut twice: first so that a huge text costs nothing, then because what stands for chance is shorter or longer.
    return _CHANCE.sub("(id)", chromium.whole(text[: 4 * TEXT_LENGTH]))[:TEXT_LENGTH]


def _keep(entries: dict[_T, None], entry: _T) -> None:
    if len(entries) < ENTRIES_COUNTED:
        entries[entry] = None


def _first(entries: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(islice(entries, ENTRIES_KEPT))


def _is_stand_in(request: "Request", response: "Response") -> bool:
    """Whether a page's part was asked for and there is no such file: single-page hosting then sends the page itself."""
    sent = response.headers.get("content-type", "")
    named = media_type(PurePosixPath(urlsplit(request.url).path))
    return request.resource_type in _PARTS and sent == "text/html" != named
