from collections.abc import Callable

import pytest

from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.ledger import NOT_RUN, Ledger
from pytest_ui2app.reporting.record import ItemRecord, identity_of
from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.taxonomy import Metric

Measure = Callable[..., list[ItemRecord]]
Expecting = Callable[..., Ledger]


def test_nothing_is_missing_once_everything_is_entered(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = expecting(trial)
    assert len(ledger.missing) == 6
    _enter(ledger, measure(trial))
    assert ledger.missing == {}


def test_what_was_not_run_is_missing_and_says_so(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = expecting(trial)
    _enter(ledger, measure(trial)[1:])
    assert ledger.missing == {("blank", "notes", 1, "exec", ""): NOT_RUN}


def test_trouble_is_the_reason_of_what_is_missing(trial: Trial, expecting: Expecting) -> None:
    ledger = expecting(trial)
    ledger.trouble(identity_of(trial, Metric.VFS), "no browser")
    assert ledger.missing["blank", "notes", 1, "vfs", ""] == "no browser"


def test_a_measurement_outlives_trouble_before_and_after(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = expecting(trial)
    ledger.trouble(identity_of(trial, Metric.VFS), "before")
    _enter(ledger, measure(trial))
    ledger.trouble(identity_of(trial, Metric.VFS), "after, in the teardown")
    assert ledger.missing == {}
    assert ledger.troubles == {}


def test_a_trial_of_which_only_a_part_was_selected_gives_no_row(trial: Trial, measure: Measure) -> None:
    ledger = Ledger()
    for record in measure(trial)[:5]:
        ledger.expect(record.identity)
        ledger.enter(record)
    assert ledger.rows([trial]) == {}
    assert ledger.missing == {}


def test_a_row_holds_what_was_measured(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = expecting(trial)
    _enter(ledger, measure(trial, quality=0.5, reached=1, findings={"cross_route_state": ["failed"]}))
    (row,) = ledger.rows([trial])["blank"]
    assert (row.n_apps, row.complete) == (1, True)
    assert row.scores[Column.EXEC_AT_3] == 100
    assert row.scores[Column.VFS] == pytest.approx(50)
    assert row.scores[Column.NRS] == pytest.approx(100 / 3)
    assert row.scores[Column.IIS] == pytest.approx(100 * (1 + 2) / (1 + 2 + 3))


def test_an_app_that_does_not_run_counts_zero_everywhere(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = expecting(trial)
    _enter(ledger, measure(trial, runs=False))
    (row,) = ledger.rows([trial])["blank"]
    assert [row.scores[c] for c in (Column.EXEC_AT_3, Column.VFS, Column.NRS, Column.IIS)] == [0, 0, 0, 0]
    assert not isinstance(row.scores[Column.VFS_CONDITIONAL], float)


def test_what_is_missing_is_no_zero_in_the_row(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = expecting(trial)
    _enter(ledger, [record for record in measure(trial) if record.metric is not Metric.VFS])
    ledger.trouble(identity_of(trial, Metric.VFS), "no browser")
    (row,) = ledger.rows([trial])["blank"]
    assert not isinstance(row.scores[Column.VFS], float)
    assert row.scores[Column.NRS] == 100
    assert row.missing == {"notes": "no browser"}


def test_models_and_rounds_are_kept_apart(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    trials = [
        trial,
        Trial(case=trial.case, model=trial.model, round=2),
        Trial(case=trial.case, model=resolve_model("ocr")),
    ]
    ledger = expecting(*trials)
    for each, quality in zip(trials, (0.2, 0.4, 0.6), strict=True):
        _enter(ledger, measure(each, quality=quality))
    rows = ledger.rows(trials)
    found = {model: [row.scores[Column.VFS] for row in rounds] for model, rounds in rows.items()}
    assert found == {"blank": [pytest.approx(20), pytest.approx(40)], "ocr": [pytest.approx(60)]}
    assert ledger.models == ("blank", "ocr")


def test_records_are_sorted_by_identity_whatever_the_order_of_entry(
    trial: Trial, measure: Measure, expecting: Expecting
) -> None:
    forward, backward = expecting(trial), expecting(trial)
    records = measure(trial)
    _enter(forward, records)
    _enter(backward, records[::-1])
    assert forward.sorted_records() == backward.sorted_records()
    assert [r.identity.key for r in forward.sorted_records()] == sorted(record.identity.key for record in records)


def _enter(ledger: Ledger, records: list[ItemRecord]) -> None:
    for record in records:
        ledger.enter(record)
