"""The packages and build stages, the same for generated and reference source: the same files are built once."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_ui2app.build.modules import modules_of
from pytest_ui2app.build.npm_settings import DEFAULT_REGISTRY, npm_settings
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import Resolution, extra_dependencies, resolve, scaffold_resolution
from pytest_ui2app.build.production import build
from pytest_ui2app.build.toolchain import PNPM_VERSION, find_node
from pytest_ui2app.build.workspace import Workspace, lay_out
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of, scaffold_digest
from pytest_ui2app.pipeline.trial import Production, Tools
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact


def packages_of(
    tree: SourceTree, tools: Tools, log: StageLog, *, detail: str = ""
) -> Artifact[Resolution | BuildFailure]:
    """Return the packages that an app has beside the scaffold's, resolved and installed once; none is no stage.

    Which of the scaffold's packages it declared again is not part of it: see kept_packages().
    """
    extra = extra_dependencies(tree.dependencies, tools.scaffold)
    key = key_of(
        "packages",
        dependencies=extra,
        allow=list(tools.packages.allow),
        deny=list(tools.packages.deny),
        scaffold=scaffold_digest(tools.scaffold),
        pnpm=PNPM_VERSION,
        code=code_digest("build", "tsx", "processes.py", "supervisor.py"),
        **(_other_registries() if extra else {}),
    )
    if not extra:
        return Artifact(
            value=scaffold_resolution(tools.scaffold), folder=tools.scaffold, digest=key.digest, fresh=False
        )
    kind: type[Resolution | BuildFailure] = Resolution | BuildFailure  # type: ignore[assignment]
    return log.obtain(key, kind, lambda _: _install(extra, tools), detail=detail)


def built(  # noqa: PLR0913 - the last two only name the stage
    tree: SourceTree,
    packages: Artifact[Resolution | BuildFailure],
    tools: Tools,
    log: StageLog,
    *,
    name: str,
    detail: str = "",
) -> Artifact[Production | BuildFailure]:
    """Return the production build of a source tree; its files are in the artifact's ``dist`` folder.

    ``packages`` are its own, see packages_of(); where they cannot be had, that failure is the build's.
    """
    resolution = packages.value
    if isinstance(resolution, BuildFailure):
        return Artifact(value=resolution, folder=packages.folder, digest=packages.digest, fresh=packages.fresh)
    key = key_of(
        "build",
        source=digest.of_texts(tree.files),
        lock=resolution.digest,
        scaffold=scaffold_digest(tools.scaffold),
        pnpm=PNPM_VERSION,
        code=code_digest("build", "tsx", "processes.py", "supervisor.py"),
    )
    kind: type[Production | BuildFailure] = Production | BuildFailure  # type: ignore[assignment]
    return log.obtain(key, kind, lambda folder: _build_in(folder, tree, resolution, tools), name=name, detail=detail)


def _other_registries() -> dict[str, str]:
    """Return the part of the key for registries other than npm's own, which may lack a package that npm's has.

    It is a digest: their addresses, which may hold logins, are nobody's business to whom a store is given.
    """
    registries = {name: url.rstrip("/") for name, url in npm_settings(find_node()).registries.items()}
    ordinary = registries == {"registry": DEFAULT_REGISTRY.rstrip("/")}
    return {} if ordinary else {"registries": digest.of_texts(registries)}


def _install(extra: dict[str, str], tools: Tools) -> Resolution | BuildFailure:
    """Resolve, and install at once: packages whose files are gone from the registry are the model's fault too."""
    sandbox = tools.sandbox()
    resolution = resolve(extra, tools.scaffold, tools.packages, sandbox)
    if isinstance(resolution, BuildFailure):
        return resolution
    modules = modules_of(resolution, tools.scaffold, sandbox)
    return modules if isinstance(modules, BuildFailure) else resolution


def _build_in(folder: Path, tree: SourceTree, resolution: Resolution, tools: Tools) -> Production | BuildFailure:
    with laid_out(folder, tree, resolution, tools) as workspace:
        if isinstance(workspace, BuildFailure):
            return workspace
        outcome = build(workspace, folder / "dist", sandbox=tools.sandbox())
    if isinstance(outcome, BuildFailure):
        return outcome
    return Production(seconds=outcome.seconds, files=digest.of_folder(folder / "dist"))


@contextmanager
def laid_out(
    folder: Path, tree: SourceTree, resolution: Resolution, tools: Tools
) -> Iterator[Workspace | BuildFailure]:
    """Yield a workspace with an app and its packages; a failure if the registry has lost a file of theirs since.

    It lies inside ``folder``, an unpublished artifact's, so that what a killed run leaves is cleared away.
    """
    modules = modules_of(resolution, tools.scaffold, tools.sandbox())
    if isinstance(modules, BuildFailure):  # the store was filled elsewhere
        yield modules
        return
    place = folder / "workspace"
    try:
        yield lay_out(place, tools.scaffold, tree.files, modules=modules, extra=resolution.declared)
    finally:
        shutil.rmtree(place, ignore_errors=True)
