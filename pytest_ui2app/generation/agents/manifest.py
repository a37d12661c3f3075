"""What an agent's ``package.json`` declares: the packages it adds, and what it did to the scaffold's own."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pytest_ui2app.generation.agents.written import Unreadable, read_file
from pytest_ui2app.generation.plan import UNPINNED
from pytest_ui2app.generation.violation import Violation

MANIFEST: Final = "package.json"
MOST_MANIFEST_BYTES: Final = 1_000_000
"""Bytes of a package.json that is read; ours."""
_SECTIONS: Final = ("dependencies", "devDependencies")


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """npm names to ranges beyond the scaffold's, the breaches of clause iv, and what was passed over."""

    dependencies: Mapping[str, str] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()


def scaffold_packages(manifest: bytes) -> dict[str, str]:
    """Return the scaffold's own packages, npm name -> range."""
    return _packages(json.loads(manifest))


def read_manifest(path: Path, scaffold: bytes) -> Declared:
    """Compare the agent's ``package.json`` with the scaffold's; a file that is gone declares nothing."""
    content = read_file(path, limit=MOST_MANIFEST_BYTES)
    if isinstance(content, Unreadable):
        there = path.is_symlink() or path.exists()
        return Declared(violations=(_breach(content.reason),) if there else ())
    try:
        package = json.loads(content)
    except (ValueError, RecursionError):
        return Declared(violations=(_breach("is not valid JSON"),))
    if not isinstance(package, dict) or not all(isinstance(package.get(s, {}), dict) for s in _SECTIONS):
        return Declared(violations=(_breach("does not list packages as npm does"),))
    return _compared(package, json.loads(scaffold))


def _compared(package: Mapping[str, Any], scaffold: Mapping[str, Any]) -> Declared:
    own, found = _packages(scaffold), _packages(package)
    changed = [name for name in own if name in found and found[name] != own[name]]
    added = {name: found[name] for name in sorted(found.keys() - own.keys())}
    notes = [f"{MANIFEST}: {name} is no longer listed; the scaffold's stands" for name in own if name not in found]
    notes += [
        f"{MANIFEST}: {key!a} was changed and is left out"
        for key in dict.fromkeys([*scaffold, *package])
        if key not in _SECTIONS and package.get(key) != scaffold.get(key)
    ]
    dependencies = {name: wanted for name, raw in added.items() if (wanted := _range(name, raw, notes))}
    return Declared(
        dependencies=dependencies,
        violations=tuple(_breach(f"changes the scaffold's {name}") for name in changed),
        notes=tuple(notes),
    )


def _packages(package: Mapping[str, Any]) -> dict[str, Any]:
    """Give the packages of both sections; one that stands in both counts as a dependency, as for npm."""
    return {**package.get("devDependencies", {}), **package.get("dependencies", {})}


def _range(name: str, raw: object, notes: list[str]) -> str:
    """Give a package's range, or an empty string, with a note, for one that cannot even be written down."""
    wanted = raw.strip() if isinstance(raw, str) else ""
    if not (name.isprintable() and wanted.isprintable()):
        notes.append(f"{MANIFEST}: {name!a} holds characters that no package has; it is left out")
        return ""
    if not wanted:
        notes.append(f"{MANIFEST}: {name} has no version; {UNPINNED} is meant")
    return wanted or UNPINNED


def _breach(detail: str) -> Violation:
    return Violation(clause="iv", subject=MANIFEST, detail=detail)
