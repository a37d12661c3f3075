"""The packages that an app asks for beside the scaffold's: which may be had, and which versions they are."""

import hashlib
import json
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.gated_install import GatedRun, run_gated
from pytest_ui2app.build.install_faults import PackageFault, package_fault
from pytest_ui2app.build.lock_file import Package, direct_versions, linking_packages, packages_in, pins_of, split_key
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.build.specifiers import PACKAGE_NAME
from pytest_ui2app.build.toolchain import MANIFESTS
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed

_LONGEST_NAME = 214
"""npm's limit."""
_SPEC = re.compile(r"[A-Za-z0-9.*^~<>=|+ -]*")
"""Version ranges and tags: neither URLs, paths nor ``owner/repository``, all of which need one of ``:/@``."""
_LONGEST_SPEC = 200
_OTHER_REGISTRY = "@jsr/"
"""Names that pnpm takes to another registry, whatever the user's settings are."""
_RESOLVING = ("--lockfile-only", "--no-frozen-lockfile", "--prefer-offline", "--config.block-exotic-subdeps=true")
_RESERVED_NAMES = frozenset({"node_modules", "favicon.ico"})
_NAMED = 5
"""Packages that an error names."""
_LOCK_BYTES = 16 * 1024**2
"""Of a lock file that is read; ours, some two hundred times the scaffold's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PackagePolicy:
    """Which packages the user lets an app declare, by globs over their names; those they bring along are not asked.

    A package must match one of ``allow``, if there are any, and none of ``deny``. The scaffold's own always may.
    """

    allow: tuple[str, ...] = ()
    deny: tuple[str, ...] = ()

    def admits(self, name: str) -> bool:
        """Tell whether the package may be declared."""
        allowed = not self.allow or any(fnmatchcase(name, glob) for glob in self.allow)
        return allowed and not any(fnmatchcase(name, glob) for glob in self.deny)


ANY_PACKAGE = PackagePolicy()
"""What holds unless the user says otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptPackage:
    """A package of the scaffold that an app declared again: the range it ``wanted``, and the version it has."""

    name: str
    wanted: str
    version: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolution:
    """The packages of an app.

    ``lock`` is the text of its lock file and ``declared`` what that adds to the scaffold's dependencies, name ->
    version range. ``packages`` are all that come on top of the scaffold's, those they bring along included.
    """

    lock: str
    declared: Mapping[str, str] = field(default_factory=dict)
    pins: Mapping[str, str] = field(default_factory=dict)
    """Overrides that keep versions of the scaffold's, ``parent@version>name`` -> version; needed only seldom."""
    packages: tuple[Package, ...] = ()
    seconds: float = 0.0

    @property
    def digest(self) -> str:
        """The SHA-256 digest of the lock file, in hexadecimal."""
        return hashlib.sha256(self.lock.encode()).hexdigest()


def scaffold_dependencies(scaffold: Path) -> dict[str, str]:
    """Return what the scaffold declares, name -> version range."""
    package = json.loads((scaffold / "package.json").read_text(encoding="utf-8"))
    declared: dict[str, str] = package.get("devDependencies", {}) | package.get("dependencies", {})
    return declared


def extra_dependencies(dependencies: Mapping[str, str], scaffold: Path) -> dict[str, str]:
    """Return what an app declares beside the scaffold's packages, sorted by name."""
    given = scaffold_dependencies(scaffold)
    return {name: spec for name, spec in sorted(dependencies.items()) if name not in given}


def kept_packages(dependencies: Mapping[str, str], scaffold: Path) -> tuple[KeptPackage, ...]:
    """Return the scaffold's packages that an app declares again, by name: they keep the scaffold's versions."""
    versions = direct_versions(_scaffold_lock(scaffold))
    again = sorted(dependencies.keys() & scaffold_dependencies(scaffold).keys())
    return tuple(KeptPackage(name=name, wanted=dependencies[name], version=versions.get(name, "")) for name in again)


def scaffold_resolution(scaffold: Path) -> Resolution:
    """Return the packages of an app that has the scaffold's alone."""
    return Resolution(lock=_scaffold_lock(scaffold))


def refusals(dependencies: Mapping[str, str]) -> tuple[PackageFault, ...]:
    """Return why dependencies are refused that are no version of a published package.

    That is anything from git, a file, a folder, a web address or another registry, and names that none can have.
    """
    return tuple(
        PackageFault(text=f"extra dependency {name!r}: {reason}", subject=name)
        for name, spec in dependencies.items()
        for reason in _objections(name, spec)
    )


def resolve(
    dependencies: Mapping[str, str], scaffold: Path, policy: PackagePolicy, sandbox: Sandbox
) -> Resolution | BuildFailure:
    """Find the versions of all that an app declares, and of what that brings along.

    ``dependencies`` maps names to version ranges. The scaffold's packages keep the scaffold's versions, down to those
    they bring along; where a package wants another version of one as its peer, it gets the scaffold's all the same.
    Without others nothing is run. What the model got wrong is a BuildFailure: C2, or OTHER if only ``policy`` forbids
    it. Raises InfrastructureError if the registry cannot be reached or does not answer as it should.
    """
    extra = extra_dependencies(dependencies, scaffold)
    if faults := refusals(extra):
        return install_failure(faults)
    if unwanted := tuple(name for name in extra if not policy.admits(name)):
        return install_failure(tuple(map(_not_allowed, unwanted)), mode=FailureMode.OTHER)
    start = scaffold_resolution(scaffold)
    if not extra:
        return start
    found = _resolve_extra(replace(start, declared=extra), scaffold, sandbox)
    if isinstance(found, Resolution) and (moved := _moved(start.lock, found.lock)):
        _insist_on_offered(moved, found.lock)
        # A newer version that the app declares itself would do for the scaffold's packages too, and pnpm takes one for
        # both.
        pins = pins_of(start.lock, moved)
        found = _resolve_extra(replace(start, declared=extra, pins=pins), scaffold, sandbox)
    return found if isinstance(found, BuildFailure) else _checked(found, scaffold)


def _resolve_extra(start: Resolution, scaffold: Path, sandbox: Sandbox) -> Resolution | BuildFailure:
    """Resolve what ``start`` declares on top of its lock file."""
    with tempfile.TemporaryDirectory(prefix="ui2app-packages-", ignore_cleanup_errors=True) as place:
        folder = Path(place).resolve()
        write_manifests(folder, scaffold, start)
        run = run_gated(folder, _RESOLVING, sandbox)
        if not isinstance(run.ended, Completed) or run.ended.exit_code != 0:
            return installation_failure(run, start, scaffold, resolving=True)
        return replace(start, lock=_written_lock(folder), seconds=run.ended.seconds)


def write_manifests(folder: Path, scaffold: Path, resolution: Resolution) -> None:
    """Write the scaffold's package.json with what a resolution declares, and its lock file beside it."""
    manifest, lock_file = (folder / name for name in MANIFESTS)
    package = json.loads((scaffold / manifest.name).read_text(encoding="utf-8"))
    package["dependencies"] = dict(sorted((package.get("dependencies", {}) | dict(resolution.declared)).items()))
    if resolution.pins:
        package["pnpm"] = {"overrides": dict(resolution.pins)}
    manifest.write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    lock_file.write_text(resolution.lock, encoding="utf-8")


def install_failure(
    faults: Sequence[PackageFault], *, mode: FailureMode = FailureMode.C2, seconds: float = 0.0
) -> BuildFailure:
    """Return the failure of an app whose packages cannot be had, about the first of ``faults``."""
    return BuildFailure(
        diagnostics="\n".join(fault.text for fault in faults),
        mode=mode,
        files=(),
        stage="install",
        seconds=seconds,
        subject=faults[0].subject,
    )


def installation_failure(run: GatedRun, resolution: Resolution, scaffold: Path, *, resolving: bool) -> BuildFailure:
    """Return the failure that a failed run of pnpm on a resolution is; raises as package_fault()."""
    given = {package.name for package in packages_in(_scaffold_lock(scaffold)).values()}
    fault = package_fault(run, resolution.declared, given, resolving=resolving)
    return install_failure((fault,), seconds=run.ended.seconds)


def _objections(name: str, spec: str) -> Iterator[str]:
    if not PACKAGE_NAME.fullmatch(name) or len(name) > _LONGEST_NAME or name in _RESERVED_NAMES:
        yield "not a valid name of an npm package"
    elif name.startswith(_OTHER_REGISTRY):
        yield "a package of another registry than npm's"
    elif not _SPEC.fullmatch(spec) or len(spec) > _LONGEST_SPEC:
        yield f"{spec[:_LONGEST_SPEC]!r} is not a version range or tag of a published package"


def _not_allowed(name: str) -> PackageFault:
    text = f"extra dependency {name!r}: kept out by this run's --ui2app-allow-packages or --ui2app-deny-packages"
    return PackageFault(text=text, subject=name)


def _scaffold_lock(scaffold: Path) -> str:
    return (scaffold / MANIFESTS[1]).read_text(encoding="utf-8")


def _insist_on_offered(names: Sequence[str], lock: str) -> None:
    """Raise InfrastructureError for packages of the scaffold's that a lock file has in no version.

    pnpm leaves out without a word what is optional, such as the compiled parts for other machines, where the registry
    says nothing of it.
    """
    found = {package.name for package in packages_in(lock).values()}
    if lacking := [name for name in names if name not in found]:
        more = f" and {len(lacking) - _NAMED} more" if len(lacking) > _NAMED else ""
        raise InfrastructureError(
            f"the npm registry does not offer these packages of the scaffold: {', '.join(lacking[:_NAMED])}{more}."
            " Name a registry that has all of npm's packages in ~/.npmrc"
        )


def _written_lock(folder: Path) -> str:
    with (folder / MANIFESTS[1]).open("rb") as file:
        lock = file.read(_LOCK_BYTES + 1)
    if len(lock) > _LOCK_BYTES:
        raise InfrastructureError(f"pnpm wrote a lock file of more than {_LOCK_BYTES} bytes; clear its cache")
    return lock.decode("utf-8")


def _checked(found: Resolution, scaffold: Path) -> Resolution | BuildFailure:
    """Return a resolution with the packages it adds, if all of these have a checksum and only registries a part in it.

    Raises InfrastructureError if the scaffold's versions have not stayed.
    """
    if moved := _moved(_scaffold_lock(scaffold), found.lock):
        raise InfrastructureError(
            f"pnpm did not keep the scaffold's versions of {', '.join(moved[:_NAMED])}; report this"
        )
    given = packages_in(_scaffold_lock(scaffold))
    added = {key: package for key, package in packages_in(found.lock).items() if key not in given}
    if local := [*linking_packages(found.lock), *(key for key, package in added.items() if not package.integrity)]:
        name, _ = split_key(local[0])
        text = f'The package "{local[0]}" needs something that is no published package; such are not installed.'
        return install_failure((PackageFault(text=text, subject=name),), seconds=found.seconds)
    return replace(found, packages=tuple(added.values()))


def _moved(before: str, after: str) -> list[str]:
    """Return the names of the packages that a lock file no longer has, or no longer gives its project, as before."""
    missing = packages_in(before).keys() - packages_in(after).keys()
    now = direct_versions(after)
    direct = (name for name, version in direct_versions(before).items() if now.get(name) != version)
    return sorted({*(split_key(key)[0] for key in missing), *direct})
