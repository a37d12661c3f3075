"""Serving an annotation sheet, and the apps on it, on this machine alone.

The apps are code that nobody has vouched for. They are served from another port, each under a host name of its own
(`<id>.localhost`, which browsers take to this machine), so that no app can read the sheet or another app's storage.
Every reply on that port, errors too, carries a policy that keeps an app's requests to its own host, as when it was
measured. Where a frame may go is for the page around it to say, so that apps are given to frames alone; and no app is
given a service worker, which could answer in this server's place without the policy.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from threading import Thread
from typing import Final
from urllib.parse import unquote, urlsplit

from pytest_ui2app.browser.origin import media_type
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotation_sheet import APPS_FOLDER, DIST_FOLDER, PAGE_FILE, sheet_files
from pytest_ui2app.judging.app_session import Session, entering_page

HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8765
"""The sheet's; the apps are on the next one. Answers are kept by the browser under this address."""
PORTS_FILE: Final = "serving.js"
"""The file that tells the page where the apps are; on disk it says that they are not served."""
AFRESH: Final = "/__ui2app_afresh"
"""Where an app forgets what it has stored, and begins again, with its session if it has one."""
AS_VISITOR: Final = "/__ui2app_visitor"
"""The same without the session."""
_HIGHEST_PORT: Final = 65_535
_NO_OTHERS: Final[Mapping[str, str]] = {}
_USUAL: Final = {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
}
_CONFINED: Final = (
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; form-action 'self'; webrtc 'block'; "
    "sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-downloads"
)
_ONLY_HERE: Final = "(response-origin);webrtc=block"
"""What the policy above asks for once more, and of WebRTC too, which no browser yet shuts off by the policy: Chromium
takes this from version 152 on (wicg.github.io/connection-allowlists)."""
_FORGET: Final = {"Clear-Site-Data": '"storage", "cookies"'}
_NO_SERVICE_WORKER: Final = b"An app on a sheet has no service worker: it could lift what confines the app.\n"
_ONLY_IN_THE_SHEET: Final = (
    b'An app runs only inside its sheet: open it there, in the page or with "Open in a window".\n'
)


@contextmanager
def served(folder: Path, port: int = DEFAULT_PORT) -> Iterator[str]:
    """Serve a sheet on ``port`` and its apps on the next one, and yield the sheet's address.

    Raises UsageError if either port is taken or does not exist, if the folder holds no sheet, or if the session of an
    app on it cannot be read.
    """
    if not 0 < port < _HIGHEST_PORT:
        raise UsageError(f"{port} is no port with another after it; give one from 1024 to {_HIGHEST_PORT - 1}")
    with _running(_SheetServer(folder.resolve(), port)), _running(_AppsServer(folder.resolve(), port + 1)):
        yield f"http://{HOST}:{port}/"


class _Server(ThreadingHTTPServer):
    """Serves a folder, which is resolved; ``need`` says in a sentence about its port what that is needed for."""

    daemon_threads = True
    need = ""

    def __init__(self, folder: Path, port: int, kind: type[BaseHTTPRequestHandler]) -> None:
        self.folder = folder
        self.port = port
        try:
            super().__init__((HOST, port), kind)
        except OSError as error:
            fact = f"port {port}{self.need} cannot be had ({error.strerror})"
            raise UsageError(f"{fact}; give another with --serve PORT") from error


class _SheetServer(_Server):
    """Knows which files in its folder make up the sheet."""

    def __init__(self, folder: Path, port: int) -> None:
        self.files = sheet_files(folder)
        super().__init__(folder, port, _SheetHandler)


class _AppsServer(_Server):
    """Knows the sessions that the apps begin with, by the apps' ids."""

    need = ", which the apps need beside the sheet's,"

    def __init__(self, folder: Path, port: int) -> None:
        self.sessions = {app.name: Session.read(app) for app in (folder / APPS_FOLDER).glob("*/")}
        super().__init__(folder, port, _AppsHandler)


@contextmanager
def _running(server: _Server) -> Iterator[None]:
    with server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield
        finally:
            server.shutdown()


class _Handler(BaseHTTPRequestHandler, ABC):
    """Answers GET with a file, and HEAD with all but its text; everything that asks for another host is refused."""

    server: _Server

    @property
    def host(self) -> str:
        """The name under which it was asked, without its port."""
        return self.headers.get("Host", "").rpartition(":")[0]

    @property
    @abstractmethod
    def policy(self) -> Mapping[str, str]:
        """The headers that confine what is served, whatever was asked for."""

    def end_headers(self) -> None:
        """Send the policy too: here, since the base class replies by itself to what it does not understand."""
        for name, value in {**_USUAL, **self.policy}.items():
            self.send_header(name, value)
        super().end_headers()

    def reply(
        self, status: int, body: bytes = b"", kind: str = "text/plain", headers: Mapping[str, str] = _NO_OTHERS
    ) -> None:
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def reply_file(self, file: Path | None) -> None:
        """Reply with a file; one that is not there, or no longer, is not found."""
        try:
            content = file.read_bytes() if file else None
        except OSError:
            content = None
        if file is None or content is None:
            self.reply(404)
        else:
            self.reply(200, content, media_type(file))

    @abstractmethod
    def do_GET(self) -> None:
        """Answer, by ``reply`` or ``reply_file``."""

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Say nothing: the terminal is the user's."""


class _SheetHandler(_Handler):
    """The sheet: its own files, and nothing else that lies in its folder."""

    server: _SheetServer

    @property
    def policy(self) -> Mapping[str, str]:
        frames = f"frame-src http://*.localhost:{self.server.port + 1}; frame-ancestors 'none'"
        return {
            "Content-Security-Policy": f"default-src 'self'; img-src 'self' data:; {frames}",
            "Cross-Origin-Resource-Policy": "same-origin",
        }

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path).removeprefix("/") or PAGE_FILE
        if self.host != HOST or path not in self.server.files:
            self.reply(404)
        elif path == PORTS_FILE:
            self.reply(200, f"const APPS_PORT = {self.server.port + 1};\n".encode(), "text/javascript")
        else:
            self.reply_file(file_in(self.server.folder, path))


class _AppsHandler(_Handler):
    """The apps, each by its host name, with the fallback to index.html that single-page apps are hosted with."""

    server: _AppsServer

    @property
    def policy(self) -> Mapping[str, str]:
        return {
            "Content-Security-Policy": f"{_CONFINED}; frame-ancestors http://{HOST}:{self.server.port - 1}",
            "Connection-Allowlist": _ONLY_HERE,
            "X-DNS-Prefetch-Control": "off",
        }

    def do_GET(self) -> None:
        name, _, domain = self.host.partition(".")
        dist = self.server.folder / APPS_FOLDER / name / DIST_FOLDER
        if domain != "localhost" or not name.isalnum() or not dist.is_dir():
            self.reply(404)
        elif self.headers.get("Service-Worker", "").strip() == "script":
            self.reply(403, _NO_SERVICE_WORKER)
        elif self.headers.get("Sec-Fetch-Dest", "").strip() == "document":
            self.reply(403, _ONLY_IN_THE_SHEET)
        elif self.path in (AFRESH, AS_VISITOR):
            session = self.server.sessions.get(name, Session()) if self.path == AFRESH else Session()
            self.reply(200, entering_page(session).encode(), "text/html; charset=utf-8", _FORGET)
        else:
            self._send(dist)

    def _send(self, dist: Path) -> None:
        path = unquote(urlsplit(self.path).path)
        file = file_in(dist, path)
        if file is None and not (path.startswith("/assets/") and PurePosixPath(path).suffix):
            file = file_in(dist, "index.html")
        self.reply_file(file)


def file_in(folder: Path, path: str) -> Path | None:
    """Return the file below ``folder`` that a path names; None where there is none, or it lies elsewhere."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # too long, or with a NUL: no file has such a name
        return None
