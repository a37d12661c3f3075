"""Serving a built app to the browser without a server: requests to one origin are answered from its folder."""

import mimetypes
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route, WebSocketRoute

ORIGIN = "http://ui2app.localhost"
"""A .localhost name is a secure context, so crypto.randomUUID and the clipboard exist as on https."""

MEDIA_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""Types that must not depend on the machine's own table."""


@dataclass(slots=True)
class Traffic:
    """What a page asked for: requests under way, and hosts outside the origin that were refused, with counts."""

    pending: set["Request"] = field(default_factory=set)
    refused: dict[str, int] = field(default_factory=dict)

    def refuse(self, url: str) -> None:
        """Count a request to another host."""
        host = urlsplit(url).netloc or url[:40]
        self.refused[host] = self.refused.get(host, 0) + 1


def serve(page: "Page", dist: Path) -> Traffic:
    """Answer every request of a page's context from the built folder ``dist``; refuse and count all other hosts.

    Under way are only the page's own requests: those of a pop-up that is closed would never end.

    A path that is no file gets ``index.html``, as single-page hosting does; a missing asset gets a 404.
    """
    traffic = Traffic()

    def answer(route: "Route") -> None:
        url = route.request.url
        if not (url + "/").startswith(ORIGIN + "/"):
            traffic.refuse(url)
            route.abort("connectionrefused")
            return
        file = _file(dist, url)
        if file is None:
            route.fulfill(status=404, body="", content_type="text/plain")
        else:
            route.fulfill(body=file.read_bytes(), content_type=media_type(file))

    def refuse_socket(socket: "WebSocketRoute") -> None:
        traffic.refuse(socket.url)
        socket.close()

    page.context.route("**/*", answer)
    page.context.route_web_socket("**/*", refuse_socket)
    page.on("request", lambda request: traffic.pending.add(request))  # noqa: PLW0108 - Playwright marks its handlers
    page.on("requestfinished", lambda request: traffic.pending.discard(request))  # noqa: PLW0108 - as above
    page.on("requestfailed", lambda request: traffic.pending.discard(request))  # noqa: PLW0108 - as above
    return traffic


def media_type(file: Path) -> str:
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
