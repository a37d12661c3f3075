"""What of a machine must be after a hostile app as it was before: settings, mounts, objects, files, processes."""

import ctypes
import hashlib
import os
import platform
import socket
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import psutil

_SETTINGS: Final = (
    "proc/sys/kernel",
    "proc/sys/vm",
    "proc/sys/fs",
    "proc/sys/net/core",
    "proc/sys/net/ipv4/ip_forward",
)
_MOVING: Final = frozenset({"ns_last_pid", "drop_caches", "compact_memory", "flush", "stat_refresh"})
"""Settings that change by themselves, or that act when they are read or written."""
_OBJECTS: Final = ("proc/sysvipc/shm", "proc/sysvipc/sem", "proc/sysvipc/msg")
_CLOCK_SECONDS: Final = 5.0
_KEYCTL: Final = {"x86_64": (248, 250), "aarch64": (217, 219)}
"""The numbers of the system calls add_key and keyctl."""
_SESSION: Final = ctypes.c_int(-3)
_digests: dict[tuple[str, int, int, int], str] = {}
"""Digests of files by path, inode, size and time of the last change, so that none is read twice."""

Seen = tuple[int | str, ...]
"""What is looked at of a file: its mode, its owner and group, its size and the SHA-256 digest of its content."""


def settings(root: Path = Path("/")) -> dict[str, str]:
    """Return the kernel's settings that somebody may write, by their path."""
    return dict(_settings(root))


def state(root: Path = Path("/")) -> dict[str, object]:
    """Return the machine's mounts, name and kernel objects, what lies in its root and in /dev, and its clock."""
    return {
        "mounts": (root / "proc/self/mounts").read_text(),
        "name": socket.gethostname(),
        "clock": round((time.time() - time.monotonic()) / _CLOCK_SECONDS),
        "root": sorted(path.name for path in root.iterdir()),
        "devices": sorted(path.name for path in (root / "dev").iterdir() if not path.name.startswith("pts")),
        "objects": [len((root / place).read_text().splitlines()) for place in _OBJECTS if (root / place).exists()],
        "modes": [stat.S_IMODE(Path(place).stat().st_mode) for place in ("/tmp", "/usr", "/etc")],  # noqa: S108 - looked at
    }


def files(folder: Path) -> dict[str, Seen]:
    """Return what is below a folder."""
    return dict(_files(folder))


def marked_processes(mark: str) -> list[str]:
    """Return the command lines of processes that carry ``mark`` in them, in their environment or as their folder."""
    return [told for process in psutil.process_iter() for told in _told(process, mark)]


def descendants() -> set[int]:
    """Return the numbers of the processes below this one that still run."""
    below = psutil.Process().children(recursive=True)
    return {process.pid for process in below if _runs(process)}


def shared_bytes() -> int:
    """Return the memory that files in memory take on the whole machine."""
    lines = Path("/proc/meminfo").read_text(encoding="utf-8").splitlines()
    (line,) = (line for line in lines if line.startswith("Shmem:"))
    return int(line.split()[1]) * 1024


def keep_key(name: str, secret: str) -> bool:
    """Put a key into a session keyring of this process and all it starts; tell whether this kernel keeps keys."""
    numbers = _KEYCTL.get(platform.machine())
    if not numbers:
        return False
    libc = ctypes.CDLL(None)
    joined = libc.syscall(numbers[1], 1, None)
    return bool(
        joined > 0 and libc.syscall(numbers[0], b"user", name.encode(), secret.encode(), len(secret), _SESSION) > 0
    )


def has_key(name: str) -> bool:
    """Tell whether a key of that name is in the session keyring of this process."""
    numbers = _KEYCTL.get(platform.machine())
    return bool(numbers and ctypes.CDLL(None).syscall(numbers[1], 10, _SESSION, b"user", name.encode(), 0) > 0)


def _settings(root: Path) -> Iterator[tuple[str, str]]:
    for place in _SETTINGS:
        for path in [root / place, *(root / place).rglob("*")]:
            if path.name in _MOVING or not path.is_file() or not path.stat().st_mode & stat.S_IWUSR:
                continue
            with suppress(OSError):
                yield str(path), path.read_bytes().decode("latin-1")


def _files(folder: Path) -> Iterator[tuple[str, Seen]]:
    with suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            seen = entry.stat(follow_symlinks=False)
            rights = (seen.st_mode, seen.st_uid, seen.st_gid)
            if entry.is_dir(follow_symlinks=False):
                yield entry.path, rights
                yield from _files(Path(entry.path))
            else:
                yield entry.path, (*rights, seen.st_size, _digest(entry.path, seen))


def _digest(path: str, seen: os.stat_result) -> str:
    """Return the digest of a file's content, or of where a link leads.

    The kernel sets the time of the last change to anything of a file, and no program can set it back.
    """
    key = (path, seen.st_ino, seen.st_size, seen.st_ctime_ns)
    if key not in _digests:
        content = b""
        if stat.S_ISREG(seen.st_mode):
            content = Path(path).read_bytes()
        elif stat.S_ISLNK(seen.st_mode):
            content = os.fsencode(Path(path).readlink())
        _digests[key] = hashlib.sha256(content).hexdigest()
    return _digests[key]


def _told(process: psutil.Process, mark: str) -> Iterator[str]:
    with suppress(psutil.Error, OSError):
        command = " ".join(process.cmdline())
        carried = (command, process.cwd(), *process.environ().values())
        if process.pid != os.getpid() and _runs(process) and any(mark in each for each in carried):
            yield f"{process.pid} {command[:200]}"


def _runs(process: psutil.Process) -> bool:
    with suppress(psutil.Error):
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    return False
