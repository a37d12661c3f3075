"""From cases, models and rounds to pytest items, grouped so that one worker gets the whole of a trial."""

from collections.abc import Sequence

import pytest

from pytest_ui2app.pipeline import Trial

TRIAL = "ui2app_trial"
ITEM = "ui2app_inventory_item"
NO_MODEL = "name a model to measure, for instance --ui2app-model=ocr"


def trial_id(trial: Trial, *, rounds: int) -> str:
    """Return the id of a trial in item names: case and model, and the round when there are several."""
    return "-".join([trial.case.id, trial.model.name, *([f"r{trial.round}"] if rounds > 1 else [])])


def parametrize(metafunc: pytest.Metafunc, trials: Sequence[Trial]) -> None:
    """Give a suite's test function one item per trial, or per trial and inventory item if it asks for one."""
    if TRIAL not in metafunc.fixturenames:
        return
    rounds = max((trial.round for trial in trials), default=1)
    if ITEM in metafunc.fixturenames:
        cells = [(trial, item) for trial in trials for item in trial.case.inventory]
        ids = [f"{trial_id(trial, rounds=rounds)}-{item.family}" for trial, item in cells]
        metafunc.parametrize((TRIAL, ITEM), _parameters(cells, ids) or [_no_model(2)])
    else:
        ids = [trial_id(trial, rounds=rounds) for trial in trials]
        metafunc.parametrize((TRIAL,), _parameters([(trial,) for trial in trials], ids) or [_no_model(1)])


def _parameters(cells: Sequence[tuple[object, ...]], ids: Sequence[str]) -> list["pytest.ParameterSet"]:
    return [
        pytest.param(*cell, id=name, marks=pytest.mark.xdist_group(name=_group(cell[0])))
        for cell, name in zip(cells, ids, strict=True)
    ]


def _group(trial: object) -> str:
    assert isinstance(trial, Trial)  # noqa: S101 - the first of every cell
    return f"{trial.case.id}-{trial.model.name}-{trial.round}"


def _no_model(arity: int) -> "pytest.ParameterSet":
    return pytest.param(*[None] * arity, id="no-model", marks=pytest.mark.skip(reason=NO_MODEL))
