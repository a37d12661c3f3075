"""Counting scattered letters at once, against difflib's own matching blocks."""

import difflib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.scoring import scattered
from pytest_ui2app.scoring.scattered import scattered_matches

# So many letters that two in a row are seldom shared, some outside the basic plane, some alone (surrogates).
texts = st.text(alphabet="abcdefghijklmnop \u00e9\U0001f600\u4e00\ud83d", max_size=14)
long_texts = st.integers(190, 205).map(lambda n: "".join(chr(0x4E00 + (7 * k * k) % 997) for k in range(n)))


def difflib_matches(ours: str, theirs: str) -> int:
    return sum(block.size for block in difflib.SequenceMatcher(None, ours, theirs).get_matching_blocks())


def share_two_letters_in_a_row(ours: str, theirs: str) -> bool:
    return any(ours[at : at + 2] in theirs for at in range(len(ours) - 1))


@given(st.lists(st.one_of(texts, long_texts), max_size=6), st.lists(st.one_of(texts, long_texts), max_size=6))
def test_the_count_is_difflibs_or_left_open(rows: list[str], columns: list[str]) -> None:
    found = scattered_matches(rows, columns)
    assert found.shape == (len(rows), len(columns))
    for (row, column), count in np.ndenumerate(found):
        ours, theirs = rows[row], columns[column]
        left_open = share_two_letters_in_a_row(ours, theirs) or len(theirs) >= 200
        assert count == (-1 if left_open else difflib_matches(ours, theirs))


@pytest.mark.parametrize(
    ("ours", "theirs", "count"),
    [("abc", "cba", 1), ("abc", "a-b-c", 3), ("xaxb", "ba-a", 1), ("", "a", 0), ("", "", 0), ("aaa", "a", 1)],
)
def test_letters_are_matched_from_the_left(ours: str, theirs: str, count: int) -> None:
    assert scattered_matches([ours], [theirs]).tolist() == [[count]]
    assert difflib_matches(ours, theirs) == count


def test_groups_of_columns_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ["orders", "paid", "12 of 40", "", "sign in"]
    columns = ["sold", "a", "xyz", "signed", "14", "", "order"]
    whole = scattered_matches(rows, columns)
    monkeypatch.setattr(scattered, "PAIRS_AT_ONCE", 1)
    assert np.array_equal(scattered_matches(rows, columns), whole)
