"""Ratcliff-Obershelp similarity of block texts, each unique pair computed once.

The similarity is exactly ``difflib.SequenceMatcher(None, reference, generated).ratio()`` with difflib's own
"autojunk" heuristic (protocol section 5). It is not symmetric: the argument order is part of the metric.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from cydifflib import SequenceMatcher
from numpy.typing import NDArray

MASK_BITS = 64
"""Size of a text's letter mask; letters that share a bit only cost an unneeded comparison."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SimilarityTable:
    """Similarities in [0, 1] of all unique reference texts (rows) to all unique generated texts (columns)."""

    rows: Mapping[str, int]
    columns: Mapping[str, int]
    rho: NDArray[np.float64]

    def between(self, reference: Sequence[str], generated: Sequence[str]) -> NDArray[np.float64]:
        """Return the ``len(reference) x len(generated)`` matrix of similarities; every text must be in the table."""
        rows = np.array([self.rows[text] for text in reference], dtype=np.intp)
        columns = np.array([self.columns[text] for text in generated], dtype=np.intp)
        return self.rho[np.ix_(rows, columns)]


def similarity_table(reference: Iterable[str], generated: Iterable[str]) -> SimilarityTable:
    """Compare every unique reference text with every unique generated text."""
    rows = {text: index for index, text in enumerate(dict.fromkeys(reference))}
    columns = {text: index for index, text in enumerate(dict.fromkeys(generated))}
    rho = _ratios(tuple(rows), tuple(columns))
    rho.flags.writeable = False
    return SimilarityTable(rows=rows, columns=columns, rho=rho)


def _ratios(rows: Sequence[str], columns: Sequence[str]) -> NDArray[np.float64]:
    rho = np.zeros((len(rows), len(columns)))
    slots = {letter: slot % MASK_BITS for slot, letter in enumerate(sorted(set().union(*rows, *columns)))}
    row_masks = np.array([_letter_mask(text, slots) for text in rows], dtype=np.uint64)
    # The matcher analyses its second sequence, so that one goes in the outer loop.
    matcher: SequenceMatcher[str] = SequenceMatcher(None)
    for column, text in enumerate(columns):
        matcher.set_seq2(text)
        # Texts without a common letter have ratio 0 exactly; skipping them changes nothing.
        for row in np.flatnonzero(row_masks & _letter_mask(text, slots)).tolist():
            matcher.set_seq1(rows[row])
            rho[row, column] = matcher.ratio()
    return rho


def _letter_mask(text: str, slots: Mapping[str, int]) -> np.uint64:
    mask = 0
    for letter in set(text):
        mask |= 1 << slots[letter]
    # difflib calls two empty texts equal; having no letters must not read as having none in common.
    return np.uint64(mask or 2**MASK_BITS - 1)
