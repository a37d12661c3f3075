"""Where a model's IIS comes from, for results.json: by family, scope and application family, and under other weights.

Protocol section 7; paper, edition 000, tables 3 and 4. Rounds are averaged as in the summary.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import fsum
from typing import Any, Final

from pytest_ui2app.scoring.columns import AppResult, Column
from pytest_ui2app.scoring.correlation import kendall
from pytest_ui2app.scoring.iis import EQUAL_WEIGHTS, LINEAR_WEIGHTS, STEEP_WEIGHTS
from pytest_ui2app.scoring.summary import (
    Mean,
    iis_by_family,
    iis_by_scope,
    iis_under,
    outcome_matrix,
    rows_by_application_family,
)

Json = dict[str, Any]
Rounds = Sequence[Sequence[AppResult]]
"""The results of one model's apps, round by round."""

WEIGHTINGS: Final = {"1:1:1": EQUAL_WEIGHTS, "1:2:3": LINEAR_WEIGHTS, "1:2:4": STEEP_WEIGHTS}
_SHOWN: Final = (Column.EXEC_AT_3, Column.VFS, Column.NRS, Column.IIS)


def breakdowns_json(by_model: Mapping[str, Rounds]) -> Json:
    """Return the breakdowns of each model, and how alike the weightings order the models."""
    models = {model: _of_model(model, rounds) for model, rounds in by_model.items()}
    under = {name: [row["weightings"][name] for row in models.values()] for name in WEIGHTINGS}
    return {
        "models": models,
        "kendall_tau": {f"{a} and {b}": _tau(under[a], under[b]) for a, b in combinations(under, 2)},
    }


def _of_model(model: str, rounds: Rounds) -> Json:
    families = [rows_by_application_family(model, results) for results in rounds]
    return {
        "by_family": _means(rounds, lambda results: {f.value: mean for f, mean in iis_by_family(results).items()}),
        "by_scope": _means(rounds, lambda results: {s.name: mean for s, mean in iis_by_scope(results).items()}),
        "by_application_family": {
            family.value: {column.value: _mean([rows[family].scores[column] for rows in families]) for column in _SHOWN}
            for family in families[0]
        },
        "outcomes": _counted(rounds),
        "weightings": {
            name: _mean([iis_under(weights, results) for results in rounds]) for name, weights in WEIGHTINGS.items()
        },
    }


def _means(rounds: Rounds, means: Callable[[Sequence[AppResult]], Mapping[str, Mean]]) -> dict[str, float | None]:
    found = [means(results) for results in rounds]
    return {name: _mean([each[name] for each in found]) for name in found[0]}


def _mean(values: Sequence[Mean]) -> float | None:
    numbers = [value for value in values if isinstance(value, float)]
    return fsum(numbers) / len(numbers) if numbers and len(numbers) == len(values) else None


def _counted(rounds: Rounds) -> dict[str, dict[str, int]]:
    """Return how often each family came out how, over all apps and rounds; families in no inventory are left out."""
    counts: dict[str, Counter[str]] = {}
    for results in rounds:
        for family, categories in outcome_matrix(results).items():
            counts.setdefault(family.value, Counter()).update({each.value: n for each, n in categories.items()})
    return {family: dict(sorted(found.items())) for family, found in counts.items() if found}


def _tau(first: Sequence[float | None], second: Sequence[float | None]) -> float | str:
    """Return Kendall's tau, or in words why there is none."""
    pairs = [(a, b) for a, b in zip(first, second, strict=True) if a is not None and b is not None]
    found = kendall([a for a, _ in pairs], [b for _, b in pairs])
    return found if isinstance(found, float) else found.reason
