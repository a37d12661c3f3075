"""Cohen's kappa: agreement of two raters beyond what their habits alone would give (Cohen 1960, and 1968 weighted)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.scoring.unscored import Unscored


def cohen_kappa(table: NDArray[np.float64], distances: NDArray[np.float64]) -> float | Unscored:
    """Return kappa, at most 1, of a square table of counts: first rater's value by row, second's by column.

    ``distances`` says how far apart two values are, 0 on its diagonal. Where chance leaves nothing to disagree on,
    because both raters gave one and the same value throughout, there is no kappa.
    """
    total = table.sum()
    if not total:
        return Unscored(reason="no cell to compare")
    by_chance = float((distances * np.outer(table.sum(axis=1), table.sum(axis=0))).sum() / total**2)
    if not by_chance:
        return Unscored(reason="no variation: both give every cell the same value")
    return 1.0 - float((distances * table).sum() / total) / by_chance


def unweighted(n_values: int) -> NDArray[np.float64]:
    """Return the distances that make every two different values as far apart as any others."""
    return 1.0 - np.eye(n_values)


def linear(values: Sequence[float]) -> NDArray[np.float64]:
    """Return the distances of values on their own scale: W to F is twice as far as W to P."""
    scale = np.array(values, dtype=np.float64)
    return np.abs(scale[:, None] - scale[None, :])
