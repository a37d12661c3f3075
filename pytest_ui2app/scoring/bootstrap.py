"""How far a mean over apps could move with other apps: 95 % percentile bootstrap (protocol section 8).

Apps are drawn with replacement. Every model and column is resampled with the same draws (the generator is seeded anew
and apps are taken in sorted order), so that differences between models are paired.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.scoring.unscored import Unscored

REPLICATES = 1_000
"""B (protocol section 8; paper, table 5)."""
SEED = 42
"""Seed of the draws (protocol section 8; paper, table 5)."""
CONFIDENCE = 0.95
"""Central share of the replicates that an interval spans (protocol section 8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Interval:
    """A percentile interval, in the unit of the values."""

    low: float
    high: float


def draws(n_apps: int) -> NDArray[np.intp]:
    """Return which apps each replicate draws, by place: one row per replicate, as many columns as apps."""
    return np.random.Generator(np.random.PCG64(SEED)).integers(n_apps, size=(REPLICATES, n_apps))


def percentiles(replicates: Sequence[float]) -> Interval:
    """Return the central 95 % of at least one replicate."""
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(replicates, [tail, 1 - tail]).tolist()
    return Interval(low=low, high=high)


def mean_interval(apps: Collection[str], values: Mapping[str, float]) -> Interval | Unscored:
    """Return the interval of the mean of ``values`` by app, over draws from all ``apps``.

    Apps without a value (left out of a conditional score, say) are drawn like any other and then left out of that
    replicate's mean, as they are left out of the mean itself.
    """
    return _interval(_replicate_means(apps, values))


def difference_interval(
    apps: Collection[str], first: Mapping[str, float], second: Mapping[str, float]
) -> Interval | Unscored:
    """Return the interval of mean(first) - mean(second), both models resampled with the same draws of apps."""
    return _interval(_replicate_means(apps, first) - _replicate_means(apps, second))


def _replicate_means(apps: Collection[str], values: Mapping[str, float]) -> NDArray[np.float64]:
    """Return one mean per replicate, NaN where a replicate drew no app with a value."""
    by_app = np.array([values.get(app, np.nan) for app in sorted(apps)])
    if not by_app.size:
        return np.full(REPLICATES, np.nan)
    drawn = by_app[draws(by_app.size)]
    known = ~np.isnan(drawn)
    means = np.full(REPLICATES, np.nan)
    np.divide(np.where(known, drawn, 0.0).sum(axis=1), known.sum(axis=1), out=means, where=known.any(axis=1))
    return means


def _interval(replicates: NDArray[np.float64]) -> Interval | Unscored:
    known = replicates[~np.isnan(replicates)]
    return percentiles(known.tolist()) if known.size else Unscored(reason="no app has a score")
