"""A provider on this machine: speaks three wire formats, streaming and not, logs what it is asked, and misbehaves.

    with WireServer(answer=lambda request: "{}") as server:
        server.url           # base_url for the api "anthropic"; server.url + "/v1" for "chat" and "responses"
        server.requests      # every request so far: path, headers, body, time, and what they say
        server.misbehave(Status(429, headers={"retry-after": "1"}), times=2)
        server.misbehave(Cut(after=3), when=lambda request: request.turn == 2)

``answer`` is a text or Said, a function from the request to one, or a list of them in order (the last one repeats).
The faults stand in wire_faults.py, Said and WireRequest in wire_formats.py.
"""

import json
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self, TypeAlias

from tests.generation.providers.wire_faults import Fault, Instead, Outlet, Status
from tests.generation.providers.wire_formats import Said, WireRequest, written

Answer: TypeAlias = str | Said | Sequence[str | Said] | Callable[[WireRequest], str | Said]


@dataclass
class _Planned:
    fault: Fault
    left: int
    when: Callable[[WireRequest], bool]


class _Listener(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Take no notice of clients that go, and of connections that a fault has closed."""
        if not isinstance(sys.exception(), OSError | ValueError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class WireServer:
    """A provider on a free port of this machine, from ``__enter__`` to ``__exit__``."""

    def __init__(self, answer: Answer = "Good morning.") -> None:
        self.requests: list[WireRequest] = []
        self._answer = answer
        self._planned: list[_Planned] = []
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._server = _Listener(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    @property
    def url(self) -> str:
        """Where it can be reached, without a path."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def base_url(self, api: str) -> str:
        """Where the clients of one wire format look for it."""
        return self.url if api == "anthropic" else f"{self.url}/v1"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def misbehave(
        self, fault: Fault, times: int = 1, when: Callable[[WireRequest], bool] = lambda request: bool(request.api)
    ) -> None:
        """Meet the next ``times`` requests that ``when`` holds for with ``fault``; faults wait in line."""
        self._planned.append(_Planned(fault, times, when))

    def _fault(self, request: WireRequest) -> Fault:
        for planned in self._planned:
            if planned.left and planned.when(request):
                planned.left -= 1
                return planned.fault
        return Fault()

    def _said(self, request: WireRequest, number: int) -> Said:
        if callable(self._answer):
            said = self._answer(request)
        elif isinstance(self._answer, str | Said):
            said = self._answer
        else:
            said = self._answer[min(number, len(self._answer)) - 1]
        return Said(text=said) if isinstance(said, str) else said

    def _met(self, handler: BaseHTTPRequestHandler) -> None:
        length = int(handler.headers.get("content-length", 0))
        raw = handler.rfile.read(length)
        headers = {name.lower(): value for name, value in handler.headers.items()}
        request = WireRequest(
            path=handler.path, headers=headers, body=json.loads(raw) if raw else {}, time=time.monotonic()
        )
        with self._lock:
            self.requests.append(request)
            number = len(self.requests)
            fault = self._fault(request)
        outlet = Outlet(handler, self._closing, streams=request.streams)
        if not request.api:
            fault = Status(404, {"error": {"message": f"no such path {handler.path}"}})
            fault.deliver(outlet, [])
            return
        said = fault.said if isinstance(fault, Instead) else self._said(request, number)
        fault.deliver(outlet, written(said, request))

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def do_POST(self) -> None:
                try:
                    server._met(self)
                except (ConnectionError, ValueError):
                    self.close_connection = True  # The client has gone; or the fault has closed the connection.

            do_GET = do_POST  # noqa: N815 - the library's name

            def finish(self) -> None:
                try:
                    super().finish()
                except (ConnectionError, ValueError):
                    self.close_connection = True

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
                pass

        return Handler
