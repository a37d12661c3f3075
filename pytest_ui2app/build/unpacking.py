"""Taking what a build gives out of its tar: plain files in plain folders, and nothing else that may be in it."""

import errno
import io
import os
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

REPORT: Final = "report.json"
REPORT_BYTES: Final = 4 * 1024**2
"""How much of a report is read; ours, far above what the build script writes."""
MOST_FILES: Final = 20_000
"""Files that a build may have; ours, far above any app's."""
DEEPEST: Final = 32
"""Folders within folders that a build may have; ours, far above any app's."""

_NAMES_AT_FAULT: Final = (errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.ENAMETOOLONG, errno.EINVAL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unpacked:
    """The bytes of the build's report, empty if it gave none, and why its files cannot be taken, '' if they were."""

    report: bytes
    refusal: str = ""


class _Payload(io.FileIO):
    """A file of which no more is read, and no more room made, than there is: headers may claim any size."""

    def read(self, size: int | None = -1, /) -> bytes:
        left = self._size() - self.tell()
        return super().read(left if size is None or size < 0 else min(size, left))

    def _size(self) -> int:
        return os.fstat(self.fileno()).st_size


def unpack(payload: Path, dist: Path) -> Unpacked:
    """Write the regular files below ``dist/`` in the tar ``payload`` into the new folder ``dist``.

    Links, devices and names that lead elsewhere are left out: followed, they could bring any file of this machine into
    the result. Code of a model may have written the tar, so whatever is wrong with it is told and not raised.
    """
    report = b""
    try:
        # Never a compressed one, which could unfold to any size.
        with _Payload(payload) as stream, tarfile.open(fileobj=stream, mode="r:") as archive:
            for number, (path, member) in enumerate(_plain_files(archive)):
                if len(path.parts) > DEEPEST:
                    return Unpacked(report=report, refusal=f"the build gave folders more than {DEEPEST} deep")
                if number >= MOST_FILES:
                    return Unpacked(report=report, refusal=f"the build gave more than {MOST_FILES} files")
                content = archive.extractfile(member)
                if content and path.parts[0] == "dist":
                    _write(dist.joinpath(*path.parts[1:]), content.read())
                elif content and str(path) == REPORT:
                    report = content.read(REPORT_BYTES)
    except (tarfile.TarError, EOFError, ValueError, OverflowError) as error:
        return Unpacked(report=report, refusal=f"what the build gave is no archive: {error}")
    except OSError as error:
        if error.errno not in _NAMES_AT_FAULT:
            raise
        return Unpacked(report=report, refusal=f"what the build gave cannot be written: {error.strerror}")
    return Unpacked(report=report)


def _plain_files(archive: tarfile.TarFile) -> Iterator[tuple[PurePosixPath, tarfile.TarInfo]]:
    for member in archive:
        path = PurePosixPath(member.name)
        # A sparse one claims any size in a few bytes.
        if (
            member.isreg()
            and not member.issparse()
            and path.parts
            and not path.is_absolute()
            and ".." not in path.parts
        ):
            yield path, member


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
