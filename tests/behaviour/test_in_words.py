"""What was done and what it changed, in words."""

from collections.abc import Callable

from pytest_ui2app.behaviour.in_words import called, changed
from pytest_ui2app.behaviour.observation import Change, Observation
from pytest_ui2app.browser.controls import Control

Make = Callable[..., Control]
Look = Callable[..., Observation]


def test_a_control_is_called_by_its_name_or_what_stands_before_it_or_its_icon(control: Make) -> None:
    assert called(control("Save")) == "button 'Save'"
    assert called(control("", before="Volume", role="slider")) == "slider 'Volume'"
    assert called(control("", icons=("heart",))) == "button 'heart'"
    assert called("Done") == "'Done'"


def test_a_change_is_told_by_address_and_texts(observation: Look) -> None:
    change = Change(before=observation("a", "b"), after=observation("b", "c", "d", url="/cart"))
    assert changed(change) == "now at /cart; appeared 'c', 'd'; vanished 'a'"


def test_only_some_texts_are_told_and_no_long_one_whole(observation: Look) -> None:
    change = Change(before=observation(), after=observation("x" * 90, *"abcde"))
    told = changed(change)
    assert told.endswith(" and 2 more")
    assert f"'{'x' * 60}\u2026'" in told


def test_what_is_no_text_and_what_is_nothing_are_told_apart(observation: Look) -> None:
    assert changed(Change(before=observation("a"), after=observation("a", dark=True))).startswith("no text, but")
    assert changed(Change(before=observation("a"), after=observation("a"))) == "nothing changed"
