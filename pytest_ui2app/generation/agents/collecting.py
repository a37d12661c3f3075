"""Taking the app out of an agent's folder: admitted text files, declared packages, breaches and oddities."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.generation.admission import SOURCE_ROOT, Admission
from pytest_ui2app.generation.agents.manifest import MANIFEST, Declared, read_manifest, scaffold_packages
from pytest_ui2app.generation.agents.written import Entry, Unreadable, entries, is_real_folder, read_file
from pytest_ui2app.generation.imports import import_violations
from pytest_ui2app.generation.violation import Violation

MOST_FILES: Final = 2_000
"""Files taken from one app; ours."""
MOST_BYTES: Final = 2_000_000
"""Bytes of one file; ours."""
MOST_BYTES_IN_ALL: Final = 50_000_000
"""Bytes of all files together; ours."""
_SHOWN: Final = 3
"""Files named in a note that speaks of many."""
_LOCK_FILE: Final = "pnpm-lock.yaml"
"""Rewritten by the package manager whenever a package is added, which is allowed; the build makes its own."""
_SOURCE: Final = SOURCE_ROOT.rstrip("/")
_UNREAD: Final = frozenset({_SOURCE, ".git", ".cache", ".pnpm-store", "node_modules", "dist", ".vite"})
"""Folders of which no file is noted as lying outside ``src/``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """The app as far as it was taken; ``notes`` tell what was not, at no cost."""

    files: Mapping[str, str]
    dependencies: Mapping[str, str]
    violations: tuple[Violation, ...]
    notes: tuple[str, ...]


def collect(app: Path, scaffold: Mapping[str, bytes], without_keys: Callable[[str], str]) -> Collected:
    """Read the folder ``app``; never raises for anything in it.

    ``scaffold`` maps the scaffold's posix paths to their bytes; ``without_keys`` takes secrets out of a text.
    """
    basket = _Basket(scaffold, without_keys)
    if is_real_folder(app):
        _take_sources(app, basket)
        _look_around(app, scaffold, basket)
    else:
        basket.leave("app/", "is no longer there")
    declared = read_manifest(app / MANIFEST, scaffold[MANIFEST]) if is_real_folder(app) else Declared()
    packages = {*scaffold_packages(scaffold[MANIFEST]), *declared.dependencies}
    files = basket.admission.files
    return Collected(
        files=files,
        dependencies=declared.dependencies,
        violations=(*basket.admission.violations, *declared.violations, *import_violations(files, packages)),
        notes=(*basket.notes(), *declared.notes),
    )


class _Basket:
    """What has been taken so far, and what was left where it was, by the reason."""

    def __init__(self, scaffold: Mapping[str, bytes], without_keys: Callable[[str], str]) -> None:
        self.admission = Admission(scaffold)
        self._scaffold = scaffold
        self._without_keys = without_keys
        self._left: dict[str, list[str]] = {}
        self._bytes = 0

    def consider(self, entry: Entry) -> None:
        """Take a file below ``src/``, or say why not."""
        content = self._content(entry)
        if isinstance(content, Unreadable):
            self.leave(entry.path, content.reason)
        elif content != self._scaffold.get(entry.path):
            self._consider_content(entry.path, content)

    def leave(self, path: str, reason: str) -> None:
        """Note that a file is not taken."""
        self._left.setdefault(reason, []).append(path)

    def notes(self) -> list[str]:
        """Tell what was left, a line for each reason."""
        return [_note(paths, reason) for reason, paths in self._left.items()]

    def _content(self, entry: Entry) -> bytes | Unreadable:
        if len(self.admission.files) >= MOST_FILES:
            return Unreadable(reason=f"comes after the first {MOST_FILES:,} files and was left out")
        if self._bytes >= MOST_BYTES_IN_ALL:
            return Unreadable(reason=f"comes after the first {MOST_BYTES_IN_ALL:,} bytes and was left out")
        content = read_file(entry.place, limit=MOST_BYTES)
        return Unreadable(reason=f"{content.reason} and was left out") if isinstance(content, Unreadable) else content

    def _consider_content(self, path: str, content: bytes) -> None:
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            text = "\0"
        if "\0" in text:
            self.leave(path, "is not UTF-8 text and was left out")
            return
        if (clean := self._without_keys(text)) != text:
            self.leave(path, "held a key, which was taken out")
        self._bytes += len(content)
        self.admission.consider(path, clean)


def _take_sources(app: Path, basket: _Basket) -> None:
    source = app / _SOURCE
    if not is_real_folder(source):
        if source.is_symlink():
            basket.admission.refuse("i", SOURCE_ROOT, "is a link")
        else:
            basket.leave(SOURCE_ROOT, "is not there")
        return
    for entry in entries(source):
        inside = Entry(path=SOURCE_ROOT + entry.path, place=entry.place, is_link=entry.is_link)
        if inside.is_link:
            basket.admission.refuse("i", inside.path, "is a link")
        else:
            basket.consider(inside)


def _look_around(app: Path, scaffold: Mapping[str, bytes], basket: _Basket) -> None:
    """Hold the scaffold's other files against what stands there now, and note files that are new outside ``src/``."""
    outside = {entry.path for entry in entries(app, without=_UNREAD)}
    for path in sorted(outside - scaffold.keys() - {_SOURCE}):
        basket.leave(path, f"lies outside {SOURCE_ROOT} and was left out")
    for path, content in scaffold.items():
        if not (app / path).exists() and not (app / path).is_symlink():
            basket.leave(path, "was deleted; the scaffold's own stands")
        elif not _is_judged_otherwise(path) and read_file(app / path, limit=MOST_BYTES) != content:
            basket.admission.refuse("iv", path, "belongs to the scaffold")


def _is_judged_otherwise(path: str) -> bool:
    return path in {MANIFEST, _LOCK_FILE} or path.startswith(SOURCE_ROOT)


def _note(paths: list[str], reason: str) -> str:
    shown = ", ".join(paths[:_SHOWN])
    more = f" and {len(paths) - _SHOWN:,} more" if len(paths) > _SHOWN else ""
    return f"{shown}{more}: {reason}" if len(paths) > 1 else f"{shown} {reason}"
