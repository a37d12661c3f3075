"""How long each stage of a trial takes, on the smallest bundled case.

Skipped by default; run with ``pytest -o addopts=--import-mode=importlib tests/benchmarks/test_stage_times.py``.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Conditions, Evaluation, Tools, Trial
from pytest_ui2app.pipeline.equipping import equipped
from pytest_ui2app.store.artifacts import FolderStore

CASE = Path(__file__).parents[2] / "cases" / "dayboard"

Ask = Callable[[Evaluation], object]

STAGES: dict[str, tuple[Ask, Ask]] = {
    "generate": (lambda _: None, lambda e: e.generated),
    "build and home": (lambda e: e.generated, lambda e: e.attempts),
    "render all routes": (lambda e: e.attempts, lambda e: e.rendered),
    "reference": (lambda e: e.attempts, lambda e: e.reference),
    "match": (lambda e: (e.rendered, e.reference), lambda e: e.matches),
    "crawl": (lambda e: e.matches, lambda e: e.crawl),
    "probe": (lambda e: e.matches, lambda e: [e.probe_reports(item) for item in e.trial.case.inventory]),
}
"""For each stage: what must be there before, and what is asked for."""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tools]:
    with equipped(tmp_path_factory.mktemp("store")) as made:
        yield made


@pytest.mark.parametrize("stage", STAGES)
def test_stage_time(stage: str, benchmark: BenchmarkFixture, tools: Tools, tmp_path: Path) -> None:
    before, ask = STAGES[stage]
    (case,) = load_cases([CASE])
    evaluation = Evaluation(
        Trial(case=case, model=resolve_model("oracle")), Conditions(), replace(tools, store=FolderStore(tmp_path))
    )
    before(evaluation)
    benchmark.pedantic(ask, args=(evaluation,), rounds=1)  # type: ignore[no-untyped-call]
    assert evaluation.execution.at_3
