"""The one schema of interaction labels, whoever gave them: probes, a judge or annotators (protocol section 7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pytest_ui2app.scoring.iis import ItemOutcome, MergedOutcome, NotCovered, Undecided
from pytest_ui2app.taxonomy import Family, Outcome


class Source(StrEnum):
    """Who labels."""

    RUNTIME = "runtime"
    """Probes in the running app; the default."""
    JUDGE = "judge"
    """A model that reads source and pictures."""
    ANNOTATORS = "annotators"
    """People, two per cell and a third where they differ too much."""


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Cell:
    """What is labelled: one interaction family of one app as one model wrote it in one round."""

    model: str
    case: str
    round: int
    family: Family


@dataclass(frozen=True, slots=True, kw_only=True)
class CellLabel:
    """What one source says of a cell.

    ``scope`` is how far the behaviour reaches as the source saw it in the app; probes have that of the inventory, and
    annotators one step apart have the mean of theirs, so it is a number from 1 to 3.
    """

    outcome: ItemOutcome
    scope: float

    @property
    def covered(self) -> bool:
        """Whether any of the family's sub-features is present; then only has the outcome a meaning."""
        return not isinstance(self.outcome, NotCovered)

    @property
    def credit(self) -> float | None:
        """The r of Eq. 1, 0 to 1; None where there is none: not covered, or undecided."""
        match self.outcome:
            case Outcome():
                return self.outcome.value
            case MergedOutcome():
                return self.outcome.credit
            case NotCovered() | Undecided():
                return None


class Category(StrEnum):
    """What became of a cell in one word, from best to worst: rows and columns wherever outcomes are counted."""

    WORKING = "W"
    WORKING_OR_PARTIAL = "W/P"
    """Annotators one step apart, as below."""
    PARTIAL = "P"
    PARTIAL_OR_FAILED = "P/F"
    FAILED = "F"
    ABSENT = "absent"
    """No sub-feature present: coverage 0."""
    UNSURE = "unsure"
    """Every present sub-feature is unsure."""
    NOT_BUILT = "not built"
    """EXEC@3 = F."""
    NOT_MEASURED = "not measured"
    """The environment failed."""


_BY_CREDIT: Mapping[float, Category] = {
    1.0: Category.WORKING,
    0.75: Category.WORKING_OR_PARTIAL,
    0.5: Category.PARTIAL,
    0.25: Category.PARTIAL_OR_FAILED,
    0.0: Category.FAILED,
}


def category(outcome: ItemOutcome) -> Category:
    """Return the word for what a source says of a cell."""
    match outcome:
        case Outcome():
            return _BY_CREDIT[outcome.value]
        case MergedOutcome():
            return _BY_CREDIT[outcome.credit]
        case NotCovered():
            return Category.ABSENT
        case Undecided():
            return Category.UNSURE


Labels = Mapping[Cell, CellLabel]
"""What one source says of the cells it has seen; a cell that is not in it was not labelled by it."""
