import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.generation.characters import printable, whole_characters


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


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Mörning, 世界 \U0001f31e", "Mörning, 世界 \U0001f31e"),
        ("a\r\n\tb\u2029c", "a b c"),
        ("\x1b[2J\x00\x7f", "\ufffd[2J\ufffd\ufffd"),
        ("\u202egnp.exe", "\ufffdgnp.exe"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
def test_what_is_shown_is_one_line_that_no_terminal_obeys(text: str, shown: str) -> None:
    assert printable(text) == shown


@given(st.text())
def test_no_control_character_is_shown(text: str) -> None:
    assert not [found for found in printable(text) if unicodedata.category(found) in {"Cc", "Zl", "Zp"}]
