import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Evaluation, Trial
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import (
    ItemRecord,
    exec_record,
    identity_of,
    iis_record,
    nrs_record,
    vfs_record,
)
from pytest_ui2app.taxonomy import Metric


def _pretence() -> ModuleType:
    name = "ui2app_tests_pretence"
    if name not in sys.modules:
        file = Path(__file__).parents[1] / "plugin" / "pretence.py"
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]


@pytest.fixture
def case(make_case: Callable[..., Path]) -> Case:
    return load_cases([make_case()])[0]


@pytest.fixture
def trial(case: Case) -> Trial:
    return Trial(case=case, model=resolve_model("blank"))


@pytest.fixture
def evaluate() -> Callable[..., Evaluation]:
    """Return a function that pretends a trial's measurement: what its keywords say, the best otherwise."""

    def pretend(trial: Trial, **script: Any) -> Evaluation:  # noqa: ANN401 - whatever the script takes
        pretence = _pretence()
        evaluation: Evaluation = pretence.Pretence(trial=trial, script=pretence.Script(**script))
        return evaluation

    return pretend


@pytest.fixture
def measure(evaluate: Callable[..., Evaluation]) -> Callable[..., list[ItemRecord]]:
    """Return a function that makes every record of a trial."""

    def records(trial: Trial, **script: Any) -> list[ItemRecord]:  # noqa: ANN401 - as above
        evaluation = evaluate(trial, **script)
        whole = [exec_record(evaluation), vfs_record(evaluation), nrs_record(evaluation)]
        return [*whole, *(iis_record(evaluation, item) for item in trial.case.inventory)]

    return records


@pytest.fixture
def expecting() -> Callable[..., Ledger]:
    """Return a function that makes a ledger in which every item of some trials is expected."""

    def ledger(*trials: Trial) -> Ledger:
        made = Ledger()
        for trial in trials:
            for metric in (Metric.EXEC, Metric.VFS, Metric.NRS):
                made.expect(identity_of(trial, metric))
            for item in trial.case.inventory:
                made.expect(identity_of(trial, Metric.IIS, item.family))
        return made

    return ledger
