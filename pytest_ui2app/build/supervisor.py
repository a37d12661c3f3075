"""Runs one command under resource limits and ends it with its process group when the parent is gone.

Started as a script by ``unconfined.py``: ``python -I -S supervisor.py CPU_SECONDS FILE_BYTES COMMAND...``; it must be
the leader of its process group, with a pipe from the parent as its standard input. Standard library only.
"""

import os
import resource
import signal
import subprocess
import sys
import threading


def _limit(kind: int, value: int) -> None:
    _, hard = resource.getrlimit(kind)
    ceiling = value if hard == resource.RLIM_INFINITY else min(value, hard)
    resource.setrlimit(kind, (ceiling, ceiling))


def _end_with_parent() -> None:
    os.read(0, 1)  # returns only when the parent has closed its end, as the kernel does for one that was killed
    os.killpg(0, signal.SIGKILL)


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code, 128 + n if signal n ended it."""
    cpu_seconds, file_bytes, *command = arguments
    _limit(resource.RLIMIT_CPU, int(cpu_seconds))
    _limit(resource.RLIMIT_FSIZE, int(file_bytes))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    code = subprocess.call(command, stdin=subprocess.DEVNULL)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
