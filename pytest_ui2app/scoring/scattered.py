"""Ratcliff-Obershelp for texts that share letters but no two letters in a row, many pairs at once and exactly.

Most pairs of texts on two pages are such pairs. All their matching blocks are single letters. difflib takes the first
letter of the first text that the second has, at its first place there; left of it nothing can match any more, and so it
goes on behind it in both texts. That walk is done here for all pairs together, letter by letter.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import isqrt

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

AUTOJUNK_LENGTH = 200
"""From this length of its second text on, difflib leaves frequent letters out (protocol section 5)."""
PAIRS_AT_ONCE = 500_000
TABLE_CELLS = 20_000_000
"""Bounds of one step's memory."""

_NOT_THERE = 0
_NO_LETTER = 0


def scattered_matches(rows: Sequence[str], columns: Sequence[str]) -> NDArray[np.int32]:
    """Return for each pair the number of matching letters, or -1 where this short way does not hold."""
    matches = np.full((len(rows), len(columns)), -1, dtype=np.int32)
    # Longest first: at every step, the rows that still have a letter are then the first ones.
    order = np.array(sorted(range(len(rows)), key=lambda index: -len(rows[index])), dtype=np.intp)
    texts = [rows[index] for index in order]
    letters = {letter: code for code, letter in enumerate(sorted(set().union(*rows, *columns)), start=1)}
    codes, shared = _codes(texts, letters), _share_a_bigram(texts, columns)
    lengths = np.array([len(text) for text in texts], dtype=np.intp)
    short = np.array([index for index, text in enumerate(columns) if len(text) < AUTOJUNK_LENGTH], dtype=np.intp)
    for group in _groups(short, len(rows), len(letters)):
        row, column = np.nonzero(~shared[:, group])
        counted = _walked(codes, lengths, _codes([columns[index] for index in group], letters), row, column)
        matches[order[row], group[column]] = counted
    return matches


def _groups(indices: NDArray[np.intp], n_rows: int, n_letters: int) -> Iterator[NDArray[np.intp]]:
    """Part columns so that neither their pairs with all rows nor their tables of letters outgrow their bounds."""
    by_letters = TABLE_CELLS // (AUTOJUNK_LENGTH * (n_letters + 1))
    # Few columns have few letters of their own, whatever all of them together have.
    by_length = isqrt(TABLE_CELLS) // AUTOJUNK_LENGTH
    size = max(1, min(PAIRS_AT_ONCE // max(n_rows, 1), max(by_letters, by_length)))
    return (indices[start : start + size] for start in range(0, len(indices), size))


def _codes(texts: Sequence[str], letters: Mapping[str, int]) -> NDArray[np.int32]:
    """Return the texts as rows of letter codes, each filled up behind its end."""
    codes = np.full((len(texts), max(map(len, texts), default=0)), _NO_LETTER, dtype=np.int32)
    for index, text in enumerate(texts):
        codes[index, : len(text)] = [letters[letter] for letter in text]
    return codes


def _share_a_bigram(rows: Sequence[str], columns: Sequence[str]) -> NDArray[np.bool_]:
    known = {bigram: index for index, bigram in enumerate(sorted(set().union(*map(_bigrams, (*rows, *columns)))))}
    shared: NDArray[np.bool_] = (_incidence(rows, known) @ _incidence(columns, known).T).toarray() > 0
    return shared


def _incidence(texts: Sequence[str], known: Mapping[str, int]) -> csr_array:
    found = [_bigrams(text) for text in texts]
    indices = np.array([known[bigram] for bigrams in found for bigram in bigrams], dtype=np.intp)
    ends = np.cumsum([0, *map(len, found)])
    return csr_array((np.ones(len(indices), dtype=np.int32), indices, ends), shape=(len(texts), len(known)))


def _bigrams(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(len(text) - 1)]


def _walked(
    ours: NDArray[np.int32],
    lengths: NDArray[np.intp],
    theirs: NDArray[np.int32],
    row: NDArray[np.intp],
    column: NDArray[np.intp],
) -> NDArray[np.int32]:
    """Count the matches of the pairs (row, column), which are in the order of rows."""
    known = np.unique(theirs[theirs != _NO_LETTER])
    # Letters that this group has not are all one: the one that is nowhere.
    local = np.zeros(max(ours.max(initial=0), theirs.max(initial=0)) + 1, dtype=np.int32)
    local[known] = np.arange(1, len(known) + 1)
    ours, behind = local[ours], _next_places(local[theirs], len(known))
    at = np.zeros(len(row), dtype=np.uint8)
    found = np.zeros(len(row), dtype=np.int32)
    for step in range(ours.shape[1]):
        n = int(np.searchsorted(row, np.count_nonzero(lengths > step)))
        new = behind[column[:n], at[:n], ours[row[:n], step]]
        hit = new != _NOT_THERE
        found[:n] += hit
        at[:n] = np.where(hit, new, at[:n])
    return found


def _next_places(texts: NDArray[np.int32], n_letters: int) -> NDArray[np.uint8]:
    """Return, by text, place and letter, the place behind the letter's next occurrence from that place on."""
    n_texts, longest = texts.shape
    behind = np.full((n_texts, longest + 1, n_letters + 1), _NOT_THERE, dtype=np.uint8)
    for place in range(longest - 1, -1, -1):
        behind[:, place] = behind[:, place + 1]
        there = np.flatnonzero(texts[:, place])
        behind[there, place, texts[there, place]] = place + 1
    return behind
