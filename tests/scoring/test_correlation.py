import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy import stats

from pytest_ui2app.scoring.correlation import kendall, pearson, spearman
from pytest_ui2app.scoring.unscored import Unscored

_FIGURES = st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), min_size=3, max_size=12)


@given(_FIGURES)
def test_both_are_scipys(pairs: list[tuple[int, int]]) -> None:
    first, second = ([float(pair[side]) for pair in pairs] for side in (0, 1))
    assume(len(set(first)) > 1 and len(set(second)) > 1)
    assert pearson(first, second) == pytest.approx(stats.pearsonr(first, second).statistic, abs=1e-12)
    assert spearman(first, second) == pytest.approx(stats.spearmanr(first, second).statistic, abs=1e-12)


def test_ranks_by_hand() -> None:
    # ranks 1 2 3 4 and 2 1 3 4: 1 - 6 * (1 + 1) / (4 * 15)
    assert spearman([10, 20, 30, 70], [6, 5, 7, 9]) == pytest.approx(0.8)


def test_tau_by_hand() -> None:
    # of six pairs five go the same way and one the other
    assert kendall([10, 20, 30, 70], [6, 5, 7, 9]) == pytest.approx(4 / 6)


@pytest.mark.parametrize("correlation", [pearson, spearman, kendall])
def test_two_models_or_no_variation_have_none(correlation: type) -> None:
    assert correlation([], []) == correlation([1.0, 2.0], [3.0, 4.0]) == Unscored(reason="fewer than 3 models")
    flat = Unscored(reason="no variation: every model has the same figure")
    assert correlation([1.0, 2.0, 3.0], [5.0, 5.0, 5.0]) == correlation([5.0] * 3, [1.0, 2.0, 3.0]) == flat
