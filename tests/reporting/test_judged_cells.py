"""What a record keeps of a judge, what a run says of it, and what it does to the score."""

from collections.abc import Callable, Mapping

import pytest

from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.pipeline import Evaluation, Trial
from pytest_ui2app.reporting.judged_cells import MOST_LINES, judge_json, judge_lines
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import ItemRecord, iis_record, label_of
from pytest_ui2app.reporting.turns import stage_of, turn_row
from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.scoring.iis import Undecided

Evaluate = Callable[..., Evaluation]
Measure = Callable[..., list[ItemRecord]]
Expecting = Callable[..., Ledger]

OPEN = {"toggle": ["unsure"], "data_crud": ["working", "failed"]}
"""The runtime: toggle open, data_crud P, cross_route_state W."""
DIFFER = "runtime and judge differ in 1 of the 2 that both decide"


def toggle(trial: Trial, evaluate: Evaluate, **script: object) -> ItemRecord:
    return iis_record(evaluate(trial, **script), trial.case.inventory[0])


def iis(ledger: Ledger, trial: Trial, records: list[ItemRecord]) -> object:
    for record in records:
        ledger.enter(record)
    ((row,),) = ledger.rows([trial]).values()
    return row.scores[Column.IIS]


def test_a_record_keeps_the_judge_s_word_beside_the_runtime_s(trial: Trial, evaluate: Evaluate) -> None:
    record = toggle(trial, evaluate, judge={"toggle": "F"})
    judge = record.parts["judge"]
    assert {key: judge[key] for key in ("coverage", "outcome", "scope", "reason")} == {
        "coverage": 1,
        "outcome": "F",
        "scope": "S3",
        "reason": "App.tsx: F.",
    }
    assert (record.outcome, record.value) == ("W", 100)
    assert (record.parts["runtime"], record.parts["decided_by"]) == ("W", "runtime")
    assert ItemRecord.from_json(record.to_json()) == record


def test_a_family_that_the_judge_does_not_find_has_no_scope(trial: Trial, evaluate: Evaluate) -> None:
    judge = toggle(trial, evaluate, judge={"toggle": "absent"}).parts["judge"]
    assert (judge["coverage"], judge["outcome"], judge["scope"]) == (0, "absent", None)


def test_an_app_that_was_not_judged_says_why(trial: Trial, evaluate: Evaluate) -> None:
    record = toggle(trial, evaluate, judge={"unscored": "it was refused"}, findings=OPEN)
    assert record.parts["judge"] == {"unscored": "it was refused", "turns": []}
    assert (record.outcome, record.value, record.parts["decided_by"]) == ("unsure", None, "runtime")


def test_without_a_judge_a_record_is_what_it_was(trial: Trial, evaluate: Evaluate) -> None:
    assert toggle(trial, evaluate).parts.keys() == {"scope", "coverage", "label", "sub_features"}


@pytest.mark.parametrize(("says", "value", "covered"), [("W", 100, 1), ("P", 50, 1), ("F", 0, 1), ("absent", 0, 0)])
def test_an_open_item_takes_the_judge_s_outcome(
    trial: Trial, evaluate: Evaluate, says: str, value: float, covered: int
) -> None:
    record = toggle(trial, evaluate, judge={"toggle": says}, findings=OPEN)
    assert (record.outcome, record.value, record.parts["coverage"]) == (says, value, covered)
    assert (record.parts["runtime"], record.parts["decided_by"]) == ("unsure", "judge")
    label = label_of(record)
    assert not label.undecided
    assert label.covered == bool(covered)
    assert (label.lower, label.upper) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("script", "score"),
    [
        # Weights 1, 2 and 3; data_crud is P, cross_route_state W. An open toggle is in neither sum.
        ({"findings": OPEN}, 100 * (2 * 0.5 + 3) / 5),
        ({"findings": OPEN, "judge": {"unscored": "refused"}}, 100 * (2 * 0.5 + 3) / 5),
        ({"findings": OPEN, "judge": {"toggle": "W", "data_crud": "F"}}, 100 * (1 + 2 * 0.5 + 3) / 6),
        ({"findings": OPEN, "judge": {"toggle": "F", "data_crud": "W"}}, 100 * (2 * 0.5 + 3) / 6),
    ],
    ids=["no judge", "not judged", "judge W", "judge F"],
)
def test_the_score_counts_the_judge_only_where_the_runtime_is_open(
    trial: Trial, measure: Measure, expecting: Expecting, script: Mapping[str, object], score: float
) -> None:
    assert iis(expecting(trial), trial, measure(trial, **script)) == pytest.approx(score)


def test_an_open_label_is_open_after_its_journey(trial: Trial, evaluate: Evaluate) -> None:
    record = ItemRecord.from_json(toggle(trial, evaluate, findings=OPEN).to_json())
    assert label_of(record).outcome == Undecided()
    assert label_of(record).strict == Undecided()


def test_the_end_of_a_run_says_where_runtime_and_judge_differ(trial: Trial, measure: Measure) -> None:
    records = measure(trial, findings=OPEN, judge={"toggle": "F", "data_crud": "W", "cross_route_state": "W"})
    assert judge_lines(records, "ours/luna") == [
        f"JUDGE ours/luna labelled 3 of 3 cells; {DIFFER}; 1 that the runtime leaves open is scored by the judge",
        "  notes · blank · data_crud: runtime P, judge W: App.tsx: W.",
        "answers of the judge: 1, for 0.2500 dollars (1,000 in, 200 out)",
    ]
    summary = judge_json(records)["judge"]
    spending = summary.pop("spending")
    assert summary == {"cells": 3, "labelled": 3, "compared": 2, "differing": 1, "decided_by_judge": 1}
    assert (spending["answers"], spending["dollars"]) == (1, 0.25)


def test_apps_that_were_not_judged_are_listed_once_each(trial: Trial, measure: Measure) -> None:
    lines = judge_lines(measure(trial, judge={"unscored": "the judge was kept\nfrom answering"}), "ours/luna")
    assert lines == [
        "JUDGE ours/luna labelled none of 3 cells",
        "NOT JUDGED 1 app (the labels are the runtime's):",
        "  notes · blank: the judge was kept from answering",
    ]


def test_many_differences_are_told_in_short(trial: Trial, measure: Measure) -> None:
    records = [record for _ in range(MOST_LINES) for record in measure(trial, judge={"toggle": "F", "data_crud": "F"})]
    lines = judge_lines(records, "ours/luna")
    assert lines[MOST_LINES + 1] == f"  ... and {MOST_LINES} more"


def test_without_a_judge_nothing_is_said(trial: Trial, measure: Measure) -> None:
    assert judge_lines(measure(trial), "") == []
    assert judge_json(measure(trial)) == {}
    assert judge_lines(measure(trial, runs=False, judge={"toggle": "W"}), "ours/luna") == []


def test_a_judge_s_turns_are_a_stage_of_their_own() -> None:
    assert [stage_of(turn) for turn in ("judge", "judge-again", "judge-roomier")] == ["judge"] * 3
    assert turn_row(TurnSummary(name="judge", finish_reason="stop"))["stage"] == "judge"
