"""One child process with bounded time, memory and output, of which nothing is left running afterwards."""

import os
import selectors
import signal
import subprocess
import threading
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final, Protocol

import psutil

HEAD_BYTES = 768 * 1024
"""How much of the beginning of a log is kept; a choice of ours, far above any useful diagnostics."""
TAIL_BYTES = 256 * 1024
"""How much of its end is kept, since a tool that prints a lot says last why it failed; ours."""
MARK: Final = "UI2APP_RUN"
"""An environment variable by which a command's processes are known, also those that have left its process group."""
LOG_BYTES = 256 * 1024**2
"""How much may be logged at all: reading it keeps this process busy; ours."""
_READ_BYTES = 64 * 1024
_POLL_SECONDS = 0.1
_MEMORY_LOOK_SECONDS = 0.5
"""How often the memory of the whole process tree is looked at."""
_REAP_SECONDS = 10.0
_MEBIBYTE = 1024**2


@dataclass(frozen=True, slots=True, kw_only=True)
class Completed:
    """The command ended by itself: its exit code (128 + n after signal n), its log and wall-clock seconds."""

    exit_code: int
    output: str
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """The command was stopped, with all its children, because it passed a limit; ``exceeded`` says which, in words."""

    exceeded: str
    output: str
    seconds: float


Ended = Completed | CutOff


@dataclass(frozen=True, slots=True, kw_only=True)
class Payload:
    """A file that standard output goes to, at most ``limit`` bytes of it."""

    file: Path
    limit: int


class _Sink(Protocol):
    def add(self, chunk: bytes) -> str:
        """Take in the next bytes of a stream; return in words which limit they pass, or ''."""
        ...


@dataclass(slots=True)
class BoundedLog:
    """Keeps the first ``HEAD_BYTES`` and the last ``TAIL_BYTES`` of what is added and counts the rest."""

    head: bytearray = field(default_factory=bytearray)
    tail: bytearray = field(default_factory=bytearray)
    dropped: int = 0

    def add(self, chunk: bytes) -> str:
        """Take in the next bytes of the log; the limit is LOG_BYTES."""
        room = HEAD_BYTES - len(self.head)
        self.head += chunk[:room]
        self.tail += chunk[room:]
        surplus = len(self.tail) - TAIL_BYTES
        if surplus > 0:
            del self.tail[:surplus]
            self.dropped += surplus
        return f"{LOG_BYTES // _MEBIBYTE} MiB of log" if self.dropped > LOG_BYTES else ""

    def text(self) -> str:
        """Return the log as text, with a line in the middle that says how many bytes were left out, if any were."""
        gap = f"\n... {self.dropped} bytes of output left out ...\n" if self.dropped else ""
        return self.head.decode(errors="replace") + gap + self.tail.decode(errors="replace")


@dataclass(slots=True)
class _BoundedFile:
    stream: IO[bytes]
    room: int
    limit: str

    @classmethod
    def of(cls, stream: IO[bytes], limit: int) -> "_BoundedFile":
        return cls(stream=stream, room=limit, limit=f"{limit // _MEBIBYTE} MiB of output")

    def add(self, chunk: bytes) -> str:
        self.room -= len(chunk)
        if self.room < 0:
            return self.limit
        self.stream.write(chunk)
        return ""


def run_bounded(  # noqa: PLR0913 - each is given by name
    command: Sequence[str],
    *,
    cwd: Path,
    env: Mapping[str, str],
    timeout: float,
    grace: float = 0.0,
    memory: int | None = None,
    payload: Payload | None = None,
    stop: threading.Event | None = None,
    pass_fds: Sequence[int] = (),
) -> Ended:
    """Run ``command`` in a session of its own for at most ``timeout`` seconds.

    ``memory`` limits the resident bytes of the command and all below it, pages that they share counted more than
    once; it is looked at twice a second. With ``payload`` only standard error is the log. Once ``stop`` is set the
    command is cut off. The child's environment is ``env`` and MARK; it inherits the descriptors ``pass_fds``.

    The child's standard input is a pipe that closes when this process dies, by whatever signal; a supervisor can
    watch it. Whatever still runs in the child's process group, or carries its mark, is killed before this returns or
    raises; a child that watches its input no sooner than ``grace`` seconds after that has closed.
    """
    log, mark, started = BoundedLog(), uuid.uuid4().hex, time.monotonic()
    with ExitStack() as stack:
        file = _BoundedFile.of(stack.enter_context(payload.file.open("wb")), payload.limit) if payload else None
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env={**env, MARK: mark},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if payload else subprocess.STDOUT,
            start_new_session=True,
            pass_fds=pass_fds,
        )
        sinks = {process.stdout: file or log, process.stderr: log}
        watch = _Watch(
            process=process,
            sinks=sinks,
            started=started,
            timeout=timeout,
            memory=memory,
            stop=stop or threading.Event(),
        )
        try:
            exceeded = watch.wait()
        finally:
            _end_group(process, grace)
            _end_marked(mark)
    seconds = time.monotonic() - started
    if exceeded:
        return CutOff(exceeded=exceeded, output=log.text(), seconds=seconds)
    return Completed(exit_code=_shell_code(process.returncode), output=log.text(), seconds=seconds)


@dataclass(slots=True, kw_only=True)
class _Watch:
    """Collects a process's output until it has ended or has passed a limit."""

    process: subprocess.Popen[bytes]
    sinks: Mapping[IO[bytes] | None, _Sink]
    started: float
    timeout: float
    memory: int | None
    stop: threading.Event
    next_look: float = 0.0

    def wait(self) -> str:
        """Return in words which limit was passed, '' once the process has ended by itself."""
        with selectors.DefaultSelector() as selector:
            for stream, sink in self.sinks.items():
                if stream is not None:
                    selector.register(stream, selectors.EVENT_READ, sink)
            while not (exceeded := self._exceeded()):
                exceeded, silent = _collected(selector) if selector.get_map() else self._idle()
                # It may have ended while a child that left its group still holds the pipe.
                if exceeded or (silent and self.process.poll() is not None):
                    break
        return exceeded

    def _exceeded(self) -> str:
        now = time.monotonic()
        if now >= self.started + self.timeout:
            return f"{self.timeout:g} s"
        if self.stop.is_set():
            return "the time it was wanted for"
        if self.memory is not None and now >= self.next_look:
            self.next_look = now + _MEMORY_LOOK_SECONDS
            if _resident_bytes(self.process.pid) > self.memory:
                return f"{self.memory // _MEBIBYTE} MiB of memory"
        return ""

    def _idle(self) -> tuple[str, bool]:
        """Let a moment pass after the streams have ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(_POLL_SECONDS)
        return "", True


def _collected(selector: selectors.BaseSelector) -> tuple[str, bool]:
    """Hand on what streams have to give; return which limit that passes, and whether they were silent."""
    ready = selector.select(_POLL_SECONDS)
    for key, _ in ready:
        chunk = os.read(key.fd, _READ_BYTES)
        if not chunk:
            selector.unregister(key.fileobj)
        elif exceeded := key.data.add(chunk):
            return exceeded, False
    return "", not ready


def _resident_bytes(pid: int) -> int:
    """Return the resident bytes of a process and all below it."""
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        return sum(_resident(each) for each in (process, *process.children(recursive=True)))
    return 0


def _resident(process: psutil.Process) -> int:
    with suppress(psutil.Error):
        return process.memory_info().rss
    return 0


def _end_group(process: subprocess.Popen[bytes], grace: float) -> None:
    if grace and process.stdin is not None:
        process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(grace)
    with suppress(ProcessLookupError, PermissionError):  # macOS answers EPERM for a group of zombies
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(_REAP_SECONDS)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def _end_marked(mark: str) -> None:
    """Kill what carries a mark until nothing does: one may start another while the first is looked at."""
    deadline = time.monotonic() + _REAP_SECONDS
    while (marked := list(_marked(mark))) and time.monotonic() < deadline:
        for process in marked:
            with suppress(psutil.Error):
                process.kill()


def _marked(mark: str) -> Iterator[psutil.Process]:
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if process.environ().get(MARK) == mark and process.status() != psutil.STATUS_ZOMBIE:
                yield process


def _shell_code(returncode: int) -> int:
    return returncode if returncode >= 0 else 128 - returncode
