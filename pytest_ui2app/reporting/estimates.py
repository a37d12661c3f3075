"""What ``--ui2app-dry-run`` says: what the selected trials would take, model by model."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.generation.builtin.replay import ReplayFactory
from pytest_ui2app.generation.builtin.written import WrittenFactory
from pytest_ui2app.generation.estimate import Estimate, Range, estimate
from pytest_ui2app.generation.model import UNKNOWN_COST, ModelFactory
from pytest_ui2app.generation.providers.api_model import ApiFactory
from pytest_ui2app.generation.providers.prices import worst_cost
from pytest_ui2app.judging.choosing import NoJudge, judging_estimate
from pytest_ui2app.pipeline import Conditions, Trial, is_judged, is_written, task_of
from pytest_ui2app.reporting.record import Identity
from pytest_ui2app.reporting.table import table
from pytest_ui2app.store.artifacts import ArtifactStore
from pytest_ui2app.taxonomy import Metric
from pytest_ui2app.wording import counted

_Rows: TypeAlias = list[list[str]]

_HEAD: Final = ["model", "", "trials", "requests", "input tokens", "output tokens", "dollars"]
_NOTE: Final = (
    "typical: two turns (a judge: one), no repair, no reasoning; at most: every Continue and repair turn at its cap, "
    "none repeated"
)


def estimate_lines(
    all_trials: Sequence[Trial],
    wanted: Iterable[Identity],
    conditions: Conditions,
    store: ArtifactStore,
    judge: ModelFactory | NoJudge,
) -> list[str]:
    """Return what the ``wanted`` items of the trials would take.

    Trials whose app is in the store are left out, and repairs of it with them; of the judge, those without an
    interaction item, and those it has judged before.
    """
    metrics = {(identity.model, identity.case, identity.round, identity.metric) for identity in wanted}
    trials = [trial for trial in all_trials if any(key[:3] == trial.key for key in metrics)]
    to_judge = [trial for trial in trials if (*trial.key, Metric.IIS) in metrics]
    models = dict.fromkeys(trial.model.name for trial in trials)
    rows, notes = [], []
    for name in models:
        of_model = [trial for trial in trials if trial.model.name == name]
        new = [trial for trial in of_model if not is_written(trial, store)]
        notes += [f"{name}: {len(of_model) - len(new)} of {counted(len(of_model), 'app')} written already"]
        rows += _rows(name, new, conditions)
        notes += [*_unknown(name, new), *_obstacles(new)]
    judge_rows, judge_notes = _judge(judge, to_judge, store)
    rows, notes = [*rows, *judge_rows], [*notes, *judge_notes]
    costs = [*table(_HEAD, rows), _NOTE] if rows else []
    return ["", "dry run: nothing was sent", *costs, *notes]


def _rows(name: str, trials: Sequence[Trial], conditions: Conditions) -> _Rows:
    return _range_rows(name, [each for trial in trials if (each := _range(trial, conditions))])


def _judge(judge: ModelFactory | NoJudge, trials: Sequence[Trial], store: ArtifactStore) -> tuple[_Rows, list[str]]:
    """Return the rows of the judge, and what there is to say of it; apps it has judged before are left out."""
    if isinstance(judge, NoJudge):
        return [], []
    due = [trial for trial in trials if trial.case.inventory]
    new = [trial for trial in due if not is_judged(trial, judge, store)]
    name = f"judge {judge.name}"
    notes = [f"{name}: {len(due) - len(new)} of {counted(len(due), 'app')} judged already"]
    if not isinstance(judge, ApiFactory):
        return [], [*notes, *([f"{name}: what it spends is not known to this project"] if new else [])]
    ranges = [judging_estimate(trial.case, judge.settings) for trial in new]
    return _range_rows(name, ranges), [*notes, *(_missing(name, judge) if new else [])]


def _range_rows(name: str, ranges: Sequence[Range]) -> _Rows:
    if not ranges:
        return []
    typical, most = [each.typical for each in ranges], [each.most for each in ranges]
    count = str(len(ranges))
    return [[name, "typical", count, *_cells(typical)], ["", "at most", count, *_cells(most)]]


def _range(trial: Trial, conditions: Conditions) -> Range | None:
    model = trial.model
    if not isinstance(model, ApiFactory):
        return None
    return estimate(task_of(trial), scaffold_files(scaffold_folder()), model.settings, conditions.repair_rounds)


def _cells(estimates: Sequence[Estimate]) -> list[str]:
    known = [each.dollars for each in estimates if each.dollars is not None]
    return [
        str(sum(each.requests for each in estimates)),
        f"{sum(each.input_tokens for each in estimates):,}",
        f"{sum(each.output_tokens for each in estimates):,}",
        _price(sum(known)) if len(known) == len(estimates) else "unknown",
    ]


def _price(dollars: float) -> str:
    return f"{dollars:.2f}" if dollars >= 1 or not dollars else f"{dollars:.4f}"


def _obstacles(trials: Sequence[Trial]) -> list[str]:
    """Say what a real run would stop at: nothing of it is needed to estimate."""
    model = trials[0].model if trials else None
    return _missing(model.name, model) if isinstance(model, ApiFactory) else []


def _missing(name: str, model: ApiFactory) -> list[str]:
    told = []
    if not model.has_key:
        told.append(f"{name}: its key, or a variable that a header is taken from, is missing")
    if worst_cost(model.settings, 1, 1) == UNKNOWN_COST:
        told.append(f"{name}: no price of it is known: check the name, or give a price in its settings")
    return told


def _unknown(name: str, trials: Sequence[Trial]) -> list[str]:
    if not trials or isinstance(trials[0].model, ApiFactory):
        return []
    if isinstance(trials[0].model, WrittenFactory | ReplayFactory):
        return [f"{name}: nothing is bought"]
    return [f"{name}: what it spends is not known to this project"]
