"""The summary's rows: one per model, the mean over its rounds, with the keys of the published results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum

from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.scoring.summary import ModelRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """One model's row: percentages, None where nothing could be scored; ``complete`` if nothing is missing."""

    model: str
    n_apps: int
    n_rounds: int
    complete: bool
    scores: Mapping[Column, float | None]

    def as_json(self) -> dict[str, object]:
        """Return the row as it stands in results.json."""
        return {
            "model": self.model,
            "n_apps": self.n_apps,
            "n_rounds": self.n_rounds,
            "complete": self.complete,
            **{column.value: score for column, score in self.scores.items()},
        }


def summarise(model: str, rounds: Sequence[ModelRow], *, complete: bool) -> Summary:
    """Average a model's rows over its rounds; a column without a score in some round has none."""
    return Summary(
        model=model,
        n_apps=rounds[0].n_apps,
        n_rounds=len(rounds),
        complete=complete and all(row.complete for row in rounds),
        scores={column: _mean([row.scores[column] for row in rounds]) for column in Column},
    )


def _mean(values: Sequence[object]) -> float | None:
    numbers = [value for value in values if isinstance(value, float)]
    return fsum(numbers) / len(numbers) if numbers and len(numbers) == len(values) else None
