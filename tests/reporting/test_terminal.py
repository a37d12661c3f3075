from collections.abc import Callable

import pytest

from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import ItemRecord, identity_of
from pytest_ui2app.reporting.rows import Summary, summarise
from pytest_ui2app.reporting.terminal import matrix_lines, model_lines, status_of, trouble_lines
from pytest_ui2app.taxonomy import Metric

Measure = Callable[..., list[ItemRecord]]
Expecting = Callable[..., Ledger]


def _filled(ledger: Ledger, records: list[ItemRecord]) -> Ledger:
    for record in records:
        ledger.enter(record)
    return ledger


def _summaries(ledger: Ledger, *trials: Trial) -> list[Summary]:
    rows = ledger.rows(trials)
    return [summarise(model, rounds, complete=not ledger.missing) for model, rounds in rows.items()]


def test_a_model_is_one_row_under_named_columns(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = _filled(expecting(trial), measure(trial, quality=0.5, reached=1))
    head, _, row, formula = model_lines(_summaries(ledger, trial))
    assert head.split() == [
        "model",
        "apps",
        "EXEC@1",
        "EXEC@3",
        "VFS",
        "size",
        "text",
        "position",
        "color",
        "NRS",
        "IIS",
    ]
    assert row.split() == ["blank", "1", "100.0", "100.0", "50.0", "50.0", "50.0", "50.0", "50.0", "33.3", "100.0"]
    assert "sum(w*c*r) / sum(w)" in formula


def test_a_row_with_gaps_is_marked_and_the_mark_explained(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = _filled(expecting(trial), measure(trial)[:-1])
    lines = model_lines(_summaries(ledger, trial))
    assert lines[2].startswith("blank *")
    assert lines[2].split()[-1] == "-"
    assert any(line.startswith("* incomplete") for line in lines)


def test_unsure_sub_features_give_the_bounds(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = _filled(expecting(trial), measure(trial, findings={"data_crud": ["working", "unsure"]}))
    lines = model_lines(_summaries(ledger, trial))
    # weights 1, 2, 3; the unsure one may turn the W of weight 2 into a P
    assert f"blank: IIS lies between {100 * 5 / 6:.1f} and 100.0" in "\n".join(lines)


def test_outcomes_stand_under_their_family(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    findings = {"toggle": ["absent"], "data_crud": ["working", "failed"], "cross_route_state": ["failed"]}
    head, _, row, legend = matrix_lines(_filled(expecting(trial), measure(trial, findings=findings)))
    assert row.startswith("notes · blank ")
    found = {name: row[: head.index(name) + len(name)][-1] for name in head.split()[1:]}
    assert found == {
        "toggle": "-",
        "expand": " ",
        "list": " ",
        "crud": "P",
        "valid": " ",
        "notify": " ",
        "cross": "F",
    }
    assert all(mark in legend for mark in ("W working", "- absent", "? unsure", "blank not implied"))


@pytest.mark.parametrize(("script", "mark"), [({"runs": False}, "x"), ({"findings": {"toggle": ["unsure"]}}, "?")])
def test_what_could_not_be_decided_has_its_own_mark(
    script: dict[str, object], mark: str, trial: Trial, measure: Measure, expecting: Expecting
) -> None:
    assert mark in matrix_lines(_filled(expecting(trial), measure(trial, **script)))[2].split()


def test_without_interaction_items_there_is_no_matrix(trial: Trial, measure: Measure) -> None:
    assert matrix_lines(_filled(Ledger(), measure(trial)[:3])) == []


def test_trouble_is_counted_named_and_given_its_reason(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    ledger = _filled(expecting(trial), measure(trial)[:4])
    ledger.trouble(identity_of(trial, Metric.IIS, trial.case.inventory[2].family), "the browser went away")
    head, *lines = trouble_lines(ledger)
    assert head.startswith("INCOMPLETE 4/6: ")
    assert [line.strip() for line in lines] == [
        "notes · blank · cross_route_state: the browser went away",
        "notes · blank · data_crud: not run",
    ]


def test_trouble_names_the_round(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    second = Trial(case=trial.case, model=trial.model, round=2)
    ledger = _filled(expecting(trial, second), [*measure(trial), *measure(second)[1:]])
    assert trouble_lines(ledger)[1].strip() == "notes · blank · r2 · exec: not run"


def test_a_complete_run_has_no_trouble(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    assert trouble_lines(_filled(expecting(trial), measure(trial))) == []


def test_items_are_shown_by_what_was_found(trial: Trial, measure: Measure) -> None:
    findings = {"toggle": ["working"], "data_crud": ["working", "failed"], "cross_route_state": ["failed"]}
    shown = [status_of(record)[1:3] for record in measure(trial, quality=0.5, findings=findings)]
    assert shown == [
        ("R", "RUNS"),
        (".", "VFS 50.0"),
        (".", "NRS 100.0"),
        ("W", "WORKING"),
        ("P", "PARTIAL"),
        ("F", "FAILED TO BEHAVE"),
    ]


def test_an_app_that_does_not_run_is_shown_so(trial: Trial, measure: Measure) -> None:
    shown = [status_of(record)[1] for record in measure(trial, runs=False)]
    assert (shown[0], set(shown[3:])) == ("x", {"x"})


def test_models_have_rows_of_their_own(trial: Trial, measure: Measure, expecting: Expecting) -> None:
    other = Trial(case=trial.case, model=resolve_model("ocr"))
    ledger = _filled(expecting(trial, other), [*measure(trial), *measure(other)])
    names = [line.split()[0] for line in model_lines(_summaries(ledger, trial, other))[2:4]]
    assert names == ["blank", "ocr"]
