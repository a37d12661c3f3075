"""How far the sources of labels agree, as it stands in results.json under `agreement` and in a file of its own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from pytest_ui2app.reporting.cell_labels import cells, inventory_of, judge_labels, runtime_labels
from pytest_ui2app.reporting.judge_rows import JUDGE_PART
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.scoring.agreement import Agreement, alphas, compare
from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.labels import Category, Cell, CellLabel, Labels, Source, category
from pytest_ui2app.scoring.model_agreement import Inventory, ModelAgreement
from pytest_ui2app.scoring.resampling import Estimate
from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.scoring.unscored import Unscored

Json = dict[str, Any]

PERCENT: Final = 100.0
_DIFFERENCES: Final = ("coverage", "outcome", "scope")
"""What labels can differ in, the gravest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelSource:
    """A source of labels with what it rests each of them on, for people to compare."""

    labels: Labels
    evidence: Callable[[Cell], Json]


Sources = Mapping[str, LabelSource]
"""By name, in the order in which they are compared: bias is the earlier one minus the later."""


def agreement_section(records: Sequence[ItemRecord]) -> Json:
    """Return the part `agreement` of results.json: the runtime against the judge; empty if no judge ran."""
    sources = run_sources(records)
    return agreement_json(sources, inventory_of(records)) if Source.JUDGE in sources else {}


def run_sources(records: Iterable[ItemRecord]) -> dict[str, LabelSource]:
    """Return the sources that a run itself has: its probes, and the judge if it has given any verdict."""
    by_cell = dict(cells(records))
    sources = {
        Source.RUNTIME.value: LabelSource(
            labels=runtime_labels(by_cell.values()), evidence=lambda cell: _probed(by_cell[cell])
        ),
        Source.JUDGE.value: LabelSource(
            labels=judge_labels(by_cell.values()), evidence=lambda cell: {"reason": _verdict(by_cell[cell])}
        ),
    }
    return {name: source for name, source in sources.items() if source.labels}


def agreement_json(sources: Sources, inventory: Inventory) -> Json:
    """Return every pair's agreement, alpha over all sources, and each cell on which any two differ, with evidence."""
    found = alphas([source.labels for source in sources.values()])
    pairs = [
        pair_json(first, second, compare(sources[first].labels, sources[second].labels, inventory))
        for first, second in combinations(sources, 2)
    ]
    return {
        "sources": list(sources),
        "pairs": pairs,
        "alpha": {name: estimate_json(getattr(found, name)) for name in _DIFFERENCES},
        "disagreements": disagreements_json(sources),
    }


def pair_json(first: str, second: str, agreement: Agreement) -> Json:
    """Return two sources' agreement; shares in percent, under the names of the published figures where there are any.

    ``confusion`` has a row per category of the first source and in it the second's, those that occur.
    """
    return {
        "first": first,
        "second": second,
        "apps": agreement.n_apps,
        "comparisons": agreement.n_cells,
        "only_first": agreement.only_first,
        "only_second": agreement.only_second,
        "jointly_covered": agreement.outcome.total,
        "coverage_agreement": _share_json(agreement.coverage),
        "outcome_agreement": _share_json(agreement.outcome),
        "scope_agreement": _share_json(agreement.scope),
        "kappa": estimate_json(agreement.kappa),
        "kappa_linear": estimate_json(agreement.weighted_kappa),
        "alpha": estimate_json(agreement.alpha),
        "confusion": _confusion_json(agreement),
        "models": _models_json(first, second, agreement.models),
    }


def disagreements_json(sources: Sources) -> list[Json]:
    """Return each cell on which two sources differ, the gravest difference first, with what each says and why."""
    every = {cell for source in sources.values() for cell in source.labels}
    given = {cell: {name: s.labels[cell] for name, s in sources.items() if cell in s.labels} for cell in sorted(every)}
    differing = {cell: differences(list(labels.values())) for cell, labels in given.items()}
    ordered = sorted((cell for cell in given if differing[cell]), key=lambda cell: _order(differing[cell], given[cell]))
    return [
        {
            "model": cell.model,
            "case": cell.case,
            "round": cell.round,
            "family": cell.family.value,
            "differ": differing[cell],
            "says": {name: said(label) | sources[name].evidence(cell) for name, label in given[cell].items()},
        }
        for cell in ordered
    ]


def differences(labels: Sequence[CellLabel]) -> list[str]:
    """Return what labels of one cell differ in; outcome and scope where they are covered and decided."""
    decided = [label for label in labels if label.credit is not None]
    values: Mapping[str, set[Any]] = {
        "coverage": {label.covered for label in labels},
        "outcome": {label.credit for label in decided},
        "scope": {label.scope for label in decided},
    }
    return [name for name in _DIFFERENCES if len(values[name]) > 1]


def _order(differ: Sequence[str], labels: Mapping[str, CellLabel]) -> tuple[int, float]:
    """Return what cells are sorted by: the gravest thing they differ in, then the credits furthest apart."""
    credits_ = [label.credit for label in labels.values() if label.credit is not None]
    return _DIFFERENCES.index(differ[0]), min(credits_, default=0.0) - max(credits_, default=0.0)


def said(label: CellLabel) -> Json:
    """Return a label as it is shown: its category, and the scope where that says anything."""
    return {"label": category(label.outcome).value} | ({"scope": label.scope} if label.credit is not None else {})


def _probed(record: ItemRecord) -> Json:
    """Return what the probes found of each sub-feature, with the claims that did not hold."""
    return {
        "sub_features": [
            {
                "id": feature["id"],
                "finding": feature["finding"],
                "reason": feature["reason"],
                "not_held": [check["claim"] for check in feature["checks"] if not check["held"]],
            }
            for feature in record.parts.get("sub_features", [])
        ]
    }


def _verdict(record: ItemRecord) -> str:
    return str(record.parts[JUDGE_PART].get("reason", ""))


def _share_json(share: Share) -> Json:
    return {"hits": share.hits, "total": share.total, **figure_json(share.value, share.interval, unit=PERCENT)}


def estimate_json(estimate: Estimate) -> Json:
    """Return a figure with its interval; where either does not exist, why."""
    return figure_json(estimate.value, estimate.interval)


def figure_json(value: float | Unscored, interval: Interval | Unscored, *, unit: float = 1.0) -> Json:
    """Return a figure and its interval in a unit; None where there is none, with the reason."""
    if isinstance(value, Unscored):
        return {"value": None, "low": None, "high": None, "undefined": value.reason}
    if isinstance(interval, Unscored):
        return {"value": unit * value, "low": None, "high": None, "no_interval": interval.reason}
    return {"value": unit * value, "low": unit * interval.low, "high": unit * interval.high}


def _confusion_json(agreement: Agreement) -> dict[str, dict[str, int]]:
    rows = {
        one: {other: agreement.confusion.get((one, other), 0) for other in Category}
        for one in Category
        if any((one, other) in agreement.confusion for other in Category)
    }
    return {one.value: {other.value: n for other, n in row.items() if n} for one, row in rows.items()}


def _models_json(first: str, second: str, models: ModelAgreement) -> Json:
    return {
        "iis": {model: {first: ours, second: theirs} for model, (ours, theirs) in models.means.items()},
        "spearman": _correlation_json(models.spearman),
        "pearson": _correlation_json(models.pearson),
        "mae": estimate_json(models.mae),
        "bias": estimate_json(models.bias),
    }


def _correlation_json(value: float | Unscored) -> Json:
    return {"value": None, "undefined": value.reason} if isinstance(value, Unscored) else {"value": value}
