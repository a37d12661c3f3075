"""The folder an app is built in: the scaffold, the generated files and the modules."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from pytest_ui2app.build.diagnostics import clean_install, is_full_disk, is_model_install_fault
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.build.toolchain import (
    INSTALL_SECONDS,
    find_pnpm,
    home_folder,
    install_environment,
    metadata_folder,
    scaffold_modules,
    store_folder,
    user_npmrc,
)
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.processes import CutOff, Ended

_NAME = re.compile(r"(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*")
"""npm's rule for names of published packages."""
_SPEC = re.compile(r"[A-Za-z0-9.*^~<>=|+ -]*")
"""Version ranges and tags: neither URLs, paths nor ``owner/repository``, all of which need one of ``:/@``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Workspace:
    """A prepared folder with the generated ``files`` in it.

    ``modules`` is the real path of its ``node_modules``, to be kept read-only; ``dependencies`` are all declared ones,
    the scaffold's and the app's, name -> version range.
    """

    folder: Path
    modules: Path
    files: Mapping[str, str]
    dependencies: Mapping[str, str]


def prepare(
    folder: Path, scaffold: Path, files: Mapping[str, str], dependencies: Mapping[str, str], *, sandbox: Sandbox
) -> Workspace | BuildFailure:
    """Lay out ``folder``, which must be new or empty, and install what the app depends on.

    ``files`` maps posix paths under ``src/`` to text and may replace the scaffold's own; ``dependencies`` maps names
    to version ranges, where the scaffold's packages keep the scaffold's versions. Without others the scaffold's
    modules are linked; else they are installed privately, at most ``INSTALL_SECONDS`` long. What the model got wrong
    (a package that does not exist, a version that is a URL) is a BuildFailure; raises InfrastructureError if the
    registry cannot be reached and UsageError for a file outside ``src/``.
    """
    for name in files:
        _refuse_outside(name)
    _lay_out(folder, scaffold, files)
    given = _declared(scaffold)
    extra = {name: spec for name, spec in sorted(dependencies.items()) if name not in given}
    if refusal := "\n".join(_refusals(extra)):
        return _install_failure(refusal, seconds=0.0)
    if not extra:
        modules = scaffold_modules(scaffold)
        (folder / "node_modules").symlink_to(modules, target_is_directory=True)
    else:
        ended = _install(folder, extra, sandbox)
        if failure := _failure(ended, folder):
            return failure
        modules = folder.resolve() / "node_modules"
    return Workspace(folder=folder.resolve(), modules=modules.resolve(), files=files, dependencies=given | extra)


def _refuse_outside(name: str) -> None:
    path = PurePosixPath(name)
    if path.parts[:1] != ("src",) or ".." in path.parts or len(path.parts) == 1 or "\\" in name or "\0" in name:
        raise UsageError(f"{name!r} is not a file under src/: paths must be validated before they are written")


def _lay_out(folder: Path, scaffold: Path, files: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in scaffold_files(scaffold).items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for name, text in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", errors="replace", newline="")


def _declared(scaffold: Path) -> dict[str, str]:
    package = json.loads((scaffold / "package.json").read_text(encoding="utf-8"))
    declared: dict[str, str] = package["devDependencies"] | package["dependencies"]
    return declared


def _refusals(dependencies: Mapping[str, str]) -> Iterator[str]:
    for name, spec in dependencies.items():
        if not _NAME.fullmatch(name):
            yield f"extra dependency {name!r}: not a valid name of an npm package"
        elif not _SPEC.fullmatch(spec):
            yield f"extra dependency {name!r}: {spec!r} is not a version range or tag of a published package"


def _install(folder: Path, extra: Mapping[str, str], sandbox: Sandbox) -> Ended:
    manifest = folder / "package.json"
    package = json.loads(manifest.read_text(encoding="utf-8"))
    package["dependencies"] = dict(sorted((package["dependencies"] | dict(extra)).items()))
    manifest.write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    pnpm = find_pnpm()
    settings = tuple(path for path in (user_npmrc(),) if path.is_file())
    return sandbox.run(
        Command(
            argv=pnpm.install("--no-frozen-lockfile", "--prefer-offline"),
            cwd=folder,
            timeout=INSTALL_SECONDS,
            env=install_environment(pnpm.node),
            writable=(folder, store_folder(), metadata_folder(), home_folder()),
            readable=(*pnpm.readable(), *settings),
            network=True,
        )
    )


def _failure(ended: Ended, folder: Path) -> BuildFailure | None:
    if isinstance(ended, CutOff):
        raise InfrastructureError(
            f"installing the app's dependencies took over {ended.limit:.0f} s. Check the connection to the npm registry"
        )
    if ended.exit_code == 0:
        return None
    diagnostics = clean_install(ended.output, folder)
    if is_model_install_fault(diagnostics):
        return _install_failure(diagnostics, seconds=ended.seconds)
    if is_full_disk(diagnostics):
        raise InfrastructureError(f"the disk of {folder} or {store_folder()} is full. Free some space and run again")
    raise InfrastructureError(
        f"the app's dependencies cannot be installed: {ended.output.strip()[-800:]}\n"
        "Check that the npm registry can be reached, or name another one in ~/.npmrc"
    )


def _install_failure(diagnostics: str, *, seconds: float) -> BuildFailure:
    return BuildFailure(diagnostics=diagnostics, mode=FailureMode.C2, files=(), stage="install", seconds=seconds)
