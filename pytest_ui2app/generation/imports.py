"""Checking what generated files import: relative paths (clause ii) and declared packages (clause iii) only."""

from collections.abc import Collection, Mapping

from pytest_ui2app.generation.violation import Violation
from pytest_ui2app.tsx.modules import Project


def import_violations(files: Mapping[str, str], declared: Collection[str]) -> tuple[Violation, ...]:
    """Find the imports that break clause ii or iii, each specifier once, in the order of paths.

    ``declared`` holds the npm names of the scaffold and of ``extra_dependencies``. Type-only and dynamic imports
    count; stylesheets are not read.
    """
    folders = {path.split("/")[1] for path in files if path.count("/") > 1}
    found: dict[str, Violation] = {}
    for module in Project(files).modules():
        for specifier in module.specifiers():
            clause, detail = _breach(specifier.partition("?")[0], folders, declared)
            if clause:
                violation = Violation(clause=clause, subject=specifier, detail=f"{detail}; imported by {module.path}")
                found.setdefault(specifier, violation)
    return tuple(found.values())


def _breach(specifier: str, folders: Collection[str], declared: Collection[str]) -> tuple[str, str]:
    """Give the broken clause and why, or two empty strings."""
    package = _package(specifier)
    if specifier in {".", ".."} or specifier.startswith(("./", "../", "node:")) or package in declared:
        return "", ""
    first = specifier.partition("/")[0]
    if first in {"", "@", "~", "src"} or first.startswith("#") or first in folders:
        return "ii", "not a relative path"
    return "iii", f"the package {package} is not declared"


def _package(specifier: str) -> str:
    """Give the npm name that a bare specifier begins with: ``@scope/name`` or ``name``."""
    parts = specifier.split("/")
    return "/".join(parts[:2] if specifier.startswith("@") else parts[:1])
