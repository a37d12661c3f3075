"""What an import's specifier means: a file of the app, an alias that nothing defines, or a package."""

import re
from collections.abc import Collection, Iterable
from enum import StrEnum
from pathlib import PurePosixPath
from typing import Final

from pytest_ui2app.tsx.modules import RESOLVED_SUFFIXES

_ALIAS_SIGNS = ("@/", "~", "#", "$")
PACKAGE_NAME: Final = re.compile(r"(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*")
"""npm's rule for the names of new packages, none of which has capitals."""
_USUAL_FOLDERS = frozenset(
    {
        "assets",
        "components",
        "config",
        "constants",
        "context",
        "contexts",
        "data",
        "features",
        "hooks",
        "layouts",
        "lib",
        "pages",
        "providers",
        "services",
        "store",
        "stores",
        "styles",
        "types",
        "utils",
    }
)
"""What a folder of an app's own is called; in a specifier with a path they mean that and not a package."""


class Meaning(StrEnum):
    """What the writer of a specifier meant."""

    FILE = "file"
    ALIAS = "alias"
    PACKAGE = "package"


def package_of(specifier: str) -> str:
    """Return the npm name that a bare specifier begins with: ``@scope/name`` or ``name``."""
    depth = 2 if specifier.startswith("@") else 1
    return "/".join(specifier.split("/")[:depth])


def meaning(specifier: str, importer: str, files: Collection[str], dependencies: Collection[str]) -> Meaning:
    """Tell what ``specifier``, which leads nowhere, means in the file ``importer`` of the app with these files.

    A stylesheet's specifiers are relative also without ``./``, as in ``@import "base.css"``.
    """
    if specifier.startswith((".", "/")):
        return Meaning.FILE
    if package_of(specifier) in dependencies:
        return Meaning.PACKAGE
    if is_stylesheet(importer) and _is_relative_in_css(specifier, files):
        return Meaning.FILE
    return Meaning.ALIAS if _is_alias(specifier, importer, files) else Meaning.PACKAGE


def is_stylesheet(path: str) -> bool:
    """Tell whether the file at ``path`` is CSS or is compiled to it."""
    return path.endswith((".css", ".scss", ".sass", ".less", ".styl"))


def _is_relative_in_css(specifier: str, files: Collection[str]) -> bool:
    head = specifier.partition("/")[0]
    return head == "src" or PurePosixPath(head).suffix != "" or head in _folders(files)


def _is_alias(specifier: str, importer: str, files: Collection[str]) -> bool:
    if specifier.startswith(_ALIAS_SIGNS):
        return True
    head, _, rest = specifier.removeprefix("@").partition("/")
    if ":" in head:
        return False  # `virtual:pwa-register`: a module that a package would make
    if not PACKAGE_NAME.fullmatch(package_of(specifier)):
        return True
    if head == "src" or head in _folders(files) or (rest and head in _USUAL_FOLDERS):
        return True
    # `import axios from "axios"` in src/axios.ts means the package.
    others = [path for path in files if path != importer]
    return _names(f"src/{head}", others) if not rest else any(_ends(f"/{head}/{rest}", path) for path in others)


def _folders(files: Iterable[str]) -> frozenset[str]:
    """Name the folders right below ``src/``."""
    return frozenset(path.split("/")[1] for path in files if path.count("/") > 1)


def _names(stem: str, files: Collection[str]) -> bool:
    return any(stem + suffix in files for suffix in ("", *RESOLVED_SUFFIXES))


def _ends(tail: str, path: str) -> bool:
    return any(path.endswith(f"{tail}{suffix}") for suffix in ("", *RESOLVED_SUFFIXES)) or any(
        path.endswith(f"{tail}/index{suffix}") for suffix in RESOLVED_SUFFIXES
    )
