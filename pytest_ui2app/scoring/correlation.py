"""Whether two sources order the models alike: the correlations of Pearson, Spearman and Kendall."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from pytest_ui2app.scoring.unscored import Unscored

LEAST_MODELS = 3
"""Fewer points always lie on a line, which says nothing. [ours]"""


def pearson(first: Sequence[float], second: Sequence[float]) -> float | Unscored:
    """Return the product-moment correlation, -1 to 1, of paired figures."""
    if len(first) < LEAST_MODELS:
        return Unscored(reason=f"fewer than {LEAST_MODELS} models")
    if len(set(first)) == 1 or len(set(second)) == 1:
        return Unscored(reason="no variation: every model has the same figure")
    return float(np.corrcoef(first, second)[0, 1])


def spearman(first: Sequence[float], second: Sequence[float]) -> float | Unscored:
    """Return the rank correlation, -1 to 1, of paired figures; equal figures share the mean of their ranks."""
    return pearson(_ranks(first).tolist(), _ranks(second).tolist())


def kendall(first: Sequence[float], second: Sequence[float]) -> float | Unscored:
    """Return Kendall's tau-b, -1 to 1, of paired figures: ties in either count for neither order."""
    if len(first) < LEAST_MODELS:
        return Unscored(reason=f"fewer than {LEAST_MODELS} models")
    if len(set(first)) == 1 or len(set(second)) == 1:
        return Unscored(reason="no variation: every model has the same figure")
    return float(stats.kendalltau(first, second).statistic)


def _ranks(figures: Sequence[float]) -> NDArray[np.float64]:
    _, place, times = np.unique(figures, return_inverse=True, return_counts=True)
    mean_ranks: NDArray[np.float64] = np.cumsum(times) - (times - 1) / 2
    return mean_ranks[place]
