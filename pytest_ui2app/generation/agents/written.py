"""Reading what an agent wrote, of which nothing is trusted: no link is followed and nothing unbounded is read."""

import os
import stat
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MOST_ENTRIES: Final = 20_000
"""Files and folders looked at below one folder; ours, ten times what may be taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Something that is no folder: its posix path below the folder searched, printable, and where it is."""

    path: str
    place: Path
    is_link: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Unreadable:
    """Why a file's content was not read."""

    reason: str


def is_real_folder(path: Path) -> bool:
    """Whether there is a folder, and not a link to one."""
    return stat.S_ISDIR(_mode(path))


def entries(folder: Path, *, without: Collection[str] = ()) -> Iterator[Entry]:
    """Yield what lies below ``folder``, ``MOST_ENTRIES`` at most, each folder's own files sorted and first.

    Links are yielded, never entered; folders called as in ``without`` are passed over.
    """
    pending, seen = [(folder, "")], 0
    while pending and seen < MOST_ENTRIES:
        current, prefix = pending.pop()
        inner: list[tuple[Path, str]] = []
        for name in _names(current):
            seen += 1
            place, path = current / name, prefix + _printable(name)
            if is_real_folder(place):
                inner += [] if name in without else [(place, path + "/")]
            else:
                yield Entry(path=path, place=place, is_link=stat.S_ISLNK(_mode(place)))
        pending += reversed(inner)


def read_file(path: Path, *, limit: int) -> bytes | Unreadable:
    """Return the content of a regular file of at most ``limit`` bytes; a link, pipe or device is not read."""
    if not stat.S_ISREG(_mode(path)):
        return Unreadable(reason="is no regular file")
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK), "rb") as stream:
            content = stream.read(limit + 1)
    except OSError as fault:
        return Unreadable(reason=f"cannot be read ({os.strerror(fault.errno or 0)})")
    return content if len(content) <= limit else Unreadable(reason=f"is over {limit:,} bytes")


def _mode(path: Path) -> int:
    """Give a path's own mode, of a link the link's; 0 if there is nothing that can be reached."""
    try:
        return path.lstat().st_mode
    except OSError:
        return 0


def _names(folder: Path) -> list[str]:
    """List a folder, sorted, as far as it will be looked at; empty if it cannot be listed."""
    try:
        with os.scandir(folder) as found:
            return sorted(entry.name for entry, _ in zip(found, range(MOST_ENTRIES), strict=False))
    except OSError:
        return []


def _printable(name: str) -> str:
    """Spell the bytes of a name that are no UTF-8 with backslashes, so that it can be stored and shown."""
    return os.fsencode(name).decode("utf-8", errors="backslashreplace")
