"""Two annotators' labels made one, and what only a third can decide (protocol section 7; paper, human protocol).

Equal outcomes stay; W and P make 0.75, P and F 0.25. W against F, a coverage that one sees and the other does not, or
scopes more than one step apart need a third annotator, whose label then counts as it is. Scopes one step apart make
their mean.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.generation.characters import printable
from pytest_ui2app.scoring.iis import MergedOutcome
from pytest_ui2app.scoring.labels import Cell, CellLabel, Labels

WIDEST_STEP: Final = 0.5
"""Credits that two outcomes may be apart and still be merged: W and P, or P and F (protocol section 7)."""
WIDEST_SCOPE_GAP: Final = 1.0
"""Steps that two scopes may be apart and still be merged (protocol section 7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Merged:
    """What two annotators, and perhaps a third, say together.

    ``labels`` are final. ``arbitrated`` are the cells among them that the third decided; ``waiting`` those that he has
    yet to; ``single`` those that only one of the two has labelled. The last two have no label.
    """

    labels: Labels
    arbitrated: tuple[Cell, ...]
    waiting: tuple[Cell, ...]
    single: tuple[Cell, ...]


def merge(first: Labels, second: Labels, arbiter: Labels) -> Merged:
    """Merge the labels of two annotators; ``arbiter`` may hold nothing, or more cells than need it."""
    labels: dict[Cell, CellLabel] = {}
    waiting: list[Cell] = []
    arbitrated: list[Cell] = []
    for cell in sorted(first.keys() & second.keys()):
        if not differing(first[cell], second[cell]):
            labels[cell] = _between(first[cell], second[cell])
        elif cell in arbiter:
            labels[cell] = arbiter[cell]
            arbitrated.append(cell)
        else:
            waiting.append(cell)
    return Merged(
        labels=labels,
        arbitrated=tuple(arbitrated),
        waiting=tuple(waiting),
        single=tuple(sorted(first.keys() ^ second.keys())),
    )


def names_of(files: Sequence[Path]) -> list[str]:
    """Return what to call the people who filled some different files: the files' names, as much as tells them apart.

    Of ``anna.csv`` that is anna, of ``anna/filled.csv`` and ``ben/filled.csv`` anna/filled and ben/filled.
    """
    paths = [file.resolve() for file in files]
    bare = [path.with_suffix("") for path in paths]
    for kind, depth in itertools.product((bare, paths), range(1, max(len(path.parts) for path in paths))):
        names = ["/".join(path.parts[1:][-depth:]) for path in kind]
        if len({*names}) == len(names):
            return [printable(name) for name in names]
    return [printable(str(path)) for path in paths]


def differing(one: CellLabel, other: CellLabel) -> str:
    """Return what makes two labels need a third, in words; empty if they can be merged."""
    if one.covered != other.covered:
        return "coverage: one sees it, one does not"
    if not one.covered:
        return ""
    if one.credit is not None and other.credit is not None and abs(one.credit - other.credit) > WIDEST_STEP:
        return "outcome: W against F"
    if abs(one.scope - other.scope) > WIDEST_SCOPE_GAP:
        return f"scope: S{one.scope:g} against S{other.scope:g}"
    return ""


def _between(one: CellLabel, other: CellLabel) -> CellLabel:
    if one.credit is None or other.credit is None or one.credit == other.credit:
        return CellLabel(outcome=one.outcome, scope=(one.scope + other.scope) / 2)
    merged = MergedOutcome(credit=(one.credit + other.credit) / 2)
    return CellLabel(outcome=merged, scope=(one.scope + other.scope) / 2)
