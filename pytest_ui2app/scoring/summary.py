"""A model's row and its breakdowns: means over apps, and what each mean leaves out.

Protocol sections 5-7; paper, edition 000, table 2 and appendix D. Breakdowns by interaction family and by scope are
**[ours]** in form: means over the apps whose inventory has the family or scope, an app with EXEC@3 = F counting 0.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum

from pytest_ui2app.scoring.columns import AppResult, Column, NotMeasured, Value, app_iis, app_value
from pytest_ui2app.scoring.iis import ItemLabel, ScopeWeights, interaction_score
from pytest_ui2app.scoring.labels import Category, category
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Scope

Mean = float | Unscored


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelRow:
    """One model's scores over a set of apps.

    ``scores`` has every `Column`, 0-100, or `Unscored` if no app contributes. ``missing`` names each app that the
    environment kept from being measured in full, with the reason; ``complete`` says that there is none.
    """

    model: str
    n_apps: int
    n_passed: int
    scores: Mapping[Column, Mean]
    missing: Mapping[str, str]

    @property
    def complete(self) -> bool:
        """Whether everything was measured on every app."""
        return not self.missing


def model_row(model: str, results: Sequence[AppResult]) -> ModelRow:
    """Average a model's apps, one result per app."""
    repeated = [app for app, times in Counter(result.app for result in results).items() if times > 1]
    if repeated:
        msg = f"apps {repeated} have several results for {model}; a row takes one result per app"
        raise ValueError(msg)
    return ModelRow(
        model=model,
        n_apps=len(results),
        n_passed=sum(_passed(result) for result in results),
        scores={column: mean_of(app_value(result, column) for result in results) for column in Column},
        missing={result.app: reason for result in results for reason in _missing_reasons(result)[:1]},
    )


def rows_by_application_family(model: str, results: Sequence[AppResult]) -> dict[ApplicationFamily, ModelRow]:
    """Average each application family's apps; families without an app are left out."""
    groups = {
        family: [result for result in results if result.application_family is family] for family in ApplicationFamily
    }
    return {family: model_row(model, group) for family, group in groups.items() if group}


def column_values(results: Iterable[AppResult], column: Column) -> dict[str, float]:
    """Return the numbers that a column averages, by app; apps that contribute none are left out."""
    values = {result.app: app_value(result, column) for result in results}
    return {app: value for app, value in values.items() if isinstance(value, float)}


def iis_under(weights: ScopeWeights, results: Iterable[AppResult]) -> Mean:
    """Return the model's headline IIS under other scope weights."""
    return mean_of(app_iis(result, weights=weights) for result in results)


def iis_by_family(results: Sequence[AppResult]) -> dict[Family, Mean]:
    """Return each family's mean credit x 100 over the apps whose inventory has it."""
    return {family: mean_of(_iis_of(result, _of_family(result, family)) for result in results) for family in Family}


def iis_by_scope(results: Sequence[AppResult]) -> dict[Scope, Mean]:
    """Return each scope's IIS: per app over the items of that scope, then the mean over apps that have any."""
    return {scope: mean_of(_iis_of(result, _of_scope(result, scope)) for result in results) for scope in Scope}


def outcome_matrix(results: Iterable[AppResult]) -> dict[Family, Counter[Category]]:
    """Count every inventory item of every app once, by family and what became of it."""
    matrix: dict[Family, Counter[Category]] = {family: Counter() for family in Family}
    for result in results:
        for item in result.inventory:
            matrix[item.family][_category(result, item.family)] += 1
    return matrix


def mean_of(values: Iterable[Value]) -> Mean:
    """Average the numbers among the values; nothing else counts, neither above nor below the line."""
    numbers = [value for value in values if isinstance(value, float)]
    return fsum(numbers) / len(numbers) if numbers else Unscored(reason="no app has a score")


def _passed(result: AppResult) -> bool:
    return not isinstance(result.execution, NotMeasured) and result.execution.at_3


def _missing_reasons(result: AppResult) -> list[str]:
    values = [app_value(result, column) for column in Column]
    return [value.reason for value in values if isinstance(value, NotMeasured)]


def _labels(result: AppResult) -> dict[Family, ItemLabel]:
    return {label.family: label for label in result.items}


def _of_family(result: AppResult, family: Family) -> frozenset[Family]:
    return frozenset(item.family for item in result.inventory if item.family is family)


def _of_scope(result: AppResult, scope: Scope) -> frozenset[Family]:
    return frozenset(item.family for item in result.inventory if item.scope is scope)


def _iis_of(result: AppResult, families: frozenset[Family]) -> Value:
    """Return the app's IIS over some of its inventory's families."""
    if not families:
        return Unscored(reason="not in the inventory")
    if isinstance(result.execution, NotMeasured):
        return result.execution
    if not result.execution.at_3:
        return 0.0
    labels = [label for label in result.items if label.family in families]
    if len(labels) < len(families):
        return NotMeasured(reason=f"{len(labels)} of {len(families)} items have a label")
    score = interaction_score(labels)
    return score if isinstance(score, Unscored) else score.iis


def _category(result: AppResult, family: Family) -> Category:
    if isinstance(result.execution, NotMeasured):
        return Category.NOT_MEASURED
    if not result.execution.at_3:
        return Category.NOT_BUILT
    label = _labels(result).get(family)
    return Category.NOT_MEASURED if label is None else category(label.outcome)
