"""The production build (protocol section 3)."""

import errno
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psutil

from pytest_ui2app.build.diagnosis import diagnose
from pytest_ui2app.build.diagnostics import clean, full_disk, is_full_disk
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure, Built
from pytest_ui2app.build.report import read_report
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import find_node, vite_environment
from pytest_ui2app.build.unpacking import Unpacked, unpack
from pytest_ui2app.build.workspace import Workspace, prepare
from pytest_ui2app.build.written_app import WrittenApp
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed, CutOff, Ended

BUILD_SECONDS = 180.0
"""Limit of one production build (protocol section 3)."""
INSIDE: Final = Path(__file__).with_name("inside")
"""The scripts that run in the sandbox."""
HEAP: Final = "--max-old-space-size=2048"
"""Node's option that limits its heap, to MiB; ours, about six times what a build of the scaffold takes."""
_KILLED: Final = 137
_LEAST_MEMORY_BYTES: Final = 512 * 1024**2
_LEAST_FREE_BYTES: Final = 64 * 1024**2
"""With less, a full disk is the machine's own; a sandbox gives a build a small disk, which a build can fill too."""


def build(
    workspace: Workspace, dist: Path, *, sandbox: Sandbox, timeout: float = BUILD_SECONDS, for_blame: bool = False
) -> Built | BuildFailure:
    """Build ``workspace`` into ``dist``, which must not exist.

    The same workspace gives the same files, byte for byte, in each sandbox and without. A build ``for_blame`` is not
    what is measured: it has React's development build, which says more of what goes wrong, and a source map beside
    each script. Links in the output are left out. Raises InfrastructureError if Node or the sandbox fails or the disk
    is full.
    """
    with _full_disk_told(dist.parent), tempfile.TemporaryDirectory(dir=dist.parent, prefix="build.") as place:
        command = _command(workspace, Path(place, "payload.tar"), timeout=timeout, for_blame=for_blame)
        ended = sandbox.run(command)
        if _was_killed(ended):  # perhaps by a machine that was out of memory, and not by the app
            ended = sandbox.run(command)
        unpacked = unpack(Path(place, "payload.tar"), dist)
    complete = (dist / "index.html").is_file() and not unpacked.refusal
    if isinstance(ended, Completed) and ended.exit_code == 0 and complete:
        return Built(dist=dist, seconds=ended.seconds)
    shutil.rmtree(dist, ignore_errors=True)
    return _failure(ended, workspace, unpacked)


def _command(workspace: Workspace, payload: Path, *, timeout: float, for_blame: bool) -> Command:
    node = find_node()
    script = (str(INSIDE / "build_app.mjs"), *(["--sourcemap"] if for_blame else []))
    return Command(
        argv=("/bin/sh", str(INSIDE / "build_and_pack.sh"), str(workspace.modules), "node", HEAP, *script),
        cwd=workspace.folder,
        timeout=timeout,
        env=vite_environment(node, "development" if for_blame else "production"),
        workspace=workspace.folder,
        readable=(workspace.modules, INSIDE, *node.readable()),
        payload=payload,
    )


def _was_killed(ended: Ended) -> bool:
    return isinstance(ended, Completed) and ended.exit_code == _KILLED


@contextmanager
def _full_disk_told(folder: Path) -> Iterator[None]:
    """Raise InfrastructureError where the disk that results are written to is full."""
    try:
        yield
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        raise full_disk(folder) from error


def build_app(
    folder: Path, files: Mapping[str, str], dependencies: Mapping[str, str], *, dist: Path, sandbox: Sandbox
) -> Built | BuildFailure:
    """Prepare ``folder`` on the scaffold and build it into ``dist``: see prepare() and build()."""
    prepared = prepare(folder, scaffold_folder(), files, dependencies, sandbox=sandbox)
    return prepared if isinstance(prepared, BuildFailure) else build(prepared, dist, sandbox=sandbox)


def _failure(ended: Ended, workspace: Workspace, unpacked: Unpacked) -> BuildFailure:
    if isinstance(ended, CutOff):
        fact = f"it went over its limit of {ended.exceeded}"
        return BuildFailure(
            diagnostics=f"The build was stopped: {fact}.",
            mode=FailureMode.OTHER,
            files=(),
            stage="build",
            seconds=ended.seconds,
            subject=fact,
        )
    diagnostics = clean(ended.output, workspace.folder)
    if _was_killed(ended) and psutil.virtual_memory().available < _LEAST_MEMORY_BYTES:
        raise InfrastructureError("builds are killed, and this machine is out of memory. Run fewer at once (-n)")
    if is_full_disk(diagnostics) and shutil.disk_usage(workspace.folder).free < _LEAST_FREE_BYTES:
        raise full_disk(workspace.folder)
    silent = f"The build ended with exit code {ended.exit_code}, without dist/index.html or a message."
    # Of a build that ends well, what it printed is no reason.
    said = (unpacked.refusal if ended.exit_code == 0 else "") or diagnostics or unpacked.refusal or silent
    app = WrittenApp(files=workspace.files, dependencies=workspace.dependencies, modules=workspace.modules)
    found = diagnose(read_report(unpacked.report, workspace.folder, workspace.modules), said, app)
    if found.mode is FailureMode.OTHER and is_full_disk(diagnostics):
        said = f"The build filled the disk it was given.\n{diagnostics}"
    return BuildFailure(
        diagnostics=said,
        mode=found.mode,
        files=found.files,
        line=found.line,
        subject=found.subject,
        stage="build",
        seconds=ended.seconds,
    )
