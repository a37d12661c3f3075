"""Which route shows which screenshot when the reference has no text blocks at all: names first, then looks.

Protocol section 4; paper, edition 000, appendix F.1. Tiers are taken in turn, each over all inputs that are still free
**[ours]**, so that strong evidence claims a route before weak evidence can; every route is used at most once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import fsum

import numpy as np

from pytest_ui2app.matching.assignment import (
    InputPage,
    Miss,
    PageMatch,
    RoutePage,
    Tier,
    assigned_in_order,
    block_texts,
    compare,
)
from pytest_ui2app.matching.image_similarity import Picture, hash_similarity, perceptual_hash, visual_similarity
from pytest_ui2app.matching.route_names import common_suffix, fits_template, is_same_route, synonym_overlap
from pytest_ui2app.scoring.pairing import Ties
from pytest_ui2app.scoring.text_similarity import similarity_table

MIN_HASH_SIMILARITY = 0.45
"""T5a: pairs of screenshots below this share of equal bits are not matched (protocol section 4)."""
MIN_VISUAL_SIMILARITY = 0.55
"""T5b: absolute floor of the best candidate (protocol section 4)."""
MIN_VISUAL_MARGIN = 1.2
"""T5b: how far the best candidate must stand above the candidates' mean (protocol section 4)."""


Pictures = Mapping[str, Picture]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Claim:
    page: InputPage
    route: RoutePage
    tier: Tier
    similarity: float


_Tier = Callable[[Sequence[InputPage], Sequence[RoutePage]], list[_Claim]]
_Evidence = Callable[[InputPage, RoutePage], float]


def has_no_blocks(inputs: Sequence[InputPage]) -> bool:
    """Whether the reference offers no text block on any page, the only case the cascade is for."""
    return not any(page.blocks for page in inputs)


def match_by_cascade(
    inputs: Sequence[InputPage],
    routes: Sequence[RoutePage],
    *,
    input_pictures: Pictures,
    route_pictures: Pictures,
    ties: Ties = Ties.BY_PLACE,
) -> tuple[PageMatch | Miss, ...]:
    """Assign routes to input pages by name and look; one result per input, in input order.

    Pictures are keyed by input name and route path; a page without one takes no part in tiers T5a and T5b.
    """
    claims: dict[str, _Claim] = {}
    by_path = {route.path: route for route in reversed(routes)}
    once = [route for route in dict.fromkeys(routes) if by_path[route.path] == route]
    for tier in _tiers(input_pictures, route_pictures, ties):
        taken = {claim.route.path for claim in claims.values()}
        free_inputs = [page for page in inputs if page.name not in claims]
        free_routes = [route for route in once if route.path not in taken]
        claims.update((claim.page.name, claim) for claim in tier(free_inputs, free_routes))
    return tuple(_matched(claims[page.name], ties) if page.name in claims else Miss(input=page.name) for page in inputs)


def _tiers(input_pictures: Pictures, route_pictures: Pictures, ties: Ties) -> tuple[_Tier, ...]:
    return (
        partial(_by_name, Tier.EXACT_ROUTE, _same_route),
        partial(_by_name, Tier.DYNAMIC_ROUTE, lambda page, route: fits_template(page.route, route.template)),
        partial(_by_name, Tier.PATH_SUFFIX, lambda page, route: common_suffix(page.route, route.declared)),
        partial(_by_name, Tier.SYNONYM, lambda page, route: synonym_overlap(page.route, page.label, route.declared)),
        partial(_by_hash, input_pictures, route_pictures, ties),
        partial(_by_picture, input_pictures, route_pictures),
    )


def _same_route(page: InputPage, route: RoutePage) -> float:
    """T1; a page's own name is stronger than that of another path which shows the same **[ours]**."""
    if is_same_route(page.route, route.path, route.template):
        return 1.0
    return 0.5 if any(is_same_route(page.route, alias, alias) for alias in route.aliases) else 0.0


def _by_name(tier: Tier, evidence: _Evidence, inputs: Sequence[InputPage], routes: Sequence[RoutePage]) -> list[_Claim]:
    """Take pairs with any evidence, the strongest first, equal ones in input and route order **[ours]**."""
    weighed = [(evidence(page, route), page, route) for page in inputs for route in routes]
    claims: dict[str, _Claim] = {}
    taken: set[str] = set()
    for weight, page, route in sorted(weighed, key=lambda pair: -pair[0]):
        if weight and page.name not in claims and route.path not in taken:
            claims[page.name] = _Claim(page=page, route=route, tier=tier, similarity=1.0)
            taken.add(route.path)
    return list(claims.values())


def _by_hash(
    input_pictures: Pictures,
    route_pictures: Pictures,
    ties: Ties,
    inputs: Sequence[InputPage],
    routes: Sequence[RoutePage],
) -> list[_Claim]:
    seen_inputs = [page for page in inputs if page.name in input_pictures]
    seen_routes = [route for route in routes if route.path in route_pictures]
    ours = [perceptual_hash(input_pictures[page.name]) for page in seen_inputs]
    theirs = [perceptual_hash(route_pictures[route.path]) for route in seen_routes]
    similarity = np.array([[hash_similarity(first, second) for second in theirs] for first in ours])
    similarity = similarity.reshape(len(ours), len(theirs))
    return [
        _Claim(
            page=seen_inputs[row],
            route=seen_routes[column],
            tier=Tier.PERCEPTUAL_HASH,
            similarity=float(similarity[row, column]),
        )
        for row, column in assigned_in_order(1.0 - similarity, similarity >= MIN_HASH_SIMILARITY, ties)
        if similarity[row, column] >= MIN_HASH_SIMILARITY
    ]


def _by_picture(
    input_pictures: Pictures, route_pictures: Pictures, inputs: Sequence[InputPage], routes: Sequence[RoutePage]
) -> list[_Claim]:
    claims: list[_Claim] = []
    candidates = [route for route in routes if route.path in route_pictures]
    for page in (page for page in inputs if page.name in input_pictures):
        picture = input_pictures[page.name]
        similarities = [visual_similarity(picture, route_pictures[route.path]) for route in candidates]
        if _stands_out(similarities):
            best = similarities.index(max(similarities))
            route = candidates.pop(best)
            claims.append(_Claim(page=page, route=route, tier=Tier.PICTURE, similarity=similarities[best]))
    return claims


def _stands_out(similarities: Sequence[float]) -> bool:
    """Whether the best candidate is good enough by itself and against the others; a lone one never is."""
    if not similarities:
        return False
    mean = fsum(similarities) / len(similarities)
    return max(similarities) >= max(MIN_VISUAL_SIMILARITY, MIN_VISUAL_MARGIN * mean)


def _matched(claim: _Claim, ties: Ties) -> PageMatch:
    table = similarity_table(block_texts([claim.page]), block_texts([claim.route]))
    compared = compare(claim.page, claim.route, table=table, ties=ties)
    return replace(compared, tier=claim.tier, similarity=claim.similarity)
