from collections.abc import Callable

import pytest

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.cell_labels import inventory_of, judge_labels, runtime_labels
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.scoring.iis import ItemOutcome, NotCovered, Undecided
from pytest_ui2app.scoring.labels import Cell, CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope

Measure = Callable[..., list[ItemRecord]]


def _cell(family: Family) -> Cell:
    return Cell(model="blank", case="notes", round=1, family=family)


@pytest.mark.parametrize(
    ("findings", "outcome"),
    [
        (["working", "working"], Outcome.W),
        (["working", "failed"], Outcome.P),
        (["failed", "absent"], Outcome.F),
        (["absent", "absent"], NotCovered()),
        (["unsure", "absent"], Undecided()),
    ],
)
def test_what_the_probes_found_is_read_back(
    trial: Trial, measure: Measure, findings: list[str], outcome: ItemOutcome
) -> None:
    records = [ItemRecord.from_json(each.to_json()) for each in measure(trial, findings={"data_crud": findings})]
    labels = runtime_labels(records)
    assert labels[_cell(Family.DATA_CRUD)] == CellLabel(outcome=outcome, scope=2.0)
    assert set(labels) == {_cell(f) for f in (Family.TOGGLE, Family.DATA_CRUD, Family.CROSS_ROUTE_STATE)}


def test_an_app_that_does_not_run_has_no_cells(trial: Trial, measure: Measure) -> None:
    records = measure(trial, runs=False)
    assert not runtime_labels(records)
    assert not judge_labels(records)
    assert not inventory_of(records)


def test_the_inventorys_scopes_are_read(trial: Trial, measure: Measure) -> None:
    assert inventory_of(measure(trial)) == {
        ("notes", Family.TOGGLE): Scope.S1,
        ("notes", Family.DATA_CRUD): Scope.S2,
        ("notes", Family.CROSS_ROUTE_STATE): Scope.S3,
    }


def test_what_the_judge_said_is_read_back(trial: Trial, measure: Measure) -> None:
    records = measure(trial, judge={"toggle": "P", "data_crud": "absent"})
    assert judge_labels(records) == {
        _cell(Family.TOGGLE): CellLabel(outcome=Outcome.P, scope=3.0),
        _cell(Family.DATA_CRUD): CellLabel(outcome=NotCovered(), scope=2.0),
        _cell(Family.CROSS_ROUTE_STATE): CellLabel(outcome=Outcome.W, scope=3.0),
    }


def test_a_judge_that_gave_no_verdict_has_no_labels(trial: Trial, measure: Measure) -> None:
    assert judge_labels(measure(trial, judge={"unscored": "it would not answer"})) == {}
    assert judge_labels(measure(trial)) == {}


def test_the_probes_own_word_counts_where_the_judge_decided(trial: Trial, measure: Measure) -> None:
    records = measure(trial, judge={"toggle": "F"}, findings={"toggle": ["unsure"]})
    (toggle,) = [record for record in records if record.identity.family is Family.TOGGLE]
    assert toggle.outcome == "F"
    assert runtime_labels(records)[_cell(Family.TOGGLE)].outcome == Undecided()
