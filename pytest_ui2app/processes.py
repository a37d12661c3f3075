"""One child process with a wall clock and a bounded log, of which nothing is left running afterwards."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

HEAD_BYTES = 768 * 1024
"""How much of the beginning of a log is kept; a choice of ours, far above any useful diagnostics."""
TAIL_BYTES = 256 * 1024
"""How much of its end is kept, since a tool that prints a lot says last why it failed; ours."""
_READ_BYTES = 64 * 1024
_POLL_SECONDS = 0.1
_REAP_SECONDS = 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed:
    """The command ended by itself: its exit code (128 + n after signal n), merged output and wall-clock seconds."""

    exit_code: int
    output: str
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """The command was stopped, with all its children, because ``limit`` seconds were over."""

    limit: float
    output: str
    seconds: float


Ended = Completed | CutOff


@dataclass(slots=True)
class BoundedLog:
    """Keeps the first ``HEAD_BYTES`` and the last ``TAIL_BYTES`` of what is added and counts the rest."""

    head: bytearray = field(default_factory=bytearray)
    tail: bytearray = field(default_factory=bytearray)
    dropped: int = 0

    def add(self, chunk: bytes) -> None:
        """Take in the next bytes of the log."""
        room = HEAD_BYTES - len(self.head)
        self.head += chunk[:room]
        self.tail += chunk[room:]
        surplus = len(self.tail) - TAIL_BYTES
        if surplus > 0:
            del self.tail[:surplus]
            self.dropped += surplus

    def text(self) -> str:
        """Return the log as text, with a line in the middle that says how many bytes were left out, if any were."""
        gap = f"\n... {self.dropped} bytes of output left out ...\n" if self.dropped else ""
        return self.head.decode(errors="replace") + gap + self.tail.decode(errors="replace")


def run_bounded(
    command: Sequence[str], *, cwd: Path, env: Mapping[str, str], timeout: float, grace: float = 0.0
) -> Ended:
    """Run ``command`` in a session of its own for at most ``timeout`` seconds.

    The child's standard input is a pipe that closes when this process dies, by whatever signal; a supervisor can
    watch it. Whatever still runs in the child's process group is killed before this returns or raises, a child that
    watches its input no sooner than ``grace`` seconds after that has closed.
    """
    log = BoundedLog()
    started = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=dict(env),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        ended = _wait(process, log, deadline=started + timeout)
    finally:
        _end_group(process, grace)
    seconds = time.monotonic() - started
    if not ended:
        return CutOff(limit=timeout, output=log.text(), seconds=seconds)
    return Completed(exit_code=_shell_code(process.returncode), output=log.text(), seconds=seconds)


def _wait(process: subprocess.Popen[bytes], log: BoundedLog, *, deadline: float) -> bool:
    """Collect output until the process has ended (true) or the deadline is over (false)."""
    _collect(process, log, deadline)
    try:
        process.wait(max(0.0, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        return False
    return True


def _collect(process: subprocess.Popen[bytes], log: BoundedLog, deadline: float) -> None:
    assert process.stdout is not None  # noqa: S101 - asked for above
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while (left := deadline - time.monotonic()) > 0:
            if selector.select(min(left, _POLL_SECONDS)):
                chunk = os.read(process.stdout.fileno(), _READ_BYTES)
                if not chunk:
                    return
                log.add(chunk)
            elif process.poll() is not None:
                return  # it has ended, but a child that left its group still holds the pipe


def _end_group(process: subprocess.Popen[bytes], grace: float) -> None:
    if grace and process.stdin is not None:
        process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(grace)
    with suppress(ProcessLookupError, PermissionError):  # macOS answers EPERM for a group of zombies
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(_REAP_SECONDS)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def _shell_code(returncode: int) -> int:
    return returncode if returncode >= 0 else 128 - returncode
