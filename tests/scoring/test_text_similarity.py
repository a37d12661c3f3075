import difflib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.scoring.text_similarity import similarity_table

# Few letters make long common runs; letters 64 code points apart share a mask bit if masks were by code point.
texts = st.text(alphabet="ab c\u00e9!\u0121\U0001f600", max_size=30)
long_texts = st.text(alphabet="abcdefghij ", min_size=150, max_size=260)


def plain_ratio(reference: str, generated: str) -> float:
    return difflib.SequenceMatcher(None, reference, generated).ratio()


@given(st.lists(texts, max_size=6), st.lists(texts, max_size=6))
def test_every_entry_is_difflibs_ratio(reference: list[str], generated: list[str]) -> None:
    rho = similarity_table(reference, generated).between(reference, generated)
    assert rho.tolist() == [[plain_ratio(ours, theirs) for theirs in generated] for ours in reference]


@given(long_texts, long_texts)
def test_autojunk_counts_in_texts_of_200_characters_and_more(reference: str, generated: str) -> None:
    rho = similarity_table([reference], [generated]).between([reference], [generated])
    assert rho[0, 0] == plain_ratio(reference, generated)


def test_autojunk_is_on() -> None:
    reference, generated = "ab" * 60, "b" + "ab" * 120
    exact = difflib.SequenceMatcher(None, reference, generated, autojunk=False).ratio()
    assert plain_ratio(reference, generated) != exact
    assert similarity_table([reference], [generated]).rho[0, 0] == plain_ratio(reference, generated)


def test_the_argument_order_is_reference_then_generated() -> None:
    ours, theirs = "tide", "diet"
    assert plain_ratio(ours, theirs) != plain_ratio(theirs, ours)
    assert similarity_table([ours], [theirs]).rho[0, 0] == plain_ratio(ours, theirs)


@pytest.mark.parametrize(("ours", "theirs", "ratio"), [("", "", 1.0), ("", "a", 0.0), ("$12", "orders", 0.0)])
def test_texts_without_common_letters(ours: str, theirs: str, ratio: float) -> None:
    assert similarity_table([ours], [theirs]).rho[0, 0] == ratio


def test_more_letters_than_mask_bits_still_compare_exactly() -> None:
    letters = [chr(0x4E00 + offset) for offset in range(150)]
    rho = similarity_table(letters, letters).between(letters, letters)
    assert np.array_equal(rho, np.eye(150))


def test_repeated_texts_are_stored_once() -> None:
    table = similarity_table(["a", "b", "a"], ["b", "b"])
    assert table.rho.shape == (2, 1)
    assert table.between(["a", "b", "a"], ["b", "b"]).tolist() == [[0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]
