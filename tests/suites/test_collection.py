from collections.abc import Callable
from pathlib import Path

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.suites.collection import trial_id


def test_a_trial_is_called_by_case_and_model_and_by_round_if_there_are_several(make_case: Callable[..., Path]) -> None:
    (case,) = load_cases([make_case()])
    trial = Trial(case=case, model=resolve_model("blank"), round=2)
    assert trial_id(trial, rounds=1) == "notes-blank"
    assert trial_id(trial, rounds=3) == "notes-blank-r2"
