"""Serving an annotation sheet, and the apps on it, on this machine alone.

The apps are code that nobody has vouched for. They are served from another port, each under a host name of its own
(`<id>.localhost`, which browsers take to this machine), so that no app can read the sheet or another app's storage.
Each reply to an app carries a policy that shuts it off from every other host, as it was when it was measured.
"""

from collections.abc import Iterator, Sequence
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
_CONFINED: Final = (
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; form-action 'self'; "
    "sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
)


@contextmanager
def served(folder: Path, port: int = DEFAULT_PORT) -> Iterator[str]:
    """Serve a sheet on ``port`` and its apps on the next one, and yield the sheet's address.

    Raises UsageError if either port is taken or does not exist, or if the folder holds no sheet.
    """
    if not 0 < port < _HIGHEST_PORT:
        raise UsageError(f"{port} is no port with another after it; give one from 1024 to {_HIGHEST_PORT - 1}")
    servers: list[ThreadingHTTPServer] = []
    try:
        for number, kind in ((port, _SheetHandler), (port + 1, _AppsHandler)):
            servers.append(_started(folder, number, kind))
        yield f"http://{HOST}:{port}/"
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()


class _Server(ThreadingHTTPServer):
    """Knows the folder that it serves, resolved, and which files in it make up the sheet."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int, kind: type[BaseHTTPRequestHandler]) -> None:
        self.folder = folder.resolve()
        self.files = sheet_files(folder)
        super().__init__((HOST, port), kind)


def _started(folder: Path, port: int, kind: type[BaseHTTPRequestHandler]) -> _Server:
    try:
        server = _Server(folder, port, kind)
    except OSError as error:
        need = ", which the apps need beside the sheet's," if kind is _AppsHandler else ""
        fact = f"port {port}{need} cannot be had ({error.strerror})"
        raise UsageError(f"{fact}; give another with --serve PORT") from error
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    return server


class _Handler(BaseHTTPRequestHandler):
    """Answers GET with a file, and HEAD with all but its text; everything that asks for another host is refused."""

    server: _Server

    @property
    def port(self) -> int:
        return self.server.server_address[1]

    @property
    def host(self) -> str:
        """The name under which it was asked, without its port."""
        return self.headers.get("Host", "").rpartition(":")[0]

    def reply(
        self, status: int, body: bytes = b"", kind: str = "text/plain", *, headers: Sequence[tuple[str, str]]
    ) -> None:
        self.send_response(status)
        usual = (("Content-Type", kind), ("Content-Length", str(len(body))), ("X-Content-Type-Options", "nosniff"))
        for name, value in (*usual, ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"), *headers):
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def reply_file(self, file: Path | None, *, headers: Sequence[tuple[str, str]]) -> None:
        """Reply with a file; one that is not there, or no longer, is not found."""
        try:
            content = file.read_bytes() if file else None
        except OSError:
            content = None
        if file is None or content is None:
            self.reply(404, headers=headers)
        else:
            self.reply(200, content, media_type(file), headers=headers)

    def do_GET(self) -> None:
        raise NotImplementedError

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Say nothing: the terminal is the user's."""


class _SheetHandler(_Handler):
    """The sheet: its own files, and nothing else that lies in its folder."""

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path).removeprefix("/") or PAGE_FILE
        frames = f"frame-src http://*.localhost:{self.port + 1}; frame-ancestors 'none'"
        policy = [("Content-Security-Policy", f"default-src 'self'; img-src 'self' data:; {frames}")]
        if self.host != HOST or path not in self.server.files:
            self.reply(404, headers=policy)
        elif path == PORTS_FILE:
            body = f"const APPS_PORT = {self.port + 1};\n".encode()
            self.reply(200, body, "text/javascript", headers=policy)
        else:
            self.reply_file(file_in(self.server.folder, path), headers=policy)


class _AppsHandler(_Handler):
    """The apps, each by its host name, with the fallback to index.html that single-page apps are hosted with."""

    def do_GET(self) -> None:
        name, _, domain = self.host.partition(".")
        app = self.server.folder / APPS_FOLDER / name
        dist = app / DIST_FOLDER
        policy = ("Content-Security-Policy", f"{_CONFINED}; frame-ancestors http://{HOST}:{self.port - 1}")
        if domain != "localhost" or not name.isalnum() or not dist.is_dir():
            self.reply(404, headers=[policy])
        elif self.path in (AFRESH, AS_VISITOR):
            page = entering_page(Session.read(app) if self.path == AFRESH else Session()).encode()
            self.reply(200, page, "text/html; charset=utf-8", headers=[policy, ("Clear-Site-Data", '"storage"')])
        else:
            self._send(dist, policy)

    def _send(self, dist: Path, policy: tuple[str, str]) -> None:
        path = unquote(urlsplit(self.path).path)
        file = file_in(dist, path)
        if file is None and not (path.startswith("/assets/") and PurePosixPath(path).suffix):
            file = file_in(dist, "index.html")
        self.reply_file(file, headers=[policy])


def file_in(folder: Path, path: str) -> Path | None:
    """Return the file below ``folder`` that a path names; None where there is none, or it lies elsewhere."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # too long, or with a NUL: no file has such a name
        return None
