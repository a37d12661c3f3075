"""Which of several equally cheap pairings is taken, against every pairing tried in turn."""

import itertools
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.scoring.pairing import Costs, Mask, in_order, padded_assignment, preferred_assignment

# Few values, exact in binary: ties are the rule, and sums do not round.
costs = st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0])
preferences = st.sampled_from([0.0, 1.0, 2.0, 5.0])


@st.composite
def problems(draw: st.DrawFn) -> tuple[Costs, Mask, Costs, Costs]:
    shape = draw(st.integers(1, 4)), draw(st.integers(1, 4))

    def matrix(values: st.SearchStrategy[float]) -> Costs:
        size = shape[0] * shape[1]
        return np.array(draw(st.lists(values, min_size=size, max_size=size))).reshape(shape)

    cost = matrix(costs)
    return cost, cost < 0.75, matrix(preferences), matrix(preferences)


def every_assignment(n_rows: int, n_columns: int) -> list[list[tuple[int, int]]]:
    """Return all ways to give each row a column of its own, where each side may be the longer one."""
    if n_rows <= n_columns:
        return [list(enumerate(columns)) for columns in itertools.permutations(range(n_columns), n_rows)]
    return [sorted((row, column) for column, row in pairs) for pairs in every_assignment(n_columns, n_rows)]


def total(matrix: Costs, pairs: Sequence[tuple[int, int]]) -> float:
    return sum(float(matrix[pair]) for pair in pairs)


@given(problems())
def test_the_preferred_assignment_is_the_best_of_all_in_the_stated_order(
    problem: tuple[Costs, Mask, Costs, Costs],
) -> None:
    cost, kept, first, second = problem

    def rank(pairs: Sequence[tuple[int, int]]) -> tuple[float, ...]:
        counted = [pair for pair in pairs if kept[pair]]
        return total(cost, pairs), -len(counted), total(first, counted), total(second, counted)

    n_rows, n_columns = cost.shape
    found = preferred_assignment(cost, kept, [first, second])
    assert rank(found) == min(map(rank, every_assignment(n_rows, n_columns)))


def test_two_kept_pairs_are_better_than_one_of_the_same_total_however_far() -> None:
    cost = np.array([[0.0, 0.5], [0.5, 1.0]])
    far = np.array([[0.0, 100.0], [100.0, 0.0]])
    assert preferred_assignment(cost, cost < 0.75, [far]) == [(0, 1), (1, 0)]
    assert preferred_assignment(cost[::-1], cost[::-1] < 0.75, [far[::-1]]) == [(0, 0), (1, 1)]


@given(problems())
def test_preferences_never_make_an_assignment_dearer(problem: tuple[Costs, Mask, Costs, Costs]) -> None:
    cost, kept, first, second = problem
    assert total(cost, preferred_assignment(cost, kept, [first, second])) == total(cost, padded_assignment(cost))


def test_a_later_preference_is_not_asked_for_once_nothing_is_open() -> None:
    asked: list[int] = []

    def one_by_one() -> Iterator[Costs]:
        for number in (1, 2, 3):
            asked.append(number)
            yield np.eye(2)

    cost = np.full((2, 2), 0.5)
    assert preferred_assignment(cost, cost < 0.75, one_by_one()) == [(0, 1), (1, 0)]
    # What the first has left open is looked at when the second comes: nothing.
    assert asked == [1, 2]


@pytest.mark.parametrize(
    ("n_rows", "n_columns", "pairs"),
    [(3, 3, [(0, 0), (1, 1), (2, 2)]), (2, 4, [(0, 0), (1, 1)]), (4, 2, [(0, 0), (1, 1)]), (0, 2, []), (2, 0, [])],
)
def test_among_interchangeable_things_the_earliest_are_paired_in_order(
    n_rows: int, n_columns: int, pairs: list[tuple[int, int]]
) -> None:
    cost = np.full((n_rows, n_columns), 0.5)
    assert preferred_assignment(cost, cost < 0.75, [in_order(n_rows, n_columns)]) == pairs


def test_totals_that_differ_by_rounding_alone_are_equal() -> None:
    # 0.1 + 0.2 and 0.3 + 0.0: the crosswise sum is larger in its last bit only, and in no order.
    cost = np.array([[0.3, 0.1], [0.2, 0.0]])
    assert 0.1 + 0.2 > 0.3 + 0.0
    crosswise = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert preferred_assignment(cost, cost < 0.75, [crosswise]) == [(0, 1), (1, 0)]
    assert preferred_assignment(cost, cost < 0.75, [1.0 - crosswise]) == [(0, 0), (1, 1)]
