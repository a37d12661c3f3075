"""What a pnpm lock file (version 9) says: which packages, in which versions, with which checksums."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml


@dataclass(frozen=True, slots=True, kw_only=True)
class Package:
    """A package of a lock file; ``integrity`` is its checksum (``sha512-...``), empty if the lock gives none.

    ``direct`` says that the app declares it, not another package.
    """

    name: str
    version: str
    integrity: str
    direct: bool


def packages_in(lock: str) -> dict[str, Package]:
    """Return a lock file's packages by their key ``name@version``, sorted.

    ``version`` is an address where a package comes from elsewhere than a registry. Raises ValueError for a text that is
    no lock file.
    """
    document = _document(lock)
    direct = set(direct_versions(lock).items())
    found = {}
    for key, entry in sorted(document.get("packages", {}).items()):
        name, version = split_key(key)
        integrity = str(entry.get("resolution", {}).get("integrity", ""))
        found[key] = Package(name=name, version=version, integrity=integrity, direct=(name, version) in direct)
    return found


def direct_versions(lock: str) -> dict[str, str]:
    """Return the version that a lock file gives each package its project declares; raises ValueError as above."""
    project: Mapping[str, Mapping[str, Mapping[str, str]]] = _document(lock).get("importers", {}).get(".", {})
    kinds = ("dependencies", "devDependencies", "optionalDependencies")
    declared = {name: entry["version"] for kind in kinds for name, entry in project.get(kind, {}).items()}
    # In brackets follow the packages that it was given as its peers.
    return {name: version.partition("(")[0] for name, version in declared.items()}


def linking_packages(lock: str) -> list[str]:
    """Return the packages (``name@version``) that depend on a folder or file of the machine; raises ValueError."""
    return sorted(
        {parent for parent, _, version in _edges(lock) if version.startswith(("link:", "file:", "workspace:"))}
    )


def pins_of(lock: str, names: Collection[str]) -> dict[str, str]:
    """Return pnpm's overrides that keep packages called ``names`` where and as a lock file has them.

    That is ``parent@version>name`` -> version, for each package that depends on one; raises ValueError as above.
    """
    return {f"{parent}>{name}": version for parent, name, version in _edges(lock) if name in names}


def split_key(key: str) -> tuple[str, str]:
    """Return name and version of ``name@version``, whose name may begin with an ``@``; the empty string has neither."""
    name, _, version = key[1:].partition("@")
    return key[:1] + name, version


def _edges(lock: str) -> Iterator[tuple[str, str, str]]:
    """Give ``(parent name@version, name, version)`` of each dependency between packages."""
    for key, snapshot in _document(lock).get("snapshots", {}).items():
        for kind in ("dependencies", "optionalDependencies"):
            for name, version in snapshot.get(kind, {}).items():
                yield key.partition("(")[0], name, str(version).partition("(")[0]


def _document(lock: str) -> dict[str, Any]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # written in C where PyYAML was built with it
    try:
        document = yaml.load(lock, Loader=loader)  # noqa: S506 - both are safe loaders
    except yaml.YAMLError as error:
        raise ValueError(f"not a lock file: {error}") from error
    if not isinstance(document, dict) or "lockfileVersion" not in document:
        raise ValueError("not a lock file")
    return document
