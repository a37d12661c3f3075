"""An app on its development server, in the sandbox: what the benchmark's authors also let pass (protocol section 3)."""

import http.client
import socket
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.build.production import BUILD_SECONDS, HEAP, INSIDE
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.toolchain import find_node, vite_environment
from pytest_ui2app.build.workspace import Workspace
from pytest_ui2app.errors import InfrastructureError

START_SECONDS: Final = 60.0
"""How long the server may take to start; ours, twenty times what it takes."""
ANSWER_SECONDS: Final = 10.0
"""How long an answer may take; ours, less than a page is waited for."""
ANSWER_BYTES: Final = 32 * 1024**2
"""Of an answer that are read; ours, far above a development build of an app with its packages."""
_BACKLOG: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the server says to one request; status 504 and no body if it says nothing in time, or no longer runs."""

    status: int
    media_type: str = "text/plain"
    body: bytes = b""


NO_ANSWER: Final = Answer(status=504)


@dataclass(slots=True)
class DevServer:
    """A development server that waits for requests; see ``dev_server``."""

    listener: socket.socket
    ready: list[socket.socket]
    """Connections that it has opened and nobody has asked on yet; more come at ``listener``."""
    failed: bool = False
    """Whether there was something that it could not transform: in a browser that stands on Vite's overlay."""

    def get(self, target: str, headers: Mapping[str, str]) -> Answer:
        """Return the answer to a request for ``target``, a path with its query."""
        try:
            connection = self.ready.pop() if self.ready else self.listener.accept()[0]
        except OSError:  # none came in time, or the server is gone
            return NO_ANSWER
        with connection:
            connection.settimeout(ANSWER_SECONDS)
            try:
                answer = _asked(connection, target, headers)
            except (OSError, http.client.HTTPException, ValueError):  # the app's own code may have garbled it
                return NO_ANSWER
        self.failed = self.failed or answer.status >= http.HTTPStatus.INTERNAL_SERVER_ERROR
        return answer


@contextmanager
def dev_server(workspace: Workspace, sandbox: Sandbox) -> Iterator[DevServer]:
    """Run the development server of ``workspace`` in a sandbox, and nothing of it afterwards.

    It reaches nobody but this process. Raises InfrastructureError if it does not start: no code of the app's runs
    before the first request.
    """
    with tempfile.TemporaryDirectory(prefix="ui2app-") as place, socket.socket(socket.AF_UNIX) as listener:
        gateway = Path(place, "dev")
        listener.bind(str(gateway))
        listener.listen(_BACKLOG)
        listener.settimeout(START_SECONDS)
        running = _Running(sandbox, workspace, gateway, listener)
        try:
            first = _first_connection(listener, running)
            listener.settimeout(ANSWER_SECONDS)
            with first:
                yield DevServer(listener, [first])
        finally:
            running.end()


def _first_connection(listener: socket.socket, running: "_Running") -> socket.socket:
    try:
        return listener.accept()[0]
    except OSError as error:
        said = running.end()
        raise InfrastructureError(
            f"the development server did not start within {START_SECONDS:.0f} s: {said[-300:]!r}. Run again, or leave "
            "out --ui2app-dev-only"
        ) from error


def _hung_up(listener: socket.socket) -> None:
    """Let nobody wait at ``listener`` any longer, in this process or outside."""
    with suppress(OSError):  # that is done already
        listener.shutdown(socket.SHUT_RDWR)


class _Running:
    """The server in a thread beside this one; ``listener`` is hung up when it ends."""

    def __init__(self, sandbox: Sandbox, workspace: Workspace, gateway: Path, listener: socket.socket) -> None:
        self._said = ""
        self._stop = threading.Event()
        command = _command(workspace, gateway, self._stop)
        self._thread = threading.Thread(target=self._run, args=(sandbox, command, listener), daemon=True)
        self._thread.start()

    def _run(self, sandbox: Sandbox, command: Command, listener: socket.socket) -> None:
        try:
            self._said = sandbox.run(command).output
        except InfrastructureError as error:  # told by whoever finds that there is no server
            self._said = str(error)
        finally:
            _hung_up(listener)

    def end(self) -> str:
        """Stop the server and return what it said."""
        self._stop.set()
        self._thread.join()
        return self._said


def _command(workspace: Workspace, gateway: Path, stop: threading.Event) -> Command:
    node = find_node()
    script = str(INSIDE / "dev_server.mjs")
    return Command(
        argv=("/bin/sh", str(INSIDE / "with_modules.sh"), str(workspace.modules), "node", HEAP, script, str(gateway)),
        cwd=workspace.folder,
        timeout=BUILD_SECONDS,
        env=vite_environment(node, "development"),
        workspace=workspace.folder,
        readable=(workspace.modules, INSIDE, *node.readable()),
        gateway=gateway,
        stop=stop,
    )


def _asked(connection: socket.socket, target: str, headers: Mapping[str, str]) -> Answer:
    lines = [f"GET {target} HTTP/1.1", "Host: ui2app.localhost", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    response = http.client.HTTPResponse(connection)
    response.begin()
    body = response.read(ANSWER_BYTES)
    return Answer(status=response.status, media_type=response.getheader("Content-Type", "text/plain"), body=body)
