"""How far the sources of labels agree, cell by cell (protocol section 7; paper, section on the judge's validity).

Coverage is compared on every cell that both sources label; outcome and scope on those that both hold covered and
decided. Outcomes are ordinal values F 0, P/F 0.25, P 0.5, W/P 0.75, W 1. Agreement is equality: a merged W/P agrees
with another W/P and with nothing else.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from pytest_ui2app.scoring.kappa import cohen_kappa, linear, unweighted
from pytest_ui2app.scoring.krippendorff import coincidences, ordinal_alpha
from pytest_ui2app.scoring.labels import Category, Cell, CellLabel, Labels, category
from pytest_ui2app.scoring.model_agreement import Inventory, ModelAgreement, model_agreement
from pytest_ui2app.scoring.resampling import Estimate, Table, estimate
from pytest_ui2app.scoring.shares import Share

CREDITS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The ordinal values of an outcome, in ascending order (protocol section 7)."""
COVERAGES = (0.0, 1.0)
SCOPES = (1.0, 1.5, 2.0, 2.5, 3.0)
"""Scopes with the means of annotators one step apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """Two sources of labels compared.

    ``n_cells`` are labelled by both, of ``n_apps`` cases; ``only_first`` and ``only_second`` by one. ``confusion``
    counts the cells by first and second source's category. Kappa and alpha are of the outcome on the jointly covered
    and decided cells, ``weighted_kappa`` with linear weights.
    """

    n_apps: int
    n_cells: int
    only_first: int
    only_second: int
    coverage: Share
    outcome: Share
    scope: Share
    confusion: Mapping[tuple[Category, Category], int]
    kappa: Estimate
    weighted_kappa: Estimate
    alpha: Estimate
    models: ModelAgreement


@dataclass(frozen=True, slots=True, kw_only=True)
class Alphas:
    """Krippendorff's alpha, ordinal, over any number of raters; outcome and scope where a rater holds it covered."""

    coverage: Estimate
    outcome: Estimate
    scope: Estimate


def compare(first: Labels, second: Labels, inventory: Inventory) -> Agreement:
    """Compare two sources; every cell's case and family must be in ``inventory``."""
    both = {cell: (first[cell], second[cell]) for cell in sorted(first.keys() & second.keys())}
    decided = {cell: pair for cell, pair in both.items() if all(label.credit is not None for label in pair)}
    tables = _outcome_tables(decided)
    return Agreement(
        n_apps=len({cell.case for cell in both}),
        n_cells=len(both),
        only_first=len(first.keys() - second.keys()),
        only_second=len(second.keys() - first.keys()),
        coverage=_share(one.covered == other.covered for one, other in both.values()),
        outcome=_share(one.credit == other.credit for one, other in decided.values()),
        scope=_share(one.scope == other.scope for one, other in decided.values()),
        confusion=Counter((category(one.outcome), category(other.outcome)) for one, other in both.values()),
        kappa=estimate(tables, partial(cohen_kappa, distances=unweighted(len(CREDITS)))),
        weighted_kappa=estimate(tables, partial(cohen_kappa, distances=linear(CREDITS))),
        alpha=_outcome_alpha([first, second]),
        models=model_agreement(first, second, inventory),
    )


def alphas(raters: Sequence[Labels]) -> Alphas:
    """Return how far any number of raters agree, each rater's missing cells left out."""
    given = _given(raters)
    return Alphas(
        coverage=_alpha([(cell, float(label.covered)) for cell, label in given], COVERAGES),
        outcome=_outcome_alpha(raters),
        scope=_alpha([(cell, label.scope) for cell, label in given if label.credit is not None], SCOPES),
    )


def _share(agreeing: Iterable[bool]) -> Share:
    answers = list(agreeing)
    return Share(hits=sum(answers), total=len(answers))


def _outcome_tables(pairs: Mapping[Cell, tuple[CellLabel, CellLabel]]) -> dict[str, Table]:
    """Return each app's table of counts, first source's credit by row, second's by column."""
    tables: dict[str, Table] = defaultdict(lambda: np.zeros((len(CREDITS), len(CREDITS))))
    for cell, (one, other) in pairs.items():
        if one.credit is not None and other.credit is not None:
            tables[cell.case][CREDITS.index(one.credit), CREDITS.index(other.credit)] += 1
    return tables


def _outcome_alpha(raters: Sequence[Labels]) -> Estimate:
    credited = ((cell, label.credit) for cell, label in _given(raters))
    return _alpha([(cell, credit) for cell, credit in credited if credit is not None], CREDITS)


def _given(raters: Sequence[Labels]) -> list[tuple[Cell, CellLabel]]:
    return [(cell, label) for labels in raters for cell, label in labels.items()]


def _alpha(given: Iterable[tuple[Cell, float]], values: Sequence[float]) -> Estimate:
    units: dict[Cell, list[float]] = defaultdict(list)
    for cell, value in given:
        units[cell].append(value)
    tables: dict[str, Table] = defaultdict(lambda: np.zeros((len(values), len(values))))
    for cell, unit in units.items():
        tables[cell.case] += coincidences(unit, values)
    return estimate(tables, ordinal_alpha)
