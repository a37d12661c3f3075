"""Content addresses: the same inputs give the same key on every machine."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

DIGEST_LENGTH = 32
"""Hexadecimal characters kept of a SHA-256; 128 bits, short enough for a folder name."""


def of_bytes(content: bytes) -> str:
    """Return the digest of raw bytes: ``DIGEST_LENGTH`` hexadecimal characters."""
    return hashlib.sha256(content).hexdigest()[:DIGEST_LENGTH]


def of_json(value: object) -> str:
    """Return the digest of a JSON-able value; the order of mapping keys does not matter."""
    canonical = json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"), allow_nan=False)
    return of_bytes(canonical.encode())


def of_texts(files: Mapping[str, str]) -> str:
    """Return the digest of a source tree given as path to text."""
    return of_json(dict(files))


def of_files(paths: Iterable[Path], *, root: Path) -> str:
    """Return the digest of files on disk, by their paths below ``root`` and their content."""
    return of_json({path.relative_to(root).as_posix(): of_bytes(path.read_bytes()) for path in paths})


def of_folder(folder: Path) -> str:
    """Return the digest of every file below a folder."""
    return of_files((path for path in folder.rglob("*") if path.is_file()), root=folder)
