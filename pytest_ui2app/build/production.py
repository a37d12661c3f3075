"""The production build (protocol section 3)."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from pytest_ui2app.build.diagnostics import classify, clean, is_full_disk, located_files
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure, Built
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import find_node, plain_environment
from pytest_ui2app.build.workspace import Workspace, prepare
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed, CutOff, Ended

BUILD_SECONDS = 180.0
"""Limit of one production build (protocol section 3)."""
_HEAP_MEGABYTES = 2048
"""Limit of Node's heap; ours, about six times what a build of the scaffold takes."""
_VITE = "node_modules/vite/bin/vite.js"
# The runner loads vite.config.ts without writing it, bundled, into node_modules, which is read-only.
_OPTIONS = ("build", "--configLoader", "runner", "--logLevel", "warn", "--clearScreen", "false")


def build(
    workspace: Workspace, dist: Path, *, sandbox: Sandbox, timeout: float = BUILD_SECONDS
) -> Built | BuildFailure:
    """Build ``workspace`` and copy the result to ``dist``, which must not exist.

    The same workspace gives the same files, byte for byte. Links in the output are left out. Raises
    InfrastructureError if Node or the sandbox fails or the disk is full.
    """
    node = find_node()
    ended = sandbox.run(
        Command(
            argv=(str(node.path), f"--max-old-space-size={_HEAP_MEGABYTES}", _VITE, *_OPTIONS),
            cwd=workspace.folder,
            timeout=timeout,
            # Browserslist would warn, from some date on, that its data are old.
            env=plain_environment(node) | {"NODE_ENV": "production", "BROWSERSLIST_IGNORE_OLD_DATA": "1"},
            writable=(workspace.folder,),
            readable=(workspace.modules, *node.readable()),
        )
    )
    output = workspace.folder / "dist"
    if isinstance(ended, Completed) and ended.exit_code == 0 and (output / "index.html").is_file():
        shutil.copytree(output, dist, ignore=_links)
        return Built(dist=dist, seconds=ended.seconds)
    return _failure(ended, workspace)


def build_app(
    folder: Path, files: Mapping[str, str], dependencies: Mapping[str, str], *, dist: Path, sandbox: Sandbox
) -> Built | BuildFailure:
    """Prepare ``folder`` on the scaffold and build it into ``dist``: see prepare() and build()."""
    prepared = prepare(folder, scaffold_folder(), files, dependencies, sandbox=sandbox)
    return prepared if isinstance(prepared, BuildFailure) else build(prepared, dist, sandbox=sandbox)


def _links(folder: str, names: list[str]) -> set[str]:
    """Name the links among ``names``: followed, they could bring any file of this machine into the result."""
    return {name for name in names if (Path(folder) / name).is_symlink()}


def _failure(ended: Ended, workspace: Workspace) -> BuildFailure:
    if isinstance(ended, CutOff):
        diagnostics = f"The build did not end within {ended.limit:.0f} s and was stopped."
        return BuildFailure(
            diagnostics=diagnostics, mode=FailureMode.OTHER, files=(), stage="build", seconds=ended.seconds
        )
    diagnostics = clean(ended.output, workspace.folder)
    if is_full_disk(diagnostics):
        raise InfrastructureError(f"the disk of {workspace.folder} is full. Free some space and run again")
    said = diagnostics or f"The build ended with exit code {ended.exit_code}, without dist/index.html or a message."
    return BuildFailure(
        diagnostics=said,
        mode=classify(said, workspace.files, workspace.dependencies),
        files=tuple(path for path in located_files(said) if path in workspace.files),
        stage="build",
        seconds=ended.seconds,
    )
