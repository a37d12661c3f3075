"""The ledger: every record of a run, wherever it was made, and what the environment failed to measure."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.record import Identity, ItemRecord, fidelity_of, label_of
from pytest_ui2app.scoring.columns import AppResult, InventoryItem, NotMeasured
from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.labels import Category
from pytest_ui2app.scoring.nrs import reachability
from pytest_ui2app.scoring.summary import ModelRow, model_row
from pytest_ui2app.taxonomy import Metric

NOT_RUN = "not run"
"""Why an item that was selected has no record and no error: the run was cut short."""

T = TypeVar("T")
Key = tuple[str, str, int, str, str]


@dataclass(slots=True)
class Ledger:
    """What a run was to measure, what it measured, and what went wrong, each by the identity of the item."""

    expected: dict[Key, Identity] = field(default_factory=dict)
    records: dict[Key, ItemRecord] = field(default_factory=dict)
    troubles: dict[Key, str] = field(default_factory=dict)

    def expect(self, identity: Identity) -> None:
        """Note an item that was selected to run."""
        self.expected[identity.key] = identity

    def enter(self, record: ItemRecord) -> None:
        """Enter a measurement; it also clears an earlier trouble with the same item."""
        self.records[record.identity.key] = record
        self.troubles.pop(record.identity.key, None)

    def trouble(self, identity: Identity, reason: str) -> None:
        """Note that the environment failed to measure an item."""
        if identity.key not in self.records:
            self.troubles[identity.key] = reason

    @property
    def missing(self) -> dict[Key, str]:
        """Selected items without a measurement, with the reason."""
        gaps = self.expected.keys() - self.records.keys()
        return {key: self.troubles.get(key, NOT_RUN) for key in sorted(gaps)}

    @property
    def models(self) -> tuple[str, ...]:
        """The models of the run, in the order in which they were selected."""
        return tuple(dict.fromkeys(identity.model for identity in self.expected.values()))

    def sorted_records(self) -> list[ItemRecord]:
        """Return the records in the order of their identities."""
        return [self.records[key] for key in sorted(self.records)]

    def result_sets(self, trials: Iterable[Trial]) -> dict[str, dict[int, list[AppResult]]]:
        """Return the app results of each model and round, for the trials whose items were all selected."""
        sets: dict[str, dict[int, list[AppResult]]] = defaultdict(lambda: defaultdict(list))
        for trial in trials:
            if self._selected_whole(trial):
                sets[trial.model.name][trial.round].append(self._app_result(trial))
        return sets

    def rows(self, trials: Sequence[Trial]) -> dict[str, list[ModelRow]]:
        """Return each model's rows, one per round."""
        sets = self.result_sets(trials)
        return {model: [model_row(model, results) for results in rounds.values()] for model, rounds in sets.items()}

    def _selected_whole(self, trial: Trial) -> bool:
        return all(key in self.expected for key in _keys(trial))

    def _app_result(self, trial: Trial) -> AppResult:
        case = trial.case
        execution = self._record(trial, Metric.EXEC)
        labels = [self._record(trial, Metric.IIS, item.family) for item in case.inventory]
        return AppResult(
            app=case.id,
            application_family=case.family,
            execution=_execution(execution),
            fidelity=_measured(self._record(trial, Metric.VFS), fidelity_of),
            reachability=_measured(
                self._record(trial, Metric.NRS), lambda r: reachability(r.parts["inputs"], r.parts["reached"])
            ),
            inventory=tuple(InventoryItem(family=item.family, scope=item.scope) for item in case.inventory),
            items=tuple(label_of(r) for r in labels if isinstance(r, ItemRecord) and r.outcome != Category.NOT_BUILT),
        )

    def _record(self, trial: Trial, metric: Metric, family: str = "") -> ItemRecord | NotMeasured:
        key = (trial.model.name, trial.case.id, trial.round, metric.value, family)
        return self.records.get(key) or NotMeasured(reason=self.troubles.get(key, NOT_RUN))


def _keys(trial: Trial) -> list[Key]:
    whole = [(metric.value, "") for metric in Metric if metric is not Metric.IIS]
    families = [(Metric.IIS.value, item.family.value) for item in trial.case.inventory]
    return [(trial.model.name, trial.case.id, trial.round, metric, family) for metric, family in [*whole, *families]]


def _execution(record: ItemRecord | NotMeasured) -> Execution | NotMeasured:
    if isinstance(record, NotMeasured):
        return record
    return Execution(attempts=tuple(attempt["passed"] for attempt in record.parts["attempts"]))


def _measured(record: ItemRecord | NotMeasured, read: Callable[[ItemRecord], T]) -> T | NotMeasured:
    if isinstance(record, NotMeasured):
        return record
    return NotMeasured(reason=record.outcome) if record.outcome == Category.NOT_BUILT else read(record)
