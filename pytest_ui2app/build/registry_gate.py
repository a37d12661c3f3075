"""The only way out of an install: a proxy on a unix socket that reaches the package registry and nothing else."""

import shutil
import socket
import socketserver
import tempfile
import threading
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, cast

from pytest_ui2app.build.proxy_requests import (
    HEAD_BYTES,
    Address,
    BadRequestError,
    Request,
    read_head,
    read_request,
)
from pytest_ui2app.build.way_out import Unreachable, WayOut
from pytest_ui2app.errors import InfrastructureError

# All of these are choices of ours: several times what an install of a few hundred packages takes.
_CONNECTIONS = 128
"""At once; pnpm opens up to 50 to a host."""
_HEAD_SECONDS = 15.0
"""Until a client has said what it wants."""
_IDLE_SECONDS = 30.0
"""Without a byte in either direction. pnpm, which has the same limit, does not keep it behind a proxy."""
_TOTAL_BYTES = 2 * 1024**3
"""Both directions of one install together."""
_REMEMBERED = 20
"""Refused addresses that are told of."""
_CHUNK_BYTES = 64 * 1024
_POLL_SECONDS = 0.02
_REFUSAL = "403 Forbidden"
_LONGEST_PATH = 100
"""Bytes of a unix socket's path: the kernels' own limits are 104 (macOS) and 108 (Linux)."""


@dataclass(slots=True, kw_only=True)
class OpenGate:
    """A gate while an install runs: its socket, and what it has had to turn down so far."""

    socket: Path
    refused: list[str] = field(default_factory=list)
    """Addresses (``host:port``) that are no registry, each once, the first 20."""
    troubles: list[str] = field(default_factory=list)
    """Why a registry could not be reached, each reason once, the first 20."""
    spent: int = 0
    """Bytes relayed so far."""

    def note(self, told: list[str], what: str) -> None:
        """Add to ``refused`` or ``troubles`` what is not yet among them."""
        if what not in told and len(told) < _REMEMBERED:
            told.append(what)

    @property
    def is_exhausted(self) -> bool:
        """Whether the install wanted more than one install may transfer."""
        return self.spent > _TOTAL_BYTES


@contextmanager
def registry_gate(registries: Collection[Address], way_out: WayOut) -> Iterator[OpenGate]:
    """Open a gate to the given addresses, exact host and port, for as long as the block runs.

    It answers ``CONNECT host:port`` and plain ``GET`` and ``HEAD`` of ``http://host/...``; 403 to every other address,
    loopback included, and 400 to what is no such request. It reaches a registry the way ``way_out`` says. Ends with the
    block: what is still open is cut, and no thread of it keeps this process alive.
    """
    folder = _short_folder()
    try:
        gate = OpenGate(socket=folder / "gate")
        with _Server(gate, frozenset(registries), way_out) as server:
            threading.Thread(target=server.serve_forever, args=(_POLL_SECONDS,), daemon=True).start()
            try:
                yield gate
            finally:
                server.shutdown()
                server.cut()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _short_folder() -> Path:
    for parent in (None, "/tmp"):  # noqa: S108 - mkdtemp makes a folder of our own in it
        folder = Path(tempfile.mkdtemp(prefix="u2a-", dir=parent))
        if len(bytes(folder / "gate")) < _LONGEST_PATH:
            return folder
        folder.rmdir()
    raise InfrastructureError(f"{folder} is too long a name for a socket. Set TMPDIR to a folder with a shorter one")


Connection: TypeAlias = socket.socket


class _Server(socketserver.ThreadingUnixStreamServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = _CONNECTIONS

    def __init__(self, gate: OpenGate, registries: frozenset[Address], way_out: WayOut) -> None:
        self.gate = gate
        self.registries = registries
        self.way_out = way_out
        self.open: set[Connection] = set()
        self._places = threading.BoundedSemaphore(_CONNECTIONS)
        super().__init__(str(gate.socket), _Handler)

    def process_request_thread(self, request: object, client_address: object) -> None:
        with self._places:
            super().process_request_thread(cast("Connection", request), client_address)

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: a client that went away is no event, and what a registry did is told in ``troubles``."""

    def cut(self) -> None:
        for connection in tuple(self.open):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class _Handler(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        server, client = cast("_Server", self.server), cast("Connection", self.request)
        server.open.add(client)
        client.settimeout(_HEAD_SECONDS)
        try:
            self._serve(server, client)
        finally:
            server.open.discard(client)

    def _serve(self, server: _Server, client: Connection) -> None:
        gate = server.gate
        try:
            request = read_request(read_head(client, HEAD_BYTES))
        except BadRequestError as error:
            return _answer(client, "400 Bad Request", str(error))
        if request.address not in server.registries:
            gate.note(gate.refused, str(request.address))
            return _answer(client, _REFUSAL, f"{request.address} is not the package registry")
        if gate.is_exhausted:
            return _answer(client, _REFUSAL, "this install has transferred all that an install may")
        try:
            registry = server.way_out.open(request)
        except (Unreachable, OSError) as error:
            gate.note(gate.troubles, f"{request.address} cannot be reached: {error}")
            return _answer(client, "502 Bad Gateway", f"{request.address} cannot be reached: {error}")
        server.open.add(registry)
        try:
            _relay(request, client, registry, gate)
        finally:
            server.open.discard(registry)
            registry.close()
        return None


def _answer(client: Connection, status: str, text: str) -> None:
    body = f"{text}\n".encode(errors="replace")
    head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    with suppress(OSError):
        client.sendall(head.encode() + body)


def _relay(request: Request, client: Connection, registry: Connection, gate: OpenGate) -> None:
    """Relay until either side closes. A plain request has been sent whole; only its answer is still to come."""
    activity = _Activity()
    for side in (client, registry):
        side.settimeout(_IDLE_SECONDS)
    if request.is_tunnel:
        client.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        threading.Thread(target=_pump, args=(client, registry, gate, activity), daemon=True).start()
    _pump(registry, client, gate, activity)
    if activity.is_over:
        gate.note(gate.troubles, f"{request.address} was silent for {_IDLE_SECONDS:.0f} s")


@dataclass(slots=True)
class _Activity:
    """When either direction of a tunnel last carried a byte."""

    last: float = field(default_factory=time.monotonic)

    @property
    def is_over(self) -> bool:
        """Whether that is too long ago."""
        return time.monotonic() - self.last >= _IDLE_SECONDS


def _pump(source: Connection, target: Connection, gate: OpenGate, activity: _Activity) -> None:
    try:
        while not gate.is_exhausted and (chunk := _next_chunk(source, activity)):
            activity.last = time.monotonic()
            gate.spent += len(chunk)  # not exact among threads, which a bound of this size need not be
            target.sendall(chunk)
    except OSError:
        pass  # either side went away, which ends the other as well
    for side in (source, target):
        with suppress(OSError):
            side.shutdown(socket.SHUT_RDWR)


def _next_chunk(source: Connection, activity: _Activity) -> bytes:
    """Return the next bytes, none at the end; raises TimeoutError when both directions have been idle too long."""
    while True:
        try:
            return source.recv(_CHUNK_BYTES)
        except TimeoutError:
            if activity.is_over:
                raise
