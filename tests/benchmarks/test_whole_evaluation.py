"""How long EXEC, coverage and VFS of a twelve-page app take from an empty store, and what one look costs.

Skipped by default; run with ``pytest -s -o addopts=--import-mode=importlib tests/benchmarks/test_whole_evaluation.py``.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from pytest_ui2app.browser.chromium import launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.rendering import render_path
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.builtin.written import WrittenFactory
from pytest_ui2app.pipeline import Ahead, Conditions, Evaluation, Trial
from pytest_ui2app.pipeline.equipping import equipped
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.scoring.vfs import AppFidelity
from pytest_ui2app.store.artifacts import FolderStore
from pytest_ui2app.validity.bundling import bundle

TWELVE = Path(__file__).with_name("twelve")
RATIO = 8
"""How many times as long the paper's waits take, at least."""
PAGES_LEFT_OUT = 2
"""Of the twelve, by the generated app."""

GENERATED = WrittenFactory(name="varied", version=1, write=lambda _: source_files(TWELVE / "generated"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """What one evaluation took, in all and by stage, in seconds, and what it found."""

    seconds: float
    stages: Mapping[str, float]
    fidelity: AppFidelity


@pytest.fixture(scope="module")
def case() -> Case:
    (twelve,) = load_cases([TWELVE])
    return twelve


@pytest.fixture
def evaluate(case: Case, tmp_path: Path) -> Iterator[Callable[[Conditions], Measured]]:
    with equipped(tmp_path) as tools:
        tools.new_context()().close()  # the browser is started once for a whole run

        def measured(conditions: Conditions) -> Measured:
            with Ahead() as ahead:  # as in a run that has VFS among its items
                store = FolderStore(tmp_path / f"fixed-{conditions.fixed_waits}")
                own = replace(tools, store=store, foresee=ahead.begin)
                evaluation = Evaluation(Trial(case=case, model=GENERATED), conditions, own)
                began = time.perf_counter()
                assert evaluation.execution.at_3
                fidelity = evaluation.fidelity
                seconds = time.perf_counter() - began
            return Measured(seconds=seconds, stages=evaluation.timings, fidelity=fidelity)

        yield measured


def _told(name: str, measured: Measured) -> str:
    stages = ", ".join(f"{stage} {seconds:.2f}" for stage, seconds in measured.stages.items())
    return f"{name}: {measured.seconds:.2f} s ({stages})"


def test_an_evaluation_takes_an_eighth_of_what_the_fixed_waits_take(
    benchmark: BenchmarkFixture, evaluate: Callable[[Conditions], Measured]
) -> None:
    hurried: Measured = benchmark.pedantic(evaluate, args=(Conditions(),), rounds=1)  # type: ignore[no-untyped-call]
    fixed = evaluate(Conditions(fixed_waits=True))
    print(_told("hurried", hurried), _told("fixed", fixed), f"{fixed.seconds / hurried.seconds:.2f}", sep="\n")  # noqa: T201 - what is measured
    assert hurried.fidelity == fixed.fidelity
    assert hurried.fidelity.n_matched == hurried.fidelity.n_inputs - PAGES_LEFT_OUT
    assert fixed.seconds >= RATIO * hurried.seconds


def test_one_look(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    built = bundle({"twelve": source_files(TWELVE / "reference")}, tmp_path)
    shots = tmp_path / "shots"
    shots.mkdir()
    with launched(find_browser().path) as chromium:
        app = BuiltApp(new_context=chromium.new_context, dist=built["twelve"])
        route = benchmark.pedantic(  # type: ignore[no-untyped-call]
            render_path, args=(app, "/calendar", Visit(), shots), rounds=20, warmup_rounds=1
        )
    assert route.blocks
