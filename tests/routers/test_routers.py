"""Every way of declaring routes is read as a person would read it, down to the line."""

from dataclasses import replace

import pytest

from tests.routers.corpus import NAMES, agreement, expected_of, files_of, found_in


@pytest.mark.parametrize("name", NAMES)
def test_an_apps_routes_are_read_as_a_person_would(name: str) -> None:
    assert found_in(name) == expected_of(name)


@pytest.mark.parametrize("name", NAMES)
def test_an_expectation_points_at_lines_that_are_there(name: str) -> None:
    files, expected = files_of(name), expected_of(name)
    places = {*expected.undecided, *(source for _, source in expected.routes)} - {""}
    lines = {f"{path}:{line}" for path, text in files.items() for line in range(1, text.count("\n") + 2)}
    assert places <= lines
    assert "/" in {path for path, _ in expected.routes}


def test_no_route_of_the_corpus_is_missed_made_up_or_laid_to_the_wrong_line() -> None:
    found = agreement((found_in(name), expected_of(name)) for name in NAMES)
    assert len(NAMES) >= 50
    assert (found.precision, found.recall, found.f1) == (1.0, 1.0, 1.0)


def test_one_wrong_line_costs_precision_and_recall() -> None:
    right = expected_of(NAMES[0])
    (path, _), *others = sorted(right.routes)
    wrong = replace(right, routes=frozenset({(path, "src/Elsewhere.tsx:1"), *others}))
    share = len(others) / len(right.routes)
    spoilt = agreement([(wrong, right)])
    assert (spoilt.precision, spoilt.recall, spoilt.f1) == pytest.approx((share, share, share))
