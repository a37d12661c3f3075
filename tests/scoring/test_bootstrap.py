import statistics

import pytest

from pytest_ui2app.scoring.bootstrap import Interval, difference_interval, mean_interval
from pytest_ui2app.scoring.unscored import Unscored

APPS = [f"app-{index:02}" for index in range(60)]
VALUES = {app: float((index * 37) % 100) for index, app in enumerate(APPS)}


def interval_of(found: Interval | Unscored) -> Interval:
    assert isinstance(found, Interval)
    return found


def test_the_interval_is_near_the_normal_approximation_of_a_mean() -> None:
    found = interval_of(mean_interval(APPS, VALUES))
    mean, error = statistics.fmean(VALUES.values()), statistics.pstdev(VALUES.values()) / len(VALUES) ** 0.5
    assert found.low == pytest.approx(mean - 1.96 * error, abs=0.35 * error)
    assert found.high == pytest.approx(mean + 1.96 * error, abs=0.35 * error)


def test_equal_input_gives_the_same_interval_in_any_order() -> None:
    backwards = dict(reversed(VALUES.items()))
    assert mean_interval(APPS, VALUES) == mean_interval(list(reversed(APPS)), backwards)


def test_models_are_resampled_with_the_same_apps() -> None:
    # A model that is better by 3 on every app is better by 3 in every replicate, however much the apps differ.
    better = {app: value + 3 for app, value in VALUES.items()}
    found = interval_of(difference_interval(APPS, better, VALUES))
    assert [found.low, found.high] == pytest.approx([3.0, 3.0])


def test_apps_without_a_value_are_left_out_of_each_replicate() -> None:
    some = dict.fromkeys(APPS[:5], 80.0)
    assert mean_interval(APPS, some) == Interval(low=80.0, high=80.0)


def test_nothing_to_resample_has_no_interval() -> None:
    assert mean_interval(APPS, {}) == Unscored(reason="no app has a score")
    assert mean_interval([], {}) == Unscored(reason="no app has a score")
