"""VFS against protocol section 5 written down as plainly and slowly as possible, sharing no code with the package."""

import difflib
import itertools
import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import linear_sum_assignment
from skimage.color import deltaE_ciede2000, rgb2lab

from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.vfs import align, app_fidelity, page_fidelity

Blocks = Sequence[TextBlock]
fractions = st.floats(0.0, 3.0)
sides = st.floats(0.002, 1.0)
channels = st.integers(0, 255)
blocks = st.builds(
    TextBlock,
    text=st.one_of(st.sampled_from(["home", "orders", "order", "paid"]), st.text(alphabet="abcd é$", min_size=1)),
    x=fractions,
    y=fractions,
    width=sides,
    height=sides,
    color=st.one_of(st.tuples(channels, channels, channels), st.sampled_from([(0, 0, 0), (255, 255, 255)])),
    tag=st.sampled_from(["p", "button"]),
)
pages = st.lists(blocks, max_size=5)


def ratio(ours: str, theirs: str) -> float:
    return difflib.SequenceMatcher(None, ours, theirs).ratio()


def cheapest_total(reference: Blocks, generated: Blocks) -> float:
    """Try every pairing; blocks without a partner cost 1."""
    side = max(len(reference), len(generated))
    totals = []
    for order in itertools.permutations(range(side)):
        total = 0.0
        for row, column in enumerate(order):
            if row < len(reference) and column < len(generated):
                total += 1 - ratio(reference[row].text, generated[column].text)
            else:
                total += 1
        totals.append(total)
    return min(totals)


def parts(reference: Blocks, generated: Blocks, pairs: Sequence[tuple[int, int]]) -> tuple[float, float, float, float]:
    """Size, Text, Position, Color of the pairs."""
    if not pairs:
        return 0.0, 0.0, 0.0, 0.0
    covered = text = position = color = 0.0
    for row, column in pairs:
        ours, theirs = reference[row], generated[column]
        covered += (ours.width * ours.height + theirs.width * theirs.height) / 2
        text += ratio(ours.text, theirs.text)
        across = abs(ours.x + ours.width / 2 - theirs.x - theirs.width / 2)
        down = abs(ours.y + ours.height / 2 - theirs.y - theirs.height / 2)
        position += max(0.0, 1 - max(across, down))
        color += max(0.0, 1 - color_difference(ours.color, theirs.color) / 100)
    areas = [sum(block.width * block.height for block in blocks) for blocks in (reference, generated)]
    size = min(1.0, covered / ((areas[0] + areas[1]) / 2))
    return size, text / len(pairs), position / len(pairs), color / len(pairs)


def color_difference(ours: tuple[int, int, int], theirs: tuple[int, int, int]) -> float:
    first = rgb2lab(np.array([[[channel / 255 for channel in ours]]]))
    second = rgb2lab(np.array([[[channel / 255 for channel in theirs]]]))
    return float(deltaE_ciede2000(first, second)[0, 0])  # type: ignore[no-untyped-call]


def plain_matrix(reference: Blocks, generated: Blocks) -> list[list[float]]:
    side = max(len(reference), len(generated))
    cost = [[1.0] * side for _ in range(side)]
    for row, ours in enumerate(reference):
        for column, theirs in enumerate(generated):
            cost[row][column] = 1 - ratio(ours.text, theirs.text)
    return cost


def plain_pairs(reference: Blocks, generated: Blocks) -> list[tuple[int, int]]:
    chosen = linear_sum_assignment(np.array(plain_matrix(reference, generated)))[1].tolist()
    real = [(row, column) for row, column in enumerate(chosen) if row < len(reference) and column < len(generated)]
    return [(row, column) for row, column in real if ratio(reference[row].text, generated[column].text) >= 0.3]


@given(pages, pages)
def test_the_pairs_are_those_of_the_plain_padded_hungarian(reference: Blocks, generated: Blocks) -> None:
    alignment = align(reference, generated)
    pairs = [(pair.reference, pair.generated) for pair in alignment.pairs]
    assert pairs == (plain_pairs(reference, generated) if reference and generated else [])
    assert [pair.rho for pair in alignment.pairs] == [ratio(reference[r].text, generated[c].text) for r, c in pairs]


@given(st.lists(blocks, min_size=1, max_size=5), st.lists(blocks, min_size=1, max_size=5))
def test_no_other_pairing_is_cheaper(reference: Blocks, generated: Blocks) -> None:
    kept = {pair.reference: pair.rho for pair in align(reference, generated).pairs}
    dearest = max(len(reference), len(generated)) - sum(kept.values())
    cheapest = cheapest_total(reference, generated)
    # A dropped pair saved less than 0.3 each, so the kept ones alone may stand that much above the optimum.
    assert cheapest <= dearest + 1e-12
    assert dearest < cheapest + 0.3 * (min(len(reference), len(generated)) - len(kept)) + 1e-12


@given(pages, pages)
def test_the_four_parts_are_those_of_the_plain_formulas(reference: Blocks, generated: Blocks) -> None:
    alignment = align(reference, generated)
    fidelity = page_fidelity(reference, generated, alignment)
    expected = parts(reference, generated, [(pair.reference, pair.generated) for pair in alignment.pairs])
    found = (fidelity.size, fidelity.text, fidelity.position, fidelity.color)
    assert found == pytest.approx(expected, rel=0, abs=1e-12)
    assert fidelity.score == pytest.approx(100 * sum(expected) / 4, rel=0, abs=1e-10)
    assert all(0 <= part <= 1 for part in found)


@given(st.lists(st.tuples(pages, pages), max_size=4), st.integers(0, 3))
def test_the_app_is_the_mean_over_matched_pages_times_coverage(
    page_pairs: list[tuple[Blocks, Blocks]], n_missed: int
) -> None:
    n_inputs = len(page_pairs) + n_missed
    if n_inputs == 0:
        return
    scored = [page_fidelity(ours, theirs, align(ours, theirs)) for ours, theirs in page_pairs]
    app = app_fidelity(scored, n_inputs=n_inputs)
    assert app.vfs == pytest.approx(sum(page.score for page in scored) / n_inputs, rel=0, abs=1e-10)
    assert app.headline.color == pytest.approx(100 * sum(page.color for page in scored) / n_inputs, rel=0, abs=1e-10)


@given(st.lists(st.tuples(channels, channels, channels), min_size=2, max_size=60))
def test_colours_compared_together_are_exactly_those_compared_alone(colors: list[tuple[int, int, int]]) -> None:
    reference = [labelled(str(index), color) for index, color in enumerate(colors)]
    generated = [labelled(str(index), color) for index, color in enumerate(reversed(colors))]
    together = page_fidelity(reference, generated, align(reference, generated)).color
    alone = [1 - color_difference(ours, theirs) / 100 for ours, theirs in zip(colors, reversed(colors), strict=True)]
    assert together == math.fsum(max(0.0, value) for value in alone) / len(alone)


def labelled(text: str, color: tuple[int, int, int]) -> TextBlock:
    return TextBlock(text=text, x=0.1, y=0.1, width=0.2, height=0.1, color=color, tag="p")
