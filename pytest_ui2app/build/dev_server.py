"""An app on its development server, in the sandbox: what the benchmark's authors also let pass (protocol section 3)."""

import http.client
import socket
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pytest_ui2app.build.production import BUILD_SECONDS, HEAP, INSIDE
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.toolchain import find_node, plain_environment
from pytest_ui2app.build.workspace import Workspace

ANSWER_SECONDS: Final = 30.0
"""How long an answer may take, the first one's start of the server included; ours."""
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
    failed: dict[str, str] = field(default_factory=dict)
    """What it could not transform, path -> its words: in a browser they would stand on Vite's overlay."""

    def get(self, target: str, headers: Mapping[str, str]) -> Answer:
        """Return the answer to a request for ``target``, a path with its query."""
        try:
            connection, _ = self.listener.accept()
        except OSError:  # none came in time, or the server is gone
            return NO_ANSWER
        with connection:
            connection.settimeout(ANSWER_SECONDS)
            try:
                answer = _asked(connection, target, headers)
            except (OSError, http.client.HTTPException, ValueError):  # the app's own code may have garbled it
                return NO_ANSWER
        if answer.status >= http.HTTPStatus.INTERNAL_SERVER_ERROR:
            self.failed[target] = answer.body.decode(errors="replace")[:2000]
        return answer


@contextmanager
def dev_server(workspace: Workspace, sandbox: Sandbox) -> Iterator[DevServer]:
    """Run the development server of ``workspace`` in a sandbox, and nothing of it afterwards.

    It reaches nobody but this process. Raises InfrastructureError if the sandbox cannot start.
    """
    with tempfile.TemporaryDirectory(prefix="ui2app-") as place, socket.socket(socket.AF_UNIX) as listener:
        gateway = Path(place, "dev")
        listener.bind(str(gateway))
        listener.listen(_BACKLOG)
        listener.settimeout(ANSWER_SECONDS)
        stop = threading.Event()
        running = _Running(sandbox, _command(workspace, gateway, stop), listener)
        try:
            yield DevServer(listener)
        finally:
            stop.set()
            running.wait()


def _hung_up(listener: socket.socket) -> None:
    """Let nobody wait at ``listener`` any longer, in this process or outside."""
    with suppress(OSError):  # that is done already
        listener.shutdown(socket.SHUT_RDWR)


class _Running:
    """A command that runs in a thread beside this one, and hangs up ``listener`` when it ends."""

    def __init__(self, sandbox: Sandbox, command: Command, listener: socket.socket) -> None:
        self._trouble: Exception | None = None
        self._thread = threading.Thread(target=self._run, args=(sandbox, command, listener), daemon=True)
        self._thread.start()

    def _run(self, sandbox: Sandbox, command: Command, listener: socket.socket) -> None:
        try:
            sandbox.run(command)
        except Exception as error:  # noqa: BLE001 - raised again by wait, in the thread that asked
            self._trouble = error
        finally:
            _hung_up(listener)

    def wait(self) -> None:
        self._thread.join()
        if self._trouble:
            raise self._trouble


def _command(workspace: Workspace, gateway: Path, stop: threading.Event) -> Command:
    node = find_node()
    script = str(INSIDE / "dev_server.mjs")
    return Command(
        argv=("/bin/sh", str(INSIDE / "with_modules.sh"), str(workspace.modules), "node", HEAP, script, str(gateway)),
        cwd=workspace.folder,
        timeout=BUILD_SECONDS,
        env=plain_environment(node) | {"NODE_ENV": "development", "BROWSERSLIST_IGNORE_OLD_DATA": "1"},
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
