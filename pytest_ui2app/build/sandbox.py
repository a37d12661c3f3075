"""Where commands run that may execute code a model wrote."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.processes import Ended

SandboxName = Literal["auto", "bwrap", "none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Resource limits of one command; choices of ours, several times what a build of the scaffold needs."""

    processes: int = 512
    """Processes and threads at once, where the sandbox can count them by itself (a build uses about 40)."""
    file_bytes: int = 512 * 1024**2
    """Size of one written file."""
    cpu_seconds: int = 300
    """CPU time of one process (a build uses 4 to 5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What to run, and all that it may use.

    ``timeout`` is in wall-clock seconds and ``env`` the whole environment. Beside the system's own folders only
    ``readable`` and ``writable`` paths, which must exist, can be seen; a readable path inside a writable one stays
    read-only.
    """

    argv: Sequence[str]
    cwd: Path
    timeout: float
    env: Mapping[str, str]
    writable: Sequence[Path] = ()
    readable: Sequence[Path] = ()
    network: bool = False


class Sandbox(Protocol):
    """Runs one command with bounded time, output and rights."""

    def run(self, command: Command) -> Ended:
        """Run ``command`` and return how it ended, with nothing that it started left running.

        Raises InfrastructureError if the sandbox itself cannot start.
        """
        ...


def choose_sandbox(name: SandboxName = "auto") -> Sandbox:
    """Return the sandbox called ``name``.

    ``auto`` is bubblewrap on Linux, and no isolation elsewhere, where bubblewrap does not exist. Raises
    InfrastructureError if bubblewrap is wanted and does not work here, UsageError for an unknown name.
    """
    from pytest_ui2app.build.bubblewrap import find_bubblewrap  # noqa: PLC0415 - they use this module's values
    from pytest_ui2app.build.unconfined import Unconfined  # noqa: PLC0415

    if name == "none" or (name == "auto" and not sys.platform.startswith("linux")):
        return Unconfined()
    if name in ("auto", "bwrap"):
        return find_bubblewrap()
    raise UsageError(f"unknown sandbox {name!r}: use auto, bwrap or none")


def sandbox_missing(fact: str) -> InfrastructureError:
    """Return the error for a machine on which bubblewrap does not work, with its remedies."""
    return InfrastructureError(
        f"no sandbox for the builds: {fact}. Install bubblewrap with `ui2app setup` and allow unprivileged user"
        " namespaces (in a container: --security-opt seccomp=unconfined), or, if this machine holds nothing that"
        " generated code may not read, build without a sandbox: --ui2app-sandbox=none"
    )
