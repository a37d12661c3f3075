"""Telling pages from what keeps visitors away from them, by what a quick look shows."""

from dataclasses import replace

import pytest

from pytest_ui2app.browser.walls import Sight, guarded_among, opens

PAGE = "All the parcels that wait for a courier, and who sent them"


def sight(address: str, text: str = "", *, landed: str = "", password: bool = False, controls: int = 3) -> Sight:
    return Sight(
        address=address,
        landed=landed or address,
        text=text or f"{PAGE} {address}",
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


@pytest.mark.parametrize("text", ["Please log in to see your orders", "Access denied", "Members only", "403"])
def test_pages_that_turn_visitors_away_in_words_are_guarded(text: str) -> None:
    assert guarded(sight("/"), sight("/orders", text)) == ("/orders",)


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
    assert opens(sight("/admin", "You do not have permission"), walls) == 0


def test_an_empty_page_is_open_unless_it_has_failed_or_was_empty_before() -> None:
    empty = replace(sight("/app", controls=0), text="")
    assert opens(empty, {"Sign in"}) == 1
    assert opens(replace(empty, failed=True), {"Sign in"}) == 0
    assert opens(empty, {""}) == 0
