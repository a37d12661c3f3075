"""Whether two sources order the models alike: the correlations of Pearson, Spearman and Kendall."""

from collections.abc import Callable, Sequence

import numpy as np

from pytest_ui2app.scoring.unscored import Unscored

LEAST_MODELS = 3
"""Fewer points always lie on a line, which says nothing. [ours]"""

Figures = Sequence[float]


def pearson(first: Figures, second: Figures) -> float | Unscored:
    """Return the product-moment correlation, -1 to 1, of paired figures."""
    return _where_there_is_one(first, second, lambda: np.corrcoef(first, second)[0, 1])


def spearman(first: Figures, second: Figures) -> float | Unscored:
    """Return the rank correlation, -1 to 1, of paired figures; equal figures share the mean of their ranks."""
    from scipy.stats import spearmanr  # noqa: PLC0415 - takes a quarter of a second to load, and most runs need none

    return _where_there_is_one(first, second, lambda: spearmanr(first, second).statistic)


def kendall(first: Figures, second: Figures) -> float | Unscored:
    """Return Kendall's tau-b, -1 to 1, of paired figures: ties in either count for neither order."""
    from scipy.stats import kendalltau  # noqa: PLC0415 - as in spearman

    return _where_there_is_one(first, second, lambda: kendalltau(first, second).statistic)


def _where_there_is_one(first: Figures, second: Figures, correlation: Callable[[], float]) -> float | Unscored:
    if len(first) < LEAST_MODELS:
        return Unscored(reason=f"fewer than {LEAST_MODELS} models")
    if len(set(first)) == 1 or len(set(second)) == 1:
        return Unscored(reason="no variation: every model has the same figure")
    return float(correlation())
