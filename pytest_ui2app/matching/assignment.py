"""Which rendered route shows which screenshot, decided by the pages' text blocks.

Protocol section 4; paper, edition 000, appendix F, algorithm 1, step D.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.pairing import Ties, in_order, padded_assignment, preferred_assignment
from pytest_ui2app.scoring.text_similarity import SimilarityTable, similarity_table
from pytest_ui2app.scoring.vfs import Alignment, PageFidelity, align_within, page_fidelity

TOKEN_BONUS = 0.08
"""beta: what equal path tokens add to a pair's similarity, as a tie-breaker (protocol section 4)."""

MIN_PAGE_SIMILARITY = 0.20
"""Pairs below this page similarity, bonus not counted, are misses (protocol section 4)."""

LOGIN_ROUTE = "__login__"
"""Path of the un-authenticated view, captured when credentials were seeded (protocol section 4)."""

LOGIN_TOKENS = frozenset({"login", "signin", "auth"})
"""Path tokens of `LOGIN_ROUTE` (protocol section 4)."""


class Tier(StrEnum):
    """By what evidence a page was matched: text blocks, or a step of the cascade for references without blocks."""

    BLOCKS = "blocks"
    EXACT_ROUTE = "T1"
    DYNAMIC_ROUTE = "T2"
    PATH_SUFFIX = "T3"
    SYNONYM = "T4"
    PERCEPTUAL_HASH = "T5a"
    PICTURE = "T5b"


@dataclass(frozen=True, slots=True, kw_only=True)
class InputPage:
    """One screenshot of the case: its unique name, the reference's route and label, and the reference's blocks."""

    name: str
    route: str
    label: str
    blocks: tuple[TextBlock, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoutePage:
    """One rendered route of the generated app and its blocks.

    ``path`` is the concrete path that was visited; ``template`` the route as its source declares it, which differs
    for dynamic routes (``/product/:id``), and is empty for a page that no route declares. ``aliases`` are the other
    paths that show the same page.
    """

    path: str
    template: str
    blocks: tuple[TextBlock, ...]
    aliases: tuple[str, ...] = ()

    @property
    def declared(self) -> str:
        """The route as its source declares it or, if none does, the path."""
        return self.template or self.path


@dataclass(frozen=True, slots=True, kw_only=True)
class PageMatch:
    """An input page and the generated route that shows it.

    ``similarity`` is the evidence of the tier in [0, 1]: for `Tier.BLOCKS` the page score / 100 without bonus, for
    route names 1, for looks that tier's measure. ``alignment`` and ``fidelity`` are those of the two block lists; they
    are not to be computed again.
    """

    input: str
    route: str
    tier: Tier
    similarity: float
    alignment: Alignment
    fidelity: PageFidelity


@dataclass(frozen=True, slots=True, kw_only=True)
class Miss:
    """An input page that no generated route shows."""

    input: str


def match_pages(
    inputs: Sequence[InputPage], routes: Sequence[RoutePage], *, ties: Ties = Ties.BY_PLACE
) -> tuple[PageMatch | Miss, ...]:
    """Assign routes to input pages, each at most once; one result per input, in input order.

    The assignment has the lowest total of 1 - min(1, page similarity + token bonus), padded square with cost 1. Several
    pages of one template (``/post/:id`` seen for several ids) are one route: whichever suits an input best stands for
    it, and the template is used once **[ours]**. ``ties`` decides between equally cheap pairings of blocks (see
    `scoring.vfs.align`) and of pages: ``BY_PLACE`` takes most pages over the floor, then the earliest, in order.
    """
    candidates = _candidates(inputs, routes, ties)
    columns = _columns_by_template(routes)
    cost = np.empty((len(inputs), len(columns)))
    best: dict[tuple[int, int], PageMatch] = {}
    for row, column in np.ndindex(cost.shape):
        costs = [_cost(inputs[row], routes[page], candidates[row][page]) for page in columns[column]]
        cost[row, column] = min(costs)
        best[row, column] = candidates[row][columns[column][costs.index(min(costs))]]
    kept = np.array([best[pair].similarity >= MIN_PAGE_SIMILARITY for pair in np.ndindex(cost.shape)], dtype=np.bool_)
    assigned = assigned_in_order(cost, kept.reshape(cost.shape), ties)
    accepted = {row: _accepted(best[row, column]) for row, column in assigned}
    return tuple(accepted.get(row, Miss(input=page.name)) for row, page in enumerate(inputs))


def assigned_in_order(cost: NDArray[np.float64], kept: NDArray[np.bool_], ties: Ties) -> list[tuple[int, int]]:
    """Solve a padded assignment; of equally cheap ones ``BY_PLACE`` takes the earliest rows and columns, in order."""
    if ties is Ties.BY_SOLVER:
        return padded_assignment(cost)
    return preferred_assignment(cost, kept, [in_order(*cost.shape)])


def _cost(page: InputPage, route: RoutePage, candidate: PageMatch) -> float:
    return 1.0 - min(1.0, candidate.similarity + token_bonus(page, route))


def _columns_by_template(routes: Sequence[RoutePage]) -> list[list[int]]:
    columns: dict[str, list[int]] = {}
    for index, route in enumerate(routes):
        columns.setdefault(route.declared, []).append(index)
    return list(columns.values())


def compare(page: InputPage, route: RoutePage, *, table: SimilarityTable, ties: Ties) -> PageMatch:
    """Align and score one input page and one route, whether or not they will be matched."""
    alignment = align_within(table, page.blocks, route.blocks, ties=ties)
    fidelity = page_fidelity(page.blocks, route.blocks, alignment)
    return PageMatch(
        input=page.name,
        route=route.path,
        tier=Tier.BLOCKS,
        similarity=fidelity.score / 100.0,
        alignment=alignment,
        fidelity=fidelity,
    )


def block_texts(pages: Iterable[InputPage] | Iterable[RoutePage]) -> Iterator[str]:
    """Yield the texts of all blocks of all pages, repeats included."""
    return (block.text for page in pages for block in page.blocks)


def token_bonus(page: InputPage, route: RoutePage) -> float:
    """Return beta times the Jaccard index of the path tokens, in [0, 0.08]; 0 if neither has a token **[ours]**."""
    ours = path_tokens(page.route) | path_tokens(page.label)
    theirs = path_tokens(route.path)
    union = ours | theirs
    return TOKEN_BONUS * len(ours & theirs) / len(union) if union else 0.0


def path_tokens(path: str) -> frozenset[str]:
    """Split a path or label on runs of ``-``, ``_`` and ``/``, lower-cased; query and hash marks are dropped."""
    if path == LOGIN_ROUTE:
        return LOGIN_TOKENS
    return frozenset(token for token in re.split(r"[-_/]+", plain_path(path)) if token)


def plain_path(path: str) -> str:
    """Return a path lower-cased, without query, hash mark and outer slashes."""
    # A question mark that ends a segment is a template's "optional", not the start of a query.
    return re.sub(r"\?[^/].*", "", path.lower()).replace("#", "").strip("/")


def _candidates(inputs: Sequence[InputPage], routes: Sequence[RoutePage], ties: Ties) -> list[list[PageMatch]]:
    # One table for the whole app: pages share navigation, headers and labels, and each pair of texts is compared once.
    table = similarity_table(block_texts(inputs), block_texts(routes))
    return [[compare(page, route, table=table, ties=ties) for route in routes] for page in inputs]


def _accepted(candidate: PageMatch) -> PageMatch | Miss:
    return candidate if candidate.similarity >= MIN_PAGE_SIMILARITY else Miss(input=candidate.input)
