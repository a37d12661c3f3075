import itertools
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.scoring.krippendorff import coincidences, ordinal_alpha
from pytest_ui2app.scoring.unscored import Unscored

Table = Sequence[Sequence[float]]
"""What the raters gave, unit by unit, without the missing values."""

FOUR_OBSERVERS = (
    "1 2 3 3 2 1 4 1 2 . . .",
    "1 2 3 3 2 2 4 1 2 5 . 3",
    ". 3 3 3 2 3 4 2 2 5 1 .",
    "1 2 3 3 2 4 4 1 2 5 1 .",
)
"""K. Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011), section C: 12 units, values missing."""
MEG_AND_OWEN = ("0 1 0 0 0 0 0 0 1 0", "1 1 1 0 0 1 0 0 0 0")
"""The same, section A: two observers, two values."""


def _units(rows: Sequence[str]) -> Table:
    columns = zip(*(row.split() for row in rows), strict=True)
    return [[float(value) for value in column if value != "."] for column in columns]


def _alpha(table: Table, values: Sequence[float]) -> float | Unscored:
    return ordinal_alpha(sum((coincidences(unit, values) for unit in table), np.zeros((len(values), len(values)))))


def _by_definition(table: Table) -> float | None:
    """Transcribe the definition: every pair of values within units against every pair of all pairable values."""
    pairable = [unit for unit in table if len(unit) >= 2]
    pool = [value for unit in pairable for value in unit]
    often = {value: pool.count(value) for value in pool}

    def distance(one: float, other: float) -> float:
        low, high = sorted((one, other))
        between = sum(times for value, times in often.items() if low <= value <= high)
        return (between - (often[low] + often[high]) / 2) ** 2

    observed = sum(
        distance(a, b) / (len(unit) - 1) for unit in pairable for a, b in itertools.permutations(unit, 2)
    ) / max(len(pool), 1)
    expected = sum(distance(a, b) for a, b in itertools.permutations(pool, 2)) / max(len(pool) * (len(pool) - 1), 1)
    return 1 - observed / expected if expected else None


def test_the_published_example_with_four_observers() -> None:
    assert _alpha(_units(FOUR_OBSERVERS), [1, 2, 3, 4, 5]) == pytest.approx(0.815, abs=5e-4)


def test_the_published_example_with_two_values() -> None:
    # ordinal distance of two values is one constant, so this is the published nominal alpha, 0.095:
    # 4 of 20 coincidences are 0-1 pairs each way, 14 zeros and 6 ones: 1 - 19 * 4 / (14 * 6)
    assert _alpha(_units(MEG_AND_OWEN), [0, 1]) == pytest.approx(1 - 19 * 4 / (14 * 6))


def test_three_values_by_hand() -> None:
    # units (W W) (W P) (F F): 3 W, 1 P, 2 F. On the scale F P W: F-P (2+1)/2 = 1.5, P-W 2, F-W (3+1+2) - 2.5 = 3.5.
    # observed: one W-P each way, 2 * 4; expected: 2 * (2 * 1 * 2.25 + 1 * 3 * 4 + 2 * 3 * 12.25) = 180
    assert _alpha([[1, 1], [1, 0.5], [0, 0]], [0, 0.5, 1]) == pytest.approx(1 - 40 / 180)


_CREDITS = [0.0, 0.25, 0.5, 0.75, 1.0]


@given(st.lists(st.lists(st.sampled_from(_CREDITS), max_size=5), max_size=12))
def test_random_tables_match_the_definition(table: Table) -> None:
    ours, theirs = _alpha(table, _CREDITS), _by_definition(table)
    assert isinstance(ours, Unscored) if theirs is None else ours == pytest.approx(theirs, abs=1e-9)


def test_a_value_that_stands_alone_changes_nothing() -> None:
    table: Table = [[0, 0.5], [1, 1], [0, 0, 0.5]]
    assert _alpha([*table, [1.0], ()], _CREDITS) == _alpha(table, _CREDITS)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ([], "fewer than two values of a cell to compare"),
        ([[1.0], [0.5]], "fewer than two values of a cell to compare"),
        ([[1.0, 1.0], [1.0, 1.0, 1.0]], "no variation: every value is the same"),
    ],
)
def test_undefined_is_a_type(table: Table, reason: str) -> None:
    assert _alpha(table, _CREDITS) == Unscored(reason=reason)


def test_a_value_of_another_scale_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        coincidences([0.3, 1.0], _CREDITS)
