"""Telling pages from what keeps visitors away from them, by what a quick look shows."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser.walls import Sight, guarded_among, opens, sight_of, worsened

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = "All the parcels that wait for a courier, and who sent them"


def sight(address: str, text: str = "", *, landed: str = "", password: bool = False, controls: int = 3) -> Sight:
    return Sight(
        address=address,
        landed=landed or address,
        said=text or f"{PAGE} {address}",
        password=password,
        controls=controls,
    )


def guarded(*sights: Sight) -> tuple[str, ...]:
    return guarded_among({each.address: each for each in sights})


def test_pages_of_their_own_are_not_guarded() -> None:
    assert guarded(sight("/"), sight("/orders"), sight("/login", "Sign in", password=True)) == ()


def test_what_leads_to_a_login_is_guarded_and_the_login_is_not() -> None:
    login = sight("/login", "Sign in", password=True)
    assert guarded(sight("/"), sight("/orders", "Sign in", landed="/login", password=True), login) == ("/orders",)


def test_a_password_asked_for_on_the_page_itself_is_a_gate_unless_the_page_is_about_passwords() -> None:
    assert guarded(sight("/"), sight("/vault", password=True), sight("/settings", password=True)) == ("/vault",)


@pytest.mark.parametrize(
    "text", ["Please log in to see your orders", "Access denied", "Members only", "403", "Error 401"]
)
def test_pages_that_turn_visitors_away_in_words_are_guarded(text: str) -> None:
    assert guarded(sight("/"), sight("/orders", text)) == ("/orders",)


@pytest.mark.parametrize("text", ["All 403 parcels", "A boat for 401 euros", "Quay 403"])
def test_a_number_that_is_no_status_turns_nobody_away(text: str) -> None:
    assert guarded(sight("/"), sight("/orders", text)) == ()


@pytest.mark.full
def test_a_status_is_read_although_two_looks_are_compared_without_digits(show: Callable[..., "Page"]) -> None:
    denied = sight_of(show("<h1>Error 403</h1>"), "/")
    assert (denied.denies, denied.text) == (True, "Error ###")
    assert sight_of(show("<h1>404</h1>"), "/").lost


def test_a_long_page_may_speak_of_logging_in() -> None:
    text = "Please log in to see your orders. " + "Our harbour is old and its shops are many. " * 60
    assert guarded(sight("/"), sight("/help", text)) == ()


def test_what_lies_over_every_address_is_a_wall() -> None:
    assert guarded(sight("/", "Hello"), sight("/orders", "Hello"), sight("/team", "Hello")) == ("/", "/orders", "/team")


def test_two_names_of_one_page_among_others_are_no_wall() -> None:
    assert guarded(sight("/", "Hello"), sight("/home", "Hello"), sight("/team"), sight("/orders")) == ()


def test_pages_that_are_not_found_are_no_wall() -> None:
    lost = [sight(address, "404 Page not found") for address in ("/a", "/b", "/c")]
    assert guarded(sight("/"), *lost) == ()


def test_a_page_to_which_the_others_lead_is_not_behind_the_wall_itself() -> None:
    led = [sight(address, "Who are you?", landed="/") for address in ("/orders", "/team")]
    assert guarded(sight("/", "Who are you?"), *led) == ("/orders", "/team")


def test_how_far_an_address_is_open() -> None:
    walls = {"Sign in"}
    assert opens(sight("/orders"), walls) == 1
    assert opens(sight("/", landed="/dashboard"), walls) == 1
    assert opens(sight("/admin", landed="/dashboard"), walls) == 0.5
    assert opens(sight("/orders", "Sign in"), walls) == 0
    assert opens(sight("/orders", "Sign in again", landed="/login"), walls) == 0
    assert opens(sight("/a", landed="/about"), walls) == 0.5
    assert opens(sight("/a", landed="/a/first"), walls) == 1
    assert opens(sight("/#/", landed="/#/first"), walls) == 1
    assert opens(sight("/admin", "You do not have permission"), walls) == 0


def test_an_empty_page_is_open_unless_it_has_failed_or_was_empty_before() -> None:
    empty = replace(sight("/app", controls=0), said="")
    assert opens(empty, {"Sign in"}) == 1
    assert opens(replace(empty, failed=True), {"Sign in"}) == 0
    assert opens(empty, {""}) == 0


def blank(address: str, *, landed: str = "", failed: bool = False) -> Sight:
    return replace(sight(address, landed=landed, controls=0), said="", failed=failed)


def test_one_or_two_blank_pages_are_faults_of_their_own() -> None:
    assert guarded(sight("/"), sight("/team"), blank("/orders/1")) == ()
    assert guarded(sight("/"), sight("/team"), blank("/orders"), blank("/orders/1")) == ()


def test_three_pages_that_are_blank_in_one_way_are_closed() -> None:
    shut = [blank(address) for address in ("/orders", "/team", "/orders/1")]
    assert guarded(sight("/"), *shut, blank("/faulty", failed=True)) == ("/orders", "/team", "/orders/1")
    assert guarded(sight("/"), *shut[:2], blank("/faulty", failed=True)) == ()


def test_pages_of_placeholders_do_not_tell_that_others_are_closed() -> None:
    assert guarded(sight("/"), *(blank(address) for address in ("/orders", "/orders/1", "/team/1", "/stock/1"))) == ()


def test_an_app_that_is_blank_all_over_has_no_gate_but_one_with_a_login_has() -> None:
    pages = [blank(address) for address in ("/", "/orders", "/team", "/stock")]
    assert guarded(*pages) == ()
    login = sight("/login", "Sign in", password=True)
    assert guarded(*pages, login) == ("/", "/orders", "/team", "/stock")


def test_a_blank_page_to_which_another_leads_is_closed_but_not_the_first_page_of_home() -> None:
    assert guarded(sight("/"), blank("/orders", landed="/gate")) == ("/orders",)
    assert guarded(blank("/", landed="/orders"), blank("/orders"), sight("/team")) == ()
    assert guarded(blank("/", landed="/gate"), sight("/team")) == ("/",)


def test_pages_that_fail_go_blank_or_lead_away_are_worse_than_before() -> None:
    before = [sight("/"), sight("/a"), sight("/b"), sight("/c"), sight("/d"), sight("/e", landed="/"), blank("/f")]
    now = [
        sight("/"),
        blank("/a"),
        replace(sight("/b"), failed=True),
        sight("/c", landed="/"),
        sight("/e"),
        blank("/f"),
    ]
    told = [{each.address: each for each in sights} for sights in (before, now)]
    assert worsened(*told) == ("/a", "/b", "/c", "/d")
