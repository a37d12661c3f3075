import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.scoring.unscored import Unscored


@given(st.integers(1, 2_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_is_wilsons(counts: tuple[int, int]) -> None:
    hits, total = counts
    theirs = binomtest(hits, total).proportion_ci(confidence_level=0.95, method="wilson")
    ours = Share(hits=hits, total=total).interval
    assert isinstance(ours, Interval)
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_the_papers_outcome_agreement_has_its_published_interval() -> None:
    share = Share(hits=710, total=868)  # the one count that rounds to 81.8
    assert isinstance(share.interval, Interval)
    assert isinstance(share.value, float)
    assert [round(100 * each, 1) for each in (share.value, share.interval.low, share.interval.high)] == [
        81.8,
        79.1,
        84.2,
    ]


def test_of_no_cells_there_is_no_share() -> None:
    none = Share(hits=0, total=0)
    assert none.value == none.interval == Unscored(reason="no cell to compare")
