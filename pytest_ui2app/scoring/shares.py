"""Shares of cells that agree, each with the range in which the share of all such cells lies."""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from pytest_ui2app.scoring.bootstrap import CONFIDENCE, Interval
from pytest_ui2app.scoring.unscored import Unscored


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """``hits`` out of ``total`` cells, 0 <= hits <= total."""

    hits: int
    total: int

    @property
    def value(self) -> float | Unscored:
        """The share in [0, 1]; there is none of no cells."""
        return self.hits / self.total if self.total else Unscored(reason="no cell to compare")

    @property
    def interval(self) -> Interval | Unscored:
        """Wilson's score interval at 95 % (E. B. Wilson, JASA 22, 1927): within [0, 1] even for 0 or all hits.

        The paper's 81.8 [79.1, 84.2] of 868 is this one.
        """
        if not self.total:
            return Unscored(reason="no cell to compare")
        z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        share, n = self.hits / self.total, self.total
        centre = share + z * z / (2 * n)
        reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        low, high = ((centre + side * reach) / (1 + z * z / n) for side in (-1, 1))
        return Interval(low=max(0.0, low), high=min(1.0, high))
