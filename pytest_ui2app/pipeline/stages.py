"""Running stages: each one's key, value, address and time, and the line that tells of it."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.pipeline.trial import StageEvent, Tools, Trial
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact, StageKey

T = TypeVar("T")

_PACKAGE = Path(__file__).parents[1]


class StageLog:
    """Obtains the stages of one trial, and keeps how long each took and under which address it lies."""

    def __init__(self, trial: Trial, tools: Tools) -> None:
        """Log for one trial; nothing has run yet."""
        self._trial = trial
        self._tools = tools
        self.timings: dict[str, float] = {}
        self.digests: dict[str, str] = {}

    def obtain(
        self, key: StageKey, kind: type[T], compute: Callable[[Path], T], *, detail: str = "", name: str = ""
    ) -> Artifact[T]:
        """Obtain a stage's value, keep its address and time, and tell how it went."""
        artifact = self.obtain_within(key, kind, compute, detail=detail, name=name)
        stage = name or key.stage
        self.digests[f"{stage}:{detail}" if detail else stage] = artifact.digest
        return artifact

    def obtain_within(
        self, key: StageKey, kind: type[T], compute: Callable[[Path], T], *, detail: str = "", name: str = ""
    ) -> Artifact[T]:
        """Obtain a value that another stage is made of, and that is not asked for again once that stage is stored.

        Its address is no evidence of the trial: a run that finds the outer stage would not have it.
        """
        started = time.monotonic()
        artifact = self._tools.store.obtain(key, kind, compute)
        seconds = time.monotonic() - started
        stage = name or key.stage
        self.timings[f"{stage}:{detail}" if detail else stage] = seconds
        self._tools.progress(replace(self._event(stage, detail), fresh=artifact.fresh, seconds=seconds, begun=False))
        return artifact

    def obtain_answer(self, key: StageKey, kind: type[T], compute: Callable[[Path], T], *, detail: str) -> Artifact[T]:
        """Obtain an answer as part of another stage, and tell of it before it is awaited: that may take minutes."""

        def announced(folder: Path) -> T:
            self._tools.progress(self._event(key.stage, detail))
            return compute(folder)

        return self.obtain_within(key, kind, announced, detail=detail)

    def _event(self, stage: str, detail: str) -> StageEvent:
        """Return what is told of a stage when it begins."""
        return StageEvent(
            case=self._trial.case.id,
            model=self._trial.model.name,
            round=self._trial.round,
            stage=stage,
            detail=detail,
            fresh=True,
            seconds=0.0,
            begun=True,
        )


def key_of(stage: str, **inputs: object) -> StageKey:
    """Return the key of a stage whose version is the digest of the code that makes it, given among the inputs."""
    return StageKey(stage=stage, version=1, inputs=inputs)


@cache
def code_digest(*parts: str) -> str:
    """Return the digest of parts of this package: results made by other code are never mistaken for its own.

    Raises FileNotFoundError for a part without files: a part that was renamed must not silently stop to count.
    """
    files = [file for part in parts for file in _code_in(_PACKAGE / part)]
    return digest.of_files(files, root=_PACKAGE)


def _code_in(place: Path) -> list[Path]:
    inside = [place] if place.is_file() else [path for path in sorted(place.rglob("*")) if path.is_file()]
    if not inside:
        raise FileNotFoundError(f"no code at {place}")
    return [file for file in inside if file.suffix != ".pyc"]


@cache
def scaffold_digest(scaffold: Path) -> str:
    """Return the digest of the scaffold's own files."""
    return digest.of_files(scaffold_files(scaffold).values(), root=scaffold)
