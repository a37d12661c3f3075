"""Where a model's IIS comes from, worked out by hand."""

import pytest

from pytest_ui2app.reporting.breakdowns import breakdowns_json
from pytest_ui2app.scoring.columns import AppResult, InventoryItem, NotMeasured
from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.iis import NotCovered, judged_item
from pytest_ui2app.scoring.nrs import reachability
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Outcome, Scope

SCOPES = {Family.TOGGLE: Scope.S1, Family.CROSS_ROUTE_STATE: Scope.S3}
INVENTORY = tuple(InventoryItem(family=family, scope=scope) for family, scope in SCOPES.items())


def app(name: str, toggle: Outcome | NotCovered, cart: Outcome, kind: ApplicationFamily) -> AppResult:
    outcomes = {Family.TOGGLE: toggle, Family.CROSS_ROUTE_STATE: cart}
    return AppResult(
        app=name,
        application_family=kind,
        execution=Execution(attempts=(True,)),
        fidelity=NotMeasured(reason="not looked at"),
        reachability=reachability(["home"], ["home"]),
        inventory=INVENTORY,
        items=tuple(judged_item(family, SCOPES[family], outcome) for family, outcome in outcomes.items()),
    )


ONE = app("one", Outcome.W, Outcome.F, ApplicationFamily.ADMIN)
TWO = app("two", NotCovered(), Outcome.P, ApplicationFamily.COMMERCE)


def test_a_model_is_broken_down_by_hand() -> None:
    row = breakdowns_json({"m": [[ONE, TWO]]})["models"]["m"]
    assert row["by_family"]["toggle"] == pytest.approx((100 + 0) / 2)
    assert row["by_family"]["cross_route_state"] == pytest.approx((0 + 50) / 2)
    assert row["by_family"]["notification"] is None
    assert row["by_scope"] == pytest.approx({"S1": 50.0, "S2": None, "S3": 25.0})
    assert {kind: scores["iis"] for kind, scores in row["by_application_family"].items()} == pytest.approx(
        {"commerce": 100 * 3 * 0.5 / 4, "admin": 100 * 1 / 4}
    )
    assert row["outcomes"] == {"toggle": {"W": 1, "absent": 1}, "cross_route_state": {"F": 1, "P": 1}}
    # one: 1/2, 1/4, 1/5; two: 0.5 * 1/2, 0.5 * 3/4, 0.5 * 4/5
    assert row["weightings"] == pytest.approx({"1:1:1": 37.5, "1:2:3": 31.25, "1:2:4": 30.0})


def test_rounds_are_averaged() -> None:
    row = breakdowns_json({"m": [[ONE], [app("one", Outcome.F, Outcome.W, ApplicationFamily.ADMIN)]]})["models"]["m"]
    assert row["by_family"]["toggle"] == pytest.approx(50.0)
    assert row["weightings"]["1:2:3"] == pytest.approx((25 + 75) / 2)
    assert row["outcomes"]["toggle"] == {"F": 1, "W": 1}


def test_weightings_may_order_models_differently() -> None:
    kind = ApplicationFamily.ADMIN
    models = {
        "toggles": [[app("one", Outcome.W, Outcome.F, kind)]],
        "carries": [[app("one", Outcome.F, Outcome.P, kind)]],
        "works": [[app("one", Outcome.W, Outcome.W, kind)]],
    }
    # 1:1:1: 50 25 100; 1:2:3: 25 37.5 100; 1:2:4: 20 40 100: of three pairs one is turned round
    tau = breakdowns_json(models)["kendall_tau"]
    assert tau == pytest.approx({"1:1:1 and 1:2:3": 1 / 3, "1:1:1 and 1:2:4": 1 / 3, "1:2:3 and 1:2:4": 1.0})
    assert breakdowns_json({"m": [[ONE]]})["kendall_tau"]["1:1:1 and 1:2:3"] == "fewer than 3 models"
