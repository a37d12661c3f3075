"""Where commands run that may execute code a model wrote."""

import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.processes import Ended, Payload

_ENGINES: Final = ("docker", "podman")
_KINDS: Final = ("auto", "bwrap", *_ENGINES, "off")
PAYLOAD_BYTES: Final = 128 * 1024**2
"""How much a command may give as its payload; ours, fifty times what a build of an app takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Resource limits of one command; choices of ours, several times what a build of the scaffold needs."""

    processes: int = 512
    """Processes and threads at once, where the sandbox can count them by itself (a build uses about 40)."""
    file_bytes: int = 512 * 1024**2
    """Size of one written file."""
    disk_bytes: int = 512 * 1024**2
    """All that is written into a workspace, where it is kept in memory (a build writes under 2 MiB)."""
    temporary_bytes: int = 128 * 1024**2
    """All that is written into /tmp, where that is kept in memory."""
    cpu_seconds: int = 300
    """CPU time of one process (a build uses 4 to 5)."""
    memory_bytes: int = 4 * 1024**3
    """Resident memory of all processes together (a build uses about 0.4 GiB)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What to run, and all that it may use.

    ``argv`` begins with a name that the PATH in ``env``, the whole environment, leads to. ``timeout`` is in wall-clock
    seconds. Beside the system's own folders only these paths, which must exist, can be seen:

    - ``workspace``: a folder whose entries can be read. New files can be written beside them; in a sandbox they are
      kept in memory, up to Limits.disk_bytes, and gone when the command has ended.
    - ``readable`` ones; inside a writable folder they stay read-only.
    - ``writable`` ones, for trusted programs only: what is written there is written for good.
    - ``gateway``: a unix socket, as all there is of a network.

    ``payload`` is a file outside, into which standard output is written; the log is then standard error alone.
    """

    argv: Sequence[str]
    cwd: Path
    timeout: float
    env: Mapping[str, str]
    workspace: Path | None = None
    writable: Sequence[Path] = ()
    readable: Sequence[Path] = ()
    gateway: Path | None = None
    payload: Path | None = None
    stop: threading.Event | None = None
    """Ends the command once it is set, as a limit would."""

    def bounded_payload(self) -> Payload | None:
        """Return where standard output goes, within PAYLOAD_BYTES; None if it is part of the log."""
        return Payload(file=self.payload, limit=PAYLOAD_BYTES) if self.payload else None


class Sandbox(Protocol):
    """Runs one command with bounded time, memory, output and rights."""

    @property
    def name(self) -> str:
        """What it is called in reports."""
        ...

    def run(self, command: Command) -> Ended:
        """Run ``command`` and return how it ended, with nothing that it started left running.

        Raises InfrastructureError if the sandbox itself cannot start.
        """
        ...


def choose_sandbox(name: str = "auto", *, trusted: bool = False) -> Sandbox:
    """Return the sandbox called ``name``; ``docker:IMAGE`` and ``podman:IMAGE`` name an image too.

    ``auto`` is bubblewrap where it works. Where it does not, only code that is ``trusted`` (an answer sheet, a
    built-in model's output) runs without isolation. Raises InfrastructureError, with the remedies, if the sandbox
    does not work here or there is none, and UsageError for an unknown name.
    """
    from pytest_ui2app.build.bubblewrap import find_bubblewrap  # noqa: PLC0415 - they use this module's values
    from pytest_ui2app.build.container import find_container  # noqa: PLC0415
    from pytest_ui2app.build.unconfined import Unconfined  # noqa: PLC0415

    kind, _, image = checked_name(name).partition(":")
    if kind == "off":
        return Unconfined()
    if kind in _ENGINES:
        return find_container(kind, image)
    try:
        return find_bubblewrap()
    except InfrastructureError as error:
        if kind != "auto":
            raise
        if trusted:
            return Unconfined()
        raise InfrastructureError(f"{error}. (With built-in models alone none is needed.)") from error


def checked_name(name: str) -> str:
    """Return ``name`` if it can be a sandbox's; raises UsageError otherwise."""
    kind, colon, image = name.partition(":")
    if kind not in _KINDS or (colon and (kind not in _ENGINES or not image)):
        raise UsageError(f"unknown sandbox {name!r}: use auto, bwrap, docker[:IMAGE], podman[:IMAGE] or off")
    return name


def sandbox_missing(fact: str, remedy: str = "") -> InfrastructureError:
    """Return the error for a machine on which a sandbox does not work: the fact, its own remedy, and the others."""
    if not remedy and sys.platform.startswith("linux"):
        remedy = (
            "Install bubblewrap with `ui2app setup` and allow unprivileged user namespaces (in a container: "
            "--security-opt seccomp=unconfined)"
        )
    others = "name a container engine: --ui2app-sandbox=docker or podman"
    remedies = f"{remedy}, or {others}" if remedy else others.capitalize()
    return InfrastructureError(
        f"no sandbox for generated code: {fact}. {remedies}. If this machine "
        "holds nothing that generated code may not read, change or send: --ui2app-sandbox=off"
    )
