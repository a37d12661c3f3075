"""The folder an app is built in: the scaffold with the generated files over it, and nothing else."""

import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from pytest_ui2app.build.modules import modules_of
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import ANY_PACKAGE, resolve, scaffold_dependencies
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.errors import UsageError


@dataclass(frozen=True, slots=True, kw_only=True)
class Workspace:
    """A folder laid out for a build, with the generated ``files`` in it.

    ``modules`` is the real ``node_modules`` that the build gets, which lies outside the folder, is shared with other
    builds and must stay as it is; ``dependencies`` are all declared ones, the scaffold's and the app's, name -> version
    range.
    """

    folder: Path
    modules: Path
    files: Mapping[str, str]
    dependencies: Mapping[str, str]


def prepare(
    folder: Path, scaffold: Path, files: Mapping[str, str], dependencies: Mapping[str, str], *, sandbox: Sandbox
) -> Workspace | BuildFailure:
    """Resolve and install whatever an app depends on, and lay it out: see resolve(), modules_of() and lay_out()."""
    ensure_inside(files)
    resolution = resolve(dependencies, scaffold, ANY_PACKAGE, sandbox)
    if isinstance(resolution, BuildFailure):
        return resolution
    modules = modules_of(resolution, scaffold, sandbox)
    if isinstance(modules, BuildFailure):
        return modules
    return lay_out(folder, scaffold, files, modules=modules, extra=resolution.declared)


def lay_out(
    folder: Path, scaffold: Path, files: Mapping[str, str], *, modules: Path, extra: Mapping[str, str]
) -> Workspace:
    """Write the scaffold and an app's files to ``folder``, which must be new or empty.

    ``files`` maps posix paths under ``src/`` to text and may replace the scaffold's own; ``extra`` are the dependencies
    that ``modules`` holds beside the scaffold's. Raises UsageError for a file outside ``src/``, before anything is
    written.
    """
    ensure_inside(files)
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in scaffold_files(scaffold).items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for name, text in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", errors="replace", newline="")
    dependencies = scaffold_dependencies(scaffold) | dict(extra)
    return Workspace(folder=folder.resolve(), modules=modules.resolve(), files=files, dependencies=dependencies)


def ensure_inside(names: Iterable[str]) -> None:
    """Raise UsageError for a path that is not that of a file under ``src/``."""
    for name in names:
        path = PurePosixPath(name)
        if path.parts[:1] != ("src",) or ".." in path.parts or len(path.parts) == 1 or "\\" in name or "\0" in name:
            raise UsageError(f"{name!r} is not a file under src/: paths must be validated before they are written")
