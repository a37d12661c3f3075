"""How long each stage of a trial takes, on the smallest bundled case.

Skipped by default; run with ``pytest -o addopts=--import-mode=importlib tests/benchmarks/test_stage_times.py``.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from pytest_ui2app.browser.chromium import fingerprint, launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Conditions, Evaluation, Tools, Trial
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
def tools_in() -> Iterator[Callable[[Path], Tools]]:
    browser = find_browser()
    with launched(browser.path) as chromium:

        def make(store: Path) -> Tools:
            return Tools(
                store=FolderStore(store),
                sandbox=choose_sandbox,
                new_context=lambda: chromium.new_context,
                scaffold=scaffold_folder(),
                eyes=lambda: fingerprint(browser.version),
            )

        yield make


@pytest.mark.parametrize("stage", STAGES)
def test_stage_time(stage: str, benchmark: BenchmarkFixture, tools_in: Callable[[Path], Tools], tmp_path: Path) -> None:
    before, ask = STAGES[stage]
    (case,) = load_cases([CASE])
    evaluation = Evaluation(Trial(case=case, model=resolve_model("oracle")), Conditions(), tools_in(tmp_path))
    before(evaluation)
    benchmark.pedantic(ask, args=(evaluation,), rounds=1)  # type: ignore[no-untyped-call]
    assert evaluation.execution.at_3
