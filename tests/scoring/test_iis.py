import itertools
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.scoring.iis import (
    EQUAL_WEIGHTS,
    LINEAR_WEIGHTS,
    STEEP_WEIGHTS,
    InteractionScore,
    ItemLabel,
    ItemOutcome,
    MergedOutcome,
    NotCovered,
    ScopeWeights,
    SubFeatureResult,
    Undecided,
    interaction_score,
    judged_item,
    label_item,
)
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family, Finding, Outcome, Scope

WORKING, PARTIAL, FAILED, ABSENT, UNSURE = Finding
findings_lists = st.lists(st.sampled_from(Finding), min_size=1, max_size=4)


def label(*findings: Finding, family: Family = Family.TOGGLE, scope: Scope = Scope.S1) -> ItemLabel:
    results = [
        SubFeatureResult(id=f"{family}-{index}", family=family, scope=scope, finding=finding)
        for index, finding in enumerate(findings)
    ]
    return label_item(family, scope, results)


def scored(items: Sequence[ItemLabel], weights: ScopeWeights = LINEAR_WEIGHTS) -> InteractionScore:
    score = interaction_score(items, weights=weights)
    assert isinstance(score, InteractionScore)
    return score


@pytest.mark.parametrize(
    ("findings", "outcome", "strict"),
    [
        ((WORKING, WORKING), Outcome.W, Outcome.W),
        ((WORKING, ABSENT), Outcome.W, Outcome.P),
        ((WORKING, FAILED), Outcome.P, Outcome.P),
        ((WORKING, PARTIAL), Outcome.P, Outcome.P),
        ((PARTIAL, FAILED), Outcome.P, Outcome.P),
        ((PARTIAL, ABSENT), Outcome.P, Outcome.P),
        ((FAILED, FAILED), Outcome.F, Outcome.F),
        ((FAILED, ABSENT), Outcome.F, Outcome.F),
        ((ABSENT, ABSENT), NotCovered(), NotCovered()),
        ((UNSURE, WORKING), Outcome.W, Outcome.W),
        ((UNSURE, WORKING, ABSENT), Outcome.W, Outcome.P),
        ((UNSURE, FAILED), Outcome.F, Outcome.F),
        ((UNSURE, UNSURE), Undecided(), Undecided()),
        ((UNSURE, ABSENT), Undecided(), Undecided()),
    ],
)
def test_outcome_of_an_item(findings: tuple[Finding, ...], outcome: ItemOutcome, strict: ItemOutcome) -> None:
    found = label(*findings)
    assert (found.outcome, found.strict) == (outcome, strict)
    assert found.covered is (outcome != NotCovered())


@pytest.mark.parametrize(
    ("findings", "bounds"),
    [
        ((WORKING,), (1.0, 1.0)),
        ((WORKING, UNSURE), (0.5, 1.0)),
        ((FAILED, UNSURE), (0.0, 0.5)),
        ((WORKING, FAILED, UNSURE), (0.5, 0.5)),
        ((PARTIAL, UNSURE), (0.5, 0.5)),
        ((UNSURE,), (0.0, 1.0)),
        ((ABSENT, UNSURE), (0.0, 1.0)),
        ((ABSENT,), (0.0, 0.0)),
    ],
)
def test_bounds_of_an_item(findings: tuple[Finding, ...], bounds: tuple[float, float]) -> None:
    found = label(*findings)
    assert (found.lower, found.upper) == bounds


def plain_credit(findings: Sequence[Finding]) -> float:
    """The paper's rule for decided findings, word by word: W all, P some or partly, F none, of those present."""
    present = [finding for finding in findings if finding is not ABSENT]
    if not present:
        return 0.0
    if present.count(WORKING) == len(present):
        return 1.0
    return 0.0 if present.count(FAILED) == len(present) else 0.5


@given(findings_lists)
def test_the_bounds_are_the_extremes_over_every_reading_of_the_unsure(findings: list[Finding]) -> None:
    options = [[WORKING, PARTIAL, FAILED, ABSENT] if finding is UNSURE else [finding] for finding in findings]
    readings = [plain_credit(reading) for reading in itertools.product(*options)]
    found = label(*findings)
    assert (found.lower, found.upper) == (min(readings), max(readings))


def test_sub_features_are_counted() -> None:
    found = label(WORKING, FAILED, UNSURE, ABSENT, ABSENT)
    assert (found.n_decided, found.n_unsure, found.n_absent) == (2, 1, 2)


def test_equation_1_weighs_items_by_scope_and_an_absent_family_costs_its_weight() -> None:
    items = [
        label(WORKING),
        label(WORKING, FAILED, family=Family.DATA_CRUD, scope=Scope.S2),
        label(ABSENT, family=Family.CROSS_ROUTE_STATE, scope=Scope.S3),
    ]
    # (1 x 1 + 2 x 0.5 + 3 x 0) / (1 + 2 + 3)
    assert scored(items).iis == pytest.approx(100 * 2 / 6)
    assert scored(items, EQUAL_WEIGHTS).iis == pytest.approx(100 * 1.5 / 3)
    assert scored(items, STEEP_WEIGHTS).iis == pytest.approx(100 * 2 / 7)


def test_strict_charges_absent_sub_features() -> None:
    score = scored([label(WORKING, ABSENT)])
    assert (score.iis, score.iis_strict) == (100.0, 50.0)


def test_an_undecided_item_is_left_out_of_the_headline_and_spans_the_bounds() -> None:
    items = [label(WORKING), label(UNSURE, family=Family.CROSS_ROUTE_STATE, scope=Scope.S3)]
    score = scored(items)
    assert (score.iis, score.iis_strict, score.lower, score.upper) == (100.0, 100.0, 25.0, 100.0)
    assert (score.unsure_share, score.n_items, score.n_undecided) == (0.5, 2, 1)


@given(st.lists(st.tuples(st.sampled_from(Scope), findings_lists), min_size=1, max_size=7))
def test_strict_and_headline_lie_within_their_bounds(items: list[tuple[Scope, list[Finding]]]) -> None:
    score = interaction_score([label(*findings, scope=scope) for scope, findings in items])
    if isinstance(score, InteractionScore):
        assert score.lower - 1e-9 <= score.iis <= score.upper + 1e-9
        assert 0 <= score.iis_strict <= score.iis <= 100


@given(st.lists(st.sampled_from(Scope), min_size=1, max_size=7))
def test_everything_working_scores_exactly_100(scopes: list[Scope]) -> None:
    assert scored([label(WORKING, scope=scope) for scope in scopes]).iis == 100.0


def test_an_empty_or_wholly_unsure_inventory_is_unscored() -> None:
    assert interaction_score([]) == Unscored(reason="the inventory is empty")
    assert interaction_score([label(UNSURE)]) == Unscored(reason="every inventory item is unsure")


def test_a_judges_label_carries_its_outcome_without_counts() -> None:
    items = [
        judged_item(Family.TOGGLE, Scope.S1, MergedOutcome(credit=0.75)),
        judged_item(Family.DATA_CRUD, Scope.S2, NotCovered()),
        judged_item(Family.NOTIFICATION, Scope.S1, Outcome.W),
    ]
    score = scored(items)
    assert (score.iis, score.lower, score.upper, score.unsure_share) == (43.75, 43.75, 43.75, 0.0)
    assert [item.covered for item in items] == [True, False, True]


def test_an_item_needs_results_of_its_own_family() -> None:
    stray = SubFeatureResult(id="cart", family=Family.CROSS_ROUTE_STATE, scope=Scope.S3, finding=WORKING)
    with pytest.raises(ValueError, match="needs results of that family"):
        label_item(Family.TOGGLE, Scope.S1, [stray])
    with pytest.raises(ValueError, match="needs results of that family"):
        label_item(Family.TOGGLE, Scope.S1, [])
