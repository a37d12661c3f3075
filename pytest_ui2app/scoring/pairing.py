"""The cheapest way to pair two lists off, and which one is taken when several are equally cheap.

Protocol sections 4 and 5 ask for a Hungarian assignment and say nothing of ties. A page full of equal texts ("paid",
"edit") has very many cheapest pairings, and what a solver takes among them depends on the order of its input.
"""

from collections.abc import Iterable
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linear_sum_assignment

Costs = NDArray[np.float64]
Mask = NDArray[np.bool_]

PADDING_COST = 1.0
"""Cost of leaving something without a partner: that of a pair with nothing in common (protocol section 5)."""

SAME_TOTAL = 1e-9
"""Totals closer than this are equal: what rounding may make of one sum written in two orders **[ours]**."""


class Ties(StrEnum):
    """What decides between equally cheap pairings: the places of what is paired **[ours]**, or the solver."""

    BY_PLACE = "by place"
    BY_SOLVER = "by solver"


def padded_assignment(cost: Costs) -> list[tuple[int, int]]:
    """Solve a rectangular assignment padded square with cost 1; return real (row, column) pairs in row order.

    Ties are the solver's: scipy takes rows in order and, among equally cheap free columns, mostly the lowest.
    """
    return _real_pairs(_solved(_padded(cost, PADDING_COST)), cost.shape)


def preferred_assignment(cost: Costs, kept: Mask, preferences: Iterable[Costs]) -> list[tuple[int, int]]:
    """Do as `padded_assignment`; among equally cheap assignments take the one that the ``preferences`` name.

    ``kept`` tells which pairs count for anything once they are assigned. The assignment with most kept pairs wins;
    then the one whose kept pairs have the lowest total of the first preference, then of the second, and so on. What is
    left after all of them is the solver's. Preferences have the shape of ``cost`` and are asked for one by one, only
    while there is something left to decide.
    """
    square = _padded(cost, PADDING_COST)
    counts = _padded(kept.astype(np.float64), 0.0).astype(np.bool_)
    chosen = _solved(square)
    for preference in preferences:
        open_pairs = _on_a_cheapest_way(square, chosen)
        if not _is_open(open_pairs & counts, chosen):
            break
        square = np.where(open_pairs, _with_most_kept(_padded(preference, 0.0), counts), np.inf)
        chosen = _solved(square)
    return _real_pairs(chosen, cost.shape)


def in_order(n_rows: int, n_columns: int) -> Costs:
    """Return a preference for what comes early on both sides, and for keeping the order.

    It is lowest where the product of both places, counted from the end of the longer list, is highest: among
    interchangeable things that names the earliest on either side, first with first, second with second.
    """
    longer = max(n_rows, n_columns)
    rows, columns = longer - np.arange(n_rows), longer - np.arange(n_columns)
    return -np.multiply.outer(rows, columns).astype(np.float64)


def _solved(square: Costs) -> NDArray[np.intp]:
    """Return each row's column."""
    return linear_sum_assignment(square)[1]


def _padded(matrix: Costs, fill: float) -> Costs:
    n_rows, n_columns = matrix.shape
    side = max(n_rows, n_columns)
    square = np.full((side, side), fill)
    square[:n_rows, :n_columns] = matrix
    return square


def _real_pairs(chosen: NDArray[np.intp], shape: tuple[int, ...]) -> list[tuple[int, int]]:
    n_rows, n_columns = shape
    return [(row, column) for row, column in enumerate(chosen[:n_rows].tolist()) if column < n_columns]


def _with_most_kept(preference: Costs, counts: Mask) -> Costs:
    """Let a pair that is not kept cost more than all preferences together can save."""
    spread = float(np.ptp(preference)) + 1.0
    return np.where(counts, preference, preference.max(initial=0.0) + spread * len(preference))


def _is_open(open_pairs: Mask, chosen: NDArray[np.intp]) -> bool:
    """Whether any kept pair beside the chosen ones is still possible."""
    others = open_pairs.copy()
    others[np.arange(len(chosen)), chosen] = False
    return bool(others.any())


def _on_a_cheapest_way(square: Costs, chosen: NDArray[np.intp]) -> Mask:
    """Tell which pairs occur in any cheapest assignment or at least cost nothing against its prices.

    An assignment is cheapest exactly if all its pairs have no reduced cost under the optimal prices of the columns
    (the dual solution), which are shortest ways in the graph of "this row takes that row's column".
    """
    moved = square[:, chosen]
    step = moved - np.diagonal(moved)[:, None]
    price = np.zeros(len(chosen))
    for _ in range(len(chosen)):
        lower = np.minimum(price, (price[:, None] + step).min(axis=0))
        done = bool(np.all(price - lower < SAME_TOTAL / 1000))
        price = lower
        if done:
            break
    tight = np.empty(square.shape, dtype=np.bool_)
    tight[:, chosen] = step + price[:, None] - price[None, :] < SAME_TOTAL
    return tight
