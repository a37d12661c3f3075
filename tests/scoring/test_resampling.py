from collections import Counter

import numpy as np
import pytest

from pytest_ui2app.scoring.bootstrap import REPLICATES, Interval, mean_interval
from pytest_ui2app.scoring.resampling import estimate, percentile_interval, times_drawn
from pytest_ui2app.scoring.unscored import Unscored


def _ratio(table: np.ndarray) -> float | Unscored:
    return float(table[0] / table[1]) if table[1] else Unscored(reason="nothing")


def test_apps_are_drawn_as_for_a_mean() -> None:
    values = {f"app-{number}": float(number**2 % 17) for number in range(9)}
    tables = {app: np.array([value, 1.0]) for app, value in values.items()}
    ours, theirs = estimate(tables, _ratio), mean_interval(values, values)
    assert ours.value == pytest.approx(sum(values.values()) / 9)
    assert isinstance(ours.interval, Interval)
    assert isinstance(theirs, Interval)
    assert (ours.interval.low, ours.interval.high) == pytest.approx((theirs.low, theirs.high))


def test_the_order_of_the_apps_does_not_matter() -> None:
    tables = {
        app: np.array([value, 1.0]) for app, value in zip("abcdefg", (1.0, 5.7, 2.2, 9.1, 30.3, 4.4, 0.6), strict=True)
    }
    assert estimate(tables, _ratio) == estimate(dict(reversed(tables.items())), _ratio)


def test_each_replicate_draws_as_many_apps_as_there_are() -> None:
    times = times_drawn(7)
    assert times.shape == (REPLICATES, 7)
    assert set(times.sum(axis=1)) == {7.0}
    drawn = np.random.Generator(np.random.PCG64(42)).integers(7, size=(REPLICATES, 7))[3]
    assert {app: n for app, n in enumerate(times[3]) if n} == Counter(drawn.tolist())


def test_draws_without_a_figure_are_left_out() -> None:
    nothing = Unscored(reason="no variation")
    assert percentile_interval(2, [1.0, nothing, 1.0]) == Interval(low=1.0, high=1.0)
    assert percentile_interval(2, [nothing]) == Unscored(reason="no draw of apps has a figure")


def test_one_app_says_nothing_of_others() -> None:
    one = estimate({"a": np.array([3.0, 4.0])}, _ratio)
    assert (one.value, one.interval) == (0.75, Unscored(reason="fewer than two apps to draw from"))
    assert estimate({}, _ratio).value == Unscored(reason="no cell to compare")
