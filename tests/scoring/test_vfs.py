import math
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.pairing import Ties
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.scoring.vfs import Alignment, PageFidelity, align, app_fidelity, page_fidelity

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)
channels = st.integers(0, 255)
# Three short texts in long lists: nearly everything is a duplicate, and near-duplicates compete.
repetitive_blocks = st.builds(
    TextBlock,
    text=st.sampled_from(["paid", "paid ", "pending", "a" * 200]),
    x=st.floats(0, 1),
    y=st.floats(0, 3),
    width=st.floats(0.002, 1),
    height=st.floats(0.002, 1),
    color=st.tuples(channels, channels, channels),
    tag=st.just("td"),
)


def block(text: str, *, x: float = 0.1, y: float = 0.1, color: tuple[int, int, int] = BLACK) -> TextBlock:
    return TextBlock(text=text, x=x, y=y, width=0.2, height=0.1, color=color, tag="p")


def fidelity(reference: Sequence[TextBlock], generated: Sequence[TextBlock]) -> PageFidelity:
    return page_fidelity(reference, generated, align(reference, generated))


def paired(alignment: Alignment) -> list[tuple[int, int]]:
    return [(pair.reference, pair.generated) for pair in alignment.pairs]


@given(st.lists(repetitive_blocks, min_size=1, max_size=60))
def test_equal_lists_pair_in_order_and_score_exactly_100_despite_duplicates(page: list[TextBlock]) -> None:
    assert paired(align(page, page)) == [(index, index) for index in range(len(page))]
    assert fidelity(page, page).score == 100.0


def test_duplicates_stay_in_order_when_blocks_are_added_between_them() -> None:
    reference = [block("paid"), block("paid"), block("paid")]
    generated = [block("zzz"), block("paid"), block("qqq"), block("paid"), block("paid")]
    assert paired(align(reference, generated)) == [(0, 1), (1, 3), (2, 4)]


def test_duplicates_in_another_order_pair_by_position() -> None:
    top, middle, bottom = (block("paid", y=y) for y in (0.1, 0.5, 0.9))
    assert paired(align([top, middle, bottom], [bottom, top, middle])) == [(0, 1), (1, 2), (2, 0)]
    assert fidelity([top, middle, bottom], [bottom, top, middle]).score == 100.0


def test_the_solver_pairs_duplicates_in_the_order_of_the_lists_wherever_they_stand() -> None:
    top, bottom = block("paid", y=0.1), block("paid", y=0.5)
    alignment = align([top, bottom], [bottom, top], ties=Ties.BY_SOLVER)
    assert paired(alignment) == [(0, 0), (1, 1)]
    assert page_fidelity([top, bottom], [bottom, top], alignment).position == pytest.approx(0.6)


def test_a_page_that_is_moved_as_a_whole_keeps_its_pairs() -> None:
    # Moved by one row: each row now stands where its neighbour stood, which by plain distance costs the same.
    rows = [block("paid", y=0.1 * row) for row in range(5)]
    moved = [block("paid", y=0.1 * (row + 1)) for row in range(5)]
    assert paired(align(rows, moved[::-1])) == [(row, 4 - row) for row in range(5)]


def test_between_two_equally_near_duplicates_the_one_that_is_read_first_wins() -> None:
    left, right, lower = block("paid", x=0.1), block("paid", x=0.5), block("paid", x=0.1, y=0.5)
    middle = block("paid", x=0.3)
    assert paired(align([right, left], [middle])) == [(1, 0)]
    assert paired(align([middle], [right, left])) == [(0, 1)]
    assert paired(align([lower, left], [block("paid", y=0.3)])) == [(1, 0)]
    # Upper right before lower left.
    assert paired(align([lower, block("paid", x=0.5)], [block("paid", x=0.3, y=0.3)])) == [(1, 0)]


def test_nearness_never_wins_over_likeness() -> None:
    near, far = block("order", y=0.1), block("orders", y=2.0)
    assert paired(align([block("orders", y=0.1)], [near, far])) == [(0, 1)]


@given(st.lists(repetitive_blocks, max_size=12), st.lists(repetitive_blocks, max_size=12), st.randoms())
def test_the_order_of_the_lists_changes_no_score(
    reference: list[TextBlock], generated: list[TextBlock], random: Random
) -> None:
    def centre(each: TextBlock) -> tuple[float, float]:
        return each.x + each.width / 2, each.y + each.height / 2

    reference = list({centre(each): each for each in reference}.values())
    generated = list({centre(each): each for each in generated}.values())
    before = fidelity(reference, generated)
    random.shuffle(reference)
    random.shuffle(generated)
    assert fidelity(reference, generated) == before


def test_a_pair_needs_three_tenths_of_similarity() -> None:
    # 2 * 3 / 20 = 0.3 is kept, 2 * 3 / 21 is not.
    assert len(align([block("abcvwxyzuv")], [block("abc1234567")]).pairs) == 1
    assert align([block("abcvwxyzuv")], [block("abc12345678")]).pairs == ()


def test_missing_blocks_lower_size_and_recall_only() -> None:
    reference = [block("alpha"), block("beta!"), block("gamma"), block("delta")]
    found = fidelity(reference, reference[:1])
    # One block of four matched: area (0.02 + 0.02) / 2 over (0.08 + 0.02) / 2.
    assert found.size == pytest.approx(0.4)
    assert (found.text, found.position, found.color) == (1.0, 1.0, 1.0)
    assert found.score == pytest.approx(85.0)
    assert (found.block_recall, found.block_precision) == (0.25, 1.0)


def test_extra_blocks_lower_precision() -> None:
    found = fidelity([block("alpha")], [block("alpha"), block("zzz")])
    assert (found.block_recall, found.block_precision) == (1.0, 0.5)


def test_position_is_the_larger_offset_of_the_centres() -> None:
    assert fidelity([block("a")], [block("a", x=0.3, y=0.2)]).position == pytest.approx(0.8)
    assert fidelity([block("a")], [block("a", y=2.5)]).position == 0.0


def test_black_on_white_differs_by_the_whole_scale() -> None:
    assert fidelity([block("a")], [block("a", color=WHITE)]).color == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize(("reference", "generated"), [([], []), ([block("a")], []), ([], [block("a")])])
def test_empty_pages_score_zero(reference: list[TextBlock], generated: list[TextBlock]) -> None:
    alignment = align(reference, generated)
    assert (alignment.n_reference, alignment.n_generated) == (len(reference), len(generated))
    assert page_fidelity(reference, generated, alignment).score == 0.0


def test_pages_of_zero_area_are_fully_covered_by_themselves() -> None:
    dot = TextBlock(text="dot", x=0, y=0, width=0, height=0, color=BLACK, tag="p")
    assert fidelity([dot], [dot]).score == 100.0


def test_coverage_scales_the_headline_and_not_the_mean_over_matched_pages() -> None:
    page = fidelity([block("a")], [block("a")])
    app = app_fidelity([page], n_inputs=4)
    assert (app.n_matched, app.coverage) == (1, 0.25)
    assert (app.vfs, app.headline.text, app.headline.block_recall) == (25.0, 25.0, 25.0)
    assert not isinstance(app.over_matched, Unscored)
    assert (app.over_matched.score, app.over_matched.text) == (100.0, 100.0)


def test_the_papers_example_of_one_page_in_twelve() -> None:
    # Edition 000, appendix F: 1/12 matched at 31.7 degrades to 2.6.
    page = PageFidelity(size=0.317, text=0.317, position=0.317, color=0.317, block_recall=1, block_precision=1)
    assert round(app_fidelity([page], n_inputs=12).vfs, 1) == 2.6


def test_without_a_matched_page_the_headline_is_zero_and_the_mean_does_not_exist() -> None:
    app = app_fidelity([], n_inputs=3)
    assert app.vfs == 0.0
    assert app.over_matched == Unscored(reason="no page was matched")


@pytest.mark.parametrize("n_inputs", [0, 1])
def test_more_matches_than_inputs_are_refused(n_inputs: int) -> None:
    page = fidelity([block("a")], [block("a")])
    with pytest.raises(ValueError, match="each input is matched at most once"):
        app_fidelity([page, page], n_inputs=n_inputs)


@given(st.lists(st.tuples(channels, channels, channels), min_size=2, max_size=60))
def test_colours_compared_together_are_exactly_those_compared_alone(colors: list[tuple[int, int, int]]) -> None:
    reference = [block(str(index), color=color) for index, color in enumerate(colors)]
    generated = [block(str(index), color=color) for index, color in enumerate(reversed(colors))]
    alone = [fidelity(reference[i : i + 1], [theirs]).color for i, theirs in enumerate(generated)]
    assert fidelity(reference, generated).color == math.fsum(alone) / len(alone)
