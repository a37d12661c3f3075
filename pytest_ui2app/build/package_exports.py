"""What an installed package offers: the names that its modules export, as Vite resolves them."""

import functools
import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from pytest_ui2app.build.specifiers import package_of
from pytest_ui2app.tsx.modules import RESOLVED_SUFFIXES, Project

_CONDITIONS = frozenset({"module", "browser", "production", "import", "default"})
"""Export conditions that hold for an ``import`` in Vite's production build of a page."""
_ENTRY_FIELDS = ("browser", "module", "jsnext:main", "jsnext", "main")
_SUFFIXES = ("", *RESOLVED_SUFFIXES, ".json")
_FILE_BYTES = 1024**2
_FILES = 200
"""How much of a package is read: beyond it, nothing is claimed. Ours; lucide-react's entry has 200 kB."""
_COMMONJS_NAME = re.compile(r"\bexports\.([A-Za-z_$][\w$]*)\s*=(?!=)")
_COMMONJS_PASSED_ON = re.compile(r"\bmodule\.exports\s*=\s*require\(\s*[\"'](\.[^\"']{1,200})[\"']\s*\)")
_COMMONJS_OPAQUE = re.compile(r"\bmodule\.exports\s*=(?!=)(?!\s*require\()|__exportStar|defineProperty\(\s*exports")


class Offer(StrEnum):
    """Whether a package offers something."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"
    """It is not installed, or it is written in a way that cannot be read without running it."""


def offered_name(modules: Path, specifier: str, name: str) -> Offer:
    """Tell whether the module that ``specifier`` names in the folder ``modules`` exports ``name``."""
    folder = modules / package_of(specifier)
    target = _target(folder, _subpath(specifier))
    if not target:
        return Offer.UNKNOWN
    return _offered_by(folder, target, name)


def _subpath(specifier: str) -> str:
    return "." + specifier.removeprefix(package_of(specifier))


def _target(folder: Path, subpath: str) -> str:
    """Return the file, relative to ``folder``, that ``subpath`` (``.`` or ``./x``) leads to, or the empty string."""
    manifest = _manifest(folder)
    if "exports" in manifest:
        return _existing(folder, _exported(manifest["exports"], subpath))
    if subpath != ".":
        return _existing(folder, subpath)
    fields = (manifest.get(field) for field in _ENTRY_FIELDS)
    entries = (*(field for field in fields if isinstance(field, str)), "index")
    return next(filter(None, (_existing(folder, entry) for entry in entries)), "")


def _manifest(folder: Path) -> Mapping[str, object]:
    try:
        manifest = json.loads(_read(folder / "package.json"))
    except (ValueError, RecursionError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def _exported(exports: object, subpath: str) -> str:
    """Return what the field ``exports`` of a manifest gives for ``subpath``, by Node's rules, or the empty string."""
    if not isinstance(exports, dict) or not any(str(key).startswith(".") for key in exports):
        return _chosen(exports) if subpath == "." else ""
    if subpath in exports:
        return _chosen(exports[subpath])
    patterns = sorted((key for key in exports if key.count("*") == 1), key=len, reverse=True)
    for pattern in patterns:
        before, after = pattern.split("*")
        if subpath.startswith(before) and subpath.endswith(after) and len(subpath) > len(before) + len(after):
            filling = subpath[len(before) : len(subpath) - len(after)]
            return _chosen(exports[pattern]).replace("*", filling)
    return ""


def _chosen(target: object) -> str:
    if isinstance(target, str):
        return target
    options: list[object] = []
    if isinstance(target, list):
        options = target
    elif isinstance(target, dict):
        options = [value for condition, value in target.items() if condition in _CONDITIONS]
    return next(filter(None, (_chosen(option) for option in options)), "")


def _existing(folder: Path, path: str) -> str:
    """Return the file that ``path`` means, with a suffix or an index file where it has none, or the empty string."""
    plain = posixpath.normpath(path) if path else ""
    if not plain or plain.startswith(("..", "/")):
        return ""
    candidates = (plain + suffix for suffix in (*_SUFFIXES, *(f"/index{suffix}" for suffix in _SUFFIXES)))
    return next((candidate for candidate in candidates if (folder / candidate).is_file()), "")


def _read(path: Path) -> str:
    """Return the text of a file, or nothing if there is none or it is too long."""
    try:
        if path.stat().st_size > _FILE_BYTES:
            return ""
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Exports:
    """What one file exports: ``names``, what the files ``passed_on`` export, and unknown ones if not ``complete``."""

    names: frozenset[str]
    passed_on: tuple[str, ...] = ()
    complete: bool = True


def _offered_by(folder: Path, entry: str, name: str) -> Offer:
    """Tell whether the file ``entry`` exports ``name``, by itself or by passing on what other files export."""
    pending = [entry]
    complete = True
    for path in pending:
        exports = _exports_of(folder, path)
        if name in exports.names:
            return Offer.YES
        # `export * from` leaves the default out.
        targets = () if name == "default" else exports.passed_on
        complete = complete and exports.complete and all(targets)
        pending.extend(target for target in dict.fromkeys(targets) if target and target not in pending)
        if len(pending) > _FILES:
            return Offer.UNKNOWN
    return Offer.NO if complete else Offer.UNKNOWN


@functools.lru_cache(maxsize=512)
def _exports_of(folder: Path, path: str) -> _Exports:
    """Read one file of an installed package; such files never change."""
    text = _read(folder / path)
    if not text or not path.endswith(RESOLVED_SUFFIXES):
        return _Exports(names=frozenset(), complete=False)
    module = Project({path: text}).module(path)
    if any(node.kind in {"import_statement", "export_statement"} for node in module.root.parts):
        return _Exports(names=frozenset(module.exports), passed_on=_targets(folder, path, module.stars))
    return _Exports(
        names=frozenset({"default", *_COMMONJS_NAME.findall(text)}),
        passed_on=_targets(folder, path, _COMMONJS_PASSED_ON.findall(text)),
        complete=not _COMMONJS_OPAQUE.search(text),
    )


def _targets(folder: Path, path: str, specifiers: Iterable[str]) -> tuple[str, ...]:
    """Return the files that ``specifiers`` lead to from ``path``; empty for other packages, which are not followed."""
    return tuple(
        _existing(folder, posixpath.join(posixpath.dirname(path), specifier)) if specifier.startswith(".") else ""
        for specifier in specifiers
    )
