import json
from collections.abc import Callable

import pytest

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.agreement_rows import (
    LabelSource,
    agreement_json,
    agreement_section,
    differences,
    disagreements_json,
    figure_json,
    run_sources,
)
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.iis import ItemOutcome, MergedOutcome, NotCovered, Undecided
from pytest_ui2app.scoring.labels import Cell, CellLabel
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family, Outcome, Scope

Measure = Callable[..., list[ItemRecord]]


def _label(outcome: ItemOutcome, scope: float = 1.0) -> CellLabel:
    return CellLabel(outcome=outcome, scope=scope)


def _source(*labels: CellLabel) -> LabelSource:
    """Return a source of one label per case a, b, c ..."""
    cells = [Cell(model="m", case=case, round=1, family=Family.TOGGLE) for case in "abcdefgh"]
    return LabelSource(
        labels=dict(zip(cells, labels, strict=False)), evidence=lambda cell: {"reason": f"of {cell.case}"}
    )


def test_without_a_judge_there_is_no_section(trial: Trial, measure: Measure) -> None:
    assert agreement_section(measure(trial)) == {}
    assert agreement_section(measure(trial, judge={"unscored": "no key"})) == {}


def test_the_section_holds_the_published_figures_names(trial: Trial, measure: Measure) -> None:
    found = agreement_section(measure(trial, judge={"toggle": "P", "data_crud": "absent"}))
    assert found["sources"] == ["runtime", "judge"]
    (pair,) = found["pairs"]
    assert (pair["first"], pair["second"], pair["comparisons"], pair["jointly_covered"]) == ("runtime", "judge", 3, 2)
    assert pair["coverage_agreement"]["value"] == pytest.approx(100 * 2 / 3)
    assert pair["outcome_agreement"]["value"] == 50.0
    assert pair["scope_agreement"] == pair["outcome_agreement"]  # one of two too: S1 and S3 against the judge's S3, S3
    assert pair["confusion"] == {"W": {"W": 1, "P": 1, "absent": 1}}
    # 100 by the runtime; by the judge (1 * 0.5 + 3 * 1) / 6, with the inventory's scopes as weights
    assert pair["models"]["iis"] == {"blank": {"runtime": 100.0, "judge": pytest.approx(100 * 3.5 / 6)}}
    assert pair["models"]["bias"]["value"] == pytest.approx(100 - 100 * 3.5 / 6)
    assert pair["models"]["spearman"] == {"value": None, "undefined": "fewer than 3 models"}
    json.dumps(found, allow_nan=False)


def test_the_same_records_give_the_same_section(trial: Trial, measure: Measure) -> None:
    records = measure(trial, judge={"toggle": "P"})
    assert json.dumps(agreement_section(records)) == json.dumps(agreement_section(records[::-1]))


def test_a_disagreement_shows_what_both_rest_on(trial: Trial, measure: Measure) -> None:
    found = agreement_section(measure(trial, judge={"data_crud": "F"}, findings={"data_crud": ["working", "failed"]}))
    crud = found["disagreements"][0]
    assert (crud["case"], crud["model"], crud["family"], crud["differ"]) == (
        "notes",
        "blank",
        "data_crud",
        ["outcome", "scope"],
    )
    assert crud["says"]["judge"] == {"label": "F", "scope": 3.0, "reason": "App.tsx: F."}
    assert crud["says"]["runtime"] == {
        "label": "P",
        "scope": 2.0,
        "sub_features": [
            {"id": "add_note", "finding": "working", "reason": "", "not_held": []},
            {"id": "delete_note", "finding": "failed", "reason": "", "not_held": ["it works"]},
        ],
    }


def test_the_gravest_differences_come_first() -> None:
    w, p, f, absent = (_label(each) for each in (Outcome.W, Outcome.P, Outcome.F, NotCovered()))
    sources = {
        "runtime": _source(w, w, w, w, w, absent),
        "annotators": _source(_label(Outcome.W, 2.0), p, w, f, absent, absent),
    }
    found = disagreements_json(sources)
    assert [(each["case"], each["differ"]) for each in found] == [
        ("e", ["coverage"]),
        ("d", ["outcome"]),
        ("b", ["outcome"]),
        ("a", ["scope"]),
    ]


def test_an_unsure_label_differs_in_coverage_alone() -> None:
    unsure = _label(Undecided())
    assert differences([unsure, _label(Outcome.W, 3.0)]) == []
    assert differences([unsure, _label(NotCovered())]) == ["coverage"]


def test_three_sources_make_three_pairs_and_one_alpha() -> None:
    merged = _label(MergedOutcome(credit=0.75), 1.5)
    sources = {
        "runtime": _source(_label(Outcome.W), _label(Outcome.F)),
        "judge": _source(_label(Outcome.P), _label(Outcome.F)),
        "annotators": _source(merged, _label(Outcome.F)),
    }
    found = agreement_json(sources, {(case, Family.TOGGLE): Scope.S1 for case in "ab"})
    assert [(pair["first"], pair["second"]) for pair in found["pairs"]] == [
        ("runtime", "judge"),
        ("runtime", "annotators"),
        ("judge", "annotators"),
    ]
    # units (W P W/P) (F F F): each value 1, F 3; on F P W/P W the distances from F are 2, 3, 4, else 1, 1, 2
    expected = 2 * (3 * (4 + 9 + 16) + 1 + 1 + 4)
    observed = 2 * (1 + 1 + 4) / 2
    assert found["alpha"]["outcome"]["value"] == pytest.approx(1 - 5 * observed / expected)
    assert found["disagreements"][0]["says"]["annotators"] == {"label": "W/P", "scope": 1.5, "reason": "of a"}


def test_a_run_has_the_sources_that_label_something(trial: Trial, measure: Measure) -> None:
    assert list(run_sources(measure(trial))) == ["runtime"]
    assert list(run_sources(measure(trial, judge={"toggle": "W"}))) == ["runtime", "judge"]
    assert run_sources(measure(trial, runs=False)) == {}


def test_what_does_not_exist_is_null_with_its_reason() -> None:
    none = Unscored(reason="no variation")
    assert figure_json(none, none) == {"value": None, "low": None, "high": None, "undefined": "no variation"}
    assert figure_json(0.5, none)["no_interval"] == "no variation"
    assert figure_json(0.5, Interval(low=0.25, high=1), unit=100) == {"value": 50, "low": 25, "high": 100}
