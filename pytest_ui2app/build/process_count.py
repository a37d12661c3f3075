"""A bound on the number of processes for root, whom the kernel exempts from RLIMIT_NPROC."""

import os
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

_CONTROLLERS = (Path("/sys/fs/cgroup/pids"), Path("/sys/fs/cgroup"))
"""Where the pids controller stands: cgroup v1, then v2."""
_JOIN = 'echo $$ > "$0/cgroup.procs" && exec "$@"'
_EMPTYING_SECONDS = 2.0


@contextmanager
def bounded_processes(limit: int) -> Iterator[Sequence[str]]:
    """Give the command prefix that puts a command under ``limit`` processes and threads.

    The prefix is empty for ordinary users, whose limit is set inside their user namespace, and where the kernel's
    pids controller is not ours to use, as in most containers; these have a limit of their own.
    """
    group = _new_group(limit) if os.geteuid() == 0 else None
    if group is None:
        yield ()
        return
    try:
        yield ("/bin/sh", "-c", _JOIN, str(group))
    finally:
        _remove(group)


def _new_group(limit: int) -> Path | None:
    for controller in _CONTROLLERS:
        group = controller / f"ui2app-{os.getpid()}-{uuid.uuid4().hex[:8]}"
        with suppress(OSError):
            group.mkdir()
            if (group / "pids.max").exists():
                (group / "pids.max").write_text(str(limit))
                return group
            group.rmdir()
    return None


def _remove(group: Path) -> None:
    deadline = time.monotonic() + _EMPTYING_SECONDS
    while time.monotonic() < deadline:
        try:
            group.rmdir()
        except OSError:  # its last processes are still dying
            time.sleep(0.02)
        else:
            return
