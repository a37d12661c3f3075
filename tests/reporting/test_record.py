import json
import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.pipeline import Evaluation, Trial
from pytest_ui2app.reporting.record import (
    Identity,
    ItemRecord,
    exec_record,
    fidelity_of,
    identity_of,
    iis_record,
    label_of,
    nrs_record,
    properties_of,
    vfs_record,
)
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Metric

Evaluate = Callable[..., Evaluation]
Measure = Callable[..., list[ItemRecord]]

IDENTITY = Identity(
    case="notes",
    application_family=ApplicationFamily.ADMIN,
    model="m",
    round=2,
    metric=Metric.IIS,
    family=Family.TOGGLE,
)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_value_travels_to_its_last_bit(value: float) -> None:
    record = ItemRecord(identity=IDENTITY, value=value, parts={"deep": [{"value": value}]})
    again = ItemRecord.from_json(record.to_json())
    assert again == record
    assert math.copysign(1, again.value or 0.0) == math.copysign(1, value) or value == 0


def test_a_record_is_one_line_of_ascii_or_more() -> None:
    record = ItemRecord(identity=IDENTITY, value=None, parts={"text": "two\nlines · é"})
    assert len(record.to_json().splitlines()) == 1
    assert ItemRecord.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    "script", [{}, {"quality": 1 / 3, "matched": 2, "reached": 1}, {"matched": 0}, {"runs": False}]
)
def test_every_record_of_a_trial_survives_the_journey(
    script: dict[str, object], trial: Trial, measure: Measure
) -> None:
    records = measure(trial, **script)
    assert len(records) == 6
    assert [ItemRecord.from_json(record.to_json()) for record in records] == records


def test_an_identity_survives_the_journey() -> None:
    assert Identity.from_json(IDENTITY.to_json()) == IDENTITY


def test_items_of_a_trial_have_different_keys(trial: Trial) -> None:
    other_round = Trial(case=trial.case, model=trial.model, round=2)
    identities = [
        identity_of(t, metric, family)
        for t in (trial, other_round)
        for metric in Metric
        for family in (None, Family.TOGGLE, Family.DATA_CRUD)
    ]
    assert len({identity.key for identity in identities}) == len(identities)


def test_fidelity_and_label_can_be_read_back(trial: Trial, evaluate: Evaluate) -> None:
    evaluation = evaluate(trial, quality=1 / 3, matched=2)
    item = trial.case.inventory[1]
    vfs = ItemRecord.from_json(vfs_record(evaluation).to_json())
    iis = ItemRecord.from_json(iis_record(evaluation, item).to_json())
    assert fidelity_of(vfs) == evaluation.fidelity
    assert label_of(iis) == evaluation.label(item)


def test_an_app_without_a_match_has_a_vfs_of_zero(trial: Trial, evaluate: Evaluate) -> None:
    record = ItemRecord.from_json(vfs_record(evaluate(trial, matched=0)).to_json())
    assert record.value == 0
    assert fidelity_of(record).coverage == 0


def test_vfs_carries_the_coverage_factor(trial: Trial, evaluate: Evaluate) -> None:
    assert vfs_record(evaluate(trial, quality=0.5, matched=2)).value == pytest.approx(100 * 0.5 * 2 / 3)


def test_nrs_is_the_share_of_screenshots_reached(trial: Trial, evaluate: Evaluate) -> None:
    record = nrs_record(evaluate(trial, reached=2))
    assert record.value == pytest.approx(200 / 3)
    assert record.parts["reached"] == {"home.png": ["link: there"], "note.png": ["link: there"]}


def test_exec_tells_every_attempt(trial: Trial, evaluate: Evaluate) -> None:
    passed, failed = exec_record(evaluate(trial)), exec_record(evaluate(trial, runs=False))
    assert (passed.value, passed.outcome) == (100, "pass")
    assert (failed.value, failed.outcome) == (0, "fail")
    (attempt,) = failed.parts["attempts"]
    assert (attempt["passed"], attempt["failed_at"], attempt["diagnostics"]) == (False, "build", "does not parse")


@pytest.mark.parametrize(
    ("findings", "told"),
    [
        (["working", "working"], ("W", 100, 1)),
        (["working", "failed"], ("P", 50, 1)),
        (["failed", "failed"], ("F", 0, 1)),
        (["absent", "working"], ("W", 100, 1)),
        (["absent", "absent"], ("absent", 0, 0)),
        (["unsure", "absent"], ("unsure", None, 1)),
    ],
)
def test_an_interaction_item_tells_outcome_credit_and_coverage(
    findings: list[str], told: tuple[str, float | None, int], trial: Trial, evaluate: Evaluate
) -> None:
    record = iis_record(evaluate(trial, findings={"data_crud": findings}), trial.case.inventory[1])
    assert (record.outcome, record.value, record.parts["coverage"]) == told
    assert record.parts["scope"] == "S2"
    assert [each["finding"] for each in record.parts["sub_features"]] == findings


def test_everything_of_an_app_that_does_not_run_is_zero(trial: Trial, measure: Measure) -> None:
    _, *others = measure(trial, runs=False)
    assert {(record.value, record.outcome) for record in others} == {(0.0, "not built")}


def test_properties_hold_plain_figures_and_the_record(trial: Trial, evaluate: Evaluate) -> None:
    evaluation = evaluate(trial, quality=0.5, matched=2)
    record = vfs_record(evaluation)
    properties = dict(properties_of(record, evaluation.timings))
    assert ItemRecord.from_json(str(properties.pop("ui2app"))) == record
    assert properties["vfs"] == record.value
    assert properties["vfs_color"] == pytest.approx(100 * 0.5 * 2 / 3)
    assert (properties["seconds:generate"], properties["artifact:generate"]) == (1.25, "0" * 32)


def test_properties_of_interaction_items_tell_outcome_coverage_and_scope(trial: Trial, evaluate: Evaluate) -> None:
    record = iis_record(evaluate(trial), trial.case.inventory[2])
    properties = dict(properties_of(record, {}))
    assert (properties["iis"], properties["outcome"]) == (100, "W")
    assert (properties["coverage"], properties["scope"]) == (1, "S3")


def test_properties_survive_xdist(trial: Trial, measure: Measure) -> None:
    for record in measure(trial):
        for _, value in properties_of(record, {}):
            assert value is None or isinstance(value, str | float | int)
            assert json.loads(json.dumps(value)) == value
