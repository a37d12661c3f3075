"""Krippendorff's alpha for ordinal values, any number of raters, and values that are missing.

K. Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011), sections D and E.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.scoring.unscored import Unscored


def coincidences(unit: Sequence[float], values: Sequence[float]) -> NDArray[np.float64]:
    """Return how often each two of ``values`` meet in what the raters gave one unit, missing values left out.

    Each ordered pair of raters counts 1 / (m - 1) where m raters gave the unit a value, so that the matrix adds up to
    m; one value alone meets none. Matrices of several units are added. Raises ValueError for a value not in ``values``.
    """
    counts = np.zeros(len(values))
    for value in unit:
        counts[values.index(value)] += 1
    if len(unit) < 2:  # noqa: PLR2004 - a pair
        return np.zeros((len(values), len(values)))
    met: NDArray[np.float64] = (np.outer(counts, counts) - np.diag(counts)) / (len(unit) - 1)
    return met


def ordinal_alpha(coincidence: NDArray[np.float64]) -> float | Unscored:
    """Return alpha, at most 1, of a matrix of coincidences whose values stand in ascending order.

    There is none where no two values can be paired, or where all that can are the same.
    """
    each = coincidence.sum(axis=1)
    total = each.sum()
    if not total:
        return Unscored(reason="fewer than two values of a cell to compare")
    distances = _ordinal_distances(each)
    expected = float((distances * np.outer(each, each)).sum())
    if not expected:
        return Unscored(reason="no variation: every value is the same")
    return 1.0 - float(total - 1) * float((distances * coincidence).sum()) / expected


def _ordinal_distances(each: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the squared ordinal differences: the values given from one to the other, both ends counted half."""
    below = np.cumsum(each) - each / 2
    squared: NDArray[np.float64] = (below[:, None] - below[None, :]) ** 2
    return squared
