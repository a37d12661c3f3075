"""Visual fidelity (VFS): how alike two pages' text blocks are, without any judge.

Protocol section 5; paper, edition 000, appendix F. Everything is computed in full precision.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum

import numpy as np
from numpy.typing import NDArray
from skimage.color import deltaE_ciede2000, rgb2lab

from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.pairing import Ties, in_order, padded_assignment, preferred_assignment
from pytest_ui2app.scoring.text_similarity import SimilarityTable, similarity_table
from pytest_ui2app.scoring.unscored import Unscored

MIN_TEXT_SIMILARITY = 0.3
"""Aligned blocks below this similarity are not a pair (protocol section 5; paper, appendix F)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockPair:
    """One kept pair: positions in the reference and generated block lists, and their text similarity rho."""

    reference: int
    generated: int
    rho: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Alignment:
    """The kept pairs of two block lists, in reference order, with the lists' lengths; each block at most once."""

    pairs: tuple[BlockPair, ...]
    n_reference: int
    n_generated: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFidelity:
    """The four parts of a matched page's fidelity, each in [0, 1]; all 0 if no block was paired.

    ``block_recall`` and ``block_precision`` are the shares of reference and generated blocks that found a
    partner (0 where there is no block). They stand beside the score, never inside it **[ours]**: Text, Position
    and Color look only at kept pairs and so do not notice missing blocks.
    """

    size: float
    text: float
    position: float
    color: float
    block_recall: float
    block_precision: float

    @property
    def score(self) -> float:
        """The page's score, 0-100: the mean of the four parts."""
        return 100.0 * (fsum((self.size, self.text, self.position, self.color)) / 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class FidelityMeans:
    """Means over pages, each in [0, 100]; ``score`` is the mean page score."""

    score: float
    size: float
    text: float
    position: float
    color: float
    block_recall: float
    block_precision: float


@dataclass(frozen=True, slots=True, kw_only=True)
class AppFidelity:
    """An app's visual fidelity in both of the paper's readings.

    ``headline`` carries the coverage factor n_matched / n_inputs (VFS and its four parts in the main table);
    ``over_matched`` is the plain mean over matched pages (the conditional sub-metric table) and does not exist
    if no page matched. ``pages`` are the matched pages in input order.
    """

    n_inputs: int
    pages: tuple[PageFidelity, ...]
    headline: FidelityMeans
    over_matched: FidelityMeans | Unscored

    @property
    def n_matched(self) -> int:
        """How many inputs a generated route was matched to."""
        return len(self.pages)

    @property
    def coverage(self) -> float:
        """The share of inputs that were matched, in [0, 1]."""
        return len(self.pages) / self.n_inputs

    @property
    def vfs(self) -> float:
        """The app's VFS, 0-100."""
        return self.headline.score


def align(reference: Sequence[TextBlock], generated: Sequence[TextBlock], *, ties: Ties = Ties.BY_PLACE) -> Alignment:
    """Pair the blocks of two pages at the lowest total cost 1 - rho and keep pairs with rho >= 0.3.

    ``ties`` says which of several equally cheap pairings is taken: ``BY_PLACE`` the one that keeps most pairs, then the
    one whose pairs are nearest to one another, then the one in reading order, so that the order of the lists does not
    matter **[ours]**; ``BY_SOLVER`` whatever scipy takes of the lists as they are.
    """
    table = similarity_table((block.text for block in reference), (block.text for block in generated))
    return align_within(table, reference, generated, ties=ties)


def align_within(
    table: SimilarityTable,
    reference: Sequence[TextBlock],
    generated: Sequence[TextBlock],
    *,
    ties: Ties = Ties.BY_PLACE,
) -> Alignment:
    """Do as `align`, with similarities looked up in a table that covers more pages than these two."""
    rho = table.between([block.text for block in reference], [block.text for block in generated])
    assigned = padded_assignment(1.0 - rho) if ties is Ties.BY_SOLVER else _by_place(rho, reference, generated)
    pairs = tuple(
        BlockPair(reference=row, generated=column, rho=float(rho[row, column]))
        for row, column in assigned
        if rho[row, column] >= MIN_TEXT_SIMILARITY
    )
    return Alignment(pairs=pairs, n_reference=len(reference), n_generated=len(generated))


def _by_place(
    rho: NDArray[np.float64], reference: Sequence[TextBlock], generated: Sequence[TextBlock]
) -> list[tuple[int, int]]:
    ours, theirs = _reading_order(reference), _reading_order(generated)
    # Put into reading order first, so that not even the solver's accidents depend on the order of the lists.
    ordered = rho[np.ix_(ours, theirs)]
    places = _places([reference[row] for row in ours], [generated[column] for column in theirs])
    assigned = preferred_assignment(1.0 - ordered, ordered >= MIN_TEXT_SIMILARITY, places)
    return sorted((ours[row], theirs[column]) for row, column in assigned)


def _reading_order(blocks: Sequence[TextBlock]) -> list[int]:
    """Return the positions of blocks from top to bottom, then left to right, by their centres."""
    return sorted(range(len(blocks)), key=lambda index: _centre(blocks[index])[::-1])


def _places(reference: Sequence[TextBlock], generated: Sequence[TextBlock]) -> Iterator[NDArray[np.float64]]:
    """Yield what to prefer in equally cheap pairings of blocks in reading order: near pairs, then those in order."""
    # Squares: a page that is moved as a whole keeps every pair, where plain distances would leave it open.
    ours = np.array([_centre(block) for block in reference]).reshape(-1, 1, 2)
    theirs = np.array([_centre(block) for block in generated]).reshape(1, -1, 2)
    yield ((ours - theirs) ** 2).sum(axis=2)
    yield in_order(len(reference), len(generated))


def page_fidelity(reference: Sequence[TextBlock], generated: Sequence[TextBlock], alignment: Alignment) -> PageFidelity:
    """Score one page from the blocks of both sides and the alignment that `align` made of them."""
    if not alignment.pairs:
        return PageFidelity(size=0.0, text=0.0, position=0.0, color=0.0, block_recall=0.0, block_precision=0.0)
    kept = [(reference[pair.reference], generated[pair.generated]) for pair in alignment.pairs]
    return PageFidelity(
        size=_size(kept, reference, generated),
        text=_mean([pair.rho for pair in alignment.pairs]),
        position=_mean([_position(ours, theirs) for ours, theirs in kept]),
        color=_mean(_colors(kept)),
        block_recall=len(kept) / alignment.n_reference,
        block_precision=len(kept) / alignment.n_generated,
    )


def app_fidelity(pages: Iterable[PageFidelity], *, n_inputs: int) -> AppFidelity:
    """Average the matched pages of an app that was given ``n_inputs`` screenshots."""
    matched = tuple(pages)
    if n_inputs < 1 or len(matched) > n_inputs:
        msg = f"{len(matched)} matched pages for {n_inputs} inputs: each input is matched at most once"
        raise ValueError(msg)
    if not matched:
        missing = Unscored(reason="no page was matched")
        return AppFidelity(n_inputs=n_inputs, pages=(), headline=_scaled(_ZERO, 0.0), over_matched=missing)
    means = _means(matched)
    headline = _scaled(means, len(matched) / n_inputs)
    return AppFidelity(n_inputs=n_inputs, pages=matched, headline=headline, over_matched=means)


def _size(
    kept: Sequence[tuple[TextBlock, TextBlock]], reference: Sequence[TextBlock], generated: Sequence[TextBlock]
) -> float:
    matched = fsum((_area(ours) + _area(theirs)) / 2 for ours, theirs in kept)
    everything = (fsum(map(_area, reference)) + fsum(map(_area, generated))) / 2
    # Blocks without any area leave nothing uncovered **[ours]**.
    return min(1.0, max(0.0, matched / everything)) if everything else 1.0


def _area(block: TextBlock) -> float:
    return block.width * block.height


def _position(ours: TextBlock, theirs: TextBlock) -> float:
    (our_x, our_y), (their_x, their_y) = _centre(ours), _centre(theirs)
    return max(0.0, 1.0 - max(abs(our_x - their_x), abs(our_y - their_y)))


def _centre(block: TextBlock) -> tuple[float, float]:
    return block.x + block.width / 2, block.y + block.height / 2


def _colors(kept: Sequence[tuple[TextBlock, TextBlock]]) -> list[float]:
    ours = np.array([_lab(pair[0].color) for pair in kept])
    theirs = np.array([_lab(pair[1].color) for pair in kept])
    differences: list[float] = deltaE_ciede2000(ours, theirs).tolist()  # type: ignore[no-untyped-call]
    return [max(0.0, 1.0 - difference / 100.0) for difference in differences]


# Converted one by one: a matrix product over many colours may round differently from one over a single colour.
@lru_cache(maxsize=4096)
def _lab(color: tuple[int, int, int]) -> tuple[float, float, float]:
    lightness, a, b = rgb2lab(np.array(color) / 255.0).tolist()
    return lightness, a, b


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


_ZERO = FidelityMeans(score=0.0, size=0.0, text=0.0, position=0.0, color=0.0, block_recall=0.0, block_precision=0.0)


def _means(pages: Sequence[PageFidelity]) -> FidelityMeans:
    return FidelityMeans(
        score=_mean([page.score for page in pages]),
        size=100.0 * _mean([page.size for page in pages]),
        text=100.0 * _mean([page.text for page in pages]),
        position=100.0 * _mean([page.position for page in pages]),
        color=100.0 * _mean([page.color for page in pages]),
        block_recall=100.0 * _mean([page.block_recall for page in pages]),
        block_precision=100.0 * _mean([page.block_precision for page in pages]),
    )


def _scaled(means: FidelityMeans, factor: float) -> FidelityMeans:
    return FidelityMeans(
        score=means.score * factor,
        size=means.size * factor,
        text=means.text * factor,
        position=means.position * factor,
        color=means.color * factor,
        block_recall=means.block_recall * factor,
        block_precision=means.block_precision * factor,
    )
