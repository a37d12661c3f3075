from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from pytest_ui2app.matching.assignment import LOGIN_ROUTE, InputPage, Miss, PageMatch, RoutePage, Tier
from pytest_ui2app.matching.cascade import has_no_blocks, match_by_cascade
from pytest_ui2app.matching.image_similarity import Picture
from pytest_ui2app.scoring.blocks import TextBlock

BLOCK = TextBlock(text="hello", x=0, y=0, width=0.1, height=0.1, color=(0, 0, 0), tag="p")


def wanted(route: str, *, label: str = "", name: str = "") -> InputPage:
    return InputPage(name=name or route, route=route, label=label, blocks=())


def rendered(template: str, *, path: str = "") -> RoutePage:
    return RoutePage(path=path or template, template=template, blocks=(BLOCK,))


def screen(sidebar: int) -> Picture:
    picture = np.full((180, 288, 3), 245, dtype=np.uint8)
    picture[:, :sidebar] = 30
    return picture


def shaded(texture: NDArray[np.float64], amplitude: int) -> Picture:
    return np.repeat(128 + amplitude * texture, 3, axis=2).astype(np.uint8)


def by_name(inputs: list[InputPage], routes: list[RoutePage]) -> dict[str, tuple[str, Tier]]:
    results = match_by_cascade(inputs, routes, input_pictures={}, route_pictures={})
    return {found.input: (found.route, found.tier) for found in results if isinstance(found, PageMatch)}


def test_each_tier_takes_what_the_ones_before_left() -> None:
    inputs = [wanted("/landing"), wanted("/crm/leads"), wanted("/product/7"), wanted("/about"), wanted("/zen")]
    routes = [
        rendered("/"),
        rendered("/about"),
        rendered("/product/:id", path="/product/1"),
        rendered("/app/leads"),
        rendered("/player"),
    ]
    assert by_name(inputs, routes) == {
        "/landing": ("/", Tier.SYNONYM),
        "/crm/leads": ("/app/leads", Tier.PATH_SUFFIX),
        "/product/7": ("/product/1", Tier.DYNAMIC_ROUTE),
        "/about": ("/about", Tier.EXACT_ROUTE),
    }


def test_an_exact_route_is_not_lost_to_an_earlier_inputs_weaker_claim() -> None:
    found = by_name([wanted("/app/leads"), wanted("/leads")], [rendered("/leads")])
    assert found == {"/leads": ("/leads", Tier.EXACT_ROUTE)}


def test_the_longest_suffix_wins() -> None:
    found = by_name([wanted("/x/team/leads")], [rendered("/leads"), rendered("/app/team/leads")])
    assert found == {"/x/team/leads": ("/app/team/leads", Tier.PATH_SUFFIX)}


def test_a_dynamic_route_serves_one_input() -> None:
    found = by_name([wanted("/post/7"), wanted("/post/8")], [rendered("/post/:id", path="/post/1")])
    assert found == {"/post/7": ("/post/1", Tier.DYNAMIC_ROUTE)}


def test_pictures_decide_where_names_say_nothing() -> None:
    inputs = [wanted("/zen"), wanted("/flow")]
    routes = [rendered("/p1"), rendered("/p2")]
    found = match_by_cascade(
        inputs,
        routes,
        input_pictures={"/zen": screen(40), "/flow": screen(200)},
        route_pictures={"/p1": screen(200), "/p2": screen(40)},
    )
    assert [(match.route, match.tier, match.similarity) for match in found if isinstance(match, PageMatch)] == [
        ("/p2", Tier.PERCEPTUAL_HASH, 1.0),
        ("/p1", Tier.PERCEPTUAL_HASH, 1.0),
    ]


def test_the_last_tier_compares_structure_and_colours_where_hashes_differ() -> None:
    # Inverting a faint texture turns every bit of its hash around and hardly changes its look.
    texture = np.random.default_rng(5).choice([-1.0, 1.0], (20, 32, 1)).repeat(9, axis=0).repeat(9, axis=1)
    faint, inverted, harsh = (shaded(texture, amplitude) for amplitude in (3, -3, -100))
    routes = [rendered("/p1"), rendered("/p2")]
    pictures = {"/p1": harsh, "/p2": inverted}
    (match,) = match_by_cascade([wanted("/zen")], routes, input_pictures={"/zen": faint}, route_pictures=pictures)
    assert isinstance(match, PageMatch)
    assert (match.route, match.tier) == ("/p2", Tier.PICTURE)
    assert match.similarity >= 0.55


def test_a_lone_picture_never_stands_out_against_the_others() -> None:
    texture = np.random.default_rng(5).choice([-1.0, 1.0], (20, 32, 1)).repeat(9, axis=0).repeat(9, axis=1)
    found = match_by_cascade(
        [wanted("/zen")],
        [rendered("/p2")],
        input_pictures={"/zen": shaded(texture, 3)},
        route_pictures={"/p2": shaded(texture, -3)},
    )
    assert found == (Miss(input="/zen"),)


def test_inputs_without_a_name_or_a_picture_are_missed() -> None:
    found = match_by_cascade(
        [wanted("/zen")], [rendered("/player")], input_pictures={}, route_pictures={"/player": screen(40)}
    )
    assert found == (Miss(input="/zen"),)


def test_a_match_carries_the_alignment_of_its_empty_reference() -> None:
    (match,) = match_by_cascade([wanted("/about")], [rendered("/about")], input_pictures={}, route_pictures={})
    assert isinstance(match, PageMatch)
    assert (match.similarity, match.fidelity.score) == (1.0, 0.0)
    assert (match.alignment.n_reference, match.alignment.n_generated) == (0, 1)


def test_nothing_to_match() -> None:
    pictures = {"/zen": screen(40)}
    assert match_by_cascade([], [rendered("/")], input_pictures={}, route_pictures={}) == ()
    assert match_by_cascade([wanted("/zen")], [], input_pictures=pictures, route_pictures={}) == (Miss(input="/zen"),)


def test_the_cascade_is_for_references_without_any_block() -> None:
    with_block = InputPage(name="a", route="/", label="", blocks=(BLOCK,))
    assert has_no_blocks([wanted("/"), wanted("/a")])
    assert not has_no_blocks([wanted("/"), with_block])


def test_a_page_is_known_by_its_aliases_too_but_by_its_own_name_first() -> None:
    home = RoutePage(path="/", template="/", blocks=(BLOCK,), aliases=("/zen", "/home"))
    assert by_name([wanted("/zen")], [home]) == {"/zen": ("/", Tier.EXACT_ROUTE)}
    assert by_name([wanted("/zen"), wanted("/")], [home]) == {"/": ("/", Tier.EXACT_ROUTE)}


def test_the_view_without_a_session_is_matched_by_its_words_and_never_taken_for_home() -> None:
    login = RoutePage(path=LOGIN_ROUTE, template="", blocks=(BLOCK,))
    assert by_name([wanted("/"), wanted("/user-login")], [login]) == {"/user-login": (LOGIN_ROUTE, Tier.SYNONYM)}


def test_a_page_that_no_route_declares_takes_part_by_its_path() -> None:
    linked = RoutePage(path="/app/leads", template="", blocks=(BLOCK,))
    assert by_name([wanted("/crm/leads")], [linked]) == {"/crm/leads": ("/app/leads", Tier.PATH_SUFFIX)}


routes_wanted = st.sampled_from(["/", "/a", "/a/b", "/cart", "/basket", "/post/7", "/login", "/x/y", "/home"])
templates = st.sampled_from(["/", "/a", "/b", "/cart", "/post/:id", "/:kind/:id", "/app/cart", "/login", "/landing"])


@settings(max_examples=40)
@given(st.lists(routes_wanted, max_size=5, unique=True), st.lists(templates, max_size=5, unique=True), st.randoms())
def test_neither_repeated_routes_nor_the_order_of_the_pictures_change_anything(
    wanted_routes: list[str], given_templates: list[str], random: Random
) -> None:
    inputs, routes = [wanted(route) for route in wanted_routes], [rendered(each) for each in given_templates]
    ours = [(page.name, screen(random.randrange(10, 280))) for page in inputs]
    theirs = [(route.path, screen(random.randrange(10, 280))) for route in routes]
    once = match_by_cascade(inputs, routes, input_pictures=dict(ours), route_pictures=dict(theirs))
    again = match_by_cascade(
        inputs, [*routes, *routes], input_pictures=dict(ours[::-1]), route_pictures=dict(theirs[::-1])
    )
    assert once == again
    used = [match.route for match in once if isinstance(match, PageMatch)]
    assert len(used) == len(set(used))
    assert [result.input for result in once] == wanted_routes


def test_no_tier_takes_what_a_stronger_one_would() -> None:
    """The tiers' order over all inputs: no input ends on a later tier while an earlier one had a free route for it."""
    inputs = [wanted("/basket"), wanted("/shop/cart"), wanted("/cart")]
    assert by_name(inputs, [rendered("/cart"), rendered("/app/cart"), rendered("/bag")]) == {
        "/cart": ("/cart", Tier.EXACT_ROUTE),
        "/shop/cart": ("/app/cart", Tier.PATH_SUFFIX),
        "/basket": ("/bag", Tier.SYNONYM),
    }
