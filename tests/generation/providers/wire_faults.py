"""The ways in which a provider on this machine can misbehave."""

import json
import socket
import struct
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any

from tests.generation.providers.wire_formats import Parts, Said, event


class Outlet:
    """What a fault writes with: one response on one connection."""

    def __init__(self, handler: BaseHTTPRequestHandler, closing: threading.Event, *, streams: bool) -> None:
        self.handler = handler
        self.streams = streams
        self._closing = closing

    def head(self, status: int = 200, headers: Mapping[str, str] | None = None, length: int | None = None) -> None:
        """Write the status line and the headers; the body comes in chunks if it has no ``length``."""
        handler = self.handler
        handler.send_response(status)
        kind = "text/event-stream" if self.streams and status < 300 else "application/json"
        framing = {"transfer-encoding": "chunked"} if length is None else {"content-length": str(length)}
        for name, value in {"content-type": kind, "x-request-id": "req-1", **framing, **(headers or {})}.items():
            handler.send_header(name, value)
        handler.end_headers()

    def chunk(self, data: bytes) -> None:
        """Write one chunk, and see that it leaves at once."""
        self.raw(f"{len(data):x}\r\n".encode() + data + b"\r\n")

    def end(self) -> None:
        """End a body of chunks."""
        self.raw(b"0\r\n\r\n")

    def raw(self, data: bytes) -> None:
        """Write bytes as they are."""
        self.handler.wfile.write(data)
        self.handler.wfile.flush()

    def close(self) -> None:
        """Hang up."""
        self.handler.close_connection = True

    def reset(self) -> None:
        """Hang up rudely: the other side sees the connection reset."""
        self.close()
        self.handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.handler.connection.close()

    def wait(self, seconds: float) -> None:
        """Do nothing for a while, or until the server closes."""
        self._closing.wait(seconds)

    def whole(self, parts: Parts) -> None:
        """Write a good response."""
        self.head()
        for part in parts:
            self.chunk(part)
        self.end()


class Fault:
    """A way to misbehave; this one behaves."""

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        """Write a response, of which ``parts`` would have been the body."""
        outlet.whole(parts)


@dataclass(frozen=True)
class Status(Fault):
    """Another response altogether; ``body`` is JSON unless it is text or bytes."""

    status: int
    body: Any = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    def deliver(self, outlet: Outlet, parts: Parts) -> None:  # noqa: ARG002 - in their place
        body = self.body if isinstance(self.body, str | bytes) else json.dumps(self.body)
        data = body.encode() if isinstance(body, str) else body
        outlet.head(self.status, self.headers, len(data))
        outlet.raw(data)


@dataclass(frozen=True)
class Instead(Fault):
    """A good response to which the answer is another."""

    said: Said


@dataclass(frozen=True)
class Reset(Fault):
    """The connection is reset before anything is said."""

    def deliver(self, outlet: Outlet, parts: Parts) -> None:  # noqa: ARG002 - in their place
        outlet.reset()


@dataclass(frozen=True)
class SlowHeaders(Fault):
    """Nothing for so many seconds, then a good response."""

    seconds: float

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        outlet.wait(self.seconds)
        outlet.whole(parts)


@dataclass(frozen=True)
class DrippingHeaders(Fault):
    """A header that never ends, a byte each ``pause`` seconds for ``seconds``; then the connection is reset."""

    seconds: float
    pause: float = 0.02

    def deliver(self, outlet: Outlet, parts: Parts) -> None:  # noqa: ARG002 - in their place
        outlet.raw(b"HTTP/1.1 200 OK\r\nx-slow: ")
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            outlet.wait(self.pause)
            outlet.raw(b"z")
        outlet.reset()


@dataclass(frozen=True)
class Cut(Fault):
    """A response that breaks off after some of its parts: the connection is reset, or the body ends in good order.

    A body of one part breaks off in the middle of it.
    """

    after: int
    reset: bool = True

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        outlet.head()
        kept = parts[: self.after] if len(parts) > 1 else [parts[0][: len(parts[0]) // 2]]
        for part in kept:
            outlet.chunk(part)
        if not self.reset:
            outlet.end()
            return
        outlet.wait(0.02)  # What was sent is to arrive: a reset overtakes it.
        outlet.reset()


@dataclass(frozen=True)
class Stall(Fault):
    """A response that stops after some of its parts and goes on after so many seconds, a part each ``pause``.

    ``between`` is written in the pauses; a comment of server-sent events keeps the connection alive and says nothing.
    """

    after: int
    seconds: float
    between: bytes = b""
    pause: float = 0.05

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        outlet.head()
        for part in parts[: self.after]:
            outlet.chunk(part)
        end = time.monotonic() + self.seconds
        while (left := end - time.monotonic()) > 0:
            outlet.wait(min(left, self.pause) if self.between else left)
            if self.between:
                outlet.chunk(self.between)
        for part in parts[self.after :]:
            outlet.chunk(part)
        outlet.end()


@dataclass(frozen=True)
class Midway(Fault):
    """A stream in which, after some of its parts, comes another event, and then nothing."""

    after: int
    event: Mapping[str, Any]
    name: str = ""

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        outlet.head()
        for part in parts[: self.after]:
            outlet.chunk(part)
        outlet.chunk(event(self.event, self.name))
        outlet.end()


@dataclass(frozen=True)
class Twice(Fault):
    """A stream that says its last events, and its first one, twice."""

    last: int

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        outlet.whole([parts[0], *parts, *parts[-self.last :]])


@dataclass(frozen=True)
class Split(Fault):
    """A good response in chunks of so many bytes, whatever they cut in two."""

    size: int

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        data = b"".join(parts)
        outlet.whole([data[start : start + self.size] for start in range(0, len(data), self.size)])


@dataclass(frozen=True)
class Altered(Fault):
    """A response with another body, as ``change`` makes it from the good one."""

    change: Callable[[Parts], Parts]
    headers: Mapping[str, str] = field(default_factory=dict)

    def deliver(self, outlet: Outlet, parts: Parts) -> None:
        outlet.head(headers=self.headers)
        for part in self.change(parts):
            outlet.chunk(part)
        outlet.end()
