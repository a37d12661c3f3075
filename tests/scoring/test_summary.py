import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from pytest_ui2app.scoring.columns import AppResult, Column, InventoryItem, NotMeasured
from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.iis import EQUAL_WEIGHTS, ItemLabel, MergedOutcome, NotCovered, judged_item
from pytest_ui2app.scoring.labels import Category
from pytest_ui2app.scoring.nrs import reachability
from pytest_ui2app.scoring.summary import (
    column_values,
    iis_by_family,
    iis_by_scope,
    iis_under,
    model_row,
    outcome_matrix,
    rows_by_application_family,
)
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.scoring.vfs import AppFidelity, PageFidelity, app_fidelity
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Outcome, Scope

TOGGLE = InventoryItem(family=Family.TOGGLE, scope=Scope.S1)
CART = InventoryItem(family=Family.CROSS_ROUTE_STATE, scope=Scope.S3)
DOWN = NotMeasured(reason="the browser did not start")


def fidelity(part: float, *, n_inputs: int = 1) -> AppFidelity:
    page = PageFidelity(size=part, text=part, position=part, color=part, block_recall=part, block_precision=part)
    return app_fidelity([page], n_inputs=n_inputs)


def toggle(outcome: Outcome | NotCovered | MergedOutcome) -> ItemLabel:
    return judged_item(Family.TOGGLE, Scope.S1, outcome)


def cart(outcome: Outcome | NotCovered) -> ItemLabel:
    return judged_item(Family.CROSS_ROUTE_STATE, Scope.S3, outcome)


def passed(app: str, **measured: Any) -> AppResult:  # noqa: ANN401
    result = AppResult(
        app=app,
        application_family=ApplicationFamily.ADMIN,
        execution=Execution(attempts=(True,)),
        fidelity=fidelity(1.0),
        reachability=reachability(["home"], ["home"]),
        inventory=(),
        items=(),
    )
    return dataclasses.replace(result, **measured)


def failed(app: str, *, inventory: tuple[InventoryItem, ...] = ()) -> AppResult:
    nothing = NotMeasured(reason="not built")
    return AppResult(
        app=app,
        application_family=ApplicationFamily.CONTENT,
        execution=Execution(attempts=(False, False, False, False)),
        fidelity=nothing,
        reachability=nothing,
        inventory=inventory,
        items=(),
    )


def scores(results: Sequence[AppResult]) -> dict[Column, float]:
    return {key: value for key, value in model_row("m", results).scores.items() if isinstance(value, float)}


def test_the_published_gap_between_headline_and_conditional_vfs() -> None:
    # Edition 000, appendix D: 50 of 95 apps build and average 63.0; the headline is 33.2, EXEC@3 52.6.
    results = [passed(f"p{index}", fidelity=fidelity(0.63)) for index in range(50)]
    results += [failed(f"f{index}") for index in range(45)]
    found = scores(results)
    assert (round(found[Column.VFS_CONDITIONAL], 1), round(found[Column.VFS], 1)) == (63.0, 33.2)
    assert round(found[Column.EXEC_AT_3], 1) == 52.6
    row = model_row("m", results)
    assert (row.n_apps, row.n_passed, row.complete) == (95, 50, True)


def test_the_first_nine_columns_are_the_published_keys() -> None:
    assert [str(column) for column in Column][:9] == [
        "exec_at_1",
        "exec_at_3",
        "nrs",
        "vfs_size",
        "vfs_text",
        "vfs_position",
        "vfs_color",
        "vfs",
        "iis",
    ]
    assert set(model_row("m", []).scores) == set(Column)


def test_a_repaired_app_counts_for_exec_at_3_only() -> None:
    found = scores([passed("a", execution=Execution(attempts=(False, True))), passed("b")])
    assert (found[Column.EXEC_AT_1], found[Column.EXEC_AT_3]) == (50.0, 100.0)


def test_conditional_parts_keep_the_coverage_factor_and_matched_parts_do_not() -> None:
    found = scores([passed("a", fidelity=fidelity(0.8, n_inputs=4)), failed("b")])
    assert found[Column.VFS_TEXT] == pytest.approx(10.0)
    assert found[Column.VFS_TEXT_CONDITIONAL] == pytest.approx(20.0)
    assert found[Column.VFS_TEXT_MATCHED] == pytest.approx(80.0)
    assert found[Column.BLOCK_RECALL_MATCHED] == pytest.approx(80.0)


def test_an_app_without_matched_pages_counts_in_conditional_scores_but_not_in_matched_ones() -> None:
    found = scores([passed("a"), passed("b", fidelity=app_fidelity([], n_inputs=2))])
    assert (found[Column.VFS_CONDITIONAL], found[Column.VFS_MATCHED]) == (50.0, 100.0)


def test_iis_is_zero_for_a_failed_app_and_leaves_out_apps_without_an_inventory() -> None:
    results = [
        passed("a", inventory=(TOGGLE,), items=(toggle(Outcome.W),)),
        failed("b", inventory=(TOGGLE,)),
        passed("c"),
        failed("d"),
    ]
    found = scores(results)
    assert (found[Column.IIS], found[Column.IIS_CONDITIONAL], found[Column.IIS_UPPER]) == (50.0, 100.0, 50.0)
    assert column_values(results, Column.IIS) == {"a": 100.0, "b": 0.0}
    assert model_row("m", results).complete


def test_a_missing_measurement_is_left_out_and_makes_the_row_incomplete() -> None:
    row = model_row("m", [passed("a", fidelity=fidelity(0.5)), passed("b", fidelity=DOWN), failed("c")])
    assert row.scores[Column.VFS] == 25.0
    assert row.scores[Column.EXEC_AT_3] == pytest.approx(200 / 3)
    assert not row.complete
    assert row.missing == {"b": "the browser did not start"}


def test_an_app_whose_build_could_not_be_tried_is_left_out_of_every_column() -> None:
    lost = AppResult(
        app="b",
        application_family=ApplicationFamily.ADMIN,
        execution=DOWN,
        fidelity=DOWN,
        reachability=DOWN,
        inventory=(TOGGLE,),
        items=(),
    )
    row = model_row("m", [passed("a"), lost])
    assert (row.scores[Column.EXEC_AT_1], row.scores[Column.NRS], row.n_apps) == (100.0, 100.0, 2)
    assert row.missing == {"b": "the browser did not start"}
    assert iis_by_family([lost])[Family.TOGGLE] == Unscored(reason="no app has a score")
    assert outcome_matrix([lost])[Family.TOGGLE] == {Category.NOT_MEASURED: 1}


def test_an_inventory_item_without_a_label_leaves_the_apps_iis_unmeasured() -> None:
    row = model_row("m", [passed("a", inventory=(TOGGLE, CART), items=(toggle(Outcome.W),))])
    assert row.scores[Column.IIS] == Unscored(reason="no app has a score")
    assert row.missing == {"a": "no label for cross_route_state"}


def test_a_scope_with_an_unlabelled_item_is_not_measured_on_that_app() -> None:
    notification = InventoryItem(family=Family.NOTIFICATION, scope=Scope.S1)
    result = passed("a", inventory=(TOGGLE, notification, CART), items=(toggle(Outcome.W), cart(Outcome.F)))
    assert iis_by_scope([result])[Scope.S1] == Unscored(reason="no app has a score")
    assert iis_by_scope([result])[Scope.S3] == 0.0


def test_several_results_for_one_app_are_refused() -> None:
    with pytest.raises(ValueError, match=r"\['a'\] have several results"):
        model_row("m", [passed("a"), passed("a")])


def test_rows_by_application_family() -> None:
    commerce = passed("a", application_family=ApplicationFamily.COMMERCE)
    rows = rows_by_application_family("m", [commerce, failed("b")])
    assert {family: row.scores[Column.VFS] for family, row in rows.items()} == {
        ApplicationFamily.COMMERCE: 100.0,
        ApplicationFamily.CONTENT: 0.0,
    }


def test_iis_by_family_and_scope_and_under_other_weights() -> None:
    results = [
        passed("a", inventory=(TOGGLE, CART), items=(toggle(Outcome.P), cart(Outcome.W))),
        failed("b", inventory=(CART,)),
    ]
    assert iis_by_family(results)[Family.TOGGLE] == 50.0
    assert iis_by_family(results)[Family.CROSS_ROUTE_STATE] == 50.0
    assert iis_by_family(results)[Family.DATA_CRUD] == Unscored(reason="no app has a score")
    assert iis_by_scope(results)[Scope.S3] == 50.0
    assert scores(results)[Column.IIS] == pytest.approx((100 * 3.5 / 4 + 0) / 2)
    assert iis_under(EQUAL_WEIGHTS, results) == pytest.approx((75 + 0) / 2)


def test_every_inventory_item_is_counted_once_in_the_outcome_matrix() -> None:
    results = [
        passed("a", inventory=(TOGGLE, CART), items=(toggle(Outcome.P), cart(NotCovered()))),
        passed("b", inventory=(TOGGLE, CART), items=(toggle(MergedOutcome(credit=0.25)),)),
        failed("c", inventory=(TOGGLE,)),
    ]
    matrix = outcome_matrix(results)
    assert matrix[Family.TOGGLE] == {Category.PARTIAL: 1, Category.PARTIAL_OR_FAILED: 1, Category.NOT_BUILT: 1}
    assert matrix[Family.CROSS_ROUTE_STATE] == {Category.ABSENT: 1, Category.NOT_MEASURED: 1}
