"""Whether two sources of labels score the models alike, whatever they say of single cells (protocol section 7).

Both sources are scored by Eq. 1 on the same cells, those that both label and neither leaves undecided, with the
scopes of the inventory as weights; per app over its rounds' mean, then per model over its apps. Apps that fail EXEC@3
have no cells, so these are conditional means: zeros that both sources share would only flatter the agreement.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.scoring.correlation import pearson, spearman
from pytest_ui2app.scoring.iis import ItemLabel, Undecided, interaction_score, judged_item
from pytest_ui2app.scoring.labels import CellLabel, Labels
from pytest_ui2app.scoring.resampling import Estimate, percentile_interval, times_drawn
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family, Scope

Inventory = Mapping[tuple[str, Family], Scope]
"""The scope that a case's inventory gives a family, by case and family."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelAgreement:
    """Two sources over models.

    ``means`` has each model's IIS (0-100) by the first and by the second source. ``mae`` is the mean over models of the
    distance of the two, ``bias`` of first minus second, both in points. The correlations need three models.
    """

    means: Mapping[str, tuple[float, float]]
    spearman: float | Unscored
    pearson: float | Unscored
    mae: Estimate
    bias: Estimate


def model_agreement(first: Labels, second: Labels, inventory: Inventory) -> ModelAgreement:
    """Compare two sources model by model; every cell's case and family must be in ``inventory``."""
    scores = _scores(first, second, inventory)
    models = sorted({model for model, _ in scores})
    apps = sorted({app for _, app in scores})
    ours, theirs = (_grid(scores, models, apps, side) for side in (0, 1))
    everything = np.ones((1, len(apps)))
    first_means, second_means = (_means(grid, everything)[0].tolist() for grid in (ours, theirs))
    times = times_drawn(len(apps)) if apps else everything
    differences = _means(ours, times) - _means(theirs, times)
    return ModelAgreement(
        means={model: (a, b) for model, a, b in zip(models, first_means, second_means, strict=True)},
        spearman=spearman(first_means, second_means),
        pearson=pearson(first_means, second_means),
        mae=_estimate([abs(a - b) for a, b in zip(first_means, second_means, strict=True)], np.abs(differences), apps),
        bias=_estimate([a - b for a, b in zip(first_means, second_means, strict=True)], differences, apps),
    )


def _scores(first: Labels, second: Labels, inventory: Inventory) -> dict[tuple[str, str], tuple[float, float]]:
    """Return the IIS by either source of each model and app, the mean over its rounds."""
    items: dict[tuple[str, str, int], list[tuple[ItemLabel, ItemLabel]]] = defaultdict(list)
    for cell in sorted(first.keys() & second.keys()):
        pair = [_item(cell.family, inventory[cell.case, cell.family], labels[cell]) for labels in (first, second)]
        match pair:
            case [ItemLabel() as one, ItemLabel() as other]:
                items[cell.model, cell.case, cell.round].append((one, other))
    rounds: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for (model, case, _), pairs in items.items():
        rounds[model, case].append((_iis([one for one, _ in pairs]), _iis([other for _, other in pairs])))
    return {app: (_mean([a for a, _ in found]), _mean([b for _, b in found])) for app, found in rounds.items()}


def _item(family: Family, scope: Scope, label: CellLabel) -> ItemLabel | Undecided:
    outcome = label.outcome
    return outcome if isinstance(outcome, Undecided) else judged_item(family, scope, outcome)


def _iis(items: list[ItemLabel]) -> float:
    score = interaction_score(items)
    if isinstance(score, Unscored):  # impossible for decided items, of which there is one at least
        raise TypeError(score.reason)
    return score.iis


def _mean(figures: list[float]) -> float:
    return fsum(figures) / len(figures)


def _grid(
    scores: Mapping[tuple[str, str], tuple[float, float]], models: list[str], apps: list[str], side: int
) -> NDArray[np.float64]:
    """Return one source's scores, a row per model and a column per app, NaN where there is none."""
    nothing = (np.nan, np.nan)
    return np.array([[scores.get((model, app), nothing)[side] for app in apps] for model in models]).reshape(
        len(models), len(apps)
    )


def _means(grid: NDArray[np.float64], times: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each model's mean in each draw of apps (draws x models), NaN where a draw has none of its apps."""
    known = ~np.isnan(grid)
    sums, counts = times @ np.where(known, grid, 0.0).T, times @ known.T.astype(np.float64)
    means = np.full(sums.shape, np.nan)
    np.divide(sums, counts, out=means, where=counts > 0)
    return means


def _estimate(figures: list[float], replicates: NDArray[np.float64], apps: list[str]) -> Estimate:
    """Return the mean over models with its interval, over the draws that have an app of every model."""
    if not figures:
        nothing = Unscored(reason="no app to compare")
        return Estimate(value=nothing, interval=nothing)
    drawn = replicates.mean(axis=1)
    return Estimate(
        value=_mean(figures), interval=percentile_interval(len(apps), drawn[~np.isnan(drawn)].astype(float).tolist())
    )
