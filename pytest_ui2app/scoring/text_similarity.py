"""Ratcliff-Obershelp similarity of block texts, each unique pair computed once.

The similarity is exactly ``difflib.SequenceMatcher(None, reference, generated).ratio()`` with difflib's own
"autojunk" heuristic (protocol section 5). It is not symmetric: the argument order is part of the metric.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from cydifflib import SequenceMatcher
from numpy.typing import NDArray

from pytest_ui2app.scoring.scattered import scattered_matches


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
    matches = scattered_matches(rows, columns)
    lengths = np.add.outer([len(text) for text in rows], [len(text) for text in columns])
    rho = 2.0 * matches / np.maximum(lengths, 1)
    # difflib calls two empty texts equal.
    rho[lengths == 0] = 1.0
    # The matcher analyses its second sequence, so that one goes in the outer loop.
    matcher: SequenceMatcher[str] = SequenceMatcher(None)
    for column, text in enumerate(columns):
        matcher.set_seq2(text)
        for row in np.flatnonzero(matches[:, column] < 0).tolist():
            matcher.set_seq1(rows[row])
            rho[row, column] = matcher.ratio()
    return rho
