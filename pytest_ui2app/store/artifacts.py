"""The artifact store: each stage's result under the digest of everything it was made from.

The store is how a run resumes and how scores are recomputed: there are no skip flags. A result is published by
an atomic rename under a lock per digest, so a reader sees a whole artifact or none, and two workers that want the
same one make it once. Only values are published: an exception leaves nothing behind.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from filelock import FileLock
from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.store import digest

T = TypeVar("T")

FORMAT = 1
"""Version of the on-disk layout; part of every key."""

VALUE_FILE = "value.json"
KEY_FILE = "key.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class StageKey:
    """What a stage's result depends on: the stage, its version, and the digests and settings that went in."""

    stage: str
    version: int
    inputs: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        """Return the key as stored beside the value, so that an artifact explains itself."""
        return {"format": FORMAT, "stage": self.stage, "version": self.version, "inputs": dict(self.inputs)}

    @property
    def digest(self) -> str:
        """The artifact's address."""
        return digest.of_json(self.as_json())


@dataclass(frozen=True, slots=True, kw_only=True)
class Artifact(Generic[T]):
    """A stored stage result: its value, the folder of the files that belong to it, and its address."""

    value: T
    folder: Path
    digest: str
    fresh: bool
    """True when this call made it, False when it was found."""


class ArtifactStore(Protocol):
    """Where stage results live; open to third parties (a bucket, a shared disk)."""

    def obtain(self, key: StageKey, kind: type[T], compute: Callable[[Path], T]) -> Artifact[T]:
        """Return the artifact under ``key``, made by ``compute(folder)`` when it is not there yet."""
        ...

    def find(self, key: StageKey, kind: type[T]) -> Artifact[T] | None:
        """Return the artifact under ``key`` if it is there; never makes it."""
        ...


class FolderStore:
    """An artifact store in a folder of this machine, safe for many processes at once."""

    def __init__(self, root: Path) -> None:
        """Keep artifacts below ``root``, which is made when the first one is."""
        self._root = root

    def find(self, key: StageKey, kind: type[T]) -> Artifact[T] | None:
        """Return the artifact under ``key`` if it is there.

        Raises InfrastructureError when it is there and cannot be read as ``kind``.
        """
        folder = self._folder(key)
        if not (folder / VALUE_FILE).is_file():
            return None
        return Artifact(value=_read(folder / VALUE_FILE, kind), folder=folder, digest=key.digest, fresh=False)

    def at(self, stage: str, address: str, kind: type[T]) -> Artifact[T]:
        """Return the artifact of a stage at an address, as records name it.

        Raises UsageError when this store has none there.
        """
        folder = self._root / stage / address[:2] / address
        if not (folder / VALUE_FILE).is_file():
            raise UsageError(
                f"the store {self._root} has no {stage} {address}; name the store that the run was made with"
            )
        return Artifact(value=_read(folder / VALUE_FILE, kind), folder=folder, digest=address, fresh=False)

    def obtain(self, key: StageKey, kind: type[T], compute: Callable[[Path], T]) -> Artifact[T]:
        """Return the artifact under ``key``; at most one process at a time computes it.

        ``compute`` gets an empty folder for the files that belong to the value. Whatever it raises passes
        through, and nothing is published.
        """
        found = self.find(key, kind)
        if found is not None:
            return found
        folder = self._folder(key)
        with self._writing():
            folder.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(folder.with_suffix(".lock")):
            return self.find(key, kind) or self._publish(key, kind, compute, folder)

    def _publish(self, key: StageKey, kind: type[T], compute: Callable[[Path], T], folder: Path) -> Artifact[T]:
        partial = folder.with_suffix(".partial")
        with self._writing():
            for left in (partial, folder):  # by a process that was killed, or by somebody who took the value out
                shutil.rmtree(left, ignore_errors=True)
            partial.mkdir()
            # Before the value is computed: where not even this can be written, nothing should be bought.
            (partial / KEY_FILE).write_text(json.dumps(key.as_json(), indent=1, sort_keys=True), encoding="utf-8")
        value = compute(partial)
        with self._writing():
            (partial / VALUE_FILE).write_bytes(_adapter(kind).dump_json(value, indent=1))
            _flush(partial / VALUE_FILE)
            partial.rename(folder)
        return Artifact(value=value, folder=folder, digest=key.digest, fresh=True)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise InfrastructureError(
                f"the store {self._root} cannot be written to ({error}); free some space, or name another"
            ) from error

    def _folder(self, key: StageKey) -> Path:
        return self._root / key.stage / key.digest[:2] / key.digest


_ADAPTERS: dict[object, TypeAdapter[Any]] = {}
"""One per kind of value: making one takes longer than reading a value with it."""


def _adapter(kind: type[T]) -> TypeAdapter[T]:
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def _read(path: Path, kind: type[T]) -> T:
    try:
        return _adapter(kind).validate_json(path.read_bytes())
    except ValidationError as error:
        raise InfrastructureError(
            f"{path} cannot be read as a stored {kind} ({error.error_count()} problems); "
            f"delete {path.parent} to make it anew",
        ) from error


def _flush(path: Path) -> None:
    """Force a file to disk before the rename that publishes it: a power cut must not leave an empty value."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
