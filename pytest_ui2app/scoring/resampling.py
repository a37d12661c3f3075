"""How far a figure of many cells could move with other apps, for figures that are not means (protocol section 8).

The draws are those of `bootstrap`: B = 1,000 with seed 42, apps in sorted order, so every figure over the same apps is
resampled alike.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.scoring.bootstrap import REPLICATES, Interval, draws, percentiles
from pytest_ui2app.scoring.unscored import Unscored

Table = NDArray[np.float64]
Statistic = Callable[[Table], float | Unscored]


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A figure and its 95 % bootstrap interval over apps; either may not exist."""

    value: float | Unscored
    interval: Interval | Unscored


def times_drawn(n_apps: int) -> Table:
    """Return how often each app is drawn in each replicate: one row per replicate, one column per app."""
    times = np.zeros((REPLICATES, n_apps))
    np.add.at(times, (np.arange(REPLICATES)[:, None], draws(n_apps)), 1.0)
    return times


def estimate(tables: Mapping[str, Table], statistic: Statistic) -> Estimate:
    """Estimate a statistic of a table of counts that is the sum of one table per app, all of one shape."""
    if not tables:
        nothing = Unscored(reason="no cell to compare")
        return Estimate(value=nothing, interval=nothing)
    stack = np.array([tables[app] for app in sorted(tables)])
    replicates = np.tensordot(times_drawn(len(stack)), stack, axes=1)
    return Estimate(
        value=statistic(stack.sum(axis=0)),
        interval=percentile_interval(len(stack), map(statistic, replicates)),
    )


def percentile_interval(n_apps: int, replicates: Iterable[float | Unscored]) -> Interval | Unscored:
    """Return the central 95 % of the replicates that have a figure; those without are left out."""
    if n_apps < 2:  # noqa: PLR2004 - drawing from one app gives that app each time
        return Unscored(reason="fewer than two apps to draw from")
    known = [figure for figure in replicates if isinstance(figure, float)]
    return percentiles(known) if known else Unscored(reason="no draw of apps has a figure")
