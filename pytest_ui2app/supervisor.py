"""Runs one command under limits and ends all that it started, also when the parent is gone.

Started as a script: ``python -I -S supervisor.py SECONDS CPU_SECONDS FILE_BYTES COMMAND...``, each limit a number or
``none``; it must be the leader of its process group, with a pipe from the parent as its standard input. Standard
library only.
"""

import ctypes
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

UNLIMITED: Final = "none"
TIME_IS_UP: Final = 124
"""The exit code for a command whose time was up, as timeout(1) gives it."""
CANNOT_START: Final = 75
"""The exit code for a program that cannot be started: no fault of the agent's, as it would itself say (EX_TEMPFAIL)."""
GRACE_SECONDS: Final = 5.0
"""Between the request to end and the end, so that a command can still write its account; ours."""
CLEARING_SECONDS: Final = 5.0
"""How long the ended descendants may take to be gone; ours."""
SUPERVISOR_GRACE_SECONDS: Final = 2 * CLEARING_SECONDS
"""Time for it to end what the command has started, in whatever session, when the parent stops waiting."""
_PR_SET_CHILD_SUBREAPER: Final = 36
"""From Linux's sys/prctl.h: orphaned descendants become children of this process, whatever session they are in."""


def supervised(
    command: Sequence[str], *, seconds: str = UNLIMITED, cpu_seconds: str = UNLIMITED, file_bytes: str = UNLIMITED
) -> tuple[str, ...]:
    """Return the command line that runs ``command`` under this module."""
    return (sys.executable, "-I", "-S", __file__, seconds, cpu_seconds, file_bytes, *command)


def _adopt_orphans() -> None:
    with suppress(OSError, AttributeError):  # not Linux: the process group is all there is
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _children() -> Iterator[int]:
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, ValueError, IndexError):
            after_name = entry.read_text(errors="replace").rpartition(")")[2].split()
            if int(after_name[1]) == os.getpid():
                yield int(entry.parent.name)


def _end_descendants() -> None:
    """Kill children until there are none: the children of a killed one become ours."""
    deadline = time.monotonic() + CLEARING_SECONDS
    while (children := list(_children())) and time.monotonic() < deadline:
        for child in children:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(child, 0)


def _end_with_parent() -> None:
    os.read(0, 1)  # returns only when the parent has closed its end, as the kernel does for one that was killed
    _end_descendants()
    os.killpg(0, signal.SIGKILL)


def _wait(process: "subprocess.Popen[bytes]", seconds: float | None) -> int:
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE_SECONDS)
    return TIME_IS_UP


def _limit(kind: int, given: str) -> None:
    if given == UNLIMITED:
        return
    _, hard = resource.getrlimit(kind)
    ceiling = int(given) if hard == resource.RLIM_INFINITY else min(int(given), hard)
    resource.setrlimit(kind, (ceiling, ceiling))


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code, 128 + n if signal n ended it."""
    seconds, cpu_seconds, file_bytes, *command = arguments
    _limit(resource.RLIMIT_CPU, cpu_seconds)
    _limit(resource.RLIMIT_FSIZE, file_bytes)
    _adopt_orphans()
    try:
        # Descriptors that were passed on to this process are the command's.
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, close_fds=False)
    except OSError as fault:
        sys.stderr.write(f"{command[0]} cannot be started: {fault}\n")
        return CANNOT_START
    threading.Thread(target=_end_with_parent, daemon=True).start()
    code = _wait(process, None if seconds == UNLIMITED else float(seconds))
    _end_descendants()
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
