import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.generation.characters import whole_characters


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("", ""),
        ("\ufeffMörning, 世界 \U0001f31e", "\ufeffMörning, 世界 \U0001f31e"),
        ("\ud83d\ude00", "\U0001f600"),
        ("a\ud83d", "a\ufffd"),
        ("\ude00a", "\ufffda"),
        ("\ude00\ud83d", "\ufffd\ufffd"),
        ("a\ud83d\ud83d\ude00b", "a\ufffd\U0001f600b"),
        ("\ufeff\ud83d", "\ufeff\ufffd"),
    ],
)
def test_halves_are_joined_or_replaced(text: str, whole: str) -> None:
    assert whole_characters(text) == whole


@given(st.text(st.characters(codec="utf-8")))
def test_text_that_can_be_written_stays_as_it_is(text: str) -> None:
    assert whole_characters(text) == text


@given(st.text(st.characters(categories=["Cs", "Lu", "So"])))
def test_any_text_can_be_written(text: str) -> None:
    whole_characters(text).encode()
