import itertools
import random
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linear_sum_assignment

from pytest_ui2app.matching.assignment import (
    InputPage,
    Miss,
    PageMatch,
    RoutePage,
    Tier,
    assigned_in_order,
    match_pages,
    path_tokens,
    token_bonus,
)
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.pairing import Ties, padded_assignment
from pytest_ui2app.scoring.vfs import align, page_fidelity

WORDS = ("orders", "invoice", "customer", "paid", "$12.00", "march", "settings", "dark mode", "new", "ada lovelace")


def blocks_of(*texts: str) -> tuple[TextBlock, ...]:
    return tuple(
        TextBlock(text=text, x=0.1, y=0.05 * row, width=0.3, height=0.04, color=(0, 0, 0), tag="p")
        for row, text in enumerate(texts)
    )


def shown(name: str, *texts: str, route: str = "/", label: str = "") -> InputPage:
    return InputPage(name=name, route=route, label=label, blocks=blocks_of(*texts))


def rendered(path: str, *texts: str) -> RoutePage:
    return RoutePage(path=path, template=path, blocks=blocks_of(*texts))


def routes_by_input(results: Sequence[PageMatch | Miss]) -> dict[str, str]:
    return {result.input: result.route for result in results if isinstance(result, PageMatch)}


def plain_matches(inputs: Sequence[InputPage], routes: Sequence[RoutePage]) -> list[PageMatch | Miss]:
    """Protocol section 4 pair by pair, nothing shared between pages."""
    side = max(len(inputs), len(routes))
    cost = np.ones((side, side))
    compared = []
    for row, page in enumerate(inputs):
        for column, route in enumerate(routes):
            alignment = align(page.blocks, route.blocks, ties=Ties.BY_SOLVER)
            scored = page_fidelity(page.blocks, route.blocks, alignment)
            compared.append(
                PageMatch(
                    input=page.name,
                    route=route.path,
                    tier=Tier.BLOCKS,
                    similarity=scored.score / 100,
                    alignment=alignment,
                    fidelity=scored,
                )
            )
            cost[row, column] = 1 - min(1.0, scored.score / 100 + token_bonus(page, route))
    chosen = dict(enumerate(linear_sum_assignment(cost)[1].tolist()))
    found: list[PageMatch | Miss] = []
    for row, page in enumerate(inputs):
        taken = compared[row * len(routes) + chosen[row]] if chosen[row] < len(routes) else None
        found.append(taken if taken and taken.similarity >= 0.2 else Miss(input=page.name))
    return found


@st.composite
def page_sets(draw: st.DrawFn) -> tuple[list[InputPage], list[RoutePage]]:
    texts = st.lists(st.sampled_from(WORDS), max_size=6)
    paths = st.sampled_from(["/", "/orders", "/orders/1", "/new-invoice", "/settings", "__login__"])
    inputs = [
        shown(f"{index}.png", *draw(texts), route=draw(paths), label=draw(st.sampled_from(["", "orders"])))
        for index in range(draw(st.integers(0, 4)))
    ]
    routes = [rendered(path, *draw(texts)) for path in draw(st.lists(paths, unique=True, max_size=4))]
    return inputs, routes


@settings(max_examples=60)
@given(page_sets())
def test_the_shared_table_changes_no_bit(pages: tuple[list[InputPage], list[RoutePage]]) -> None:
    inputs, routes = pages
    assert list(match_pages(inputs, routes, ties=Ties.BY_SOLVER)) == plain_matches(inputs, routes)


def test_the_shared_table_changes_no_bit_on_full_sized_pages() -> None:
    rng = random.Random(3)  # noqa: S311
    chrome = rng.choices(WORDS, k=8)
    texts = [[*chrome, *(" ".join(rng.choices(WORDS, k=rng.randint(1, 4))) for _ in range(20))] for _ in range(6)]
    inputs = [shown(f"{index}.png", *page) for index, page in enumerate(texts)]
    routes = [rendered(f"/{index}", *rng.sample(page, len(page) - 3)) for index, page in enumerate(reversed(texts))]
    assert list(match_pages(inputs, routes, ties=Ties.BY_SOLVER)) == plain_matches(inputs, routes)


@settings(max_examples=60)
@given(page_sets())
def test_equally_good_pages_are_given_out_early_and_in_order(pages: tuple[list[InputPage], list[RoutePage]]) -> None:
    """Every pairing tried in turn: the best has the highest total, most pages kept, then the highest order."""
    inputs, routes = pages
    longer = max(len(inputs), len(routes))
    likeness = {
        (row, column): page_fidelity(page.blocks, route.blocks, align(page.blocks, route.blocks)).score / 100
        for row, page in enumerate(inputs)
        for column, route in enumerate(routes)
    }

    def rank(columns: Sequence[int]) -> tuple[float, int, int]:
        pairs = [(row, column) for row, column in enumerate(columns) if row < len(inputs) and column < len(routes)]
        kept = [pair for pair in pairs if likeness[pair] >= 0.2]
        total = sum(min(1.0, likeness[pair] + token_bonus(inputs[pair[0]], routes[pair[1]])) for pair in pairs)
        order = sum((longer - row) * (longer - column) for row, column in kept)
        return round(total, 9), len(kept), order

    paths = [route.path for route in routes]
    found = [paths.index(each.route) if isinstance(each, PageMatch) else -1 for each in match_pages(inputs, routes)]
    best = max(itertools.permutations(range(longer)), key=rank)
    expected = [
        column if column < len(routes) and likeness[row, column] >= 0.2 else -1
        for row, column in enumerate(best[: len(inputs)])
    ]
    assert found == expected


def test_equally_cheap_assignments_are_given_out_in_order_or_left_to_the_solver() -> None:
    # Both ways cost 0.5 in all; scipy's solver crosses over.
    cost = np.array([[0.5, 0.25], [0.25, 0.0]])
    kept = cost < 0.8
    assert assigned_in_order(cost, kept, Ties.BY_PLACE) == [(0, 0), (1, 1)]
    assert assigned_in_order(cost, kept, Ties.BY_SOLVER) == padded_assignment(cost) == [(0, 1), (1, 0)]


def test_content_decides_over_names() -> None:
    inputs = [shown("blog", "first post", "second post", route="/blog"), shown("home", "welcome", "about us")]
    routes = [rendered("/blog", "welcome", "about us"), rendered("/articles", "first post", "second post")]
    assert routes_by_input(match_pages(inputs, routes)) == {"blog": "/articles", "home": "/blog"}


def test_each_route_is_used_once() -> None:
    inputs = [shown("a", "one post"), shown("b", "one post"), shown("c", "one post")]
    results = match_pages(inputs, [rendered("/post/1", "one post")])
    assert sum(isinstance(result, PageMatch) for result in results) == 1


def test_path_tokens_decide_between_equally_similar_pages() -> None:
    routes = [rendered("/settings/team", "row"), rendered("/leads", "row")]
    leads = shown("leads", "rows", route="/crm", label="Leads")
    assert routes_by_input(match_pages([leads], routes)) == {"leads": "/leads"}


def test_the_cap_leaves_a_tie_between_perfect_pages_to_their_order() -> None:
    # The protocol caps similarity plus bonus at 1; the first of two perfect routes wins, and the score is the same.
    routes = [rendered("/settings/team", "rows"), rendered("/leads", "rows")]
    leads = shown("leads", "rows", route="/crm", label="Leads")
    assert routes_by_input(match_pages([leads], routes)) == {"leads": "/settings/team"}


def test_the_floor_counts_without_the_bonus() -> None:
    # Nothing in common: similarity 0, and no bonus may carry the pair over the floor.
    assert match_pages([shown("a", "xyz", route="/a")], [rendered("/a", "12345")]) == (Miss(input="a"),)


def test_pages_of_equal_blocks_match_with_full_fidelity_and_carry_their_alignment() -> None:
    (match,) = match_pages([shown("a", "one", "two")], [rendered("/", "one", "two")])
    assert isinstance(match, PageMatch)
    assert (match.similarity, match.fidelity.score, len(match.alignment.pairs)) == (1.0, 100.0, 2)


@pytest.mark.parametrize(
    ("path", "tokens"),
    [
        ("/", set()),
        ("/Orders/new_order-Form", {"orders", "new", "order", "form"}),
        ("/#/cart?next=/a/b", {"cart"}),
        ("__login__", {"login", "signin", "auth"}),
    ],
)
def test_path_tokens(path: str, tokens: set[str]) -> None:
    assert path_tokens(path) == tokens


def test_the_bonus_is_the_jaccard_index_of_route_and_label_against_the_path() -> None:
    page = shown("a", route="/user/profile", label="Account")
    assert token_bonus(page, rendered("/account/profile")) == pytest.approx(0.08 * 2 / 3)
    assert token_bonus(shown("a"), rendered("/")) == 0.0


@pytest.mark.parametrize(("inputs", "routes"), [([], []), ([shown("a", "one")], []), ([], [rendered("/", "one")])])
def test_nothing_to_match(inputs: list[InputPage], routes: list[RoutePage]) -> None:
    assert match_pages(inputs, routes) == tuple(Miss(input=page.name) for page in inputs)


def test_pages_of_one_template_are_one_route_and_the_best_stands_for_it() -> None:
    inputs = [shown("a", "ada lovelace", "paid", "march"), shown("b", "grace hopper", "draft", "may")]
    routes = [
        RoutePage(path=f"/people/{n}", template="/people/:id", blocks=blocks_of(*texts))
        for n, texts in enumerate([("alan turing", "sent", "june"), ("ada lovelace", "paid", "march")])
    ]
    routes.append(RoutePage(path="/people/2", template="/people/:id", blocks=blocks_of("grace hopper", "draft", "may")))
    assert routes_by_input(match_pages(inputs, routes)) == {"a": "/people/1"}
    assert routes_by_input(match_pages(inputs, [*routes, rendered("/other", "grace hopper", "draft", "june")])) == {
        "a": "/people/1",
        "b": "/other",
    }
