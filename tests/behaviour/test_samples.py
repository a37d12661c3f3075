"""Valid input for fields nobody has seen."""

from collections.abc import Callable

import pytest

from pytest_ui2app.behaviour.samples import ANYTHING, SAMPLES, samples_for
from pytest_ui2app.browser.controls import Control

Make = Callable[..., Control]


@pytest.mark.parametrize(
    ("label", "first"),
    [
        ("E-mail address", "ines.okafor@example.com"),
        ("Email", "ines.okafor@example.com"),
        ("Password", "Harbour-Light-42"),
        ("Confirm password", "Harbour-Light-42"),
        ("Card number", "4242 4242 4242 4242"),
        ("Name on card", "Ines Okafor"),
        ("Cardholder name", "Ines Okafor"),
        ("Expiry (MM/YY)", "12/29"),
        ("CVC", "123"),
        ("Mobile phone", "+44 20 7946 0958"),
        ("Telephone", "+44 20 7946 0958"),
        ("Postcode", "SW1A 1AA"),
        ("ZIP code", "SW1A 1AA"),
        ("Website", "https://example.com"),
        ("Due date", "2026-02-20"),
        ("Start time", "10:30"),
        ("Deal value", "250"),
        ("Quantity", "3"),
        ("Phone number", "+44 20 7946 0958"),
        ("First name", "Ines"),
        ("Last name", "Okafor"),
        ("Company name", "Okafor & Daughters"),
        ("Street address", "14 Quay Street"),
        ("Town or city", "Bristol"),
        ("County", "Avon"),
        ("Country", "United Kingdom"),
        ("Full name", "Ines Okafor"),
        ("Task title", "Call the harbour office"),
        ("Tags", "errands"),
        ("Message", "A few plain words about it"),
        ("Manager", "Ines Okafor"),
    ],
)
def test_a_label_tells_what_is_valid(control: Make, label: str, first: str) -> None:
    assert samples_for(control(label, role="textbox", tag="input", type="text"))[0] == first


def test_the_placeholder_and_the_text_before_speak_for_a_silent_label(control: Make) -> None:
    assert samples_for(control("", placeholder="you@example.com or e-mail"))[0] == "ines.okafor@example.com"
    assert samples_for(control("", before="Postcode"))[0] == "SW1A 1AA"
    assert samples_for(control("City", placeholder="email"))[0] == "Bristol"


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("email", "ines.okafor@example.com"),
        ("date", "2026-02-20"),
        ("time", "10:30"),
        ("month", "2026-02"),
        ("datetime-local", "2026-02-20T10:30"),
        ("number", "3"),
        ("url", "https://example.com"),
        ("color", "#336699"),
    ],
)
def test_a_type_that_the_browser_enforces_wins_over_the_label(control: Make, kind: str, first: str) -> None:
    assert samples_for(control("Name", type=kind))[0] == first


def test_an_unknown_field_gets_anything(control: Make) -> None:
    assert samples_for(control("Zorble")) == ANYTHING


def test_no_field_is_left_without_a_sample() -> None:
    assert ANYTHING
    assert all(values for _, values in SAMPLES)
