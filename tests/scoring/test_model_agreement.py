import pytest

from pytest_ui2app.scoring.bootstrap import Interval, difference_interval
from pytest_ui2app.scoring.iis import ItemOutcome, NotCovered, Undecided
from pytest_ui2app.scoring.labels import Cell, CellLabel, Labels
from pytest_ui2app.scoring.model_agreement import model_agreement
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family, Outcome, Scope

FAMILIES = {"t": Family.TOGGLE, "x": Family.CROSS_ROUTE_STATE}
OUTCOMES: dict[str, ItemOutcome] = {
    "W": Outcome.W,
    "P": Outcome.P,
    "F": Outcome.F,
    "-": NotCovered(),
    "?": Undecided(),
}
INVENTORY = {
    (case, family): scope
    for case in "abc"
    for family, scope in zip(FAMILIES.values(), (Scope.S1, Scope.S3), strict=True)
}


def _labels(*cells: str) -> Labels:
    """Return labels from words such as `m a t W`: model, case, family, outcome, and perhaps the round."""
    words = [cell.split() for cell in cells]
    return {
        Cell(model=model, case=case, family=FAMILIES[family], round=int(more[0]) if more else 1): CellLabel(
            outcome=OUTCOMES[outcome],
            scope=2.0,  # what the source saw is not the weight
        )
        for model, case, family, outcome, *more in words
    }


def test_means_are_eq_1_with_the_scopes_of_the_inventory() -> None:
    ours = _labels("m a t W", "m a x F", "m b t P")
    theirs = _labels("m a t F", "m a x W", "m b t -")
    found = model_agreement(ours, theirs, INVENTORY)
    # app a: 100 * 1 / 4 against 100 * 3 / 4; app b: 50 against 0
    assert found.means == {"m": (37.5, 37.5)}
    assert (found.mae.value, found.bias.value) == (0.0, 0.0)


def test_only_cells_decided_by_both_count() -> None:
    found = model_agreement(
        _labels("m a t W", "m a x ?", "m b x W"), _labels("m a t F", "m a x W", "m c x W"), INVENTORY
    )
    assert found.means == {"m": (100.0, 0.0)}


def test_rounds_are_averaged_within_their_app() -> None:
    ours = _labels("m a t W 1", "m a t F 2", "m b t F 1")
    theirs = _labels("m a t W 1", "m a t W 2", "m b t F 1")
    assert model_agreement(ours, theirs, INVENTORY).means == {"m": (25.0, 50.0)}


def test_bias_is_first_minus_second_and_mae_forgets_its_sign() -> None:
    ours = _labels("m a t W", "n a t F", "o a t P")
    theirs = _labels("m a t F", "n a t P", "o a t P")
    found = model_agreement(ours, theirs, INVENTORY)
    assert found.bias.value == pytest.approx((100 - 50 + 0) / 3)
    assert found.mae.value == pytest.approx((100 + 50 + 0) / 3)
    # 100, 0, 50 against 0, 50, 50: ranks 3 1 2 and 1 2.5 2.5
    assert found.spearman == pytest.approx(-0.8660254)


def test_two_models_have_no_correlation_but_a_distance() -> None:
    found = model_agreement(_labels("m a t W", "n a t F"), _labels("m a t P", "n a t F"), INVENTORY)
    assert found.spearman == found.pearson == Unscored(reason="fewer than 3 models")
    assert found.mae.value == 25.0
    assert found.mae.interval == Unscored(reason="fewer than two apps to draw from")


def test_one_models_bias_moves_as_a_paired_difference_does() -> None:
    ours, theirs = _labels("m a t W", "m b t W", "m c t F"), _labels("m a t P", "m b t F", "m c t P")
    found = model_agreement(ours, theirs, INVENTORY).bias.interval
    paired = difference_interval("abc", {"a": 100.0, "b": 100.0, "c": 0.0}, {"a": 50.0, "b": 0.0, "c": 50.0})
    assert isinstance(found, Interval)
    assert isinstance(paired, Interval)
    assert (found.low, found.high) == pytest.approx((paired.low, paired.high))


def test_draws_without_an_app_of_some_model_are_left_out() -> None:
    # drawn without app a, model n has no app; bias is then n's 50 and m's 100 or less, never m's alone
    ours, theirs = _labels("m a t W", "m b t W", "n a t P"), _labels("m a t F", "m b t F", "n a t F")
    found = model_agreement(ours, theirs, INVENTORY)
    assert (found.bias.value, found.bias.interval) == (75.0, Interval(low=75.0, high=75.0))
