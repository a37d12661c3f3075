"""Serving a built app to the browser without a server: requests to one origin are answered from its folder."""

import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePath, PurePosixPath
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

from pytest_ui2app.browser.chromium import session_of, unless_closed

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route, WebSocketRoute

ORIGIN = "http://ui2app.localhost"
"""A .localhost name is a secure context, so crypto.randomUUID and the clipboard exist as on https."""

HOST_LENGTH = 253
"""Characters of a host's name, at most (RFC 1035, section 2.3.4)."""
REQUESTS_ANSWERED = 2_000
"""Requests of one page, to whomever, until it is closed: each costs time, and a page can ask for ever. [ours]"""
ASSET_BYTES = 16 * 1024 * 1024
"""A larger file is not sent: what Playwright takes for it grows with the square, 7 s for this much. [ours]"""
DOCUMENT_BYTES = 4 * ASSET_BYTES
"""What one document may be sent in all, itself and what it asks for. [ours]"""
PAGE_BYTES = 16 * DOCUMENT_BYTES
"""What one page may be sent in all, whatever it loads, until it is closed. [ours]"""
STORAGE_QUOTA = 64 * 1024 * 1024
"""Bytes an app may store (IndexedDB, caches, files). A context keeps them in the memory of the browser itself, which
ends, with all its pages, when it has taken too much. [ours]"""
_UNANSWERED = frozenset({"Ping", "Preflight", "EventSource"})
"""Kinds of request (DevTools' names) whose end is not waited for: there may be none."""
HOSTS_COUNTED = 1_000
"""How many refused hosts are told apart. [ours]"""

MEDIA_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""Types that must not depend on the machine's own table."""


@dataclass(slots=True)
class Traffic:
    """What a page asked for: requests under way (id to URL), how many are over, and the hosts refused, with counts.

    What was sent is counted in bytes, to the document it shows and to the page in all.
    """

    pending: dict[str, str] = field(default_factory=dict)
    answered: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    asked: int = 0
    sent_to_document: int = 0
    sent_to_page: int = 0

    def flooded(self) -> bool:
        """Count a request; True if there were too many, or too much was sent."""
        self.asked += 1
        return self.asked > REQUESTS_ANSWERED or self.sent_to_page > PAGE_BYTES

    def new_document(self) -> None:
        """Begin to count anew what is sent to one document."""
        self.sent_to_document = 0

    def sendable(self, reply: "Reply") -> "Reply":
        """Count what is sent; a 404 in the place of what is too large, by itself or with all that was sent before."""
        self.sent_to_document += len(reply.body)
        self.sent_to_page += len(reply.body)
        return TOO_LARGE if len(reply.body) > ASSET_BYTES or self.spent else reply

    @property
    def spent(self) -> bool:
        """Whether the document gets nothing more."""
        return self.sent_to_document > DOCUMENT_BYTES

    def refuse(self, url: str) -> None:
        """Count a request to another host."""
        host = urlsplit(url).netloc[:HOST_LENGTH] or url[:40]
        if host in self.refused or len(self.refused) < HOSTS_COUNTED:
            self.refused[host] = self.refused.get(host, 0) + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What a request to the app itself gets."""

    status: int = 200
    media_type: str = "text/plain"
    body: bytes = b""


TOO_LARGE = Reply(status=404, body=b"too large to be sent")


Answering = Callable[["Request"], Reply]
"""What stands for the app's server."""


def from_folder(dist: Path) -> Answering:
    """Answer from the built folder ``dist``.

    A path that is no file gets ``index.html``, as single-page hosting does; a missing asset gets a 404, and so does a
    file of more than ASSET_BYTES.
    """

    def answer(request: "Request") -> Reply:
        file = _file(dist, request.url)
        if file is None:
            return Reply(status=404)
        if file.stat().st_size > ASSET_BYTES:  # before it is read
            return TOO_LARGE
        return Reply(media_type=media_type(file), body=file.read_bytes())

    return answer


def serve(page: "Page", answering: Answering) -> Traffic:
    """Have ``answering`` answer every request of a page's context to the app; refuse and count all other hosts.

    Under way are only the page's own requests: those of a pop-up that is closed would never end.
    """
    traffic = Traffic()

    def answer(route: "Route") -> None:
        if traffic.flooded():
            with unless_closed():
                page.close()
            return
        url = route.request.url
        if not is_own(url):
            traffic.refuse(url)
            with unless_closed():
                route.abort("connectionrefused")
            return
        reply = TOO_LARGE if traffic.spent else traffic.sendable(answering(route.request))
        with unless_closed():
            route.fulfill(status=reply.status, body=reply.body, content_type=reply.media_type)

    def asked(request: "Request") -> None:
        if request.is_navigation_request() and request.frame == page.main_frame:
            traffic.new_document()

    def refuse_socket(socket: "WebSocketRoute") -> None:
        traffic.refuse(socket.url)
        with unless_closed():
            socket.close()

    # For as long as this session lasts.
    quota = {"origin": ORIGIN, "quotaSize": STORAGE_QUOTA}
    session_of(page).send("Storage.overrideQuotaForOrigin", quota)
    page.context.route("**/*", answer)
    page.context.route_web_socket("**/*", refuse_socket)
    page.on("request", asked)
    _follow(page, traffic)
    return traffic


def _follow(page: "Page", traffic: Traffic) -> None:
    """Keep ``traffic.pending`` by the page's own word, which comes before the answer to whatever it is asked next.

    Playwright tells of a request only when the browser has come round to it.
    """
    session = session_of(page)

    def sent(event: dict[str, Any]) -> None:
        first = event["requestId"] == event.get("loaderId")
        if first and not event.get("redirectResponse") and event.get("type") == "Document":
            traffic.pending.clear()  # what the document before it has asked for is never answered
        if event["request"]["url"].startswith("http") and event.get("type") not in _UNANSWERED:
            traffic.pending[event["requestId"]] = event["request"]["url"]

    def ended(event: dict[str, Any]) -> None:
        traffic.answered += 1
        traffic.pending.pop(event["requestId"], None)

    def answered(request: "Request") -> None:  # that of a worker's script is not told of by the page
        for each in [each for each, url in traffic.pending.items() if url == request.url]:
            traffic.pending.pop(each, None)

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", ended)
    session.on("Network.loadingFailed", ended)
    page.on("requestfinished", answered)
    page.on("requestfailed", answered)
    session.send("Network.enable", {"maxTotalBufferSize": 0, "maxResourceBufferSize": 0})


def is_own(url: str) -> bool:
    """Whether a URL is the app's own."""
    return (url + "/").startswith(ORIGIN + "/")


def media_type(file: PurePath) -> str:
    """Return the content type of a built file by its name."""
    return MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def _file(dist: Path, url: str) -> Path | None:
    """Return the file that answers a URL; None where single-page hosting would have nothing."""
    relative = PurePosixPath(unquote(urlsplit(url).path).lstrip("/"))
    try:
        file = (dist / relative).resolve()
        if file.is_file() and file.is_relative_to(dist.resolve()):
            return file
    except (OSError, ValueError):  # too long, or with a NUL: no file has such a name
        pass
    asset = relative.suffix and relative.parts[:1] == ("assets",)
    return None if asset else dist / "index.html"
