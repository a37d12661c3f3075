"""The labels that a run's records hold: what its probes found, and what a judge said beside them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from pytest_ui2app.reporting.judge_rows import JUDGE_PART, RUNTIME_PART
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.scoring.iis import ItemOutcome, NotCovered, Undecided
from pytest_ui2app.scoring.labels import Category, Cell, CellLabel, Labels
from pytest_ui2app.scoring.model_agreement import Inventory
from pytest_ui2app.taxonomy import Metric, Outcome, Scope

_WORDS: Final[Mapping[str, ItemOutcome]] = {
    Category.ABSENT: NotCovered(),
    Category.UNSURE: Undecided(),
    **Outcome.__members__,
}


def cells(records: Iterable[ItemRecord]) -> Iterator[tuple[Cell, ItemRecord]]:
    """Yield the cells of a run with their records; an app that fails EXEC@3 has none."""
    for record in records:
        identity = record.identity
        if identity.metric is Metric.IIS and identity.family is not None and record.outcome != Category.NOT_BUILT:
            yield (
                Cell(model=identity.model, case=identity.case, round=identity.round, family=identity.family),
                record,
            )


def runtime_labels(records: Iterable[ItemRecord]) -> Labels:
    """Return what the probes found; the scope is the inventory's."""
    return {
        cell: CellLabel(outcome=_WORDS[_probed(record)], scope=float(inventory_scope(record)))
        for cell, record in cells(records)
    }


def judge_labels(records: Iterable[ItemRecord]) -> Labels:
    """Return what the judge said; a cell on which it has no verdict is not in them."""
    verdicts = ((cell, record, record.parts.get(JUDGE_PART)) for cell, record in cells(records))
    return {
        cell: _judged(verdict, inventory_scope(record))
        for cell, record, verdict in verdicts
        if verdict and "unscored" not in verdict
    }


def inventory_of(records: Iterable[ItemRecord]) -> Inventory:
    """Return the scope that the inventory gives each case's families."""
    return {(cell.case, cell.family): inventory_scope(record) for cell, record in cells(records)}


def inventory_scope(record: ItemRecord) -> Scope:
    """Return the scope that the case's inventory gives an interaction item."""
    return Scope[record.parts["scope"]]


def _probed(record: ItemRecord) -> str:
    """Return the word for the outcome by the probes alone; with a judge the record's own may be the judge's."""
    return str(record.parts.get(RUNTIME_PART, record.outcome))


def _judged(verdict: Mapping[str, Any], scope: Scope) -> CellLabel:
    if not verdict["coverage"]:
        return CellLabel(outcome=NotCovered(), scope=float(scope))
    return CellLabel(outcome=Outcome[verdict["outcome"]], scope=float(Scope[verdict["scope"]]))
