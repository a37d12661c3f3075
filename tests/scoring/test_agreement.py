from collections.abc import Mapping

import pytest

from pytest_ui2app.scoring.agreement import alphas, compare
from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.iis import ItemOutcome, MergedOutcome, NotCovered, Undecided
from pytest_ui2app.scoring.labels import Category, Cell, CellLabel, Labels, category
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family, Outcome, Scope

WORDS: Mapping[str, ItemOutcome] = {
    "W": Outcome.W,
    "W/P": MergedOutcome(credit=0.75),
    "P": Outcome.P,
    "P/F": MergedOutcome(credit=0.25),
    "F": Outcome.F,
    "-": NotCovered(),
    "?": Undecided(),
}
INVENTORY = {(f"app-{number}", Family.TOGGLE): Scope.S1 for number in range(20)}


def _labels(words: str, *, scopes: str = "", model: str = "m") -> Labels:
    """Return the labels of one toggle in each of several apps, `.` where there is none."""
    given = zip(words.split(), scopes.split() or ["1"] * 20, strict=False)
    return {
        Cell(model=model, case=f"app-{number}", round=1, family=Family.TOGGLE): CellLabel(
            outcome=WORDS[word], scope=float(scope)
        )
        for number, (word, scope) in enumerate(given)
        if word != "."
    }


def test_coverage_counts_every_cell_that_both_label() -> None:
    found = compare(_labels("W  -  -  ?  W  ."), _labels("-  -  W  F  .  W"), INVENTORY)
    assert (found.n_cells, found.n_apps, found.only_first, found.only_second) == (4, 4, 1, 1)
    assert (found.coverage.hits, found.coverage.total) == (2, 4)  # both absent, and unsure is covered


def test_outcome_and_scope_count_what_both_hold_covered_and_decided() -> None:
    first = _labels("W W/P P  F  -  ?  W", scopes="1 1.5 2 1 1 1 3")
    second = _labels("W W/P F  F  W  W  .", scopes="1 1.5 2 2 1 1 3")
    found = compare(first, second, INVENTORY)
    assert (found.outcome.hits, found.outcome.total) == (3, 4)
    assert (found.scope.hits, found.scope.total) == (3, 4)


def test_the_confusion_table_holds_every_cell_once() -> None:
    found = compare(_labels("W W P - ? F"), _labels("W W/P P/F - F -"), INVENTORY)
    assert found.confusion == {
        (Category.WORKING, Category.WORKING): 1,
        (Category.WORKING, Category.WORKING_OR_PARTIAL): 1,
        (Category.PARTIAL, Category.PARTIAL_OR_FAILED): 1,
        (Category.ABSENT, Category.ABSENT): 1,
        (Category.UNSURE, Category.FAILED): 1,
        (Category.FAILED, Category.ABSENT): 1,
    }


@pytest.mark.parametrize("word", WORDS)
def test_each_outcome_has_its_category(word: str) -> None:
    assert category(WORDS[word]) == {"-": "absent", "?": "unsure"}.get(word, word)


def test_kappas_and_alpha_are_of_the_outcomes() -> None:
    # the table of test_kappa: F F, F F, F P, P P, P P, P W, W W, W W
    found = compare(_labels("F F F P P P W W -"), _labels("F F P P P W W W W"), INVENTORY)
    assert found.kappa.value == pytest.approx(27 / 43)
    assert found.weighted_kappa.value == pytest.approx(5 / 7)
    for figure in (found.kappa, found.weighted_kappa, found.alpha):
        assert isinstance(figure.interval, Interval)
        assert isinstance(figure.value, float)
        assert figure.interval.low < figure.value <= figure.interval.high <= 1


def test_sources_that_say_the_same_agree_fully() -> None:
    labels = _labels("W P F W/P P/F - ?", scopes="1 2 3 1.5 2.5 1 1")
    found = compare(labels, labels, INVENTORY)
    assert found.coverage.value == found.outcome.value == found.scope.value == 1.0
    assert found.kappa.value == found.weighted_kappa.value == found.alpha.value == 1.0
    assert found.models.mae.value == found.models.bias.value == 0.0


def test_sources_without_a_common_cell_have_no_figure() -> None:
    found = compare(_labels("W W"), _labels(". . F"), INVENTORY)
    nothing = Unscored(reason="no cell to compare")
    assert found.n_cells == 0
    assert found.outcome.value == found.kappa.value == found.kappa.interval == nothing
    assert found.alpha.value == Unscored(reason="fewer than two values of a cell to compare")
    assert found.models.mae.value == Unscored(reason="no app to compare")


def test_alpha_takes_any_number_of_raters_with_gaps() -> None:
    # the outcomes are the units (W W) (W P) (F F) of test_krippendorff, spread over three raters; absent is no outcome
    found = alphas([_labels("W . F W"), _labels("W W F -"), _labels(". P . -")])
    assert found.outcome.value == pytest.approx(1 - 40 / 180)
    # coverages: (1 1) (1 1) (1 1) (1 0 0), so 7 ones, 2 zeros of 9; observed 2 / 2 each way: 1 - 8 * 1 / (7 * 2)
    assert found.coverage.value == pytest.approx(1 - 8 / 14)
    assert found.scope.value == Unscored(reason="no variation: every value is the same")
