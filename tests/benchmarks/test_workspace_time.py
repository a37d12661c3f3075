"""That a workspace without packages of its own is no part of a build's time: under 0.3 s of some 5 s on a warm store.

Skipped by default; run with ``pytest -o addopts=--import-mode=importlib tests/benchmarks/test_workspace_time.py``.
"""

import time
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from pytest_ui2app.build.outcome import Built
from pytest_ui2app.build.production import build
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.workspace import Workspace, prepare

MOST = 0.06
"""Of a build's time: 0.3 s of 5 s, on whatever machine."""


@pytest.mark.full
def test_a_workspace_takes_a_small_part_of_a_build(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    sandbox = choose_sandbox("auto", trusted=True)
    app = {"src/App.tsx": "export default () => null;"}
    first = prepare(tmp_path / "first", scaffold_folder(), app, {}, sandbox=sandbox)  # which may install
    assert isinstance(first, Workspace)
    built = build(first, tmp_path / "dist", sandbox=sandbox)
    assert isinstance(built, Built)

    def ready(folder: Path) -> float:
        started = time.monotonic()
        prepare(folder, scaffold_folder(), app, {}, sandbox=sandbox)
        return time.monotonic() - started

    seconds: float = benchmark.pedantic(ready, args=(tmp_path / "w",), rounds=1)  # type: ignore[no-untyped-call]
    assert seconds < MOST * built.seconds
