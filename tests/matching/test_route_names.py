from importlib.resources import files

import pytest

from pytest_ui2app.matching.assignment import path_tokens
from pytest_ui2app.matching.route_names import SYNONYMS, common_suffix, fits_template, is_same_route, synonym_overlap


@pytest.mark.parametrize(
    ("route", "path", "template", "same"),
    [
        ("/Cart/", "/cart", "/cart", True),
        ("/cart?step=2", "/cart", "/cart", True),
        ("/product/1", "/product/1", "/product/:id", True),
        ("/product/:id", "/product/1", "/product/:id", True),
        ("/", "/#/", "/", True),
        ("/cart", "/carts", "/carts", False),
        ("/product/7", "/product/1", "/product/:id", False),
        ("/", "__login__", "", False),
        ("/", "/found-by-a-link", "", False),
        ("/found-by-a-link", "/found-by-a-link", "", True),
    ],
)
def test_t1_compares_path_and_template(route: str, path: str, template: str, *, same: bool) -> None:
    assert is_same_route(route, path, template) is same


@pytest.mark.parametrize(
    ("route", "template", "fits"),
    [
        ("/product/7", "/product/:id", True),
        ("/product", "/product/:id", False),
        ("/product/7/reviews", "/product/:id", False),
        ("/product", "/product/:id?", True),
        ("/about", "/:lang?/about", True),
        ("/de/about", "/:lang?/about", True),
        ("/task/7", "/project?/task/:id", True),
        ("/docs/a/b", "/docs/*", True),
        ("/docs", "/docs/*", True),
        ("/a+b/7", "/a+b/:id", True),
        ("/aab/7", "/a+b/:id", False),
        ("/about", "/about", False),
    ],
)
def test_t2_takes_instances_of_dynamic_routes(route: str, template: str, *, fits: bool) -> None:
    assert bool(fits_template(route, template)) is fits


def test_t2_prefers_the_route_with_more_fixed_segments() -> None:
    assert fits_template("/product/7", "/product/:id") > fits_template("/product/7", "/:kind/:id")
    assert fits_template("/product/7", "/product/:id") > fits_template("/product/7", "/*")


@pytest.mark.parametrize(
    ("route", "template", "length"),
    [
        ("/dashboard", "/app/dashboard", 1),
        ("/crm/team/leads", "/app/team/leads", 2),
        ("/orders/new", "/orders", 0),
        ("/", "/dashboard", 0),
        ("/order/:id", "/product/:id", 0),
    ],
)
def test_t3_counts_equal_trailing_segments(route: str, template: str, length: int) -> None:
    assert common_suffix(route, template) == length


@pytest.mark.parametrize(
    ("route", "label", "path"),
    [
        ("/landing", "", "/home"),
        ("/landing", "", "/"),
        ("/", "", "/overview"),
        ("/contact", "", "/elsewhere"),
        ("/forgot-password", "", "/signin"),
        ("/screen-3", "basket", "/cart"),
        ("/user_login", "", "__login__"),
    ],
)
def test_t4_hits_on_synonyms(route: str, label: str, path: str) -> None:
    assert synonym_overlap(route, label, path) > 0


@pytest.mark.parametrize(("route", "path"), [("/zen", "/player"), ("/cart", "/about"), ("/", "/cart")])
def test_t4_needs_a_common_word(route: str, path: str) -> None:
    assert synonym_overlap(route, "", path) == 0


def test_t4_needs_a_word_as_it_stands_on_one_side() -> None:
    # "entry" and "team" both have "story" as a synonym, which neither route says.
    assert any({"entry", "story"} <= group for group in SYNONYMS)
    assert any({"team", "story"} <= group for group in SYNONYMS)
    assert synonym_overlap("/entry", "", "/team") == 0


@pytest.mark.parametrize(("route", "declared"), [("/order/1", "/post/1"), ("/zen/7", "/player/:id"), ("/1", "/")])
def test_t4_counts_neither_numbers_nor_dynamic_segments(route: str, declared: str) -> None:
    assert synonym_overlap(route, "", declared) == 0


SYNONYM_LINES = [
    line.split()
    for line in files("pytest_ui2app.matching").joinpath("synonyms.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def test_there_are_32_groups_of_two_words_or_more_none_twice() -> None:
    assert len(SYNONYM_LINES) == len(SYNONYMS) == len(set(SYNONYMS)) == 32
    assert all(len(words) == len(set(words)) > 1 for words in SYNONYM_LINES)
    assert list(SYNONYMS) == [frozenset(words) for words in SYNONYM_LINES]


def test_the_words_are_such_as_routes_are_split_into() -> None:
    assert {word for words in SYNONYM_LINES for word in words if path_tokens(word) != {word}} == set()


@pytest.mark.parametrize(
    "published",
    [
        "home landing index overview",
        "contact support etc misc links elsewhere",
        "signin signup forgot otp verify",
    ],
)
def test_the_groups_that_the_paper_names_are_there(published: str) -> None:
    assert any(set(published.split()) <= group for group in SYNONYMS)
