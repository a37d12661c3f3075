"""The build stage, the same for generated and reference source: the same files are built once."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.production import build
from pytest_ui2app.build.toolchain import PNPM_VERSION
from pytest_ui2app.build.workspace import prepare
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of, scaffold_digest
from pytest_ui2app.pipeline.trial import Production, Tools
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact


def built(
    tree: SourceTree, tools: Tools, log: StageLog, *, name: str, detail: str = ""
) -> Artifact[Production | BuildFailure]:
    """Return the production build of a source tree; its files are in the artifact's ``dist`` folder."""
    key = key_of(
        "build",
        source=digest.of_texts(tree.files),
        dependencies=dict(tree.dependencies),
        scaffold=scaffold_digest(tools.scaffold),
        pnpm=PNPM_VERSION,
        code=code_digest("build", "processes.py"),
    )
    kind: type[Production | BuildFailure] = Production | BuildFailure  # type: ignore[assignment]
    return log.obtain(key, kind, lambda folder: _build_in(folder, tree, tools), name=name, detail=detail)


def _build_in(folder: Path, tree: SourceTree, tools: Tools) -> Production | BuildFailure:
    sandbox = tools.sandbox()
    with _scratch_folder(folder) as place:
        prepared = prepare(place, tools.scaffold, tree.files, tree.dependencies, sandbox=sandbox)
        if isinstance(prepared, BuildFailure):
            return prepared
        outcome = build(prepared, folder / "dist", sandbox=sandbox)
    if isinstance(outcome, BuildFailure):
        return outcome
    return Production(seconds=outcome.seconds, files=digest.of_folder(folder / "dist"))


@contextmanager
def _scratch_folder(folder: Path) -> Iterator[Path]:
    """Yield a folder to build in: inside the unpublished artifact, so that what a killed run leaves is cleared away."""
    place = folder / "workspace"
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)
