import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest

from pytest_ui2app.judging.annotators import differing, merge, names_of
from pytest_ui2app.scoring.iis import ItemOutcome, MergedOutcome, NotCovered
from pytest_ui2app.scoring.labels import Cell, CellLabel
from pytest_ui2app.taxonomy import Family, Outcome

CELL = Cell(model="m", case="notes", round=1, family=Family.TOGGLE)
OTHER = Cell(model="m", case="notes", round=1, family=Family.DATA_CRUD)


def _label(word: str, scope: float = 1.0) -> CellLabel:
    outcome: ItemOutcome = NotCovered() if word == "-" else Outcome[word]
    return CellLabel(outcome=outcome, scope=scope)


@pytest.mark.parametrize(
    ("one", "other", "merged"),
    [
        ("W", "W", Outcome.W),
        ("P", "P", Outcome.P),
        ("F", "F", Outcome.F),
        ("-", "-", NotCovered()),
        ("W", "P", MergedOutcome(credit=0.75)),
        ("P", "F", MergedOutcome(credit=0.25)),
    ],
)
def test_outcomes_at_most_a_step_apart_are_merged(one: str, other: str, merged: ItemOutcome) -> None:
    for first, second in ((one, other), (other, one)):
        found = merge({CELL: _label(first)}, {CELL: _label(second)}, {})
        assert found.labels == {CELL: CellLabel(outcome=merged, scope=1.0)}
        assert not found.waiting
        assert not found.arbitrated


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (_label("W"), _label("F"), "outcome: W against F"),
        (_label("F"), _label("W"), "outcome: W against F"),
        (_label("-"), _label("F"), "coverage: one sees it, one does not"),
        (_label("W"), _label("-"), "coverage: one sees it, one does not"),
        (_label("W", 1), _label("W", 3), "scope: S1 against S3"),
        (_label("P", 3), _label("W", 1), "scope: S3 against S1"),
    ],
)
def test_what_is_further_apart_needs_the_third(one: CellLabel, other: CellLabel, why: str) -> None:
    waiting = merge({CELL: one}, {CELL: other}, {})
    assert waiting.labels == {}
    assert waiting.waiting == (CELL,)
    assert differing(one, other) == why
    third = _label("P", 2)
    decided = merge({CELL: one}, {CELL: other}, {CELL: third})
    assert decided.labels == {CELL: third}
    assert decided.arbitrated == (CELL,)
    assert decided.waiting == ()


@pytest.mark.parametrize(("one", "other"), list(itertools.product((1, 2, 3), repeat=2)))
def test_scopes_a_step_apart_make_their_mean(one: int, other: int) -> None:
    found = merge({CELL: _label("W", one)}, {CELL: _label("W", other)}, {})
    expected = {} if abs(one - other) > 1 else {CELL: _label("W", (one + other) / 2)}
    assert found.labels == expected


def test_scopes_of_what_both_find_absent_do_not_matter() -> None:
    assert merge({CELL: _label("-", 1)}, {CELL: _label("-", 3)}, {}).waiting == ()


def test_the_third_counts_only_where_the_two_differ_too_much() -> None:
    found = merge({CELL: _label("W")}, {CELL: _label("P")}, {CELL: _label("F"), OTHER: _label("F")})
    assert found.labels == {CELL: CellLabel(outcome=MergedOutcome(credit=0.75), scope=1.0)}


def test_what_one_annotator_left_out_has_no_label() -> None:
    found = merge({CELL: _label("W")}, {OTHER: _label("W")}, {OTHER: _label("W")})
    assert found.labels == {}
    assert found.single == tuple(sorted((CELL, OTHER)))


@pytest.mark.parametrize(
    ("files", "names"),
    [
        (["anna.csv", "ben.csv"], ["anna", "ben"]),
        (["anna/filled.csv", "ben/filled.csv"], ["anna/filled", "ben/filled"]),
        (["anna/filled.csv", "filled.csv"], ["anna/filled", "work/filled"]),
        (["one/ann/a.csv", "two/ann/a.csv", "cleo.csv"], ["one/ann/a", "two/ann/a", "at/work/cleo"]),
        (["anna.csv", "anna.txt"], ["anna.csv", "anna.txt"]),
        (["anna", "anna.csv"], ["anna", "anna.csv"]),
        (["an\x1bna.csv", "ben.csv"], ["an\ufffdna", "ben"]),
    ],
)
def test_people_are_called_by_as_much_of_their_files_names_as_tells_them_apart(
    files: Sequence[str], names: Sequence[str]
) -> None:
    assert names_of([Path("/at/work") / file for file in files]) == names
