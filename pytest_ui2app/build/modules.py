"""The modules of a lock file, installed once per machine and shared by all builds that have it."""

import hashlib
from pathlib import Path

from pytest_ui2app.build.container import Container
from pytest_ui2app.build.gated_install import run_gated
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import Resolution, installation_failure, write_manifests
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.build.target import Platform, containers_here, this_machine
from pytest_ui2app.build.toolchain import (
    FROM_LOCK,
    PNPM_VERSION,
    being_made,
    cache_folder,
    scaffold_modules,
)
from pytest_ui2app.processes import Completed


def modules_of(
    resolution: Resolution, scaffold: Path, sandbox: Sandbox, target: Platform | None = None
) -> Path | BuildFailure:
    """Return the ``node_modules`` of a resolution, installed on the first call on this machine.

    With the compiled parts for ``target``, else for where ``sandbox`` runs its commands. Shared by all builds and never
    to be written again; without packages of its own an app has the scaffold's. Needs no network if the store is warm.
    A package that cannot be installed (its files are gone or too large) is a BuildFailure; raises InfrastructureError
    if the registry cannot be reached.
    """
    target = target or (containers_here() if isinstance(sandbox, Container) else this_machine())
    if not resolution.declared:
        return scaffold_modules(scaffold, target)
    folder = cache_folder() / f"modules-{_digest(resolution, target)}"
    if not folder.is_dir():
        with being_made(folder) as fresh:
            if fresh is not None:
                write_manifests(fresh, scaffold, resolution)
                run = run_gated(fresh, (*FROM_LOCK, *target.options()), sandbox)
                if not isinstance(run.ended, Completed) or run.ended.exit_code != 0:
                    return installation_failure(run, resolution, scaffold, resolving=False)
                fresh.rename(folder)
    return folder / "node_modules"


def _digest(resolution: Resolution, target: Platform) -> str:
    return hashlib.sha256(f"{PNPM_VERSION} {target} {resolution.digest}".encode()).hexdigest()[:16]
